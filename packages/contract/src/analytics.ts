import { z } from 'zod'
import { submissionKinds } from './submission-kinds.ts'

export const analyticsPeriods = ['week', 'month', 'quarter', 'year'] as const
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

/** Length of a period in days, ending today in Melbourne. */
export const periodDays: Record<AnalyticsPeriod, number> = {
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
}

/** Every how many points of the line chart have a label. */
export const labelEvery: Record<AnalyticsPeriod, number> = {
  week: 1,
  month: 5,
  quarter: 7,
  year: 3,
}

export const figureNames = [
  'totalUsers',
  'totalConcepts',
  'totalProjects',
  'totalContacts',
  'conceptConversionRate',
  'averageDailyUsers',
  'topIndustry',
  'userRetention',
] as const
export type FigureName = (typeof figureNames)[number]

/** The figures' definitions, as shown on the page. Bots never count; days are in Melbourne time. */
export const figureDefinitions: Record<FigureName, string> = {
  totalUsers: 'People who sent at least one form in this period, counted by email address.',
  totalConcepts: 'Website concepts that were made in this period, shown or hidden.',
  totalProjects: 'Shown projects whose publishing date lies in this period.',
  totalContacts: 'Messages, concept briefs and quote requests that were sent in this period.',
  conceptConversionRate:
    'Of the people who sent a concept brief in this period, the share who also sent a message or a quote request after their first brief in it.',
  averageDailyUsers:
    'Visits a day: views that began a visit, divided by the days of the period. Nobody is recognised, so a person who comes back counts again.',
  topIndustry:
    'The industry that most concept briefs and quote requests of this period name. Of several with as many, the first in the alphabet.',
  userRetention:
    'Of the people who sent a form in the period before, the share who sent another in this period.',
}

const count = z.int().min(0)
/** 0 to 1; null if there is nothing to take a share of. */
const share = z.number().min(0).max(1).nullable()

/** The eight figures of one period. */
export const AnalyticsFigures = z.object({
  totalUsers: count,
  totalConcepts: count,
  totalProjects: count,
  totalContacts: count,
  conceptConversionRate: share,
  averageDailyUsers: z.number().min(0),
  /** Null if nobody named one. */
  topIndustry: z.string().nullable(),
  userRetention: share,
})
export type AnalyticsFigures = z.infer<typeof AnalyticsFigures>

/** A point of the line chart. */
export const AnalyticsPoint = z.object({
  /** A day, YYYY-MM-DD; for a year's points the month, YYYY-MM. */
  at: z.string(),
  visits: count,
  views: count,
  submissions: count,
})
export type AnalyticsPoint = z.infer<typeof AnalyticsPoint>

export const AnalyticsReport = z.object({
  period: z.enum(analyticsPeriods),
  /** First and last day, YYYY-MM-DD. */
  from: z.string(),
  to: z.string(),
  figures: AnalyticsFigures,
  /** The same figures for the same number of days before. */
  before: AnalyticsFigures,
  /** Line chart: each day, or month, of the period, including empty ones. */
  points: z.array(AnalyticsPoint),
  /** Bar chart: submissions in this period and in the one before. */
  kinds: z.array(z.object({ kind: z.enum(submissionKinds), count, before: count })),
  /** Donut chart: industries that leads named, most frequent first; the rest are combined. */
  industries: z.array(z.object({ industry: z.string(), count })),
  /** Leads that named an industry which is not listed. */
  otherIndustries: count,
})
export type AnalyticsReport = z.infer<typeof AnalyticsReport>

/** Slices of the donut chart, without the rest. */
export const INDUSTRIES_SHOWN = 7

export const AnalyticsRequest = z.object({ period: z.enum(analyticsPeriods).default('month') })
export type AnalyticsRequest = z.infer<typeof AnalyticsRequest>
