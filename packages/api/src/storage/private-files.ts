import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const OWNER_ONLY = { directory: 0o700, file: 0o600 }
/** What anybody but the owner may do. */
const OTHERS = 0o077

/**
 * Directories of files that the site alone reads: estimates, what generations and restores keep, and
 * pictures at addresses that nobody can guess, which a list of the directory would tell.
 */
export const PRIVATE_DIRECTORIES = [
  'estimates',
  'generations',
  'replaced-by-restore',
  'concepts',
  'styles',
  'projects',
]

/** The private directory that a key is in, if any. */
export const privateDirectoryOf = (key: string) =>
  PRIVATE_DIRECTORIES.find((name) => key.startsWith(`${name}/`))

export const makePrivateDirectory = (dir: string) =>
  mkdir(dir, { recursive: true, mode: OWNER_ONLY.directory })

/** Nothing for a file that is not there, or went meanwhile. */
const ifThere = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

/** Takes a directory that is there from everybody but its owner, and with it the way to what is below. */
export const closeDirectory = (dir: string) => chmod(dir, OWNER_ONLY.directory)

export const restrictFile = (file: string) => chmod(file, OWNER_ONLY.file).catch(ifThere)

/**
 * Takes a directory and all below from everybody but its owner. The directory itself comes last: one that
 * is closed is not looked through again at each start.
 */
export async function restrictDirectory(dir: string): Promise<void> {
  const found = await stat(dir).catch(ifThere)
  if (!found || (found.mode & OTHERS) === 0) return
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name)
    if (entry.isDirectory()) await restrictDirectory(file)
    else if (entry.isFile()) await restrictFile(file)
  }
  await closeDirectory(dir)
}
