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
  parseMail,
  SmtpRefusal,
} from '../support/mail-server.ts'
import { deliveryTo, mailsOf, settledEmails } from '../support/mail-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const message = {
  name: 'Tomas Vidal',
  email: 'tomas@tidewater.example',
  subject: 'A new site',
  message: 'We would like to talk.',
}
const OWNER = 'hello@emberlane.example'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
async function serve(options?: Parameters<typeof openMailServer>[0]): Promise<MailServer> {
  const server = await openMailServer(options)
  ends.push(() => server.close())
  return server
}
async function open(server: Pick<MailServer, 'port'>): Promise<TestApp> {
  const site = await openTestApp({ mail: deliveryTo(server) })
  ends.push(() => site.close())
  return site
}
const send = (site: TestApp, payload: object = message) =>
  site.app.inject({ method: 'POST', url: '/api/contact', payload })

const recipientsOf = ({ received }: MailServer) => received.map(({ to }) => to).sort()
const shortly = async (site: TestApp) =>
  (await settledEmails(site)).map(({ state, attempts, lastError }) => [state, attempts, lastError])

test('each email goes to one recipient, using the address and message id in its row', async () => {
  const server = await serve()
  const site = await open(server)
  await send(site)
  const mails = await settledEmails(site)
  expect(mails.map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(recipientsOf(server)).toEqual([[OWNER], ['tomas@tidewater.example']])
  for (const { to, from, raw } of server.received) {
    expect(from).toBe(OWNER)
    const row = mails.find(({ toAddress }) => toAddress === to[0])
    expect(await parseMail(raw)).toMatchObject({
      messageId: `<${row?.messageId}>`,
      subject: row?.subject,
    })
    expect(headerLinesOf(raw).filter((line) => /^(to|cc|bcc):/i.test(line))).toHaveLength(1)
  }
})

test('a server that defers twice gets the email once, on the third attempt', async () => {
  const server = await serve({
    onRecipient: (_address, earlier) => {
      if (earlier < 4) throw new SmtpRefusal(451, 'Greylisted')
    },
  })
  const site = await open(server)
  await send(site)
  const states = await shortly(site)
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
      if (address !== OWNER) throw new SmtpRefusal(550, '5.1.1 No such user')
    },
  })
  const site = await open(server)
  await send(site)
  expect(await shortly(site)).toEqual([
    ['sent', 1, null],
    ['failed', 1, expect.stringContaining('5.1.1 No such user')],
  ])
  expect(server.refusals).toBe(1)
  expect(recipientsOf(server)).toEqual([[OWNER]])
})

test('emails queued behind another go with its job; one that fails gets its own', async () => {
  const isQueued = Promise.withResolvers<void>()
  const carriers: string[] = []
  let failures = 0
  const site = await openTestApp({
    mail: {
      ...deliveryTo({ port: 0 }),
      deliver: async ({ to }) => {
        await isQueued.promise
        const running = sql<{ key: string }>`
          select key from graphile_worker.jobs where locked_at is not null`
        carriers.push(...(await running.execute(site.db)).rows.map(({ key }) => key))
        if (to === 'third@tidewater.example' && failures === 0) {
          failures += 1
          throw new EmailDeliveryError('Greylisted', { isPermanent: false })
        }
        return 'sent'
      },
    },
  })
  ends.push(() => site.close())
  for (const name of ['first', 'second', 'third', 'fourth']) {
    await send(site, { ...message, email: `${name}@tidewater.example` })
  }
  isQueued.resolve()
  await expect
    .poll(async () => (await mailsOf(site)).map(({ state }) => state))
    .toEqual(Array(8).fill('sent'))
  const [first, ...others] = carriers
  expect(carriers).toHaveLength(9)
  expect(others.slice(0, 5)).toEqual(Array(5).fill(first))
  expect(others.slice(5)).not.toContain(first)
  const left = sql`select from graphile_worker.jobs`
  await expect.poll(async () => (await left.execute(site.db)).rows).toEqual([])
  // Jobs for emails that were already delivered are not run one by one: they are removed from the
  // queue.
  const begun = /agency_job_duration_seconds_count\{task="send-mail",outcome="done"\} (\d+)/
  expect(Number(begun.exec(await site.deps.metrics.read())?.[1])).toBeLessThan(6)
})

