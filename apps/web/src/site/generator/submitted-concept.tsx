import type { GenerationState } from '@agency/contract/generation'
import { isFinalStage } from '@agency/contract/generation-stages'
import { GENERATOR_PATH, sentConceptPath } from '@agency/contract/indexed-paths'
import { livePageOfGeneration } from '@agency/contract/live-page'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { trpc } from '../../api/trpc.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/core/button.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { Row } from '../../ui/core/layout.ts'
import { Muted, SectionTitle } from '../../ui/core/text.ts'
import { BrowserFrame } from '../../ui/media/browser-frame.tsx'
import { deleteDraft } from './brief-draft.ts'
import { NoticeBox } from './notice-box.tsx'
import { addRecent } from './recent-storage.ts'
import { isComposed, stageSentences } from './stage-labels.ts'

const POLL_INTERVAL_MS = 1_000
const SubmittedSection = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    paddingBottom: 'section',
  },
})

/**
 * The concept of a form that was submitted without this page's code. It works without that code
 * too: the page reloads itself until the concept is ready.
 */
export function SubmittedConcept({
  generation,
  onBack,
}: {
  generation: GenerationState
  onBack: () => void
}) {
  const { generationId } = generation
  const { data: state } = trpc.generations.find.useQuery(
    { generationId },
    {
      initialData: generation,
      refetchInterval: ({ state: { data } }) =>
        !(data && isFinalStage(data.stage)) && POLL_INTERVAL_MS,
    },
  )
  const { stage, result, failure } = state
  useEffect(() => {
    if (stage !== 'done') return
    addRecent(generationId)
    deleteDraft()
  }, [stage, generationId])
  return (
    <SubmittedSection aria-labelledby="sent-title">
      <SectionTitle id="sent-title">
        {result ? 'Your Generated Website Concept' : 'Your website concept'}
      </SectionTitle>
      {!isFinalStage(stage) && (
        <>
          <noscript>
            <meta httpEquiv="refresh" content="2" />
          </noscript>
          <Muted role="status">
            {stageSentences[stage]} This page shows it as soon as it is ready.
          </Muted>
        </>
      )}
      {stage === 'cancelled' && <Muted role="status">{stageSentences[stage]}</Muted>}
      {failure && (
        <NoticeBox notice={{ message: failure.message, pdfUrl: failure.pdfUrl ?? undefined }} />
      )}
      {result && (
        <BrowserFrame address="Your concept">
          <a href={result.imageUrl} target="_blank" rel="noopener">
            <img
              src={result.imageUrl}
              width={result.imageWidth}
              height={result.imageHeight}
              alt={result.imageAlt}
            />
          </a>
        </BrowserFrame>
      )}
      <Row>
        {result && (
          <ButtonAnchor href={result.pdfUrl} download="estimate.pdf">
            <Icon name="download" /> Download Your Design
          </ButtonAnchor>
        )}
        {(result || isComposed(stage)) && (
          <ButtonAnchor href={livePageOfGeneration(generationId)} variant="outline">
            Open the live page
          </ButtonAnchor>
        )}
        {!isFinalStage(stage) && (
          <ButtonAnchor href={sentConceptPath(generationId)} variant="outline">
            Look again
          </ButtonAnchor>
        )}
        <ButtonLink href={GENERATOR_PATH} variant="outline" onClick={onBack}>
          <Icon name="left" /> Back to Form
        </ButtonLink>
      </Row>
    </SubmittedSection>
  )
}
