import type { BriefValues } from '@agency/contract/brief-fields'
import { toFormValues } from '@agency/contract/brief-values'
import { livePageOfGeneration, previewFields } from '@agency/contract/live-page'
import { type ReactNode, type Ref, useState } from 'react'
import { Small, VisuallyHidden } from '../../ui/core/text.ts'
import { BrowserFrame } from '../../ui/media/browser-frame.tsx'
import { PREVIEW_HEIGHT, PREVIEW_NOTE_HEIGHT } from './brief-sketch.tsx'
import { PreviewFrames, type PreviewHandle } from './preview-frames.tsx'
import { isComposed } from './stage-labels.ts'
import type { Run } from './use-generation.ts'

interface LivePreviewProps {
  ref: Ref<PreviewHandle>
  values: BriefValues
  /** The generation that the answers were sent for. */
  run: Run | undefined
  /** The seed of the design that the answers get when they are sent. */
  nextSeed: number
  /** The answers are being sent, so their page is requested without waiting for more input. */
  isComplete: boolean
  /** Shown until the page has loaded. */
  sketch: ReactNode
  /** Called with true when the page of all answers has loaded, and with false when they change. */
  onLatestChange: (isLatest: boolean) => void
}

/**
 * A live page made from the answers so far, next to the form. It has the design of the concept that
 * they lead to: complete answers produce the concept's own page before they are sent.
 */
export function LivePreview({
  ref,
  values,
  run,
  nextSeed,
  isComplete,
  sketch,
  onLatestChange,
}: LivePreviewProps) {
  const [isShown, setShown] = useState(false)
  const currentValues = run ? toFormValues(run.brief) : values
  const seed = run ? run.seed : nextSeed
  const answers = {
    ...Object.fromEntries(previewFields.map((field) => [field, currentValues[field].trim()])),
    seed: String(seed),
  }
  const state = run?.state
  return (
    <>
      {!isShown && sketch}
      <div hidden={!isShown} data-preview>
        <BrowserFrame
          address={
            run
              ? 'Your page is ready; the picture and price are on their way'
              : 'Your page, composed as you type'
          }
        >
          <PreviewFrames
            ref={ref}
            // The design seed of a resumed run is not known here, so wait for its final page.
            answers={seed === undefined ? {} : answers}
            isComplete={isComplete}
            finalSrc={
              state && isComposed(state.stage)
                ? livePageOfGeneration(state.generationId)
                : undefined
            }
            title={run ? 'Live page of your concept' : 'Preview of your page'}
            height={PREVIEW_HEIGHT}
            onShown={(isShown, isLatest) => {
              setShown(isShown)
              onLatestChange(isLatest)
            }}
          />
        </BrowserFrame>
        <Small marginTop="3" minHeight={PREVIEW_NOTE_HEIGHT}>
          {run
            ? 'The picture and an estimate in Australian dollars are on their way.'
            : 'Your page from the answers so far. Generate it to get its picture and an estimate in Australian dollars.'}
        </Small>
      </div>
      <VisuallyHidden role="status">
        {isShown ? 'A preview of your page is shown before the button.' : ''}
      </VisuallyHidden>
    </>
  )
}
