import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'
import { countJobs } from './bench-site.ts'
import { listStoredEmails, type SiteLocation, startSiteAt } from './generation-kills.ts'
import { storeProposal } from './stored-proposals.ts'

/** The approximate time for an acceptance and its sealing, in ms. */
const ACCEPTANCE_MS = 400
const FINISHED_WITHIN_MS = 120_000

export interface KillReport {
  /** Proposals that are accepted in the end. */
  acceptedCount: number
  /** Differences from the result of exactly one acceptance, or none; one line each. */
  errors: string[]
}

/**
 * Kills the site this many times while a proposal is accepted, spread over the whole process:
 * before, during and after the transaction, and while it is sealed. Then lets a final site finish
 * the remaining work.
 */
export async function killWhileAccepted(
  location: SiteLocation,
  db: Database,
  kills: number,
): Promise<KillReport> {
  const acknowledged: number[] = []
  for (let i = 0; i < kills; i += 1) {
    const { id, token, price } = await storeProposal(db)
    const site = await startSiteAt(location)
    const responsePromise = fetch(`${site.url}/trpc/proposals.accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ token, version: 1, total: price.total, name: 'Mira Castellan', agreed: true },
      }),
    }).then(
      ({ status }) => status === 200,
      () => false,
    )
    await sleep((i / kills) * ACCEPTANCE_MS)
    site.child.kill('SIGKILL')
    await site.exited
    if (await responsePromise) acknowledged.push(id)
  }
  const site = await startSiteAt(location)
  // A job that is killed at every attempt fails permanently, or waits for minutes: the number of
  // attempts is not tested here.
  const countRemainingJobs = async () => {
    await sql`select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where run_at > now() or attempts >= max_attempts),
      run_at => now(), attempts => 0
    )`.execute(db)
    return countJobs(location.databaseUrl)
  }
  const deadline = Date.now() + FINISHED_WITHIN_MS
  let remaining = await countRemainingJobs()
  while (remaining > 0 && Date.now() < deadline) {
    await sleep(500)
    remaining = await countRemainingJobs()
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
  const errors: string[] = []
  const check = (label: string, actual: unknown, expected: unknown) => {
    if (isDeepStrictEqual(actual, expected)) return
    errors.push(`${label}: ${JSON.stringify(actual)} and not ${JSON.stringify(expected)}`)
  }
  check('jobs left', remaining, 0)
  for (const row of rows) {
    const isAccepted = row.state === 'accepted'
    const labelFor = (label: string) => `${label} of proposal ${row.id}`
    if (acknowledged.includes(row.id)) check(labelFor('state'), row.state, 'accepted')
    check(labelFor('events'), row.events, isAccepted ? ['accepted', 'sealed'] : [])
    check(labelFor('mails'), row.mails, isAccepted ? ['owner kept', 'visitor kept'] : [])
    // Sending a proposal has moved its client.
    check(labelFor('status'), row.status, isAccepted ? 'Converted' : 'Responded')
    if (!isAccepted) continue
    const file = path.join(
      location.dataDir,
      'files',
      row.documentUrl?.replace('/uploads/', '') ?? '',
    )
    const bytes = await readFile(file).catch(() => '')
    check(
      labelFor('document'),
      createHash('sha256').update(bytes).digest('hex'),
      row.documentSha256,
    )
  }
  const acceptedCount = rows.filter(({ state }) => state === 'accepted').length
  // One for each client that it was sent to, and two for each acceptance.
  check('stored emails', (await listStoredEmails(location)).length, kills + 2 * acceptedCount)
  return { acceptedCount, errors }
}
