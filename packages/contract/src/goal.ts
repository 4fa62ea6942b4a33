import { z } from 'zod'
import { FeedRequest } from './list-page.ts'
import { CountedRows, ReportPeriod } from './sources-report.ts'
import { requiredLine } from './text.ts'

/** What can be counted as a goal. */
export const goalEvents = [
  ...(['page_viewed', 'form_started', 'form_sent', 'message_sent', 'brief_sent'] as const),
  ...(['estimate_requested', 'pdf_opened', 'concept_opened', 'proposal_opened'] as const),
  ...(['proposal_sent', 'proposal_accepted'] as const),
] as const
export const GoalEvent = z.enum(goalEvents, 'Please choose what to count.')
export type GoalEvent = z.infer<typeof GoalEvent>

export const goalEventNames: Record<GoalEvent, string> = {
  page_viewed: 'Page viewed',
  form_started: 'Form started',
  form_sent: 'Any form sent',
  message_sent: 'Message sent',
  brief_sent: 'Concept brief sent',
  estimate_requested: 'Estimate requested',
  pdf_opened: 'PDF opened',
  concept_opened: 'Shared concept opened',
  proposal_opened: 'Proposal opened',
  proposal_sent: 'Proposal sent',
  proposal_accepted: 'Proposal accepted',
}

/** The events' definitions, as shown on the page. */
export const goalEventDefinitions: Record<GoalEvent, string> = {
  page_viewed: 'Views of a page, or of a page and all below it.',
  form_started:
    'Forms in which somebody typed the first word, once for each form while the page is open.',
  form_sent:
    'Messages, concept briefs and estimate requests that visitors sent. Those that staff entered do not count. A contact that is deleted takes theirs with them.',
  message_sent: 'Of these, the messages.',
  brief_sent: 'Of these, the briefs for a website concept.',
  estimate_requested: 'Of these, the requests for an estimate.',
  pdf_opened: 'PDFs that were opened from a page of this site.',
  concept_opened: 'Views of a concept behind its link.',
  proposal_opened: 'Views of a proposal behind its link.',
  proposal_sent: 'Proposals sent for the first time.',
  proposal_accepted: 'Proposals that their clients accepted.',
}

/** Events of a page, which can be counted on some pages only. */
const pageEvents: readonly GoalEvent[] = ['page_viewed', 'form_started', 'pdf_opened']
export const hasPage = (event: GoalEvent): boolean => pageEvents.includes(event)
/** Events that browsers report. Only their counts outlive the retention period. */
export const isReportedByBrowser = (event: GoalEvent): boolean =>
  hasPage(event) || event === 'concept_opened' || event === 'proposal_opened'

/** On which pages an event counts: on all, on one, or on one and all below it. */
export const pageMatches = ['any', 'exact', 'below'] as const
export type PageMatch = (typeof pageMatches)[number]
export const pageMatchNames: Record<PageMatch, string> = {
  any: 'On any page',
  exact: 'On this page only',
  below: 'On this page and all below it',
}

const INVALID_PATH = 'Please enter the path of a page, such as /contact.'

/** The path of a page as events report it, from a path or a whole address; '' if it is neither. */
function pathOf(text: string): string {
  if (text.trim() === '') return ''
  const base = 'https://site.invalid'
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  return url.pathname.replace(/(?<=.)\/+$/, '')
}

const fields = {
  name: requiredLine(80, 'Please enter a name.'),
  event: GoalEvent,
  pageMatch: z.enum(pageMatches, 'Please choose the pages.'),
  /** '' on any page. */
  path: z.string().max(2_000, INVALID_PATH),
  /** Whether it is part of the weekly and monthly emails. */
  active: z.boolean(),
}

type Place = z.infer<typeof Place>
const Place = z.object(fields).pick({ event: true, pageMatch: true, path: true })
/** Checked beside the other fields, so that all faults are reported at once. */
const hasPlace = { when: ({ value }: { value: unknown }) => Place.safeParse(value).success }

