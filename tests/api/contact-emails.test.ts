import { randomUUID } from 'node:crypto'
import type { EmailDelivery } from '@agency/api/email/delivery'
import { EmailDeliveryError } from '@agency/api/email/email-delivery-error'
import { openEmailDelivery } from '@agency/api/email/open-email-delivery'
import { deleteExpiredEmails } from '@agency/api/features/emails/email-service'
import type { Contact, TimelinePage } from '@agency/contract/contact'
import { type ContactEmailPreview, NOT_THEIR_ADDRESS } from '@agency/contract/contact-email'
import type { ContactMerge } from '@agency/contract/contact-merge'
import { EMAIL_RETENTION_DAYS, type EmailDetail } from '@agency/contract/email'
import { DAY_MS } from '@agency/contract/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findTablesContaining, waitUntilNoJobs } from '../support/contact-deletion-site.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { type MailServer, openMailServer, parseEmail } from '../support/mail-server.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { createStaff, emailOf, tokenOf } from '../support/roles.ts'
import { listEmails, openDeliveryTo, waitForEmails } from '../support/stored-emails.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const failing: EmailDelivery = {
  ...openEmailDelivery({ dir: '/nowhere' }),
  deliver: async () => {
    throw new EmailDeliveryError('There is no such mailbox.', { isPermanent: true })
  },
}

let site: TestApp
let server: MailServer
let delivery: EmailDelivery
let authorization: string
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  server = await openMailServer()
  delivery = openDeliveryTo(server)
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
  await createStaff(site, [{ name: 'mira', role: 'editor' }])
  authorization = `Bearer ${await tokenOf(site, 'mira')}`
  staff = callerOf(site, authorization)
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(async () => {
  await waitForEmails(site)
  await emptyTables(site.pool, 'contacts', 'mails')
  delivery = openDeliveryTo(server)
  server.received.length = 0
})

let people = 0
/** Somebody who wrote, and waits. */
async function createWaiting(name = 'Ana Oduya') {
  people += 1
  const email = `ana${people}@saltmarsh.example`
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/api/contact' },
    payload: { name, email, subject: 'Opening hours', message: `Are you open? ${people}` },
  })
  expect(response.statusCode).toBe(200)
  await waitForEmails(site)
  server.received.length = 0
  const { id } = await site.db
    .selectFrom('contacts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, email }
}
const get = async (id: number) => (await staff.query<Contact>('contacts.get', { id })).result
const timelineOf = async (id: number) =>
  (await staff.query<TimelinePage>('contacts.timeline', { id, size: 50 })).result.rows
const emailOfTimeline = async (id: number) =>
  (await timelineOf(id)).find((entry) => entry.type === 'email')

const emailTo = ({ id, email }: { id: number; email: string }, values: object = {}) => ({
  ...{ contactId: id, to: email, replyTo: 'agency', idempotencyKey: randomUUID() },
  ...{ subject: 'Our opening hours', text: 'Hello {{first_name}},\n\nWe open at nine.' },
  ...values,
})
const write = (input: object) => staff.mutate<EmailDetail>('emails.write', input)
const errorOf = (input: object) => procedureErrorOf(site, 'emails.write', input, authorization)

