import type {
  AuditEntry,
  AuditFilter,
  AuditListRequest,
  AuditPage,
} from '@agency/contract/audit-log'
import type { Database } from '@agency/db/connect'
import { runInBatches } from '../../jobs/in-batches.ts'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import { readInBatches } from '../../pagination/read-in-batches.ts'
import {
  type AuditRow,
  auditOrder,
  deleteAuditEntries,
  listAuditPeople,
  listAuditRows,
} from './audit-queries.ts'

/** A recorded value in words; '' for none. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join(', ')
    : JSON.stringify(value)
}

/** 'agency.mapsUrl' as 'agency: maps url'. */
const fieldName = (path: string) =>
  path
    .replaceAll('.', ': ')
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()

/** 'deleted' and 'restored' for a row that is marked as deleted, or no longer is. */
const actionOf = ({ action }: AuditRow, { deleted_at: deletion }: Record<string, unknown>) =>
  action !== 'changed' || !Array.isArray(deletion) ? action : deletion[1] ? 'deleted' : 'restored'

function toEntry(row: AuditRow): AuditEntry {
  const changes = row.changes as Record<string, [unknown, unknown] | null>
  return {
    ...{ id: row.id, createdAt: row.createdAt.toISOString() },
    means: row.means as AuditEntry['means'],
    ...{ person: row.staffEmail, keyName: row.keyName, address: row.address },
    ...{
      kind: row.kind,
      action: actionOf(row, changes),
      subjectId: row.subjectId,
      subject: row.subject,
    },
    changes: Object.entries(changes).map(([field, values]) => ({
      field: fieldName(field),
      values: values && { before: textOf(values[0]), after: textOf(values[1]) },
    })),
  }
}

/** A page of the audit log, newest first. */
export async function listAuditEntries(
  db: Database,
  { filter, ...request }: AuditListRequest,
): Promise<AuditPage> {
  const rows = await listAuditRows(db, filter, pageWindowOf(request, auditOrder, 'desc'))
  const page = pageFrom(rows, request)
  return { ...page, rows: page.rows.map(toEntry) }
}

/** The email addresses of everybody who is in the log. */
export const listPeopleInLog = async (db: Database): Promise<string[]> =>
  (await listAuditPeople(db)).map(({ staffEmail }) => staffEmail)

/** All entries that match, newest first, in batches. */
export const readAuditEntries = (db: Database, filter: AuditFilter): AsyncGenerator<AuditEntry[]> =>
  readInBatches(
    (pageWindow) => listAuditRows(db, filter, pageWindow),
    (rows) => rows.map(toEntry),
  )

/** Deletes entries from before a time. */
export const deleteExpiredAuditEntries = (db: Database, before: Date): Promise<void> =>
  runInBatches((limit) => deleteAuditEntries(db, before, limit))
