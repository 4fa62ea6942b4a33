import type { PublicApi } from '@agency/api/router'
import type { PageRequest, RenderedPage } from '@agency/contract/page'
import createCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { renderToString } from 'react-dom/server'
import { createPublicClient, trpc } from './api/trpc.ts'
import { App } from './app/app.tsx'
import { loadPage } from './app/loaded-pages.ts'
import type { PageRoute } from './app/page.ts'
import { cachedSource, type DataSource } from './app/page-data.ts'
import { matchRoute, notFoundRoute, redirectFor } from './app/routes.ts'
import { documentOf } from './ssr/document.ts'
import { firstPaintScript } from './ssr/first-paint.ts'
import { fontLoadingOf } from './ssr/font-loading.ts'
import { modulesOf } from './ssr/page-modules.ts'
import { sourceOf } from './ssr/page-sources.ts'
import { serverDataKey } from './ssr/server-data.ts'
import { staticCss } from './ssr/static-css.ts'
import { STYLE_KEY } from './theme/style-key.ts'

export { shareImageOf } from './ssr/share-images.ts'

const inProcessSource = (api: PublicApi): DataSource => ({
  agency: () => api.settings.agency(),
  imageStyles: () => api.imageStyles.provider(),
  concepts: () => api.concepts.list(),
  projects: () => api.projects.list(),
  allProjects: () => api.projects.list({ status: 'all' }),
  project: (slug) => api.projects.get({ slug }),
  shared: (token) => api.shareLinks.get({ token }),
})

const emptyPage = { html: '', inlineScripts: [], inlineStyles: [] }
const redirect = (location: string): RenderedPage => ({ ...emptyPage, status: 301, location })

/** A single path that represents every missing page of a route. */
const missingPathOf = ({ path }: PageRoute) => path.replace(/:\w+/g, '~')

/**
 * Renders one public page: the same bytes for every visitor. Rejects if the agency's settings
 * cannot be read, since no page can be rendered without them.
 */
export async function renderPage(request: PageRequest<PublicApi>): Promise<RenderedPage> {
  const { path, origin, year } = request
  const target = redirectFor(path)
  if (target !== undefined) return redirect(target)

  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  const data = cachedSource(inProcessSource(request.api), queries)
  const { route, params } = matchRoute(path)
  const missingPath = missingPathOf(route)
  const missingPage: RenderedPage = { ...emptyPage, status: 404, notFoundPath: missingPath }
  if (route === notFoundRoute && path !== missingPath) return missingPage
  const [module, agency] = await Promise.all([loadPage(route), data.agency()])
  // Only read here, so that they add no code to other pages.
  const proposal = (token: string) =>
    queries.fetchQuery({
      queryKey: getQueryKey(trpc.proposals.open, { token }, 'query'),
      queryFn: () => request.api.proposals.open({ token }),
    })
  const preview = (token: string) =>
    queries.fetchQuery({
      queryKey: getQueryKey(trpc.projects.preview, { token }, 'query'),
      queryFn: () => request.api.projects.preview({ token }),
    })
  const editable = (token: string) => request.api.studio.check({ token })
  const head = await module.load({ data, params, origin, proposal, preview, editable })
  if (head.redirect !== undefined) return redirect(head.redirect)
  if (head.status === 404) {
    if (path !== missingPath) return missingPage
    queries.setQueryData(serverDataKey('missing'), true)
  }
  if (request.form) queries.setQueryData(serverDataKey('form'), request.form)
  if (request.generation) queries.setQueryData(serverDataKey('generation'), request.generation)

  const emotion = createCache({ key: STYLE_KEY, stylisPlugins: [] })
  // Created before the render: it disables Emotion's inline style elements in the markup.
  const { extractCriticalToChunks } = createEmotionServer(emotion)
  const body = renderToString(
    <App
      emotion={emotion}
      queries={queries}
      client={createPublicClient()}
      year={year}
      ssrPath={path}
    />,
  )
  const { styles } = extractCriticalToChunks(body)
  const critical = styles.map(({ key, ids, css }) => ({ id: `${key} ${ids.join(' ')}`, css }))
  const font = fontLoadingOf(agency.font)
  const html = documentOf({
    head,
    siteName: agency.name,
    origin,
    path,
    assets: request.assets,
    font,
    modules: modulesOf(sourceOf(route)),
    styles: critical,
    body,
    state: {
      year,
      isMissing: route === notFoundRoute,
      queries: queries
        .getQueryCache()
        .getAll()
        .flatMap(({ queryKey, state }) =>
          state.status === 'success' ? [[queryKey, state.data]] : [],
        ),
    },
  })
  queries.clear()
  return {
    status: head.status ?? 200,
    html,
    inlineScripts: [firstPaintScript],
    inlineStyles: [font.css, staticCss, ...critical.map(({ css }) => css)],
    styleOrigins: font.origins.styles,
    fontOrigins: font.origins.fonts,
  }
}
