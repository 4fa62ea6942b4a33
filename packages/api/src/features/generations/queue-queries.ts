import { lockInTransaction } from '@agency/db/advisory-locks'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

/** How long a served generation counts against its network's next turn. */
const FAIRNESS_WINDOW = sql`interval '10 minutes'`

export interface GenerationSender {
  generationId: string
  network: string
  block: string
}

export const insertSender = (trx: Transaction<DB>, sender: GenerationSender) =>
  trx.insertInto('generationSenders').values(sender).execute()

export const deleteOldSenders = (db: Database) =>
  db
    .deleteFrom('generationSenders')
    .where('createdAt', '<', sql<Date>`now() - ${FAIRNESS_WINDOW}`)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('generations')
            .select('id')
            .whereRef('id', '=', 'generationSenders.generationId')
            .where('finishedAt', 'is', null),
        ),
      ),
    )
    .execute()

/**
 * The order of queued generations. Address blocks take turns, and within a block its networks: the
 * one served least often recently is next, and among equals, the one with the fewest waiting. So a
 * person whose network has requested nothing goes ahead of a burst of requests from others. A
 * generation of an unknown sender is its own network.
 */
const turns = sql`
  known as (
    select generations.id, generations.created_at as at, stage = 'queued' as waits,
           coalesce(network, generations.id::text) as network,
           coalesce(block, generations.id::text) as block
    from generations left join generation_senders on generation_id = generations.id
    where generations.id in (
      select id from generations where finished_at is null
      union select generation_id from generation_senders where created_at > now() - ${FAIRNESS_WINDOW}
    )
  ), of_networks as (
    select *, row_number() over (partition by network order by waits, at, id) as network_turn,
           count(*) filter (where waits) over (partition by network) as network_waiting
    from known
  ), of_blocks as (
    select *, row_number() over (
             partition by block order by waits, network_turn, network_waiting, at, id
           ) as block_turn,
           count(*) filter (where waits) over (partition by block) as block_waiting
    from of_networks
  ), turns as (
    select id, row_number() over (
      order by block_turn, block_waiting, network_turn, network_waiting, at, id
    ) as turn
    from of_blocks where waits
  )`

/**
 * The number of open generations ahead of this one, including those in progress. Locks the queue
 * until the transaction ends.
 */
export async function countAhead(trx: Transaction<DB>, id: string): Promise<number> {
  await lockInTransaction(trx, 'generationQueue')
  // Its transaction may have begun before those of others that entered first; it goes behind them.
  await sql`update generations set created_at = clock_timestamp() where id = ${id}`.execute(trx)
  const { rows } = await sql<{ ahead: number }>`
    with ${turns}
    select turn - 1 + (
      select count(*) from generations where finished_at is null and stage <> 'queued'
    ) as ahead
    from turns where id = ${id}`.execute(trx)
  return rows[0]?.ahead ?? 0
}

/** Ahead of all other kinds of jobs, whose priorities start at 0. */
const HIGHEST_PRIORITY = -10_000

/** Sets the priorities of queued jobs to the order of their turns. */
export const orderJobs = (trx: Transaction<DB>) =>
  sql`
    with ${turns}
    select count(*) from turns
    join graphile_worker.jobs on jobs.key = 'generation:' || turns.id,
    lateral graphile_worker.reschedule_jobs(
      array[jobs.id], priority => (${HIGHEST_PRIORITY} + turn)::integer
    )
    where jobs.priority <> ${HIGHEST_PRIORITY} + turn and jobs.locked_at is null`.execute(trx)

/** Its position in the job queue, from 1; null if it is not queued. */
export const position = sql<number | null>`case when generations.stage = 'queued' then (
  select greatest(count(*), 1) from generations as ahead
  join graphile_worker.jobs as theirs on theirs.key = 'generation:' || ahead.id
  join graphile_worker.jobs as own on own.key = 'generation:' || generations.id
  where ahead.finished_at is null and ahead.stage = 'queued'
    and (theirs.priority, theirs.run_at, theirs.id) <= (own.priority, own.run_at, own.id)
) end`
