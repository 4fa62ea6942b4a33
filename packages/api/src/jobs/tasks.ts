import { parseCronItems, type TaskList } from 'graphile-worker'
import type { JobDeps } from '../deps.ts'
import { rollUpDays } from '../features/analytics/day-service.ts'
import { makeFilesPrivate, removeMovedFile } from '../features/concepts/withdraw-files-job.ts'
import { removeKeptMails } from '../features/emails/delete-email-files-job.ts'
import { sendMail } from '../features/emails/send-email-job.ts'
import { endStuckGenerations, makeConcept } from '../features/generations/make-concept-job.ts'
import { withdrawProject } from '../features/projects/withdraw-project-job.ts'
import { remindClients } from '../features/proposals/remind-clients-job.ts'
import { sealProposal } from '../features/proposals/seal-proposal-job.ts'
import { makeVariants } from '../images/make-variants-job.ts'
import { sweepFiles } from '../storage/sweep-files-job.ts'
import { deleteExpired } from './delete-expired-job.ts'
import type { TaskPayloads } from './task-payloads.ts'

/** Every day after 17:00 UTC: a quiet hour of the night in Melbourne. */
const FORGET_AT = '7 17 * * *'
const SWEEP_AT = '17 17 * * *'
/** Soon after a day's end, whatever the clocks of Melbourne do; at other times there is nothing to do. */
const ROLL_UP_AT = '*/5 * * * *'
const END_STUCK_AT = '*/5 * * * *'
/** A proposal ends with its day in Melbourne; who waits for an answer hears of it within the minute. */
const REMIND_AT = '* * * * *'
/** For those that no job was queued for, as when an older process hid a concept. */
const WITHDRAW_AT = '*/5 * * * *'
/** What fails so often by the store or the database is failed for good. */
const CONCEPT_TRIES = 5

/** What each kind of job does. */
export const tasksOf = (deps: JobDeps): TaskList => ({
  'make-concept': (payload, { job, abortSignal }) =>
    makeConcept(deps, payload as TaskPayloads['make-concept'], {
      isLast: job.attempts >= CONCEPT_TRIES,
      ...(abortSignal && { signal: abortSignal }),
    }),
  'end-stuck-generations': () => endStuckGenerations(deps),
  'make-variants': (payload, { job }) =>
    makeVariants(deps, payload as TaskPayloads['make-variants'], { isRepeated: job.attempts > 1 }),
  'withdraw-files': () => makeFilesPrivate(deps),
  'withdraw-project': (payload) =>
    withdrawProject(deps, payload as TaskPayloads['withdraw-project']),
  'remove-files': (payload) => removeMovedFile(deps, payload as TaskPayloads['remove-files']),
  'send-mail': (payload, { job, abortSignal }) =>
    sendMail(deps, payload as TaskPayloads['send-mail'], {
      isLast: job.attempts >= job.max_attempts,
      ...(abortSignal && { signal: abortSignal }),
    }),
  'remove-kept-mails': (payload) =>
    removeKeptMails(deps, payload as TaskPayloads['remove-kept-mails']),
  'seal-proposal': (payload) => sealProposal(deps, payload as TaskPayloads['seal-proposal']),
  'remind-clients': () => remindClients(deps),
  'sweep-files': () => sweepFiles(deps),
  'forget-expired': () => deleteExpired(deps),
  'roll-up-days': () => rollUpDays(deps.db),
})

/** When which job begins by itself; minute and hour are of UTC. */
export const cronItems = parseCronItems([
  { task: 'end-stuck-generations', match: END_STUCK_AT },
  { task: 'withdraw-files', match: WITHDRAW_AT },
  { task: 'remind-clients', match: REMIND_AT },
  { task: 'forget-expired', match: FORGET_AT },
  { task: 'sweep-files', match: SWEEP_AT },
  { task: 'roll-up-days', match: ROLL_UP_AT },
])
