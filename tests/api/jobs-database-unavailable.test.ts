import {
  createTestDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import type { SiteProcess } from '@agency/tools/site/site-process'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { fullOnly } from '@agency/tools/test/test-size'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts'
import {
  expectedOutcome,
  listenToStages,
  readOutcomes,
  type StageListener,
  sendBrief,
  startSiteAt,
} from '../support/generation-kills.ts'

let database: TestDatabase
let dir: TemporaryDir
let proxy: DatabaseProxy
let stages: StageListener
let site: SiteProcess
beforeAll(async () => {
  database = await createTestDatabase(testServerUrl())
  dir = await makeTemporaryDir('jobs-away')
  proxy = await openDatabaseProxy(database.url)
  stages = await listenToStages(database.url)
  site = await startSiteAt({ databaseUrl: proxy.url, dataDir: dir.path })
})
afterAll(async () => {
  await site.stop()
  await stages.close()
  proxy.close()
  await dir.remove()
  await database.drop()
})
beforeEach(() => {
  expect(site.child.exitCode).toBeNull()
})

const findOutcome = async (id: string) => (await readOutcomes(database.url)).get(id)

test.each(['brief', 'designing', 'rendering', 'pricing'])(
  'a database failure while a concept is at %s: the process survives and makes it once',
  fullOnly,
  async (stage) => {
    const disconnection = new Promise<void>((resolve) => {
      stages.onStage((_, startedStage) => {
        if (startedStage !== stage) return
        proxy.setDisconnected(true)
        resolve()
      })
    })
    const id = await sendBrief(site.url, `Away at ${stage}`)
    await disconnection
    stages.onStage(() => {})
    // Longer than the rest of the stage, so that the database is down when it ends.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    proxy.setDisconnected(false)
    await expect.poll(() => findOutcome(id)).toEqual(expectedOutcome)
    expect(site.child.exitCode).toBeNull()
  },
)

test('a later request is processed at once', fullOnly, async () => {
  const id = await sendBrief(site.url, 'Afterwards')
  await expect.poll(() => findOutcome(id)).toEqual(expectedOutcome)
})
