import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fullOnly } from '@agency/tools/test/test-size'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { owner } from '../support/accounts.ts'
import { openS3Stub, type S3Stub } from '../support/s3-stub.ts'
import {
  backUp,
  byName,
  EARLIER_BACKUP,
  type Home,
  leftovers,
  makeHome,
  manifestOf,
  query,
  removeHomes,
  restore,
  spawnHome,
  spawnRestore,
  startSite,
} from '../support/site-home.ts'

afterAll(removeHomes)

let backups = 0
/** All content, by hash. Creating a backup also finishes an interrupted restore. */
async function contentsOf(home: Home) {
  backups += 1
  const dir = path.join(home.dir.path, `backup-${backups}`)
  const { code, stderr } = await backUp(home, dir)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const { database, files, mail } = await manifestOf(dir)
  return { database, files: files.toSorted(byName), mail }
}

describe('a restore killed', () => {
  let bucket: S3Stub
  let home: Home
  let old: Awaited<ReturnType<typeof contentsOf>>
  let restored: Awaited<ReturnType<typeof contentsOf>>
  /** A file that existed with other bytes, and one that did not exist. */
  let replaced: string
  let added: string
  beforeAll(async () => {
    bucket = await openS3Stub()
    home = await makeHome(bucket.url)
    expect((await restore(home, EARLIER_BACKUP)).stderr).toBe('')
    restored = await contentsOf(home)
    const names: string[] = restored.files.map(byKey)
    replaced = names.find((name) => name.endsWith('.webp')) ?? ''
    added = names.find((name) => name.endsWith('.avif')) ?? ''
    bucket.objects.set(replaced, { bytes: Buffer.from('other'), modifiedAt: new Date() })
    bucket.objects.delete(added)
    bucket.objects.set('projects/later.webp', { bytes: Buffer.from('l'), modifiedAt: new Date() })
    await query(
      home,
      `update contacts set name = 'Somebody later';
       select graphile_worker.add_job('make-variants', '{"url":"/uploads/projects/later.webp"}')`,
    )
    old = await contentsOf(home)
  })
  afterEach(() => {
    bucket.hold = () => undefined
  })
  afterAll(() => bucket.close())

  /** Resolves when a request that starts with this has arrived; it gets no response. */
  const untilAsked = (start: string) =>
    new Promise<void>((resolve) => {
      bucket.hold = (request) => {
        if (!request.startsWith(start)) return undefined
        resolve()
        return new Promise(() => {})
      }
    })

  async function kill(moment: Promise<unknown>) {
    const child = spawnRestore(home, EARLIER_BACKUP)
    await moment
    child.kill('SIGKILL')
    await once(child, 'exit')
    bucket.hold = () => undefined
  }

  const isTrue = (text: string) =>
    vi.waitFor(async () => expect((await query(home, text))[0].is).toBe(true), {
      timeout: 120_000,
      interval: 10,
    })

  test('while loading rows leaves the previous site', fullOnly, async () => {
    await kill(isTrue("select to_regclass('agency_loaded.contacts') is not null as is"))
    expect(await contentsOf(home)).toEqual(old)
    expect(await leftovers(home)).toEqual([])
  })

  test('while adding a file leaves the previous site', fullOnly, async () => {
    await kill(untilAsked(`PUT ${added}`))
    expect(await contentsOf(home)).toEqual(old)
  })

  test('while replacing a file leaves the previous site once the site starts', async () => {
    await kill(untilAsked(`PUT ${replaced}`))
    const site = await startSite(home)
    const names = await query(home, 'select name from contacts')
    await site.stop()
    expect(names).toEqual([{ name: 'Somebody later' }])
    expect(bucket.objects.get(replaced)?.bytes.toString()).toBe('other')
    expect(bucket.objects.has(added)).toBe(false)
    expect(await leftovers(home)).toEqual([])
  })

  test('while swapping the tables leaves the previous site', fullOnly, async () => {
    const before = await contentsOf(home)
    const reader = new pg.Client({ connectionString: home.database.url })
    await reader.connect()
    await reader.query('begin')
    await reader.query('select from public.staff')
    await kill(
      isTrue(`select exists (select from pg_stat_activity
        where application_name = 'agency-site restore' and wait_event_type = 'Lock') as is`),
    )
    await reader.end()
    expect(await contentsOf(home)).toEqual(before)
    expect(await leftovers(home)).toEqual([])
  })

  test('while removing old files leaves the restored site', async () => {
    await kill(untilAsked('DELETE '))
    expect(await contentsOf(home)).toEqual(restored)
    expect([...bucket.objects.keys()].sort()).toEqual(restored.files.map(byKey))
    expect(await leftovers(home)).toEqual([])
  })

  test('keeps the site from starting while it runs', async () => {
    bucket.objects.clear()
    let answer = () => {}
    const requested = new Promise<void>((resolve) => {
      bucket.hold = (request) => {
        if (!request.startsWith('PUT ')) return undefined
        resolve()
        return new Promise((go) => {
          answer = go
        })
      }
    })
    const child = spawnRestore(home, EARLIER_BACKUP)
    await requested
    const site = await spawnHome(home)
    expect(await site.ended).toBe(1)
    expect(site.output()).toContain('Cannot start: a backup is being restored')
    const second = await restore(home, EARLIER_BACKUP, '--overwrite')
    expect([second.code, second.stderr]).toEqual([1, expect.stringContaining('Stop it first')])
    bucket.hold = () => undefined
    answer()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await contentsOf(home)).toEqual(restored)
  })
})

