import { z } from 'zod'
import { alertKinds } from './alert.ts'
import { FeedRequest, pageOf } from './list-page.ts'

export const submissionNoticeKinds = ['message', 'concept', 'quote', 'generation_failed'] as const
/** A client's actions on a proposal, and its expiry. */
const proposalNoticeKinds = [
  ...(['proposal_opened', 'proposal_changed', 'proposal_asked'] as const),
  ...(['proposal_accepted', 'proposal_declined', 'proposal_expired'] as const),
  'proposal_deposit_paid',
] as const
export const notificationKinds = [
  ...submissionNoticeKinds,
  ...proposalNoticeKinds,
  /** The day has come on which staff planned to write to somebody. */
  'follow_up',
  ...alertKinds,
] as const

/** An event that staff may want to act on. */
export const Notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  /** Whether the current staff member has read it. */
  read: z.boolean(),
  /** ISO 8601, UTC. */
  time: z.string(),
  /** The person who caused it, or to write to; '' for an alert. */
  name: z.string(),
  company: z.string(),
  /** The subject of a message, the title of a proposal, or why there is an alert; or ''. */
  subject: z.string(),
  /**
   * Link targets: the person's page, unless they were deleted, and the concept, if there is one.
   */
  contactId: z.int().nullable(),
  conceptId: z.int().nullable(),
  proposalId: z.int().nullable(),
})
export type Notification = z.infer<typeof Notification>

export const NotificationListRequest = FeedRequest
export type NotificationListRequest = z.infer<typeof NotificationListRequest>

export const NotificationPage = pageOf(Notification)
export type NotificationPage = z.infer<typeof NotificationPage>

export const UnreadCount = z.object({ unread: z.int().min(0) })
export type UnreadCount = z.infer<typeof UnreadCount>
