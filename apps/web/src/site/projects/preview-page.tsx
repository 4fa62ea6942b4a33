import { previewEmbedPathOf } from '@agency/contract/preview-paths'
import { projectPathOf, projectSegment } from '@agency/contract/project-names'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import type { PageHead as Head, PageModule } from '../../app/page.ts'
import { useServerData } from '../../ssr/server-data.ts'
import { Button, ButtonLink } from '../../ui/core/button.ts'
import { Container, PageHead, Row } from '../../ui/core/layout.ts'
import { Loading } from '../../ui/core/spinner.tsx'
import { Lead, PageTitle } from '../../ui/core/text.ts'
import { loadLiveDemo } from '../live-demo/live-demo-slot.tsx'
import { isNotFound } from '../share-links/is-not-found.ts'
import { liveDemos } from './live-demos/index.ts'
import { CaseStudy } from './project-page.tsx'

export const load: PageModule['load'] = async ({ data, params, preview }): Promise<Head> => {
  const { token = '' } = params
  const { name } = await data.agency()
  const head = { title: `Preview | ${name}`, description: 'A project before it is published.' }
  try {
    const project = await preview?.(token)
    if (project?.active) return { ...head, redirect: projectPathOf(project) }
    await data.projects().catch(() => [])
    if (project && import.meta.env.SSR) await loadLiveDemo(liveDemos.get(projectSegment(project)))
    return { ...head, ...(project && { title: `${project.title} | ${name}` }), noindex: true }
  } catch (error) {
    if (!isNotFound(error)) throw error
    return { ...head, status: 404, noindex: true }
  }
}

const Ribbon = chakra('p', {
  base: {
    position: 'fixed',
    insetBlockEnd: '4',
    insetInlineStart: '4',
    zIndex: 'nav',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'control',
    bg: 'brand.500',
    color: 'neutral.950',
    fontWeight: '650',
  },
})

export function Page({ params }: { params: Record<string, string> }) {
  const { token = '' } = params
  const { data, isPending, isFetching, error, refetch } = trpc.projects.preview.useQuery(
    { token },
    { retry: false },
  )
  const hasEnded = useServerData('missing') ?? isNotFound(error)
  if (data) {
    return (
      <>
        <Ribbon role="note">Preview, not published</Ribbon>
        <CaseStudy project={data} embedPath={previewEmbedPathOf(token)} />
      </>
    )
  }
  return (
    <Container>
      <PageHead minHeight="70vh" alignContent="center">
        {isPending && !hasEnded ? (
          <>
            <PageTitle textStyle="h3">Preview</PageTitle>
            <Loading>Loading the preview...</Loading>
          </>
        ) : (
          <>
            <PageTitle textStyle="h2">
              {hasEnded ? 'This preview has ended.' : 'The preview could not be loaded.'}
            </PageTitle>
            <Lead>
              {hasEnded
                ? 'There is no preview at this address any more. Please ask us for a new link.'
                : 'Please try again in a moment.'}
            </Lead>
            <Row>
              {!hasEnded && (
                <Button onClick={() => void refetch()} disabled={isFetching}>
                  {isFetching ? 'Loading...' : 'Try again'}
                </Button>
              )}
              <ButtonLink href="/our-work" variant="outline">
                See our work
              </ButtonLink>
            </Row>
          </>
        )}
      </PageHead>
    </Container>
  )
}
