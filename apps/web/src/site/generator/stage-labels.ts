import type { GenerationStage } from '@agency/contract/generation-stages'
import type { Run } from './use-generation.ts'

/** The stages that are shown as steps, in order. */
export const steps = [
  ['brief', 'Brief'],
  ['designing', 'Design'],
  ['rendering', 'Pixels'],
  ['pricing', 'Price'],
] as const satisfies [GenerationStage, string][]

/**
 * Whether the page can be viewed: composing is done, and only its image and its estimate are
 * pending.
 */
export const isComposed = (stage: GenerationStage): boolean =>
  stage === 'designing' || stage === 'rendering' || stage === 'pricing'

export const stageSentences: Record<GenerationStage, string> = {
  queued: 'Waiting in the queue.',
  brief: 'Writing the brief.',
  designing: 'Designing the page.',
  rendering: 'Rendering the picture.',
  pricing: 'Pricing the work.',
  done: 'Your concept is ready.',
  failed: 'The concept could not be made.',
  cancelled: 'Cancelled.',
}

/** The current stage, announced once per stage. */
export const announcementOf = ({ state }: Run): string =>
  state ? stageSentences[state.stage] : 'Sending your brief.'

const DISCONNECTED =
  'The connection was lost. Your concept is safe; we check again every few seconds.'

/** The current stage, with the place in the queue. */
export function progressSentenceOf(run: Run): string {
  const { state, isDisconnected } = run
  if (isDisconnected) return DISCONNECTED
  const peopleAhead = (state?.position ?? 1) - 1
  if (state?.stage !== 'queued' || peopleAhead < 1) return announcementOf(run)
  return `Waiting in the queue, ${peopleAhead} ahead of you.`
}

/** The progress of a step: done, in progress, or to come. */
export function progressOf(run: Run | undefined, step: number): 'done' | 'now' | 'next' {
  const current = steps.findIndex(([stage]) => stage === run?.state?.stage)
  if (current === step) return 'now'
  return step < current ? 'done' : 'next'
}
