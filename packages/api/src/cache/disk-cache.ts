import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { isOwnerFile, openCacheDirectory } from './cache-directory.ts'

export interface DiskCache {
  /** Directory of the files. */
  dir: string
  /** The file of this name, if it exists. */
  find(name: string): string | undefined
  /** The file of this name, created if missing. Concurrent callers share one creation. */
  getOrCreate(name: string, make: () => Promise<NewCacheFile>): Promise<string>
  /** Removes the file of this name, if it exists. */
  remove(name: string): void
}

export interface NewCacheFile {
  bytes: Uint8Array
  /** Without the dot. */
  extension: string
}

const TEMPORARY = '.part'
/** Anybody who was given the name of a file has opened it by then. */
const REMOVAL_DELAY_MS = 5_000

/**
 * A cache of files with a max total size; the least recently used are evicted first. Names are
 * letters and digits. Several processes may share a directory: each has its own subdirectory, and
 * takes over that of an earlier run.
 */
export async function openDiskCache(shared: string, maxBytes: number): Promise<DiskCache> {
  const dir = await openCacheDirectory(shared)
  const remove = (file: string) => rm(path.join(dir, file), { force: true })
  const files = new LRUCache<string, { file: string; size: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: ({ file }, _name, reason) => {
      if (reason === 'delete') return void remove(file).catch(() => {})
      setTimeout(() => void remove(file).catch(() => {}), REMOVAL_DELAY_MS).unref()
    },
  })
  const pending = new Map<string, Promise<string>>()

  const existing = await Promise.all(
    (await readdir(dir)).map(async (file) => ({ file, ...(await sizeAndTime(dir, file)) })),
  )
  for (const { file, size } of existing.sort((a, b) => a.time - b.time)) {
    if (file.endsWith(TEMPORARY)) await remove(file)
    else if (!isOwnerFile(file)) files.set(nameOf(file), { file, size })
  }

  /** The file, unless the directory has been cleaned up in the meantime. */
  function find(name: string): string | undefined {
    const file = files.get(name)?.file
    if (file === undefined || existsSync(path.join(dir, file))) return file
    files.delete(name)
    return undefined
  }

  async function store(name: string, make: () => Promise<NewCacheFile>): Promise<string> {
    const { bytes, extension } = await make()
    // Unique, so never a name that is still waiting to be removed.
    const file = `${name}.${randomUUID().slice(0, 8)}.${extension}`
    // Written atomically, so that a reader never sees half a file.
    const part = path.join(dir, `${randomUUID()}${TEMPORARY}`)
    await mkdir(dir, { recursive: true })
    await writeFile(part, bytes)
    await rename(part, path.join(dir, file))
    files.set(name, { file, size: bytes.byteLength })
    return file
  }

  return {
    dir,
    find,
    remove: (name) => void files.delete(name),
    getOrCreate: async (name, make) => {
      const file = find(name)
      if (file) return file
      const creating = pending.get(name)
      if (creating) return creating
      const creation = store(name, make).finally(() => pending.delete(name))
      pending.set(name, creation)
      return creation
    },
  }
}

/** 'a1b2.5f0c9d3e.webp' -> 'a1b2' */
const nameOf = (file: string) => file.split('.', 1)[0] ?? file

async function sizeAndTime(dir: string, file: string) {
  const { size, mtimeMs } = await stat(path.join(dir, file))
  return { size, time: mtimeMs }
}
