import type { CountedRow, CountedRows } from '@agency/contract/sources-report'
import type { SubmissionKind } from '@agency/contract/submission-kinds'
import type { Channel } from '@agency/contract/visit-source'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import type { Span } from '../analytics/day-queries.ts'
import type { listLeads, listProposalSources } from './proposal-source-queries.ts'
import { sourceNameOf } from './sources-report-service.ts'

export interface PartWindow {
  limit: number
  offset: number
}

/** Some of the rows that a figure counts, with the figure and the number of all rows. */
export interface CountedPart {
  rows: CountedRow[]
  figure: number
  matching: number
}

const Offset = z.coerce.number().int().min(0).max(10_000_000)

/** The number of rows before a page. Throws BAD_REQUEST. */
export function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const parsed = Offset.safeParse(cursor)
  if (parsed.success) return parsed.data
  throw new AppError('BAD_REQUEST', 'This page of the list does not exist.')
}

interface DayCount {
  day: string
  count: number
}

const sumOf = (days: DayCount[]) => days.reduce((sum, { count }) => sum + count, 0)

/** Days with their counts; all of them are given. */
export const dayPart = (days: DayCount[], { limit, offset }: PartWindow): CountedPart => ({
  rows: days
    .slice(offset, offset + limit)
    .map((row, index) => ({ type: 'day' as const, id: offset + index, ...row })),
  figure: sumOf(days),
  matching: days.length,
})

/** Forms, of which there are as many as on all days together. */
export function leadPart(
  leads: Awaited<ReturnType<typeof listLeads>>,
  days: DayCount[],
): CountedPart {
  const sent = sumOf(days)
  return {
    rows: leads.map(({ contactId, name, email, company, ...lead }) => ({
      type: 'lead' as const,
      id: lead.id,
      time: lead.time.toISOString(),
      // Both columns are only written by this site.
      kind: lead.kind as SubmissionKind,
      channel: lead.leadChannel as Channel,
      source: sourceNameOf(lead.leadSource),
      landing: lead.leadLanding,
      campaign: lead.leadCampaign,
      contact: { id: contactId, name, email, company },
    })),
    ...{ figure: sent, matching: sent },
  }
}

export function proposalPart(found: Awaited<ReturnType<typeof listProposalSources>>): CountedPart {
  const matching = found[0]?.matching ?? 0
  return {
    rows: found.map(({ contactId, contactName, time, matching: _all, cents: _sum, ...row }) => ({
      ...row,
      type: 'proposal' as const,
      time: time.toISOString(),
      contact: contactId === null ? null : { id: contactId, name: contactName ?? '' },
    })),
    ...{ figure: matching, matching },
  }
}

/** A page of the rows, with the cursor of the next one. */
export function pageOfPart(
  part: CountedPart,
  { span, label, offset }: { span: Span; label: string | null; offset: number },
): CountedRows {
  const end = offset + part.rows.length
  return {
    ...part,
    ...span,
    label,
    ...(end < part.matching && part.rows.length > 0 && { next: String(end) }),
  }
}
