import { z } from 'zod'
import { PageRequest, pageOf } from './list-page.ts'
import { optionalText } from './text.ts'

/** The kinds of emails about a submission or its result. */
export const submissionMailKinds = ['message', 'concept', 'quote', 'generation_failed'] as const
export type SubmissionMailKind = (typeof submissionMailKinds)[number]
export const mailKinds = [...submissionMailKinds, 'proposal'] as const
export type MailKind = (typeof mailKinds)[number]

/** The agency, or the person who used a form. */
export const mailRecipients = ['owner', 'visitor'] as const
export type MailRecipient = (typeof mailRecipients)[number]

/** `kept` was stored as a file: there was no mail server. `failed` is not retried automatically. */
export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const
export type MailState = (typeof mailStates)[number]

const Mail = z.object({
  id: z.int(),
  kind: z.enum(mailKinds),
  recipient: z.enum(mailRecipients),
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  state: z.enum(mailStates),
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
export type Mail = z.infer<typeof Mail>

/** The filter of the email list; both conditions must match. */
export const MailFilter = z.object({
  /**
   * Matches anywhere in the recipient's name or email address, or in the subject, case-insensitive;
   * one or two letters match the beginning of a word.
   */
  text: optionalText(100),
  state: z.enum(mailStates).optional(),
})
export type MailFilter = z.infer<typeof MailFilter>

export const MailListRequest = PageRequest.extend({ filter: MailFilter.prefault({}) })
export type MailListRequest = z.infer<typeof MailListRequest>

export const MailPage = pageOf(Mail)
export type MailPage = z.infer<typeof MailPage>

export const MailDetail = Mail.extend({
  /** The Reply-To address. */
  replyTo: z.string(),
  /** Null once its retention period is over. */
  text: z.string().nullable(),
})
export type MailDetail = z.infer<typeof MailDetail>

/** An email as a file: its name, and the message in RFC 5322 format, which is ASCII. */
export const MailFile = z.object({ name: z.string(), message: z.string() })
export type MailFile = z.infer<typeof MailFile>

/** How emails leave the site. */
export const MailDeliveryState = z.object({
  /** Host name of the mail server; null if emails are stored as files. */
  host: z.string().nullable(),
  /** The From address. */
  sender: z.string(),
})
export type MailDeliveryState = z.infer<typeof MailDeliveryState>

/** Number of days for which the text of emails is kept. */
export const EMAIL_RETENTION_DAYS = 400

export const EMAIL_NOT_QUEUED = 'This mail was sent, or is being sent just now.'
export const EMAIL_DELETED = 'The text of this mail is no longer kept.'
