import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isKnownFile } from '@agency/api/storage/known-files'
import { keyOfUrl, type Storage, urlOfKey } from '@agency/api/storage/storage'
import { checkRestorable } from '@agency/db/backup/check-restorable'
import { type DatabaseDump, dumpDatabase } from '@agency/db/backup/dump-database'
import { StartError } from '../env.ts'
import { type BackupFile, MANIFEST, type Manifest, partsOf } from './archive.ts'

interface Site {
  databaseUrl: string
  storage: Storage
  /** Directory of the emails that are stored as files when no mail server is configured. */
  emailDir: string
}

/** A file can be deleted, with its row, after the rows were read; then the backup is retried. */
const MAX_ATTEMPTS = 3

async function writeBackupFile(dir: string, name: string, bytes: Uint8Array): Promise<BackupFile> {
  const file = path.join(dir, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes, { mode: 0o600 })
  return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Skips files that do not belong to the site, since a restore would reject them. */
async function copyFiles(storage: Storage, dir: string) {
  const written: BackupFile[] = []
  const leftOut: string[] = []
  for await (const { key } of storage.list()) {
    if (!isKnownFile(key)) {
      leftOut.push(key)
      continue
    }
    const bytes = await storage.read(key)
    if (bytes) written.push(await writeBackupFile(dir, key, bytes))
  }
  return { written, leftOut }
}

async function copyEmails(from: string, dir: string): Promise<BackupFile[]> {
  const names = await readdir(from).catch(() => [])
  const copied: BackupFile[] = []
  for (const name of names.filter((entry) => entry.endsWith('.eml'))) {
    copied.push(await writeBackupFile(dir, name, await readFile(path.join(from, name))))
  }
  return copied
}

const isStored = (url: string) => {
  try {
    return keyOfUrl(url) !== ''
  } catch {
    return false
  }
}

/** URLs that rows reference but that belong to none of these files. */
function missingOf({ references }: DatabaseDump, files: BackupFile[]): string[] {
  const storedUrls = new Set(files.map(({ name }) => urlOfKey(name)))
  return references.filter((url) => isStored(url) && !storedUrls.has(url))
}

/** Rows first, then files: a file is always stored before the row that references it. */
async function writeBackup(
  { databaseUrl, storage, emailDir }: Site,
  dir: string,
): Promise<Manifest> {
  await rm(dir, { recursive: true, force: true })
  const parts = partsOf(dir)
  await mkdir(parts.database, { recursive: true, mode: 0o700 })
  const takenAt = new Date().toISOString()
  const database = await dumpDatabase(databaseUrl, parts.database)
  const { written: files, leftOut } = await copyFiles(storage, parts.files)
  const mail = await copyEmails(emailDir, parts.mail)
  const missing = missingOf(database, files)
  return { format: 2, takenAt, database, files, mail, missing, leftOut }
}

/**
 * Writes a backup into `dir` while the site keeps running. The directory appears once the backup is
 * complete. Throws if it is not empty, unless it holds a backup and `overwrite` is set.
 */
export async function takeBackup(
  site: Site,
  dir: string,
  { overwrite }: { overwrite: boolean },
): Promise<Manifest> {
  const existing = await readdir(dir).catch((): string[] => [])
  if (existing.length > 0 && !overwrite) {
    throw new StartError(`${dir} is not empty. Choose another directory or add --overwrite.`)
  }
  // Overwriting deletes the directory, so only an earlier backup may be overwritten.
  if (existing.length > 0 && !existing.includes(MANIFEST)) {
    throw new StartError(
      `${dir} does not contain a backup that could be replaced. Choose another directory.`,
    )
  }
  await mkdir(path.dirname(path.resolve(dir)), { recursive: true })
  // Unique to this run, so that no existing directory is touched.
  const unfinished = await mkdtemp(`${path.resolve(dir)}.part-`)
  try {
    let manifest = await writeBackup(site, unfinished)
    for (
      let attemptsLeft = MAX_ATTEMPTS - 1;
      attemptsLeft > 0 && manifest.missing.length > 0;
      attemptsLeft -= 1
    ) {
      const { missing } = manifest
      manifest = await writeBackup(site, unfinished)
      // Files that are missing twice in a row were lost before the backup.
      if (manifest.missing.join() === missing.join()) break
    }
    manifest.differences = await checkRestorable(site.databaseUrl, manifest.database)
    await writeFile(partsOf(unfinished).manifest, JSON.stringify(manifest, undefined, 1), {
      mode: 0o600,
    })
    await rm(dir, { recursive: true, force: true })
    await rename(unfinished, dir)
    return manifest
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
