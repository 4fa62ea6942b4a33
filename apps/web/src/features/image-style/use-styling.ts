import { styleMessages } from '@agency/contract/style-tool'
import { useEffect, useRef, useState } from 'react'
import { recordEvent } from '../../api/site-events.ts'
import { refusalOf, trpc } from '../../api/trpc.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import {
  askForPainting,
  type KeptPicture,
  paintingName,
  readPainting,
  type StyleChoice,
  StyleFailure,
  uploadForm,
  uploadPainting,
} from './style-requests.ts'

export type StylingStatus = 'idle' | 'temporary' | 'saved' | 'error'

export interface Painting {
  /** Address in this browser. */
  url: string
  /** Of the file that can be downloaded. */
  name: string
}

/** Lets the browser show what was set before the next step begins. */
const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))

const causeOf = (error: unknown) =>
  error instanceof StyleFailure ? error.message : styleMessages.unknown

/** Turns one photo after the other into a painting, and keeps the last on the server. */
export function useStyling() {
  const { client } = trpc.useUtils()
  const [status, setStatus] = useState<StylingStatus>('idle')
  const [step, setStep] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [painting, setPainting] = useState<Painting>()
  const [kept, setKept] = useState<KeptPicture>()
  const [notice, setNotice] = useState('')
  const running = useRef<AbortController>(undefined)
  const shown = useRef<string>(undefined)

  const show = (next: Painting | undefined) => {
    if (shown.current) URL.revokeObjectURL(shown.current)
    shown.current = next?.url
    setPainting(next)
  }
  useEffect(
    () => () => {
      running.current?.abort()
      if (shown.current) URL.revokeObjectURL(shown.current)
    },
    [],
  )

  const begin = () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setMessage('')
    setNotice('')
    setKept(undefined)
    return controller.signal
  }
  const fail = (words: string) => {
    setStatus('error')
    setStep(undefined)
    setMessage(words)
  }

  async function paint(photo: File, choice: StyleChoice, signal: AbortSignal): Promise<Blob> {
    const advance = async (to: number) => {
      setStep(to)
      await nextFrame()
    }
    await advance(0)
    const small = await shrinkPhoto(photo).catch(() => {
      throw new StyleFailure(styleMessages.unreadable)
    })
    await advance(1)
    const response = await askForPainting(small, choice, signal)
    await advance(2)
    return readPainting(response)
  }

  async function keep(blob: Blob, name: string, signal: AbortSignal): Promise<void> {
    setStep(3)
    await nextFrame()
    const form = uploadForm(blob, name)
    setStep(4)
    await nextFrame()
    setKept(await uploadPainting(form, signal))
    setStep(5)
    setStatus('saved')
    recordEvent('form_submit', 'style')
  }

  const transform = async (photo: File, choice: StyleChoice) => {
    const signal = begin()
    setBusy(true)
    setStatus('idle')
    const name = paintingName(photo.name)
    let failed: (cause: string) => string = styleMessages.transformFailed
    try {
      const blob = await paint(photo, choice, signal)
      show({ url: URL.createObjectURL(blob), name })
      setStatus('temporary')
      failed = styleMessages.uploadFailed
      await keep(blob, name, signal)
    } catch (error) {
      if (signal.aborted) return
      const cause = causeOf(error)
      // Words of their own: no step is to blame.
      const isPlain = cause === styleMessages.unreadable || cause === styleMessages.noData
      fail(isPlain || cause === styleMessages.unknown ? cause : failed(cause))
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }

  const cancel = () => {
    running.current?.abort()
    setBusy(false)
    setStep(undefined)
  }

  return {
    status,
    step,
    isBusy,
    message,
    notice,
    painting,
    kept,
    transform,
    refuse: fail,
    cancel,
    /** For another photo: nothing of the last one is shown any more. */
    reset: () => {
      cancel()
      begin()
      show(undefined)
      setStatus('idle')
    },
    removeKept: async () => {
      if (!kept) return
      try {
        setNotice((await client.styleResults.remove.mutate(kept)).message)
        setKept(undefined)
        setStatus('temporary')
        setStep(undefined)
      } catch (error) {
        setMessage(refusalOf(error)?.message ?? styleMessages.unknown)
      }
    },
  }
}

export type StylingState = ReturnType<typeof useStyling>
