import {
  createTestDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { isFullRun } from '@agency/tools/test/test-size'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countJobs } from '../support/bench-site.ts'
import { disableConceptVariants } from '../support/disable-concept-variants.ts'
import {
  expectedOutcome,
  killAt,
  killStages,
  listenToStages,
  listOrphans,
  listStoredEmails,
  readOutcomes,
  type SiteLocation,
  type StageListener,
  sendBrief,
  startSiteAt,
} from '../support/generation-kills.ts'

let dir: TemporaryDir
let database: TestDatabase
let location: SiteLocation
let stages: StageListener
beforeEach(async () => {
  dir = await makeTemporaryDir('generation-kills')
  database = await createTestDatabase(testServerUrl())
  if (!isFullRun) await disableConceptVariants(database.url)
  location = { databaseUrl: database.url, dataDir: dir.path }
  stages = await listenToStages(database.url)
})
afterEach(async () => {
  await stages.close()
  await database.drop()
  await dir.remove()
})

const waitUntilDone = () =>
  expect.poll(() => countJobs(location.databaseUrl), { timeout: 500_000, interval: 500 }).toBe(0)

// One kill in the middle represents all; the full run has the whole matrix.
const stagesToKill = isFullRun ? killStages : (['rendering'] as const)

test(`kill -9 while ${stagesToKill.join(', ')} loses no lead, makes and sends nothing twice and leaves no file`, async () => {
  const ids: string[] = []
  for (const stage of stagesToKill) {
    const site = await startSiteAt(location)
    const id = await killAt(site, stages, stage, `Killed at ${stage}`)
    if (id) ids.push(id)
  }
  expect(ids.length).toBeGreaterThan(0)
  const site = await startSiteAt(location)
  await waitUntilDone()
  await site.stop()
  const outcomes = await readOutcomes(location.databaseUrl)
  // Briefs that were stored but never acknowledged are made too.
  expect([...outcomes.keys()]).toEqual(expect.arrayContaining(ids))
  expect([...outcomes.values()]).toEqual([...outcomes].map(() => expectedOutcome))
  expect(await listOrphans(location)).toEqual([])
  const emails = [...outcomes.values()].flatMap((outcome) => outcome.emails)
  expect(await listStoredEmails(location)).toHaveLength(emails.length)
})

const GENERATIONS = isFullRun ? 12 : 4

test('two processes on one database share the work and run nothing twice', async () => {
  const sites = await Promise.all([startSiteAt(location, 'info'), startSiteAt(location, 'info')])
  const ids = await Promise.all(
    Array.from({ length: GENERATIONS }, (_, n) =>
      sendBrief(sites[n % 2]?.url ?? '', `Company ${n}`),
    ),
  )
  // Variants of the pictures may still be in progress: they are not what is shared here.
  const findOutcomes = async () => {
    const outcomes = await readOutcomes(location.databaseUrl)
    return ids.map((id) => outcomes.get(id))
  }
  await expect
    .poll(findOutcomes, { timeout: 500_000, interval: 200 })
    .toEqual(ids.map(() => expectedOutcome))
  for (const id of ids) {
    expect(stages.stagesOf(id)).toEqual(['brief', 'designing', 'rendering', 'pricing', 'done'])
  }
  await Promise.all(sites.map((site) => site.stop()))
  const shares = sites.map((site) => site.output().split('concept made').length - 1)
  expect(shares[0] ?? 0).toBeGreaterThan(0)
  expect(shares[1] ?? 0).toBeGreaterThan(0)
  expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBe(GENERATIONS)
})
