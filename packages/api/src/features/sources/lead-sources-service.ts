import { LeadSources } from '@agency/contract/visit-source'
import type { Database } from '@agency/db/connect'

/** The stored sources of a form, checked; null if its browser reported none. */
export const parseLeadSources = (first: unknown, last: unknown): LeadSources | null =>
  LeadSources.nullable()
    .catch(null)
    .parse(first && last ? { first, last } : null)

/**
 * How a contact found the site: the first source of the first form that they sent, and the last
 * source of the latest one. Null if neither browser reported any.
 */
export async function findContactSources(db: Database, id: number): Promise<LeadSources | null> {
  const leads = (direction: 'asc' | 'desc') =>
    db
      .selectFrom('submissions')
      .select(['firstSource', 'lastSource'])
      .where('contactId', '=', id)
      .where('byStaff', '=', false)
      .where('lastSource', 'is not', null)
      .orderBy('createdAt', direction)
      .orderBy('id', direction)
      .limit(1)
      .executeTakeFirst()
  const [earliest, latest] = await Promise.all([leads('asc'), leads('desc')])
  return parseLeadSources(earliest?.firstSource, latest?.lastSource)
}
