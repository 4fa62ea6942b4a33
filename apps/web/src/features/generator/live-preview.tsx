import type { BriefValues } from '@agency/contract/brief-values'
import { LIVE_PREVIEW_PATH, previewFields } from '@agency/contract/live-page'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BrowserFrame } from '../../ui/browser-frame.tsx'
import { Small, Unseen } from '../../ui/text.ts'
import { LiveRoom } from './live-frame.tsx'

/** What is typed is sent when it has rested for so long. */
const RESTS_MS = 700
/** Shorter ones make no page. */
const LEAST_WORDS = 3

const isEnough = ({ companyName, description }: BriefValues) =>
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

/** A text that has not changed for a while. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), RESTS_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/**
 * The page that the answers so far make, beside the form that they are typed into; `sketch` stands there
 * before. A page that is on its way is let go of when the answers change, and the last one stays until
 * another is there.
 */
export function LivePreview({ values, sketch }: { values: BriefValues; sketch: ReactNode }) {
  const answers = useRested(
    isEnough(values)
      ? JSON.stringify(Object.fromEntries(previewFields.map((field) => [field, values[field]])))
      : '',
  )
  const [asked, setAsked] = useState(0)
  const [shown, setShown] = useState(0)
  const latest = useRef(0)
  const sent = useRef(0)
  useEffect(() => {
    if (!answers) return
    latest.current += 1
    setAsked(latest.current)
  }, [answers])
  useEffect(() => {
    // The frame has to be there before anything is sent to it, and each is sent to once.
    if (asked === 0 || sent.current === asked) return
    sent.current = asked
    sendTo(`preview-${asked}`, JSON.parse(answers))
  }, [asked, answers])
  const frames = [...new Set([shown, asked])].filter((number) => number > 0)
  const isThere = shown > 0 && answers !== ''
  return (
    <>
      {!isThere && sketch}
      <div hidden={!isThere} data-preview>
        <BrowserFrame address="A first page, composed as you type">
          <LiveRoom screen="desktop" height="min(64vh, 560px)">
            {(style) =>
              frames.map((number) => (
                <iframe
                  key={number}
                  name={`preview-${number}`}
                  title="Preview of your page"
                  sandbox="allow-popups"
                  referrerPolicy="no-referrer"
                  tabIndex={number === shown ? undefined : -1}
                  aria-hidden={number !== shown}
                  style={{
                    ...style,
                    position: 'absolute',
                    visibility: number === shown ? 'visible' : 'hidden',
                  }}
                  // An empty frame tells of its own loading before anything was sent to it.
                  onLoad={() => sent.current === number && setShown(number)}
                />
              ))
            }
          </LiveRoom>
        </BrowserFrame>
        <Small marginTop="3">
          A first page from your answers so far. Your concept is drawn afresh, with an estimate in
          Australian dollars.
        </Small>
      </div>
      <Unseen role="status">{isThere ? 'A preview of your page is beside the form.' : ''}</Unseen>
    </>
  )
}
