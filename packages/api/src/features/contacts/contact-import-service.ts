import {
  type ContactImport,
  columnsProblem,
  guessColumns,
  IMPORT_UNDO_DAYS,
  type ImportColumns,
  type ImportCounts,
  type ImportOptions,
  type ImportPreview,
  type ImportProblem,
  type ImportRequest,
  MAX_IMPORT_TAGS,
  MAX_SHOWN_PROBLEMS,
} from '@agency/contract/contact-import'
import { truncate } from '@agency/contract/text'
import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../http/csv.ts'
import type { Staff } from '../auth/viewer.ts'
import { lockAllAddresses } from './contact-address-queries.ts'
import { type ContactFile, readContactFile } from './contact-import-file.ts'
import {
  type FilledFields,
  fillContacts,
  findContactsByAddress,
  findImportByKey,
  insertImport,
  insertImportedContacts,
  listFillable,
  listImports,
  lockFillable,
  setImportCounts,
} from './contact-import-queries.ts'
import { type ImportRow, readImportRows, sameContact } from './contact-import-rows.ts'
import { storeTags } from './contact-tag-queries.ts'

/** Rows per statement, so that none reaches its time limit. */
const BATCH = 1_000
const SHOWN_EXAMPLES = 3
const SHOWN_SAMPLES = 5
const SHOWN_LENGTH = 80

const refused = (message: string, field: string) =>
  new AppError('BAD_REQUEST', message, { issues: [{ path: field, message }] })

function* batchesOf<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH)
}

/** The columns as chosen, or as guessed. Throws BAD_REQUEST if the choice is about another file. */
function columnsOf({ headings }: ContactFile, { columns }: ImportOptions): ImportColumns {
  if (columns && columns.length !== headings.length) {
    throw refused('The columns belong to another file. Please choose the file again.', 'columns')
  }
  return columns ?? guessColumns(headings)
}

interface KnownRow {
  contactId: number
  row: ImportRow
}

interface ImportPlan {
  added: ImportRow[]
  known: KnownRow[]
  problems: ImportProblem[]
  counts: Omit<ImportCounts, 'filled'>
}

/** What an import would do with each row, as the contacts are now. Throws BAD_REQUEST. */
async function planImport(
  db: Database,
  file: ContactFile,
  { columns, dayFirst }: { columns: ImportColumns; dayFirst: boolean },
): Promise<ImportPlan> {
  const { valid, problems, duplicates, faulty } = await readImportRows(file, { columns, dayFirst })
  const tags = new Set(valid.flatMap((row) => row.tags.map((tag) => tag.toLowerCase())))
  if (tags.size > MAX_IMPORT_TAGS) {
    throw refused(
      `The column of tags has more than ${MAX_IMPORT_TAGS} different ones. Is it another one?`,
      'columns',
    )
  }
  const plan: ImportPlan = {
    ...{ added: [], known: [], problems },
    counts: { rows: file.rows.length, added: 0, known: 0, duplicates, faulty },
  }
  const lineOfContact = new Map<number, number>()
  for (const batch of batchesOf(valid)) {
    const addresses = batch.map(({ email }) => email.toLowerCase())
    const found = await findContactsByAddress(db, addresses)
    const idOf = new Map(found.map(({ address, id }) => [address, id]))
    for (const row of batch) {
      const contactId = idOf.get(row.email.toLowerCase())
      const earlier = contactId === undefined ? undefined : lineOfContact.get(contactId)
      if (contactId === undefined) plan.added.push(row)
      else if (earlier !== undefined) plan.problems.push(sameContact(row, earlier))
      else {
        lineOfContact.set(contactId, row.line)
        plan.known.push({ contactId, row })
      }
    }
  }
  problems.sort((one, other) => one.line - other.line)
  const [added, known] = [plan.added.length, plan.known.length]
  const repeated = duplicates + valid.length - added - known
  return { ...plan, counts: { ...plan.counts, added, known, duplicates: repeated } }
}

