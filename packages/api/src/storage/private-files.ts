import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const OWNER_ONLY = { directory: 0o700, file: 0o600 }
/** Permissions of everybody but the owner. */
const OTHER_USERS = 0o077

/**
 * Directories of files that only the site may read: estimates, data of generations and restores,
 * and pictures with unguessable URLs, which a directory listing would reveal.
 */
export const PRIVATE_DIRECTORIES = [
  'estimates',
  'generations',
  'replaced-by-restore',
  'concepts',
  'concept-pictures',
  'styles',
  'projects',
]

/** The private directory that a key is in, if any. */
export const privateDirectoryOf = (key: string) =>
  PRIVATE_DIRECTORIES.find((name) => key.startsWith(`${name}/`))

export const makePrivateDirectory = (dir: string) =>
  mkdir(dir, { recursive: true, mode: OWNER_ONLY.directory })

/** Returns undefined if the file does not exist, or has just been removed. */
const ignoreMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

/** Denies everybody but the owner access to an existing directory, and so to everything below. */
export const restrictToOwner = (dir: string) => chmod(dir, OWNER_ONLY.directory)

export const restrictFile = (file: string) => chmod(file, OWNER_ONLY.file).catch(ignoreMissing)

/**
 * Removes access to a directory and everything below, except for its owner. The directory itself is
 * changed last, so that a finished one can be skipped at the next start.
 */
export async function restrictDirectory(dir: string): Promise<void> {
  const stats = await stat(dir).catch(ignoreMissing)
  if (!stats || (stats.mode & OTHER_USERS) === 0) return
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name)
    if (entry.isDirectory()) await restrictDirectory(file)
    else if (entry.isFile()) await restrictFile(file)
  }
  await restrictToOwner(dir)
}
