import { AuditEntry, AuditFilter } from '@agency/contract/audit-log'
import { listExport } from '../../exports/list-export.ts'
import { readAuditEntries } from './audit-service.ts'

const changesText = ({ changes }: AuditEntry) =>
  changes
    .map(({ field, values }) =>
      values === null
        ? field
        : `${field}: ${values.before || '(empty)'} → ${values.after || '(empty)'}`,
    )
    .join('; ')

export const auditExport = listExport({
  list: 'auditLog',
  permission: 'auditLog:read',
  recordedAs: 'audit log',
  description:
    'Who changed what, from and to, when, from which address and by which means, newest first. For owners.',
  query: AuditFilter,
  notes: {
    person: 'The email address of a person.',
    kind: 'What the change is about.',
    period: 'Days up to today, in Melbourne time.',
  },
  row: AuditEntry,
  columns: [
    ['Time (UTC)', ({ createdAt }) => createdAt],
    ['Person', ({ person }) => person],
    ['By', ({ means, keyName }) => (keyName === '' ? means : `${means}: ${keyName}`)],
    ['Address', ({ address }) => address],
    ['Kind', ({ kind }) => kind],
    ['Id', ({ subjectId }) => subjectId],
    ['Name', ({ subject }) => subject],
    ['Action', ({ action }) => action],
    ['Changes', changesText],
  ],
  read: (db, filter) => ({ rows: readAuditEntries(db, filter) }),
})
