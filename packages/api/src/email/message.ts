import { emailAddress } from '@agency/contract/text'
import MailComposer from 'nodemailer/lib/mail-composer'
import { EmailDeliveryError } from './email-delivery-error.ts'
import { headerLine } from './header-line.ts'
import { PICTURE_ID, withoutPicture } from './render-draft.ts'

export interface EmailAddress {
  name: string
  address: string
}

/** An email ready to send: one recipient, text and HTML. */
export interface EmailMessage {
  /** Without angle brackets; the same for every attempt to send the email. */
  messageId: string
  from: EmailAddress
  to: EmailAddress
  /** The Reply-To address; the sender if omitted. */
  replyTo?: EmailAddress | undefined
  subject: string
  text: string
  html: string
  /** A JPEG for the picture's place in the HTML. */
  picture?: Uint8Array | undefined
  date: Date
  /**
   * Auto-Submitted (RFC 3834): a reply to something the recipient sent, or a notice; undefined if
   * a person wrote it.
   */
  cause: 'auto-replied' | 'auto-generated' | undefined
}

/** A message in RFC 5322 format, with its envelope. */
export interface ComposedEmail {
  from: string
  to: string
  bytes: Buffer
}

/** Returns the address if no mail server could read it as two. Throws EmailDeliveryError. */
function checkAddress(address: string): string {
  if (emailAddress.safeParse(address).success) return address
  throw new EmailDeliveryError('This is not a valid email address.', {
    isPermanent: true,
  })
}

/**
 * Composes the message, with CRLF line endings. Throws EmailDeliveryError for an invalid address.
 */
export async function composeEmail(message: EmailMessage): Promise<ComposedEmail> {
  const { from, to, replyTo, subject, text, html, picture, date, cause } = message
  const header = ({ name, address }: EmailAddress) => ({
    name: headerLine(name, 100),
    address: checkAddress(address),
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
    ...(cause && { headers: { 'Auto-Submitted': cause, 'X-Auto-Response-Suppress': 'All' } }),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const bytes = await composer.compile().build()
  return { from: from.address, to: to.address, bytes }
}
