import {
  LIVE_PREVIEW_PATH,
  type PREVIEW_SEED_FIELD,
  type PreviewField,
} from '@agency/contract/live-page'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { designSeed } from './design-seed.ts'
import { LiveRoom } from './live-frame.tsx'

/** What is typed is sent when nothing more has come for so long. */
const DEBOUNCE_MS = 700
/** And no sooner after the last: it is as often as the server answers somebody who types on. */
const BETWEEN_MS = 1_000
/** Shorter ones make no page. */
const LEAST_WORDS = 2

export type PreviewAnswers = Partial<Record<PreviewField | typeof PREVIEW_SEED_FIELD, string>>

const isEnough = ({ companyName = '', description = '' }: PreviewAnswers) =>
  companyName.trim() !== '' && description.trim().split(/\s+/).length >= LEAST_WORDS

/** Has a frame load the page of the answers: they are sent as a form, and stand in no address. */
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
  /** Nothing more is to come: their page is asked for at once. */
  isWhole?: boolean
  /** The address of the page that comes of them, once there is one: it takes the place of theirs. */
  finalSrc?: string | undefined
  /** What the frames are called. */
  title: string
  /** How high the window on the page is, as CSS has it. */
  height: string | Record<string, string>
  /** Told when there is a page to be seen, and when there is none any more. */
  onShown: (isShown: boolean) => void
}

/**
 * A window on the page that the answers so far make. A page that is on its way is let go of when the
 * answers change, and the last one stays until another is there.
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
  const [asked, setAsked] = useState({ number: 0, answers: '' })
  const askedAt = useRef(0)
  const sent = useRef(0)
  const [shown, setShown] = useState(0)
  const [loadedSrc, setLoadedSrc] = useState<string>()
  useEffect(() => {
    if (written === '' || written === asked.answers) return
    const ask = () => {
      askedAt.current = Date.now()
      setAsked({ number: asked.number + 1, answers: written })
    }
    if (isWhole) return ask()
    const wait = Math.max(DEBOUNCE_MS, askedAt.current + BETWEEN_MS - Date.now())
    const timer = setTimeout(ask, wait)
    return () => clearTimeout(timer)
  }, [written, isWhole, asked])
  useEffect(() => {
    // The frame has to be there before anything is sent to it, and each is sent to once.
    if (sent.current === asked.number) return
    sent.current = asked.number
    sendTo(`preview-${asked.number}`, JSON.parse(asked.answers))
  }, [asked])
  const isFinal = finalSrc !== undefined && loadedSrc === finalSrc
  const isShown = isFinal || (shown > 0 && written !== '')
  const tellShown = useEffectEvent(onShown)
  useEffect(() => tellShown(isShown), [isShown])
  const frames = [...new Set([shown, asked.number])].filter((number) => number > 0)
  return (
    <LiveRoom screen="fitting" height={height}>
      {(style) => {
        const frame = (isSeen: boolean, isComing = false) => ({
          ...{ title, sandbox: 'allow-popups', referrerPolicy: 'no-referrer' as const },
          ...{ tabIndex: isSeen ? undefined : -1, 'aria-hidden': !isSeen },
          style: {
            ...style,
            position: 'absolute' as const,
            // A value of its own would show it in a window that is hidden.
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
                // Nothing of a frame is seen before its page is painted: one that is waited for lies over
                // the last from the start.
                {...frame(!isFinal && number === shown, isWhole && number === asked.number)}
                // An empty frame tells of its own loading before anything was sent to it.
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
    </LiveRoom>
  )
}
