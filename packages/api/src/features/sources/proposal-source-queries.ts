import type { Database } from '@agency/db/connect'
import { type RawBuilder, sql } from 'kysely'
import { addDays, startOfMelbourneDay } from '../../time/melbourne.ts'
import type { Span } from '../analytics/day-queries.ts'

const start = ({ from }: Span) => startOfMelbourneDay(from)
const end = ({ to }: Span) => startOfMelbourneDay(addDays(to, 1))

export type ProposalStep = 'proposals' | 'accepted'

/** The proposals that were sent for the first time, or accepted, in a span; with that time. */
const steps: Record<ProposalStep, (span: Span) => RawBuilder<unknown>> = {
  proposals: (span) => sql`
    select proposals.id, proposals.contact_id, proposals.total_cents, sent.created_at as time
    from proposal_events as sent join proposals on proposals.id = sent.proposal_id
    where sent.kind = 'sent' and sent.created_at >= ${start(span)} and sent.created_at < ${end(span)}
      and not exists (
        select from proposal_events as earlier
        where earlier.proposal_id = sent.proposal_id and earlier.kind = 'sent'
          and earlier.id < sent.id
      )`,
  accepted: (span) => sql`
    select id, contact_id, total_cents, decided_at as time from proposals
    where state = 'accepted' and decided_at >= ${start(span)} and decided_at < ${end(span)}`,
}

/**
 * The source of the first form that a proposal's contact sent. A contact who sent none, and one who
 * was deleted, has no row here.
 */
const firstLead = sql`
  left join lateral (
    select lead_channel, lead_source, lead_campaign, lead_landing from submissions
    where submissions.contact_id = step.contact_id and not by_staff
    order by created_at, id limit 1
  ) as lead on true`

/** The columns of a proposal's source, as those of a form. */
const leadColumns = {
  channel: sql<string>`coalesce(lead.lead_channel, 'unknown')`,
  source: sql<string>`coalesce(lead.lead_source, 'unknown/')`,
  campaign: sql<string>`coalesce(lead.lead_campaign, '')`,
  page: sql<string>`coalesce(lead.lead_landing, '')`,
}
export type LeadColumn = keyof typeof leadColumns

/** Proposals by the name that their source has in a dimension: their number and their total. */
export const sumProposalSources = async (
  db: Database,
  step: ProposalStep,
  column: LeadColumn,
  span: Span,
) => {
  const { rows } = await sql<{ name: string; count: number; cents: number }>`
    select ${leadColumns[column]} as name, count(*)::int as count,
      sum(step.total_cents)::float8 as cents
    from (${steps[step](span)}) as step ${firstLead}
    group by 1`.execute(db)
  return rows
}

/** Some of these proposals, the latest first, with the number and the total of all. */
export const listProposalSources = async (
  db: Database,
  step: ProposalStep,
  { span, matches }: { span: Span; matches: (column: typeof leadColumns) => RawBuilder<unknown> },
  { limit, offset }: { limit: number; offset: number },
) => {
  const { rows } = await sql<{
    id: number
    time: Date
    title: string
    reference: string
    totalCents: number
    contactId: number | null
    contactName: string | null
    matching: number
    cents: number
  }>`
    with matched as (
      select step.* from (${steps[step](span)}) as step ${firstLead} where ${matches(leadColumns)}
    )
    select matched.id, matched.time, proposals.title, proposals.reference, matched.total_cents,
      contacts.id as contact_id, contacts.name as contact_name,
      (select count(*)::int from matched) as matching,
      (select coalesce(sum(total_cents), 0)::float8 from matched) as cents
    from matched join proposals on proposals.id = matched.id
    left join contacts on contacts.id = matched.contact_id
    order by matched.time desc, matched.id desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Forms that visitors sent in a span and that match, the latest first. */
export const listLeads = async (
  db: Database,
  { span, matches }: { span: Span; matches: RawBuilder<unknown> },
  { limit, offset }: { limit: number; offset: number },
) => {
  const { rows } = await sql<{
    id: number
    time: Date
    kind: string
    leadChannel: string
    leadSource: string
    leadLanding: string
    leadCampaign: string
    contactId: number
    name: string
    email: string
    company: string
  }>`
    select submissions.id, submissions.created_at as time, submissions.kind, lead_channel,
      lead_source, lead_landing, lead_campaign, contacts.id as contact_id, contacts.name,
      contacts.email, contacts.company
    from submissions join contacts on contacts.id = submissions.contact_id
    where not by_staff and submissions.created_at >= ${start(span)}
      and submissions.created_at < ${end(span)} and ${matches}
    order by submissions.created_at desc, submissions.id desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}
