import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { JobDeps } from '../../deps.ts'
import { handleJob } from '../../jobs/job.ts'
import { melbourneDay, melbourneHour } from '../../time/melbourne.ts'
import { getEmailText } from '../emails/email-text-service.ts'
import { queueStaffEmail } from '../emails/queue-emails.ts'
import { insertFollowUpNotifications } from '../notifications/notification-queries.ts'
import { getSettings } from '../settings/settings-service.ts'
import { followUpDraft } from './follow-up-email.ts'
import {
  claimDay,
  countFollowUps,
  type FollowUp,
  listFollowUps,
  updateDigest,
} from './follow-up-queries.ts'

/** Staff are reminded from this hour on, in Melbourne. */
const FIRST_HOUR = 7

/** Number of notifications for one day: more than anybody follows up with. */
const MAX_NOTIFIED = 200
/** Number of contacts that the email names. */
const MAX_NAMED = 20

type ReminderDeps = Pick<JobDeps, 'db' | 'publicUrl'>

async function queueDigest(
  { publicUrl }: ReminderDeps,
  trx: Transaction<DB>,
  { today, named }: { today: string; named: FollowUp[] },
): Promise<void> {
  const [{ agency }, total] = await Promise.all([getSettings(trx), countFollowUps(trx, today)])
  const draft = followUpDraft(
    { named, total, today, agencyName: agency.name, publicUrl },
    await getEmailText(trx, 'staff_follow_ups'),
  )
  const mailId = await queueStaffEmail(trx, { draft, agency, kind: 'follow_ups' })
  await updateDigest(trx, today, { mailId, contactIds: named.map(({ id }) => id) })
}

/**
 * On the morning of a follow-up, notifies staff of it and queues one email that lists all that are
 * due. Each day is handled in one transaction that no other run repeats; days on which the site was
 * down are made up for. A follow-up that is planned for today after its morning is not announced.
 */
export async function remindStaff(deps: ReminderDeps, now = new Date()): Promise<void> {
  if (melbourneHour(now) < FIRST_HOUR) return
  const today = melbourneDay(now)
  await deps.db.transaction().execute(async (trx) => {
    const previousDay = await claimDay(trx, today)
    if (previousDay === undefined) return
    const followUps = await listFollowUps(trx, {
      ...{ after: previousDay, until: today, limit: MAX_NOTIFIED },
    })
    if (followUps.length === 0) return
    await insertFollowUpNotifications(
      trx,
      followUps.map(({ id, day }) => ({ contactId: id, followUpOn: day })),
    )
    const named = await listFollowUps(trx, { until: today, limit: MAX_NAMED })
    await queueDigest(deps, trx, { today, named })
  })
}

/** Every five minutes, so that a site that was down in the morning catches up. */
export const remindStaffHandler = handleJob(
  { id: 'remind-staff', payload: z.object({}), priority: 15, cron: '*/5 * * * *' },
  (deps) => remindStaff(deps),
)
