import { connect } from '@agency/db/connect'
import { generateTypes } from '@agency/db/generate-types'
import { migrate } from '@agency/db/migrate'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { expect, test } from 'vitest'

test('the Kysely types match the migrated database', async () => {
  const database = await createTestDatabase(testServerUrl())
  await expect(generateTypes(database.url, 'verify')).resolves.toBeDefined()
  await database.drop()
})

test('migrating again changes nothing', async () => {
  const database = await createTestDatabase(testServerUrl())
  const { db, close } = connect({ url: database.url })
  expect(await migrate(db)).toEqual([])
  await close()
  await database.drop()
})
