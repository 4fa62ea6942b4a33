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
  killedAt,
  listKeptMails,
  listOrphans,
  openStages,
  readOutcomes,
  startAt,
} from '../support/generation-kills.ts'

const KILLS = Number(process.env.KILLS ?? 20)
const FINISHED_WITHIN_MS = 120_000

const dir = await makeTemporaryDir('generation-kills')
const database = await createTestDatabase(testServerUrl())
const place = { databaseUrl: database.url, dataDir: dir.path }
const stages = await openStages(database.url)

/** Stages that were reached before the kill, by the intended stage. */
const hit = new Map<string, number>()
const acknowledged: string[] = []
for (let round = 0; round < KILLS; round += 1) {
  for (const stage of killedAt) {
    const site = await startAt(place)
    const id = await killAt(site, stages, stage, `Round ${round}, ${stage}`)
    if (!id) continue
    acknowledged.push(id)
    const last = stages.heard(id).at(-1) ?? 'queued'
    if (last === stage) hit.set(stage, (hit.get(stage) ?? 0) + 1)
  }
}

const site = await startAt(place)
const giveUpAt = Date.now() + FINISHED_WITHIN_MS
while ((await countJobs(database.url)) > 0 && Date.now() < giveUpAt) await sleep(500)
await site.stop()

const made = await readOutcomes(database.url)
const orphans = await listOrphans(place)
// Briefs that were stored but never acknowledged are made too.
const wrong = [...new Set([...acknowledged, ...made.keys()])].filter(
  (id) => !isDeepStrictEqual({ ...made.get(id) }, expectedOutcome),
)
const mails = (await listKeptMails(place)).length - 2 * made.size
/** Generations that repeated a stage although it was stored. */
const again = [...made.keys()].filter((id) => {
  const heard = stages.heard(id)
  return heard.lastIndexOf('brief') > heard.indexOf('designing') && heard.includes('designing')
})
await stages.close()
await database.drop()
await dir.remove()

const hits = killedAt.map((stage) => `${stage} ${hit.get(stage) ?? 0}`).join(', ')
console.log(`killed in the stage that was aimed at: ${hits} of ${KILLS}`)
for (const id of wrong.slice(0, 5)) console.log(' ', id, made.get(id), stages.heard(id))
for (const url of orphans.slice(0, 5)) console.log(' ', url)
report(
  { what: 'generations acknowledged, killed at each stage', ours: acknowledged.length, atLeast: 1 },
  { what: 'leads without exactly one of everything', ours: wrong.length, atMost: 0 },
  { what: 'stages run twice', ours: again.length, atMost: 0 },
  { what: 'files left behind', ours: orphans.length, atMost: 0 },
  { what: 'missing or surplus emails', ours: Math.abs(mails), atMost: 0 },
)
