import { createHash } from 'node:crypto'
import { DEPOSIT_PAID, NO_DEPOSIT } from '@agency/contract/proposal-calls'
import { proposalPathOf } from '@agency/contract/proposal-paths'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { consumeForAddress } from '../../limits/rate-limits.ts'
import type { CardPayments, CheckoutSession } from '../../payments/card-payments.ts'
import { PaymentError } from '../../payments/payment-error.ts'
import { requireSent } from './client-service.ts'
import {
  claimDeposit,
  type DepositRecord,
  findDeposit,
  findDepositBySession,
  markPaid,
  replaceSession,
} from './deposit-queries.ts'
import { canPayByCard, depositStateOf } from './deposit-state.ts'
import { recordEvent } from './proposal-events.ts'
import { findProposalByToken, lockProposal, type ProposalRecord } from './proposal-queries.ts'
import { parseSnapshot } from './proposal-record.ts'

type DepositDeps = Pick<Deps, 'db' | 'limits' | 'publicUrl' | 'log' | 'cardPayments'>

const CARD_UNAVAILABLE =
  'Payment by card is not available at the moment. Please pay by bank transfer or ask us.'
const PAYMENT_PENDING =
  'Your payment is being confirmed. The page of the proposal says so as soon as it has arrived.'

const CURRENCY = 'aud'

/** Why a session cannot pay this deposit; undefined if it can. */
function mismatchOf(
  session: CheckoutSession,
  { proposalId, amountCents }: DepositRecord,
): string | undefined {
  if (session.proposalId !== String(proposalId)) return 'another proposal'
  if (session.amount !== amountCents) return 'another amount'
  return session.currency === CURRENCY ? undefined : 'another currency'
}

/**
 * Records a paid session as the payment of its deposit: in one transaction with the timeline and
 * the emails, and only once, however many times it is notified. Mismatches with the stored data are
 * logged and change nothing.
 */
export async function settleSession(
  deps: DepositDeps,
  session: CheckoutSession,
  requestId: string,
): Promise<void> {
  // A completed checkout may be paid days later.
  if (!session.isPaid) return
  const logIgnored = (reason: string, fields: object = {}) =>
    deps.log.warn({ reason, requestId, ...fields }, 'ignored a payment for a deposit')
  await deps.db.transaction().execute(async (trx) => {
    const row = await findDepositBySession(trx, session.id)
    // Locks the proposal first, as when its deposit is marked as received by hand.
    const record = row && (await lockProposal(trx, row.proposalId))
    const deposit = record && (await findDeposit(trx, record.id))
    if (!deposit || deposit.checkoutSession !== session.id) return logIgnored('unknown session')
    const { proposalId, amountCents } = deposit
    const reason = mismatchOf(session, deposit)
    if (reason) return logIgnored(reason, { proposalId })
    const isFirst = await markPaid(trx, proposalId, {
      ...{ paidBy: 'card', paymentIntent: session.paymentIntent },
    })
    await recordEvent(deps, trx, record, {
      kind: 'deposit_paid',
      // A client who pays both ways has paid twice, and somebody has to know.
      text: isFirst ? 'by card' : 'by card, a second time: please refund one of the two',
      ...{ totalCents: amountCents, onceKey: 'deposit_paid:card', requestId },
    })
  })
}

/** Lets a client whose payment failed after the checkout start again. */
export async function clearSession(deps: DepositDeps, { id }: CheckoutSession): Promise<void> {
  const deposit = await findDepositBySession(deps.db, id)
  if (deposit) await replaceSession(deps.db, deposit, null)
}

interface Payable {
  record: ProposalRecord
  amount: number
  clientEmail: string
}

/** Throws NOT_FOUND, and CONFLICT if there is nothing to pay. */
async function getPayable({ db }: DepositDeps, token: string): Promise<Payable> {
  const { record, snapshot } = requireSent(await findProposalByToken(db, token))
  const state = await depositStateOf(db, record)
  if (!state) throw new AppError('CONFLICT', NO_DEPOSIT)
  if (state.paidAt !== null) throw new AppError('CONFLICT', DEPOSIT_PAID)
  return { record, amount: state.amount, clientEmail: snapshot.client.email }
}

/** Creates one checkout for all concurrent requests, and a new one if the last has ended. */
async function createSession(
  deps: DepositDeps,
  payments: CardPayments,
  { record, amount, clientEmail }: Payable,
  attempts: number,
): Promise<CheckoutSession> {
  const page = `${deps.publicUrl}${proposalPathOf(record.token)}`
  const order = {
    ...{ proposalId: record.id, reference: record.reference, amount, clientEmail },
    ...{ successUrl: `${page}?paid`, cancelUrl: page },
  }
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify({ ...order, attempts }))
    .digest('hex')
  try {
    return await payments.createSession({ ...order, idempotencyKey })
  } catch (error) {
    // The service repeats its response for the same key, even a failure.
    const hasResponse = error instanceof PaymentError && error.status !== undefined
    if (hasResponse) await replaceSession(deps.db, { proposalId: record.id, attempts }, null)
    throw error
  }
}

