import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface TemporaryDir {
  path: string
  remove(): Promise<void>
}

/**
 * A separate directory for the caller. If the tests run as root, the account that the embedded
 * PostgreSQL runs as can enter it, unless it is `closed`.
 */
export async function makeTemporaryDir(
  name: string,
  closed = false,
  parent = tmpdir(),
): Promise<TemporaryDir> {
  const dir = await mkdtemp(path.join(parent, `agency-${name}-`))
  if (!closed) await chmod(dir, 0o755)
  return {
    path: dir,
    remove: async () => {
      // If the server could not use the directory, it left a note of its actual location.
      for (const note of ['moved-to', 'postgres/moved-to']) {
        const location = await readFile(path.join(dir, note), 'utf8').catch(() => undefined)
        if (location) await rm(location.trim(), { recursive: true, force: true })
      }
      await rm(dir, { recursive: true, force: true })
    },
  }
}

const SHM_DIR = '/dev/shm'
const MIN_FREE_BYTES = 4 * 1024 ** 3

/**
 * The directory for many short-lived files: Linux's in-memory directory if it has room (in a
 * container it often has 64 MB), otherwise that of temporary files.
 */
export async function parentInMemory(): Promise<string> {
  const { bavail, bsize } = await statfs(SHM_DIR).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= MIN_FREE_BYTES ? SHM_DIR : tmpdir()
}
