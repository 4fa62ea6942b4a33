import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { JOB_COLUMNS, JOBS } from './queued-jobs.ts'
import {
  type DatabaseFacts,
  isBackedUp,
  readSequences,
  readTables,
  type TableShape,
} from './tables.ts'

/** A table's rows in a file: COPY's text format, compressed with gzip. */
export interface DumpedTable extends TableShape {
  rows: number
  file: string
  /** Size of the file. */
  bytes: number
  sha256: string
}

export interface DatabaseDump extends DatabaseFacts {
  tables: DumpedTable[]
  /** Queued jobs; absent if there is no queue, and in backups of early releases. */
  jobs?: DumpedTable | undefined
  /** URLs of stored files that rows reference. */
  references: string[]
}

export class NoSiteError extends Error {}

/** Hashes chunks as they pass through. */
function hashing() {
  const hash = createHash('sha256')
  const stream = new Transform({
    transform: (chunk, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, digest: () => hash.digest('hex') }
}

/**
 * Table names made of letters, digits and one dot are used as they are; others are replaced by one
 * derived from a hash.
 */
function fileNameOf(table: string): string {
  const isPlain = /^\w+\.\w+$/.test(table)
  const hash = createHash('sha256').update(table).digest('hex').slice(0, 16)
  return `${isPlain ? table : `table-${hash}`}.copy.gz`
}

async function dumpRows(
  client: pg.Client,
  shape: TableShape,
  source: string,
  dir: string,
): Promise<DumpedTable> {
  const file = fileNameOf(shape.name)
  const target = path.join(dir, file)
  const copy = client.query(to(`copy ${source} to stdout`))
  const { stream, digest } = hashing()
  await pipeline(
    copy,
    createGzip(),
    stream,
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  )
  const { size: bytes } = await stat(target)
  return { ...shape, rows: copy.rowCount ?? 0, file, bytes, sha256: digest() }
}

async function dumpJobs(client: pg.Client, dir: string): Promise<DumpedTable | undefined> {
  const { rows } = await client.query(
    `select to_regclass('graphile_worker.jobs') is not null as is`,
  )
  if (!rows[0].is) return undefined
  return dumpRows(client, { name: 'queued_jobs', columns: JOB_COLUMNS }, `(${JOBS})`, dir)
}

/**
 * Writes all rows into files below `dir` from one snapshot, while the site keeps running. Throws
 * NoSiteError if the database has no site.
 */
export async function dumpDatabase(url: string, dir: string): Promise<DatabaseDump> {
  const client = new pg.Client({ connectionString: url, application_name: 'agency-site backup' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: found } = await client.query(
      `select to_regclass('public.staff') is not null as is`,
    )
    if (!found[0].is) throw new NoSiteError('There is no site in this database.')
    const applied = await client.query('select name from kysely_migration order by name')
    const tables: DumpedTable[] = []
    for (const table of await readTables(client)) {
      const columns = table.columns.join(', ')
      const source = isBackedUp(table)
        ? `${table.name} (${columns})`
        : `(select ${columns} from ${table.name} where false)`
      tables.push(await dumpRows(client, table, source, dir))
    }
    const jobs = await dumpJobs(client, dir)
    const named = await client.query('select distinct url from file_references order by url')
    // Sequence numbers taken in the meantime are merely skipped.
    const sequences = await readSequences(client)
    await client.query('commit')
    return {
      migrations: applied.rows.map(({ name }) => name),
      ...{ tables, sequences, jobs },
      references: named.rows.map(({ url: address }) => address),
    }
  } finally {
    await client.end()
  }
}
