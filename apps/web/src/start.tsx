import createCache from '@emotion/cache'
import { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchForms } from './api/site-events.ts'
import { createPublicClient } from './api/trpc.ts'
import { App } from './app/app.tsx'
import { loadPage } from './app/loaded-pages.ts'
import { prefetchLinks } from './app/prefetch.ts'
import { matchRoute } from './app/routes.ts'
import { watchScroll } from './app/scroll-restoration.ts'
import type { PageState } from './ssr/page-state.ts'
import { STYLE_KEY } from './theme/style-key.ts'

const state: PageState = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
const root = document.getElementById('root')
const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 300_000, refetchOnWindowFocus: false, retry: 1 } },
})
for (const [key, data] of state.queries) queries.setQueryData(key, data)

watchScroll()
watchForms()
const client = createPublicClient()
prefetchLinks(client, queries)
// Emotion moves the styles that the server wrote to the end of the head, and every element's style
// would be computed again. They stay (`data-s`), and its own come after them.
const container = {
  insertBefore: (style: Node, next: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, next),
} as Node
// The page's code comes first: what is hydrated must match what the server drew.
await loadPage(matchRoute(location.pathname).route)
if (root) {
  // As a transition it is done in slices of some ms; a click or a key has it finished at once.
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
  // Whatever is clicked now is hydrated first.
  window.repeatClicks()
}
