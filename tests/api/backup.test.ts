import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { connect } from '@agency/db/connect'
import { migrateTo } from '@agency/db/migrate'
import type { SiteProcess } from '@agency/tools/site/site-process'
import { fullOnly } from '@agency/tools/test/test-size'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { owner } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { encodeForm, makePicture } from '../support/forms.ts'
import { openS3Stub } from '../support/s3-stub.ts'
import { runCommand } from '../support/server-command.ts'
import {
  backUp,
  byName,
  createSiteData,
  envOf,
  manifestOf,
  query,
  removeSiteData,
  restore,
  type SiteData,
  startSite,
} from '../support/site-data.ts'

async function logIn({ url }: SiteProcess): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  expect(response.status).toBe(200)
  return (await response.json()).token
}

const makeConcept = async ({ url }: SiteProcess) => {
  const response = await fetch(`${url}/api/generate-estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(validBrief),
  })
  expect(response.status).toBe(200)
}

const sendMessage = async ({ url }: SiteProcess, name: string) => {
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ name, email: `${name.toLowerCase().replace(' ', '.')}@saltbush.example` },
      subject: 'Hours',
      message: 'Tab\there, back\\slash there,\na new line and “quotes” — κόσμε.',
    }),
  })
  expect(response.status).toBe(200)
}

/** A project with a picture, a message and a concept with its estimate. */
async function fill(site: SiteProcess) {
  const { payload, contentType } = await encodeForm([
    ['title', 'Lighthouse'],
    ['coverImage', await makePicture('png', { width: 1440, height: 1080 })],
  ])
  const created = await fetch(`${site.url}/api/projects`, {
    method: 'POST',
    headers: { 'content-type': contentType, authorization: `Bearer ${await logIn(site)}` },
    body: new Uint8Array(payload),
  })
  expect(created.status).toBe(201)
  await sendMessage(site, 'Mira Castellan')
  await makeConcept(site)
}

let home: SiteData
let backupDir: string
let site: SiteProcess | undefined
/** The number of network rows that the running site had. */
let networks = 0
beforeAll(async () => {
  home = await createSiteData()
  backupDir = path.join(home.dir.path, 'kept')
  site = await startSite(home)
  await fill(site)
  const { pool, close } = connect({ url: home.database.url })
  const countJobs = async () =>
    (await pool.query('select count(*)::int as n from graphile_worker._private_jobs')).rows[0].n
  await vi.waitFor(async () => expect(await countJobs()).toBe(0), {
    timeout: 300_000,
    interval: 100,
  })
  networks = (
    await pool.query(
      'select ((select count(*) from rate_limits) + (select count(*) from generation_senders))::int as n',
    )
  ).rows[0].n
  await close()
  const { code, stdout, stderr } = await backUp(home, backupDir)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^Backup {4}\d+ rows, \d+ files, 4 mails, [\d.]+ MB, in /)
  await site.stop()
  site = undefined
})
afterAll(async () => {
  await site?.stop()
  await removeSiteData()
})

describe('a backup taken while the site runs', () => {
  let otherData: SiteData
  beforeAll(async () => {
    otherData = await createSiteData()
    const { code, stdout, stderr } = await restore(otherData, backupDir)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain((await manifestOf(backupDir)).takenAt)
  })

  test('matches, row by row and byte by byte, a backup of the restored site', async () => {
    const secondBackup = path.join(otherData.dir.path, 'again')
    expect((await backUp(otherData, secondBackup)).code).toBe(0)
    const [first, second] = [await manifestOf(backupDir), await manifestOf(secondBackup)]
    const contents = (manifest: Awaited<ReturnType<typeof manifestOf>>) => ({
      database: manifest.database,
      files: manifest.files.toSorted(byName),
      mail: manifest.mail.toSorted(byName),
    })
    expect(contents(second)).toEqual(contents(first))
    expect(first.database.tables.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['public.contacts', 'public.projects']),
    )
    expect(first.missing).toEqual([])
  })

  test('contains no visitor’s network', async () => {
    const { database } = await manifestOf(backupDir)
    const rowsOf = (name: string) =>
      database.tables.find((table: { name: string }) => table.name === `public.${name}`)?.rows
    expect([rowsOf('rate_limits'), rowsOf('generation_senders')]).toEqual([0, 0])
    expect(networks).toBeGreaterThan(1)
  })

  test('restores logins, pages, files and sequences, but never over a running site', async () => {
    const restored = await startSite(otherData)
    try {
      const result = await restore(otherData, backupDir, '--overwrite')
      expect([result.code, result.stderr]).toEqual([1, expect.stringContaining('Stop it first')])
      const authorization = `Bearer ${await logIn(restored)}`
      const page = await (await fetch(`${restored.url}/our-work/lighthouse`)).text()
      expect(page).toContain('Lighthouse')
      for (const { name } of (await manifestOf(backupDir)).files) {
        expect([name, (await fetch(`${restored.url}/uploads/${name}`)).status]).toEqual([name, 200])
      }
      // With a login: it was not released to the public.
      const concepts = await fetch(`${restored.url}/api/gallery-concepts`, {
        headers: { authorization },
      })
      expect(await concepts.json()).toHaveLength(1)
      await sendMessage(restored, 'Ines Duarte')
      const contacts = await query(otherData, 'select name from contacts order by id')
      expect(contacts.map(({ name }) => name)).toEqual([
        ...(await query(home, 'select name from contacts order by id')).map(({ name }) => name),
        'Ines Duarte',
      ])
    } finally {
      await restored.stop()
    }
  })
})

describe('nothing is replaced without --overwrite', () => {
  test('a backup is not written to a directory that is not empty', async () => {
    const before = await manifestOf(backupDir)
    const result = await backUp(home, backupDir)
    expect(result).toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') })
    expect(await manifestOf(backupDir)).toEqual(before)
  })

  test('--overwrite replaces an earlier backup completely', async () => {
    const dir = path.join(home.dir.path, 'replaced')
    expect((await backUp(home, dir)).code).toBe(0)
    await writeFile(path.join(dir, 'stray'), '')
    expect((await backUp(home, dir, '--overwrite')).code).toBe(0)
    expect((await readdir(dir)).sort()).toEqual(['database', 'files', 'mail', 'manifest.json'])
  })

  test(
    'a backup leaves a directory with the name of its temporary directory alone',
    fullOnly,
    async () => {
      const dir = path.join(home.dir.path, 'beside')
      await mkdir(`${dir}.part`)
      await writeFile(path.join(`${dir}.part`, 'precious'), 'x')
      expect((await backUp(home, dir)).code).toBe(0)
      expect(await readdir(`${dir}.part`)).toEqual(['precious'])
      // And no temporary directory is left next to it.
      const leftovers = (await readdir(home.dir.path)).filter((name) => name.startsWith('beside'))
      expect(leftovers.sort()).toEqual(['beside', 'beside.part'])
    },
  )

  test('--overwrite does not replace a directory that is not a backup', async () => {
    const dir = path.join(home.dir.path, 'letters')
    await mkdir(dir)
    await writeFile(path.join(dir, 'letter'), 'Dear Mira')
    const result = await backUp(home, dir, '--overwrite')
    expect(result).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('does not contain a backup'),
    })
    expect(await readdir(dir)).toEqual(['letter'])
  })

  test('a site that has data is not overwritten by a restore and stays unchanged', async () => {
    const before = path.join(home.dir.path, 'before')
    await backUp(home, before)
    const result = await restore(home, backupDir)
    expect(result).toMatchObject({ code: 1, stderr: expect.stringContaining('--overwrite') })
    const after = path.join(home.dir.path, 'after')
    await backUp(home, after)
    expect((await manifestOf(after)).database).toEqual((await manifestOf(before)).database)
  })

  test('a restore with --overwrite removes everything added later', async () => {
    const target = await createSiteData()
    expect((await restore(target, backupDir)).code).toBe(0)
    await query(
      target,
      "insert into contacts (email, name, first_seen, last_activity) values ('l@l.example', 'Later', now(), now())",
    )
    await writeFile(path.join(target.dir.path, 'files/projects/later.webp'), 'later')
    expect((await restore(target, backupDir, '--overwrite')).code).toBe(0)
    const secondBackup = path.join(target.dir.path, 'again')
    await backUp(target, secondBackup)
    const [first, second] = [await manifestOf(backupDir), await manifestOf(secondBackup)]
    expect(second.database).toEqual(first.database)
    expect(second.files.toSorted(byName)).toEqual(first.files.toSorted(byName))
  })
})

describe('is refused before anything is touched:', () => {
  /** A modified copy of the backup. */
  async function restoreModified(name: string, change: (dir: string) => Promise<void>) {
    const dir = path.join(home.dir.path, name)
    await cp(backupDir, dir, { recursive: true })
    await change(dir)
    const target = await createSiteData()
    const result = await restore(target, dir)
    const { pool, close } = connect({ url: target.database.url })
    const { rows } = await pool.query("select to_regclass('public.staff') as staff")
    await close()
    expect(rows[0].staff).toBeNull()
    expect(await readdir(target.dir.path)).toEqual([])
    return { code: result.code, stderr: result.stderr }
  }
  const changeManifest = (change: (text: string) => string) => async (dir: string) => {
    const file = path.join(dir, 'manifest.json')
    await writeFile(file, change(await readFile(file, 'utf8')))
  }

  test('a table with one changed byte', async () => {
    const { code, stderr } = await restoreModified('damaged', async (dir) => {
      const file = path.join(dir, 'database/public.contacts.copy.gz')
      const bytes = await readFile(file)
      bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 1
      await writeFile(file, bytes)
    })
    expect([code, stderr]).toEqual([1, expect.stringContaining('the backup is damaged')])
  })

  test('a truncated file', async () => {
    const { stderr } = await restoreModified('short', async (dir) => {
      const [first] = (await manifestOf(dir)).files
      await writeFile(path.join(dir, 'files', first?.name ?? ''), 'short')
    })
    expect(stderr).toContain('the backup is damaged')
  })

  test('a backup of a newer version', async () => {
    const { stderr } = await restoreModified(
      'newer',
      changeManifest((text) => text.replace(/"(\d{4}-first-release)"/, '"$1", "9999-to-come"')),
    )
    expect(stderr).toContain('newer version')
  })

  test('a path that leaves the backup directory', async () => {
    const { stderr } = await restoreModified(
      'reaching',
      changeManifest((text) => text.replace('public.contacts.copy.gz', '../../contacts')),
    )
    expect(stderr).toContain('cannot be read')
  })

  test('a directory that is not a backup', async () => {
    const target = await createSiteData()
    const { code, stderr } = await restore(target, target.dir.path)
    expect([code, stderr]).toEqual([1, expect.stringContaining('is not a backup')])
  })
})

test('a database without a site is refused: there is nothing to back up', async () => {
  const target = await createSiteData()
  const { code, stderr } = await backUp(target, path.join(target.dir.path, 'kept'))
  expect([code, stderr]).toEqual([1, expect.stringContaining('no site in this database')])
  expect(await readdir(target.dir.path)).toEqual([])
})

test('a missing file is reported, and everything else is backed up', async () => {
  const incompleteData = await createSiteData()
  await restore(incompleteData, backupDir)
  const [missingUrl] = (await manifestOf(backupDir)).database.references.filter((url: string) =>
    url.endsWith('.pdf'),
  )
  await rm(path.join(incompleteData.dir.path, 'files', missingUrl?.replace('/uploads/', '') ?? ''))
  const dir = path.join(incompleteData.dir.path, 'kept')
  const { code, stderr } = await backUp(incompleteData, dir)
  expect([code, stderr]).toEqual([0, `A row names ${missingUrl}, which is not there.\n`])
  expect((await manifestOf(dir)).missing).toEqual([missingUrl])
})

test('a backup of an earlier release is migrated when restored', fullOnly, async () => {
  const olderTarget = await createSiteData()
  const { db, pool, close } = connect({ url: olderTarget.database.url })
  await migrateTo(db, '0004-people')
  await pool.query(`
    insert into contacts (email, name, first_seen, last_activity)
    values ('ana@tidewater.example', 'Ana', '2026-01-01', '2026-02-01')`)
  await close()
  const dir = path.join(olderTarget.dir.path, 'kept')
  expect((await backUp(olderTarget, dir)).code).toBe(0)

  const target = await createSiteData()
  expect((await restore(target, dir)).stderr).toBe('')
  const restored = await startSite(target)
  const response = await fetch(
    `${restored.url}/trpc/contacts.list?input=${encodeURIComponent('{}')}`,
    {
      headers: { authorization: `Bearer ${await logIn(restored)}` },
    },
  )
  const { result } = await response.json()
  await restored.stop()
  expect(result.data.rows.map(({ name }: { name: string }) => name)).toEqual(['Ana'])
})

test('files are restored to a bucket where the site uses one', async () => {
  const bucket = await openS3Stub()
  const target = await createSiteData()
  const { host } = new URL(bucket.endpoint)
  const { code } = await runCommand('cli/backup.ts', ['restore', backupDir], {
    ...envOf(target),
    STORAGE_URL: `s3://${bucket.accessKeyId}:secret@${host}/${bucket.bucket}?tls=off`,
  })
  const names = (await manifestOf(backupDir)).files.map(({ name }: { name: string }) => name)
  expect([code, [...bucket.objects.keys()].sort()]).toEqual([0, names.toSorted()])
  await bucket.close()
})
