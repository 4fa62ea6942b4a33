import type { Deps } from '@agency/api/deps'
import { AppError } from '@agency/api/errors/app-error'
import { rollUpDays } from '@agency/api/features/analytics/day-service'
import { urlOfKey } from '@agency/api/storage/storage'
import { lockForConnection } from '@agency/db/advisory-locks'
import { type CopyValue, copyRows } from '@agency/db/copy-rows'
import pg from 'pg'
import sharp from 'sharp'
import {
  type ConceptPictures,
  conceptRows,
  conceptTable,
  estimateRows,
  estimateTable,
  generationRows,
  generationTable,
} from './concepts.ts'
import {
  changeRows,
  changeTable,
  emailRows,
  emailTable,
  notificationRows,
  notificationTable,
} from './notifications-and-emails.ts'
import {
  contactRows,
  contactTable,
  generatePeople,
  generateSubmissions,
  submissionCountOf,
  submissionRows,
  submissionTable,
} from './people.ts'
import { siteEventRows, siteEventTable } from './site-events.ts'

export interface ScaleDeps extends Pick<Deps, 'db' | 'storage'> {
  /** URL of the same database: loading takes longer than the pool's statement timeout allows. */
  url: string
}

export interface ScaleOptions {
  /** The number of concepts, and of contacts. */
  count: number
  now?: Date
  /** Called with each table that was loaded and its number of rows. */
  onLoaded?: (table: string, rows: number) => void
}

const SEED_NAME = 'scale'
const EVENTS_PER_CONCEPT = 10
/** A demo that somebody has tried out contains a few more submissions. */
const MAX_EXISTING_SUBMISSIONS = 100
/** Per thousand concepts. */
const UNREAD_PER_THOUSAND = 2

/** For a third of the contacts, one each. */
const TAGS = ['Referral', 'Trade show', 'Retainer', 'Newsletter', 'Partner', 'School', 'Rebuild']

const IMAGE_SIZE = { width: 1440, height: 1800 }
const COLOURS = [
  '#1f3a4d',
  '#7a4b2a',
  '#2f5d50',
  '#5b3a6b',
  '#8a2f3c',
  '#39527a',
  '#6b6a2f',
  '#2b2b33',
]

/** Images of a single colour, shared by the concepts: rendering one for each would take a day. */
async function storeImages({ storage }: ScaleDeps): Promise<ConceptPictures> {
  const keys = COLOURS.map((_, index) => `concepts/${SEED_NAME}-${index + 1}.webp`)
  for (const [index, key] of keys.entries()) {
    const background = COLOURS[index] ?? '#000'
    const picture = sharp({ create: { ...IMAGE_SIZE, channels: 3, background } })
    await storage.put(key, await picture.webp().toBuffer())
  }
  return { urls: keys.map(urlOfKey), ...IMAGE_SIZE }
}

/** Throws BAD_REQUEST for a database that is in use, and for one that was already filled. */
async function assertMayFill(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ existing: number; filled: boolean }>(`
    select (select count(*)::int from submissions where request_id <> 'demo') as existing,
      exists (select from seeds where name = '${SEED_NAME}') as filled`)
  const { existing = 0, filled = false } = rows[0] ?? {}
  if (filled) throw new AppError('BAD_REQUEST', 'This database has already been filled.')
  if (existing > MAX_EXISTING_SUBMISSIONS) {
    throw new AppError(
      'BAD_REQUEST',
      `People sent ${existing} submissions to this site: only an empty database or a demo is filled.`,
    )
  }
}

/** Reserves this many consecutive ids and returns the first. The table is locked. */
async function reserveIds(client: pg.Client, table: string, count: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `select setval(seq, nextval(seq) + $2 - 1) - $2 + 1 as first
     from (select pg_get_serial_sequence($1, 'id')::regclass as seq) as of_table`,
    [table, count],
  )
  return Number(rows[0]?.first)
}

async function findStaff(client: pg.Client) {
  const { rows } = await client.query<{ id: number | null; email: string }>(
    'select id, email from staff order by id limit 1',
  )
  return rows[0] ?? { id: null, email: 'staff@emberlane.example' }
}

/** Loads everything in one transaction; triggers stay active. */
async function load(client: pg.Client, pictures: ConceptPictures, options: Required<ScaleOptions>) {
  const { count, now, onLoaded } = options
  const copy = async (
    table: { table: string; columns: readonly string[] },
    rows: Iterable<CopyValue[]>,
  ) => {
    let loaded = 0
    const countRows = function* () {
      for (const row of rows) {
        loaded += 1
        yield row
      }
    }
    await copyRows(client, table, countRows())
    onLoaded(table.table, loaded)
  }
  const people = generatePeople(count, await reserveIds(client, 'contacts', count), now)
  const firstSubmissionId = await reserveIds(client, 'submissions', submissionCountOf(count))
  const submissions = generateSubmissions(people, firstSubmissionId, now)
  const firstConcept = await reserveIds(client, 'concepts', count)
  await copy(contactTable, contactRows(people))
  // Before the submissions, with which it is counted who waits for an answer.
  await copy(changeTable, changeRows(people, await findStaff(client), now))
  await copy(submissionTable, submissionRows(submissions))
  await copy(generationTable, generationRows(submissions))
  await copy(conceptTable, conceptRows(submissions, firstConcept, pictures))
  await copy(estimateTable, estimateRows(submissions, firstConcept))
  await copy(notificationTable, notificationRows(submissions))
  await copy(emailTable, emailRows(submissions, now))
  await copy(siteEventTable, siteEventRows(count * EVENTS_PER_CONCEPT, now))
}

/**
 * Fills an empty database, or one with the demo, with this many fictitious contacts and concepts,
 * their submissions and notifications, and ten times as many events of the last year. The same
 * count gives the same rows, with times relative to `now`. It runs in one transaction, and other
 * writes wait for it.
 *
 * Throws BAD_REQUEST if the site is in use by people, or was already filled.
 */
export async function seedScale(deps: ScaleDeps, options: ScaleOptions): Promise<void> {
  const { count, now = new Date(), onLoaded = () => {} } = options
  const client = new pg.Client({ connectionString: deps.url })
  await client.connect()
  try {
    await client.query('begin')
    await lockForConnection(client, 'seed')
    // Ids are reserved and days are recounted below, so other writes must wait.
    await client.query(
      'lock table contacts, submissions, concepts, site_events in share row exclusive mode',
    )
    await assertMayFill(client)
    await load(client, await storeImages(deps), { count, now, onLoaded })
    await client.query(
      `with used as (
         update contacts set tags = array[($1::text[])[1 + id % 7]] where id % 3 = 0
         returning tags[1] as name
       )
       insert into tags (name) select distinct name from used on conflict do nothing`,
      [TAGS],
    )
    await client.query(
      `insert into unread_notifications (staff_id, notification_id)
       select staff.id, newest.id from staff, (
         select id from notifications order by created_at desc, id desc limit $1
       ) as newest on conflict do nothing`,
      [Math.ceil((count * UNREAD_PER_THOUSAND) / 1_000)],
    )
    // Days that were already rolled up lack the added events, so all of them are counted again.
    await client.query('delete from site_days')
    await client.query('delete from source_days')
    await client.query('delete from submission_days')
    await client.query('delete from people_days')
    await client.query('insert into seeds (name) values ($1)', [SEED_NAME])
    await client.query('commit')
    await rollUpDays(deps.db, now)
    // Updates the planner's statistics and the visibility map for index-only scans, as lists need
    // them.
    await client.query('vacuum (analyze)')
  } finally {
    // Rolls back if there was no commit.
    await client.end()
  }
}
