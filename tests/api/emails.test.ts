import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { tryConsumeConfirmation } from '@agency/api/features/emails/queue-emails'
import { sendEmail } from '@agency/api/features/emails/send-email-job'
import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { parseEmail } from '../support/mail-server.ts'
import { askForProof } from '../support/proof-of-work.ts'
import { listEmails, waitForEmails } from '../support/stored-emails.ts'
import { openTestApp, type TestApp, type TestAppOptions } from '../support/test-app.ts'
import { quickStages, sampleEstimateDocument, stagesWithHook } from '../support/worker-outputs.ts'

const openSite = (options: TestAppOptions = {}) =>
  openTestApp({
    stages: quickStages,
    wrapEstimateWriter: () => async () => sampleEstimateDocument,
    ...options,
  })
let sharedSite: TestApp
let site: TestApp
beforeAll(async () => {
  sharedSite = await openSite()
})
afterAll(() => sharedSite.close())

beforeEach(async () => {
  site = sharedSite
  await waitForEmails(site)
  await emptyTables(site.pool, 'contacts', 'submissions', 'concepts')
  await rm(site.mailDir, { recursive: true, force: true })
})
afterEach(async () => {
  if (site !== sharedSite) await site.close()
})
/** A site for a single test. */
async function open(options: TestAppOptions): Promise<void> {
  site = await openSite(options)
}

