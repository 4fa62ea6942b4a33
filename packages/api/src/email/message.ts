import { emailAddress } from '@agency/contract/text'
import MailComposer from 'nodemailer/lib/mail-composer'
import { EmailDeliveryError } from './email-delivery-error.ts'
import { headerLine } from './header-line.ts'
import { PICTURE_ID, withoutPicture } from './render-draft.ts'

export interface MailAddress {
  name: string
  address: string
}

/** An email as it is sent: to one person, in text and HTML. */
export interface MailMessage {
  /** Without angle brackets; stays the same however often the email is sent. */
  messageId: string
  from: MailAddress
  to: MailAddress
  /** Whom an answer goes to; where left out, to the sender. */
  replyTo?: MailAddress | undefined
  subject: string
  text: string
  html: string
  /** JPEG, for the place that the HTML has for it. */
  picture?: Uint8Array | undefined
  date: Date
  /** As RFC 3834 has it: an answer to what the recipient sent, or a notice. */
  cause: 'auto-replied' | 'auto-generated'
}

/** A message in the form of RFC 5322, and between whom it goes. */
export interface ComposedMail {
  from: string
  to: string
  bytes: Buffer
}

/** One address, in a form that no mail server reads as two. Throws EmailDeliveryError. */
function checked(address: string): string {
  if (emailAddress.safeParse(address).success) return address
  throw new EmailDeliveryError('This is not an address that mail can be sent to.', {
    isPermanent: true,
  })
}

/** Composes the message. Its lines end in CRLF. Throws EmailDeliveryError for an address that is none. */
export async function composeMail(message: MailMessage): Promise<ComposedMail> {
  const { from, to, replyTo, subject, text, html, picture, date, cause } = message
  const header = ({ name, address }: MailAddress) => ({
    name: headerLine(name, 100),
    address: checked(address),
  })
  const composer = new MailComposer({
    from: header(from),
    to: header(to),
    ...(replyTo && { replyTo: header(replyTo) }),
    subject: headerLine(subject),
    messageId: `<${message.messageId}>`,
    date,
    text,
    html: picture ? html : withoutPicture(html),
    ...(picture && {
      attachments: [
        {
          content: Buffer.from(picture),
          contentType: 'image/jpeg',
          filename: 'concept.jpg',
          cid: PICTURE_ID,
          contentDisposition: 'inline',
        },
      ],
    }),
    headers: { 'Auto-Submitted': cause, 'X-Auto-Response-Suppress': 'All' },
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const bytes = await composer.compile().build()
  return { from: from.address, to: to.address, bytes }
}
