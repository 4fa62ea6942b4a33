import {
  LIVE_PREVIEW_PATH,
  type PREVIEW_SEED_FIELD,
  type PreviewField,
} from '@agency/contract/live-page'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { designSeed } from './design-seed.ts'
import { PreviewViewport } from './live-frame.tsx'

/** Answers are sent once typing has paused for this long, in ms. */
const DEBOUNCE_MS = 700
/**
 * The minimum time between two requests, in ms: the rate at which the server serves somebody who
 * keeps typing.
 */
const MIN_INTERVAL_MS = 1_000
/** Shorter descriptions do not produce a page. */
const MIN_WORDS = 2

export type PreviewAnswers = Partial<Record<PreviewField | typeof PREVIEW_SEED_FIELD, string>>

const canPreview = ({ companyName = '', description = '' }: PreviewAnswers) =>
  companyName.trim() !== '' && description.trim().split(/\s+/).length >= MIN_WORDS

/**
 * Loads the page for these answers in a frame. They are sent as a form, so they appear in no URL.
 */
function postTo(frame: string, answers: Record<string, string>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = LIVE_PREVIEW_PATH
  form.target = frame
  form.hidden = true
  for (const [name, value] of Object.entries(answers)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}

export interface PreviewHandle {
  /** Requests the page of the current answers at once: no more typing is expected. */
  requestNow: () => void
}

export interface PreviewFramesProps {
  ref?: Ref<PreviewHandle> | undefined
  answers: PreviewAnswers
  /** No more input will come, so the page is requested immediately. */
  isComplete?: boolean
  /** The URL of the final page, once it exists: it replaces the preview. */
  finalSrc?: string | undefined
  /** The accessible name of the frames. */
  title: string
  /** The height of the viewport, as a CSS value. */
  height: string | Record<string, string>
  /**
   * Called when a page becomes visible, and when it no longer is; `isLatest` if it is made from all
   * of the answers.
   */
  onShown: (isShown: boolean, isLatest: boolean) => void
}

/**
 * A viewport for the page made from the answers so far. A page that is still loading is discarded
 * when the answers change, and the last one stays until the next has loaded.
 */
export function PreviewFrames({
  ref,
  answers,
  isComplete = false,
  finalSrc,
  title,
  height,
  onShown,
}: PreviewFramesProps) {
  const answersJson = canPreview(answers)
    ? JSON.stringify({ seed: String(designSeed()), ...answers })
    : ''
  const [lastRequest, setLastRequest] = useState({ number: 0, answers: '' })
  const requestedAt = useRef(0)
  const sentNumber = useRef(0)
  const [shownNumber, setShownNumber] = useState(0)
  const [loadedSrc, setLoadedSrc] = useState<string>()
  const isDue = answersJson !== '' && answersJson !== lastRequest.answers
  const request = () => {
    if (!isDue) return
    requestedAt.current = Date.now()
    setLastRequest({ number: lastRequest.number + 1, answers: answersJson })
  }
  // Rendered synchronously: the page is on its way before the event that asked for it ends.
  useImperativeHandle(ref, () => ({ requestNow: () => flushSync(request) }))
  const requestDue = useEffectEvent(request)
  useEffect(() => {
    if (answersJson === '' || answersJson === lastRequest.answers) return
    if (isComplete) return requestDue()
    const delay = Math.max(DEBOUNCE_MS, requestedAt.current + MIN_INTERVAL_MS - Date.now())
    const timer = setTimeout(() => requestDue(), delay)
    return () => clearTimeout(timer)
  }, [answersJson, isComplete, lastRequest])
  useEffect(() => {
    // The frame must exist before anything is sent to it, and each frame is sent to only once.
    if (sentNumber.current === lastRequest.number) return
    sentNumber.current = lastRequest.number
    postTo(`preview-${lastRequest.number}`, JSON.parse(lastRequest.answers))
  }, [lastRequest])
  const isFinal = finalSrc !== undefined && loadedSrc === finalSrc
  const isShown = isFinal || (shownNumber > 0 && answersJson !== '')
  const isLatest =
    isShown &&
    (isFinal || (shownNumber === lastRequest.number && lastRequest.answers === answersJson))
  const reportShown = useEffectEvent(onShown)
  useEffect(() => reportShown(isShown, isLatest), [isShown, isLatest])
  const frames = [...new Set([shownNumber, lastRequest.number])].filter((number) => number > 0)
  return (
    <PreviewViewport screen="fitting" height={height}>
      {(style) => {
        const frameProps = (isVisible: boolean) => ({
          ...{ title, sandbox: 'allow-popups', referrerPolicy: 'no-referrer' as const },
          ...{ tabIndex: isVisible ? undefined : -1, 'aria-hidden': !isVisible },
          style: {
            ...style,
            position: 'absolute' as const,
            // An explicit 'visible' would show it even inside a hidden parent.
            visibility: isVisible ? undefined : ('hidden' as const),
            pointerEvents: isVisible ? undefined : ('none' as const),
          },
        })
        return (
          <>
            {frames.map((number) => (
              <iframe
                key={number}
                name={`preview-${number}`}
                {...frameProps(!isFinal && number === shownNumber)}
                // An empty frame fires a load event before anything was sent to it.
                onLoad={() => sentNumber.current === number && setShownNumber(number)}
              />
            ))}
            {finalSrc && (
              <iframe
                key={finalSrc}
                src={finalSrc}
                {...frameProps(isFinal)}
                onLoad={() => setLoadedSrc(finalSrc)}
              />
            )}
          </>
        )
      }}
    </PreviewViewport>
  )
}