describe('an email that staff write', () => {
  test('is sent as text and HTML, from the agency, with its variables filled in', async () => {
    const ana = await createWaiting()
    const input = emailTo(ana, {
      subject: '{{agency}}: hours for {{ name }}',
      text: 'Hello {{first_name}},\n\nSee https://saltmarsh.example/hours?a=1&b=2.\n\nBye <b>',
    })
    expect(await write(input)).toMatchObject({
      status: 200,
      result: { kind: 'written', state: 'queued', contact: { id: ana.id } },
    })
    await waitForEmails(site)
    expect(server.received).toHaveLength(1)
    const [received] = server.received
    expect(received?.to).toEqual([ana.email])
    const raw = String(received?.raw)
    // It must not look automatic, or programs and people treat it as such.
    expect(raw).not.toMatch(/^Auto-Submitted|^X-Auto-Response-Suppress/im)
    const message = await parseEmail(received?.raw ?? Buffer.alloc(0))
    expect(message.subject).toBe('Emberlane: hours for Ana Oduya')
    expect(message.text).toContain('Hello Ana,\n\nSee https://saltmarsh.example/hours?a=1&b=2.')
    expect(message.html).toContain('href="https://saltmarsh.example/hours?a=1&amp;b=2"')
    expect(message.html).toContain('Bye &lt;b&gt;')
    expect(message.html).not.toContain('<h1')
  })

  test('is answered to the agency, or to its author', async () => {
    const ana = await createWaiting()
    const ofAgency = (await write(emailTo(ana))).result
    const ofAuthor = (await write(emailTo(ana, { replyTo: 'me' }))).result
    const { agency } = (await staff.query<{ agency: { email: string } }>('settings.get')).result
    expect(ofAgency.replyTo).toBe(agency.email)
    expect(ofAuthor.replyTo).toBe(emailOf('mira'))
    await waitForEmails(site)
    const replyTo = await Promise.all(
      server.received.map(async ({ raw }) => (await parseEmail(raw)).replyTo?.[0]?.address),
    )
    // Without a Reply-To, an answer goes to the sender, which is the agency here.
    expect(replyTo.sort()).toEqual([emailOf('mira'), undefined])
  })

  test('is on the timeline with its state, and is an answer', async () => {
    const ana = await createWaiting()
    expect((await get(ana.id)).waitingSince).not.toBeNull()
    await write(emailTo(ana))
    expect((await get(ana.id)).waitingSince).toBeNull()
    await waitForEmails(site)
    expect((await timelineOf(ana.id)).map(({ type }) => type)).toEqual(['email', 'message'])
    expect(await emailOfTimeline(ana.id)).toMatchObject({
      ...{ subject: 'Our opening hours', text: 'Hello Ana,\n\nWe open at nine.' },
      ...{ to: ana.email, by: emailOf('mira'), state: 'sent', lastError: null },
    })
  })

  test('is no answer once it could not be delivered, until it is sent again', async () => {
    const ana = await createWaiting()
    delivery = failing
    const { result } = await write(emailTo(ana))
    await waitForEmails(site)
    expect(await emailOfTimeline(ana.id)).toMatchObject({
      ...{ state: 'failed', lastError: 'There is no such mailbox.' },
    })
    expect((await get(ana.id)).waitingSince).not.toBeNull()
    delivery = openDeliveryTo(server)
    expect((await staff.mutate('emails.sendAgain', { id: result.id })).status).toBe(200)
    expect((await get(ana.id)).waitingSince).toBeNull()
    await waitForEmails(site)
    expect(server.received).toHaveLength(1)
  })

  test('leaves those waiting who write again', async () => {
    const ana = await createWaiting()
    await write(emailTo(ana))
    await site.app.inject({
      ...{ method: 'POST', url: '/api/contact' },
      payload: { name: 'Ana', email: ana.email, subject: '', message: 'And on Sundays?' },
    })
    expect((await get(ana.id)).waitingSince).not.toBeNull()
  })

  test('is written once, however often its form is sent', async () => {
    const ana = await createWaiting()
    const input = emailTo(ana)
    const results = await Promise.all([write(input), write(input), write(input)])
    expect(new Set(results.map(({ result }) => result.id)).size).toBe(1)
    await waitForEmails(site)
    expect(server.received).toHaveLength(1)
    // The key of a form about somebody else must not show them this one.
    const other = await createWaiting('Noor Haddad')
    const stolen = emailTo(other, { idempotencyKey: input.idempotencyKey })
    expect((await errorOf(stolen)).status).toBe(409)
  })

  test('goes to the addresses of its contact only', async () => {
    const ana = await createWaiting()
    const second = 'ana@other.example'
    await staff.mutate('contacts.addAddress', { contactId: ana.id, email: second })
    expect((await write(emailTo(ana, { to: second.toUpperCase() }))).result.to.address).toBe(second)
    expect(await errorOf(emailTo(ana, { to: 'stranger@other.example' }))).toEqual({
      ...{ status: 400, message: NOT_THEIR_ADDRESS },
      issues: [{ path: 'to', message: NOT_THEIR_ADDRESS }],
    })
    expect((await errorOf(emailTo({ ...ana, id: 2 ** 30 }))).status).toBe(404)
  })

  test('is refused with a variable that is unknown, or has no value', async () => {
    const ana = await createWaiting()
    const unknown = await errorOf(emailTo(ana, { text: 'Hello {{nickname}}' }))
    expect(unknown.issues[0]).toMatchObject({ path: 'text' })
    expect(unknown.issues[0]?.message).toContain('There is no variable {{nickname}}.')
    const empty = await errorOf(emailTo(ana, { text: 'How is {{company}}?' }))
    expect(empty).toMatchObject({ status: 400 })
    expect(empty.message).toContain('{{company}} has no value')
    expect(await listEmails(site)).toHaveLength(2)
  })

  test('keeps a value that looks like a variable, and a header on one line', async () => {
    const ana = await createWaiting('{{agency}} Oduya')
    const { result } = await write(emailTo(ana, { subject: 'For {{first_name}}' }))
    expect(result.subject).toBe('For {{agency}}')
    expect((await errorOf(emailTo(ana, { subject: 'Hours\r\nBcc: a@b.example' }))).status).toBe(400)
  })

  test('is previewed as it is sent', async () => {
    const ana = await createWaiting()
    const { to: _to, idempotencyKey: _key, ...input } = emailTo(ana)
    const { result } = await staff.mutate<ContactEmailPreview>('emails.preview', input)
    expect(result.problems).toEqual([])
    await write(emailTo(ana))
    const written = (await listEmails(site)).at(-1)
    expect(result).toMatchObject({
      ...{ subject: written?.subject, text: written?.bodyText },
      html: written?.bodyHtml,
    })
    const empty = { ...input, text: 'How is {{company}}?' }
    const preview = (await staff.mutate<ContactEmailPreview>('emails.preview', empty)).result
    expect(preview.problems).toHaveLength(1)
    expect(await listEmails(site)).toHaveLength(3)
  })

  test('is recorded in the audit log without its recipient or text', async () => {
    const ana = await createWaiting()
    const { result } = await write(emailTo(ana, { text: 'Saltmarsh secret' }))
    const entries = await site.db.selectFrom('auditEntries').selectAll().execute()
    const entry = entries.find(({ action }) => action === 'written')
    expect(entry).toMatchObject({
      ...{ kind: 'email', subjectId: String(result.id), staffEmail: emailOf('mira') },
    })
    expect(JSON.stringify(entries)).not.toMatch(/saltmarsh/i)
  })
})