const byKey = ({ name }: { name: string }) => name

const queued = (home: Home) =>
  query(
    home,
    `select task_identifier as task, attempts, max_attempts as tries, queue_name as queue, priority, key
     from graphile_worker.jobs order by key`,
  )
const mailJob = { task: 'send-mail', attempts: 2, tries: 12, queue: 'mail', priority: 5 }
const mailJobs = [
  { ...mailJob, key: 'mail:1' },
  { ...mailJob, key: 'mail:2' },
]

test('a backup from the release with migration 0013 restores the site and its queue', async () => {
  const home = await makeHome()
  expect(await restore(home, EARLIER_BACKUP)).toMatchObject({ code: 0, stderr: '' })
  expect(await queued(home)).toEqual(mailJobs)
  const site = await startSite(home)
  const page = await fetch(`${site.url}/our-work/lighthouse`)
  const login = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  await site.stop()
  expect([page.status, login.status]).toEqual([200, 200])
})

test('a different version of the queue’s tables is accepted', fullOnly, async () => {
  const home = await makeHome()
  await restore(home, EARLIER_BACKUP)
  await query(
    home,
    `alter table graphile_worker._private_jobs add column shard text;
     alter table graphile_worker._private_tasks add column colour text not null default 'red'`,
  )
  const dir = path.join(home.dir.path, 'kept')
  expect(await backUp(home, dir)).toMatchObject({ code: 0, stderr: '' })
  const target = await makeHome()
  for (const each of [target, home]) {
    expect(await restore(each, dir, '--overwrite')).toMatchObject({ code: 0, stderr: '' })
    expect(await queued(each)).toEqual(mailJobs)
  }
})

describe('an unknown column', () => {
  let home: Home
  let dir: string
  beforeAll(async () => {
    home = await makeHome()
    await restore(home, EARLIER_BACKUP)
    await query(home, 'alter table contacts add column shoe_size int')
    dir = path.join(home.dir.path, 'kept')
  })

  test('is reported when the backup is taken', async () => {
    const { code, stderr } = await backUp(home, dir)
    expect([code, stderr]).toEqual([
      1,
      "public.contacts has a column shoe_size that is not the site's.\n" +
        'Restoring this backup requires --ignore-differences.\n',
    ])
  })

  test('is refused by a restore, which changes nothing', async () => {
    const before = await query(home, 'select * from contacts')
    const { code, stderr } = await restore(home, dir, '--overwrite')
    expect([code, stderr]).toEqual([1, expect.stringContaining('nothing was changed')])
    expect(await query(home, 'select * from contacts')).toEqual(before)
    expect(await leftovers(home)).toEqual([])
  })

  test('is left out on request', async () => {
    const flags = ['--overwrite', '--ignore-differences']
    expect(await restore(home, dir, ...flags)).toMatchObject({ code: 0, stderr: '' })
    const [contact] = await query(home, 'select * from contacts')
    expect(contact).toMatchObject({ name: 'Mira Castellan' })
    expect(contact).not.toHaveProperty('shoe_size')
  })
})

test('rows that violate a constraint leave the previous site', async () => {
  const home = await makeHome()
  await restore(home, EARLIER_BACKUP)
  await query(
    home,
    `alter table notifications drop constraint notifications_submission_id_fkey;
     update notifications set submission_id = 4711`,
  )
  const dir = path.join(home.dir.path, 'kept')
  await backUp(home, dir)
  await query(home, "update contacts set name = 'Later'")
  const { code, stderr } = await restore(home, dir, '--overwrite')
  expect([code, stderr]).toEqual([1, expect.stringContaining('foreign key')])
  expect(await query(home, 'select name from contacts')).toEqual([{ name: 'Later' }])
  expect(await leftovers(home)).toEqual([])
})

test('a foreign file is reported and left out of a backup', async () => {
  const home = await makeHome()
  await restore(home, EARLIER_BACKUP)
  await writeFile(path.join(home.dir.path, 'files', 'notes.txt'), 'x')
  const dir = path.join(home.dir.path, 'kept')
  expect(await backUp(home, dir)).toMatchObject({
    ...{ code: 0, stderr: 'notes.txt does not belong to the site and is not in the backup.\n' },
  })
  expect(await restore(await makeHome(), dir)).toMatchObject({ code: 0, stderr: '' })
})
