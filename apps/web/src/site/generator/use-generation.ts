import type { NewBrief } from '@agency/contract/brief'
import type { GenerationResult, GenerationState } from '@agency/contract/generation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { recordEvent } from '../../api/site-events.ts'
import { type ApiError, apiErrorOf, trpc } from '../../api/trpc.ts'
import { deleteDraft } from './brief-draft.ts'
import { designSeed, renewDesignSeed } from './design-seed.ts'
import { followGeneration } from './follow-generation.ts'
import { addRecent } from './recent-memory.ts'
import { deleteRun, type RememberedRun, readRun, saveRun } from './run-memory.ts'

interface Outcome {
  refusal?: ApiError | undefined
}

/** A generation on its way. */
export interface Run {
  brief: NewBrief
  /** Of its design; undefined of one that was found again. */
  seed?: number
  /** On this browser's clock, in ms since 1970. */
  startedAt: number
  /** What the server said last; undefined until it took the brief. */
  state?: GenerationState
  /** Found again after the page was left or loaded again. */
  isResumed: boolean
  isCutOff: boolean
}

/** What is said above the form or the result. */
export interface Notice {
  message: string
  /** An estimate that was written all the same. */
  pdfUrl?: string | undefined
}

const GONE = 'That concept is not on our books any more. Please send your brief again.'
const UNWANTED = 'none'
const startOf = ({ now, queuedAt }: GenerationState) =>
  Date.now() - (Date.parse(now) - Date.parse(queuedAt))

/** Asks for concepts, follows each to its end, also after a reload, and keeps every one that came. */
export function useGeneration() {
  const utils = trpc.useUtils()
  const { generations } = utils.client
  const [run, setRun] = useState<Run>()
  const [notice, setNotice] = useState<Notice>()
  const [variants, setVariants] = useState<GenerationResult[]>([])
  const [chosen, setChosen] = useState(0)
  const page = useRef<AbortController>(undefined)
  const brief = useRef<NewBrief>(undefined)
  const unanswered = useRef<{ text: string; idempotencyKey: string }>(undefined)
  const [nextSeed, setNextSeed] = useState(designSeed)
  /** The generation that runs, once the server took its brief; 'none' when nobody wants it. */
  const running = useRef<string>(undefined)
  /** The person went back to the form: what still runs is for the list of recent concepts alone. */
  const isLeft = useRef(false)

  /** A brief whose answer was lost is the same request when it is sent again. */
  const requestOf = (input: NewBrief) => {
    const text = JSON.stringify(input)
    if (unanswered.current?.text !== text) {
      unanswered.current = { text, idempotencyKey: newIdempotencyKey() }
    }
    return { ...input, idempotencyKey: unanswered.current.idempotencyKey, seed: nextSeed }
  }

  const finish = (result: GenerationResult, kept: GenerationResult[]) => {
    setVariants([...kept, result])
    setChosen(kept.length)
    addRecent(result.generationId)
    deleteDraft()
    void utils.concepts.list.invalidate()
    recordEvent('form_submit', 'generator')
  }

  const follow = async ({ generationId, brief: input, variants: kept }: RememberedRun) => {
    const change = (more: Partial<Run>) => setRun((now) => now && { ...now, ...more })
    const end = await followGeneration(generationId, {
      find: (id) =>
        generations.find.query({ generationId: id }).catch((error) => {
          if (apiErrorOf(error)?.status === 404) return undefined
          throw error
        }),
      onState: (state) => change({ state, startedAt: startOf(state) }),
      onCutOff: (isCutOff) => change({ isCutOff }),
      signal: page.current?.signal ?? AbortSignal.abort(),
    })
    if (page.current?.signal.aborted) return
    deleteRun()
    setRun(undefined)
    if (isLeft.current) {
      if (end?.result) addRecent(generationId)
      return
    }
    brief.current = input
    if (end?.result) finish(end.result, kept)
    else if (end?.stage === 'cancelled') setNotice(undefined)
    else
      setNotice(
        end?.failure
          ? { ...end.failure, pdfUrl: end.failure.pdfUrl ?? undefined }
          : { message: GONE },
      )
  }

  // Where it cannot be asked for, the run goes on and says what keeps it.
  const cancelOne = (generationId: string) =>
    generations.cancel.mutate({ generationId }).catch(() => {})

  const generate = async (input: NewBrief): Promise<Outcome | undefined> => {
    running.current = undefined
    isLeft.current = false
    setNotice(undefined)
    const request = requestOf(input)
    const { seed } = request
    setRun({ brief: input, seed, startedAt: Date.now(), isResumed: false, isCutOff: false })
    try {
      const { generationId } = await generations.start.mutate(request)
      unanswered.current = undefined
      setNextSeed(renewDesignSeed())
      const kept = brief.current === input ? variants : []
      const remembered = { generationId, brief: input, variants: kept }
      if (!isLeft.current) {
        brief.current = input
        saveRun(remembered)
      }
      if (running.current === UNWANTED) void cancelOne(generationId)
      running.current = generationId
      await follow(remembered)
      return {}
    } catch (error) {
      const refusal = apiErrorOf(error)
      if (refusal) unanswered.current = undefined
      setRun(undefined)
      if (!isLeft.current) setNotice({ message: refusal?.message || 'An error occurred' })
      return { refusal }
    }
  }

  const resume = useEffectEvent(() => {
    const remembered = readRun()
    if (!remembered) return
    brief.current = remembered.brief
    running.current = remembered.generationId
    setVariants(remembered.variants)
    setChosen(Math.max(0, remembered.variants.length - 1))
    setRun({
      ...{ brief: remembered.brief, startedAt: Date.now() },
      ...{ isResumed: true, isCutOff: false },
    })
    void follow(remembered)
  })
  useEffect(() => {
    const controller = new AbortController()
    page.current = controller
    resume()
    return () => controller.abort()
  }, [])

  return {
    run,
    /** Of the design that the next concept gets, before it is asked for. */
    nextSeed,
    notice,
    variants,
    chosen,
    choose: setChosen,
    generate,
    /** The same data again: one variant more. Undefined where the brief is not known. */
    regenerate: brief.current && (() => brief.current && generate(brief.current)),
    cancel: () => {
      if (running.current) void cancelOne(running.current)
      // Its id is on the way: it is cancelled as soon as that is here.
      else running.current = UNWANTED
    },
    /** Shows a concept that was made before. */
    show: (result: GenerationResult) => {
      brief.current = undefined
      setNotice(undefined)
      setVariants([result])
      setChosen(0)
    },
    /** Clears the view; the next submit starts a new set. */
    clear: () => {
      setVariants([])
      setNotice(undefined)
      brief.current = undefined
      if (!run) return
      isLeft.current = true
      deleteRun()
    },
  }
}

export type Generation = ReturnType<typeof useGeneration>
