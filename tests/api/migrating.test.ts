import { type Connection, connect } from '@agency/db/connect'
import { migrate } from '@agency/db/migrate'
import { migrations } from '@agency/db/migrations/all'
import {
  createTestDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, expect, test } from 'vitest'

let database: TestDatabase
let connection: Connection
beforeEach(async () => {
  database = await createTestDatabase(testServerUrl())
  connection = connect({ url: database.url, max: 6, hasTimeLimits: false })
})
afterEach(async () => {
  await connection.close()
  await database.drop()
})

const createMigration = (statement: string): Migration => ({
  up: async (db) => {
    await sql.raw(statement).execute(db)
  },
})
const addTown = {
  ...migrations,
  '9998-town': createMigration(`alter table contacts add column town text not null default ''`),
}
const columnExists = async (column: string) =>
  (
    await connection.pool.query(
      `select 1 from information_schema.columns where table_name = 'contacts' and column_name = $1`,
      [column],
    )
  ).rowCount === 1

test('a blocked migration yields to later queries, and is applied afterwards', async () => {
  const reader = await connection.pool.connect()
  await reader.query('begin; select from contacts')
  const migration = migrate(connection.db, addTown)
  const waitQuery = `select 1 from pg_locks where not granted and mode = 'AccessExclusiveLock'`
  await expect.poll(async () => (await connection.pool.query(waitQuery)).rowCount).toBe(1)
  // The query is not blocked for as long as the reader keeps its lock.
  await connection.pool.query('select from contacts')
  expect(await columnExists('town')).toBe(false)
  await reader.query('commit')
  reader.release()
  expect(await migration).toEqual(['9998-town'])
  expect(await columnExists('town')).toBe(true)
})

test('a failed migration keeps the earlier ones and leaves nothing behind', async () => {
  const knownMigrations = {
    ...addTown,
    '9999-broken': createMigration('alter table contacts add column street text; select 1 / 0'),
  }
  await expect(migrate(connection.db, knownMigrations)).rejects.toThrow('division by zero')
  expect([await columnExists('town'), await columnExists('street')]).toEqual([true, false])
})

test('processes that start together apply each migration once', async () => {
  const connections = Array.from({ length: 4 }, () => connect({ url: database.url, max: 2 }))
  const applied = await Promise.all(connections.map(({ db }) => migrate(db, addTown)))
  expect(applied.flat()).toEqual(['9998-town'])
  for (const extraConnection of connections) await extraConnection.close()
})

test('a release starts on a newer release’s database without changing it', async () => {
  await migrate(connection.db, addTown)
  expect(await migrate(connection.db)).toEqual([])
  expect(await columnExists('town')).toBe(true)
})
