import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'
import { countJobs } from './bench-site.ts'
import { listKeptMails, type Place, startAt } from './generation-kills.ts'
import { storeProposal } from './stored-proposals.ts'

/** The approximate time for an acceptance and its sealing, in ms. */
const WITHIN_MS = 400
const FINISHED_WITHIN_MS = 120_000

export interface AfterKills {
  /** Proposals that are accepted in the end. */
  accepted: number
  /** Differences from the result of exactly one acceptance, or none; one line each. */
  wrong: string[]
}

/**
 * Kills the site this many times while a proposal is accepted, spread over the whole process:
 * before, during and after the transaction, and while it is sealed. Then lets a final site finish
 * the remaining work.
 */
export async function killWhileAccepted(
  place: Place,
  db: Database,
  kills: number,
): Promise<AfterKills> {
  const acknowledged: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
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
    await sleep((kill / kills) * WITHIN_MS)
    site.child.kill('SIGKILL')
    await site.ended
    if (await accepted) acknowledged.push(id)
  }
  const site = await startAt(place)
  // A job that is killed at every attempt fails permanently, or waits for minutes: the number of
  // attempts is not tested here.
  const jobsLeft = async () => {
    await sql`select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where run_at > now() or attempts >= max_attempts),
      run_at => now(), attempts => 0
    )`.execute(db)
    return countJobs(place.databaseUrl)
  }
  const giveUpAt = Date.now() + FINISHED_WITHIN_MS
  let left = await jobsLeft()
  while (left > 0 && Date.now() < giveUpAt) {
    await sleep(500)
    left = await jobsLeft()
  }
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
  const wrong: string[] = []
  const check = (what: string, seen: unknown, expected: unknown) => {
    if (isDeepStrictEqual(seen, expected)) return
    wrong.push(`${what}: ${JSON.stringify(seen)} and not ${JSON.stringify(expected)}`)
  }
  check('jobs left', left, 0)
  for (const row of rows) {
    const isAccepted = row.state === 'accepted'
    const named = (what: string) => `${what} of proposal ${row.id}`
    if (acknowledged.includes(row.id)) check(named('state'), row.state, 'accepted')
    check(named('events'), row.events, isAccepted ? ['accepted', 'sealed'] : [])
    check(named('mails'), row.mails, isAccepted ? ['owner kept', 'visitor kept'] : [])
    check(named('status'), row.status, isAccepted ? 'Converted' : 'New')
    if (!isAccepted) continue
    const file = path.join(place.dataDir, 'files', row.documentUrl?.replace('/uploads/', '') ?? '')
    const bytes = await readFile(file).catch(() => '')
    check(named('document'), createHash('sha256').update(bytes).digest('hex'), row.documentSha256)
  }
  const accepted = rows.filter(({ state }) => state === 'accepted').length
  // One for each client that it was sent to, and two for each acceptance.
  check('kept mails', (await listKeptMails(place)).length, kills + 2 * accepted)
  return { accepted, wrong }
}
