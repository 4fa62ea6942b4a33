/** What a generation goes through, in order; the last three are its possible ends. */
export const generationStages = [
  'queued',
  /** The words of the page are written. */
  'brief',
  /** The page is laid out, or a service draws it. */
  'designing',
  /** The page becomes pixels. */
  'rendering',
  /** The estimate is priced and written. */
  'pricing',
  'done',
  'failed',
  'cancelled',
] as const
export type GenerationStage = (typeof generationStages)[number]

const ends: readonly GenerationStage[] = ['done', 'failed', 'cancelled']
/** Whether nothing comes after a stage. */
export const isEnd = (stage: GenerationStage): boolean => ends.includes(stage)

/** Concepts that a browser remembers. */
export const RECENT_CONCEPTS = 10
