import type { ComposedEmail } from './message.ts'

/** Sends emails through a mail server, or else stores them as files. */
export interface EmailDelivery {
  /** Host name of the mail server; null if emails are stored as files. */
  host: string | null
  /** The From address; if undefined, the agency's own. */
  sender: string | undefined
  /** Sends an email, or stores it as `name`. Throws EmailDeliveryError, or a file system error. */
  deliver(email: ComposedEmail, name: string, signal?: AbortSignal): Promise<'sent' | 'kept'>
  /** Deletes files that were stored before a time. */
  deleteFilesBefore(before: Date): Promise<void>
  /** Deletes files by the names they were stored under; missing ones are ignored. */
  deleteFiles(names: string[]): Promise<void>
}
