import type { NewBrief } from '@agency/contract/brief'
import type { GenerationResult } from '@agency/contract/generation'
import { useEffect, useRef, useState } from 'react'
import { freshKey } from '../../api/idempotency-key.ts'
import { recordEvent } from '../../api/site-events.ts'
import { refusalOf, type ServerRefusal, trpc } from '../../api/trpc.ts'

interface Outcome {
  refusal?: ServerRefusal | undefined
}

/** Asks for concepts and keeps every one that came. It sets no time-out of its own. */
export function useGeneration() {
  const utils = trpc.useUtils()
  const [startedAt, setStartedAt] = useState<number>()
  const [message, setMessage] = useState('')
  const [variants, setVariants] = useState<GenerationResult[]>([])
  const [chosen, setChosen] = useState(0)
  const running = useRef<AbortController>(undefined)
  const brief = useRef<NewBrief>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  const generate = async (input: NewBrief): Promise<Outcome | undefined> => {
    const controller = new AbortController()
    running.current = controller
    setMessage('')
    setStartedAt(Date.now())
    try {
      const result = await utils.client.generations.create.mutate(
        { ...input, idempotencyKey: freshKey() },
        { signal: controller.signal },
      )
      const kept = brief.current === input ? variants : []
      brief.current = input
      setVariants([...kept, result])
      setChosen(kept.length)
      void utils.concepts.list.invalidate()
      recordEvent('form_submit', 'generator')
      return {}
    } catch (error) {
      if (controller.signal.aborted) return undefined
      const refusal = refusalOf(error)
      setMessage(refusal?.message || 'An error occurred')
      return { refusal }
    } finally {
      setStartedAt(undefined)
    }
  }

  return {
    startedAt,
    message,
    variants,
    chosen,
    choose: setChosen,
    generate,
    /** The same data again: one variant more. */
    regenerate: () => brief.current && generate(brief.current),
    cancel: () => running.current?.abort(),
    /** Clears the view; the next submit starts a new set. */
    clear: () => {
      setVariants([])
      setMessage('')
      brief.current = undefined
    },
  }
}

export type Generation = ReturnType<typeof useGeneration>
