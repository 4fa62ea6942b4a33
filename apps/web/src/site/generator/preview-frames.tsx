import {
  LIVE_PREVIEW_PATH,
  type PREVIEW_SEED_FIELD,
  type PreviewField,
} from '@agency/contract/live-page'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDebouncedValue } from '../../browser/use-debounced-value.ts'
import { LiveRoom } from './live-frame.tsx'

/** What is typed is sent when it has debounced for so long. */
const DEBOUNCE_MS = 700
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
export function PreviewFrames({ answers, finalSrc, title, height, onShown }: PreviewFramesProps) {
  const debounced = useDebouncedValue(
    isEnough(answers) ? JSON.stringify(answers) : '',
    answers.seed === undefined ? DEBOUNCE_MS : 0,
    '',
  )
  const [asked, setAsked] = useState(0)
  const [shown, setShown] = useState(0)
  const [loadedSrc, setLoadedSrc] = useState<string>()
  const latest = useRef(0)
  const sent = useRef(0)
  useEffect(() => {
    if (!debounced) return
    latest.current += 1
    setAsked(latest.current)
  }, [debounced])
  useEffect(() => {
    // The frame has to be there before anything is sent to it, and each is sent to once.
    if (asked === 0 || sent.current === asked) return
    sent.current = asked
    sendTo(`preview-${asked}`, JSON.parse(debounced))
  }, [asked, debounced])
  const isFinal = finalSrc !== undefined && loadedSrc === finalSrc
  const isShown = isFinal || (shown > 0 && debounced !== '')
  const tellShown = useEffectEvent(onShown)
  useEffect(() => tellShown(isShown), [isShown])
  const frames = [...new Set([shown, asked])].filter((number) => number > 0)
  return (
    <LiveRoom screen="fitting" height={height}>
      {(style) => {
        const frame = (isSeen: boolean) => ({
          ...{ title, sandbox: 'allow-popups', referrerPolicy: 'no-referrer' as const },
          ...{ tabIndex: isSeen ? undefined : -1, 'aria-hidden': !isSeen },
          style: {
            ...style,
            position: 'absolute' as const,
            // A value of its own would show it in a window that is hidden.
            visibility: isSeen ? undefined : ('hidden' as const),
          },
        })
        return (
          <>
            {frames.map((number) => (
              <iframe
                key={number}
                name={`preview-${number}`}
                {...frame(!isFinal && number === shown)}
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
