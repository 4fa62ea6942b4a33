import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { EmailMessage } from '@agency/api/email/message'
import { composeEmail } from '@agency/api/email/message'
import { type SmtpServer, sendBySmtp } from '@agency/api/email/smtp'
import { afterEach, describe, expect, test } from 'vitest'
import {
  headerLinesOf,
  type MailServer,
  openMailServer,
  parseEmail,
  SmtpRejection,
} from '../support/mail-server.ts'

const message: EmailMessage = {
  messageId: 'one@emberlane.example',
  from: { name: 'Emberlane', address: 'hello@emberlane.example' },
  to: { name: 'Tomas Vidal', address: 'tomas@tidewater.example' },
  subject: 'We have your message',
  text: 'Hello Tomas.\n',
  html: '<p>Hello Tomas.</p><!--picture--><img src="cid:picture" alt=""><!--/picture-->',
  date: new Date('2026-03-04T05:06:07Z'),
  cause: 'auto-replied',
}

const open: MailServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})
async function serve(options?: Parameters<typeof openMailServer>[0]) {
  const server = await openMailServer(options)
  open.push(server)
  return server
}
const serverAt = ({ port }: { port: number }, overrides: Partial<SmtpServer> = {}): SmtpServer => ({
  ...{ host: '127.0.0.1', port, tls: 'offered' },
  ...overrides,
})

/** Sends one email and returns what was received over the network. */
async function sendAndReceive(changes: Partial<EmailMessage>) {
  const server = await serve()
  await sendBySmtp(serverAt(server), await composeEmail({ ...message, ...changes }))
  expect(server.received).toHaveLength(1)
  const [email] = server.received
  if (!email) throw new Error('No email was received.')
  return { ...email, headers: headerLinesOf(email.raw), parsed: await parseEmail(email.raw) }
}

/** The parser adds line breaks at the end of a text. */
const textOf = ({ text }: { text?: string }) => text?.trimEnd()
const namesOf = (headers: string[]) => headers.map((line) => line.split(':')[0]?.toLowerCase())
const expectedNames = [
  ...['auto-submitted', 'x-auto-response-suppress', 'from', 'to', 'subject', 'message-id'],
  ...['date', 'mime-version', 'content-type'],
]

test('an email arrives with its text, HTML, date and message id', async () => {
  const { from, to, headers, parsed } = await sendAndReceive({})
  expect({ from, to }).toEqual({
    from: 'hello@emberlane.example',
    to: ['tomas@tidewater.example'],
  })
  expect(namesOf(headers)).toEqual(expectedNames)
  expect(headers).toContain('Message-ID: <one@emberlane.example>')
  expect(headers).toContain('Auto-Submitted: auto-replied')
  expect(parsed).toMatchObject({
    subject: 'We have your message',
    date: '2026-03-04T05:06:07.000Z',
    attachments: [],
  })
  expect(textOf(parsed)).toBe('Hello Tomas.')
  // Without a picture nothing refers to one.
  expect(parsed.html).toBe('<p>Hello Tomas.</p>\n')
})

test('a picture is embedded in the email', async () => {
  const picture = Buffer.from('jpeg bytes')
  const { parsed } = await sendAndReceive({ picture })
  expect(parsed.html).toContain('src="cid:picture"')
  const [attachment] = parsed.attachments
  expect(attachment).toMatchObject({ contentId: '<picture>', mimeType: 'image/jpeg' })
  expect(Buffer.from(attachment?.content as ArrayBuffer)).toEqual(picture)
})

