import { releaseLostJobs } from '@agency/api/jobs/lost-jobs'
import { openWorkerLeases } from '@agency/api/jobs/worker-leases'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(async () => {
  await site.close()
})

/** A job locked by a worker `seconds` ago; once released, it is due in this many hours. */
async function insertLockedJob(
  worker: string,
  queue: string,
  seconds: number,
  hours = 1,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job(
      'withdraw-files', '{}'::json, queue_name => ${queue}, run_at => now() + interval '1 hour'
    )`.execute(site.db)
  const [{ id = '' } = {}] = rows
  await sql`
    update graphile_worker._private_jobs
    set locked_by = ${worker}, locked_at = now() - make_interval(secs => ${seconds}),
        attempts = 1, run_at = now() + make_interval(hours => ${hours})
    where id = ${id}`.execute(site.db)
  await sql`
    update graphile_worker._private_job_queues
    set locked_by = ${worker}, locked_at = now() - make_interval(secs => ${seconds})
    where queue_name = ${queue}`.execute(site.db)
  return id
}

const jobs = async () => {
  const { rows } = await sql<{ id: string; attempts: number; lockedBy: string | null }>`
    select id, attempts, locked_by as "lockedBy" from graphile_worker.jobs`.execute(site.db)
  return new Map(rows.map((row) => [row.id, row]))
}
const queueLockedBy = async (queue: string) => {
  const { rows } = await sql<{ lockedBy: string | null }>`
    select locked_by as "lockedBy" from graphile_worker._private_job_queues
    where queue_name = ${queue}`.execute(site.db)
  return rows[0]?.lockedBy
}

test('a job that was never begun is released, and the attempt does not count', async () => {
  const jobId = await insertLockedJob('of-nobody', 'lost', 11)
  await releaseLostJobs(site.db, ['of-nobody'], [])
  expect((await jobs()).get(jobId)).toMatchObject({ lockedBy: null, attempts: 0 })
  expect(await queueLockedBy('lost')).toBeNull()
})

test.each([
  ['in progress', 11, true],
  ['claimed a moment ago', 1, false],
])('a job %s stays locked, and so does its queue', async (_label, seconds, isStarted) => {
  const queue = `kept-${seconds}`
  const jobId = await insertLockedJob('of-a-living', queue, seconds)
  await releaseLostJobs(site.db, ['of-a-living'], isStarted ? [jobId] : [])
  expect((await jobs()).get(jobId)).toMatchObject({ lockedBy: 'of-a-living', attempts: 1 })
  expect(await queueLockedBy(queue)).toBe('of-a-living')
})

test('jobs of other processes are left alone', async () => {
  const jobId = await insertLockedJob('of-another', 'other', 60)
  await releaseLostJobs(site.db, ['of-nobody'], [])
  expect((await jobs()).get(jobId)).toMatchObject({ lockedBy: 'of-another' })
})

test('a process that shuts down releases what is still locked in its name', async () => {
  const leases = await openWorkerLeases(site.url, site.db, site.deps.log)
  await leases.register('of-one-that-ends')
  const jobId = await insertLockedJob('of-one-that-ends', 'ended', 1)
  await leases.close()
  expect((await jobs()).get(jobId)).toMatchObject({ lockedBy: null })
  expect(await queueLockedBy('ended')).toBeNull()
})

test('a job whose start was never confirmed still runs', async () => {
  const lease = await site.db
    .selectFrom('workerLeases')
    .select('workerId')
    .executeTakeFirstOrThrow()
  const jobId = await insertLockedJob(lease.workerId, 'variants', 11, 0)
  await expect.poll(async () => (await jobs()).has(jobId)).toBe(false)
  expect(await queueLockedBy('variants')).not.toBe(lease.workerId)
})

test('workers that cannot record the end of two jobs while a third runs are replaced', async () => {
  const removalStarted = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const otherSite = await openTestApp({
    jobWorkers: 3,
    wrapStorage: (storage) => ({
      ...storage,
      remove: async () => {
        removalStarted.resolve()
        await gate.promise
        throw new Error('the files cannot be reached')
      },
    }),
  })
  const payload = JSON.stringify({ url: '/uploads/concepts/gone.webp', variants: [] })
  await sql`select graphile_worker.add_job('remove-files', ${payload}::json)`.execute(otherSite.db)
  await removalStarted.promise
  await sql`
    create function reject_deletion() returns trigger language plpgsql
    as $$ begin perform pg_sleep(2.4); raise exception 'no end is written down'; end $$`.execute(
    otherSite.db,
  )
  await sql`
    create trigger reject_deletion before delete on graphile_worker._private_jobs
    for each row execute function reject_deletion()`.execute(otherSite.db)
  await sql`
    select graphile_worker.add_job(
      'withdraw-files', '{}'::json, run_at => now() + make_interval(secs => after)
    ) from unnest(array[0, 0.2]) as after`.execute(otherSite.db)
  const countFailures = () =>
    otherSite.logLines.filter(({ msg }) => /Failed to complete jobs/.test(String(msg))).length
  await expect.poll(countFailures).toBeGreaterThan(0)
  await sql`drop trigger reject_deletion on graphile_worker._private_jobs`.execute(otherSite.db)
  gate.resolve()
  const countRemaining = async () => {
    const { rows } = await sql`
      select id from graphile_worker.jobs where task_identifier = 'withdraw-files'`.execute(
      otherSite.db,
    )
    return rows.length
  }
  await expect.poll(countRemaining).toBe(0)
  await otherSite.close()
})
