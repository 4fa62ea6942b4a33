// kill -9 of the app at each stage of a generation, 20 times each: every acknowledged lead has
// exactly one concept, one estimate, one notification and one email to each side, and no file is
// left behind. KILLS=2 sets how often.

import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { report } from '@agency/tools/bench/bench-report'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { countJobs } from '../support/bench-site.ts'
import {
  expectedOutcome,
  killAt,
  killStages,
  listenToStages,
  listOrphans,
  listStoredEmails,
  readOutcomes,
  startSiteAt,
} from '../support/generation-kills.ts'

const KILLS = Number(process.env.KILLS ?? 20)
const TIMEOUT_MS = 120_000

const dir = await makeTemporaryDir('generation-kills')
const database = await createTestDatabase(testServerUrl())
const location = { databaseUrl: database.url, dataDir: dir.path }
const stages = await listenToStages(database.url)

/** Stages that were reached before the kill, by the intended stage. */
const hitCounts = new Map<string, number>()
const acknowledged: string[] = []
for (let i = 0; i < KILLS; i += 1) {
  for (const stage of killStages) {
    const site = await startSiteAt(location)
    const id = await killAt(site, stages, stage, `Round ${i}, ${stage}`)
    if (!id) continue
    acknowledged.push(id)
    const lastStage = stages.stagesOf(id).at(-1) ?? 'queued'
    if (lastStage === stage) hitCounts.set(stage, (hitCounts.get(stage) ?? 0) + 1)
  }
}

const site = await startSiteAt(location)
const deadline = Date.now() + TIMEOUT_MS
while ((await countJobs(database.url)) > 0 && Date.now() < deadline) await sleep(500)
await site.stop()

const outcomes = await readOutcomes(database.url)
const orphans = await listOrphans(location)
// Briefs that were stored but never acknowledged are made too.
const wrongIds = [...new Set([...acknowledged, ...outcomes.keys()])].filter(
  (id) => !isDeepStrictEqual({ ...outcomes.get(id) }, expectedOutcome),
)
const extraEmails = (await listStoredEmails(location)).length - 2 * outcomes.size
/** Generations that repeated a stage although it was stored. */
const repeatedIds = [...outcomes.keys()].filter((id) => {
  const stagesRun = stages.stagesOf(id)
  return (
    stagesRun.lastIndexOf('brief') > stagesRun.indexOf('designing') &&
    stagesRun.includes('designing')
  )
})
await stages.close()
await database.drop()
await dir.remove()

const hitSummary = killStages.map((stage) => `${stage} ${hitCounts.get(stage) ?? 0}`).join(', ')
console.log(`killed in the intended stage: ${hitSummary} of ${KILLS}`)
for (const id of wrongIds.slice(0, 5)) console.log(' ', id, outcomes.get(id), stages.stagesOf(id))
for (const url of orphans.slice(0, 5)) console.log(' ', url)
report(
  {
    metric: 'generations acknowledged, killed at each stage',
    value: acknowledged.length,
    atLeast: 1,
  },
  { metric: 'leads without exactly one of everything', value: wrongIds.length, atMost: 0 },
  { metric: 'stages run twice', value: repeatedIds.length, atMost: 0 },
  { metric: 'files left behind', value: orphans.length, atMost: 0 },
  { metric: 'missing or surplus emails', value: Math.abs(extraEmails), atMost: 0 },
)
