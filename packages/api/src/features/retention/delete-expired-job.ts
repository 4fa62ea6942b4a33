import { IMPORT_UNDO_DAYS } from '@agency/contract/contact-import'
import { MERGE_UNDO_DAYS } from '@agency/contract/contact-merge'
import { DAY_MS } from '@agency/contract/time'
import { z } from 'zod'
import { purgeMarked } from '../../deletion/marked-rows.ts'
import type { JobDeps } from '../../deps.ts'
import { handleJob } from '../../jobs/job.ts'
import { runEach } from '../../jobs/run-each.ts'
import { deleteExpiredRateLimits } from '../../limits/rate-limits.ts'
import { deleteExpiredEvents } from '../analytics/day-service.ts'
import { deleteExpiredAuditEntries } from '../audit/audit-service.ts'
import { deleteExpiredSessions } from '../auth/session-queries.ts'
import { purgeDeletedConcepts } from '../concepts/deleted-concept-service.ts'
import { deleteExpiredImports } from '../contacts/contact-import-queries.ts'
import { deleteExpiredMerges } from '../contacts/merge-contact-queries.ts'
import { deleteExpiredEmails } from '../emails/email-service.ts'
import { deleteExpiredImageStyleResults } from '../image-styles/image-style-result-service.ts'
import { purgeDeletedProjects } from '../projects/deleted-project-service.ts'
import { deleteExpiredProofs } from '../proof-of-work/proof-of-work-queries.ts'
import { deleteExpiredChallenges } from '../second-factor/passkey-queries.ts'
import { getSettings } from '../settings/settings-service.ts'
import { deleteExpiredLinks } from '../share-links/share-link-service.ts'
import { deleteExpiredInvitations } from '../staff/invitation-queries.ts'
import { deleteExpiredEditLinks } from '../studio/edit-link-service.ts'
import { deletePicturesNoLongerUsed } from '../studio/picture-service.ts'
import { deleteExpiredWebhookData } from '../webhooks/webhook-service.ts'

/** For so long an expired invitation is listed, so that it can be sent again. */
const EXPIRED_INVITATION_DAYS = 90

/**
 * Deletes rows whose retention period is over. The owner sets most periods; those of links, emails,
 * webhooks, rate-limit counts and what was deleted are in the services that this calls.
 */
export async function deleteExpired(deps: JobDeps, now = new Date()): Promise<void> {
  const { db } = deps
  const { retention } = await getSettings(db)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await runEach(deps.log, {
    'style results': () => deleteExpiredImageStyleResults(db, daysAgo(retention.styleResultDays)),
    events: () => deleteExpiredEvents(db, daysAgo(retention.eventDays)),
    links: () => deleteExpiredLinks(db, now),
    'edit links': () => deleteExpiredEditLinks(db, now),
    'unused pictures': () => deletePicturesNoLongerUsed(db, now),
    counts: () => deleteExpiredRateLimits(db, now),
    mails: () => deleteExpiredEmails(deps, now),
    'contact merges': () => deleteExpiredMerges(db, daysAgo(MERGE_UNDO_DAYS)),
    'contact imports': () => deleteExpiredImports(db, daysAgo(IMPORT_UNDO_DAYS)),
    sessions: () => deleteExpiredSessions(db, now),
    'passkey challenges': () => deleteExpiredChallenges(db, now),
    'proofs of work': () => deleteExpiredProofs(db, now),
    invitations: () => deleteExpiredInvitations(db, daysAgo(EXPIRED_INVITATION_DAYS)),
    'audit log': () => deleteExpiredAuditEntries(db, daysAgo(retention.auditDays)),
    'deleted projects': () => purgeDeletedProjects(deps, now),
    'deleted concepts': () => purgeDeletedConcepts(deps, now),
    'deleted goals': () => purgeMarked(db, 'goals', now),
    'deleted templates': () => purgeMarked(db, 'email_templates', now),
    'deleted webhooks': () => purgeMarked(db, 'webhooks', now),
    // After the webhooks, with whose deliveries events are deleted.
    webhooks: () => deleteExpiredWebhookData(db, now),
  })
}

/** Every day after 17:00 UTC: during the night in Melbourne. */
export const deleteExpiredHandler = handleJob(
  { id: 'forget-expired', payload: z.object({}), priority: 20, cron: '7 17 * * *' },
  (deps) => deleteExpired(deps),
)