describe('headers and recipients cannot be injected', () => {
  const hostile = [
    'Eve\r\nBcc: victim@tidewater.example',
    'Eve\nBcc: victim@tidewater.example',
    'Eve\rBcc: victim@tidewater.example',
    'Eve\0\r\n\r\nBcc: victim@tidewater.example\r\n\r\nA body',
    'Eve\u2028Bcc: victim@tidewater.example\u2029x',
    'Eve\u0085Bcc: victim@tidewater.example',
    '=?utf-8?Q?Eve=0D=0ABcc:_victim@tidewater.example?=',
    '=?utf-8?B?RXZlDQpCY2M6IHZpY3RpbUB0aWRld2F0ZXIuZXhhbXBsZQ==?=',
    'victim@tidewater.example, other@tidewater.example',
    'Eve" <victim@tidewater.example>, "x',
    'Eve <victim@tidewater.example>',
    'Group: victim@tidewater.example;',
    '\\" <victim@tidewater.example>',
    '(comment) <victim@tidewater.example>',
    '\u202Eelpmaxe.retawedit@mitciv\u202C',
  ]
  test.each(hostile)('through the name or subject %j', async (text) => {
    const { to, headers, parsed } = await sendAndReceive({
      to: { name: text, address: message.to.address },
      replyTo: { name: text, address: 'eve@tidewater.example' },
      subject: text,
    })
    expect(to).toEqual([message.to.address])
    expect(namesOf(headers).sort()).toEqual([...expectedNames, 'reply-to'].sort())
    expect(parsed.to).toHaveLength(1)
    expect(parsed.to?.[0]).toMatchObject({ address: message.to.address })
    expect(parsed.replyTo).toHaveLength(1)
    expect(parsed.replyTo?.[0]).toMatchObject({ address: 'eve@tidewater.example' })
    expect([parsed.bcc, parsed.cc]).toEqual([undefined, undefined])
    for (const decoded of [parsed.subject, parsed.to?.[0]?.name]) {
      expect(decoded).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u)
    }
  })

  test.each([
    'a@b.example, c@d.example',
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    'a@b.example c@d.example',
    'a@b.example\r\nRCPT TO:<c@d.example>',
    'a@b.example>\r\nRCPT TO:<c@d.example',
    '<a@b.example>',
    '"a@b.example"@c.example',
    '"a b"@c.example',
    'a@b.example\0',
    'a@[127.0.0.1]',
    'root',
    '',
  ])('through the address %j: it is permanently rejected', async (address) => {
    await expect(composeEmail({ ...message, to: { name: 'Eve', address } })).rejects.toMatchObject({
      name: 'EmailDeliveryError',
      isPermanent: true,
    })
    await expect(
      composeEmail({ ...message, replyTo: { name: 'Eve', address } }),
    ).rejects.toMatchObject({ name: 'EmailDeliveryError', isPermanent: true })
  })
})

test.each([
  ['accents', 'Zoë Müller-Łukasz'],
  ['Arabic', 'ليلى الخطيب'],
  ['Chinese', '陳大文'],
  ['Devanagari with joiners', 'क्षत्रिय श्रीवास्तव'],
  ['Thai', 'สมชาย ใจดี'],
  ['an emoji family', 'The 👩‍👩‍👧‍👦 Bakery'],
  ['quotes and commas', `O'Neil, "Bob" & Co.`],
])('names and subjects in %s arrive unchanged', async (_label, text) => {
  const { parsed, raw } = await sendAndReceive({
    to: { name: text, address: message.to.address },
    subject: text,
    text: `${text}\n`,
  })
  expect(parsed.subject).toBe(text)
  expect(parsed.to?.[0]).toMatchObject({ name: text })
  expect(textOf(parsed)).toBe(text)
  // The message itself is ASCII, whatever it contains.
  expect(raw.every((byte) => byte < 128)).toBe(true)
})

test('very long text is cut in headers, and wrapped but complete in the body', async () => {
  const word = 'Überlänge'.repeat(500)
  const { headers, parsed, raw } = await sendAndReceive({
    to: { name: word, address: message.to.address },
    subject: word,
    text: `${word}\n.\nAfter a dot.\n`,
  })
  expect(parsed.subject?.length).toBeLessThanOrEqual(150)
  expect(parsed.subject?.endsWith('…')).toBe(true)
  expect(namesOf(headers)).toEqual(expectedNames)
  expect(textOf(parsed)).toBe(`${word}\n.\nAfter a dot.`)
  for (const line of raw.toString('latin1').split('\r\n')) expect(line.length).toBeLessThan(998)
})

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ message, isPermanent }) => ({ message, isPermanent }),
  )

