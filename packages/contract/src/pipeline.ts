import { z } from 'zod'
import { AssigneeFilter, Contact } from './contact.ts'
import { pageOf } from './list-page.ts'
import { Stage } from './pipeline-stages.ts'
import { optionalText } from './text.ts'

/** Contacts that a column of the board shows at first, and adds each time more are requested. */
export const COLUMN_SIZE = 20

/** 'recent' has the latest movement first, 'stalled' the earliest, 'value' the largest value. */
export const boardOrders = ['recent', 'stalled', 'value'] as const
export type BoardOrder = (typeof boardOrders)[number]

export const PipelineFilter = z.object({
  /** As in the list of contacts. */
  text: optionalText(100),
  assignee: AssigneeFilter.optional(),
})
export type PipelineFilter = z.infer<typeof PipelineFilter>

export const ColumnRequest = z.object({
  stage: Stage,
  filter: PipelineFilter.prefault({}),
  order: z.enum(boardOrders).default('recent'),
  cursor: z.string().max(1_000).optional(),
})
export type ColumnRequest = z.infer<typeof ColumnRequest>

/** One part of a column. */
export const ColumnPage = pageOf(Contact)
export type ColumnPage = z.infer<typeof ColumnPage>

const Cents = z.int().min(0)

const StageTotal = z.object({
  stage: Stage,
  contacts: z.int().min(0),
  /** Sum of the contacts' values. */
  valueCents: Cents,
  /** Percent of the value that the forecast counts; null for Won and Lost. */
  weight: z.int().nullable(),
  weightedCents: Cents,
})
export type StageTotal = z.infer<typeof StageTotal>

/** The totals of all stages, in their order, for the contacts that match a filter. */
export const PipelineTotals = z.object({
  stages: z.array(StageTotal),
  /** Sum of the open stages' values, and the same weighted. */
  openCents: Cents,
  forecastCents: Cents,
})
export type PipelineTotals = z.infer<typeof PipelineTotals>

/** The figures of the pipeline, in words for staff. */
export const pipelineDefinitions = {
  value:
    'What a contact is worth, including GST: their newest proposal that is a draft or sent, also if it has expired; without one, their newest estimate since they last signed. In Won it is everything that they have signed here; of those who signed nothing here, the same as before.',
  movement:
    'Days since the stage last changed, the person last sent something, or something happened with a proposal of theirs. Notes and follow-ups are no movement.',
  forecast:
    'The value of each open stage times its weight, added up. Won and Lost are not in it. You set the weights in the settings.',
  stages:
    'Each stage belongs to a status: In conversation and Proposal sent are both Responded, Won is Converted, Lost is Cold. Sending a proposal moves its client to Proposal sent, and a signature to Won.',
}
