import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'
import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { listUses } from '../features/ai-providers/ai-provider-queries.ts'

interface JobCount {
  task: string
  waiting: number
  dead: number
  oldestS: number
}

/** Counts the jobs of all processes. A job that is no longer retried stays in the queue. */
const countJobs = async (db: Database): Promise<JobCount[]> => {
  const { rows } = await sql<JobCount>`
    select task_identifier as task,
           count(*) filter (where attempts < max_attempts)::int as waiting,
           count(*) filter (where attempts >= max_attempts and locked_at is null)::int as dead,
           coalesce(extract(epoch from now() - min(run_at) filter (
             where attempts < max_attempts and locked_at is null and run_at < now())), 0)::float8
             as oldest_s
    from graphile_worker.jobs group by 1`.execute(db)
  return rows
}

const countEmails = (db: Database) =>
  db
    .selectFrom('mails')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('state', 'in', ['queued', 'failed'])
    .groupBy('state')
    .execute()

/**
 * Gauges that all processes share, read on demand: the queue, unsent emails, the costs of services;
 * and this process's connections. If the database is down, only that is reported.
 */
export function addSiteGauges(
  registry: Registry,
  { db, pool }: { db: Database; pool: pg.Pool },
  tasks: string[],
) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `agency_${name}`, help, labelNames, registers: [registry] })
  const gauges = {
    up: gauge('database_up', '1 when the database responded to this scrape, else 0.'),
    waiting: gauge('jobs_waiting', 'Jobs that wait or run, by task.', ['task']),
    oldest: gauge('jobs_oldest_seconds', 'Age of the oldest due job, by task.', ['task']),
    dead: gauge('jobs_dead', 'Jobs that failed at their last attempt, by task.', ['task']),
    emails: gauge('emails', 'Emails that are queued or failed permanently.', ['state']),
    cost: gauge('provider_cost_today_aud', 'Cost of an AI provider since midnight.', ['purpose']),
    results: gauge('provider_results_today', 'Results of an AI provider since midnight.', [
      'purpose',
    ]),
    pool: gauge('database_connections', 'Database connections of this process, by state.', [
      'state',
    ]),
  }

  async function readDatabase() {
    const [jobs, emails, uses] = await Promise.all([countJobs(db), countEmails(db), listUses(db)])
    const idle = tasks.map((task) => ({ task, waiting: 0, oldestS: 0, dead: 0 }))
    for (const { task, waiting, oldestS, dead } of [...idle, ...jobs]) {
      gauges.waiting.set({ task }, waiting)
      gauges.oldest.set({ task }, oldestS)
      gauges.dead.set({ task }, dead)
    }
    for (const state of ['queued', 'failed']) {
      gauges.emails.set({ state }, Number(emails.find((row) => row.state === state)?.count ?? 0))
    }
    for (const { purpose, todayCost, todayResults } of uses) {
      gauges.cost.set({ purpose }, todayCost / 10_000)
      gauges.results.set({ purpose }, todayResults)
    }
  }

  /** Updates the gauges; called before the registry is read. */
  return async function refresh(): Promise<void> {
    gauges.pool.set({ state: 'idle' }, pool.idleCount)
    gauges.pool.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    gauges.pool.set({ state: 'waiting' }, pool.waitingCount)
    try {
      await readDatabase()
      gauges.up.set(1)
    } catch {
      for (const stale of ['waiting', 'oldest', 'dead', 'emails', 'cost', 'results'] as const) {
        gauges[stale].reset()
      }
      gauges.up.set(0)
    }
  }
}
