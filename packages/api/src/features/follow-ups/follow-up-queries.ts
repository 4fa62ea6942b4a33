import type { DB } from '@agency/db/schema'
import { sql, type Transaction, type Updateable } from 'kysely'
import { dateOf } from '../../time/melbourne.ts'

/**
 * Marks a day as handled, until which another process waits that tries the same. Returns the day
 * handled before it, or the one before it in the calendar if there is none; undefined if the day
 * was handled already.
 */
export async function claimDay(trx: Transaction<DB>, day: string): Promise<string | undefined> {
  const { rows } = await sql<{ previousDay: string }>`
    insert into follow_up_digests (day) values (${dateOf(day)})
    on conflict do nothing
    returning coalesce(
      (select max(earlier.day) from follow_up_digests as earlier where earlier.day < ${dateOf(day)}),
      ${dateOf(day)} - 1
    ) as previous_day`.execute(trx)
  return rows[0]?.previousDay
}

/**
 * Contacts with a follow-up planned for one of these days, the last day first; none of them can be
 * deleted until the transaction ends.
 */
export const listFollowUps = (
  trx: Transaction<DB>,
  { after, until, limit }: { after?: string; until: string; limit: number },
) =>
  trx
    .selectFrom('contacts')
    .select(['id', 'name', 'company', sql<string>`next_follow_up`.as('day')])
    .where('nextFollowUp', '<=', dateOf(until))
    .$if(after !== undefined, (query) => query.where('nextFollowUp', '>', dateOf(after ?? until)))
    .orderBy('nextFollowUp', 'desc')
    .orderBy('id')
    .limit(limit)
    .forKeyShare()
    .execute()
export type FollowUp = Awaited<ReturnType<typeof listFollowUps>>[number]

export const countFollowUps = async (trx: Transaction<DB>, until: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('nextFollowUp', '<=', dateOf(until))
    .executeTakeFirstOrThrow()
  return count
}

export const updateDigest = (
  trx: Transaction<DB>,
  day: string,
  values: Updateable<DB['followUpDigests']>,
) => trx.updateTable('followUpDigests').set(values).where('day', '=', dateOf(day)).execute()
