import { z } from 'zod'
import { analyticsPeriods } from './analytics.ts'
import { FeedRequest, pageOf } from './list-page.ts'
import { submissionKinds } from './submission-kinds.ts'
import { calendarDay } from './text.ts'
import { DAY_MS } from './time.ts'
import { channels } from './visit-source.ts'

/** What the rows of the report are. */
export const sourceGroups = ['channel', 'source', 'page', 'campaign', 'service'] as const
export type SourceGroup = (typeof sourceGroups)[number]

/** The steps from a visit to money, in order. */
export const funnelFigures = [
  'visits',
  'started',
  'sent',
  'opened',
  'proposals',
  'accepted',
  'acceptedCents',
] as const
export type FunnelFigure = (typeof funnelFigures)[number]

/** The steps' definitions, as shown on the page. Days are in Melbourne time. */
export const funnelDefinitions: Record<FunnelFigure, string> = {
  visits:
    'Views that began a visit: the page before was on another site, or there was none. Nobody is recognised, so a person who comes back counts again.',
  started:
    'Forms in which somebody typed the first word, once for each form while the page is open.',
  sent: 'Messages, concept briefs and estimate requests that visitors sent. Those that staff entered do not count. A contact that is deleted takes theirs with them.',
  opened:
    'PDFs that were opened from a page of this site, and views of a concept or a proposal behind its link.',
  proposals:
    'Proposals sent for the first time in this period. They belong to the source of the first form that their contact ever sent.',
  accepted: 'Proposals accepted in this period, by the same source.',
  acceptedCents: 'The totals of the accepted proposals, including GST.',
}

const count = z.int().min(0)
export const Funnel = z.object(
  Object.fromEntries(funnelFigures.map((name) => [name, count])) as Record<
    FunnelFigure,
    typeof count
  >,
)
export type Funnel = z.infer<typeof Funnel>

/** Three years and a day, as long as a chosen period may be. */
export const MAX_REPORT_DAYS = 1_096
const lengthOf = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

const Days = z
  .object({ from: calendarDay, to: calendarDay })
  .refine(({ from, to }) => from <= to, 'The first day is after the last.')
  .refine((days) => lengthOf(days) <= MAX_REPORT_DAYS, 'Please choose at most three years.')

/** A period that ends today, or the days from one to another, both inclusive. */
export const ReportPeriod = z.union([z.enum(analyticsPeriods), Days])
export type ReportPeriod = z.infer<typeof ReportPeriod>

export const SourcesRequest = z.object({
  period: ReportPeriod.default('month'),
  group: z.enum(sourceGroups).default('channel'),
})
export type SourcesRequest = z.infer<typeof SourcesRequest>

/** The period of a report in the query of an export. */
export const PeriodQuery = z.object({
  period: z.enum(analyticsPeriods).default('month'),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
})
/** Two days take precedence over a period. They are not validated against each other. */
export const periodOf = ({ period, from, to }: z.infer<typeof PeriodQuery>): ReportPeriod =>
  from !== undefined && to !== undefined ? { from, to } : period

export const SourcesRow = z.object({
  /** Identifies the row within its group, such as 'search' or '/about'; '' for none. */
  key: z.string(),
  /** As shown. */
  label: z.string(),
  figures: Funnel,
  before: Funnel,
})
export type SourcesRow = z.infer<typeof SourcesRow>

const Span = z.object({ from: z.string(), to: z.string() })
/** The report as JSON, with every row. */
export const ExportedSources = z.object({
  group: z.enum(sourceGroups),
  period: Span,
  before: Span,
  rows: z.array(SourcesRow),
})

const PageCount = z.object({ path: z.string(), count, before: count })

export const devices = ['phone', 'tablet', 'desktop', ''] as const
export type Device = (typeof devices)[number]

export const SourcesReport = z.object({
  /** First and last day of the period, YYYY-MM-DD, and its number of days. */
  from: z.string(),
  to: z.string(),
  days: z.int().min(1),
  group: z.enum(sourceGroups),
  total: z.object({ figures: Funnel, before: Funnel }),
  /** The rows with the most, first. Rows add up to the total. */
  rows: z.array(SourcesRow),
  /** The rest, combined; null if every row is listed. */
  others: z.object({ rows: z.int(), figures: Funnel, before: Funnel }).nullable(),
  /** The pages on which most visits began, and those on which they ended. */
  entries: z.array(PageCount),
  exits: z.array(PageCount),
  devices: z.array(z.object({ device: z.enum(devices), count, before: count })),
  /** Views by programs, which no other figure contains. */
  bots: z.object({ count, before: count }),
})
export type SourcesReport = z.infer<typeof SourcesReport>

/** The figures that can be opened into the rows they count. */
export const countedFigures = [...funnelFigures, 'exits', 'bots'] as const
export type CountedFigure = (typeof countedFigures)[number]

export const CountedRowsRequest = FeedRequest.extend({
  period: ReportPeriod.default('month'),
  group: z.enum([...sourceGroups, 'device']).default('channel'),
  /** The key of a row; absent for the total. */
  key: z.string().max(300).optional(),
  figure: z.enum(countedFigures),
})
export type CountedRowsRequest = z.infer<typeof CountedRowsRequest>

/** One of the rows that a figure counts. */
export const CountedRow = z.discriminatedUnion('type', [
  z.object({
    /** Visits leave no rows of their own, only the counts of a day. */
    type: z.literal('day'),
    id: z.int(),
    day: z.string(),
    count,
  }),
  z.object({
    type: z.literal('lead'),
    id: z.int(),
    /** ISO 8601, UTC. */
    time: z.string(),
    kind: z.enum(submissionKinds),
    contact: z.object({ id: z.int(), name: z.string(), email: z.string(), company: z.string() }),
    channel: z.enum(channels),
    source: z.string(),
    landing: z.string(),
    campaign: z.string(),
  }),
  z.object({
    type: z.literal('proposal'),
    id: z.int(),
    time: z.string(),
    title: z.string(),
    reference: z.string(),
    totalCents: z.int(),
    contact: z.object({ id: z.int(), name: z.string() }).nullable(),
  }),
])
export type CountedRow = z.infer<typeof CountedRow>

export const CountedRows = pageOf(CountedRow).extend({
  from: z.string(),
  to: z.string(),
  /** The row's name; null for the total. */
  label: z.string().nullable(),
  /** The figure that the rows add up to, on all pages. */
  figure: count,
  /** The number of rows on all pages. */
  matching: count,
})
export type CountedRows = z.infer<typeof CountedRows>

/** What the report cannot know, as shown on the page. */
export const SOURCES_UNKNOWN =
  'Nobody is recognised: there is no cookie and no identifier. A visit is known from its first page until its tab is closed, so two visits by one person are two visits, and what they did on another day or another device is not joined to it. A form keeps the first and the last source of its own visit. Browsers that ask not to be tracked are not counted, and neither are staff who are logged in; forms they send have no source.'
