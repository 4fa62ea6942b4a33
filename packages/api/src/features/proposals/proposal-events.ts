import type { ProposalEventKind } from '@agency/contract/proposal'
import { truncate } from '@agency/contract/text'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { composeProposalEmails, type EventDeps } from './proposal-emails.ts'
import { type changeChoices, insertProposalEvent, type ProposalRecord } from './proposal-queries.ts'

/** The sender of a request about a proposal, as far as it is known. */
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
  /** An event with this key is recorded only once. */
  onceKey?: string
  requestId: string
  /** Whether the same kind was recorded recently, so that nobody is notified. */
  isMuted?: boolean
  /** The change that the event records, made in the same statement. */
  change?: ReturnType<typeof changeChoices>
  /** The proposal after the event; read from the database if omitted. */
  current?: ProposalRecord
}

/** Events that staff are notified of, in the dashboard and by email. */
const notifiedKinds: readonly ProposalEventKind[] = [
  ...(['opened', 'changed', 'asked', 'accepted', 'declined', 'expired', 'deposit_paid'] as const),
]
const MUTE_MINUTES = 60
/** A view or a change since this time mutes the next one's notification, not its timeline entry. */
export const mutedSince = (): Date => new Date(Date.now() - MUTE_MINUTES * 60_000)

/** The details of a request that are stored as evidence. */
export const evidenceOf = (sender?: ProposalSender) => ({
  address: sender?.address ?? '',
  browser: truncate((sender?.browser ?? '').replaceAll('\0', '').toWellFormed(), 300),
})

/**
 * Records an event in a proposal's timeline, with its notification and emails. False if `change`
 * changed nothing, or if a once-only event was already recorded.
 */
export async function recordEvent(
  deps: EventDeps,
  db: Database | Transaction<DB>,
  record: Pick<ProposalRecord, 'id' | 'contactId'>,
  event: NewProposalEvent,
): Promise<boolean> {
  const { kind, text = '', totalCents = null, requestId, change } = event
  const isNotified = notifiedKinds.includes(kind) && event.isMuted !== true
  const eventId = await insertProposalEvent(
    db,
    {
      ...{ proposalId: record.id, contactId: record.contactId, kind, text, totalCents },
      ...evidenceOf(event.sender),
      ...{ staffEmail: event.staffEmail ?? '', onceKey: event.onceKey ?? null },
    },
    {
      ...{ isNotified, requestId, change },
      emails: await composeProposalEmails(deps, db, {
        ...{ kind, text, total: totalCents, proposal: event.current ?? record.id },
        toOwner: isNotified,
      }),
    },
  )
  return eventId !== undefined
}