/** The same with the columns of the options. Throws BAD_REQUEST if there is none of addresses. */
function planFile(db: Database, file: ContactFile, options: ImportOptions): Promise<ImportPlan> {
  const columns = columnsOf(file, options)
  const problem = columnsProblem(columns)
  if (problem) throw refused(problem, 'columns')
  return planImport(db, file, { ...options, columns })
}

type Fillable = Awaited<ReturnType<typeof listFillable>>[number]

/** What a row has that its contact lacks. */
function fillOf(contact: Fillable, row: ImportRow): FilledFields {
  const texts = (['phone', 'company', 'source', 'notes'] as const).filter(
    (field) => contact[field] === '' && row[field] !== '',
  )
  return {
    ...Object.fromEntries(texts.map((field) => [field, row[field]])),
    ...(contact.tags.length === 0 && row.tags.length > 0 && { tags: row.tags }),
  }
}

/** The contacts that get something from these rows. */
function fillsOf(contacts: Fillable[], known: KnownRow[]) {
  const rowOf = new Map(known.map(({ contactId, row }) => [contactId, row]))
  return contacts.flatMap((contact) => {
    const row = rowOf.get(contact.id)
    const filled = row ? fillOf(contact, row) : {}
    return Object.keys(filled).length > 0 ? [{ id: contact.id, filled }] : []
  })
}

async function countFills(db: Database, known: KnownRow[]): Promise<number> {
  let count = 0
  for (const batch of batchesOf(known)) {
    const ids = batch.map(({ contactId }) => contactId)
    count += fillsOf(await listFillable(db, ids), batch).length
  }
  return count
}

const shortened = (text: string) =>
  text.length > SHOWN_LENGTH ? `${truncate(text, SHOWN_LENGTH).trimEnd()}…` : text

/** The first different texts in a column. */
function examplesOf({ rows }: ContactFile, index: number): string[] {
  const examples = new Set<string>()
  for (const { cells } of rows) {
    const text = (cells[index] ?? '').trim()
    if (text !== '') examples.add(shortened(text))
    if (examples.size === SHOWN_EXAMPLES) break
  }
  return [...examples]
}

/**
 * How a file's columns are matched, and what an import would do. Changes nothing. Throws
 * BAD_REQUEST if the file cannot be read.
 */
