import { activityRouter } from './features/activity/activity-router.ts'
import { analyticsRouter } from './features/analytics/analytics-router.ts'
import { apiKeyRouter } from './features/api-keys/api-key-router.ts'
import { auditRouter } from './features/audit/audit-router.ts'
import { authRouter } from './features/auth/login-router.ts'
import { calendarFeedRouter } from './features/calendar-feeds/calendar-feed-router.ts'
import { conceptRouter } from './features/concepts/concept-router.ts'
import { contactRouter } from './features/contacts/contact-router.ts'
import { emailPreferenceRouter } from './features/email-preferences/email-preference-router.ts'
import { emailRouter } from './features/emails/email-router.ts'
import { emailTemplateRouter } from './features/emails/email-template-router.ts'
import { emailTextRouter } from './features/emails/email-text-router.ts'
import { estimateRouter } from './features/estimates/estimate-router.ts'
import { failedJobRouter } from './features/failed-jobs/failed-job-router.ts'
import { generationRouter } from './features/generations/generation-router.ts'
import { goalRouter } from './features/goals/goal-router.ts'
import { imageStyleRouter } from './features/image-styles/image-style-router.ts'
import { notificationRouter } from './features/notifications/notification-router.ts'
import { pipelineRouter } from './features/pipeline/pipeline-router.ts'
import { priceBookRouter } from './features/price-book/price-book-router.ts'
import { projectRouter } from './features/projects/project-router.ts'
import { proposalRouter } from './features/proposals/proposal-router.ts'
import { redirectRouter } from './features/redirects/redirect-router.ts'
import { searchRouter } from './features/search/search-router.ts'
import { secondFactorRouter } from './features/second-factor/second-factor-router.ts'
import { settingsRouter } from './features/settings/settings-router.ts'
import { shareLinkRouter } from './features/share-links/share-link-router.ts'
import { siteEventRouter } from './features/site-events/site-event-router.ts'
import { sourcesRouter } from './features/sources/sources-router.ts'
import { staffRouter } from './features/staff/staff-router.ts'
import { starterSiteRouter } from './features/starter-sites/starter-site-router.ts'
import { studioRouter } from './features/studio/studio-router.ts'
import { todayRouter } from './features/today/today-router.ts'
import { webhookRouter } from './features/webhooks/webhook-router.ts'
import { createCallerFactory, router } from './trpc/trpc.ts'

export const appRouter = router({
  auth: authRouter,
  secondFactor: secondFactorRouter,
  settings: settingsRouter,
  concepts: conceptRouter,
  projects: projectRouter,
  redirects: redirectRouter,
  generations: generationRouter,
  shareLinks: shareLinkRouter,
  starterSites: starterSiteRouter,
  studio: studioRouter,
  contacts: contactRouter,
  calendarFeeds: calendarFeedRouter,
  pipeline: pipelineRouter,
  imageStyles: imageStyleRouter,
  siteEvents: siteEventRouter,
  analytics: analyticsRouter,
  sources: sourcesRouter,
  goals: goalRouter,
  activity: activityRouter,
  notifications: notificationRouter,
  search: searchRouter,
  estimates: estimateRouter,
  emails: emailRouter,
  emailTemplates: emailTemplateRouter,
  emailTexts: emailTextRouter,
  emailPreferences: emailPreferenceRouter,
  priceBook: priceBookRouter,
  proposals: proposalRouter,
  failedJobs: failedJobRouter,
  staff: staffRouter,
  audit: auditRouter,
  apiKeys: apiKeyRouter,
  today: todayRouter,
  webhooks: webhookRouter,
})

export type AppRouter = typeof appRouter

export const createCaller = createCallerFactory(appRouter)
/** In-process calls with a visitor's rights, for server-side rendering. */
export type PublicApi = ReturnType<typeof createCaller>
