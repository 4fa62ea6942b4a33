import { z } from 'zod'

/** In the order in which a lead usually goes through them. */
export const stages = ['new', 'contacted', 'talking', 'proposal', 'won', 'lost'] as const
export type Stage = (typeof stages)[number]
export const Stage = z.enum(stages)

/** The stages in which a contact may still become a client: the forecast counts these. */
export const openStages = ['new', 'contacted', 'talking', 'proposal'] as const
export type OpenStage = (typeof openStages)[number]

export const stageLabels: Record<Stage, string> = {
  new: 'New lead',
  contacted: 'Contacted',
  talking: 'In conversation',
  proposal: 'Proposal sent',
  won: 'Won',
  lost: 'Lost',
}

/** The documented status that each stage belongs to; the database has the same table. */
export const statusOfStage = {
  new: 'New',
  contacted: 'Contacted',
  talking: 'Responded',
  proposal: 'Responded',
  won: 'Converted',
  lost: 'Cold',
} as const satisfies Record<Stage, string>

/** The stage that a contact gets with a status, unless theirs already belongs to it. */
export const stageOfStatus = {
  New: 'new',
  Contacted: 'contacted',
  Responded: 'talking',
  Converted: 'won',
  Cold: 'lost',
} as const satisfies Record<(typeof statusOfStage)[Stage], Stage>

export const lostReasons = [
  ...(['price', 'timing', 'competitor', 'no_answer', 'not_a_fit', 'other'] as const),
] as const
export type LostReason = (typeof lostReasons)[number]

export const lostReasonLabels: Record<LostReason, string> = {
  price: 'Too expensive',
  timing: 'Not now',
  competitor: 'Went with somebody else',
  no_answer: 'No answer',
  not_a_fit: 'Not a fit for us',
  other: 'Another reason',
}

const Percent = z
  .int('Please enter a whole percentage.')
  .min(0, 'Please enter a percentage from 0 to 100.')
  .max(100, 'Please enter a percentage from 0 to 100.')

/** The share of each open stage's value that the forecast counts, in percent. */
export const PipelineSettings = z.object({
  weights: z.object({ new: Percent, contacted: Percent, talking: Percent, proposal: Percent }),
})
export type PipelineSettings = z.infer<typeof PipelineSettings>
