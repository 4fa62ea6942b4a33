import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { makePrivateDirectory, privateDirectoryOf, restrictFile } from './private-files.ts'

export interface StoredFile {
  key: string
  modifiedAt: Date
}

/** Files of the site, by key. A key is a path such as 'concepts/3f….webp'. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The file's bytes; undefined if it does not exist. */
  read(key: string): Promise<Uint8Array | undefined>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** All files. */
  list(): AsyncIterable<StoredFile>
  /**
   * How the files are served: from the directory that holds them, or from copies created on demand.
   */
  serveFrom: { root: string } | FileCopies
}

export interface FileCopies {
  /** Directory of the copies. */
  dir: string
  /** The copy of a file, by its name in that directory; undefined if the file does not exist. */
  copyOf(key: string): Promise<string | undefined>
  /** Removes the copy of a deleted file. */
  removeCopy(key: string): void
}

export function openDiskStorage(root: string): Storage {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  const files = filesOf(disk)
  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const directory = privateDirectoryOf(key)
    if (directory === undefined) return files.put(key, bytes)
    await mkdir(root, { recursive: true })
    await makePrivateDirectory(path.join(root, directory))
    await files.put(key, bytes)
    await restrictFile(path.join(root, key))
  }
  return { ...files, put, serveFrom: { root: path.resolve(root) } }
}

const isMissing = (error: unknown) => {
  const cause = error instanceof Error ? error.cause : undefined
  const { code, name } = (cause ?? {}) as { code?: string; name?: string }
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound'
}

/** The files of a disk, local or in a bucket. */
export const filesOf = (disk: Disk): Omit<Storage, 'serveFrom'> => ({
  put: (key, bytes) => disk.put(key, bytes),
  read: (key) =>
    disk.getBytes(key).catch((error) => {
      if (isMissing(error)) return undefined
      throw error
    }),
  exists: (key) => disk.exists(key),
  remove: (key) => disk.delete(key),
  list: () => listFiles(disk),
})

async function* listFiles(disk: Disk): AsyncIterable<StoredFile> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll('', {
      recursive: true,
      ...(paginationToken && { paginationToken }),
    })
    for (const entry of page.objects) {
      if (entry.isDirectory) continue
      // A bucket's listing already has the times; a file removed in the meantime is skipped.
      const metadata = await entry.getMetaData().catch((error) => {
        if (!isMissing(error)) throw error
      })
      if (metadata) yield { key: entry.key, modifiedAt: metadata.lastModified }
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

const PREFIX = '/uploads/'

/** The URL of a stored file on this origin. */
export const urlOfKey = (key: string) => `${PREFIX}${key}`

/** The key of a stored file's URL. Throws for any other URL. */
export function keyOfUrl(url: string): string {
  if (!url.startsWith(PREFIX)) throw new RangeError(`${url} is not the URL of a stored file.`)
  return url.slice(PREFIX.length)
}

/** An unguessable file name: 128 random bits. */
export const randomName = () => randomBytes(16).toString('hex')
