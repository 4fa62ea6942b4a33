import { type BriefValues, valuesOf } from '@agency/contract/brief-values'
import { livePageOfGeneration, previewFields } from '@agency/contract/live-page'
import { type ReactNode, useState } from 'react'
import { Small, VisuallyHidden } from '../../ui/core/text.ts'
import { BrowserFrame } from '../../ui/media/browser-frame.tsx'
import { PreviewFrames } from './preview-frames.tsx'
import { isComposed } from './stage-labels.ts'
import type { Run } from './use-generation.ts'

interface LivePreviewProps {
  values: BriefValues
  /** The generation that the answers were sent for. */
  run: Run | undefined
  /** What stands there before. */
  sketch: ReactNode
}

/**
 * The page that the answers so far make, beside the form that they are typed into. Once they are sent it
 * is the page of the concept itself, at once: its design is known before it is stored.
 */
export function LivePreview({ values, run, sketch }: LivePreviewProps) {
  const [isShown, setShown] = useState(false)
  const written = run ? valuesOf(run.brief) : values
  const seed = run?.seed
  const answers = {
    ...Object.fromEntries(previewFields.map((field) => [field, written[field]])),
    ...(seed !== undefined && { seed: String(seed) }),
  }
  const state = run?.state
  return (
    <>
      {!isShown && sketch}
      <div hidden={!isShown} data-preview>
        <BrowserFrame
          address={
            run
              ? 'Your page is here, its picture and price follow'
              : 'A first page, composed as you type'
          }
        >
          <PreviewFrames
            // The design of one that was found again is not known here: its page is waited for.
            answers={run && seed === undefined ? {} : answers}
            finalSrc={
              state && isComposed(state.stage)
                ? livePageOfGeneration(state.generationId)
                : undefined
            }
            title={run ? 'Live page of your concept' : 'Preview of your page'}
            height={{ base: '440px', md: 'min(64vh, 560px)' }}
            onShown={setShown}
          />
        </BrowserFrame>
        <Small marginTop="3">
          {run
            ? 'Its picture and an estimate in Australian dollars are being made.'
            : 'A first page from your answers so far. Your concept is drawn afresh, with an estimate in Australian dollars.'}
        </Small>
      </div>
      <VisuallyHidden role="status">
        {isShown ? 'A preview of your page follows the form.' : ''}
      </VisuallyHidden>
    </>
  )
}
