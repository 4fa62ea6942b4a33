import { createHash } from 'node:crypto'
import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { isFullRun } from '@agency/tools/test/test-size'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Manifest } from '../../apps/server/src/backup/archive.ts'
import {
  backUp,
  createSiteData,
  EARLIER_BACKUP,
  listRestoreSchemas,
  manifestOf,
  query,
  removeSiteData,
  restore,
} from '../support/site-data.ts'

afterAll(removeSiteData)

/** Throws if the backup does not contain what the test changes. */
function required<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The backup does not contain what the test changes.')
  return part
}

describe('a malicious backup', () => {
  /** From the current release, with jobs in a separate file; and from an early one. */
  let current: string
  beforeAll(async () => {
    const home = await createSiteData()
    await restore(home, EARLIER_BACKUP)
    current = path.join(home.dir.path, 'kept')
    expect((await backUp(home, current)).code).toBe(0)
  })

  /** Restores a modified copy of a backup; none of it may have been executed. */
  async function restoreChanged(
    sourceDir: string,
    change: (manifest: Manifest, dir: string) => unknown,
    ...flags: string[]
  ) {
    const home = await createSiteData()
    const dir = path.join(home.dir.path, 'changed')
    await cp(sourceDir, dir, { recursive: true })
    const manifest = await manifestOf(dir)
    await change(manifest, dir)
    await writeFile(path.join(dir, 'manifest.json'), JSON.stringify(manifest))
    const result = await restore(home, dir, ...flags)
    expect(await query(home, "select from pg_namespace where nspname = 'pwned'")).toEqual([])
    expect(await listRestoreSchemas(home)).toEqual([])
    return { home, ...result }
  }

  /** In place of a column, of a table that is created, and of one that is filled. */
  const statements = [
    'x text; commit; create schema pwned; commit; begin; --',
    'x) from stdin; commit; create schema pwned; commit; begin; --',
    'x text); commit; create schema pwned; commit; begin; --',
  ]
  const tableOf = ({ database }: Manifest, name: string) =>
    required(database.tables.find((table) => table.name === name))

  // Each targets a different place: one represents all, except in the full run.
  describe.each(isFullRun ? statements : statements.slice(0, 1))('with %s', (statement) => {
    test.each([
      ['a column of a table', 'public.contacts', []],
      ['a column of a table, ignored', 'public.contacts', ['--ignore-differences']],
      ['a column of an early queue', 'graphile_worker._private_jobs', []],
    ])('in the name of %s is not executed', async (_label, name, flags) => {
      await restoreChanged(
        EARLIER_BACKUP,
        (manifest) => {
          tableOf(manifest, name).columns[3] = statement
        },
        ...flags,
      )
    })

    test('in names of tables, sequences, migrations or job columns is not executed', async () => {
      for (const change of [
        (manifest: Manifest) => {
          required(manifest.database.jobs).columns[1] = statement
        },
        (manifest: Manifest) => {
          required(manifest.database.jobs).name = statement
        },
        (manifest: Manifest) => {
          tableOf(manifest, 'public.contacts').name = `public.${statement}`
        },
        (manifest: Manifest) => {
          required(manifest.database.sequences[0]).name = `public.${statement}`
        },
        (manifest: Manifest) => {
          manifest.database.migrations.push(statement)
        },
      ]) {
        await restoreChanged(current, change, '--ignore-differences')
      }
    })
  })

  test('may have columns with reserved or capitalised names, which are left out', async () => {
    const home = await createSiteData()
    await restore(home, EARLIER_BACKUP)
    await query(home, 'alter table contacts add column "Select" int, add column "a ""b" int')
    await query(home, 'create table "Odd ../name" (id int)')
    const dir = path.join(home.dir.path, 'kept')
    await backUp(home, dir)
    const flags = ['--overwrite', '--ignore-differences']
    expect(await restore(home, dir, ...flags)).toMatchObject({ code: 0, stderr: '' })
    expect(await query(home, 'select name from contacts')).toEqual([{ name: 'Mira Castellan' }])
  })

  /** Replaces a table's rows, with a matching manifest. */
  async function replaceRows(manifest: Manifest, dir: string, rows: Buffer) {
    const table = tableOf(manifest, 'public.contacts')
    const bytes = gzipSync(rows)
    await writeFile(path.join(dir, 'database', table.file), bytes)
    table.bytes = bytes.length
    table.sha256 = createHash('sha256').update(bytes).digest('hex')
  }

  test.each([
    ['a line of 20 MB', Buffer.alloc(20_000_000, 'x')],
    ['20 MB of other characters', Buffer.alloc(20_000_000, '\u001b[31m\n')],
    ['a line for another table', Buffer.from('1\t2\n')],
    ['bytes that are not text', Buffer.from([0xff, 0xfe, 0x0a])],
  ])('with %s is refused in one sentence', async (_label, rows) => {
    const { code, stderr } = await restoreChanged(EARLIER_BACKUP, (manifest, dir) =>
      replaceRows(manifest, dir, rows),
    )
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The backup cannot be restored: .+\. Nothing was changed\.\n$/)
    expect(stderr.length).toBeLessThan(600)
  })

  test('with a file that is not gzip is refused in one sentence', async () => {
    const { code, stderr } = await restoreChanged(EARLIER_BACKUP, async (manifest, dir) => {
      const table = tableOf(manifest, 'public.contacts')
      await writeFile(path.join(dir, 'database', table.file), 'plain')
      table.bytes = 5
      table.sha256 = createHash('sha256').update('plain').digest('hex')
    })
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The backup cannot be .+\n$/)])
  })

  const findFile = async (dir: string) => {
    const [file] = (await manifestOf(dir)).files
    return path.join(dir, 'files', required(file).name)
  }
  test.each<[string, (dir: string) => Promise<void>]>([
    [
      'a file that is a link',
      async (dir) => {
        const file = await findFile(dir)
        await rename(file, `${dir}-elsewhere`)
        await symlink(`${dir}-elsewhere`, file)
      },
    ],
    [
      'a folder that is a link',
      async (dir) => {
        const folder = path.dirname(await findFile(dir))
        await rename(folder, `${dir}-elsewhere`)
        await symlink(`${dir}-elsewhere`, folder)
      },
    ],
    [
      'a link in place of all files',
      async (dir) => {
        await rename(path.join(dir, 'files'), `${dir}-elsewhere`)
        await symlink(`${dir}-elsewhere`, path.join(dir, 'files'))
      },
    ],
  ])('with %s is refused', async (_label, change) => {
    const { code, stderr } = await restoreChanged(EARLIER_BACKUP, (_manifest, dir) => change(dir))
    expect([code, stderr]).toEqual([1, expect.stringContaining('is a symbolic link')])
  })

  test.each([
    'scripts/a.js',
    'concepts/a.html',
    'projects/a.svg',
    'concepts/deeper/a.webp',
    'a.webp',
    'estimates/.htaccess',
    'replaced-by-restore/a.webp',
    '__proto__/a.webp',
  ])('with the file %s is refused', async (name) => {
    const { code, stderr } = await restoreChanged(EARLIER_BACKUP, async (manifest, dir) => {
      const file = path.join(dir, 'files', name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, 'x')
      const sha256 = createHash('sha256').update('x').digest('hex')
      manifest.files.push({ name, bytes: 1, sha256 })
    })
    expect([code, stderr]).toEqual([
      1,
      `${name} does not belong to a site; the backup was not restored.\n`,
    ])
  })

  test('with an unknown sequence is refused, or restored without it where asked to', async () => {
    const add = (manifest: Manifest) => {
      manifest.database.sequences.push({ name: 'public.spare', lastValue: '1', isCalled: true })
    }
    const { code, stderr } = await restoreChanged(EARLIER_BACKUP, add)
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining("The sequence public.spare is not the site's."),
    ])
    expect(await restoreChanged(EARLIER_BACKUP, add, '--ignore-differences')).toMatchObject({
      code: 0,
    })
  })

  test.each<[string, (manifest: Manifest) => unknown]>([
    ['a table', ({ database: { tables } }) => tables.push(required(tables[0]))],
    ['a sequence', ({ database: { sequences } }) => sequences.push(required(sequences[0]))],
    ['a file', ({ files }) => files.push(required(files[0]))],
  ])('that names %s twice is refused', async (_label, change) => {
    const { code, stderr } = await restoreChanged(EARLIER_BACKUP, change)
    expect([code, stderr]).toEqual([1, expect.stringContaining('cannot be read: it is damaged')])
  })
})
