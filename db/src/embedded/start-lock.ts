import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** SQLite's error code for a file that another process has locked. */
const SQLITE_BUSY = 5
const LOOK_EVERY_MS = 50

/** The lock file is not usable; it holds no data, so it can be deleted. */
const unusable = (file: string, { message }: Error) =>
  new Error(
    `${file} cannot be locked (${message}). Nothing is kept in it: remove it while no site uses this directory, and start again.`,
  )

function tryLock(database: DatabaseSync, file: string): boolean {
  try {
    database.exec('begin exclusive')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw unusable(file, error as Error)
  }
}

function open(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file)
  } catch (error) {
    throw unusable(file, error as Error)
  }
}

/**
 * Runs `work` while no other process holds the lock on this file. The operating system holds the
 * lock, through SQLite: it is released the moment its holder exits, for whatever reason, and nobody
 * can release another's.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const database = open(file)
  try {
    while (!tryLock(database, file)) await sleep(LOOK_EVERY_MS)
    return await work()
  } finally {
    database.close()
  }
}
