import type { NewBrief } from '@agency/contract/brief'
import type { GenerationResult, GenerationState } from '@agency/contract/generation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { recordEvent, visitReport } from '../../api/site-events.ts'
import { type ApiError, apiErrorOf, trpc } from '../../api/trpc.ts'
import { deleteDraft } from './brief-draft.ts'
import { designSeed, renewDesignSeed } from './design-seed.ts'
import { findEmbedder } from './embed-content.tsx'
import { followGeneration } from './follow-generation.ts'
import { addRecent } from './recent-storage.ts'
import { deleteRun, type RememberedRun, readRun, saveRun } from './run-storage.ts'

interface Outcome {
  apiError?: ApiError | undefined
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
  isDisconnected: boolean
}

/** A message above the form or the result. */
export interface Notice {
  message: string
  /** An estimate that was still written. */
  pdfUrl?: string | undefined
}

const GONE_MESSAGE = 'That concept is no longer available. Please send your brief again.'
const CANCELLED = 'none'
const startTimeOf = ({ now, queuedAt }: GenerationState) =>
  Date.now() - (Date.parse(now) - Date.parse(queuedAt))

/**
 * Requests concepts, tracks each until it ends, even after a reload, and keeps the results.
 * Another site may frame the generator if it is embedded.
 */
export function useGeneration(isEmbedded = false) {
  const utils = trpc.useUtils()
  const { generations } = utils.client
  const [run, setRun] = useState<Run>()
  const [notice, setNotice] = useState<Notice>()
  const [variants, setVariants] = useState<GenerationResult[]>([])
  const [chosen, setChosen] = useState(0)
  const pageController = useRef<AbortController>(undefined)
  const brief = useRef<NewBrief>(undefined)
  const pendingRequest = useRef<{ text: string; idempotencyKey: string }>(undefined)
  const [nextSeed, setNextSeed] = useState(designSeed)
  /**
   * The id of the running generation, once the server accepted its brief; 'none' if it was
   * cancelled first.
   */
  const runningId = useRef<string>(undefined)
  /**
   * The visitor went back to the form: a run that is still in progress is only added to the recent
   * concepts.
   */
  const hasLeft = useRef(false)

  /** Resending a brief whose response was lost is the same request. */
  const requestOf = (input: NewBrief) => {
    const text = JSON.stringify(input)
    if (pendingRequest.current?.text !== text) {
      pendingRequest.current = { text, idempotencyKey: newIdempotencyKey() }
    }
    return { ...input, idempotencyKey: pendingRequest.current.idempotencyKey, seed: nextSeed }
  }

  const finish = (result: GenerationResult, previous: GenerationResult[]) => {
    setVariants([...previous, result])
    setChosen(previous.length)
    addRecent(result.generationId)
    deleteDraft()
    void utils.concepts.list.invalidate()
    recordEvent('form_submit', 'generator')
  }

  const follow = async ({ generationId, brief: input, variants: previous }: RememberedRun) => {
    const change = (changes: Partial<Run>) =>
      setRun((current) => current && { ...current, ...changes })
    const finalState = await followGeneration(generationId, {
      find: (id) =>
        generations.find.query({ generationId: id }).catch((error) => {
          if (apiErrorOf(error)?.status === 404) return undefined
          throw error
        }),
      onState: (state) => change({ state, startedAt: startTimeOf(state) }),
      onConnectionChange: (isDisconnected) => change({ isDisconnected }),
      signal: pageController.current?.signal ?? AbortSignal.abort(),
    })
    if (pageController.current?.signal.aborted) return
    deleteRun()
    setRun(undefined)
    if (hasLeft.current) {
      if (finalState?.result) addRecent(generationId)
      return
    }
    brief.current = input
    if (finalState?.result) finish(finalState.result, previous)
    else if (finalState?.stage === 'cancelled') setNotice(undefined)
    else
      setNotice(
        finalState?.failure
          ? { ...finalState.failure, pdfUrl: finalState.failure.pdfUrl ?? undefined }
          : { message: GONE_MESSAGE },
      )
  }

  // If the request fails, the run goes on and shows why it is delayed.
  const cancelGeneration = (generationId: string) =>
    generations.cancel.mutate({ generationId }).catch(() => {})

  const generate = async (
    input: NewBrief,
    pagePainted?: Promise<void>,
  ): Promise<Outcome | undefined> => {
    runningId.current = undefined
    hasLeft.current = false
    setNotice(undefined)
    const request = requestOf(input)
    const { seed } = request
    setRun({ brief: input, seed, startedAt: Date.now(), isResumed: false, isDisconnected: false })
    await pagePainted
    try {
      const { generationId } = await generations.start.mutate({
        ...request,
        visit: visitReport(),
        embedder: isEmbedded ? findEmbedder() : undefined,
      })
      pendingRequest.current = undefined
      setNextSeed(renewDesignSeed())
      const previous = brief.current === input ? variants : []
      const savedRun = { generationId, brief: input, variants: previous }
      if (!hasLeft.current) {
        brief.current = input
        saveRun(savedRun)
      }
      if (runningId.current === CANCELLED) void cancelGeneration(generationId)
      runningId.current = generationId
      await follow(savedRun)
      return {}
    } catch (error) {
      const apiError = apiErrorOf(error)
      if (apiError) pendingRequest.current = undefined
      setRun(undefined)
      if (!hasLeft.current) setNotice({ message: apiError?.message || 'An error occurred' })
      return { apiError }
    }
  }

  const resume = useEffectEvent(() => {
    const savedRun = readRun()
    if (!savedRun) return
    brief.current = savedRun.brief
    runningId.current = savedRun.generationId
    setVariants(savedRun.variants)
    setChosen(Math.max(0, savedRun.variants.length - 1))
    setRun({
      ...{ brief: savedRun.brief, startedAt: Date.now() },
      ...{ isResumed: true, isDisconnected: false },
    })
    void follow(savedRun)
  })
  useEffect(() => {
    const controller = new AbortController()
    pageController.current = controller
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
      if (runningId.current) void cancelGeneration(runningId.current)
      // The id has not arrived yet; cancel as soon as it does.
      else runningId.current = CANCELLED
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
      hasLeft.current = true
      deleteRun()
    },
  }
}

export type Generation = ReturnType<typeof useGeneration>
