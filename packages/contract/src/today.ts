import { z } from 'zod'
import { Contact } from './contact.ts'
import { Email } from './email.ts'
import { FailedJob } from './failed-job.ts'
import { EXPIRING_DAYS, ProposalRow } from './proposal-calls.ts'
import { submissionKinds } from './submission-kinds.ts'

/** Max number of rows in each part of the overview's Today. */
export const TODAY_ROWS = 5

/** Emails that failed longer ago than this are only in the list of emails. */
export const FAILED_EMAIL_PERIOD = 'month'

/** A contact who waits for an answer. */
const WaitingContact = Contact.pick({ id: true, name: true, company: true }).extend({
  /** ISO 8601, UTC. */
  waitingSince: z.string(),
  /**
   * What they sent then, and its subject if it is a message; null if they only asked about a
   * proposal.
   */
  kind: z.enum(submissionKinds).nullable(),
  subject: z.string(),
})
export type WaitingContact = z.infer<typeof WaitingContact>

/** A proposal that its client has opened, or that is about to expire. */
const WaitingProposal = ProposalRow.extend({
  /** ISO 8601, UTC: of the last time that the client opened it; null if they have not. */
  openedAt: z.string().nullable(),
})
export type WaitingProposal = z.infer<typeof WaitingProposal>

/** The most urgent rows, and the number of all; the list with the same filter has these rows. */
const partOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.int().min(0), rows: z.array(row).max(TODAY_ROWS) })

/** What waits for the owner. */
export const Today = z.object({
  /** Contacts without an answer, the longest wait first. */
  waiting: partOf(WaitingContact),
  /** Contacts whose follow-up is due today or overdue, the oldest day first. */
  followUps: partOf(Contact),
  /** Proposals that were opened or are about to expire, the first to expire first. */
  proposals: partOf(WaitingProposal),
  /** Emails that failed in the last 30 days, newest first. */
  emails: partOf(Email),
  /** Background jobs that failed for good, newest first. */
  jobs: partOf(FailedJob),
})
export type Today = z.infer<typeof Today>

export type TodayPart = keyof Today

/** What each part counts, in words for staff. */
export const todayDefinitions: Record<TodayPart, string> = {
  waiting:
    'People who sent a message, or asked for a concept, an estimate or about a proposal, and have had no answer since. An answer is an email that you wrote on their page, unless it could not be delivered; a proposal that you sent; a status other than New that you set; or the button “Mark as answered” on their page. An email from your own mail program is not seen here. The time is since the first thing that nobody answered.',
  followUps:
    'People whose next follow-up is today or earlier, in Melbourne. One from an earlier day is overdue until you press Done or plan another day.',
  proposals: `Proposals that can still be accepted, and that the client has opened or that end within ${EXPIRING_DAYS} days. Plan a follow-up with the client for a later day on which the proposal is still valid, and it waits until then.`,
  emails:
    'Emails of the last 30 days that the mail server rejected, or that it did not accept at any attempt.',
  jobs: 'Background work that failed at its last attempt and is not tried again by itself.',
}
