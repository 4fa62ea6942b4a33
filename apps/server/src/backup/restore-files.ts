import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openDiskStorage, type Storage } from '@agency/api/storage/storage'
import type { FilePlace, JournalFile } from '@agency/db/backup/restore-journal'
import { type BackupFile, type Manifest, partsOf } from './archive.ts'

type Files = Omit<Storage, 'serveFrom'>
/** The site's files: those it serves, and the emails stored when there is no mail server. */
export type FileStores = Record<FilePlace, Files>

/** Stored emails are readable only by the site's own account. */
const openStoredEmails = (dir: string): Files => ({
  ...openDiskStorage(dir),
  put: async (key, bytes) => {
    const file = path.join(dir, key)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, bytes, { mode: 0o600 })
  },
})

export const fileStoresOf = (storage: Storage, emailDir: string): FileStores => ({
  files: storage,
  mail: openStoredEmails(emailDir),
})

/** Holds the old bytes of a file while it is being replaced. */
const SAVED_PREFIX = 'replaced-by-restore/'
const isSaved = (key: string) => key.startsWith(SAVED_PREFIX)

const places = ['files', 'mail'] as const

async function listKeys(files: Files): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list()) if (!isSaved(key)) keys.push(key)
  return keys
}

async function isSame(files: Files, { name, sha256 }: BackupFile): Promise<boolean> {
  const bytes = await files.read(name)
  return bytes !== undefined && createHash('sha256').update(bytes).digest('hex') === sha256
}

/**
 * Plans the changes that turn the current files into the backup's. Identical files are left alone.
 */
export async function planFiles(stores: FileStores, manifest: Manifest): Promise<JournalFile[]> {
  const plan: JournalFile[] = []
  for (const place of places) {
    const before = new Set(await listKeys(stores[place]))
    for (const file of manifest[place]) {
      const exists = before.delete(file.name)
      if (exists && (await isSame(stores[place], file))) continue
      const kind = exists ? 'replaced' : 'added'
      plan.push({ place, key: file.name, kind, isSaved: false })
    }
    for (const key of before) plan.push({ place, key, kind: 'extra', isSaved: false })
  }
  return plan
}

/** Adds the backup's files to the current ones. `onSaved` is called before one is replaced. */
export async function addFiles(
  stores: FileStores,
  dir: string,
  plan: JournalFile[],
  onSaved: (file: JournalFile) => Promise<unknown>,
): Promise<void> {
  const parts = partsOf(dir)
  for (const file of plan) {
    const { place, key, kind } = file
    if (kind === 'extra') continue
    const old = kind === 'replaced' ? await stores[place].read(key) : undefined
    if (old) {
      await stores[place].put(SAVED_PREFIX + key, old)
      await onSaved(file)
    }
    await stores[place].put(key, await readFile(path.join(parts[place], key)))
  }
}

/** Rolls the files back to their state before the restore. */
export async function rollBackFiles(stores: FileStores, plan: JournalFile[]): Promise<void> {
  for (const { place, key, kind, isSaved } of plan) {
    if (kind === 'added') await stores[place].remove(key)
    if (kind !== 'replaced') continue
    const old = isSaved ? await stores[place].read(SAVED_PREFIX + key) : undefined
    if (old) await stores[place].put(key, old)
    await stores[place].remove(SAVED_PREFIX + key)
  }
}

/** Removes everything but the backup's files. */
export async function removeOldFiles(stores: FileStores, plan: JournalFile[]): Promise<void> {
  for (const { place, key, kind } of plan) {
    if (kind === 'extra') await stores[place].remove(key)
    if (kind === 'replaced') await stores[place].remove(SAVED_PREFIX + key)
  }
}
