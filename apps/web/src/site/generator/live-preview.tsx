import type { BriefValues } from '@agency/contract/brief-values'
import { previewFields } from '@agency/contract/live-page'
import { type ReactNode, useState } from 'react'
import { Small, VisuallyHidden } from '../../ui/core/text.ts'
import { BrowserFrame } from '../../ui/media/browser-frame.tsx'
import { PreviewFrames } from './preview-frames.tsx'

interface LivePreviewProps {
  values: BriefValues
  /** What stands there before. */
  sketch: ReactNode
}

/** The page that the answers so far make, beside the form that they are typed into. */
export function LivePreview({ values, sketch }: LivePreviewProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      {!isShown && sketch}
      <div hidden={!isShown} data-preview>
        <BrowserFrame address="A first page, composed as you type">
          <PreviewFrames
            answers={Object.fromEntries(previewFields.map((field) => [field, values[field]]))}
            height={{ base: '440px', md: 'min(64vh, 560px)' }}
            onShown={setShown}
          />
        </BrowserFrame>
        <Small marginTop="3">
          A first page from your answers so far. Your concept is drawn afresh, with an estimate in
          Australian dollars.
        </Small>
      </div>
      <VisuallyHidden role="status">
        {isShown ? 'A preview of your page follows the form.' : ''}
      </VisuallyHidden>
    </>
  )
}
