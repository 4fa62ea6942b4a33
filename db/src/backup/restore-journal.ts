import type pg from 'pg'

/** The schema in which a restore builds the new tables, next to the site's. */
export const SHADOW_SCHEMA = 'agency_loaded'
/** The schema that holds the old tables between the swap and the end of a restore. */
export const REPLACED_SCHEMA = 'agency_replaced'
const JOURNAL_SCHEMA = 'agency_restore'

/** Where a file belongs: the site's storage, or the directory of stored emails. */
export type FilePlace = 'files' | 'mail'

/** A file that a restore touches. */
export interface JournalFile {
  place: FilePlace
  key: string
  /**
   * 'added': only in the backup. 'replaced': in both, with other bytes. 'extra': not in the backup.
   */
  kind: 'added' | 'replaced' | 'extra'
  /** For a replaced file: its old bytes have been saved. */
  isSaved: boolean
}

/**
 * What is needed to roll back or finish an interrupted restore. Until the tables are swapped,
 * removing what was added restores the old state; afterwards, removing what is old completes the
 * new one.
 */
export interface RestoreJournal {
  isSwapped: boolean
  files: JournalFile[]
}

type Client = Pick<pg.ClientBase, 'query'>

export async function isRestoreUnfinished(client: Client): Promise<boolean> {
  const { rows } = await client.query('select to_regnamespace($1) is not null as is', [
    JOURNAL_SCHEMA,
  ])
  return rows[0].is
}

/** Written in one transaction, before anything else changes. */
export async function openJournal(client: Client, files: JournalFile[]): Promise<void> {
  await client.query('begin')
  await client.query(`create schema ${JOURNAL_SCHEMA}`)
  await client.query(
    `create table ${JOURNAL_SCHEMA}.files (
       place text, key text, kind text, is_saved boolean, primary key (place, key))`,
  )
  await client.query(`create table ${JOURNAL_SCHEMA}.swapped (at timestamptz)`)
  await client.query(
    `insert into ${JOURNAL_SCHEMA}.files
     select *, false from unnest($1::text[], $2::text[], $3::text[])`,
    [files.map(({ place }) => place), files.map(({ key }) => key), files.map(({ kind }) => kind)],
  )
  await client.query('commit')
}

export async function readJournal(client: Client): Promise<RestoreJournal> {
  const swapped = await client.query(`select 1 from ${JOURNAL_SCHEMA}.swapped`)
  const files = await client.query(
    `select place, key, kind, is_saved as "isSaved" from ${JOURNAL_SCHEMA}.files order by place, key`,
  )
  return { isSwapped: swapped.rows.length > 0, files: files.rows }
}

export const markSaved = (client: Client, { place, key }: Pick<JournalFile, 'place' | 'key'>) =>
  client.query(`update ${JOURNAL_SCHEMA}.files set is_saved = true where place = $1 and key = $2`, [
    place,
    key,
  ])

/** Called in the transaction that swaps the tables. */
export const markSwapped = (client: Client) =>
  client.query(`insert into ${JOURNAL_SCHEMA}.swapped values (now())`)

/** Drops the journal and all schemas that a restore created next to the site's. */
export async function closeJournal(client: Client): Promise<void> {
  await client.query('begin')
  for (const schema of [SHADOW_SCHEMA, REPLACED_SCHEMA, JOURNAL_SCHEMA]) {
    await client.query(`drop schema if exists ${schema} cascade`)
  }
  await client.query('commit')
}
