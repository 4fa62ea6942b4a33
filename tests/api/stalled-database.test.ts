import { type Connection, connect } from '@agency/db/connect'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openRoad, type Road } from '../support/road.ts'
import { createTestDatabase, type TestDatabase, testServerUrl } from '../support/test-database.ts'

let database: TestDatabase
let road: Road
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase(testServerUrl())
})
afterAll(() => database.drop())
beforeEach(async () => {
  road = await openRoad(database.url)
  connection = connect({ url: road.url, max: 1 })
  await sql`select 1`.execute(connection.db)
})
afterEach(async () => {
  await connection.close()
  road.close()
})

const titles = async () => {
  const other = connect({ url: database.url, max: 1 })
  const { rows } = await sql<{ title: string }>`select title from projects`.execute(other.db)
  await other.close()
  return rows.map(({ title }) => title)
}
const insert = (title: string) =>
  sql`insert into projects (title, content) values (${title}, '')`.execute(connection.db)

test('what is acknowledged after a stall is stored: no transaction is left open that nobody began', async () => {
  road.freeze(true)
  await expect(connection.db.transaction().execute(() => insert('Never'))).rejects.toThrow()
  road.freeze(false)
  await insert('After a transaction that was given up')
  expect(await titles()).toEqual(['After a transaction that was given up'])
})
