import { styleMessages } from '@agency/contract/image-style-tool'
import { useEffect, useRef, useState } from 'react'
import { recordEvent } from '../../api/site-events.ts'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import {
  paintingName,
  readStyledImage,
  requestStyling,
  type StoredResult,
  type StyleChoice,
  StyleFailure,
  storedName,
  uploadForm,
  uploadPainting,
} from './style-requests.ts'

export type ImageStyleStatus = 'idle' | 'temporary' | 'saved' | 'error'

export interface Painting {
  /** An object URL of this browser. */
  url: string
  /** The name of the downloadable file. */
  name: string
  choice: StyleChoice
  /** The form data to upload if it is to be stored. */
  upload: FormData
}

/** Lets the browser paint the current state before the next step begins. */
const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))

/** Messages that stand alone, without naming a step. */
const plainWords = (error: unknown): string | undefined => {
  if (!(error instanceof StyleFailure)) {
    return navigator.onLine ? styleMessages.unknown : styleMessages.offline
  }
  return error.isPlain ? error.message : undefined
}

/** Turns one photo after the other into a painting, and stores the last one on the server. */
export function useImageStyle() {
  const { client } = trpc.useUtils()
  const [status, setStatus] = useState<ImageStyleStatus>('idle')
  const [step, setStep] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [painting, setPainting] = useState<Painting>()
  const [kept, setKept] = useState<StoredResult[]>([])
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
    const small = await shrinkPhoto(photo).catch((error) => {
      if (error instanceof StyleFailure) throw error
      throw new StyleFailure(`${styleMessages.unreadable} ${styleMessages.damaged}`, true)
    })
    await advance(1)
    const response = await requestStyling(small, choice, signal)
    await advance(2)
    return readStyledImage(response)
  }

  /**
   * Uploads a painting. It can be deleted later even if the visitor has moved on to another photo.
   */
  async function keep(form: FormData, signal: AbortSignal): Promise<void> {
    setStep(3)
    await nextFrame()
    setStep(4)
    await nextFrame()
    if (signal.aborted) return
    const copy = await uploadPainting(form)
    setKept((before) => [...before, copy])
    if (signal.aborted) return
    setStep(5)
    setStatus('saved')
    recordEvent('form_submit', 'style')
  }

  /** Runs cancellable work, and reports what went wrong. */
  async function attempt(
    failed: (cause: string) => string,
    signal: AbortSignal,
    work: () => Promise<void>,
  ): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      return !signal.aborted
    } catch (error) {
      if (!signal.aborted) fail(plainWords(error) ?? failed((error as StyleFailure).message))
      return false
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }

  /** Paints a photo and, if requested, stores the painting on the server. */
  const transform = async (photo: File, choice: StyleChoice, isKept: boolean) => {
    const signal = begin()
    setStatus('idle')
    let upload: FormData | undefined
    const isPainted = await attempt(styleMessages.transformFailed, signal, async () => {
      const blob = await paint(photo, choice, signal)
      if (signal.aborted) return
      upload = uploadForm(blob, storedName(photo.name))
      const name = paintingName(photo.name, choice.style)
      show({ url: URL.createObjectURL(blob), name, choice, upload })
      setStatus('temporary')
      if (!isKept) setStep(undefined)
    })
    if (!isPainted || !isKept || !upload) return
    const form = upload
    await attempt(styleMessages.uploadFailed, signal, () => keep(form, signal))
  }

  const saveCopy = async () => {
    if (!painting) return
    const signal = begin()
    await attempt(styleMessages.uploadFailed, signal, () => keep(painting.upload, signal))
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
    saveCopy,
    refuse: fail,
    cancel,
    /** For another photo: nothing of the last one stays visible. */
    reset: () => {
      cancel()
      begin()
      show(undefined)
      setStatus('idle')
    },
    deleteFiles: async () => {
      try {
        for (const copy of kept) {
          setNotice((await client.imageStyles.deleteResult.mutate(copy)).message)
          setKept((before) => before.filter((other) => other !== copy))
        }
        if (painting) setStatus('temporary')
        setStep(undefined)
      } catch (error) {
        setMessage(apiErrorOf(error)?.message ?? styleMessages.unknown)
      }
    },
  }
}

export type ImageStyleState = ReturnType<typeof useImageStyle>
