import type { EmailDelivery } from './delivery.ts'
import { removeStoredEmail, removeStoredEmails, storeEmail } from './email-files.ts'
import { type SmtpServer, sendBySmtp } from './smtp.ts'

interface EmailDeliveryOptions {
  /** Without a server, emails are stored as files. */
  smtp?: SmtpServer | undefined
  sender?: string | undefined
  /** The directory for these files. */
  dir: string
}

/** The configured email delivery. Nothing is opened before the first email. */
export const openEmailDelivery = ({ smtp, sender, dir }: EmailDeliveryOptions): EmailDelivery => ({
  host: smtp?.host ?? null,
  sender,
  deliver: async (email, name, signal) => {
    if (smtp) {
      await sendBySmtp(smtp, email, signal)
      return 'sent'
    }
    await storeEmail(dir, name, email.bytes)
    return 'kept'
  },
  deleteFilesBefore: (before) => removeStoredEmails(dir, before),
  deleteFiles: async (names) => {
    for (const name of names) await removeStoredEmail(dir, name)
  },
})
