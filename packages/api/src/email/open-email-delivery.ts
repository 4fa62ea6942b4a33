import type { MailDelivery } from './delivery.ts'
import { keepMail, removeKeptMail, removeKeptMails } from './email-files.ts'
import { type SmtpServer, sendBySmtp } from './smtp.ts'

interface MailOptions {
  /** Without a server, emails are stored as files. */
  smtp?: SmtpServer | undefined
  sender?: string | undefined
  /** The directory for these files. */
  dir: string
}

/** The configured email delivery. Nothing is opened before the first email. */
export const openMailDelivery = ({ smtp, sender, dir }: MailOptions): MailDelivery => ({
  host: smtp?.host ?? null,
  sender,
  deliver: async (mail, name, signal) => {
    if (smtp) {
      await sendBySmtp(smtp, mail, signal)
      return 'sent'
    }
    await keepMail(dir, name, mail.bytes)
    return 'kept'
  },
  deleteFilesBefore: (before) => removeKeptMails(dir, before),
  deleteFiles: async (names) => {
    for (const name of names) await removeKeptMail(dir, name)
  },
})
