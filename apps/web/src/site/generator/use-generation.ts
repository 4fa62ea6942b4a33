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

/** A generation in progress. */
export interface Run {
  brief: NewBrief
  /** The seed of its design; undefined if the run was resumed. */
  seed?: number
  /** By this browser's clock, in ms since 1970. */
  startedAt: number
  /** The server's latest state; undefined until it has accepted the brief. */
  state?: GenerationState
  /** Resumed after the page was left or reloaded. */
  isResumed: boolean
  isCutOff: boolean
}

/** A message above the form or the result. */
export interface Notice {
  message: string
  /** An estimate that was still written. */
  pdfUrl?: string | undefined
}

const GONE = 'That concept is no longer available. Please send your brief again.'
const UNWANTED = 'none'
const startOf = ({ now, queuedAt }: GenerationState) =>
  Date.now() - (Date.parse(now) - Date.parse(queuedAt))

/**
 * Requests concepts, follows each to its end, even after a reload, and keeps all that were made.
 */
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
  /**
   * The id of the running generation, once the server accepted its brief; 'none' if it was
   * cancelled first.
   */
  const running = useRef<string>(undefined)
  /**
   * The visitor went back to the form: whatever still runs only goes to the list of recent
   * concepts.
   */
  const isLeft = useRef(false)

  /** Resending a brief whose response was lost is the same request. */
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

  // If the request fails, the run goes on and shows why it is delayed.
  const cancelOne = (generationId: string) =>
    generations.cancel.mutate({ generationId }).catch(() => {})

  const generate = async (input: NewBrief, ready?: Promise<void>): Promise<Outcome | undefined> => {
    running.current = undefined
    isLeft.current = false
    setNotice(undefined)
    const request = requestOf(input)
    const { seed } = request
    setRun({ brief: input, seed, startedAt: Date.now(), isResumed: false, isCutOff: false })
    await ready
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
    /** The seed of the next concept's design, before it is requested. */
    nextSeed,
    notice,
    variants,
    chosen,
    choose: setChosen,
    generate,
    /** Generates another variant from the same data. Undefined if the brief is not known. */
    regenerate: brief.current && (() => brief.current && generate(brief.current)),
    cancel: () => {
      if (running.current) void cancelOne(running.current)
      // The id has not arrived yet; cancel as soon as it does.
      else running.current = UNWANTED
    },
    /** Shows a concept that was made earlier. */
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
