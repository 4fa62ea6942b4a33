import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { announceEvent } from '../webhooks/announce-event.ts'
import type { ProposalRecord } from './proposal-queries.ts'

/** A proposal in a webhook event. Its client is named only while they are a contact. */
export function describeProposal(record: ProposalRecord) {
  const { id, reference, contactId, name, email, company } = record
  return {
    proposal: {
      ...{ id, reference, totalCents: record.totalCents, currency: 'AUD' as const },
      // A title usually contains the client's name.
      title: contactId === null ? '' : record.title,
      expiresOn: record.expiresOn,
    },
    contact: contactId === null ? null : { id: contactId, name, email, company },
  }
}

/** Announces to webhooks what happened to a proposal, as it is after that. */
export const announceProposal = <
  Type extends 'proposal.sent' | 'proposal.opened' | 'proposal.accepted' | 'proposal.declined',
>(
  trx: Transaction<DB>,
  type: Type,
  record: ProposalRecord,
  details: Omit<
    Parameters<typeof announceEvent<Type>>[2],
    keyof ReturnType<typeof describeProposal>
  >,
): Promise<void> =>
  announceEvent(
    trx,
    type,
    { ...describeProposal(record), ...details } as Parameters<typeof announceEvent<Type>>[2],
    { contactId: record.contactId },
  )
