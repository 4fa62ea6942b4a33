import { openEmailDelivery } from '@agency/api/email/open-email-delivery'
import { sql } from 'kysely'
import type { MailServer } from './mail-server.ts'
import type { TestApp } from './test-app.ts'

/** Delivers to a test's server. */
export const openDeliveryTo = ({ port }: Pick<MailServer, 'port'>) =>
  openEmailDelivery({ smtp: { host: '127.0.0.1', port, tls: 'off' }, dir: '/nowhere' })

/** Every stored email, in order. */
export const listEmails = ({ db }: Pick<TestApp, 'db'>) =>
  db.selectFrom('mails').selectAll().orderBy('id').execute()

/** Makes emails that wait for a retry due now, and wakes their workers. */
const runRetriesNow = ({ db }: Pick<TestApp, 'db'>) =>
  sql`
    with due as (
      select * from graphile_worker.reschedule_jobs(
        array(select id from graphile_worker.jobs where task_identifier = 'send-mail' and run_at > now()),
        run_at => now()
      )
    )
    select pg_notify('jobs:insert', '{"r":' || random() || ',"count":1}') from due
  `.execute(db)

/**
 * Returns the emails once none of them is waiting any more; every wait for a retry is cut short.
 */
export async function waitForEmails(site: Pick<TestApp, 'db'>) {
  for (;;) {
    const emails = await listEmails(site)
    if (emails.every(({ state }) => state !== 'queued')) return emails
    await runRetriesNow(site)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
