import type { FastifyInstance } from 'fastify'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Deps } from './deps.ts'
import { exportRoutes } from './exports/export-routes.ts'
import { activityRest } from './features/activity/activity-rest.ts'
import { analyticsRest } from './features/analytics/analytics-rest.ts'
import { loginRest } from './features/auth/login-rest.ts'
import { calendarFeedRoutes } from './features/calendar-feeds/calendar-feed-routes.ts'
import { conceptRest } from './features/concepts/concept-rest.ts'
import { proxyImageRest } from './features/concepts/proxy-image-rest.ts'
import { contactImportRoutes } from './features/contacts/contact-import-routes.ts'
import { contactRest } from './features/contacts/contact-rest.ts'
import { embedScriptRoute } from './features/embed/embed-routes.ts'
import { estimateRest } from './features/estimates/estimate-rest.ts'
import { generationRest } from './features/generations/generation-rest.ts'
import { imageStyleRest } from './features/image-styles/image-style-rest.ts'
import { imageStyleResultRest } from './features/image-styles/image-style-result-rest.ts'
import { livePageRoutes } from './features/live-pages/live-page-routes.ts'
import { livePreviewRoutes } from './features/live-pages/live-preview-routes.ts'
import { mcpRoutes } from './features/mcp/mcp-routes.ts'
import { projectEmbedRoutes } from './features/projects/project-embed-routes.ts'
import { projectRest } from './features/projects/project-rest.ts'
import { proofOfWorkRest } from './features/proof-of-work/proof-of-work-rest.ts'
import { depositRest } from './features/proposals/deposit-rest.ts'
import { proposalRest } from './features/proposals/proposal-rest.ts'
import { starterSiteRoutes } from './features/starter-sites/starter-site-routes.ts'
import { pictureRoutes } from './features/studio/picture-routes.ts'
import { openApiRest } from './openapi/openapi-rest.ts'

interface RestOptions {
  publicUrl: string
  responseCache: ResponseCache
}

/** The documented paths under /api, and the other routes of features. */
export async function restRoutes(
  app: FastifyInstance,
  deps: Deps,
  { publicUrl, responseCache }: RestOptions,
): Promise<void> {
  projectRest(app, deps, responseCache)
  projectEmbedRoutes(app, deps)
  conceptRest(app, deps, responseCache)
  proxyImageRest(app, deps)
  generationRest(app, deps)
  contactRest(app, deps)
  contactImportRoutes(app, deps)
  calendarFeedRoutes(app, deps)
  estimateRest(app, deps)
  embedScriptRoute(app)
  proposalRest(app, deps)
  depositRest(app, deps)
  imageStyleResultRest(app, deps, publicUrl)
  imageStyleRest(app, deps, publicUrl)
  analyticsRest(app, deps)
  activityRest(app, deps)
  loginRest(app, deps)
  proofOfWorkRest(app, deps)
  exportRoutes(app, deps)
  openApiRest(app, deps, { publicUrl, responseCache })
  livePageRoutes(app, deps)
  starterSiteRoutes(app, deps)
  pictureRoutes(app, deps, publicUrl)
  mcpRoutes(app, deps)
  await livePreviewRoutes(app, deps, publicUrl)
}
