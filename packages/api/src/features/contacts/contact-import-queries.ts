import type { ImportCounts } from '@agency/contract/contact-import'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { startOfMelbourneDay } from '../../time/melbourne.ts'
import type { ImportRow } from './contact-import-rows.ts'

/** What an import fills in where an existing contact has nothing. */
export interface FilledFields {
  phone?: string
  company?: string
  source?: string
  notes?: string
  tags?: string[]
}

/** Existing contacts by these addresses, which are in lower case, or by a second one. */
export async function findContactsByAddress(
  db: Database,
  addresses: string[],
): Promise<{ address: string; id: number }[]> {
  const { rows } = await sql<{ address: string; id: number }>`
    select lower(email) as address, id from contacts where lower(email) = any(${addresses}::text[])
    union all
    select lower(email), contact_id from contact_emails
    where lower(email) = any(${addresses}::text[])`.execute(db)
  return rows
}

/** What these contacts have of the fields that an import fills in. */
const fillable = (db: Database, ids: number[]) =>
  db
    .selectFrom('contacts')
    .select(['id', 'phone', 'company', 'source', 'notes', 'tags'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('id')

export const listFillable = (db: Database, ids: number[]) => fillable(db, ids).execute()

/** The same, locked until the transaction ends. */
export const lockFillable = (trx: Transaction<DB>, ids: number[]) =>
  fillable(trx, ids).forUpdate().execute()

/** Sets these fields of contacts, and records what they got. */
export async function fillContacts(
  trx: Transaction<DB>,
  importId: number,
  fills: { id: number; filled: FilledFields }[],
): Promise<void> {
  const json = JSON.stringify(fills)
  await sql`
    update contacts set
      phone = coalesce(filled.phone, contacts.phone),
      company = coalesce(filled.company, contacts.company),
      source = coalesce(filled.source, contacts.source),
      notes = coalesce(filled.notes, contacts.notes),
      tags = coalesce(filled.tags, contacts.tags),
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    from jsonb_to_recordset(${json}::jsonb) as fill (id int, filled jsonb)
    cross join lateral jsonb_to_record(fill.filled)
      as filled (phone text, company text, source text, notes text, tags text[])
    where contacts.id = fill.id`.execute(trx)
  await sql`
    insert into contact_import_rows (import_id, contact_id, filled)
    select ${importId}, id, filled
    from jsonb_to_recordset(${json}::jsonb) as fill (id int, filled jsonb)`.execute(trx)
}

/**
 * Creates contacts, except for those whose address belongs to one by now, and records them. Returns
 * how many were created.
 */
export async function insertImportedContacts(
  trx: Transaction<DB>,
  importId: number,
  rows: ImportRow[],
): Promise<number> {
  const json = JSON.stringify(
    rows.map(({ line: _line, created, ...row }) => ({
      ...row,
      seen: created && startOfMelbourneDay(created),
    })),
  )
  const { numAffectedRows } = await sql`
    with added as (
      insert into contacts (
        email, name, phone, company, status, stage, source, tags, notes, channel,
        first_seen, last_activity
      )
      select email, name, phone, company, status, stage, source, tags, notes, 'import',
        coalesce(seen, now()), coalesce(seen, now())
      from jsonb_to_recordset(${json}::jsonb) as row (
        email text, name text, phone text, company text, status text, stage text, source text,
        tags text[], notes text, seen timestamptz
      )
      where not exists (
        select from contact_emails where lower(contact_emails.email) = lower(row.email)
      )
      on conflict (lower(email)) do nothing
      returning id
    )
    insert into contact_import_rows (import_id, contact_id)
    select ${importId}, id from added`.execute(trx)
  return Number(numAffectedRows)
}

/** The import with this key, if there is one already. */
export const findImportByKey = (db: Database, key: string) =>
  db
    .selectFrom('contactImports')
    .select(importColumns)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()

const importColumns = ['id', 'fileName', 'counts', 'staffEmail', 'createdAt'] as const

/** Returns undefined if there is an import with this key already. */
export const insertImport = (
  trx: Transaction<DB>,
  row: { idempotencyKey: string; fileName: string; staffEmail: string },
) =>
  trx
    .insertInto('contactImports')
    .values({ ...row, counts: '{}' })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning('id')
    .executeTakeFirst()

export const setImportCounts = (trx: Transaction<DB>, id: number, counts: ImportCounts) =>
  trx
    .updateTable('contactImports')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .returning(importColumns)
    .executeTakeFirstOrThrow()

/** The imports since a time, latest first. */
export const listImports = (db: Database, since: Date) =>
  db
    .selectFrom('contactImports')
    .select(importColumns)
    .where('createdAt', '>', since)
    .orderBy('id', 'desc')
    .execute()

/** An import since a time, locked until the transaction ends. */
export const lockImport = (trx: Transaction<DB>, id: number, since: Date) =>
  trx
    .selectFrom('contactImports')
    .select('id')
    .where('id', '=', id)
    .where('createdAt', '>', since)
    .forUpdate()
    .executeTakeFirst()

export const deleteImport = (trx: Transaction<DB>, id: number) =>
  trx.deleteFrom('contactImports').where('id', '=', id).execute()

/** Deletes imports that can no longer be undone; their contacts stay. */
export const deleteExpiredImports = (db: Database, before: Date) =>
  db.deleteFrom('contactImports').where('createdAt', '<', before).execute()

/**
 * The next contacts of an import by their ids, locked until the transaction ends. The rows are
 * limited before the join: with the statistics of a table that was empty a moment ago, PostgreSQL
 * would look through all of them for every contact.
 */
export const lockImportedContacts = (
  trx: Transaction<DB>,
  importId: number,
  { after, limit }: { after: number; limit: number },
) =>
  trx
    .selectFrom((rows) =>
      rows
        .selectFrom('contactImportRows')
        .select(['contactId', 'filled'])
        .where('importId', '=', importId)
        .where('contactId', '>', after)
        .orderBy('contactId')
        .limit(limit)
        .as('imported'),
    )
    .innerJoin('contacts', 'contacts.id', 'imported.contactId')
    .select(['contacts.id', 'contacts.name', 'contacts.email', 'contacts.tags', 'imported.filled'])
    .orderBy('contacts.id')
    .forUpdate('contacts')
    .execute()

/**
 * Deletes those of the contacts that an import created and nothing has happened with since, and
 * returns their ids. The contacts are locked. Every change by staff, a merge and another import set
 * the time of the last change; every concept and proposal is of something that was sent.
 */
export async function deleteUntouchedContacts(
  trx: Transaction<DB>,
  importId: number,
  ids: number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from contacts using contact_imports
    where contacts.id = any(${ids}::int[]) and contact_imports.id = ${importId}
      and contacts.updated_at = contact_imports.created_at
      and not exists (select from submissions where contact_id = contacts.id)
      and not exists (select from contact_emails where contact_id = contacts.id)
    returning contacts.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Empties what an import filled in, where it is still the same. Returns the ids of these contacts. */
export async function emptyFilledFields(
  trx: Transaction<DB>,
  importId: number,
  ids: number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update contacts set
      phone = case when filled.phone is null then contacts.phone else '' end,
      company = case when filled.company is null then contacts.company else '' end,
      source = case when filled.source is null then contacts.source else '' end,
      notes = case when filled.notes is null then contacts.notes else '' end,
      tags = case when filled.tags is null then contacts.tags else '{}' end,
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    from contact_import_rows
    cross join lateral jsonb_to_record(contact_import_rows.filled)
      as filled (phone text, company text, source text, notes text, tags text[])
    where import_id = ${importId} and contact_id = any(${ids}::int[])
      and contacts.id = contact_id
      and (
        coalesce(filled.phone, contacts.phone), coalesce(filled.company, contacts.company),
        coalesce(filled.source, contacts.source), coalesce(filled.notes, contacts.notes),
        coalesce(filled.tags, contacts.tags)
      ) = (contacts.phone, contacts.company, contacts.source, contacts.notes, contacts.tags)
    returning contacts.id`.execute(trx)
  return rows.map(({ id }) => id)
}
