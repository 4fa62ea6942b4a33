import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, connect } from '@agency/db/connect'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countJobs } from '../support/bench-site.ts'
import { listKeptMails, type Place, startAt } from '../support/generation-kills.ts'
import { storeProposal } from '../support/stored-proposals.ts'
import { makeTemporaryDir, type TemporaryDir } from '../support/temporary-dir.ts'
import { createTestDatabase, type TestDatabase, testServerUrl } from '../support/test-database.ts'
import { isFullRun } from '../support/test-size.ts'

const KILLS = isFullRun ? 50 : 4
/** An acceptance and its sealing take about so long, in ms. */
const WITHIN_MS = 400

let dir: TemporaryDir
let database: TestDatabase
let connection: Connection
let place: Place
beforeEach(async () => {
  dir = await makeTemporaryDir('proposal-kills')
  database = await createTestDatabase(testServerUrl())
  connection = connect({ url: database.url, onError: () => {} })
  place = { databaseUrl: database.url, dataDir: dir.path }
})
afterEach(async () => {
  await connection.close()
  await database.drop()
  await dir.remove()
})

test(`${KILLS} kills while proposals are accepted lose none, accept none twice and mail no wrong ones`, async () => {
  const { db } = connection
  const acknowledged: number[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { id, token, price } = await storeProposal(db)
    const site = await startAt(place)
    const accepted = fetch(`${site.url}/trpc/proposals.accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ token, version: 1, total: price.total, name: 'Mira Castellan', agreed: true },
      }),
    }).then(
      ({ status }) => status === 200,
      () => false,
    )
    // Spread over the whole of it: before, within and after the transaction, and while it is sealed.
    await sleep((kill / KILLS) * WITHIN_MS)
    site.child.kill('SIGKILL')
    await site.ended
    if (await accepted) acknowledged.push(id)
  }
  const site = await startAt(place)
  // Killed at every one of its tries a job gives up, or waits for minutes: how often it is tried is not
  // what this is about.
  const jobsLeft = async () => {
    await sql`select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where run_at > now() or attempts >= max_attempts),
      run_at => now(), attempts => 0
    )`.execute(db)
    return countJobs(place.databaseUrl)
  }
  await expect.poll(jobsLeft, { timeout: 120_000, interval: 500 }).toBe(0)
  await site.stop()
  const rows = await db
    .selectFrom('proposals')
    .select([
      'id',
      'state',
      'documentUrl',
      'documentSha256',
      sql<string[]>`array(select kind from proposal_events e where e.proposal_id = proposals.id
        and kind in ('accepted', 'sealed') order by kind)`.as('events'),
      sql<string[]>`array(select m.recipient || ' ' || m.state from mails m
        join proposal_events e on e.id = m.proposal_event_id
        where e.proposal_id = proposals.id and e.kind = 'accepted' order by 1)`.as('mails'),
      sql<string>`(select status from contacts where contacts.id = contact_id)`.as('status'),
    ])
    .execute()
  for (const row of rows) {
    const isAccepted = row.state === 'accepted'
    expect(isAccepted || !acknowledged.includes(row.id)).toBe(true)
    expect(row.events).toEqual(isAccepted ? ['accepted', 'sealed'] : [])
    expect(row.mails).toEqual(isAccepted ? ['owner kept', 'visitor kept'] : [])
    expect(row.status).toBe(isAccepted ? 'Converted' : 'New')
    if (!isAccepted) continue
    const file = path.join(place.dataDir, 'files', row.documentUrl?.replace('/uploads/', '') ?? '')
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    expect(hash).toBe(row.documentSha256)
  }
  expect(rows.filter(({ state }) => state === 'accepted').length).toBeGreaterThan(0)
  // One to each client that it was sent, and two of each acceptance.
  const accepted = rows.filter(({ state }) => state === 'accepted').length
  expect(await listKeptMails(place)).toHaveLength(KILLS + 2 * accepted)
}, 600_000)
