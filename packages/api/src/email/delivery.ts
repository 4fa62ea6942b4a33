import type { ComposedMail } from './message.ts'

/** How emails leave the site: by a mail server, or, without one, as files. */
export interface MailDelivery {
  /** Host name of the mail server; null where emails are kept as files. */
  host: string | null
  /** The address emails are sent from; where undefined, the agency's own. */
  sender: string | undefined
  /** Hands an email over, or keeps it as `name`. Throws EmailDeliveryError, or what the disk throws. */
  deliver(mail: ComposedMail, name: string, signal?: AbortSignal): Promise<'sent' | 'kept'>
  /** Removes files that were kept before a time. */
  deleteFilesBefore(before: Date): Promise<void>
  /** Removes files by the names that they were kept as, those that are there. */
  deleteFiles(names: string[]): Promise<void>
}
