import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mainOfVariant } from '@agency/contract/picture-variants'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import pg from 'pg'
import { validBrief } from './briefs.ts'

/** The moments at which a process is killed: when each of these stages starts. */
export const killStages = ['queued', 'brief', 'designing', 'rendering', 'pricing'] as const
type KillStage = (typeof killStages)[number]

export interface SiteLocation {
  databaseUrl: string
  dataDir: string
}

/** Starts the site on a database and a directory that outlive it. */
export const startSiteAt = async (
  { databaseUrl, dataDir }: SiteLocation,
  logLevel = 'fatal',
): Promise<SiteProcess> =>
  waitUntilReady(
    await spawnSite({
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      ...{ SEED: 'none', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: logLevel },
    }),
  )

/**
 * Receives every stage of every generation through the notifications that the processes send each
 * other.
 */
export async function listenToStages(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const stagesById = new Map<string, string[]>()
  let notifyListener: (id: string, stage: string) => void = () => {}
  client.on('notification', ({ payload = '' }) => {
    const [id = '', stage = ''] = payload.split(' ')
    stagesById.set(id, [...(stagesById.get(id) ?? []), stage])
    notifyListener(id, stage)
  })
  await client.query('listen generation_stage')
  return {
    stagesOf: (id: string) => stagesById.get(id) ?? [],
    ids: () => stagesById.keys(),
    onStage: (listener: typeof notifyListener) => {
      notifyListener = listener
    },
    close: () => client.end(),
  }
}
export type StageListener = Awaited<ReturnType<typeof listenToStages>>

/**
 * Sends a brief as the site's own form does: again, under the same key, while the site is too busy.
 * Returns the generation's id once the site has accepted it.
 */
export async function sendBrief(url: string, companyName: string): Promise<string> {
  const body = JSON.stringify({ ...validBrief, companyName, idempotencyKey: randomUUID() })
  const headers = { 'content-type': 'application/json' }
  for (;;) {
    const response = await fetch(`${url}/trpc/generations.start`, { method: 'POST', headers, body })
    const result = await response.json()
    if (response.ok) return result.result.data.generationId
    if (response.status !== 503) throw new Error(JSON.stringify(result))
    await sleep(1_000)
  }
}

/**
 * Sends a brief and kills the process as the stage starts; returns the acknowledged id, or
 * undefined if the process died before it could respond.
 */
export async function killAt(
  site: SiteProcess,
  stages: StageListener,
  stage: KillStage,
  companyName: string,
): Promise<string | undefined> {
  const kill = () => site.child.kill('SIGKILL')
  const earlierIds = new Set(stages.ids())
  stages.onStage((generationId, startedStage) => {
    // Generations from earlier kills continue in the meantime.
    if (startedStage === stage && !earlierIds.has(generationId)) kill()
  })
  const id = await sendBrief(site.url, companyName).catch(() => undefined)
  if (stage === 'queued') kill()
  await site.exited
  stages.onStage(() => {})
  return id
}

export interface Outcome {
  stage: string
  concepts: number
  estimates: number
  notifications: string[]
  /** Recipient and state of each. */
  emails: string[]
}

/** The results of a finished generation, whatever was killed in the meantime. */
export const expectedOutcome: Outcome = {
  ...{ stage: 'done', concepts: 1, estimates: 1, notifications: ['concept'] },
  emails: ['owner kept', 'visitor kept'],
}

/** The outcome of each generation, by id. */
export async function readOutcomes(databaseUrl: string): Promise<Map<string, Outcome>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(`
    select g.id, g.stage,
      (select count(*)::int from concepts c where c.generation_id = g.id) as concepts,
      (select count(*)::int from estimates e where e.submission_id = g.submission_id) as estimates,
      (select array_agg(n.kind order by n.id) from notifications n
        where n.submission_id = g.submission_id) as notifications,
      (select array_agg(m.recipient || ' ' || m.state order by m.recipient) from mails m
        where m.submission_id = g.submission_id) as emails
    from generations g`)
  await client.end()
  return new Map(rows.map(({ id, ...outcome }) => [id, outcome]))
}

/** Names of the emails that were stored as files. */
export const listStoredEmails = ({ dataDir }: SiteLocation): Promise<string[]> =>
  readdir(path.join(dataDir, 'mail')).catch(() => [])

/** Stored files that no row refers to, directly or as variants. */
export async function listOrphans({ databaseUrl, dataDir }: SiteLocation): Promise<string[]> {
  const root = path.join(dataDir, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const urls = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/uploads/${path.relative(root, path.join(parentPath, name))}`)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('select url from file_references')
  await client.end()
  const referencedUrls = new Set(rows.map(({ url }) => url))
  return urls.filter(
    (url) => !referencedUrls.has(url) && !referencedUrls.has(mainOfVariant(url) ?? ''),
  )
}
