import type { MailDelivery } from './delivery.ts'
import { keepMail, removeKeptMail, removeKeptMails } from './email-files.ts'
import { type SmtpServer, sendBySmtp } from './smtp.ts'

interface MailOptions {
  /** Without one, emails are kept as files. */
  smtp?: SmtpServer | undefined
  sender?: string | undefined
  /** Where they are kept then. */
  dir: string
}

/** The site's way of delivering mail. Nothing is opened before there is an email. */
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
