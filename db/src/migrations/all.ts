import type { Migration } from 'kysely/migration'
import * as firstRelease from './0001-first-release.ts'
import * as pictures from './0002-pictures.ts'
import * as siteEvents from './0003-site-events.ts'
import * as people from './0004-people.ts'
import * as dashboard from './0005-dashboard.ts'
import * as estimates from './0006-estimates.ts'
import * as phonePictures from './0007-phone-pictures.ts'
import * as generationStages from './0008-generation-stages.ts'
import * as aiServices from './0009-ai-services.ts'
import * as shareLinks from './0010-share-links.ts'
import * as mails from './0011-mails.ts'
import * as scale from './0012-scale.ts'
import * as contentNotices from './0013-content-notices.ts'
import * as releasedConcepts from './0014-released-concepts.ts'
import * as generationSenders from './0015-generation-senders.ts'
import * as styleResultBytes from './0016-style-result-bytes.ts'
import * as priceBook from './0017-price-book.ts'
import * as proposals from './0018-proposals.ts'
import * as deposits from './0019-deposits.ts'
import * as forgottenPeople from './0020-forgotten-people.ts'
import * as mailsWithoutAPerson from './0021-mails-without-a-person.ts'
import * as conceptsPendingReview from './0022-concepts-pending-review.ts'
import * as projectEmbeds from './0023-project-embeds.ts'
import * as studio from './0024-studio.ts'
import * as conceptPictures from './0025-concept-pictures.ts'
import * as today from './0026-today.ts'
import * as sources from './0027-sources.ts'
import * as pipeline from './0030-pipeline.ts'
import * as tagsAndAddresses from './0031-tags-and-addresses.ts'
import * as contactMerges from './0032-contact-merges.ts'
import * as channelsAndAssignees from './0033-channels-and-assignees.ts'
import * as contactImports from './0034-contact-imports.ts'
import * as staffRoles from './0040-staff-roles.ts'
import * as auditLog from './0041-audit-log.ts'
import * as apiKeys from './0042-api-keys.ts'
import * as webhooks from './0050-webhooks.ts'
import * as writtenEmails from './0051-written-emails.ts'
import * as calendarFeeds from './0052-calendar-feeds.ts'
import * as goalsAndAlerts from './0053-goals-and-alerts.ts'
import * as trash from './0054-trash.ts'
import * as projectPublishing from './0055-project-publishing.ts'
import * as mcp from './0056-mcp.ts'
import * as secondFactor from './0057-second-factor.ts'
import * as embedding from './0058-embedding.ts'
import * as projectVersions from './0059-project-versions.ts'
import * as proofOfWork from './0060-proof-of-work.ts'

/** In order. A landed migration is frozen: change the schema by adding one. */
export const migrations: Record<string, Migration> = {
  '0001-first-release': firstRelease,
  '0002-pictures': pictures,
  '0003-site-events': siteEvents,
  '0004-people': people,
  '0005-dashboard': dashboard,
  '0006-estimates': estimates,
  '0007-phone-pictures': phonePictures,
  '0008-generation-stages': generationStages,
  '0009-ai-services': aiServices,
  '0010-share-links': shareLinks,
  '0011-mails': mails,
  '0012-scale': scale,
  '0013-content-notices': contentNotices,
  '0014-released-concepts': releasedConcepts,
  '0015-generation-senders': generationSenders,
  '0016-style-result-bytes': styleResultBytes,
  '0017-price-book': priceBook,
  '0018-proposals': proposals,
  '0019-deposits': deposits,
  '0020-forgotten-people': forgottenPeople,
  '0021-mails-without-a-person': mailsWithoutAPerson,
  '0022-concepts-pending-review': conceptsPendingReview,
  '0023-project-embeds': projectEmbeds,
  '0024-studio': studio,
  '0025-concept-pictures': conceptPictures,
  '0026-today': today,
  '0027-sources': sources,
  '0030-pipeline': pipeline,
  '0031-tags-and-addresses': tagsAndAddresses,
  '0032-contact-merges': contactMerges,
  '0033-channels-and-assignees': channelsAndAssignees,
  '0034-contact-imports': contactImports,
  '0040-staff-roles': staffRoles,
  '0041-audit-log': auditLog,
  '0042-api-keys': apiKeys,
  '0050-webhooks': webhooks,
  '0051-written-emails': writtenEmails,
  '0052-calendar-feeds': calendarFeeds,
  '0053-goals-and-alerts': goalsAndAlerts,
  '0054-trash': trash,
  '0055-project-publishing': projectPublishing,
  '0056-mcp': mcp,
  '0057-second-factor': secondFactor,
  '0058-embedding': embedding,
  '0059-project-versions': projectVersions,
  '0060-proof-of-work': proofOfWork,
}
