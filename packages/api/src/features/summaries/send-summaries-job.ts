import type { EmailPreferenceName } from '@agency/contract/email-preferences'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { JobDeps } from '../../deps.ts'
import { handleJob } from '../../jobs/job.ts'
import { addDays, startOfMelbourneDay } from '../../time/melbourne.ts'
import type { Span } from '../analytics/day-queries.ts'
import { listRecipients } from '../email-preferences/email-preference-queries.ts'
import { getEmailText } from '../emails/email-text-service.ts'
import { queueStaffEmail } from '../emails/queue-emails.ts'
import { getSettings } from '../settings/settings-service.ts'
import { summaryDraft, summaryTexts } from './summary-email.ts'
import { hasActivity, readSummaryFigures } from './summary-figures.ts'
import { dueSpans, type SummaryPeriod, summaryPeriods } from './summary-period.ts'
import { claimSummary } from './summary-queries.ts'

type SummaryDeps = Pick<JobDeps, 'db' | 'publicUrl'>

const preferences: Record<SummaryPeriod, EmailPreferenceName> = {
  week: 'weeklySummary',
  month: 'monthlySummary',
}

async function queueSummary(
  { publicUrl }: SummaryDeps,
  trx: Transaction<DB>,
  { period, spans, now }: { period: SummaryPeriod; spans: [Span, Span]; now: Date },
): Promise<void> {
  const end = startOfMelbourneDay(addDays(spans[0].to, 1))
  // A site that was set up today, with its demo content, has no last week to tell of.
  const recipients = (await listRecipients(trx, preferences[period])).filter(
    ({ createdAt }) => createdAt < end,
  )
  if (recipients.length === 0) return
  const figures = await readSummaryFigures(trx, spans, now)
  if (!hasActivity(figures)) return
  const { agency } = await getSettings(trx)
  const draft = summaryDraft(
    { period, span: spans[0], figures, agencyName: agency.name, publicUrl },
    await getEmailText(trx, summaryTexts[period]),
  )
  for (const { email } of recipients) {
    const to = { name: '', address: email }
    await queueStaffEmail(trx, { draft, agency, kind: 'summary', to })
  }
}

/**
 * Sends the summary of the last week on Monday and that of the last month on the 1st, to everybody
 * who chose to be sent it. Each is handled in one transaction that no other run repeats.
 */
export async function sendSummaries(deps: SummaryDeps, now = new Date()): Promise<void> {
  for (const period of summaryPeriods) {
    const spans = dueSpans(period, now)
    if (!spans) continue
    await deps.db.transaction().execute(async (trx) => {
      const isClaimed = await claimSummary(trx, { period, firstDay: spans[0].from })
      if (isClaimed) await queueSummary(deps, trx, { period, spans, now })
    })
  }
}

/** Every five minutes, so that a site that was down in the morning catches up. */
export const sendSummariesHandler = handleJob(
  { id: 'send-summaries', payload: z.object({}), priority: 15, cron: '*/5 * * * *' },
  (deps) => sendSummaries(deps),
)
