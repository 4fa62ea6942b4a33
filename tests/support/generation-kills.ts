import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mainOfVariant } from '@agency/contract/picture-variants'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import pg from 'pg'
import { validBrief } from './briefs.ts'

/** The moments at which a process is killed: when each of these stages starts. */
export const killedAt = ['queued', 'brief', 'designing', 'rendering', 'pricing'] as const
type KilledAt = (typeof killedAt)[number]

export interface Place {
  databaseUrl: string
  dataDir: string
}

/** Starts the site on a database and a directory that outlive it. */
export const startAt = async (
  { databaseUrl, dataDir }: Place,
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
export async function openStages(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const heard = new Map<string, string[]>()
  let hear: (id: string, stage: string) => void = () => {}
  client.on('notification', ({ payload = '' }) => {
    const [id = '', stage = ''] = payload.split(' ')
    heard.set(id, [...(heard.get(id) ?? []), stage])
    hear(id, stage)
  })
  await client.query('listen generation_stage')
  return {
    heard: (id: string) => heard.get(id) ?? [],
    ids: () => heard.keys(),
    onEach: (listener: typeof hear) => {
      hear = listener
    },
    close: () => client.end(),
  }
}
export type Stages = Awaited<ReturnType<typeof openStages>>

/**
 * Sends a brief as the site's own form does: again, under the same key, while the site is too busy.
 * Returns the generation's id once the site has accepted it.
 */
export async function sendBrief(url: string, companyName: string): Promise<string> {
  const body = JSON.stringify({ ...validBrief, companyName, idempotencyKey: randomUUID() })
  const headers = { 'content-type': 'application/json' }
  for (;;) {
    const response = await fetch(`${url}/trpc/generations.start`, { method: 'POST', headers, body })
    const answer = await response.json()
    if (response.ok) return answer.result.data.generationId
    if (response.status !== 503) throw new Error(JSON.stringify(answer))
    await sleep(1_000)
  }
}

/**
 * Sends a brief and kills the process as the stage starts; returns the acknowledged id, or
 * undefined if the process died before it could respond.
 */
export async function killAt(
  site: SiteProcess,
  stages: Stages,
  stage: KilledAt,
  companyName: string,
): Promise<string | undefined> {
  const kill = () => site.child.kill('SIGKILL')
  const earlier = new Set(stages.ids())
  stages.onEach((each, began) => {
    // Generations from earlier kills continue in the meantime.
    if (began === stage && !earlier.has(each)) kill()
  })
  const id = await sendBrief(site.url, companyName).catch(() => undefined)
  if (stage === 'queued') kill()
  await site.ended
  stages.onEach(() => {})
  return id
}

export interface Outcome {
  stage: string
  concepts: number
  estimates: number
  notifications: string[]
  /** Recipient and state of each. */
  mails: string[]
}

/** The results of a finished generation, whatever was killed in the meantime. */
export const expectedOutcome: Outcome = {
  ...{ stage: 'done', concepts: 1, estimates: 1, notifications: ['concept'] },
  mails: ['owner kept', 'visitor kept'],
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
        where m.submission_id = g.submission_id) as mails
    from generations g`)
  await client.end()
  return new Map(rows.map(({ id, ...made }) => [id, made]))
}

/** Names of the emails that were stored as files. */
export const listKeptMails = ({ dataDir }: Place): Promise<string[]> =>
  readdir(path.join(dataDir, 'mail')).catch(() => [])

/** Stored files that no row refers to, directly or as variants. */
export async function listOrphans({ databaseUrl, dataDir }: Place): Promise<string[]> {
  const root = path.join(dataDir, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const urls = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/uploads/${path.relative(root, path.join(parentPath, name))}`)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('select url from file_references')
  await client.end()
  const referred = new Set(rows.map(({ url }) => url))
  return urls.filter((url) => !referred.has(url) && !referred.has(mainOfVariant(url) ?? ''))
}