/** The stored session, if it can still be read; with another account's key it cannot. */
async function readStoredSession(payments: CardPayments, id: string | null) {
  if (id === null) return undefined
  try {
    return await payments.readSession(id)
  } catch (error) {
    if (error instanceof PaymentError && error.status === 404) return undefined
    throw error
  }
}

/** URL of the checkout; undefined if the stored session turns out to be paid. */
async function getCheckoutUrl(
  deps: DepositDeps,
  payments: CardPayments,
  payable: Payable,
  requestId: string,
): Promise<string | undefined> {
  const { record, amount } = payable
  const deposit = await claimDeposit(deps.db, record.id, amount)
  const storedSession = await readStoredSession(payments, deposit.checkoutSession)
  if (storedSession?.status === 'complete') {
    if (!storedSession.isPaid) throw new AppError('CONFLICT', PAYMENT_PENDING)
    await settleSession(deps, storedSession, requestId)
    return undefined
  }
  if (storedSession?.status === 'open') {
    if (!mismatchOf(storedSession, deposit)) return storedSession.url
    await payments.expireSession(storedSession.id)
  }
  const session = await createSession(deps, payments, payable, deposit.attempts)
  if (await replaceSession(deps.db, deposit, session.id)) return session.url
  // Another request was faster, or the deposit was paid.
  const latest = await findDeposit(deps.db, record.id)
  if (latest?.checkoutSession === session.id && latest.paidAt === null) return session.url
  throw new AppError('CONFLICT', latest?.paidAt ? DEPOSIT_PAID : PAYMENT_PENDING)
}

const isPaymentError = (error: unknown) => error instanceof PaymentError

/**
 * The URL of the hosted checkout for a deposit, or of the proposal's page if it turns out to be
 * paid. Throws NOT_FOUND, CONFLICT if there is nothing to pay, TOO_MANY_REQUESTS, and UNAVAILABLE
 * if the payment service is down.
 */
export async function openCheckout(
  deps: DepositDeps,
  { token, address, requestId }: { token: string; address: string; requestId: string },
): Promise<string> {
  await consumeForAddress(deps.limits, 'checkout', address)
  const payable = await getPayable(deps, token)
  const { cardPayments } = deps
  const { record, amount } = payable
  if (!cardPayments || !canPayByCard(amount)) throw new AppError('UNAVAILABLE', CARD_UNAVAILABLE)
  await deps.limits.consume('checkoutProposal', String(record.id))
  try {
    const url = await getCheckoutUrl(deps, cardPayments, payable, requestId)
    if (url === '') throw new PaymentError('The address of the checkout is not https.')
    return url ?? proposalPathOf(token)
  } catch (error) {
    if (!isPaymentError(error)) throw error
    deps.log.warn(
      { reason: String(error), requestId, proposalId: record.id },
      'could not open a checkout',
    )
    throw new AppError('UNAVAILABLE', CARD_UNAVAILABLE)
  }
}

/**
 * Checks whether the checkout that a client returns from is paid, since its webhook may still be on
 * its way. Errors are logged: the page shows what is known.
 */
export async function checkReturn(
  deps: DepositDeps,
  { token, address, requestId }: { token: string; address: string; requestId: string },
): Promise<void> {
  if (!deps.cardPayments) return
  try {
    await consumeForAddress(deps.limits, 'checkout', address)
    const { record } = await getPayable(deps, token)
    const deposit = await findDeposit(deps.db, record.id)
    const session = await readStoredSession(deps.cardPayments, deposit?.checkoutSession ?? null)
    if (session) await settleSession(deps, session, requestId)
  } catch (error) {
    if (error instanceof AppError) return
    deps.log.warn(
      { reason: String(error), requestId },
      'could not refresh the payment state; showing the stored one',
    )
  }
}

interface StaffContext {
  staff: { email: string }
  requestId: string
}

/**
 * Marks a deposit as received by bank transfer, and expires its open checkout, if any. Throws
 * NOT_FOUND, and CONFLICT if there is no deposit to be paid.
 */
export async function markReceived(
  deps: Omit<DepositDeps, 'limits'>,
  { staff, requestId }: StaffContext,
  { id }: { id: number },
): Promise<void> {
  const session = await deps.db.transaction().execute(async (trx) => {
    const record = await lockProposal(trx, id)
    if (!record || !parseSnapshot(record)) {
      throw new AppError('NOT_FOUND', 'Proposal not found.')
    }
    const state = await depositStateOf(trx, record)
    if (!state) throw new AppError('CONFLICT', NO_DEPOSIT)
    const deposit = await claimDeposit(trx, id, state.amount)
    if (!(await markPaid(trx, id, { paidBy: 'transfer' }))) {
      throw new AppError('CONFLICT', DEPOSIT_PAID)
    }
    await recordEvent(deps, trx, record, {
      ...{ kind: 'deposit_paid', text: 'by bank transfer', totalCents: state.amount },
      ...{ onceKey: 'deposit_paid:transfer', staffEmail: staff.email, requestId },
    })
    return deposit.checkoutSession
  })
  if (session === null || !deps.cardPayments) return
  await deps.cardPayments.expireSession(session).catch((error: unknown) => {
    deps.log.warn(
      { reason: String(error), requestId, proposalId: id },
      'could not expire the checkout of a deposit paid by transfer',
    )
  })
}
