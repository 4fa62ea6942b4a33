import type { MailDelivery } from '@agency/api/email/delivery'
import { openMailDelivery } from '@agency/api/email/open-email-delivery'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { parseMail } from '../support/mail-server.ts'
import { mailsOf, settledMails } from '../support/mail-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let authorization: string
let delivery: MailDelivery = openMailDelivery({ dir: '/nowhere' })
beforeAll(async () => {
  site = await openTestApp({
    // Whichever way out a test chooses.
    mail: {
      get host() {
        return delivery.host
      },
      get sender() {
        return delivery.sender
      },
      deliver: (...given) => delivery.deliver(...given),
      deleteFilesBefore: (before) => delivery.deleteFilesBefore(before),
      deleteFiles: (names) => delivery.deleteFiles(names),
    },
  })
  authorization = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())
/** The queue looks for what waits every two seconds. */
const IN_TIME = { timeout: 20_000 }
const keeping: MailDelivery = {
  ...{
    host: null,
    sender: undefined,
    deleteFilesBefore: async () => {},
    deleteFiles: async () => {},
  },
  deliver: async () => 'kept',
}
beforeEach(async () => {
  await settledMails(site)
  await sql`truncate contacts, submissions restart identity cascade`.execute(site.db)
  delivery = keeping
})

const ask = async (procedure: string, input: object = {}) => {
  const query = `input=${encodeURIComponent(JSON.stringify(input))}`
  const response = await site.app.inject({
    url: `/trpc/${procedure}?${query}`,
    headers: { authorization },
  })
  const body = response.json()
  return body.error ? { refused: response.statusCode, ...body.error } : body.result.data
}
const sendAgain = async (id: number) => {
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/trpc/emails.sendAgain', payload: { id } },
    headers: { authorization },
  })
  const body = response.json()
  return body.error ? { refused: response.statusCode, ...body.error } : body.result.data
}
const write = (name: string, subject = 'A question') =>
  site.app.inject({
    ...{ method: 'POST', url: '/api/contact' },
    payload: {
      ...{ name, subject, message: `Words of ${name}.` },
      email: `${name.toLowerCase()}@tidewater.example`,
    },
  })

test('lists mails newest first, each with its person, a page at a time in both directions', async () => {
  for (let n = 0; n < 14; n++) await write(`Person${n}`)
  await settledMails(site)
  const first = await ask('emails.list')
  expect(first.rows).toHaveLength(25)
  expect(first.rows[0]).toMatchObject({
    ...{ kind: 'message', recipient: 'visitor', state: 'kept', attempts: 1, lastError: null },
    to: { name: 'Person13', address: 'person13@tidewater.example' },
    contact: { name: 'Person13', email: 'person13@tidewater.example' },
    subject: 'We have your message',
  })
  expect(first.rows[0]).not.toHaveProperty('text')
  const second = await ask('emails.list', { after: first.next })
  expect(second.rows.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1])
  const back = await ask('emails.list', { before: second.previous })
  expect(back.rows).toEqual(first.rows)
})

test('filters by state and by words of recipient and subject', async () => {
  delivery = {
    ...keeping,
    deliver: async ({ to }) => {
      if (to.startsWith('ada')) throw new Error('broken')
      return 'kept'
    },
  }
  await write('Ada', '100% wool')
  await write('Ben', '1000 wool')
  const kept = async () => (await mailsOf(site)).filter(({ state }) => state === 'kept')
  await expect.poll(kept, IN_TIME).toHaveLength(3)
  const found = async (filter: object) =>
    (await ask('emails.list', { filter })).rows.map(({ to }: { to: { name: string } }) => to.name)
  expect(await found({ state: 'queued' })).toEqual(['Ada'])
  expect(await found({ state: 'kept' })).toHaveLength(3)
  expect(await found({ text: 'BEN@tide' })).toEqual(['Ben'])
  // What LIKE takes for anything is itself here. Only the owner's mail has the sender's words.
  expect(await found({ text: '100%' })).toEqual(['Emberlane'])
  expect(await found({ text: 'nobody' })).toEqual([])
  delivery = keeping
})

