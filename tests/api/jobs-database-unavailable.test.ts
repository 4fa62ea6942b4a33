import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  madeOnce,
  openStages,
  readMade,
  type Stages,
  sendBrief,
  startAt,
} from '../support/generation-kills.ts'
import { openRoad, type Road } from '../support/road.ts'
import type { SiteProcess } from '../support/site-process.ts'
import { makeTemporaryDir, type TemporaryDir } from '../support/temporary-dir.ts'
import { createTestDatabase, type TestDatabase, testServerUrl } from '../support/test-database.ts'
import { fullOnly } from '../support/test-size.ts'

let database: TestDatabase
let dir: TemporaryDir
let road: Road
let stages: Stages
let site: SiteProcess
beforeAll(async () => {
  database = await createTestDatabase(testServerUrl())
  dir = await makeTemporaryDir('jobs-away')
  road = await openRoad(database.url)
  stages = await openStages(database.url)
  site = await startAt({ databaseUrl: road.url, dataDir: dir.path })
})
afterAll(async () => {
  await site.stop()
  await stages.close()
  road.close()
  await dir.remove()
  await database.drop()
})
beforeEach(() => {
  expect(site.child.exitCode).toBeNull()
})

const made = async (id: string) => (await readMade(database.url)).get(id)

test.each(['brief', 'designing', 'rendering', 'pricing'])(
  'a database that dies as a concept is at %s: the process stays, and the concept is made once',
  fullOnly,
  async (stage) => {
    const cut = new Promise<void>((resolve) => {
      stages.onEach((_, began) => {
        if (began !== stage) return
        road.cut(true)
        resolve()
      })
    })
    const id = await sendBrief(site.url, `Away at ${stage}`)
    await cut
    stages.onEach(() => {})
    // Longer than what is left of the stage: its end finds no database.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    road.cut(false)
    await expect.poll(() => made(id), { timeout: 50_000 }).toEqual(madeOnce)
    expect(site.child.exitCode).toBeNull()
  },
)

test('what is asked for afterwards is made at once', fullOnly, async () => {
  const id = await sendBrief(site.url, 'Afterwards')
  await expect.poll(() => made(id), { timeout: 20_000 }).toEqual(madeOnce)
})
