import { type AddressInfo, createServer } from 'node:net'
import { EmailDeliveryError } from '@agency/api/email/email-delivery-error'
import { openEmailDelivery } from '@agency/api/email/open-email-delivery'
import { sendBySmtp } from '@agency/api/email/smtp'
import { queueEmails } from '@agency/api/features/emails/queue-emails'
import { sendEmail } from '@agency/api/features/emails/send-email-job'
import { storeSubmission } from '@agency/api/features/submissions/submission-service'
import type { Database } from '@agency/db/connect'
import { connect } from '@agency/db/connect'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { siteAgency, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import {
  headerLinesOf,
  type MailServer,
  openMailServer,
  parseEmail,
  SmtpRejection,
} from '../support/mail-server.ts'
import { listEmails, openDeliveryTo, waitForEmails } from '../support/stored-emails.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const message = {
  name: 'Tomas Vidal',
  email: 'tomas@tidewater.example',
  subject: 'A new site',
  message: 'We would like to talk.',
}
const OWNER = 'hello@emberlane.example'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of cleanups.splice(0).reverse()) await end()
})
async function serve(options?: Parameters<typeof openMailServer>[0]): Promise<MailServer> {
  const server = await openMailServer(options)
  cleanups.push(() => server.close())
  return server
}
async function open(server: Pick<MailServer, 'port'>): Promise<TestApp> {
  const site = await openTestApp({ mail: openDeliveryTo(server) })
  cleanups.push(() => site.close())
  return site
}
const send = (site: TestApp, payload: object = message) =>
  site.app.inject({ method: 'POST', url: '/api/contact', payload })

const recipientsOf = ({ received }: MailServer) => received.map(({ to }) => to).sort()
const waitForResults = async (site: TestApp) =>
  (await waitForEmails(site)).map(({ state, attempts, lastError }) => [state, attempts, lastError])

