import { randomUUID } from 'node:crypto'
import type { ProposalDraft } from '@agency/contract/proposal'
import { TIME_ZONE } from '@agency/contract/time'
import { z } from 'zod'
import type { JobDeps } from '../../deps.ts'
import { handleJob } from '../../jobs/job.ts'
import { recordEvent } from './proposal-events.ts'
import { listJustExpired, listOpenProposals, lockProposal } from './proposal-queries.ts'
import { parseSnapshot } from './proposal-record.ts'

const BATCH_SIZE = 200

/** Reminders are only sent during the day. */
const FIRST_HOUR = 9
const LAST_HOUR = 18
const hour = new Intl.DateTimeFormat('en-AU', {
  ...{ hour: 'numeric', hourCycle: 'h23', timeZone: TIME_ZONE },
})

type ReminderDeps = Pick<JobDeps, 'db' | 'publicUrl'>

async function notifyOfExpired(deps: ReminderDeps): Promise<void> {
  for (const { id, sendings } of await listJustExpired(deps.db, BATCH_SIZE)) {
    await deps.db.transaction().execute(async (trx) => {
      const record = await lockProposal(trx, id)
      if (record?.shownState !== 'expired' || record.sendings !== sendings) return
      await recordEvent(deps, trx, record, {
        ...{ kind: 'expired', totalCents: record.totalCents, onceKey: `expired:${sendings}` },
        requestId: randomUUID(),
      })
    })
  }
}

const formatDaysLeft = (days: number) => (days === 1 ? '1 more day' : `${days} more days`)

/**
 * The reminder that is due today, or became due while the site was down; undefined if there is
 * none. Reminders from before the proposal was sent do not count.
 */
const dueReminder = ({ reminderDays, validDays }: ProposalDraft, daysLeft: number) =>
  reminderDays.filter((days) => days >= daysLeft && days < validDays).sort((a, b) => a - b)[0]

async function remind(deps: ReminderDeps): Promise<void> {
  let after = 0
  for (;;) {
    const rows = await listOpenProposals(deps.db, after, BATCH_SIZE)
    for (const row of rows) {
      after = row.id
      const snapshot = parseSnapshot(row)
      const due = snapshot ? dueReminder(snapshot.draft, row.daysLeft) : undefined
      const onceKey = `reminded:${row.sendings}:${due}`
      if (due === undefined || row.reminded.includes(onceKey)) continue
      await deps.db.transaction().execute(async (trx) => {
        const record = await lockProposal(trx, row.id)
        // Answered, sent again or stopped meanwhile.
        const isUnchanged = record?.shownState === 'sent' && record.sendings === row.sendings
        if (!isUnchanged || record.remindersStoppedAt) return
        await recordEvent(deps, trx, record, {
          ...{
            kind: 'reminded',
            text: formatDaysLeft(row.daysLeft + 1),
            onceKey,
            requestId: randomUUID(),
          },
        })
      })
    }
    if (rows.length < BATCH_SIZE) return
  }
}

/**
 * Notifies the owner of expired proposals at once, and reminds clients on the days that the owner
 * set: once for each of these days, during the day, and not after a response or an opt-out.
 */
export async function remindClients(deps: ReminderDeps, now = new Date()): Promise<void> {
  await notifyOfExpired(deps)
  const currentHour = Number(hour.format(now))
  if (currentHour >= FIRST_HOUR && currentHour < LAST_HOUR) await remind(deps)
}

/**
 * A proposal expires at the end of its day in Melbourne; the owner is notified within the minute.
 */
export const remindClientsHandler = handleJob(
  { id: 'remind-clients', payload: z.object({}), priority: 15, cron: '* * * * *' },
  (deps) => remindClients(deps),
)
