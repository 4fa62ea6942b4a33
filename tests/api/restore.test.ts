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
  createSiteData,
  EARLIER_BACKUP,
  listRestoreSchemas,
  manifestOf,
  query,
  removeSiteData,
  restore,
  type SiteData,
  spawnRestore,
  spawnSiteOn,
  startSite,
} from '../support/site-data.ts'

afterAll(removeSiteData)

let backups = 0
/** All content, by hash. Creating a backup also finishes an interrupted restore. */
async function contentsOf(home: SiteData) {
  backups += 1
  const dir = path.join(home.dir.path, `backup-${backups}`)
  const { code, stderr } = await backUp(home, dir)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const { database, files, mail } = await manifestOf(dir)
  return { database, files: files.toSorted(byName), mail }
}

describe('a restore killed', () => {
  let bucket: S3Stub
  let home: SiteData
  let previousContents: Awaited<ReturnType<typeof contentsOf>>
  let restored: Awaited<ReturnType<typeof contentsOf>>
  /** A file that existed with other bytes, and one that did not exist. */
  let replaced: string
  let added: string
  beforeAll(async () => {
    bucket = await openS3Stub()
    home = await createSiteData(bucket.url)
    expect((await restore(home, EARLIER_BACKUP)).stderr).toBe('')
    restored = await contentsOf(home)
    const names: string[] = restored.files.map(keyOf)
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
    previousContents = await contentsOf(home)
  })
  afterEach(() => {
    bucket.hold = () => undefined
  })
  afterAll(() => bucket.close())

  /** Resolves when a request that starts with this has arrived; it gets no response. */
  const waitForRequest = (prefix: string) =>
    new Promise<void>((resolve) => {
      bucket.hold = (request) => {
        if (!request.startsWith(prefix)) return undefined
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

  const waitUntilTrue = (text: string) =>
    vi.waitFor(async () => expect((await query(home, text))[0].is).toBe(true), {
      timeout: 120_000,
      interval: 10,
    })

  test('while loading rows leaves the previous site', fullOnly, async () => {
    await kill(waitUntilTrue("select to_regclass('agency_loaded.contacts') is not null as is"))
    expect(await contentsOf(home)).toEqual(previousContents)
    expect(await listRestoreSchemas(home)).toEqual([])
  })

  test('while adding a file leaves the previous site', fullOnly, async () => {
    await kill(waitForRequest(`PUT ${added}`))
    expect(await contentsOf(home)).toEqual(previousContents)
  })

  test('while replacing a file leaves the previous site once the site starts', async () => {
    await kill(waitForRequest(`PUT ${replaced}`))
    const site = await startSite(home)
    const names = await query(home, 'select name from contacts')
    await site.stop()
    expect(names).toEqual([{ name: 'Somebody later' }])
    expect(bucket.objects.get(replaced)?.bytes.toString()).toBe('other')
    expect(bucket.objects.has(added)).toBe(false)
    expect(await listRestoreSchemas(home)).toEqual([])
  })

  test('while swapping the tables leaves the previous site', fullOnly, async () => {
    const before = await contentsOf(home)
    const reader = new pg.Client({ connectionString: home.database.url })
    await reader.connect()
    await reader.query('begin')
    await reader.query('select from public.staff')
    await kill(
      waitUntilTrue(`select exists (select from pg_stat_activity
        where application_name = 'agency-site restore' and wait_event_type = 'Lock') as is`),
    )
    await reader.end()
    expect(await contentsOf(home)).toEqual(before)
    expect(await listRestoreSchemas(home)).toEqual([])
  })

  test('while removing old files leaves the restored site', async () => {
    await kill(waitForRequest('DELETE '))
    expect(await contentsOf(home)).toEqual(restored)
    expect([...bucket.objects.keys()].sort()).toEqual(restored.files.map(keyOf))
    expect(await listRestoreSchemas(home)).toEqual([])
  })

  test('keeps the site from starting while it runs', async () => {
    bucket.objects.clear()
    let respond = () => {}
    const uploadStarted = new Promise<void>((resolve) => {
      bucket.hold = (request) => {
        if (!request.startsWith('PUT ')) return undefined
        resolve()
        return new Promise((resume) => {
          respond = resume
        })
      }
    })
    const child = spawnRestore(home, EARLIER_BACKUP)
    await uploadStarted
    const site = await spawnSiteOn(home)
    expect(await site.exited).toBe(1)
    expect(site.output()).toContain('Cannot start: a backup is being restored')
    const second = await restore(home, EARLIER_BACKUP, '--overwrite')
    expect([second.code, second.stderr]).toEqual([1, expect.stringContaining('Stop it first')])
    bucket.hold = () => undefined
    respond()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await contentsOf(home)).toEqual(restored)
  })
})

const keyOf = ({ name }: { name: string }) => name

const listQueuedJobs = (home: SiteData) =>
  query(
    home,
    `select task_identifier as task, attempts, max_attempts as tries, queue_name as queue, priority, key
     from graphile_worker.jobs order by key`,
  )
const emailJob = { task: 'send-mail', attempts: 2, tries: 12, queue: 'mail', priority: 5 }
const emailJobs = [
  { ...emailJob, key: 'mail:1' },
  { ...emailJob, key: 'mail:2' },
]

test('a backup from the release with migration 0013 restores the site and its queue', async () => {
  const home = await createSiteData()
  expect(await restore(home, EARLIER_BACKUP)).toMatchObject({ code: 0, stderr: '' })
  expect(await listQueuedJobs(home)).toEqual(emailJobs)
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
  const home = await createSiteData()
  await restore(home, EARLIER_BACKUP)
  await query(
    home,
    `alter table graphile_worker._private_jobs add column shard text;
     alter table graphile_worker._private_tasks add column colour text not null default 'red'`,
  )
  const dir = path.join(home.dir.path, 'kept')
  expect(await backUp(home, dir)).toMatchObject({ code: 0, stderr: '' })
  const target = await createSiteData()
  for (const siteData of [target, home]) {
    expect(await restore(siteData, dir, '--overwrite')).toMatchObject({ code: 0, stderr: '' })
    expect(await listQueuedJobs(siteData)).toEqual(emailJobs)
  }
})

describe('an unknown column', () => {
  let home: SiteData
  let dir: string
  beforeAll(async () => {
    home = await createSiteData()
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
    expect(await listRestoreSchemas(home)).toEqual([])
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
  const home = await createSiteData()
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
  expect(await listRestoreSchemas(home)).toEqual([])
})

test('a file that is not the site’s is reported and left out of a backup', async () => {
  const home = await createSiteData()
  await restore(home, EARLIER_BACKUP)
  await writeFile(path.join(home.dir.path, 'files', 'notes.txt'), 'x')
  const dir = path.join(home.dir.path, 'kept')
  expect(await backUp(home, dir)).toMatchObject({
    ...{ code: 0, stderr: 'notes.txt does not belong to the site and is not in the backup.\n' },
  })
  expect(await restore(await createSiteData(), dir)).toMatchObject({ code: 0, stderr: '' })
})
