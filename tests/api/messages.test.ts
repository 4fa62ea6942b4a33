import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, transports } from '../support/both-transports.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const message = {
  name: 'Tomas Vidal',
  email: 'tomas@tidewater.example',
  subject: 'A new site',
  message: 'We would like to talk about a new site.',
}

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const count = async () => {
  const row = await site.db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

describe.each(transports)('over %s', (transport) => {
  const sendMessage = (input: unknown) =>
    send(site.app, transport, { rest: '/api/contact', procedure: 'contacts.send', input })

  test('stores a message and returns the documented confirmation', async () => {
    const before = await count()
    const { status, body } = await sendMessage({ ...message, message: `Hello over ${transport}` })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      message: 'Message sent successfully! We will be in touch soon.',
    })
    expect(await count()).toBe(before + 1)
  })

  test('stores a message once when it is sent again, or twice at once', async () => {
    const before = await count()
    const repeated = { ...message, message: `Sent twice over ${transport}` }
    const responses = await Promise.all([sendMessage(repeated), sendMessage(repeated)])
    responses.push(await sendMessage(repeated))
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200])
    expect(await count()).toBe(before + 1)
  })

  test.each([
    ['4 minutes 50 seconds', 0],
    ['5 minutes 10 seconds', 1],
  ])('the same message %s later is stored %i times more', async (age, extraCopies) => {
    const input = { ...message, message: `After ${age} over ${transport}` }
    await sendMessage(input)
    await sql`update submissions set created_at = now() - ${age}::interval`.execute(site.db)
    const before = await count()
    expect((await sendMessage(input)).status).toBe(200)
    expect(await count()).toBe(before + extraCopies)
  })

  test('accepts texts of the maximum length', async () => {
    const address = `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}example.io`
    const longest = {
      name: 'x'.repeat(100),
      email: address,
      subject: 'x'.repeat(200),
      message: transport.padEnd(5_000, 'x'),
    }
    const { status } = await sendMessage(longest)
    expect(status).toBe(200)
    expect(
      (await sendMessage({ ...longest, email: 'x'.repeat(255 - address.length) + address })).status,
    ).toBe(400)
  })

  test('accepts a message without a subject', async () => {
    const { subject: _subject, ...rest } = message
    expect((await sendMessage({ ...rest, message: `No subject, ${transport}` })).status).toBe(200)
  })

  test.each([
    ['no name', { ...message, name: '' }],
    ['no address', { ...message, email: '' }],
    ['no message', { ...message, message: ' ' }],
    ['a bad address', { ...message, email: 'tomas at tidewater' }],
    [
      'an address that breaks a mail header',
      { ...message, email: 'a@b.example\r\nBcc: c@d.example' },
    ],
    ['a two-line subject', { ...message, subject: 'Hello\nBcc: c@d.example' }],
    ['a name over 100', { ...message, name: 'x'.repeat(101) }],
    ['a subject over 200', { ...message, subject: 'x'.repeat(201) }],
    ['a message over 5,000', { ...message, message: 'x'.repeat(5001) }],
  ])('refuses %s with 400 and stores nothing', async (_label, input) => {
    const before = await count()
    expect((await sendMessage(input)).status).toBe(400)
    expect(await count()).toBe(before)
  })
})
