import { EDIT_LINK_ENDED } from '@agency/contract/studio'
import { Suspense, useEffect } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import type { PageHead as Head, PageModule } from '../../app/page.ts'
import { lazyComponent } from '../../browser/lazy-component.ts'
import { useServerData } from '../../ssr/server-data.ts'
import { Button, ButtonLink } from '../../ui/core/button.ts'
import { Container, PageHead, Row } from '../../ui/core/layout.ts'
import { Loading } from '../../ui/core/spinner.tsx'
import { Lead, PageTitle } from '../../ui/core/text.ts'
import { isNotFound } from '../share-links/is-not-found.ts'
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

export function Page({ params }: { params: Record<string, string> }) {
  const { token = '' } = params
  const isMissing = useServerData('missing') ?? false
  const { data, isPending, isFetching, error, refetch } = trpc.studio.get.useQuery(
    { token },
    {
      ...{ retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      // The editor continues from what it has; each visit starts with what is stored.
      ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    },
  )
  const hasEnded = isMissing || isNotFound(error)
  useEffect(() => {
    if (data) rememberEditLink(data.conceptId, token)
    else if (hasEnded) forgetEditLink(token)
  }, [data, hasEnded, token])
  const loading = (
    <Container>
      <PageHead minHeight="70vh" alignContent="center">
        <PageTitle textStyle="h3">Change the design</PageTitle>
        <Loading>Opening the Studio...</Loading>
      </PageHead>
    </Container>
  )
  if (data)
    return (
      <Suspense fallback={loading}>
        <StudioEditor token={token} data={data as StudioData} />
      </Suspense>
    )
  if (isPending && !hasEnded) return loading
  return (
    <Container>
      <PageHead minHeight="70vh" alignContent="center">
        <PageTitle textStyle="h2">
          {hasEnded
            ? (apiErrorOf(error)?.message ?? EDIT_LINK_ENDED)
            : 'The Studio could not be opened.'}
        </PageTitle>
        <Lead>
          {hasEnded
            ? 'Edit links end after a while, or when we turn them off. The design stays as it was last saved. Ask us for a new link, or open your concept again.'
            : (apiErrorOf(error)?.message ?? 'Please try again in a moment.')}
        </Lead>
        <Row>
          {!hasEnded && (
            <Button onClick={() => void refetch()} disabled={isFetching}>
              {isFetching ? 'Trying again...' : 'Try again'}
            </Button>
          )}
          <ButtonLink href="/contact" variant="outline">
            Contact us
          </ButtonLink>
        </Row>
      </PageHead>
    </Container>
  )
}
