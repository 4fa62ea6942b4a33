import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { DAY_MS } from '@agency/contract/time'
import { makePrivateDirectory, restrictToOwner } from '../storage/private-files.ts'

/** Names the directory's owner; rewritten regularly for as long as the owner runs. */
const OWNER_FILE = 'owner.json'
const WRITE_INTERVAL_MS = 60_000
/**
 * An owner on another machine or in another container is gone if it has not written for this long.
 */
const ABANDONED_AFTER_MS = 15 * 60_000
/** Files of earlier releases in the shared directory itself are removed if unread for this long. */
const MAX_UNREAD_MS = 2 * DAY_MS

/** Directories of this process, which may have several caches. */
const ownDirectories = new Set<string>()

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a directory is no longer in use. One without an owner file is judged by its age. */
async function isAbandoned(dir: string): Promise<boolean> {
  if (ownDirectories.has(dir)) return false
  const file = path.join(dir, OWNER_FILE)
  const lastWrite = await stat(file).catch(() => stat(dir))
  if (Date.now() - lastWrite.mtimeMs > ABANDONED_AFTER_MS) return true
  const owner = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
  if (owner?.host !== hostname()) return false
  // PIDs are reused, especially when a container is restarted.
  return owner.pid === process.pid || !isRunning(owner.pid)
}

/** Moves an abandoned directory to `target` atomically: only one of several processes succeeds. */
const claim = (dir: string, target: string) =>
  rename(dir, target).then(
    () => true,
    () => false,
  )

async function listAbandoned(shared: string): Promise<string[]> {
  const directories: string[] = []
  for (const entry of await readdir(shared, { withFileTypes: true })) {
    const dir = path.join(shared, entry.name)
    // It disappeared in the meantime: another process has claimed it.
    if (entry.isDirectory() && (await isAbandoned(dir).catch(() => false))) directories.push(dir)
  }
  return directories
}

async function removeAbandoned(shared: string): Promise<void> {
  for (const dir of await listAbandoned(shared)) {
    const claimed = path.join(shared, randomUUID())
    ownDirectories.add(claimed)
    if (await claim(dir, claimed)) await rm(claimed, { recursive: true, force: true })
    ownDirectories.delete(claimed)
  }
  for (const entry of await readdir(shared, { withFileTypes: true })) {
    const file = path.join(shared, entry.name)
    if (!entry.isFile()) continue
    const { atimeMs, mtimeMs } = await stat(file)
    if (Date.now() - Math.max(atimeMs, mtimeMs) > MAX_UNREAD_MS) await rm(file, { force: true })
  }
}

/**
 * Returns this process's own directory below a shared one, reusing the files of a process that has
 * exited, if any. Others are removed once their owners have exited. Other accounts on the machine
 * have no access, since it holds copies of private files.
 */
export async function openCacheDirectory(
  shared: string,
  onError: (error: unknown) => void = () => {},
): Promise<string> {
  await makePrivateDirectory(shared)
  // Earlier releases left it open. Without access to it, nobody reaches the directories below.
  await restrictToOwner(shared).catch(onError)
  const dir = path.join(shared, randomUUID())
  ownDirectories.add(dir)
  for (const abandoned of await listAbandoned(shared)) {
    if (await claim(abandoned, dir)) break
  }
  const writeOwnerFile = async () => {
    await mkdir(dir, { recursive: true })
    await writeFile(
      path.join(dir, OWNER_FILE),
      JSON.stringify({ host: hostname(), pid: process.pid }),
    )
  }
  await writeOwnerFile()
  await removeAbandoned(shared).catch(onError)
  setInterval(() => {
    writeOwnerFile()
      .then(() => removeAbandoned(shared))
      .catch(onError)
  }, WRITE_INTERVAL_MS).unref()
  return dir
}

export const isOwnerFile = (name: string) => name === OWNER_FILE
