import { styleMessages } from '@agency/contract/image-style-tool'
import { useEffect, useRef, useState } from 'react'
import { recordEvent } from '../../api/site-events.ts'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import {
  ImageStyleError,
  paintingName,
  readStyledImage,
  requestStyling,
  type StoredResult,
  type StyleChoice,
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

/** A tab in the background gets no frames, and the work goes on without them. */
const MAX_FRAME_WAIT_MS = 250

/** Lets the browser paint the current state before the next step begins. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, MAX_FRAME_WAIT_MS)
  })

/** Messages that stand alone, without naming a step. */
const standaloneMessage = (error: unknown): string | undefined => {
  if (!(error instanceof ImageStyleError)) {
    return navigator.onLine ? styleMessages.unknown : styleMessages.offline
  }
  return error.isStandalone ? error.message : undefined
}

/** Turns photos into paintings, one at a time, and stores the last one on the server. */
export function useImageStyle() {
  const { client } = trpc.useUtils()
  const [status, setStatus] = useState<ImageStyleStatus>('idle')
  const [step, setStep] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [painting, setPainting] = useState<Painting>()
  const [storedResults, setStoredResults] = useState<StoredResult[]>([])
  const [notice, setNotice] = useState('')
  const controllerRef = useRef<AbortController>(undefined)
  const shownUrl = useRef<string>(undefined)

  const show = (next: Painting | undefined) => {
    if (shownUrl.current) URL.revokeObjectURL(shownUrl.current)
    shownUrl.current = next?.url
    setPainting(next)
  }
  useEffect(
    () => () => {
      controllerRef.current?.abort()
      if (shownUrl.current) URL.revokeObjectURL(shownUrl.current)
    },
    [],
  )

  const start = () => {
    controllerRef.current?.abort()
    const controller = new AbortController()
    controllerRef.current = controller
    setMessage('')
    setNotice('')
    return controller.signal
  }
  const showError = (text: string) => {
    setStatus('error')
    setStep(undefined)
    setMessage(text)
  }

  async function paint(photo: File, choice: StyleChoice, signal: AbortSignal): Promise<Blob> {
    const advance = async (nextStep: number) => {
      setStep(nextStep)
      await nextFrame()
    }
    await advance(0)
    const shrunk = await shrinkPhoto(photo).catch((error) => {
      if (error instanceof ImageStyleError) throw error
      throw new ImageStyleError(`${styleMessages.unreadable} ${styleMessages.damaged}`, true)
    })
    await advance(1)
    const response = await requestStyling(shrunk, choice, signal)
    await advance(2)
    return readStyledImage(response)
  }

  /**
   * Uploads a painting. It can be deleted later even if the visitor has moved on to another photo.
   */
  async function storePainting(form: FormData, signal: AbortSignal): Promise<void> {
    setStep(3)
    await nextFrame()
    setStep(4)
    await nextFrame()
    if (signal.aborted) return
    const stored = await uploadPainting(form)
    setStoredResults((previous) => [...previous, stored])
    if (signal.aborted) return
    setStep(5)
    setStatus('saved')
    recordEvent('form_submit', 'style')
  }

  /** Runs cancellable work, and reports what went wrong. */
  async function attempt(
    describeFailure: (cause: string) => string,
    signal: AbortSignal,
    task: () => Promise<void>,
  ): Promise<boolean> {
    setBusy(true)
    try {
      await task()
      return !signal.aborted
    } catch (error) {
      if (!signal.aborted)
        showError(standaloneMessage(error) ?? describeFailure((error as ImageStyleError).message))
      return false
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }

  /** Paints a photo and, if requested, stores the painting on the server. */
  const transform = async (photo: File, choice: StyleChoice, shouldStore: boolean) => {
    const signal = start()
    setStatus('idle')
    let upload: FormData | undefined
    const isPainted = await attempt(styleMessages.transformFailed, signal, async () => {
      const blob = await paint(photo, choice, signal)
      if (signal.aborted) return
      upload = uploadForm(blob, storedName(photo.name))
      const name = paintingName(photo.name, choice.style)
      show({ url: URL.createObjectURL(blob), name, choice, upload })
      setStatus('temporary')
      if (!shouldStore) setStep(undefined)
    })
    if (!isPainted || !shouldStore || !upload) return
    const form = upload
    await attempt(styleMessages.uploadFailed, signal, () => storePainting(form, signal))
  }

  const saveCopy = async () => {
    if (!painting) return
    const signal = start()
    await attempt(styleMessages.uploadFailed, signal, () => storePainting(painting.upload, signal))
  }

  const cancel = () => {
    controllerRef.current?.abort()
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
    storedResults,
    transform,
    saveCopy,
    refuse: showError,
    cancel,
    /** Before another photo: removes everything that belongs to the previous one. */
    reset: () => {
      cancel()
      start()
      show(undefined)
      setStatus('idle')
    },
    deleteFiles: async () => {
      try {
        for (const result of storedResults) {
          setNotice((await client.imageStyles.deleteResult.mutate(result)).message)
          setStoredResults((previous) => previous.filter((other) => other !== result))
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