const post = (url: string, payload: object, key?: string) =>
  site.app.inject({
    ...{ method: 'POST', url, payload },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
const message = {
  name: 'Tomas Vidal',
  email: 'tomas@tidewater.example',
  subject: 'A new site',
  message: 'We would like\nto talk.',
}
const quote = {
  ...{ firstName: 'Mei', lastName: 'Tran', email: 'mei@juniper.example' },
  websiteDescription: 'A bookshop that sells online.',
}
const forms = [
  { kind: 'message', url: '/api/contact', payload: message },
  { kind: 'concept', url: '/api/generate-estimate', payload: validBrief },
  { kind: 'quote', url: '/api/quotes/website', payload: quote },
]
const listRecipients = async () =>
  (await listEmails(site)).map(({ kind, recipient, toAddress }) => [kind, recipient, toAddress])
const OWNER = 'hello@emberlane.example'

describe.each(forms)('a $kind', ({ kind, url, payload }) => {
  const address = 'email' in payload ? payload.email : payload.userEmail

  test('creates one email to the owner and one to its sender, even if repeated', async () => {
    const key = randomUUID()
    await Promise.all([post(url, payload, key), post(url, payload, key)])
    expect((await post(url, payload, key)).statusCode).toBe(200)
    expect((await listRecipients()).sort()).toEqual([
      [kind, 'owner', OWNER],
      [kind, 'visitor', address],
    ])
  })

  test('creates no second email when its jobs run again', async () => {
    await post(url, payload)
    const emails = await waitForEmails(site)
    for (const { id } of emails) await sendEmail(site.deps, { mailId: id }, { isLast: false })
    expect(await listEmails(site)).toEqual(emails)
    expect(await readdir(site.mailDir)).toHaveLength(2)
  })
})

test('the owner’s email has sender, message and link, and replies to the sender', async () => {
  await post('/api/contact', message)
  const [storedEmail] = await waitForEmails(site)
  expect(storedEmail).toMatchObject({
    subject: 'Message from Tomas Vidal: A new site',
    replyName: 'Tomas Vidal',
    replyAddress: 'tomas@tidewater.example',
  })
  for (const body of [storedEmail?.bodyText, storedEmail?.bodyHtml]) {
    expect(body).toContain('Tomas Vidal')
    expect(body).toContain('tomas@tidewater.example')
    expect(body).toContain(`http://127.0.0.1:3000/dashboard/users/${storedEmail?.contactId}`)
  }
  expect(storedEmail?.bodyText).toContain('> We would like\n> to talk.')
  expect(storedEmail?.bodyHtml).toContain('We would like<br>to talk.')
})

test('the confirmation of a message promises what the contact page promises', async () => {
  await post('/api/contact', message)
  const storedEmail = (await waitForEmails(site))[1]
  expect(storedEmail?.bodyText).toContain('A person reads and answers every message.')
  expect(storedEmail?.bodyText).toContain('Level 2, 14 Tramline Place')
})

test('a brief’s sender gets links to concept and estimate, the owner to a concept', async () => {
  const { pdfUrl } = (await post('/api/generate-estimate', validBrief)).json()
  const [owner, visitor] = await waitForEmails(site)
  expect(visitor?.bodyText).toContain(`http://127.0.0.1:3000${pdfUrl}`)
  expect(visitor?.bodyHtml).toContain(`href="http://127.0.0.1:3000${pdfUrl}"`)
  expect(visitor?.bodyText).toContain('$8,500 to $11,500 including GST, valid to 31 December 2099')
  // The marker makes emails of this site a channel of its analytics.
  const token = /\/concepts\/([0-9a-f]{32})\?utm_source=site-email&utm_campaign=concept\n/.exec(
    visitor?.bodyText ?? '',
  )?.[1]
  const query = `input=${encodeURIComponent(JSON.stringify({ token }))}`
  const sharedConcept = await site.app.inject({ url: `/trpc/shareLinks.get?${query}` })
  expect(sharedConcept.json().result.data).toMatchObject({ companyName: 'Lantern Bakery' })
  expect(owner?.bodyText).not.toContain(`/concepts/${token}`)
  expect(owner?.bodyText).toContain('/dashboard/concepts?concept=1')
  expect(owner?.bodyText).toContain(validBrief.mainGoal)
})

test('a failed drawing: the person is told that their brief is safe', async () => {
  await open({
    stages: stagesWithHook(() => {
      throw new Error('no drawing today')
    }),
  })
  expect((await post('/api/generate-estimate', validBrief)).statusCode).toBe(502)
  const [owner, visitor, ...rest] = await waitForEmails(site)
  expect(rest).toEqual([])
  expect([owner?.kind, visitor?.kind]).toEqual(['generation_failed', 'generation_failed'])
  expect(visitor?.bodyText).toContain('Your brief is safe with us, and somebody will be in touch.')
  expect(visitor?.bodyText).not.toContain('no drawing today')
  // Its price is still known.
  expect(visitor?.bodyText).toContain('/uploads/estimates/')
  expect(owner?.bodyText).toContain('Please write to them')
})

test('a cancelled concept: only the owner gets an email', async () => {
  const gate = Promise.withResolvers<void>()
  await open({ stages: stagesWithHook(() => gate.promise) })
  const response = await post('/trpc/generations.start', validBrief)
  const { generationId } = response.json().result.data
  for (let i = 0; i < 2; i++) await post('/trpc/generations.cancel', { generationId })
  gate.resolve()
  expect(await listRecipients()).toEqual([['concept', 'owner', OWNER]])
  expect((await listEmails(site))[0]?.subject).toBe(
    'Concept cancelled: Priya Raman, Lantern Bakery',
  )
})

test('a failed quote: the owner is told of the lead at once, the person on success', async () => {
  let shouldFail = true
  await open({
    wrapEstimateWriter: () => async () => {
      if (shouldFail) throw new Error('out of paper')
      return sampleEstimateDocument
    },
  })
  expect((await post('/api/quotes/website', quote)).statusCode).toBe(502)
  expect(await listRecipients()).toEqual([['quote', 'owner', OWNER]])
  shouldFail = false
  expect((await post('/api/quotes/website', quote)).statusCode).toBe(200)
  expect(await listRecipients()).toEqual([
    ['quote', 'owner', OWNER],
    ['quote', 'visitor', 'mei@juniper.example'],
  ])
})

test('a regeneration within the hour sends no second confirmation, and the owner hears of both', async () => {
  const countOf = async (name: string) =>
    (await listEmails(site)).filter(({ recipient }) => recipient === name).length
  await post('/api/generate-estimate', validBrief, randomUUID())
  await post('/api/generate-estimate', validBrief, randomUUID())
  expect([await countOf('visitor'), await countOf('owner')]).toEqual([1, 2])
  await post('/api/generate-estimate', { ...validBrief, mainGoal: 'A shop too.' }, randomUUID())
  expect(await countOf('visitor')).toBe(2)
  await sql`update mails set created_at = created_at - interval '61 minutes'`.execute(site.db)
  await post('/api/generate-estimate', validBrief, randomUUID())
  expect(await countOf('visitor')).toBe(3)
})

describe('limits confirmation emails', () => {
  const spellings = [
    'tomas@tidewater.example',
    'Tomas+1@tidewater.example',
    'to.mas@TIDEWATER.example',
  ]

  test('to 6 an hour per mailbox, in any spelling; the owner gets every email', async () => {
    await open({ rateLimitFactor: 1 })
    await askForProof(site, 'never')
    for (let n = 0; n < 9; n++) {
      const email = spellings[n % spellings.length]
      const response = await post('/api/contact', { ...message, email, message: `Number ${n}` })
      expect(response.statusCode).toBe(200)
    }
    const recipients = (await listEmails(site)).map(({ recipient }) => recipient)
    expect(recipients.filter((recipient) => recipient === 'visitor')).toHaveLength(6)
    expect(recipients.filter((recipient) => recipient === 'owner')).toHaveLength(9)
  })

  test('to 30 an hour per sender’s address, whoever the recipients are', async () => {
    await open({ rateLimitFactor: 1 })
    const send = (n: number) =>
      site.deps.limits
        .clear('message', '127.0.0.1')
        .then(() => post('/api/contact', { ...message, email: `person${n}@tidewater.example` }))
    for (let n = 0; n < 33; n++) expect((await send(n)).statusCode).toBe(200)
    const recipients = (await listEmails(site)).map(({ recipient }) => recipient)
    expect(recipients.filter((recipient) => recipient === 'visitor')).toHaveLength(30)
    expect(recipients.filter((recipient) => recipient === 'owner')).toHaveLength(33)
  })

  test('to 200 an hour for the site; the owner still gets theirs, and it is logged', async () => {
    await open({ rateLimitFactor: 1 })
    const { limits } = site.deps
    for (let n = 0; n < 199; n++) await limits.consume('confirmSite', 'all')
    for (const n of [1, 2]) {
      const email = `person${n}@tidewater.example`
      expect((await post('/api/contact', { ...message, email })).statusCode).toBe(200)
    }
    const recipients = (await listEmails(site)).map(({ recipient, toAddress }) => [
      recipient,
      toAddress,
    ])
    expect(recipients.filter(([recipient]) => recipient === 'visitor')).toEqual([
      ['visitor', 'person1@tidewater.example'],
    ])
    expect(recipients.filter(([recipient]) => recipient === 'owner')).toHaveLength(2)
    expect(site.logLines.map(({ msg }) => msg)).toContain(
      'confirmation email limit reached; not sending',
    )
  })

  test('to 90 an hour per IPv6 /48, without using up the site’s limit', async () => {
    await open({ rateLimitFactor: 1 })
    const tryConsume = async (n: number) =>
      tryConsumeConfirmation(site.deps, {
        email: `person${n}@tidewater.example`,
        address: `2001:db8:7:${n.toString(16)}::1`,
      })
    for (let n = 0; n < 90; n++) expect(await tryConsume(n)).toBe(true)
    for (let n = 90; n < 300; n++) expect(await tryConsume(n)).toBe(false)
    const otherRecipient = { email: 'mei@juniper.example', address: '203.0.113.9' }
    expect(await tryConsumeConfirmation(site.deps, otherRecipient)).toBe(true)
  })

  test.each([
    'Win $$$ at https://casino.example',
    'www.casino.example',
    'casino.example',
    'write to eve@casino.example',
    'Visit evil.example now',
    'Call 0400 123 456',
    'A name that is much longer than any name that somebody is greeted by',
  ])('no email uses %j in its greeting', async (name) => {
    await post('/api/contact', { ...message, name })
    const visitor = (await waitForEmails(site))[1]
    expect(visitor?.bodyText).toContain('\n\nHello,\n')
    expect(visitor?.bodyText).not.toContain(name)
  })
})

describe('an unconfirmed address receives none of the text from', () => {
  const advert = 'Cheapest watches in town'
  const spamBrief = { ...validBrief, userName: advert, companyName: advert, mainGoal: advert }
  const failingStages = stagesWithHook(() => {
    throw new Error('no drawing today')
  })
  const spamQuote = {
    ...quote,
    lastName: 'Watches',
    companyName: advert,
    websiteDescription: advert,
  }
  test.each([
    ['a message', '/api/contact', { ...message, name: advert, subject: advert, message: advert }],
    ['a brief', '/api/generate-estimate', { ...spamBrief, industry: advert, colorFeel: advert }],
    ['a brief that fails', '/api/generate-estimate', spamBrief],
    ['a request for an estimate', '/api/quotes/website', { ...spamQuote, firstName: 'Cheapest' }],
  ])('%s', async (label, url, payload) => {
    if (label.endsWith('fails')) await open({ stages: failingStages })
    await post(url, payload)
    const emails = await waitForEmails(site)
    const storedEmail = emails.find(({ recipient }) => recipient === 'visitor')
    const file = (await readdir(site.mailDir)).find((name) => name.endsWith('visitor.eml'))
    const parsed = await parseEmail(await readFile(path.join(site.mailDir, String(file))))
    const emailText = [parsed.subject, parsed.text, parsed.html, JSON.stringify(parsed.to)].join(
      '\n',
    )
    expect(emailText).not.toMatch(/watches|in town/i)
    expect(parsed.attachments ?? []).toEqual([])
    for (const [link] of emailText.matchAll(/https?:[^"\s<]+/g)) {
      expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000(\/|$|\.)/)
    }
    expect(storedEmail?.pictureUrl).toBeNull()
    // The owner gets all of it.
    const ownerEmail = emails.find(({ recipient }) => recipient === 'owner')
    expect(ownerEmail?.bodyText).toContain(advert)
  })
})

test('submitted markup is escaped in the HTML', async () => {
  const markup = `<img src=x onerror=alert(1)><!--picture--></blockquote>"'&amp;<a href="https://casino.example">`
  const url = '/api/generate-estimate'
  await post(url, { ...validBrief, companyName: markup, mainGoal: markup, userName: markup })
  await post('/api/contact', { ...message, name: markup, subject: markup, message: markup })
  for (const storedEmail of await waitForEmails(site)) {
    expect(storedEmail.bodyHtml).not.toContain('<img src=x')
    expect(storedEmail.bodyHtml).not.toContain('casino.example">')
    const isForOwner = storedEmail.recipient === 'owner'
    expect(storedEmail.bodyHtml?.includes('&lt;img src=x onerror=alert(1)&gt;')).toBe(isForOwner)
    expect(storedEmail.bodyHtml?.match(/<!--picture-->/g) ?? []).toHaveLength(
      storedEmail.kind === 'concept' && isForOwner ? 1 : 0,
    )
    // It loads no remote content and contains no active content.
    expect(storedEmail.bodyHtml).not.toMatch(/<script|src="(?!cid:)|url\(|@import|<link/)
  }
})

describe('without a mail server', () => {
  test('each email is stored as a complete message that only the site can read', async () => {
    await post('/api/generate-estimate', validBrief)
    const emails = await waitForEmails(site)
    expect(emails.map(({ state }) => state)).toEqual(['kept', 'kept'])
    expect((await readdir(site.mailDir)).sort()).toEqual([
      'mail-1-concept-owner.eml',
      'mail-2-concept-visitor.eml',
    ])
    expect((await stat(site.mailDir)).mode & 0o077).toBe(0)
    const file = path.join(site.mailDir, 'mail-2-concept-visitor.eml')
    expect((await stat(file)).mode & 0o077).toBe(0)
    const parsed = await parseEmail(await readFile(file))
    expect(parsed).toMatchObject({
      subject: 'Your website concept',
      messageId: `<${emails[1]?.messageId}>`,
      from: { name: 'Emberlane', address: OWNER },
      to: [{ name: '', address: 'priya@lanternbakery.example' }],
    })
    expect(parsed.text?.trimEnd()).toBe(emails[1]?.bodyText?.trimEnd())
  })

  test('a failed write to the disk is retried', async () => {
    let attempts = 0
    await open({
      mail: {
        ...{ host: null, sender: undefined, deleteFilesBefore: async () => {} },
        deleteFiles: async () => {},
        deliver: async () => {
          attempts += 1
          if (attempts < 3) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
          return 'kept'
        },
      },
    })
    await post('/api/contact', message)
    const emails = await waitForEmails(site)
    expect(emails.map(({ state, lastError }) => [state, lastError])).toEqual([
      ['kept', null],
      ['kept', null],
    ])
  })
})

test('emails lose their text after 400 days, but stay listed', async () => {
  await post('/api/contact', message)
  await waitForEmails(site)
  const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000)
  await deleteExpired(site.deps, dayOf(399))
  expect((await listEmails(site)).every(({ bodyText }) => bodyText !== null)).toBe(true)
  expect(await readdir(site.mailDir)).toHaveLength(2)
  await deleteExpired(site.deps, dayOf(401))
  expect(await listEmails(site)).toMatchObject(
    [1, 2].map((id) => ({ id, state: 'kept', bodyText: null, bodyHtml: null })),
  )
  expect(await readdir(site.mailDir)).toEqual([])
})
