// A restore that is killed at a random moment, 200 times: the site has all of its old data or all
// of the new, rows and files, every time. KILLS=20 sets how often.
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDiskStorage } from '@agency/api/storage/storage'
import { dumpDatabase } from '@agency/db/backup/dump-database'
import { report } from '@agency/tools/bench/bench-report'
import pg from 'pg'
import { useSiteData } from '../../apps/server/src/unfinished-restore.ts'
import {
  backUp,
  createSiteData,
  EARLIER_BACKUP,
  removeSiteData,
  restore,
  type SiteData,
  spawnRestore,
} from '../support/site-data.ts'

const KILLS = Number(process.env.KILLS ?? 200)
const CONTACTS = 2_000
const FILES = 60
/** As a multiple of the time that a restore takes alone: some of them finish. */
const MAX_DELAY_FACTOR = 2

const hashOf = (value: string | Uint8Array) => createHash('sha256').update(value).digest('hex')
const openFilesOf = (home: SiteData) => openDiskStorage(path.join(home.dir.path, 'files'))

/**
 * One hash of every row, job and file, after the first step of a start, which finishes an
 * interrupted restore.
 */
async function fingerprint(home: SiteData): Promise<string> {
  const url = home.database.url
  const storage = openFilesOf(home)
  const emailDir = path.join(home.dir.path, 'mail')
  const data = await useSiteData({ url, emailDir, openFiles: async () => storage })
  const dir = path.join(home.dir.path, 'dump')
  try {
    await mkdir(dir)
    const { tables, jobs, references } = await dumpDatabase(url, dir)
    const files: string[] = []
    for await (const { key } of storage.list()) {
      files.push(`${key} ${hashOf((await storage.read(key)) ?? '')}`)
    }
    const rows = [...tables, ...(jobs ? [jobs] : [])].map(({ name, sha256 }) => [name, sha256])
    return hashOf(JSON.stringify([rows, references, files.sort()]))
  } finally {
    await rm(dir, { recursive: true, force: true })
    await data.close()
  }
}

/** Other rows and other files, some of which are in both. */
async function change(home: SiteData, round: number): Promise<void> {
  const client = new pg.Client({ connectionString: home.database.url })
  await client.connect()
  await client.query(
    `insert into contacts (email, name, first_seen, last_activity)
     select format('p%s@round-%s.example', n, $1::int), md5(n::text), now(), now()
     from generate_series(1, $2) as n`,
    [round, CONTACTS],
  )
  await client.end()
  for (let n = 0; n < FILES; n += 1) {
    await openFilesOf(home).put(`projects/round-${round}-${n}.webp`, randomBytes(20_000))
  }
}

const home = await createSiteData()
await restore(home, EARLIER_BACKUP)
const backups: { dir: string; hash: string }[] = []
for (const round of [1, 2]) {
  await change(home, round)
  const dir = path.join(home.dir.path, `backup-${round}`)
  await backUp(home, dir)
  // As a restore leaves it: jobs have other ids.
  await restore(home, dir, '--overwrite')
  backups.push({ dir, hash: await fingerprint(home) })
}

const startedAt = performance.now()
await restore(home, backups[0]?.dir ?? '', '--overwrite')
const fullMs = performance.now() - startedAt

let brokenCount = 0
const outcomes = { old: 0, new: 0 }
let currentHash = backups[0]?.hash
for (let round = 0; round < KILLS; round += 1) {
  const nextBackup = backups.find(({ hash }) => hash !== currentHash) ?? backups[0]
  const child = spawnRestore(home, nextBackup?.dir ?? '')
  await Promise.race([once(child, 'exit'), sleep(Math.random() * MAX_DELAY_FACTOR * fullMs)])
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  const newHash = await fingerprint(home)
  if (newHash === nextBackup?.hash) outcomes.new += 1
  else if (newHash === currentHash) outcomes.old += 1
  else brokenCount += 1
  currentHash = newHash
}
const manifest = JSON.parse(
  await readFile(path.join(backups[1]?.dir ?? '', 'manifest.json'), 'utf8'),
)
await removeSiteData()

console.log(`a full restore of ${manifest.files.length} files takes ${Math.round(fullMs)} ms`)
report(
  { metric: 'killed restores that left the old data intact', value: outcomes.old, atLeast: 1 },
  { metric: 'killed restores that left the new data intact', value: outcomes.new, atLeast: 1 },
  { metric: `of ${KILLS}, neither old nor new data intact`, value: brokenCount, atMost: 0 },
)
