import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** What SQLite says of a file that another process has locked. */
const SQLITE_BUSY = 5
const LOOK_EVERY_MS = 50

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('begin exclusive')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    return false
  }
}

/**
 * Runs `work` while no other process holds the lock of this file. The system itself holds it, through
 * SQLite: it is free the moment its holder has ended, however that was, and nobody can free another's.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file)
  try {
    while (!tryLock(database)) await sleep(LOOK_EVERY_MS)
    return await work()
  } finally {
    database.close()
  }
}
