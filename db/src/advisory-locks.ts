import { CompiledQuery, type Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from './schema.ts'

/**
 * All advisory locks, by what they protect. Numbers are frozen once released, since processes of
 * two releases run side by side during an upgrade. Numbers are defined only here.
 */
export const advisoryLocks = {
  /** Shared by all users of an embedded server; whoever gets it exclusively stops it. */
  embeddedServer: 727_001,
  seed: 727_002,
  /** Takes a second key per process: its job workers are alive. */
  jobWorkers: 727_003,
  generationQueue: 727_004,
  featuredProject: 727_005,
  /** Shared by every process that uses the site's data; held exclusively by a restore. */
  siteData: 727_006,
  /** Only one backup at a time builds the schema to compare with. */
  backupCheck: 727_007,
  /** Takes a second key per email address: it belongs to one contact only. */
  contactAddress: 727_008,
  redirects: 727_009,
  webhooks: 727_050,
  emailTemplates: 727_051,
} as const
export type AdvisoryLock = keyof typeof advisoryLocks

/** Waits for the lock and holds it until the transaction ends. */
export async function lockInTransaction(trx: Transaction<DB>, lock: AdvisoryLock): Promise<void> {
  await trx.executeQuery(
    CompiledQuery.raw('select pg_advisory_xact_lock($1)', [advisoryLocks[lock]]),
  )
}

/** The same with a second key per text, such as an email address; two texts may share a key. */
export async function lockTextInTransaction(
  trx: Transaction<DB>,
  lock: AdvisoryLock,
  text: string,
): Promise<void> {
  await trx.executeQuery(
    CompiledQuery.raw('select pg_advisory_xact_lock($1, hashtext($2))', [
      advisoryLocks[lock],
      text,
    ]),
  )
}

/**
 * Takes the lock with a second key until the transaction ends. Returns false if it is already held.
 */
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

/** A client whose connection holds the locks until it closes. */
type Client = Pick<pg.ClientBase, 'query'>

/** Waits for the lock, with an optional second key, and holds it until the connection closes. */
export const lockForConnection = (client: Client, lock: AdvisoryLock, key?: number) =>
  key === undefined
    ? client.query('select pg_advisory_lock($1)', [advisoryLocks[lock]])
    : client.query('select pg_advisory_lock($1, $2)', [advisoryLocks[lock], key])

export const lockShared = (client: Client, lock: AdvisoryLock) =>
  client.query('select pg_advisory_lock_shared($1)', [advisoryLocks[lock]])

export const unlockShared = (client: Client, lock: AdvisoryLock) =>
  client.query('select pg_advisory_unlock_shared($1)', [advisoryLocks[lock]])

/**
 * Takes the lock, exclusively or shared, until the connection closes. Returns whether it was free.
 */
export async function tryLock(
  client: Client,
  lock: AdvisoryLock,
  mode: 'exclusive' | 'shared',
): Promise<boolean> {
  const suffix = mode === 'shared' ? '_shared' : ''
  const { rows } = await client.query(`select pg_try_advisory_lock${suffix}($1) as taken`, [
    advisoryLocks[lock],
  ])
  return rows[0].taken
}
