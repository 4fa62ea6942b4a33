import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { runInBatches } from '@agency/api/jobs/in-batches'
import { sweepFiles } from '@agency/api/storage/sweep-files-job'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const years = (count: number) => new Date(Date.now() + count * 366 * 86_400_000)

test('a failed step does not stop the others, and the job is retried', async () => {
  await site.pool.query(`
    insert into style_results (image, prompt, generator, width, height)
    values ('a.webp', '', 'ghibli', 1, 1);
    insert into rate_limits (key, points, expire) values ('event:192.0.2.1', 1, 1);
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'This row cannot be deleted.'; end $$;
    create trigger refuse before delete on style_results for each row execute function refuse()`)
  await expect(deleteExpired(site.deps, years(20))).rejects.toThrow(
    '1 steps of the clean-up failed',
  )
  const { rows } = await site.pool.query(
    "select count(*)::int as counts from rate_limits where key = 'event:192.0.2.1'",
  )
  expect(rows[0].counts).toBe(0)
  expect(site.logLines).toContainEqual(
    expect.objectContaining({ step: 'style results', msg: 'daily clean-up step failed' }),
  )
  await site.pool.query('drop trigger refuse on style_results')
  await deleteExpired(site.deps, years(20))
  expect((await site.pool.query('select from style_results')).rowCount).toBe(0)
})

test('variants are queued even if the storage cannot be listed', async () => {
  // Counted as they are queued: a worker may have finished one before the test checks.
  await site.pool.query(`
    insert into style_results (image, prompt, generator, width, height)
    values ('b.webp', '', 'ghibli', 1, 1);
    create table queued (task_id int);
    create function record_queued() returns trigger language plpgsql as
      $$ begin insert into public.queued values (new.task_id); return new; end $$;
    create trigger record_queued after insert on graphile_worker._private_jobs
      for each row execute function record_queued()`)
  const storage = {
    ...site.deps.storage,
    list: async function* () {
      yield* []
      throw new Error('no listing')
    },
  }
  await expect(sweepFiles({ ...site.deps, storage })).rejects.toThrow('clean-up failed')
  const { rows } = await site.pool.query(
    `select count(*)::int as jobs from queued join graphile_worker._private_tasks on id = task_id
     where identifier = 'make-variants'`,
  )
  expect(rows[0].jobs).toBeGreaterThan(0)
})

test('expired rows are deleted in batches', async () => {
  await site.pool.query(
    "insert into rate_limits (key, points, expire) select 'event:' || n, 1, 1 from generate_series(1, 12000) as n",
  )
  const deletedCounts: string[] = []
  await site.pool.query(`
    create function notify_deleted() returns trigger language plpgsql as $$
    begin perform pg_notify('deleted', (select count(*) from gone)::text); return null; end $$;
    create trigger notify_deleted after delete on rate_limits
      referencing old table as gone for each statement execute function notify_deleted()`)
  const client = await site.pool.connect()
  client.on('notification', ({ payload }) => deletedCounts.push(payload ?? ''))
  await client.query('listen deleted')
  await deleteExpired(site.deps)
  await expect.poll(() => deletedCounts.length).toBeGreaterThanOrEqual(3)
  client.release(true)
  expect(Math.max(...deletedCounts.map(Number))).toBe(5_000)
})

test('the batches end with the first one that is not full', async () => {
  const found = [3, 3, 1]
  await runInBatches(async () => found.shift() ?? 0, 3)
  expect(found).toEqual([])
})
