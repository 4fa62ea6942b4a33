import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Files of the site, by key. A key is a path such as 'concepts/3f….webp'. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  remove(key: string): Promise<void>
  /** Directory that holds the files. */
  root: string
}

export function openDiskStorage(root: string): Storage {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  return {
    root: path.resolve(root),
    put: (key, bytes) => disk.put(key, bytes),
    remove: (key) => disk.delete(key),
  }
}

/** The address of a stored file on this origin. */
export const urlOfKey = (key: string) => `/uploads/${key}`

/** A file name that cannot be guessed: 128 random bits. */
export const randomName = () => randomBytes(16).toString('hex')