const isSomewhere = ({ event, pageMatch }: Place) => event !== 'page_viewed' || pageMatch !== 'any'
function isPathKnown({ event, pageMatch, path }: Place): boolean {
  const { length } = pathOf(path)
  return !hasPage(event) || pageMatch === 'any' || (length > 0 && length <= 200)
}

/** What staff enter for a goal. */
export const GoalFields = z
  .object(fields)
  .refine(isSomewhere, {
    ...{ path: ['pageMatch'], ...hasPlace },
    error: 'Please choose a page. Views of any page are counted in the overview.',
  })
  .refine(isPathKnown, { path: ['path'], error: INVALID_PATH, ...hasPlace })
  .transform((goal): typeof goal => {
    const pageMatch = hasPage(goal.event) ? goal.pageMatch : 'any'
    return { ...goal, pageMatch, path: pageMatch === 'any' ? '' : pathOf(goal.path) }
  })
export type GoalFields = z.infer<typeof GoalFields>

export const Goal = z.object({
  id: z.int(),
  ...fields,
  /** The first day that is counted, YYYY-MM-DD. */
  countedFrom: z.string(),
  /** ISO 8601, UTC; identifies the version that a change starts from. */
  updatedAt: z.string(),
})
export type Goal = z.infer<typeof Goal>

/** A goal whose deletion can still be undone. */
export const DeletedGoal = Goal.pick({
  ...{ id: true, name: true, event: true, pageMatch: true, path: true },
}).extend({
  /** ISO 8601, UTC. */
  deletedAt: z.string(),
})
export type DeletedGoal = z.infer<typeof DeletedGoal>

export const GoalRef = z.object({ id: z.int32().positive() })
export const GoalVersion = GoalRef.extend({ updatedAt: z.iso.datetime() })
export type GoalVersion = z.infer<typeof GoalVersion>
export const GoalChange = z.intersection(GoalVersion, GoalFields)
export type GoalChange = z.infer<typeof GoalChange>

export const GoalsRequest = z.object({ period: ReportPeriod.default('month') })
export type GoalsRequest = z.infer<typeof GoalsRequest>

const count = z.int().min(0)
export const GoalCount = Goal.extend({
  /** In the period, and in the one before. */
  count,
  before: count,
})
export type GoalCount = z.infer<typeof GoalCount>

export const GoalsReport = z.object({
  /** First and last day of the period, YYYY-MM-DD, and its number of days. */
  from: z.string(),
  to: z.string(),
  days: z.int().min(1),
  visits: z.object({ count, before: count }),
  /** In alphabetical order, the active ones first. */
  goals: z.array(GoalCount),
})
export type GoalsReport = z.infer<typeof GoalsReport>

/** The rows that the count of a goal consists of. */
export const GoalRowsRequest = FeedRequest.extend({ ...GoalRef.shape, ...GoalsRequest.shape })
export type GoalRowsRequest = z.infer<typeof GoalRowsRequest>
export const GoalRows = CountedRows

/** More than fit into an email that is read. */
export const MAX_GOALS = 30
export const TOO_MANY_GOALS = `There can be ${MAX_GOALS} goals. Delete one that you no longer use.`
export const GOAL_CHANGED_MEANWHILE =
  'Somebody changed this goal meanwhile. Close it and open it again to see their version.'
export const GOAL_GONE = 'This goal was deleted.'

/** What the figures mean and cannot know, as shown on the page. */
export const GOALS_UNKNOWN =
  'Nobody is recognised, so a visit that reaches a goal twice counts twice, and a rate can be more than 100%. Programs, browsers that ask not to be tracked and staff who are logged in are not counted. Each day’s counts are kept when its events are deleted. A goal that is added later, or that counts something else from now on, is counted from the events that are still stored: its first day is given below its name.'
export const GOAL_RATE = 'The count as a share of the visits of the period.'
