import type { GenerationStages, StageCall } from '@agency/api/features/generations/stages'
import { createConcept } from '@agency/concept-engine/create-concept'
import { quickStages } from './worker-outputs.ts'

const gatedStages = ['brief', 'designing', 'rendering', 'pricing'] as const
export type GatedStage = (typeof gatedStages)[number]

export interface StageGates {
  stages: GenerationStages
  /** Every stage that started, in order. */
  startedStages: GatedStage[]
  /** The calls of stages that have one, by stage. */
  calls: Partial<Record<GatedStage, StageCall>>
  /** Lets a stage continue, or fail. */
  open(stage: GatedStage, failure?: Error): void
  openAll(): void
  /** From now on the stage waits again. */
  close(stage: GatedStage): void
}

/** Stages that each wait at a gate, for tests of what happens in the middle of one. */
export function createStageGates(): StageGates {
  const gates = new Map(gatedStages.map((stage) => [stage, Promise.withResolvers<void>()]))
  const startedStages: GatedStage[] = []
  const calls: StageGates['calls'] = {}
  const passGate = async (stage: GatedStage, call?: StageCall) => {
    startedStages.push(stage)
    if (call) calls[stage] = call
    await gates.get(stage)?.promise
  }
  const open: StageGates['open'] = (stage, failure) => {
    const gate = gates.get(stage)
    // A gate that fails before anybody waits at it must not be an unhandled rejection.
    gate?.promise.catch(() => {})
    if (failure) gate?.reject(failure)
    else gate?.resolve()
  }
  return {
    startedStages,
    calls,
    open,
    openAll: () => {
      for (const stage of gatedStages) open(stage)
    },
    close: (stage) => gates.set(stage, Promise.withResolvers()),
    stages: {
      composeConcept: async (brief, seed, call) => {
        await passGate('brief', call)
        return createConcept(brief, seed)
      },
      renderConcept: async (...args) => {
        const [, , call] = args
        await passGate('designing', call)
        call.onRendering()
        await passGate('rendering', call)
        return quickStages.renderConcept(...args)
      },
      writeEstimate: async (input) => {
        await passGate('pricing')
        return quickStages.writeEstimate(input)
      },
    },
  }
}
