import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { loginForm } from './features/auth/login-form.ts'
import { contactPageRoute, messageForm } from './features/contacts/contact-rest.ts'
import { embedPageRoute } from './features/embed/embed-routes.ts'
import { briefForm, generatorPageRoute } from './features/generations/generation-rest.ts'
import { proposalForm } from './features/proposals/proposal-form.ts'
import { proposalPageRoute } from './features/proposals/proposal-rest.ts'
import { formRoutes } from './pages/form-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import type { Pages } from './pages/pages.ts'

/** The pages that visitors see, and the forms of browsers without JavaScript. */
export async function sitePages(
  app: FastifyInstance,
  deps: Deps,
  { pages, publicUrl }: { pages: Pages; publicUrl: string },
): Promise<void> {
  pageRoutes(app, pages)
  contactPageRoute(app, pages)
  generatorPageRoute(app, deps, pages)
  embedPageRoute(app, deps, pages)
  proposalPageRoute(app, deps, pages)
  const forms = [messageForm(deps), briefForm(deps), proposalForm(deps), loginForm]
  await formRoutes(app, deps, { pages, publicUrl, forms })
}