describe('a server’s response', () => {
  const sendTo = async (server: SmtpServer) =>
    errorOf(sendBySmtp(server, await composeEmail(message)))

  test.each([
    [421, false],
    [450, false],
    [451, false],
    [452, false],
    [503, false],
    [550, true],
    [552, true],
    [554, true],
  ])('%i to the recipient is permanent: %s', async (code, isPermanent) => {
    const server = await serve({
      onRecipient: () => {
        throw new SmtpRejection(code, 'No such mailbox')
      },
    })
    const error = await sendTo(serverAt(server))
    expect(error?.isPermanent).toBe(isPermanent)
    expect(error?.message).toContain('No such mailbox')
  })

  test.each([
    [451, false],
    [554, true],
  ])('%i to the message is permanent: %s', async (code, isPermanent) => {
    const server = await serve({
      onData: () => {
        throw new SmtpRejection(code, 'Looks like spam')
      },
    })
    expect((await sendTo(serverAt(server)))?.isPermanent).toBe(isPermanent)
    expect(server.received).toEqual([])
  })

  test('a connection to an unreachable server is retried', async () => {
    const server = await openMailServer()
    await server.close()
    expect(await sendTo(serverAt(server))).toEqual({
      message: 'The mail server 127.0.0.1 could not be reached.',
      isPermanent: false,
    })
  })

  test('a connection closed by the server is retried', async () => {
    const server = createServer((socket) => socket.destroy())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const error = await sendTo(serverAt(server.address() as AddressInfo))
    expect(error).toMatchObject({ isPermanent: false })
    server.close()
  })

  test('an aborted send is retried', async () => {
    const server = createServer(() => {})
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const composed = await composeEmail(message)
    const signal = AbortSignal.timeout(50)
    const error = await errorOf(
      sendBySmtp(serverAt(server.address() as AddressInfo), composed, signal),
    )
    expect(error).toMatchObject({ isPermanent: false })
    server.close()
  })
})

describe('a login', () => {
  const secret = 'a-secret-of-the-mail-server'
  const login = { user: 'site', password: secret }
  const requireLogin = (user: string, password: string | undefined) => ({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (
      auth: { username?: string; password?: string | null },
      _session: unknown,
      callback: (error: Error | null, response?: { user: string }) => void,
    ) => {
      if (auth.username === user && auth.password === password) callback(null, { user })
      // A server that carelessly repeats what it was sent.
      else callback(new Error(`No login for ${auth.username} ${auth.password}`))
    },
  })
  const sendTo = async (server: SmtpServer) =>
    errorOf(sendBySmtp(server, await composeEmail(message)))

  test('is sent to a server that asks for one', async () => {
    const server = await serve({ options: requireLogin('site', secret) })
    expect(await sendTo(serverAt(server, { login }))).toBeUndefined()
    expect(server.received).toHaveLength(1)
  })

  test('that is rejected leads to a retry, and is not repeated in the error', async () => {
    const server = await serve({ options: requireLogin('site', 'another') })
    const error = await sendTo(serverAt(server, { login }))
    expect(error).toEqual({
      message: 'The mail server 127.0.0.1 refused the login of this site.',
      isPermanent: false,
    })
  })

  test.each(['required', 'offered', 'implicit'] as const)(
    'is not sent to a server with an untrusted certificate (TLS %s)',
    async (tls) => {
      let requestCount = 0
      const server = await serve({
        options: {
          ...requireLogin('site', secret),
          disabledCommands: [],
          secure: tls === 'implicit',
          logger: false,
          onAuth: (_auth, _session, callback) => {
            requestCount += 1
            callback(null, { user: 'site' })
          },
        },
      })
      const error = await sendTo(serverAt(server, { tls, login }))
      expect(error).toMatchObject({ isPermanent: false })
      expect(error?.message).toMatch(/secure connection|could not be reached/)
      expect([requestCount, server.received]).toEqual([0, []])
    },
  )

  test('is not sent to a server without TLS where TLS is required', async () => {
    const server = await serve({ options: requireLogin('site', secret) })
    const error = await sendTo(serverAt(server, { tls: 'required', login }))
    expect(error).toMatchObject({ isPermanent: false })
    expect(server.received).toEqual([])
  })
})