export async function previewImport(
  db: Database,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportPreview> {
  const file = await readContactFile(bytes)
  const columns = columnsOf(file, options)
  const shown = file.headings.map((heading, index) => ({
    heading: shortened(heading),
    field: columns[index] ?? null,
    examples: examplesOf(file, index),
  }))
  if (columnsProblem(columns)) return { columns: shown, result: null }
  const plan = await planImport(db, file, { ...options, columns })
  const filled = options.known === 'fill' ? await countFills(db, plan.known) : 0
  return {
    columns: shown,
    result: {
      counts: { ...plan.counts, filled },
      problems: plan.problems.slice(0, MAX_SHOWN_PROBLEMS),
      problemCount: plan.problems.length,
      samples: plan.added.slice(0, SHOWN_SAMPLES).map(({ stage: _stage, ...row }) => row),
    },
  }
}

/** The rows that are left out, as CSV: their lines, why, and what they contain. */
export async function listProblemsAsCsv(
  db: Database,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<string> {
  const file = await readContactFile(bytes)
  const { problems } = await planFile(db, file, options)
  const reasonsOf = Map.groupBy(problems, ({ line }) => line)
  const lines = file.rows.flatMap(({ line, cells }) => {
    const reasons = reasonsOf
      .get(line)
      ?.map(({ column, reason }) => (column === '' ? reason : `${column}: ${reason}`))
    return reasons ? [csvLine([line, reasons.join(' '), ...cells])] : []
  })
  return BYTE_ORDER_MARK + csvLine(['Line', 'Problem', ...file.headings]) + lines.join('')
}

type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImportByKey>>>

const toImport = ({
  id,
  fileName,
  counts,
  staffEmail,
  createdAt,
}: ImportRecord): ContactImport => ({
  ...{ id, fileName, by: staffEmail },
  // Only written as such.
  counts: counts as unknown as ImportCounts,
  importedAt: createdAt.toISOString(),
  undoUntil: new Date(createdAt.getTime() + IMPORT_UNDO_DAYS * DAY_MS).toISOString(),
})

/** What existing contacts get, in batches; they are locked in the order of their ids. */
async function lockFills(trx: Transaction<DB>, known: KnownRow[]) {
  const batches: ReturnType<typeof fillsOf>[] = []
  const inOrder = known.toSorted((one, other) => one.contactId - other.contactId)
  for (const batch of batchesOf(inOrder)) {
    const ids = batch.map(({ contactId }) => contactId)
    batches.push(fillsOf(await lockFillable(trx, ids), batch))
  }
  return batches
}

/** Stores the tags of all rows; returns a function that spells them as they are stored. */
async function storeAllTags(trx: Transaction<DB>, tags: string[]) {
  const stored = await storeTags(trx, tags)
  const spellings = new Map(stored.map((tag) => [tag.toLowerCase(), tag]))
  return (each: string[]) =>
    each
      .map((tag) => spellings.get(tag.toLowerCase()) ?? tag)
      .sort((one, other) => one.localeCompare(other))
}

/** Writes what was planned, in the transaction of the import. */
async function writePlan(
  trx: Transaction<DB>,
  importId: number,
  plan: ImportPlan,
  known: ImportOptions['known'],
): Promise<ImportCounts> {
  const fills = known === 'fill' ? await lockFills(trx, plan.known) : []
  const spell = await storeAllTags(trx, [
    ...plan.added.flatMap(({ tags }) => tags),
    ...fills.flat().flatMap(({ filled }) => filled.tags ?? []),
  ])
  for (const batch of fills) {
    const spelled = batch.map(({ id, filled }) => ({
      id,
      filled: { ...filled, ...(filled.tags && { tags: spell(filled.tags) }) },
    }))
    await fillContacts(trx, importId, spelled)
  }
  let added = 0
  for (const batch of batchesOf(plan.added)) {
    const spelled = batch.map((row) => ({ ...row, tags: spell(row.tags) }))
    added += await insertImportedContacts(trx, importId, spelled)
  }
  return {
    ...plan.counts,
    ...{ added, filled: fills.flat().length },
    // Including those who became contacts since the file was read.
    known: plan.counts.known + plan.counts.added - added,
  }
}

/**
 * Imports the rows of a file that have no problem, in one transaction. Nobody gets an email or a
 * notification. The same key again returns the first result. Throws BAD_REQUEST if the file cannot
 * be read or has no column of addresses.
 */
export async function importContacts(
  db: Database,
  staff: Staff,
  bytes: Uint8Array,
  { fileName, idempotencyKey, ...options }: ImportRequest,
): Promise<ContactImport> {
  const plan = await planFile(db, await readContactFile(bytes), options)
  const record = await db.transaction().execute(async (trx) => {
    await lockAllAddresses(trx)
    const created = await insertImport(trx, { idempotencyKey, fileName, staffEmail: staff.email })
    if (!created) return findImportByKey(trx, idempotencyKey)
    const counts = await writePlan(trx, created.id, plan, options.known)
    return setImportCounts(trx, created.id, counts)
  })
  if (!record) throw new Error('An import was refused without an earlier one of its key.')
  return toImport(record)
}

/** The imports that can still be undone, latest first. */
export async function listContactImports(db: Database): Promise<ContactImport[]> {
  return (await listImports(db, undoSince())).map(toImport)
}

/** Imports before this time can no longer be undone. */
export const undoSince = () => new Date(Date.now() - IMPORT_UNDO_DAYS * DAY_MS)
