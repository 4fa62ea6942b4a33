import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import type { Span } from '../analytics/day-queries.ts'
import { countContacts, listWaitingContacts, waitingContacts } from '../contacts/contact-queries.ts'
import { countEstimates } from '../estimates/estimate-queries.ts'
import { countGoals } from '../goals/goals-report-service.ts'
import { type ProposalStep, sumProposalSources } from '../sources/proposal-source-queries.ts'
import { readNameCounts } from '../sources/sources-report-service.ts'

/** A figure of a period, and of the one before. */
export interface Compared {
  count: number
  before: number
}

/** The figures of a week or month, each as it is defined in the dashboard. */
export interface SummaryFigures {
  /** Forms that visitors sent. */
  leads: Compared
  visits: Compared
  /** The active goals. */
  goals: (Compared & { name: string })[]
  estimates: Compared
  /** Sent for the first time. */
  proposals: Compared
  accepted: Compared
  acceptedCents: Compared
  /** At the time of the summary: people without an answer, and the days of the longest wait. */
  waiting: { count: number; days: number }
}

type Spans = [Span, Span]

async function compare(spans: Spans, count: (span: Span) => Promise<number>): Promise<Compared> {
  const [span, earlier] = spans
  return { count: await count(span), before: await count(earlier) }
}

async function sumProposals(db: Database, step: ProposalStep, span: Span) {
  const names = await sumProposalSources(db, step, 'channel', span)
  return {
    count: names.reduce((sum, { count }) => sum + count, 0),
    cents: names.reduce((sum, { cents }) => sum + cents, 0),
  }
}

async function readWaiting(db: Database, now: Date) {
  const count = await countContacts(db, waitingContacts)
  const [longest] = await listWaitingContacts(db, 1)
  const since = longest?.waitingSince ?? now
  return { count, days: Math.floor((now.getTime() - since.getTime()) / DAY_MS) }
}

export async function readSummaryFigures(
  db: Database,
  spans: Spans,
  now: Date,
): Promise<SummaryFigures> {
  const channels = await readNameCounts(db, ['channel'], spans)
  const sumOf = (figure: 'visits' | 'sent'): Compared => ({
    count: channels.reduce((sum, { counts }) => sum + counts[figure], 0),
    before: channels.reduce((sum, { before }) => sum + before[figure], 0),
  })
  const [accepted, acceptedBefore] = [
    await sumProposals(db, 'accepted', spans[0]),
    await sumProposals(db, 'accepted', spans[1]),
  ]
  return {
    leads: sumOf('sent'),
    visits: sumOf('visits'),
    goals: (await countGoals(db, spans)).filter(({ active }) => active),
    estimates: await compare(spans, (span) => countEstimates(db, span)),
    proposals: await compare(
      spans,
      async (span) => (await sumProposals(db, 'proposals', span)).count,
    ),
    accepted: { count: accepted.count, before: acceptedBefore.count },
    acceptedCents: { count: accepted.cents, before: acceptedBefore.cents },
    waiting: await readWaiting(db, now),
  }
}

/** Whether anything happened in either period: a new site has nothing to say. */
export const hasActivity = ({ goals, waiting, ...figures }: SummaryFigures): boolean =>
  waiting.count > 0 ||
  [...goals, ...Object.values(figures)].some(({ count, before }) => count > 0 || before > 0)
