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
  /** The file's bytes; nothing when there is no such file. */
  read(key: string): Promise<Uint8Array | undefined>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Every file there is. */
  list(): AsyncIterable<StoredFile>
  /** How the files are served: from the directory that holds them, or from copies made on demand. */
  served: { root: string } | FileCopies
}

export interface FileCopies {
  /** Directory of the copies. */
  dir: string
  /** The copy of a file, by its name in that directory; nothing when there is no such file. */
  copyOf(key: string): Promise<string | undefined>
  /** Removes the copy of a file that is no more. */
  drop(key: string): void
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
  return { ...files, put, served: { root: path.resolve(root) } }
}

const isMissing = (error: unknown) => {
  const cause = error instanceof Error ? error.cause : undefined
  const { code, name } = (cause ?? {}) as { code?: string; name?: string }
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound'
}

/** The files of a disk, wherever it is. */
export const filesOf = (disk: Disk): Omit<Storage, 'served'> => ({
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
      // A bucket's listing has the times already; one that is gone meanwhile is no file any more.
      const found = await entry.getMetaData().catch((error) => {
        if (!isMissing(error)) throw error
      })
      if (found) yield { key: entry.key, modifiedAt: found.lastModified }
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

const PREFIX = '/uploads/'

/** The address of a stored file on this origin. */
export const urlOfKey = (key: string) => `${PREFIX}${key}`

/** The key of a stored file's address. Throws for any other address. */
export function keyOfUrl(url: string): string {
  if (!url.startsWith(PREFIX)) throw new RangeError(`${url} is no stored file.`)
  return url.slice(PREFIX.length)
}

/** A file name that cannot be guessed: 128 random bits. */
export const randomName = () => randomBytes(16).toString('hex')
