import {
  LIVE_PREVIEW_PATH,
  type PREVIEW_SEED_FIELD,
  type PreviewField,
} from '@agency/contract/live-page'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { designSeed } from './design-seed.ts'
import { PreviewViewport } from './live-frame.tsx'

/** Answers are sent once typing has paused for this long, in ms. */
const DEBOUNCE_MS = 700
/**
 * The minimum time between two requests, in ms: the rate at which the server serves somebody who
 * keeps typing.
 */
const BETWEEN_MS = 1_000
/** Shorter descriptions do not produce a page. */
const MIN_WORDS = 2

export type PreviewAnswers = Partial<Record<PreviewField | typeof PREVIEW_SEED_FIELD, string>>

const isEnough = ({ companyName = '', description = '' }: PreviewAnswers) =>
  companyName.trim() !== '' && description.trim().split(/\s+/).length >= MIN_WORDS

/**
 * Loads the page for these answers in a frame. They are sent as a form, so they appear in no URL.
 */
function sendTo(frame: string, answers: Record<string, string>): void {
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

export interface PreviewFramesProps {
  answers: PreviewAnswers
  /** No more input will come, so the page is requested immediately. */
  isWhole?: boolean
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
  answers,
  isWhole = false,
  finalSrc,
  title,
  height,
  onShown,
}: PreviewFramesProps) {
  const written = isEnough(answers)
    ? JSON.stringify({ seed: String(designSeed()), ...answers })
    : ''
  const [requested, setRequested] = useState({ number: 0, answers: '' })
  const requestedAt = useRef(0)
  const sent = useRef(0)
  const [shown, setShown] = useState(0)
  const [loadedSrc, setLoadedSrc] = useState<string>()
  useEffect(() => {
    if (written === '' || written === requested.answers) return
    const ask = () => {
      requestedAt.current = Date.now()
      setRequested({ number: requested.number + 1, answers: written })
    }
    if (isWhole) return ask()
    const wait = Math.max(DEBOUNCE_MS, requestedAt.current + BETWEEN_MS - Date.now())
    const timer = setTimeout(ask, wait)
    return () => clearTimeout(timer)
  }, [written, isWhole, requested])
  useEffect(() => {
    // The frame must exist before anything is sent to it, and each frame is sent to only once.
    if (sent.current === requested.number) return
    sent.current = requested.number
    sendTo(`preview-${requested.number}`, JSON.parse(requested.answers))
  }, [requested])
  const isFinal = finalSrc !== undefined && loadedSrc === finalSrc
  const isShown = isFinal || (shown > 0 && written !== '')
  const isLatest =
    isShown && (isFinal || (shown === requested.number && requested.answers === written))
  const tellShown = useEffectEvent(onShown)
  useEffect(() => tellShown(isShown, isLatest), [isShown, isLatest])
  const frames = [...new Set([shown, requested.number])].filter((number) => number > 0)
  return (
    <PreviewViewport screen="fitting" height={height}>
      {(style) => {
        const frame = (isSeen: boolean, isComing = false) => ({
          ...{ title, sandbox: 'allow-popups', referrerPolicy: 'no-referrer' as const },
          ...{ tabIndex: isSeen ? undefined : -1, 'aria-hidden': !isSeen },
          style: {
            ...style,
            position: 'absolute' as const,
            // An explicit 'visible' would show it even inside a hidden parent.
            visibility: isSeen || isComing ? undefined : ('hidden' as const),
            pointerEvents: isSeen ? undefined : ('none' as const),
          },
        })
        return (
          <>
            {frames.map((number) => (
              <iframe
                key={number}
                name={`preview-${number}`}
                // A frame shows nothing before its page is painted, so an awaited one covers the
                // last from the start.
                {...frame(!isFinal && number === shown, isWhole && number === requested.number)}
                // An empty frame fires a load event before anything was sent to it.
                onLoad={() => sent.current === number && setShown(number)}
              />
            ))}
            {finalSrc && (
              <iframe
                key={finalSrc}
                src={finalSrc}
                {...frame(isFinal)}
                onLoad={() => setLoadedSrc(finalSrc)}
              />
            )}
          </>
        )
      }}
    </PreviewViewport>
  )
}
