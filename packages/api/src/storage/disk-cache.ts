import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

export interface DiskCache {
  /** Directory of the files. */
  dir: string
  /** The file of this name, when it is there. */
  find(name: string): string | undefined
  /** The file of this name, made now when it is not there. Many callers at once have it made once. */
  take(name: string, make: () => Promise<NewCacheFile>): Promise<string>
  /** Removes the file of this name, if it is there. */
  drop(name: string): void
}

export interface NewCacheFile {
  bytes: Uint8Array
  /** Without the dot. */
  extension: string
}

const TEMPORARY = '.part'

/**
 * Files that together stay below a size: those that were not asked for the longest go first. Names
 * are letters and digits. A directory of an earlier run is taken over.
 */
export async function openDiskCache(dir: string, maxBytes: number): Promise<DiskCache> {
  await mkdir(dir, { recursive: true })
  const remove = (file: string) => rm(path.join(dir, file), { force: true })
  const files = new LRUCache<string, { file: string; size: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: ({ file }) => void remove(file).catch(() => {}),
  })
  const running = new Map<string, Promise<string>>()

  const known = await Promise.all(
    (await readdir(dir)).map(async (file) => ({ file, ...(await sizeAndTime(dir, file)) })),
  )
  for (const { file, size } of known.sort((a, b) => a.time - b.time)) {
    if (file.endsWith(TEMPORARY)) await remove(file)
    else files.set(path.parse(file).name, { file, size })
  }

  async function store(name: string, make: () => Promise<NewCacheFile>): Promise<string> {
    const { bytes, extension } = await make()
    const file = `${name}.${extension}`
    // Whole or not at all: a reader never meets half a file.
    const part = path.join(dir, `${randomUUID()}${TEMPORARY}`)
    await writeFile(part, bytes)
    await rename(part, path.join(dir, file))
    files.set(name, { file, size: bytes.byteLength })
    return file
  }

  return {
    dir,
    find: (name) => files.get(name)?.file,
    drop: (name) => void files.delete(name),
    take: async (name, make) => {
      const found = files.get(name)?.file
      if (found) return found
      const before = running.get(name)
      if (before) return before
      const work = store(name, make).finally(() => running.delete(name))
      running.set(name, work)
      return work
    },
  }
}

async function sizeAndTime(dir: string, file: string) {
  const { size, mtimeMs } = await stat(path.join(dir, file))
  return { size, time: mtimeMs }
}
