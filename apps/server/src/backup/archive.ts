import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isKnownFile } from '@agency/api/storage/known-files'
import type { DatabaseDump } from '@agency/db/backup/dump-database'
import { z } from 'zod'
import { StartError } from '../env.ts'
import { cut } from './cut.ts'

/** A directory with a manifest, a file for each table, the site's files and its kept emails. */
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

/** Entries of which each is named once: what is named twice would be loaded, or counted, twice. */
const namedOnce = <Entry extends z.ZodType<{ name: string }>>(entry: Entry) =>
  z
    .array(entry)
    .refine((entries) => new Set(entries.map(({ name }) => name)).size === entries.length)

/** Two names of PostgreSQL's 63 bytes each, in quotes, with a point between. */
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
  file: inside,
  ...Hashed,
})

/** Of format 1 are the backups that hold the queue's own tables in place of its jobs. */
const Manifest = z.object({
  format: z.union([z.literal(1), z.literal(2)]),
  takenAt: z.iso.datetime(),
  database: z.object({
    migrations: z.array(name).min(1),
    tables: namedOnce(Table),
    jobs: Table.optional(),
    sequences: namedOnce(
      z.object({ name, lastValue: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() }),
    ),
    references: z.array(z.string()),
  }) satisfies z.ZodType<DatabaseDump>,
  files: namedOnce(Kept),
  mail: namedOnce(Kept),
  /** Addresses that rows name and that were nowhere to be found. */
  missing: z.array(z.string()),
  /** Files beside the site's that were not its own. */
  leftOut: z.array(z.string()).optional(),
  /** What a restore would refuse. */
  differences: z.array(z.string()).optional(),
})
export type Manifest = z.infer<typeof Manifest>

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Kept emails lie beside each other. */
const isMail = (name: string) => /^[\w-]+\.eml$/.test(name)

/** A file of the backup, with what its manifest says of it. */
interface Part {
  /** The directory that it is in, and its path below that. */
  dir: string
  name: string
  bytes: number
  sha256: string
}

/** Throws where a file is not in the backup itself, or not as it was written. */
async function checkPart({ dir, name, bytes, sha256 }: Part): Promise<void> {
  const file = path.join(dir, name)
  const found = await lstat(file).catch(() => undefined)
  if (!found) throw new StartError(`${file} is missing from the backup.`)
  // A link, on whichever level, leads to what somebody else may read or write.
  const real = await realpath(file)
  if (!found.isFile() || real !== path.join(await realpath(dir), path.normalize(name))) {
    throw new StartError(`${file} is a symbolic link or not a file.`)
  }
  if (found.size !== bytes || (await hashFile(file)) !== sha256) {
    throw new StartError(`${file} does not match its checksum: the backup is damaged.`)
  }
}

/** Throws where one of the parts is a link to another place. */
async function checkDirectories(dir: string): Promise<void> {
  const { manifest, ...parts } = partsOf(dir)
  for (const part of [manifest, ...Object.values(parts)]) {
    const found = await lstat(part).catch(() => undefined)
    if (found?.isSymbolicLink()) {
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

/** Reads a backup's manifest and every byte of it. Throws when anything is not as it was written. */
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
  const stranger =
    manifest.files.find(({ name }) => !isKnownFile(name)) ??
    manifest.mail.find(({ name }) => !isMail(name))
  if (stranger) {
    throw new StartError(
      `${cut(stranger.name)} does not belong to a site; the backup was not restored.`,
    )
  }
  for (const part of partsIn(dir, manifest)) await checkPart(part)
  return manifest
}
