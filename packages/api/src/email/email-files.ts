import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const ignoreMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

const partialFileOf = (file: string) => `${file}.part`

/** Writes an email as a file that mail programs open. Only the site's own account can read it. */
export async function storeEmail(dir: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const file = path.join(dir, name)
  const partialFile = partialFileOf(file)
  try {
    await writeFile(partialFile, bytes, { mode: 0o600 })
    await rename(partialFile, file)
  } catch (error) {
    await rm(partialFile, { force: true })
    throw error
  }
}

/** Deletes the files that were written before a time. Others may come and go meanwhile. */
export async function removeStoredEmails(dir: string, before: Date): Promise<void> {
  for (const name of (await readdir(dir).catch(ignoreMissing)) ?? []) {
    const file = path.join(dir, name)
    const stats = await stat(file).catch(ignoreMissing)
    if (stats && stats.mtime < before) await rm(file, { force: true })
  }
}

/**
 * Deletes one file by its name, if it exists, and an unfinished one left by a process that died.
 */
export async function removeStoredEmail(dir: string, name: string): Promise<void> {
  const file = path.join(dir, name)
  for (const target of [file, partialFileOf(file)]) await rm(target, { force: true })
}
