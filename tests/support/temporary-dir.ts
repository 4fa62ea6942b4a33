import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface TemporaryDir {
  path: string
  remove(): Promise<void>
}

/**
 * A directory of the caller's own. Open to be entered by the account that the embedded PostgreSQL
 * runs as when the tests run as root, unless `closed`.
 */
export async function makeTemporaryDir(name: string, closed = false): Promise<TemporaryDir> {
  const dir = await mkdtemp(path.join(tmpdir(), `agency-${name}-`))
  if (!closed) await chmod(dir, 0o755)
  return {
    path: dir,
    remove: async () => {
      // Where the server could not live inside, it left a note of where it does.
      for (const note of ['moved-to', 'postgres/moved-to']) {
        const place = await readFile(path.join(dir, note), 'utf8').catch(() => undefined)
        if (place) await rm(place.trim(), { recursive: true, force: true })
      }
      await rm(dir, { recursive: true, force: true })
    },
  }
}
