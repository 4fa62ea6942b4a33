import type { AuditEntry } from '@agency/contract/audit-log'
import { BYTE_ORDER_MARK, csvLine } from '../../http/csv.ts'

const changesText = ({ changes }: AuditEntry) =>
  changes
    .map(({ field, values }) =>
      values === null
        ? field
        : `${field}: ${values.before || '(empty)'} → ${values.after || '(empty)'}`,
    )
    .join('; ')

const columns: [heading: string, pick: (entry: AuditEntry) => string | number][] = [
  ['Time (UTC)', ({ createdAt }) => createdAt],
  ['Person', ({ person }) => person],
  ['By', ({ means, keyName }) => (keyName === '' ? means : `${means}: ${keyName}`)],
  ['Address', ({ address }) => address],
  ['Kind', ({ kind }) => kind],
  ['Id', ({ subjectId }) => subjectId],
  ['Name', ({ subject }) => subject],
  ['Action', ({ action }) => action],
  ['Changes', changesText],
]

/** The audit log as CSV (RFC 4180) in UTF-8: one chunk for the heading and one per batch. */
export async function* auditCsv(batches: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(([heading]) => heading))
  for await (const batch of batches) {
    yield batch.map((entry) => csvLine(columns.map(([, pick]) => pick(entry)))).join('')
  }
}
