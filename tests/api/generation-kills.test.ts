import {
  createTestDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { isFullRun } from '@agency/tools/test/test-size'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countJobs } from '../support/bench-site.ts'
import {
  expectedOutcome,
  killAt,
  killedAt,
  listKeptMails,
  listOrphans,
  openStages,
  type Place,
  readOutcomes,
  type Stages,
  sendBrief,
  startAt,
} from '../support/generation-kills.ts'
import { leaveOutVariants } from '../support/leave-out-variants.ts'

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
  expect.poll(() => countJobs(place.databaseUrl), { timeout: 500_000, interval: 500 }).toBe(0)

// One kill in the middle represents all; the full run has the whole matrix.
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
  const made = await readOutcomes(place.databaseUrl)
  // Briefs that were stored but never acknowledged are made too.
  expect([...made.keys()]).toEqual(expect.arrayContaining(ids))
  expect([...made.values()]).toEqual([...made].map(() => expectedOutcome))
  expect(await listOrphans(place)).toEqual([])
  const mails = [...made.values()].flatMap((one) => one.mails)
  expect(await listKeptMails(place)).toHaveLength(mails.length)
})

const GENERATIONS = isFullRun ? 12 : 4

test('two processes on one database share the work and run nothing twice', async () => {
  const sites = await Promise.all([startAt(place, 'info'), startAt(place, 'info')])
  const ids = await Promise.all(
    Array.from({ length: GENERATIONS }, (_, n) =>
      sendBrief(sites[n % 2]?.url ?? '', `Company ${n}`),
    ),
  )
  // Variants of the pictures may still be in progress: they are not what is shared here.
  const made = async () => {
    const all = await readOutcomes(place.databaseUrl)
    return ids.map((id) => all.get(id))
  }
  await expect
    .poll(made, { timeout: 500_000, interval: 200 })
    .toEqual(ids.map(() => expectedOutcome))
  for (const id of ids) {
    expect(stages.heard(id)).toEqual(['brief', 'designing', 'rendering', 'pricing', 'done'])
  }
  await Promise.all(sites.map((site) => site.stop()))
  const shares = sites.map((site) => site.output().split('concept made').length - 1)
  expect(shares[0] ?? 0).toBeGreaterThan(0)
  expect(shares[1] ?? 0).toBeGreaterThan(0)
  expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBe(GENERATIONS)
})
