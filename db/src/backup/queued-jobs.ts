import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { columnsOf } from './columns.ts'

/** A file of rows in COPY's text format. */
export interface RowsFile {
  name: string
  columns: string[]
  file: string
  rows: number
}

/** The columns to queue a job again. graphile-worker's own tables may change between versions. */
export const JOB_COLUMNS = [
  ...['identifier', 'payload', 'queue_name', 'run_at', 'priority'],
  ...['attempts', 'max_attempts', 'job_key', 'flags'],
]

/** Only the payload is missing from the queue's public view. */
export const JOBS = `
  select jobs.task_identifier as identifier, stored.payload, jobs.queue_name, jobs.run_at, jobs.priority,
         jobs.attempts, jobs.max_attempts, jobs.key as job_key, jobs.flags
  from graphile_worker.jobs
  join graphile_worker._private_jobs as stored using (id)
  order by id`

/** The same query for a backup of an early release, which holds the queue's own tables. */
const EARLY_JOBS = `
  select tasks.identifier, payload, queues.queue_name, run_at, priority,
         attempts, max_attempts, key as job_key, flags
  from pg_temp._private_jobs as jobs
  join pg_temp._private_tasks as tasks on tasks.id = jobs.task_id
  left join pg_temp._private_job_queues as queues on queues.id = jobs.job_queue_id
  order by jobs.id::bigint`

/** The columns to read from the tables of an early release. */
const EARLY_COLUMNS: Record<string, string[]> = {
  _private_jobs: [
    ...['id', 'task_id', 'job_queue_id', 'payload', 'run_at', 'priority'],
    ...['attempts', 'max_attempts', 'key', 'flags'],
  ],
  _private_tasks: ['id', 'identifier'],
  _private_job_queues: ['id', 'queue_name'],
}
const EARLY_SCHEMA = 'graphile_worker.'

/**
 * Reads a file into a temporary table of text columns: these, and any others, which are ignored.
 */
async function readRows(
  client: pg.Client,
  dir: string,
  { columns: inFile, file }: RowsFile,
  { table, known }: { table: string; known: string[] },
) {
  const { columns } = columnsOf(inFile, known)
  const typed = columns.map((column) => `${column} text`).join(', ')
  await client.query(`create temporary table ${table} (${typed}) on commit drop`)
  const copy = client.query(from(`copy pg_temp.${table} (${columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(path.join(dir, file)), createGunzip(), copy)
}

/** Reads the queue's own tables from a backup of an early release. Returns false if it has none. */
async function readEarlyRows(client: pg.Client, dir: string, tables: RowsFile[]) {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const found = Object.entries(EARLY_COLUMNS).flatMap(([table, known]) => {
    const file = byName.get(EARLY_SCHEMA + table)
    return file ? [{ file, table, known }] : []
  })
  if (found.length < Object.keys(EARLY_COLUMNS).length) return false
  for (const { file, ...into } of found) await readRows(client, dir, file, into)
  return true
}

/** Removes every job from the queue, including those already started. */
async function emptyQueue(client: pg.Client): Promise<void> {
  await client.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker.jobs where locked_by is not null))`,
  )
  await client.query(
    'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  )
}

/**
 * Replaces the queue's contents with the jobs of a backup, within the caller's transaction and
 * through the queue's functions, so that its version may differ. Jobs that were running are run
 * again.
 */
export async function replaceJobs(
  client: pg.Client,
  dir: string,
  { jobs, tables }: { jobs?: RowsFile | undefined; tables: RowsFile[] },
): Promise<void> {
  await emptyQueue(client)
  if (jobs) await readRows(client, dir, jobs, { table: 'queued_jobs', known: JOB_COLUMNS })
  else if (!(await readEarlyRows(client, dir, tables))) return
  const kept = jobs ? 'select * from pg_temp.queued_jobs' : EARLY_JOBS
  const { rows } = await client.query<{ id: string; attempts: string }>(
    `select kept.attempts, (graphile_worker.add_job(
       identifier, payload::json, queue_name => queue_name, run_at => run_at::timestamptz,
       max_attempts => max_attempts::int, job_key => job_key, priority => priority::int,
       flags => array(select jsonb_object_keys(kept.flags::jsonb)))).id
     from (${kept}) as kept`,
  )
  for (const attempts of new Set(rows.map((row) => row.attempts))) {
    const ids = rows.flatMap((row) => (row.attempts === attempts ? row.id : []))
    await client.query(
      'select graphile_worker.reschedule_jobs($1::bigint[], attempts => $2::int)',
      [ids, attempts],
    )
  }
}
