import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isKnownFile } from '@agency/api/storage/known-files'
import type { DatabaseDump } from '@agency/db/backup/dump-database'
import { z } from 'zod'
import { StartError } from '../env.ts'
import { truncateLine } from './truncate-line.ts'

/** A backup: a directory with a manifest, a file per table, the site's files and stored emails. */
export const MANIFEST = 'manifest.json'
export const partsOf = (dir: string) => ({
  manifest: path.join(dir, MANIFEST),
  database: path.join(dir, 'database'),
  files: path.join(dir, 'files'),
  mail: path.join(dir, 'mail'),
})

const Hashed = { bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }
/** A path that stays inside the directory it is joined to. */
const RelativePath = z
  .string()
  .refine((name) => !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..'))
const BackupFile = z.object({ name: RelativePath, ...Hashed })
export type BackupFile = z.infer<typeof BackupFile>

/** A list without duplicate names: a duplicate would be loaded, or counted, twice. */
const withUniqueNames = <Entry extends z.ZodType<{ name: string }>>(entry: Entry) =>
  z
    .array(entry)
    .refine((entries) => new Set(entries.map(({ name }) => name)).size === entries.length)

/** Two 63-byte PostgreSQL identifiers, quoted and dot-separated. */
const NAME_LENGTH = 260
const name = z
  .string()
  .max(NAME_LENGTH)
  .regex(/^\P{Cc}+$/u)
const Table = z.object({
  name,
  columns: z.array(name).min(1),
  types: z.array(name).optional(),
  rows: z.int().nonnegative(),
  file: RelativePath,
  ...Hashed,
})

/** Format 1 backups hold the queue's own tables instead of its jobs. */
const Manifest = z.object({
  format: z.union([z.literal(1), z.literal(2)]),
  takenAt: z.iso.datetime(),
  database: z.object({
    migrations: z.array(name).min(1),
    tables: withUniqueNames(Table),
    jobs: Table.optional(),
    sequences: withUniqueNames(
      z.object({ name, lastValue: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() }),
    ),
    references: z.array(z.string()),
  }) satisfies z.ZodType<DatabaseDump>,
  files: withUniqueNames(BackupFile),
  mail: withUniqueNames(BackupFile),
  /** URLs in rows whose files were not found. */
  missing: z.array(z.string()),
  /** Files in the storage directory that did not belong to the site. */
  leftOut: z.array(z.string()).optional(),
  /** Differences that a restore would reject. */
  differences: z.array(z.string()).optional(),
})
export type Manifest = z.infer<typeof Manifest>

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Stored emails are in one flat directory. */
const isMail = (name: string) => /^[\w-]+\.eml$/.test(name)

/** A file of the backup, with what the manifest says about it. */
interface Part {
  /** The directory it is in; `name` is the path relative to that. */
  dir: string
  name: string
  bytes: number
  sha256: string
}

/** Throws if a file is missing, is a symlink, or has changed since the backup was written. */
async function checkPart({ dir, name, bytes, sha256 }: Part): Promise<void> {
  const file = path.join(dir, name)
  const stats = await lstat(file).catch(() => undefined)
  if (!stats) throw new StartError(`${file} is missing from the backup.`)
  // A symlink at any level could point at something that others can read or write.
  const realPath = await realpath(file)
  if (!stats.isFile() || realPath !== path.join(await realpath(dir), path.normalize(name))) {
    throw new StartError(`${file} is a symbolic link or not a file.`)
  }
  if (stats.size !== bytes || (await hashFile(file)) !== sha256) {
    throw new StartError(`${file} does not match its checksum: the backup is damaged.`)
  }
}

/** Throws if one of the parts is a symlink. */
async function checkDirectories(dir: string): Promise<void> {
  const { manifest, ...parts } = partsOf(dir)
  for (const part of [manifest, ...Object.values(parts)]) {
    const stats = await lstat(part).catch(() => undefined)
    if (stats?.isSymbolicLink()) {
      throw new StartError(`${part} is a symbolic link.`)
    }
  }
}

function partsIn(dir: string, { database, files, mail }: Manifest): Part[] {
  const parts = partsOf(dir)
  const { jobs } = database
  return [
    ...[...database.tables, ...(jobs ? [jobs] : [])].map(({ file, bytes, sha256 }) => ({
      ...{ dir: parts.database, name: file, bytes, sha256 },
    })),
    ...files.map((file) => ({ dir: parts.files, ...file })),
    ...mail.map((file) => ({ dir: parts.mail, ...file })),
  ]
}

/**
 * Reads a backup's manifest and verifies every file. Throws if anything is not as it was written.
 */
export async function readArchive(dir: string): Promise<Manifest> {
  const parts = partsOf(dir)
  await checkDirectories(dir)
  const text = await readFile(parts.manifest, 'utf8').catch(() => {
    throw new StartError(`${dir} is not a backup: it has no ${MANIFEST}.`)
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
  const unknownFile =
    manifest.files.find(({ name }) => !isKnownFile(name)) ??
    manifest.mail.find(({ name }) => !isMail(name))
  if (unknownFile) {
    throw new StartError(
      `${truncateLine(unknownFile.name)} does not belong to a site; the backup was not restored.`,
    )
  }
  for (const part of partsIn(dir, manifest)) await checkPart(part)
  return manifest
}
