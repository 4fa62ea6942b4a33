import type { AlertKind } from '@agency/contract/alert'
import type { EmailPreferenceName } from '@agency/contract/email-preferences'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import type { JobDeps } from '../../deps.ts'
import { handleJob } from '../../jobs/job.ts'
import { listRecipients } from '../email-preferences/email-preference-queries.ts'
import { getEmailText } from '../emails/email-text-service.ts'
import { queueStaffEmail } from '../emails/queue-emails.ts'
import { insertAlertNotification } from '../notifications/notification-queries.ts'
import { getSettings } from '../settings/settings-service.ts'
import { alertDraft, alertTexts } from './alert-email.ts'
import { endAlert, findOpenAlert, openAlert } from './alert-queries.ts'
import { findRisenFailures, findSilence } from './alert-reasons.ts'

type AlertDeps = Pick<JobDeps, 'db' | 'publicUrl'>

const rules: Record<
  AlertKind,
  {
    preference: EmailPreferenceName
    /** Why it is due, in a sentence; undefined if it is not. */
    findReason: (db: Database, now: Date) => Promise<string | undefined>
  }
> = {
  leads_stopped: { preference: 'leadAlerts', findReason: findSilence },
  failures_rose: { preference: 'failureAlerts', findReason: findRisenFailures },
}

/** Begins an incident with a notification and an email to everybody who chose to be alerted. */
const announce = (
  { db, publicUrl }: AlertDeps,
  { kind, reason, now }: { kind: AlertKind; reason: string; now: Date },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const alert = await openAlert(trx, { kind, reason, createdAt: now })
    if (!alert) return
    const recipients = await listRecipients(trx, rules[kind].preference)
    await insertAlertNotification(trx, {
      alertId: alert.id,
      staffIds: recipients.map(({ id }) => id),
    })
    const { agency } = await getSettings(trx)
    const text = await getEmailText(trx, alertTexts[kind])
    const draft = alertDraft({ kind, reason, agencyName: agency.name, publicUrl }, text)
    for (const { email } of recipients) {
      await queueStaffEmail(trx, { draft, agency, kind: 'alert', to: { name: '', address: email } })
    }
  })

/** Announces each incident once, and ends those that are over. */
export async function checkAlerts(deps: AlertDeps, now = new Date()): Promise<void> {
  for (const kind of ['leads_stopped', 'failures_rose'] as const) {
    const reason = await rules[kind].findReason(deps.db, now)
    const open = await findOpenAlert(deps.db, kind)
    if (reason !== undefined && !open) await announce(deps, { kind, reason, now })
    if (reason === undefined && open) await endAlert(deps.db, open.id, now)
  }
}

export const checkAlertsHandler = handleJob(
  { id: 'check-alerts', payload: z.object({}), priority: 15, cron: '*/5 * * * *' },
  (deps) => checkAlerts(deps),
)
