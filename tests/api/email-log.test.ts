import type { EmailDelivery } from '@agency/api/email/delivery'
import { openEmailDelivery } from '@agency/api/email/open-email-delivery'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { parseEmail } from '../support/mail-server.ts'
import { listEmails, waitForEmails } from '../support/stored-emails.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let authorization: string
let delivery: EmailDelivery = openEmailDelivery({ dir: '/nowhere' })
beforeAll(async () => {
  site = await openTestApp({
    // The delivery that each test chooses.
    mail: {
      get host() {
        return delivery.host
      },
      get sender() {
        return delivery.sender
      },
      deliver: (...args) => delivery.deliver(...args),
      deleteFilesBefore: (before) => delivery.deleteFilesBefore(before),
      deleteFiles: (names) => delivery.deleteFiles(names),
    },
  })
  authorization = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())
const storingDelivery: EmailDelivery = {
  ...{
    host: null,
    sender: undefined,
    deleteFilesBefore: async () => {},
    deleteFiles: async () => {},
  },
  deliver: async () => 'kept',
}
beforeEach(async () => {
  await waitForEmails(site)
  await emptyTables(site.pool, 'contacts', 'submissions')
  delivery = storingDelivery
})

const call = async (procedure: string, input: object = {}) => {
  const query = `input=${encodeURIComponent(JSON.stringify(input))}`
  const response = await site.app.inject({
    url: `/trpc/${procedure}?${query}`,
    headers: { authorization },
  })
  const body = response.json()
  return body.error ? { status: response.statusCode, ...body.error } : body.result.data
}
const sendAgain = async (id: number) => {
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/trpc/emails.sendAgain', payload: { id } },
    headers: { authorization },
  })
  const body = response.json()
  return body.error ? { status: response.statusCode, ...body.error } : body.result.data
}
const write = (name: string, subject = 'A question') =>
  site.app.inject({
    ...{ method: 'POST', url: '/api/contact' },
    payload: {
      ...{ name, subject, message: `Words of ${name}.` },
      email: `${name.toLowerCase()}@tidewater.example`,
    },
  })

test('lists emails newest first with their contacts, paging in both directions', async () => {
  for (let n = 0; n < 14; n++) await write(`Person${n}`)
  await waitForEmails(site)
  const first = await call('emails.list')
  expect(first.rows).toHaveLength(25)
  expect(first.rows[0]).toMatchObject({
    ...{ kind: 'message', recipient: 'visitor', state: 'kept', attempts: 1, lastError: null },
    to: { name: 'Person13', address: 'person13@tidewater.example' },
    contact: { name: 'Person13', email: 'person13@tidewater.example' },
    subject: 'We have your message',
  })
  expect(first.rows[0]).not.toHaveProperty('text')
  const second = await call('emails.list', { after: first.next })
  expect(second.rows.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1])
  const previousPage = await call('emails.list', { before: second.previous })
  expect(previousPage.rows).toEqual(first.rows)
})

test('filters by state and by text in recipient and subject', async () => {
  delivery = {
    ...storingDelivery,
    deliver: async ({ to }) => {
      if (to.startsWith('ada')) throw new Error('broken')
      return 'kept'
    },
  }
  await write('Ada', '100% wool')
  await write('Ben', '1000 wool')
  const listStored = async () => (await listEmails(site)).filter(({ state }) => state === 'kept')
  await expect.poll(listStored).toHaveLength(3)
  const findNames = async (filter: object) =>
    (await call('emails.list', { filter })).rows.map(({ to }: { to: { name: string } }) => to.name)
  expect(await findNames({ state: 'queued' })).toEqual(['Ada'])
  expect(await findNames({ state: 'kept' })).toHaveLength(3)
  expect(await findNames({ text: 'BEN@tide' })).toEqual(['Ben'])
  // LIKE wildcards match literally. Only the owner's email contains the sender's text.
  expect(await findNames({ text: '100%' })).toEqual(['Emberlane'])
  expect(await findNames({ text: 'nobody' })).toEqual([])
  delivery = storingDelivery
})

