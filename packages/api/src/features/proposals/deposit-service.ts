import type { BankAccount, ProposalDeposit } from '@agency/contract/proposal-calls'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { readPriceBook } from '../price-book/read-price-book.ts'
import type { ProposalRecord } from './proposal-queries.ts'
import { priceOf } from './proposal-record.ts'

type Reader = Database | Transaction<DB>

/** The account in the price book as it is now: a closed one is not to be paid into. */
async function readBank(db: Reader): Promise<BankAccount | null> {
  const { bank } = (await readPriceBook(db)).book.terms
  return bank.bsb === '' ? null : { ...bank, bsb: bank.bsb.replace(/^\d{3}/, '$&-') }
}

/** The deposit that an accepted proposal asks for; null where it asks for none, or is not accepted. */
export async function depositOf(
  db: Reader,
  record: ProposalRecord,
): Promise<ProposalDeposit | null> {
  if (record.state !== 'accepted') return null
  const { deposit: amount } = priceOf(record)
  return amount === 0 ? null : { amount, bank: await readBank(db) }
}
