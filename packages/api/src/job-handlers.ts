import { checkAlertsHandler } from './features/alerts/check-alerts-job.ts'
import { rollUpDaysHandler } from './features/analytics/day-service.ts'
import { removeFilesHandler, withdrawFilesHandler } from './features/concepts/withdraw-files-job.ts'
import { deleteEmailFilesHandler } from './features/emails/delete-email-files-job.ts'
import { sendEmailHandler } from './features/emails/send-email-job.ts'
import { remindStaffHandler } from './features/follow-ups/remind-staff-job.ts'
import {
  endStuckGenerationsHandler,
  makeConceptHandler,
} from './features/generations/make-concept-job.ts'
import { publishProjectsHandler } from './features/projects/publish-projects-job.ts'
import { withdrawProjectHandler } from './features/projects/withdraw-project-job.ts'
import { remindClientsHandler } from './features/proposals/remind-clients-job.ts'
import { sealProposalHandler } from './features/proposals/seal-proposal-job.ts'
import { deleteExpiredHandler } from './features/retention/delete-expired-job.ts'
import { redrawConceptHandler } from './features/studio/redraw-concept-job.ts'
import { sendSummariesHandler } from './features/summaries/send-summaries-job.ts'
import {
  deliverWebhooksHandler,
  wakeWebhooksHandler,
} from './features/webhooks/deliver-webhooks-job.ts'
import { makeVariantsHandler } from './images/make-variants-job.ts'
import type { HandledJob } from './jobs/job.ts'
import { sweepFilesHandler } from './storage/sweep-files-job.ts'

/** All jobs of the product. */
export const jobHandlers: HandledJob[] = [
  makeConceptHandler,
  endStuckGenerationsHandler,
  redrawConceptHandler,
  makeVariantsHandler,
  withdrawFilesHandler,
  withdrawProjectHandler,
  publishProjectsHandler,
  removeFilesHandler,
  sendEmailHandler,
  deleteEmailFilesHandler,
  sealProposalHandler,
  remindClientsHandler,
  remindStaffHandler,
  sendSummariesHandler,
  checkAlertsHandler,
  deliverWebhooksHandler,
  wakeWebhooksHandler,
  sweepFilesHandler,
  deleteExpiredHandler,
  rollUpDaysHandler,
]
