import { isIP } from 'node:net'
import nodemailer from 'nodemailer'
import { EmailDeliveryError } from './email-delivery-error.ts'
import { headerLine } from './header-line.ts'
import type { ComposedEmail } from './message.ts'

/**
 * TLS mode of a connection: TLS from the start, STARTTLS required, STARTTLS if offered, or none.
 */
export type SmtpTls = 'implicit' | 'required' | 'offered' | 'off'

export interface SmtpServer {
  host: string
  port: number
  tls: SmtpTls
  login?: { user: string; password: string } | undefined
}

/** If a server is slower than this, the email is retried later, in ms. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** A session is closed after this time, in ms, since emails are sent one at a time. */
const TOTAL_TIMEOUT_MS = 120_000

interface SmtpError {
  code?: string
  responseCode?: number
  response?: string
}

const connectionErrors: Record<string, (host: string) => string> = {
  ECONNECTION: (host) => `The mail server ${host} ended the connection.`,
  ESOCKET: (host) => `The mail server ${host} could not be reached.`,
  ECONNREFUSED: (host) => `The mail server ${host} could not be reached.`,
  ETIMEDOUT: (host) => `The mail server ${host} did not answer in time.`,
  EDNS: (host) => `The host name of the mail server, ${host}, was not found.`,
  ETLS: (host) => `A secure connection to the mail server ${host} could not be established.`,
  // The server's reply to a login is not repeated: it may contain what was sent.
  EAUTH: (host) => `The mail server ${host} refused the login of this site.`,
  ENOAUTH: (host) => `The mail server ${host} refused the login of this site.`,
  EABORT: () => 'The site was stopped while the email was being sent.',
}

/** 5xx replies to the email itself are final (RFC 5321, 4.2.1); 503 is about the session. */
const isFinal = ({ code, responseCode = 0 }: SmtpError) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') &&
  responseCode >= 500 &&
  responseCode < 600 &&
  responseCode !== 503

/** Describes an error for staff. */
function toDeliveryError(error: SmtpError, host: string): EmailDeliveryError {
  const { code = '', response } = error
  const describe = connectionErrors[code]
  if (describe) return new EmailDeliveryError(describe(host), { isPermanent: false })
  const isPermanent = isFinal(error)
  const serverReply = response ? ` It said: ${headerLine(response, 300)}` : ''
  return new EmailDeliveryError(
    isPermanent
      ? `The mail server rejected this email permanently.${serverReply}`
      : `The mail server did not accept this email.${serverReply}`,
    { isPermanent },
  )
}

/**
 * Sends an email to the server, on its own connection. Throws EmailDeliveryError. A server may have
 * accepted an email although the confirmation was lost: it is then sent again, with the same
 * Message-ID.
 */
export async function sendBySmtp(
  { host, port, tls, login }: SmtpServer,
  { from, to, bytes }: ComposedEmail,
  signal?: AbortSignal,
  totalTimeoutMs = TOTAL_TIMEOUT_MS,
): Promise<void> {
  const timeout = AbortSignal.timeout(totalTimeoutMs)
  const transport = nodemailer.createTransport({
    ...{ host, port, ...TIMEOUTS },
    secure: tls === 'implicit',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'off',
    tls: { minVersion: 'TLSv1.2', ...(isIP(host) === 0 && { servername: host }) },
    ...(login && { auth: { user: login.user, pass: login.password } }),
    logger: false,
  })
  try {
    await transport.sendMail({
      envelope: { from, to: [to] },
      raw: bytes,
      maxRecipients: 1,
      signal: AbortSignal.any([timeout, ...(signal ? [signal] : [])]),
    })
  } catch (error) {
    const hasTimedOut = timeout.aborted && !signal?.aborted
    throw toDeliveryError(hasTimedOut ? { code: 'ETIMEDOUT' } : (error as SmtpError), host)
  } finally {
    transport.close()
  }
}
