import type { ProposalEventKind } from '@agency/contract/proposal'
import { cut } from '@agency/contract/text'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { insertProposalNotification } from '../notifications/notification-queries.ts'
import { type EventDeps, mailProposalEvent } from './proposal-emails.ts'
import { insertProposalEvent, type ProposalRecord } from './proposal-queries.ts'

/** Who does something to a proposal, as far as a request tells. */
export interface ProposalSender {
  requestId: string
  address: string
  browser: string
}

export interface NewProposalEvent {
  kind: ProposalEventKind
  text?: string
  totalCents?: number
  sender?: ProposalSender
  staffEmail?: string
  /** What happens once under this name is written down once. */
  onceKey?: string
  requestId: string
}

/** What staff hear of by the bell and by mail. */
const told: readonly ProposalEventKind[] = [
  ...(['opened', 'changed', 'asked', 'accepted', 'declined', 'expired', 'deposit_paid'] as const),
]
/** Of these one within so many minutes is told: the timeline has them all. */
const quietMinutes: Partial<Record<ProposalEventKind, number>> = { opened: 60, changed: 60 }

/** What of a browser's own name is kept as evidence. */
const clipped = (text: string) => cut(text.replaceAll('\0', '').toWellFormed(), 300)

/**
 * Writes one step of a proposal's timeline in the transaction that makes it, with the notification and
 * the emails that tell of it. False where what happens once was written down before.
 */
export async function recordEvent(
  deps: EventDeps,
  trx: Transaction<DB>,
  record: Pick<ProposalRecord, 'id' | 'contactId'>,
  { kind, text = '', totalCents, sender, staffEmail = '', onceKey, requestId }: NewProposalEvent,
): Promise<boolean> {
  const minutes = quietMinutes[kind]
  const event = await insertProposalEvent(
    trx,
    {
      ...{ proposalId: record.id, contactId: record.contactId, kind, text, staffEmail },
      totalCents: totalCents ?? null,
      address: sender?.address ?? '',
      browser: clipped(sender?.browser ?? ''),
      onceKey: onceKey ?? null,
    },
    new Date(Date.now() - (minutes ?? 0) * 60_000),
  )
  if (!event) return false
  const isTold = told.includes(kind) && !(minutes !== undefined && event.isRepeated)
  if (isTold) await insertProposalNotification(trx, event.id)
  await mailProposalEvent(deps, trx, {
    total: totalCents ?? null,
    ...{ kind, text, eventId: event.id, proposalId: record.id, requestId },
    toOwner: isTold,
  })
  return true
}
