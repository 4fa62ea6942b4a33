import { openMailDelivery } from '@agency/api/email/open-email-delivery'
import { sql } from 'kysely'
import type { MailServer } from './mail-server.ts'
import type { TestApp } from './test-app.ts'

/** Delivers to a server of the test. */
export const deliveryTo = ({ port }: Pick<MailServer, 'port'>) =>
  openMailDelivery({ smtp: { host: '127.0.0.1', port, tls: 'off' }, dir: '/nowhere' })

/** Every mail that was written, in order. */
export const mailsOf = ({ db }: Pick<TestApp, 'db'>) =>
  db.selectFrom('mails').selectAll().orderBy('id').execute()

/** Lets emails that wait for another try have it now, and wakes the workers for them. */
const hasten = ({ db }: Pick<TestApp, 'db'>) =>
  sql`
    with due as (
      select * from graphile_worker.reschedule_jobs(
        array(select id from graphile_worker.jobs where task_identifier = 'send-mail' and run_at > now()),
        run_at => now()
      )
    )
    select pg_notify('jobs:insert', '{"r":' || random() || ',"count":1}') from due
  `.execute(db)

/** Returns the emails once none of them waits any more; every wait for another try is cut short. */
export async function settledMails(site: Pick<TestApp, 'db'>) {
  for (;;) {
    const mails = await mailsOf(site)
    if (mails.every(({ state }) => state !== 'queued')) return mails
    await hasten(site)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
