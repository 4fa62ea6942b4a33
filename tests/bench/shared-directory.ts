// Two processes that share one DATA_DIR and a bucket, with caches far too small, one of them killed
// and restarted every 20 s: five minutes of reads, and no response says that a file is missing.
// SECONDS=30 sets how long.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '@agency/tools/bench/bench-report'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { openS3Stub } from '../support/s3-stub.ts'

const SECONDS = Number(process.env.SECONDS ?? 300)
const READERS = 8
const FILES = 200
const FILE_BYTES = 30_000
const KILL_EVERY_MS = 20_000
/**
 * Statuses that count as wrong: 404, 405 and 500 for files that all exist, and for pages and lists.
 */
const ERROR_STATUSES = [404, 405, 500]

const bucket = await openS3Stub()
const names = Array.from(
  { length: FILES },
  () => `projects/${randomBytes(16).toString('hex')}.webp`,
)
for (const name of names) {
  bucket.objects.set(name, { bytes: randomBytes(FILE_BYTES), modifiedAt: new Date() })
}
const dir = await makeTemporaryDir('shared-directory')
const database = await createTestDatabase(testServerUrl())
const start = async () =>
  waitUntilReady(
    await spawnSite({
      ...{ DATABASE_URL: database.url, DATA_DIR: dir.path, STORAGE_URL: bucket.url },
      ...{ SEED: 'none', CACHE_MB: '1', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' },
    }),
  )
const sites: SiteProcess[] = [await start(), await start()]

const deadline = Date.now() + SECONDS * 1_000
const statuses = new Map<number, number>()
const pickRandom = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)] as T

async function requestOne() {
  while (Date.now() < deadline) {
    const file = `/uploads/${pickRandom(names)}`
    const path = pickRandom([file, file, file, file, '/our-work', '/api/projects'])
    const { url } = pickRandom(sites)
    const method = Math.random() < 0.1 && path === file ? 'HEAD' : 'GET'
    // Status 0: the process was just killed.
    const status = await fetch(url + path, { method })
      .then(async (response) => {
        const body = await response.text()
        if (ERROR_STATUSES.includes(response.status))
          console.log(method, path, response.status, body)
        return response.status
      })
      .catch(() => 0)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 0) await sleep(20)
  }
}

let kills = 0
async function kill() {
  for (;;) {
    const remainingMs = deadline - Date.now()
    await sleep(Math.min(KILL_EVERY_MS, Math.max(remainingMs, 0)))
    if (Date.now() >= deadline) return
    const index = kills % sites.length
    sites[index]?.child.kill('SIGKILL')
    await sites[index]?.exited
    sites[index] = await start()
    kills += 1
  }
}

await Promise.all([kill(), ...Array.from({ length: READERS }, requestOne)])
for (const site of sites) {
  await site.stop()
  const errors = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  if (errors.length > 0) console.log(errors.slice(0, 5).join('\n'))
}
await database.drop()
await bucket.close()
await dir.remove()

const responseCount = [...statuses].reduce((sum, [status, n]) => sum + (status === 0 ? 0 : n), 0)
const errorCount = ERROR_STATUSES.reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0)
console.log(`statuses ${JSON.stringify(Object.fromEntries(statuses))}, ${kills} kills`)
report(
  { metric: 'responses of two processes sharing a directory', value: responseCount, atLeast: 1 },
  { metric: 'of these 404, 405 or 500', value: errorCount, atMost: 0 },
)
