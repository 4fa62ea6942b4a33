import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DatabaseDump } from '@agency/db/backup/dump-database'
import { z } from 'zod'
import { StartError } from '../env.ts'

/** A directory with a manifest, a file for each table, the site's files and its kept mails. */
export const MANIFEST = 'manifest.json'
export const partsOf = (dir: string) => ({
  manifest: path.join(dir, MANIFEST),
  database: path.join(dir, 'database'),
  files: path.join(dir, 'files'),
  mail: path.join(dir, 'mail'),
})

const Hashed = { bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }
/** Paths that stay below the directory they are joined to. */
const inside = z
  .string()
  .refine((name) => !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..'))
const Kept = z.object({ name: inside, ...Hashed })
export type KeptFile = z.infer<typeof Kept>

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  types: z.array(z.string()).optional(),
  rows: z.int().nonnegative(),
  file: inside,
  ...Hashed,
})

/** Of format 1 are the backups that hold the queue's own tables in place of its jobs. */
const Manifest = z.object({
  format: z.union([z.literal(1), z.literal(2)]),
  takenAt: z.iso.datetime(),
  database: z.object({
    migrations: z.array(z.string()).min(1),
    tables: z.array(Table),
    jobs: Table.optional(),
    sequences: z.array(
      z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
    ),
    references: z.array(z.string()),
  }) satisfies z.ZodType<DatabaseDump>,
  files: z.array(Kept),
  mail: z.array(Kept),
  /** Addresses that rows name and that were nowhere to be found. */
  missing: z.array(z.string()),
  /** What a restore would refuse. */
  differences: z.array(z.string()).optional(),
})
export type Manifest = z.infer<typeof Manifest>

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Reads a backup's manifest and every byte of it. Throws when anything is not as it was written. */
export async function readArchive(dir: string): Promise<Manifest> {
  const parts = partsOf(dir)
  const text = await readFile(parts.manifest, 'utf8').catch(() => {
    throw new StartError(`${dir} is no backup: it has no ${MANIFEST}.`)
  })
  const parsed = Manifest.safeParse(
    (() => {
      try {
        return JSON.parse(text)
      } catch {
        return undefined
      }
    })(),
  )
  if (!parsed.success)
    throw new StartError(`${parts.manifest} cannot be read: it is damaged, or of a newer release.`)
  const manifest = parsed.data
  const { jobs } = manifest.database
  const all = [
    ...[...manifest.database.tables, ...(jobs ? [jobs] : [])].map(({ file, ...rest }) => ({
      ...rest,
      path: path.join(parts.database, file),
    })),
    ...manifest.files.map((file) => ({ ...file, path: path.join(parts.files, file.name) })),
    ...manifest.mail.map((file) => ({ ...file, path: path.join(parts.mail, file.name) })),
  ]
  for (const { path: file, bytes, sha256 } of all) {
    const found = await stat(file).catch(() => undefined)
    if (!found) throw new StartError(`${file} is missing from the backup.`)
    if (found.size !== bytes || (await hashFile(file)) !== sha256) {
      throw new StartError(`${file} is not as it was written: the backup is damaged.`)
    }
  }
  return manifest
}
