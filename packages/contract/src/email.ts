import { z } from 'zod'
import { contactPeriods } from './contact.ts'
import { emailStates } from './email-states.ts'
import { PageRequest, pageOf } from './list-page.ts'
import { optionalText } from './text.ts'

/** The kinds of emails about a submission or its result. */
export const submissionEmailKinds = ['message', 'concept', 'quote', 'generation_failed'] as const
export type SubmissionEmailKind = (typeof submissionEmailKinds)[number]
/**
 * The kinds that are about no person: the follow-ups of a day, webhooks, invitations of colleagues,
 * weekly and monthly summaries, and alerts.
 */
export const staffEmailKinds = [
  ...(['follow_ups', 'webhook', 'invitation', 'summary', 'alert'] as const),
] as const
export type StaffEmailKind = (typeof staffEmailKinds)[number]
/** `written` was written by staff to a contact. */
export const emailKinds = [
  ...submissionEmailKinds,
  ...(['proposal', 'written'] as const),
  ...staffEmailKinds,
] as const
export type EmailKind = (typeof emailKinds)[number]

/** The agency, or the person who used a form. */
export const emailRecipients = ['owner', 'visitor'] as const
export type EmailRecipient = (typeof emailRecipients)[number]

export const Email = z.object({
  id: z.int(),
  kind: z.enum(emailKinds),
  recipient: z.enum(emailRecipients),
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  state: z.enum(emailStates),
  /** Number of delivery attempts. */
  attempts: z.int().min(0),
  /** Why the last attempt failed, in words; null if none has failed since it was queued. */
  lastError: z.string().nullable(),
  /** ISO 8601, UTC: of the event it is about, and of its delivery. */
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** The person it is about, or to; null if they were deleted before it was written. */
  contact: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
})
export type Email = z.infer<typeof Email>

/** The filter of the email list; conditions are combined with AND. */
export const EmailFilter = z.object({
  /**
   * Matches anywhere in the recipient's name or email address, or in the subject, case-insensitive;
   * one or two letters match the beginning of a word.
   */
  text: optionalText(100),
  state: z.enum(emailStates).optional(),
  /** Written today, or within the last 7 or 30 days including today, by the day in Melbourne. */
  period: z.enum(contactPeriods).optional(),
})
export type EmailFilter = z.infer<typeof EmailFilter>

export const EmailListRequest = PageRequest.extend({ filter: EmailFilter.prefault({}) })
export type EmailListRequest = z.infer<typeof EmailListRequest>

export const EmailPage = pageOf(Email)
export type EmailPage = z.infer<typeof EmailPage>

export const EmailDetail = Email.extend({
  /** The Reply-To address. */
  replyTo: z.string(),
  /** Null once its retention period is over. */
  text: z.string().nullable(),
})
export type EmailDetail = z.infer<typeof EmailDetail>

/** An email as a file: its name, and the message in RFC 5322 format, which is ASCII. */
export const EmailFile = z.object({ name: z.string(), message: z.string() })
export type EmailFile = z.infer<typeof EmailFile>

/** How emails are delivered. */
export const EmailDeliveryState = z.object({
  /** Host name of the mail server; null if emails are stored as files. */
  host: z.string().nullable(),
  /** The From address. */
  sender: z.string(),
})
export type EmailDeliveryState = z.infer<typeof EmailDeliveryState>

/** Number of days for which the text of emails is kept. */
export const EMAIL_RETENTION_DAYS = 400

export const EMAIL_NOT_QUEUED = 'This email has already been sent, or is being sent now.'
export const EMAIL_DELETED = 'The text of this email is no longer kept.'