describe('the emails of a contact', () => {
  test('lose their text when its retention period is over', async () => {
    const ana = await createWaiting()
    await write(emailTo(ana))
    await waitForEmails(site)
    await deleteExpiredEmails(site.deps, new Date(Date.now() + (EMAIL_RETENTION_DAYS + 1) * DAY_MS))
    expect(await emailOfTimeline(ana.id)).toMatchObject({ text: null, state: 'sent' })
    expect((await get(ana.id)).waitingSince).toBeNull()
  })

  test('are deleted with the contact, also one that waits to be sent', async () => {
    const ana = await createWaiting('Odile Quenby')
    delivery = {
      ...failing,
      deliver: async () => {
        throw new EmailDeliveryError('The mail server is busy.', { isPermanent: false })
      },
    }
    await write(emailTo(ana, { text: 'For {{name}} only' }))
    const { updatedAt } = await get(ana.id)
    expect((await staff.mutate('contacts.forget', { id: ana.id, updatedAt })).status).toBe(200)
    delivery = openDeliveryTo(server)
    await waitUntilNoJobs(site)
    expect(server.received).toEqual([])
    expect(await findTablesContaining(site, ['quenby', ana.email])).toEqual({})
  })

  test('belong to both when they are merged, and to each again when that is undone', async () => {
    const [kept, merged] = [await createWaiting(), await createWaiting('Noor Haddad')]
    await write(emailTo(merged, { subject: 'Before' }))
    await waitForEmails(site)
    const [keptNow, mergedNow] = [await get(kept.id), await get(merged.id)]
    const { status } = await staff.mutate('contacts.merge', {
      ...{ keptId: kept.id, keptUpdatedAt: keptNow.updatedAt },
      ...{ mergedId: merged.id, mergedUpdatedAt: mergedNow.updatedAt },
    })
    expect(status).toBe(200)
    // Both asked before, and the later of the two has an answer.
    expect((await get(kept.id)).waitingSince).toBeNull()
    await write(emailTo(kept, { subject: 'To the kept address' }))
    await write(emailTo({ ...kept, email: merged.email }, { subject: 'To the merged address' }))
    await waitForEmails(site)
    const subjectsOf = async (id: number) =>
      (await timelineOf(id)).flatMap((entry) => (entry.type === 'email' ? [entry.subject] : []))
    expect(await subjectsOf(kept.id)).toEqual([
      ...['To the merged address', 'To the kept address', 'Before'],
    ])
    const [merge] = (await staff.query<ContactMerge[]>('contacts.merges', { id: kept.id })).result
    expect((await staff.mutate('contacts.undoMerge', { id: merge?.id })).status).toBe(200)
    expect(await subjectsOf(kept.id)).toEqual(['To the kept address'])
    expect(await subjectsOf(merged.id)).toEqual(['To the merged address', 'Before'])
  })
})

test('are limited by author, since a stolen token would send as much as it can', async () => {
  const strict = await openTestApp({ runsScheduledJobs: false, rateLimitFactor: 0.02 })
  try {
    await createStaff(strict, [{ name: 'mira', role: 'editor' }])
    const mira = callerOf(strict, `Bearer ${await tokenOf(strict, 'mira')}`)
    const { id, email } = await strict.db
      .insertInto('contacts')
      .values({ name: 'Ana Oduya', email: 'ana@saltmarsh.example' })
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow()
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) {
      statuses.push((await mira.mutate('emails.write', emailTo({ id, email }))).status)
    }
    expect(statuses).toEqual([200, 200, 429, 429])
  } finally {
    await strict.close()
  }
})