test('each email goes to one recipient, using the address and message id in its row', async () => {
  const server = await serve()
  const site = await open(server)
  await send(site)
  const emails = await waitForEmails(site)
  expect(emails.map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(recipientsOf(server)).toEqual([[OWNER], ['tomas@tidewater.example']])
  for (const { to, from, raw } of server.received) {
    expect(from).toBe(OWNER)
    const row = emails.find(({ toAddress }) => toAddress === to[0])
    expect(await parseEmail(raw)).toMatchObject({
      messageId: `<${row?.messageId}>`,
      subject: row?.subject,
    })
    expect(headerLinesOf(raw).filter((line) => /^(to|cc|bcc):/i.test(line))).toHaveLength(1)
  }
})

test('a server that defers twice gets the email once, on the third attempt', async () => {
  const server = await serve({
    onRecipient: (_address, earlier) => {
      if (earlier < 4) throw new SmtpRejection(451, 'Greylisted')
    },
  })
  const site = await open(server)
  await send(site)
  const states = await waitForResults(site)
  expect(states.map(([state, , lastError]) => [state, lastError])).toEqual([
    ['sent', null],
    ['sent', null],
  ])
  expect(states.reduce((sum, [, attempts]) => sum + Number(attempts), 0)).toBe(6)
  expect(recipientsOf(server)).toEqual([[OWNER], ['tomas@tidewater.example']])
})

test('a permanently rejected email is not retried and says why; the other is sent', async () => {
  const server = await serve({
    onRecipient: (address) => {
      if (address !== OWNER) throw new SmtpRejection(550, '5.1.1 No such user')
    },
  })
  const site = await open(server)
  await send(site)
  expect(await waitForResults(site)).toEqual([
    ['sent', 1, null],
    ['failed', 1, expect.stringContaining('5.1.1 No such user')],
  ])
  expect(server.rejections).toBe(1)
  expect(recipientsOf(server)).toEqual([[OWNER]])
})

test('emails queued behind another are sent by its job; one that fails gets its own', async () => {
  const isQueued = Promise.withResolvers<void>()
  const jobKeys: string[] = []
  let failures = 0
  const site = await openTestApp({
    mail: {
      ...openDeliveryTo({ port: 0 }),
      deliver: async ({ to }) => {
        await isQueued.promise
        const lockedJobs = sql<{ key: string }>`
          select key from graphile_worker.jobs where locked_at is not null`
        jobKeys.push(...(await lockedJobs.execute(site.db)).rows.map(({ key }) => key))
        if (to === 'third@tidewater.example' && failures === 0) {
          failures += 1
          throw new EmailDeliveryError('Greylisted', { isPermanent: false })
        }
        return 'sent'
      },
    },
  })
  cleanups.push(() => site.close())
  for (const name of ['first', 'second', 'third', 'fourth']) {
    await send(site, { ...message, email: `${name}@tidewater.example` })
  }
  isQueued.resolve()
  await expect
    .poll(async () => (await listEmails(site)).map(({ state }) => state))
    .toEqual(Array(8).fill('sent'))
  const [first, ...others] = jobKeys
  expect(jobKeys).toHaveLength(9)
  expect(others.slice(0, 5)).toEqual(Array(5).fill(first))
  expect(others.slice(5)).not.toContain(first)
  const remainingJobs = sql`select from graphile_worker.jobs`
  await expect.poll(async () => (await remainingJobs.execute(site.db)).rows).toEqual([])
  // Jobs for emails that were already delivered are not run one by one: they are removed from the
  // queue.
  const countPattern = /agency_job_duration_seconds_count\{task="send-mail",outcome="done"\} (\d+)/
  expect(Number(countPattern.exec(await site.deps.metrics.read())?.[1])).toBeLessThan(6)
})

test('emails wait for an unreachable server and are sent when it is back', async () => {
  const offlineServer = await openMailServer()
  await offlineServer.close()
  const site = await open(offlineServer)
  expect((await send(site)).statusCode).toBe(200)
  await expect
    .poll(async () => (await listEmails(site)).map(({ lastError }) => lastError))
    .toEqual(Array(2).fill('The mail server 127.0.0.1 could not be reached.'))
  const restartedServer = await serve({ port: offlineServer.port })
  expect((await waitForResults(site)).map(([state]) => state)).toEqual(['sent', 'sent'])
  expect(recipientsOf(restartedServer)).toEqual([[OWNER], ['tomas@tidewater.example']])
})

test('an email is marked as failed after its last attempt', async () => {
  const offlineServer = await openMailServer()
  await offlineServer.close()
  const site = await open(offlineServer)
  await send(site)
  for (const { id } of await listEmails(site)) {
    await sendEmail(site.deps, { mailId: id }, { isLast: true })
  }
  expect((await listEmails(site)).map(({ state }) => state)).toEqual(['failed', 'failed'])
})

test('an email whose delivery was not recorded is resent with the same message id', async () => {
  const server = await serve()
  const site = await open(server)
  await sql`create sequence tries`.execute(site.db)
  await sql`
    create function refuse_once() returns trigger language plpgsql as $$
    begin
      if nextval('tries') = 1 then raise exception 'the database is away'; end if;
      return new;
    end $$`.execute(site.db)
  await sql`
    create trigger refuse_once before update on mails
      for each row when (new.state = 'sent' and new.recipient = 'visitor')
      execute function refuse_once()`.execute(site.db)
  await send(site)
  expect((await waitForEmails(site)).map(({ state }) => state)).toEqual(['sent', 'sent'])
  const resent = server.received.filter(({ to }) => to[0] !== OWNER)
  expect(resent).toHaveLength(2)
  const ids = await Promise.all(resent.map(async ({ raw }) => (await parseEmail(raw)).messageId))
  expect(new Set(ids).size).toBe(1)
})

test('no log line names the login, the person or what they wrote', async () => {
  const offlineServer = await openMailServer()
  await offlineServer.close()
  const site = await openTestApp({
    mail: openEmailDelivery({
      smtp: {
        ...{ host: '127.0.0.1', port: offlineServer.port, tls: 'off' },
        login: { user: 'site-login', password: 'a-secret-of-the-mail-server' },
      },
      dir: '/nowhere',
    }),
  })
  cleanups.push(() => site.close())
  await send(site)
  await expect
    .poll(async () => (await listEmails(site)).filter(({ lastError }) => lastError))
    .toHaveLength(2)
  const log = () => JSON.stringify(site.logLines)
  await expect.poll(log).toContain('email delivery failed')
  expect(log()).not.toMatch(/site-login|a-secret-of-the-mail-server|tomas@tidewater|to talk/)
})

/** Stores a message with its emails, as the contact form does. */
const storeMessage = (db: Database) =>
  db.transaction().execute(async (trx) => {
    const { id } = await storeSubmission(trx, {
      kind: 'message',
      sender: { name: message.name, email: message.email, company: '', phone: '' },
      payload: message,
      ...{ idempotencyKey: undefined, requestId: 'of-a-test', confirmByMail: true },
    })
    const event = { kind: 'message', submissionId: id } as const
    await queueEmails({ publicUrl: 'http://127.0.0.1:3000' }, trx, event)
  })

test('an email in flight at kill -9 is sent by the next process', async () => {
  const sendStarted = Promise.withResolvers<void>()
  const pendingForever = new Promise<void>(() => {})
  let isHolding = true
  const server = await serve({
    onData: () => {
      if (!isHolding) return
      sendStarted.resolve()
      return pendingForever
    },
  })
  const dir = await makeTemporaryDir('mail')
  cleanups.push(() => dir.remove())
  const database = await createTestDatabase(testServerUrl())
  cleanups.push(() => database.drop())
  const { db, close } = connect({ url: database.url, onError: () => {} })
  cleanups.push(close)
  const startWorker = async () => {
    const worker = await waitUntilReady(
      await spawnSite({
        ...{ ROLE: 'worker', SEED: 'none', DATA_DIR: dir.path, DATABASE_URL: database.url },
        SMTP_URL: `smtp://127.0.0.1:${server.port}?tls=off`,
      }),
    )
    cleanups.push(() => worker.stop())
    return worker
  }
  const first = await startWorker()
  await storeMessage(db)
  await sendStarted.promise
  first.child.kill('SIGKILL')
  await first.exited
  isHolding = false
  await startWorker()
  const emails = await waitForEmails({ db })
  expect(emails.map(({ state, recipient }) => [recipient, state])).toEqual([
    ['owner', 'sent'],
    ['visitor', 'sent'],
  ])
  expect(recipientsOf(server)).toEqual([[siteAgency.AGENCY_EMAIL], ['tomas@tidewater.example']])
})

test('a server that never finishes its response times out', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 drip\r\n')
    socket.on('data', () => {
      const drip = setInterval(() => socket.write('250-more\r\n'), 5)
      socket.on('close', () => clearInterval(drip))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo
  const testEmail = { from: OWNER, to: message.email, bytes: Buffer.from('Subject: x\r\n\r\nx') }
  await expect(
    sendBySmtp({ host: '127.0.0.1', port, tls: 'off' }, testEmail, undefined, 100),
  ).rejects.toThrow('did not answer in time')
})
