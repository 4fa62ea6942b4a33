import type { ProposalEventKind } from '@agency/contract/proposal'
import { cut } from '@agency/contract/text'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { type EventDeps, proposalMailsOf } from './proposal-emails.ts'
import { type changeChoices, insertProposalEvent, type ProposalRecord } from './proposal-queries.ts'

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
  /** Whether another of its kind was written down lately: nobody is told. */
  isQuiet?: boolean
  /** What the step is of, in the same statement. */
  change?: ReturnType<typeof changeChoices>
  /** The proposal as it is after the step; read where not given. */
  current?: ProposalRecord
}

/** What staff hear of by the bell and by mail. */
const told: readonly ProposalEventKind[] = [
  ...(['opened', 'changed', 'asked', 'accepted', 'declined', 'expired', 'deposit_paid'] as const),
]
const QUIET_MINUTES = 60
/** From when an opening or a change keeps another of it quiet: the timeline has them all. */
export const quietSince = (): Date => new Date(Date.now() - QUIET_MINUTES * 60_000)

/** What of a request is kept as evidence. */
export const evidenceOf = (sender?: ProposalSender) => ({
  address: sender?.address ?? '',
  browser: cut((sender?.browser ?? '').replaceAll('\0', '').toWellFormed(), 300),
})

/**
 * Writes one step of a proposal's timeline, with the notification and the emails that tell of it. False
 * where `change` changed nothing, and where what happens once was written down before.
 */
export async function recordEvent(
  deps: EventDeps,
  db: Database | Transaction<DB>,
  record: Pick<ProposalRecord, 'id' | 'contactId'>,
  event: NewProposalEvent,
): Promise<boolean> {
  const { kind, text = '', totalCents = null, requestId, change } = event
  const isTold = told.includes(kind) && event.isQuiet !== true
  const written = await insertProposalEvent(
    db,
    {
      ...{ proposalId: record.id, contactId: record.contactId, kind, text, totalCents },
      ...evidenceOf(event.sender),
      ...{ staffEmail: event.staffEmail ?? '', onceKey: event.onceKey ?? null },
    },
    {
      ...{ isTold, requestId, change },
      mails: await proposalMailsOf(deps, db, {
        ...{ kind, text, total: totalCents, proposal: event.current ?? record.id },
        toOwner: isTold,
      }),
    },
  )
  return written !== undefined
}