test('emails wait for an unreachable server and are sent when it is back', async () => {
  const away = await openMailServer()
  await away.close()
  const site = await open(away)
  expect((await send(site)).statusCode).toBe(200)
  await expect
    .poll(async () => (await mailsOf(site)).map(({ lastError }) => lastError))
    .toEqual(Array(2).fill('The mail server 127.0.0.1 could not be reached.'))
  const back = await serve({ port: away.port })
  expect((await shortly(site)).map(([state]) => state)).toEqual(['sent', 'sent'])
  expect(recipientsOf(back)).toEqual([[OWNER], ['tomas@tidewater.example']])
})

test('an email is marked as failed after its last attempt', async () => {
  const away = await openMailServer()
  await away.close()
  const site = await open(away)
  await send(site)
  for (const { id } of await mailsOf(site)) {
    await sendEmail(site.deps, { mailId: id }, { isLast: true })
  }
  expect((await mailsOf(site)).map(({ state }) => state)).toEqual(['failed', 'failed'])
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
  expect((await settledEmails(site)).map(({ state }) => state)).toEqual(['sent', 'sent'])
  const twice = server.received.filter(({ to }) => to[0] !== OWNER)
  expect(twice).toHaveLength(2)
  const ids = await Promise.all(twice.map(async ({ raw }) => (await parseMail(raw)).messageId))
  expect(new Set(ids).size).toBe(1)
})

test('no log line names the login, the person or what they wrote', async () => {
  const away = await openMailServer()
  await away.close()
  const site = await openTestApp({
    mail: openEmailDelivery({
      smtp: {
        ...{ host: '127.0.0.1', port: away.port, tls: 'off' },
        login: { user: 'site-login', password: 'a-secret-of-the-mail-server' },
      },
      dir: '/nowhere',
    }),
  })
  ends.push(() => site.close())
  await send(site)
  await expect
    .poll(async () => (await mailsOf(site)).filter(({ lastError }) => lastError))
    .toHaveLength(2)
  const log = () => JSON.stringify(site.logged)
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
  const held = Promise.withResolvers<void>()
  const never = new Promise<void>(() => {})
  let isHolding = true
  const server = await serve({
    onData: () => {
      if (!isHolding) return
      held.resolve()
      return never
    },
  })
  const dir = await makeTemporaryDir('mail')
  ends.push(() => dir.remove())
  const database = await createTestDatabase(testServerUrl())
  ends.push(() => database.drop())
  const { db, close } = connect({ url: database.url, onError: () => {} })
  ends.push(close)
  const startWorker = async () => {
    const worker = await waitUntilReady(
      await spawnSite({
        ...{ ROLE: 'worker', SEED: 'none', DATA_DIR: dir.path, DATABASE_URL: database.url },
        SMTP_URL: `smtp://127.0.0.1:${server.port}?tls=off`,
      }),
    )
    ends.push(() => worker.stop())
    return worker
  }
  const first = await startWorker()
  await storeMessage(db)
  await held.promise
  first.child.kill('SIGKILL')
  await first.ended
  isHolding = false
  await startWorker()
  const mails = await settledEmails({ db })
  expect(mails.map(({ state, recipient }) => [recipient, state])).toEqual([
    ['owner', 'sent'],
    ['visitor', 'sent'],
  ])
  expect(recipientsOf(server)).toEqual([[siteAgency.AGENCY_EMAIL], ['tomas@tidewater.example']])
})

test('a server that never finishes its response is abandoned', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 drip\r\n')
    socket.on('data', () => {
      const drip = setInterval(() => socket.write('250-more\r\n'), 5)
      socket.on('close', () => clearInterval(drip))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo
  const mail = { from: OWNER, to: message.email, bytes: Buffer.from('Subject: x\r\n\r\nx') }
  await expect(
    sendBySmtp({ host: '127.0.0.1', port, tls: 'off' }, mail, undefined, 100),
  ).rejects.toThrow('did not answer in time')
})
