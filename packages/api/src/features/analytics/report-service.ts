import {
  type AnalyticsFigures,
  type AnalyticsPeriod,
  type AnalyticsPoint,
  type AnalyticsReport,
  INDUSTRIES_SHOWN,
} from '@agency/contract/analytics'
import { submissionKinds } from '@agency/contract/submission-kinds'
import type { Database } from '@agency/db/connect'
import { addDays, melbourneDay } from '../../time/melbourne.ts'
import { countSubmissions, lengthOf, listSiteDays, type Span, spansOf } from './day-queries.ts'
import { countPeople, type PeopleCounts } from './people-queries.ts'
import { countConcepts, countPublishedProjects } from './report-queries.ts'

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** The counts that can be summed from days. */
async function countSpan(db: Database, span: Span) {
  const [submissions, concepts, projects, days] = await Promise.all([
    countSubmissions(db, span),
    countConcepts(db, span),
    countPublishedProjects(db, span),
    listSiteDays(db, span),
  ])
  return { span, submissions, concepts, projects, days }
}
type SpanCounts = Awaited<ReturnType<typeof countSpan>>

const addTo = (totals: Map<string, number>, name: string, count: number) =>
  totals.set(name, (totals.get(name) ?? 0) + count)

/**
 * Industries named by leads, most frequent first, then alphabetically. Spellings that differ only
 * in case are merged, and shown in the most frequent spelling.
 */
function industriesOf({ submissions }: SpanCounts): { industry: string; count: number }[] {
  const spellings = submissions.byIndustry
    .filter(({ industry }) => industry !== '')
    .sort((one, other) => other.count - one.count)
  const displayNames = new Map<string, string>()
  const totals = new Map<string, number>()
  for (const { industry: spelling, count } of spellings) {
    const name = spelling.toLowerCase()
    if (!displayNames.has(name)) displayNames.set(name, spelling)
    addTo(totals, displayNames.get(name) ?? spelling, count)
  }
  return [...totals]
    .map(([industry, count]) => ({ industry, count }))
    .sort((one, other) => other.count - one.count || one.industry.localeCompare(other.industry))
}

/** The figures, as defined by `figureDefinitions` of the contract. */
const figuresOf = (counts: SpanCounts, people: PeopleCounts): AnalyticsFigures => ({
  totalUsers: people.active,
  totalConcepts: counts.concepts,
  totalProjects: counts.projects,
  totalContacts: sum(counts.submissions.byDay.map(({ count }) => count)),
  conceptConversionRate: share(people.converted, people.briefed),
  averageDailyUsers: sum(counts.days.map(({ visits }) => visits)) / lengthOf(counts.span),
  topIndustry: industriesOf(counts)[0]?.industry ?? null,
  userRetention: share(people.cameBack, people.activeBefore),
})

/** One point per day or month, including empty ones. */
function pointsOf(
  { span, submissions, days }: Pick<SpanCounts, 'span' | 'submissions' | 'days'>,
  byMonth: boolean,
): AnalyticsPoint[] {
  const pointDateOf = (day: string) => (byMonth ? day.slice(0, 7) : day)
  const points = new Map<string, AnalyticsPoint>()
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    const pointDate = pointDateOf(day)
    if (!points.has(pointDate))
      points.set(pointDate, { at: pointDate, visits: 0, views: 0, submissions: 0 })
  }
  for (const { day, visits, views } of days) {
    const point = points.get(pointDateOf(day))
    if (point) Object.assign(point, { visits: point.visits + visits, views: point.views + views })
  }
  for (const { day, count } of submissions.byDay) {
    const point = points.get(pointDateOf(day))
    if (point) point.submissions += count
  }
  return [...points.values()]
}

/** One point for each day of a period that ends today, for its export. */
export async function readDays(db: Database, period: AnalyticsPeriod, now = new Date()) {
  const [span] = spansOf(period, melbourneDay(now))
  const [submissions, days] = await Promise.all([
    countSubmissions(db, span),
    listSiteDays(db, span),
  ])
  return { span, points: pointsOf({ span, submissions, days }, false) }
}

/** Computes the report for a period that ends today from stored data, with the previous period. */
export async function getReport(
  db: Database,
  period: AnalyticsPeriod,
  now = new Date(),
): Promise<AnalyticsReport> {
  const to = melbourneDay(now)
  const spans = spansOf(period, to)
  const [span, earlierSpan] = spans
  const [counts, earlier, [people, peopleBefore]] = await Promise.all([
    countSpan(db, span),
    countSpan(db, earlierSpan),
    countPeople(db, spans),
  ])
  const industries = industriesOf(counts)
  const countOf = ({ submissions }: SpanCounts, kind: string) =>
    sum(submissions.byDay.filter((row) => row.kind === kind).map(({ count }) => count))
  return {
    period,
    ...span,
    figures: figuresOf(counts, people),
    before: figuresOf(earlier, peopleBefore),
    points: pointsOf(counts, period === 'year'),
    kinds: submissionKinds.map((kind) => ({
      kind,
      count: countOf(counts, kind),
      before: countOf(earlier, kind),
    })),
    industries: industries.slice(0, INDUSTRIES_SHOWN),
    otherIndustries: sum(industries.slice(INDUSTRIES_SHOWN).map(({ count }) => count)),
  }
}
