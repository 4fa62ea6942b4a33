import { EMBED_PATH } from '@agency/contract/indexed-paths'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { trpc } from '../../api/trpc.ts'
import type { PageModule } from '../../app/page.ts'
import { useServerData } from '../../ssr/server-data.ts'
import { Container, PageHead } from '../../ui/core/layout.ts'
import { Lead, PageTitle } from '../../ui/core/text.ts'
import { BriefForm } from './brief-form.tsx'
import { DriftingConcepts } from './drifting-concepts.tsx'
import { EmbedContent } from './embed-content.tsx'
import { RecentConcepts } from './recent-concepts.tsx'
import { ResultView } from './result-view.tsx'
import { ResumedBar } from './resumed-bar.tsx'
import { SubmittedConcept } from './submitted-concept.tsx'
import { useGeneration } from './use-generation.ts'

export const load: PageModule['load'] = async ({ data }) => {
  const { name } = await data.agency()
  return {
    title: `AI Website Concept Generator | ${name}`,
    description:
      'Describe your business and get a website concept with an itemised estimate. Free, in under a minute, no account needed.',
  }
}

/** The generator, also for frames of other sites. */
export const Page = ({ route }: { route?: string }) =>
  route === EMBED_PATH ? (
    <EmbedContent>
      <Generator isEmbedded />
    </EmbedContent>
  ) : (
    <Generator />
  )

/** The brief's form, replaced by the resulting concept. */
function Generator({ isEmbedded = false }: { isEmbedded?: boolean }) {
  const generation = useGeneration(isEmbedded)
  const hasResult = generation.variants.length > 0
  const [submitted, setSubmitted] = useState(useServerData('generation'))
  const search = useSearch()
  const conceptId = new URLSearchParams(search).get('conceptId')
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const { data: concepts } = trpc.concepts.list.useQuery(undefined, {
    enabled: isMounted && !isEmbedded,
  })
  const origin = isMounted
    ? concepts?.find((concept) => concept.conceptId === conceptId)
    : undefined

  return (
    <>
      {isMounted && concepts && <DriftingConcepts concepts={concepts} />}
      <Container position="relative">
        <PageHead
          {...(hasResult && {
            paddingTop: 'calc({sizes.nav} + {spacing.6})',
            paddingBottom: '4',
            // Above the ground of the result, which fades out over its edges.
            position: 'relative',
            zIndex: '1',
          })}
          {...(isEmbedded && { paddingTop: '6', paddingBottom: '8', zIndex: '1' })}
        >
          <PageTitle {...(hasResult ? { textStyle: 'h4' } : { maxWidth: '18ch' })}>
            AI Website Concept Generator
          </PageTitle>
          {!hasResult && !submitted && (
            <Lead maxWidth="38ch">
              Ten answers in. One page design and an itemised estimate out, in less time than it
              takes to find a parking spot.
            </Lead>
          )}
        </PageHead>
        {submitted ? (
          <SubmittedConcept generation={submitted} onBack={() => setSubmitted(undefined)} />
        ) : (
          <BriefForm
            generation={generation}
            hidden={hasResult}
            origin={origin}
            isEmbedded={isEmbedded}
          />
        )}
        {hasResult && (
          <ResultView
            generation={generation}
            onBack={() => {
              generation.clear()
              document.querySelector<HTMLElement>('h1')?.focus()
            }}
            isEmbedded={isEmbedded}
          />
        )}
        {!isEmbedded && <RecentConcepts onOpen={generation.show} />}
      </Container>
      {generation.run?.isResumed && !hasResult && !isEmbedded && (
        <ResumedBar run={generation.run} onCancel={generation.cancel} />
      )}
    </>
  )
}
