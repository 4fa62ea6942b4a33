import type { GenerationStages, StageCall } from '@agency/api/features/generations/stages'
import { createConcept } from '@agency/concept-engine/create-concept'
import { quickStages } from './worker-outputs.ts'

const gated = ['brief', 'designing', 'rendering', 'pricing'] as const
export type Gated = (typeof gated)[number]

export interface Gates {
  stages: GenerationStages
  /** Every stage that started, in order. */
  reached: Gated[]
  /** The calls of stages that have one, by stage. */
  calls: Partial<Record<Gated, StageCall>>
  /** Lets a stage continue, or fail. */
  open(stage: Gated, failure?: Error): void
  openAll(): void
  /** From now on the stage waits again. */
  close(stage: Gated): void
}

/** Stages that each wait at a gate, for tests of what happens in the middle of one. */
export function openGates(): Gates {
  const gates = new Map(gated.map((stage) => [stage, Promise.withResolvers<void>()]))
  const reached: Gated[] = []
  const calls: Gates['calls'] = {}
  const pass = async (stage: Gated, call?: StageCall) => {
    reached.push(stage)
    if (call) calls[stage] = call
    await gates.get(stage)?.promise
  }
  const open: Gates['open'] = (stage, failure) => {
    const gate = gates.get(stage)
    // A gate that fails before anybody waits at it must not be an unhandled rejection.
    gate?.promise.catch(() => {})
    if (failure) gate?.reject(failure)
    else gate?.resolve()
  }
  return {
    reached,
    calls,
    open,
    openAll: () => {
      for (const stage of gated) open(stage)
    },
    close: (stage) => gates.set(stage, Promise.withResolvers()),
    stages: {
      composeConcept: async (brief, seed, call) => {
        await pass('brief', call)
        return createConcept(brief, seed)
      },
      renderConcept: async (...given) => {
        const [, , call] = given
        await pass('designing', call)
        call.onRendering()
        await pass('rendering', call)
        return quickStages.renderConcept(...given)
      },
      writeEstimate: async (input) => {
        await pass('pricing')
        return quickStages.writeEstimate(input)
      },
    },
  }
}
