import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** An email as it was received over the network. */
interface ReceivedEmail {
  /** The envelope: its sender, and every requested recipient. */
  from: string
  to: string[]
  raw: Buffer
}

/** Rejects a command with a server response; throw nothing to accept the email. */
export class SmtpRejection extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

export interface MailServer {
  port: number
  received: ReceivedEmail[]
  /** The number of rejections sent. */
  rejections: number
  close(): Promise<void>
}

interface MailServerOptions {
  port?: number
  /**
   * Called once for each email, with the number of earlier ones; throws an SmtpRejection to reject
   * it.
   */
  onRecipient?: (address: string, earlierCount: number) => void
  onData?: (earlierCount: number) => void | Promise<void>
  /** Additional options for the npm package's server. */
  options?: SMTPServerOptions
}

/** A real SMTP server on loopback. It does not offer STARTTLS unless its options say so. */
export async function openMailServer({
  port = 0,
  onRecipient,
  onData,
  options,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedEmail[] = []
  const counts = { recipients: 0, data: 0 }
  const state = { rejections: 0 }
  const reject = (error: unknown, callback: (error: Error) => void) => {
    state.rejections += 1
    callback(error as Error)
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    hidePIPELINING: true,
    logger: false,
    onRcptTo: ({ address }, _session, callback) => {
      try {
        onRecipient?.(address, counts.recipients++)
        callback()
      } catch (error) {
        reject(error, callback)
      }
    },
    onData: async (stream, { envelope }, callback) => {
      try {
        const raw = await buffer(stream)
        await onData?.(counts.data++)
        const { mailFrom, rcptTo } = envelope
        const from = mailFrom ? mailFrom.address : ''
        received.push({ from, to: rcptTo.map(({ address }) => address), raw })
        callback()
      } catch (error) {
        reject(error, callback)
      }
    },
    ...options,
  })
  // Some tests abort the client half-way.
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    received,
    get rejections() {
      return state.rejections
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The header lines of a message, unfolded but not decoded. */
export function headerLinesOf(raw: Buffer): string[] {
  const text = raw.toString('latin1')
  const head = text.slice(0, text.indexOf('\r\n\r\n'))
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
}

/** A message as an email program reads it. */
export const parseEmail = (raw: Uint8Array) => PostalMime.parse(raw)
