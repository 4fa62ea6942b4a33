import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Insertable, type RawBuilder, sql, type Transaction } from 'kysely'

/** The tables whose rows belong to a contact by their `contact_id`, and can belong to another. */
const movableTables = [
  ...(['submissions', 'concepts', 'deleted_concepts', 'proposals', 'proposal_events'] as const),
  ...(['mails', 'contact_changes', 'contact_emails', 'notifications', 'webhook_events'] as const),
] as const
type MovableTable = (typeof movableTables)[number]

/** The ids of rows that were moved, by table, and those of earlier merges. */
export type MovedRows = Record<MovableTable | 'contact_merges', number[]>

const move = async (
  trx: Transaction<DB>,
  table: string,
  { column = 'contact_id', from, to }: { column?: string; from: number; to: number },
  condition: RawBuilder<unknown>,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${sql.ref(column)} = ${to}
    where ${sql.ref(column)} = ${from} and ${condition}
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** A follow-up of the same day is only announced once. */
const isNotAnnounced = (to: number) => sql`(follow_up_on is null or not exists (
  select from notifications as other
  where other.contact_id = ${to} and other.follow_up_on = notifications.follow_up_on
))`

/** Until the transaction ends, the events of proposals may become another contact's. */
export const allowMoves = (trx: Transaction<DB>) =>
  sql`select set_config('agency.merges_contacts', 'on', true)`.execute(trx)

/** Gives all rows of a contact to another one, and returns their ids. */
export async function moveAllRows(
  trx: Transaction<DB>,
  ends: { from: number; to: number },
): Promise<MovedRows> {
  const moved: Partial<MovedRows> = {}
  for (const table of movableTables) {
    const condition = table === 'notifications' ? isNotAnnounced(ends.to) : sql`true`
    moved[table] = await move(trx, table, ends, condition)
  }
  moved.contact_merges = await move(
    trx,
    'contact_merges',
    { ...ends, column: 'kept_id' },
    sql`true`,
  )
  return moved as MovedRows
}

/** Gives those rows back that still exist and belong to the contact they were moved to. */
export async function moveRowsBack(
  trx: Transaction<DB>,
  moved: MovedRows,
  ends: { from: number; to: number },
): Promise<void> {
  // A concept may have been deleted or restored since.
  const { concepts, deleted_concepts = [] } = moved
  const conceptIds = [...concepts, ...deleted_concepts]
  const rows = { ...moved, concepts: conceptIds, deleted_concepts: conceptIds }
  for (const [table, ids] of Object.entries(rows)) {
    const column = table === 'contact_merges' ? 'kept_id' : 'contact_id'
    await move(trx, table, { ...ends, column }, sql`id = any(${ids}::int[])`)
  }
}

/** Moves what was sent from an address since a time, with its concepts and emails. */
export async function moveSentFrom(
  trx: Transaction<DB>,
  { email, since, ...ends }: { from: number; to: number; email: string; since: Date },
): Promise<void> {
  const ids = await move(
    trx,
    'submissions',
    ends,
    sql`created_at >= ${since}
      and lower(coalesce(payload ->> 'email', payload ->> 'userEmail')) = lower(${email})`,
  )
  // What staff wrote to that address since was for the same person.
  await move(
    trx,
    'mails',
    ends,
    sql`written_by is not null and created_at >= ${since} and lower(to_address) = lower(${email})`,
  )
  if (ids.length === 0) return
  const sent = sql`any(${ids}::int[])`
  await move(trx, 'mails', ends, sql`submission_id = ${sent}`)
  await move(trx, 'webhook_events', ends, sql`submission_id = ${sent}`)
  for (const table of ['concepts', 'deleted_concepts']) {
    await move(
      trx,
      table,
      ends,
      sql`generation_id in (select id from generations where submission_id = ${sent})`,
    )
  }
}

/** Emails that name one contact count as naming the other: they are deleted with either. */
export const nameInDigests = (trx: Transaction<DB>, { from, to }: { from: number; to: number }) =>
  sql`
    update follow_up_digests set contact_ids = contact_ids || ${to}::int
    where contact_ids @> array[${from}::int] and not contact_ids @> array[${to}::int]`.execute(trx)

/** The whole row of a contact, with times in microseconds. */
export async function readContactRow(
  trx: Transaction<DB>,
  id: number,
): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(contacts) as row from contacts where id = ${id}`.execute(trx)
  return rows[0]?.row ?? {}
}

/** Inserts a contact as it was. */
export async function restoreContactRow(trx: Transaction<DB>, row: object): Promise<void> {
  const json = JSON.stringify(row)
  const columns = sql.raw(
    [
      ...['id', 'email', 'name', 'company', 'phone', 'status', 'stage', 'notes', 'next_follow_up'],
      ...['first_seen', 'last_activity', 'updated_at', 'lost_reason', 'lost_note', 'tags'],
      ...['channel', 'source'],
    ].join(', '),
  )
  await sql`
    insert into contacts (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(
      null::contacts,
      -- Of a release that did not know these columns.
      '{"channel": "unknown", "source": ""}' || ${json}::jsonb
    )`.execute(trx)
  await sql`
    update contacts set
      moved_at = (${json}::jsonb ->> 'moved_at')::timestamptz,
      -- Null if the login was removed meanwhile.
      assignee_id = (select id from staff where id = (${json}::jsonb ->> 'assignee_id')::int)
    where id = (${json}::jsonb ->> 'id')::int`.execute(trx)
}

/** Sets what a contact's row says about their submissions and proposals. */
export const recountContact = (trx: Transaction<DB>, id: number, seen: { since?: string } = {}) =>
  sql`
    update contacts set
      message_count = sent.messages, concept_count = sent.concepts, quote_count = sent.quotes,
      first_seen = least(${seen.since ?? null}::timestamptz, sent.first, contacts.first_seen),
      last_activity = greatest(sent.last, contacts.last_activity),
      waiting_since = waiting_since_of(contacts.id),
      channel = case
        when channel = 'import' then channel else first_channel_of(contacts.id)
      end,
      (won_cents, open_cents) = (select won, open from contact_values(contacts.id))
    from (
      select
        count(*) filter (where kind = 'message') as messages,
        count(*) filter (where kind = 'concept') as concepts,
        count(*) filter (where kind = 'quote') as quotes,
        min(created_at) as first, max(created_at) as last
      from submissions where contact_id = ${id}
    ) as sent
    where contacts.id = ${id}`.execute(trx)

/** Sets back when a contact was first and last seen, before others' submissions were theirs. */
export const resetSeen = (trx: Transaction<DB>, id: number, before: Record<string, unknown>) =>
  sql`
    update contacts set
      first_seen = (${String(before.first_seen)})::timestamptz,
      last_activity = (${String(before.last_activity)})::timestamptz
    where id = ${id}`.execute(trx)

export const insertMerge = (trx: Transaction<DB>, row: Insertable<DB['contactMerges']>) =>
  trx.insertInto('contactMerges').values(row).execute()

/** The merges of a contact since a time, latest first. */
export const listMerges = (db: Database, keptId: number, since: Date) =>
  db
    .selectFrom('contactMerges')
    .select(['id', 'staffEmail', 'createdAt'])
    .select(sql<string>`merged ->> 'name'`.as('name'))
    .select(sql<string>`merged ->> 'email'`.as('email'))
    .where('keptId', '=', keptId)
    .where('createdAt', '>', since)
    .orderBy('id', 'desc')
    .execute()

/** A merge, locked until the transaction ends. */
export const lockMerge = (trx: Transaction<DB>, id: number) =>
  trx.selectFrom('contactMerges').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const deleteMerge = (trx: Transaction<DB>, id: number) =>
  trx.deleteFrom('contactMerges').where('id', '=', id).execute()

/** Deletes merges that can no longer be undone. */
export const deleteExpiredMerges = (db: Database, before: Date) =>
  db.deleteFrom('contactMerges').where('createdAt', '<', before).execute()

export const deleteAddressOf = (trx: Transaction<DB>, contactId: number, email: string) =>
  trx
    .deleteFrom('contactEmails')
    .where('contactId', '=', contactId)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .execute()
