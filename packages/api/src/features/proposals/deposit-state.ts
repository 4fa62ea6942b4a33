import type { BankAccount, DepositState, ProposalDeposit } from '@agency/contract/proposal-calls'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { MAX_CHARGE_CENTS, MIN_CHARGE_CENTS } from '../../payments/card-payments.ts'
import { readPriceBook } from '../price-book/read-price-book.ts'
import { findDeposit } from './deposit-queries.ts'
import type { ProposalRecord } from './proposal-queries.ts'
import { priceOf } from './proposal-record.ts'

type Reader = Database | Transaction<DB>

/** The account in the current price book: nobody should pay into a closed one. */
async function readBank(db: Reader): Promise<BankAccount | null> {
  const { bank } = (await readPriceBook(db)).book.terms
  return bank.bsb === '' ? null : { ...bank, bsb: bank.bsb.replace(/^\d{3}/, '$&-') }
}

/** The state of the deposit; null if the proposal asks for none, or is not accepted. */
export async function depositStateOf(
  db: Reader,
  record: ProposalRecord,
): Promise<DepositState | null> {
  if (record.state !== 'accepted') return null
  const { deposit: amount } = priceOf(record)
  if (amount === 0) return null
  const stored = await findDeposit(db, record.id)
  return {
    amount,
    paidAt: stored?.paidAt?.toISOString() ?? null,
    // The column has a check constraint for these values.
    paidBy: (stored?.paidBy ?? null) as DepositState['paidBy'],
  }
}

interface DepositStateDeps extends Partial<Pick<Deps, 'cardPayments'>> {
  db: Reader
}

/**
 * Whether one card charge can be this amount; larger and smaller ones are paid by bank transfer.
 */
export const canPayByCard = (amount: number) =>
  amount >= MIN_CHARGE_CENTS && amount <= MAX_CHARGE_CENTS

/** The deposit of an accepted proposal as its client sees it; null if there is none. */
export async function depositOf(
  { db, cardPayments }: DepositStateDeps,
  record: ProposalRecord,
): Promise<ProposalDeposit | null> {
  const state = await depositStateOf(db, record)
  if (!state) return null
  const { amount, paidAt } = state
  if (paidAt !== null) return { amount, paidAt, bank: null, byCard: false }
  const byCard = cardPayments !== undefined && canPayByCard(amount)
  return { amount, paidAt, bank: await readBank(db), byCard }
}
