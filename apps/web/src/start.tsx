import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createPublicClient } from './api/trpc.ts'
import { App } from './app/app.tsx'
import { createPublicQueryClient } from './app/app-providers.tsx'
import { loadPage } from './app/loaded-pages.ts'
import { prefetchLinks } from './app/prefetch.ts'
import { matchRoute, setMissingPath } from './app/routes.ts'
import { watchScroll } from './app/scroll-restoration.ts'
import type { PageState } from './ssr/page-state.ts'
import { STYLE_KEY } from './theme/style-key.ts'

const state: PageState = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
const root = document.getElementById('root')
const queries = createPublicQueryClient()
if (state.isMissing) setMissingPath(location.pathname)
for (const [key, data] of state.queries) queries.setQueryData(key, data)

watchScroll()
void import('./api/site-events.ts').then((events) => events.watchForms())
const client = createPublicClient()
prefetchLinks(client, queries)
// Emotion moves server-rendered styles to the end of the head, which would recalculate every
// element's style. They stay in place (`data-s`), and Emotion's own are inserted after them.
const container = {
  insertBefore: (style: Node, next: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, next),
} as Node
// Load the page's code first: hydration must match what the server rendered.
await loadPage(matchRoute(location.pathname).route)
if (root) {
  // As a transition, hydration runs in slices of a few ms; a click or a keystroke finishes it
  // immediately.
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        emotion={createCache({ key: STYLE_KEY, stylisPlugins: [], container })}
        queries={queries}
        client={client}
        year={state.year}
      />,
    )
  })
  // From now on, whatever is clicked is hydrated first.
  window.repeatClicks()
}