test('shows what a mail says and gives it as a whole message', async () => {
  await write('Ada')
  const [owner] = await settledMails(site)
  const detail = await ask('emails.get', { id: owner?.id })
  expect(detail).toMatchObject({ text: owner?.bodyText, replyTo: 'ada@tidewater.example' })
  const { name, message } = await ask('emails.file', { id: owner?.id })
  expect(name).toBe(`mail-${owner?.id}-message-owner.eml`)
  const parsed = await parseMail(Buffer.from(message))
  expect(parsed.messageId).toBe(`<${owner?.messageId}>`)
  expect(parsed.text?.trimEnd()).toBe(owner?.bodyText?.trimEnd())
})

test('a kept mail is sent again once there is a mail server, and once sent not again', async () => {
  await write('Ada')
  await settledMails(site)
  const delivered: string[] = []
  // It may be taken up before the call is answered.
  const answered = Promise.withResolvers<void>()
  delivery = {
    ...keeping,
    host: 'mail.tidewater.example',
    deliver: async ({ to }) => {
      await answered.promise
      delivered.push(to)
      return 'sent'
    },
  }
  expect(await sendAgain(2)).toMatchObject({ id: 2, state: 'queued', sentAt: null })
  answered.resolve()
  await settledMails(site)
  expect(delivered).toEqual(['ada@tidewater.example'])
  expect(await ask('emails.get', { id: 2 })).toMatchObject({ state: 'sent', attempts: 2 })
  expect(await sendAgain(2)).toMatchObject({
    refused: 409,
    message: 'This mail was sent, or is being sent just now.',
  })
  await settledMails(site)
  expect(delivered).toHaveLength(1)
})

test('a mail that failed is sent again; one that waits is tried at once, with all its tries', async () => {
  delivery = {
    ...keeping,
    deliver: async () => {
      throw new Error('broken')
    },
  }
  await write('Ada')
  await expect
    .poll(async () => (await mailsOf(site)).every(({ lastError }) => lastError !== null), IN_TIME)
    .toBe(true)
  // A job that has failed is locked for a moment yet, and not to be moved.
  const locked = sql`select from graphile_worker.jobs where locked_at is not null`
  await expect.poll(async () => (await locked.execute(site.db)).rows, IN_TIME).toEqual([])
  await sql`update mails set state = 'failed' where id = 1`.execute(site.db)
  // The queue would come back to it in an hour, for the last time.
  await sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs), run_at => now() + interval '1 hour', attempts => 11
  )`.execute(site.db)
  const answered = Promise.withResolvers<void>()
  delivery = {
    ...keeping,
    deliver: async () => {
      await answered.promise
      return 'sent'
    },
  }
  for (const id of [1, 2]) expect(await sendAgain(id)).toMatchObject({ state: 'queued' })
  answered.resolve()
  await expect
    .poll(async () => (await mailsOf(site)).map(({ state, lastError }) => [state, lastError]), {
      ...IN_TIME,
    })
    .toEqual([
      ['sent', null],
      ['sent', null],
    ])
})

test('a mail whose text is forgotten is neither sent nor given', async () => {
  await write('Ada')
  await settledMails(site)
  await sql`update mails set body_text = null, body_html = null`.execute(site.db)
  expect(await ask('emails.get', { id: 1 })).toMatchObject({ text: null })
  const forgotten = { refused: 409, message: 'The text of this mail is no longer kept.' }
  expect(await ask('emails.file', { id: 1 })).toMatchObject(forgotten)
  expect(await sendAgain(1)).toMatchObject(forgotten)
})

test('a mail that is not there is not found', async () => {
  for (const procedure of ['emails.get', 'emails.file']) {
    expect(await ask(procedure, { id: 99 })).toMatchObject({ refused: 404 })
  }
  expect(await sendAgain(99)).toMatchObject({ refused: 404 })
})

test('staff see the mail server’s name and the sender, nothing else of it', async () => {
  expect(await ask('emails.delivery')).toEqual({ host: null, sender: 'hello@emberlane.example' })
  delivery = openMailDelivery({
    smtp: {
      ...{ host: 'mail.tidewater.example', port: 465, tls: 'implicit' },
      login: { user: 'site', password: 'a-secret' },
    },
    sender: 'site@tidewater.example',
    dir: '/nowhere',
  })
  expect(await ask('emails.delivery')).toEqual({
    host: 'mail.tidewater.example',
    sender: 'site@tidewater.example',
  })
})
