import { afterEach, beforeEach, expect, test } from 'vitest'
import { countJobs } from '../support/bench-site.ts'
import {
  killAt,
  killedAt,
  listKeptMails,
  listOrphans,
  madeOnce,
  openStages,
  type Place,
  readMade,
  type Stages,
  sendBrief,
  startAt,
} from '../support/generation-kills.ts'
import { leaveOutVariants } from '../support/leave-out-variants.ts'
import { makeTemporaryDir, type TemporaryDir } from '../support/temporary-dir.ts'
import { createTestDatabase, type TestDatabase, testServerUrl } from '../support/test-database.ts'
import { isFullRun } from '../support/test-size.ts'

let dir: TemporaryDir
let database: TestDatabase
let place: Place
let stages: Stages
beforeEach(async () => {
  dir = await makeTemporaryDir('generation-kills')
  database = await createTestDatabase(testServerUrl())
  if (!isFullRun) await leaveOutVariants(database.url)
  place = { databaseUrl: database.url, dataDir: dir.path }
  stages = await openStages(database.url)
})
afterEach(async () => {
  await stages.close()
  await database.drop()
  await dir.remove()
})

const untilDone = () =>
  expect.poll(() => countJobs(place.databaseUrl), { timeout: 220_000, interval: 500 }).toBe(0)

// One kill in the middle stands for all; the larger size has the whole matrix.
const stagesToKill = isFullRun ? killedAt : (['rendering'] as const)

test(`kill -9 while ${stagesToKill.join(', ')} loses no lead, makes and mails nothing twice and leaves no file`, async () => {
  const ids: string[] = []
  for (const stage of stagesToKill) {
    const site = await startAt(place)
    const id = await killAt(site, stages, stage, `Killed at ${stage}`)
    if (id) ids.push(id)
  }
  expect(ids.length).toBeGreaterThan(0)
  const site = await startAt(place)
  await untilDone()
  await site.stop()
  const made = await readMade(place.databaseUrl)
  // What was stored and could not be acknowledged any more is made as well.
  expect([...made.keys()]).toEqual(expect.arrayContaining(ids))
  expect([...made.values()]).toEqual([...made].map(() => madeOnce))
  expect(await listOrphans(place)).toEqual([])
  const mails = [...made.values()].flatMap((one) => one.mails)
  expect(await listKeptMails(place)).toHaveLength(mails.length)
}, 600_000)

const GENERATIONS = isFullRun ? 12 : 4

test('two processes on one database share the work and run nothing twice', async () => {
  const sites = await Promise.all([startAt(place, 'info'), startAt(place, 'info')])
  const ids = await Promise.all(
    Array.from({ length: GENERATIONS }, (_, n) =>
      sendBrief(sites[n % 2]?.url ?? '', `Company ${n}`),
    ),
  )
  // Variants of the pictures may be made yet: they are not what is shared here.
  const made = async () => {
    const all = await readMade(place.databaseUrl)
    return ids.map((id) => all.get(id))
  }
  await expect.poll(made, { timeout: 220_000, interval: 200 }).toEqual(ids.map(() => madeOnce))
  for (const id of ids) {
    expect(stages.heard(id)).toEqual(['brief', 'designing', 'rendering', 'pricing', 'done'])
  }
  await Promise.all(sites.map((site) => site.stop()))
  const shares = sites.map((site) => site.output().split('concept made').length - 1)
  expect(shares[0] ?? 0).toBeGreaterThan(0)
  expect(shares[1] ?? 0).toBeGreaterThan(0)
  expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBe(GENERATIONS)
}, 600_000)
