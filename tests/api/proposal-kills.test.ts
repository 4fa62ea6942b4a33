import { type Connection, connect } from '@agency/db/connect'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { killWhileAccepted } from '../support/proposal-kills.ts'
import { makeTemporaryDir, type TemporaryDir } from '../support/temporary-dir.ts'
import { createTestDatabase, type TestDatabase, testServerUrl } from '../support/test-database.ts'
import { fullOnly } from '../support/test-size.ts'

/** 50 of them: npm run bench -- proposal-kills. */
const KILLS = 12

let dir: TemporaryDir
let database: TestDatabase
let connection: Connection
beforeEach(async () => {
  dir = await makeTemporaryDir('proposal-kills')
  database = await createTestDatabase(testServerUrl())
  connection = connect({ url: database.url, onError: () => {} })
})
afterEach(async () => {
  await connection.close()
  await database.drop()
  await dir.remove()
})

test(`${KILLS} kills while proposals are accepted lose none, accept none twice and mail no wrong ones`, {
  ...fullOnly,
  timeout: 600_000,
}, async () => {
  const place = { databaseUrl: database.url, dataDir: dir.path }
  const { accepted, wrong } = await killWhileAccepted(place, connection.db, KILLS)
  expect(wrong).toEqual([])
  expect(accepted).toBeGreaterThan(0)
})
