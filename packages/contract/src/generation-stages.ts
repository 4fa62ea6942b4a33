/** The stages of a generation, in order; the last three are its possible ends. */
export const generationStages = [
  'queued',
  /** The copy of the page is being written. */
  'brief',
  /** The page is being laid out, or drawn by a provider. */
  'designing',
  /** The page is being rendered to pixels. */
  'rendering',
  /** The estimate is being priced and written. */
  'pricing',
  'done',
  'failed',
  'cancelled',
] as const
export type GenerationStage = (typeof generationStages)[number]

const finalStages: readonly GenerationStage[] = ['done', 'failed', 'cancelled']
/** Whether a stage is final. */
export const isFinalStage = (stage: GenerationStage): boolean => finalStages.includes(stage)

/** Max number of concepts that a browser remembers. */
export const RECENT_CONCEPTS = 10
