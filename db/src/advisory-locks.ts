import { CompiledQuery, type Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from './schema.ts'

/**
 * Every advisory lock there is, by what it protects. A number is frozen once released: processes of two
 * releases run side by side while a site is upgraded. Numbers are typed here and nowhere else.
 */
export const advisoryLocks = {
  /** Shared by every process that uses an embedded server; whoever gets it alone stops the server. */
  embeddedServer: 727_001,
  seed: 727_002,
  /** With a second key for each process: its job workers live. */
  jobWorkers: 727_003,
  generationQueue: 727_004,
  featuredProject: 727_005,
  /** Shared by every process that works on the site's data; held alone by a restore. */
  siteData: 727_006,
  /** One backup at a time builds the schema that it compares with. */
  backupCheck: 727_007,
} as const
export type AdvisoryLock = keyof typeof advisoryLocks

/** Waits for the lock and holds it until the transaction ends. */
export async function lockInTransaction(trx: Transaction<DB>, lock: AdvisoryLock): Promise<void> {
  await trx.executeQuery(
    CompiledQuery.raw('select pg_advisory_xact_lock($1)', [advisoryLocks[lock]]),
  )
}

/** Takes the lock with a second key until the transaction ends. Returns whether it was free. */
export async function tryLockInTransaction(
  trx: Transaction<DB>,
  lock: AdvisoryLock,
  key: number,
): Promise<boolean> {
  const { rows } = await trx.executeQuery(
    CompiledQuery.raw('select pg_try_advisory_xact_lock($1, $2) as free', [
      advisoryLocks[lock],
      key,
    ]),
  )
  return (rows[0] as { free: boolean }).free
}

/** A connection, held until it ends, that takes locks for itself. */
type Client = Pick<pg.ClientBase, 'query'>

/** Waits for the lock, with a second key where there is one, and holds it for the connection's life. */
export const lockForConnection = (client: Client, lock: AdvisoryLock, key?: number) =>
  key === undefined
    ? client.query('select pg_advisory_lock($1)', [advisoryLocks[lock]])
    : client.query('select pg_advisory_lock($1, $2)', [advisoryLocks[lock], key])

export const lockShared = (client: Client, lock: AdvisoryLock) =>
  client.query('select pg_advisory_lock_shared($1)', [advisoryLocks[lock]])

export const unlockShared = (client: Client, lock: AdvisoryLock) =>
  client.query('select pg_advisory_unlock_shared($1)', [advisoryLocks[lock]])

/** Takes the lock for the connection's life, alone or with others. Returns whether it was free. */
export async function tryLock(
  client: Client,
  lock: AdvisoryLock,
  how: 'alone' | 'shared',
): Promise<boolean> {
  const suffix = how === 'shared' ? '_shared' : ''
  const { rows } = await client.query(`select pg_try_advisory_lock${suffix}($1) as taken`, [
    advisoryLocks[lock],
  ])
  return rows[0].taken
}
