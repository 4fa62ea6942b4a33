import { type Connection, connect } from '@agency/db/connect'
import {
  createTestDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { fullOnly } from '@agency/tools/test/test-size'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { killWhileAccepted } from '../support/proposal-kills.ts'

/** For 50 of them: npm run bench -- proposal-kills. */
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

test(
  `${KILLS} kills during acceptances lose none, accept none twice and send no wrong email`,
  fullOnly,
  async () => {
    const location = { databaseUrl: database.url, dataDir: dir.path }
    const { acceptedCount, errors } = await killWhileAccepted(location, connection.db, KILLS)
    expect(errors).toEqual([])
    expect(acceptedCount).toBeGreaterThan(0)
  },
)
