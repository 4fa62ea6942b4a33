import { EDIT_LINK_ENDED } from '@agency/contract/studio'
import { Suspense, useEffect } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import type { PageHead as Head, PageModule } from '../../app/page.ts'
import { lazyComponent } from '../../browser/lazy-component.ts'
import { useServerData } from '../../ssr/server-data.ts'
import { ButtonLink } from '../../ui/core/button.ts'
import { isNotFound } from '../share-links/is-not-found.ts'
import { LinkFallback, LinkLoading } from '../share-links/link-fallback.tsx'
import type { StudioData } from './studio-data.ts'
import { forgetEditLink, rememberEditLink } from './studio-storage.ts'

/** The engine and the editor, which no other page loads. */
const StudioEditor = lazyComponent(() => import('./studio-editor.tsx'))

export const load: PageModule['load'] = async ({ data, params, editable }): Promise<Head> => {
  const { token = '' } = params
  const { name } = await data.agency()
  try {
    // In the browser the page itself asks.
    const companyName = (await editable?.(token))?.companyName ?? ''
    return {
      title: `${['Change the design', companyName.slice(0, 30)].filter(Boolean).join(' for ')} | ${name}`,
      description: 'Change the words, sections, colours and typefaces of a website concept.',
      noindex: true,
    }
  } catch (error) {
    if (!isNotFound(error)) throw error
    return {
      title: `This edit link has ended | ${name}`,
      description: 'Edit links end after a while, and this one has.',
      status: 404,
      noindex: true,
    }
  }
}

const loading = { title: 'Change the design', text: 'Opening the Studio...' }

export function Page({ params }: { params: Record<string, string> }) {
  const { token = '' } = params
  const isMissing = useServerData('missing') ?? false
  const query = trpc.studio.get.useQuery(
    { token },
    {
      ...{ retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      // The editor continues from what it has; each visit starts with what is stored.
      ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    },
  )
  const { data, error } = query
  const hasEnded = isMissing || isNotFound(error)
  useEffect(() => {
    if (data) rememberEditLink(data.conceptId, token)
    else if (hasEnded) forgetEditLink(token)
  }, [data, hasEnded, token])
  if (data)
    return (
      <Suspense fallback={<LinkLoading {...loading} />}>
        <StudioEditor token={token} data={data as StudioData} />
      </Suspense>
    )
  return (
    <LinkFallback
      query={query}
      hasEnded={hasEnded}
      loading={loading}
      ended={{
        title: apiErrorOf(error)?.message ?? EDIT_LINK_ENDED,
        text: 'Edit links end after a while, or when we turn them off. The design stays as it was last saved. Ask us for a new link, or open your concept again.',
      }}
      failed={{ title: 'The Studio could not be opened.', text: apiErrorOf(error)?.message }}
    >
      <ButtonLink href="/contact" variant="outline">
        Contact us
      </ButtonLink>
    </LinkFallback>
  )
}