test('shows an email’s text and exports it as a complete message', async () => {
  await write('Ada')
  const [owner] = await waitForEmails(site)
  const detail = await call('emails.get', { id: owner?.id })
  expect(detail).toMatchObject({ text: owner?.bodyText, replyTo: 'ada@tidewater.example' })
  const { name, message } = await call('emails.file', { id: owner?.id })
  expect(name).toBe(`mail-${owner?.id}-message-owner.eml`)
  const parsed = await parseEmail(Buffer.from(message))
  expect(parsed.messageId).toBe(`<${owner?.messageId}>`)
  expect(parsed.text?.trimEnd()).toBe(owner?.bodyText?.trimEnd())
})

test('a stored email can be resent once there is a mail server, but only once', async () => {
  await write('Ada')
  await waitForEmails(site)
  const delivered: string[] = []
  // It may be picked up before the call has returned.
  const callReturned = Promise.withResolvers<void>()
  delivery = {
    ...storingDelivery,
    host: 'mail.tidewater.example',
    deliver: async ({ to }) => {
      await callReturned.promise
      delivered.push(to)
      return 'sent'
    },
  }
  expect(await sendAgain(2)).toMatchObject({ id: 2, state: 'queued', sentAt: null })
  callReturned.resolve()
  await waitForEmails(site)
  expect(delivered).toEqual(['ada@tidewater.example'])
  expect(await call('emails.get', { id: 2 })).toMatchObject({ state: 'sent', attempts: 2 })
  expect(await sendAgain(2)).toMatchObject({
    status: 409,
    message: 'This email has already been sent, or is being sent now.',
  })
  await waitForEmails(site)
  expect(delivered).toHaveLength(1)
})

test('a failed email can be resent, and a waiting one retried with all attempts', async () => {
  delivery = {
    ...storingDelivery,
    deliver: async () => {
      throw new Error('broken')
    },
  }
  await write('Ada')
  await expect
    .poll(async () => (await listEmails(site)).every(({ lastError }) => lastError !== null))
    .toBe(true)
  // A failed job stays locked for a moment, and must not be rescheduled then.
  const lockedJobs = sql`select from graphile_worker.jobs where locked_at is not null`
  await expect.poll(async () => (await lockedJobs.execute(site.db)).rows).toEqual([])
  await sql`update mails set state = 'failed' where id = 1`.execute(site.db)
  // The queue would retry it in an hour, for the last time.
  await sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs), run_at => now() + interval '1 hour', attempts => 11
  )`.execute(site.db)
  const callReturned = Promise.withResolvers<void>()
  delivery = {
    ...storingDelivery,
    deliver: async () => {
      await callReturned.promise
      return 'sent'
    },
  }
  for (const id of [1, 2]) expect(await sendAgain(id)).toMatchObject({ state: 'queued' })
  callReturned.resolve()
  await expect
    .poll(async () => (await listEmails(site)).map(({ state, lastError }) => [state, lastError]))
    .toEqual([
      ['sent', null],
      ['sent', null],
    ])
})

test('an email whose text was deleted can be neither resent nor exported', async () => {
  await write('Ada')
  await waitForEmails(site)
  await sql`update mails set body_text = null, body_html = null`.execute(site.db)
  expect(await call('emails.get', { id: 1 })).toMatchObject({ text: null })
  const textDeleted = { status: 409, message: 'The text of this email is no longer kept.' }
  expect(await call('emails.file', { id: 1 })).toMatchObject(textDeleted)
  expect(await sendAgain(1)).toMatchObject(textDeleted)
})

test('an unknown email is not found', async () => {
  for (const procedure of ['emails.get', 'emails.file']) {
    expect(await call(procedure, { id: 99 })).toMatchObject({ status: 404 })
  }
  expect(await sendAgain(99)).toMatchObject({ status: 404 })
})

test('staff see the mail server’s name and the sender, but nothing else', async () => {
  expect(await call('emails.delivery')).toEqual({ host: null, sender: 'hello@emberlane.example' })
  delivery = openEmailDelivery({
    smtp: {
      ...{ host: 'mail.tidewater.example', port: 465, tls: 'implicit' },
      login: { user: 'site', password: 'a-secret' },
    },
    sender: 'site@tidewater.example',
    dir: '/nowhere',
  })
  expect(await call('emails.delivery')).toEqual({
    host: 'mail.tidewater.example',
    sender: 'site@tidewater.example',
  })
})
