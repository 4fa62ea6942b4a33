import { type Connection, connect } from '@agency/db/connect'
import {
  createTestDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase(testServerUrl())
})
afterAll(() => database.drop())
beforeEach(async () => {
  proxy = await openDatabaseProxy(database.url)
  connection = connect({ url: proxy.url, max: 1 })
  await sql`select 1`.execute(connection.db)
})
afterEach(async () => {
  await connection.close()
  proxy.close()
})

const titles = async () => {
  const otherConnection = connect({ url: database.url, max: 1 })
  const { rows } = await sql<{ title: string }>`select title from projects`.execute(
    otherConnection.db,
  )
  await otherConnection.close()
  return rows.map(({ title }) => title)
}
const insert = (title: string) =>
  sql`insert into projects (title, content) values (${title}, '')`.execute(connection.db)

test('acknowledged writes after a stall are stored, in no orphaned transaction', async () => {
  proxy.setFrozen(true)
  await expect(connection.db.transaction().execute(() => insert('Never'))).rejects.toThrow()
  proxy.setFrozen(false)
  await insert('After a transaction that was given up')
  expect(await titles()).toEqual(['After a transaction that was given up'])
})
