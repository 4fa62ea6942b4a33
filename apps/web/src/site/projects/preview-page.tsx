import { previewEmbedPathOf } from '@agency/contract/preview-paths'
import { projectPathOf, projectSegment } from '@agency/contract/project-names'
import { chakra } from '@chakra-ui/react/styled-system'
import { trpc } from '../../api/trpc.ts'
import type { PageHead as Head, PageModule } from '../../app/page.ts'
import { useServerData } from '../../ssr/server-data.ts'
import { ButtonLink } from '../../ui/core/button.ts'
import { loadLiveDemo } from '../live-demo/live-demo-slot.tsx'
import { isNotFound } from '../share-links/is-not-found.ts'
import { LinkFallback } from '../share-links/link-fallback.tsx'
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
  const query = trpc.projects.preview.useQuery({ token }, { retry: false })
  const { data, error } = query
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
    <LinkFallback
      query={query}
      hasEnded={hasEnded}
      loading={{ title: 'Preview', text: 'Loading the preview...' }}
      ended={{
        title: 'This preview has ended.',
        text: 'There is no preview at this address any more. Please ask us for a new link.',
      }}
      failed={{ title: 'The preview could not be loaded.' }}
    >
      <ButtonLink href="/our-work" variant="outline">
        See our work
      </ButtonLink>
    </LinkFallback>
  )
}
