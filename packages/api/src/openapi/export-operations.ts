import {
  type ExportedList,
  type ExportFormat,
  exportFormats,
  exportNames,
  exportPaths,
} from '@agency/contract/list-export'
import type { ListExport } from '../exports/list-export.ts'
import type { ExportShapeName, Operation } from './operation.ts'

const capitalised = <Text extends string>(text: Text) =>
  (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>

/** The name of the schema of a list's JSON file. */
export const exportShapeName = (list: ExportedList): ExportShapeName => `${capitalised(list)}Export`

/** Those named before there was a JSON file of the same list. */
const earlierIds: Partial<Record<ExportedList, string>> = {
  contacts: 'exportContacts',
  auditLog: 'exportAuditLog',
}

const idOf = (list: ExportedList, format: ExportFormat): string =>
  (format === 'csv' && earlierIds[list]) || `export${capitalised(list)}${capitalised(format)}`

const fileNotes: Record<ExportFormat, string> = {
  csv: 'CSV in UTF-8 with a byte order mark. Text that a spreadsheet would interpret as a formula is prefixed with an apostrophe. Amounts are in dollars.',
  json: 'Every field of each row. Amounts are in cents.',
}

/** The calls that export a list, one for each format. */
export const exportOperations = ({
  list,
  permission,
  recordedAs,
  description,
  query,
  notes,
  examples,
}: ListExport): Operation[] =>
  exportFormats.map((format) => ({
    id: idOf(list, format),
    method: 'get',
    path: `${exportPaths[list]}.${format}`,
    tag: 'Exports',
    summary: `Export ${exportNames[list]} as ${format.toUpperCase()}`,
    description: `${description} ${fileNotes[format]}${recordedAs ? ' The audit log records each export.' : ''}`,
    scope: permission,
    token: 'required',
    query,
    ...(notes && { notes }),
    ...(examples && { examples }),
    response:
      format === 'csv'
        ? { status: 200, type: 'text/csv' }
        : { status: 200, shape: exportShapeName(list) },
    errors: [400, 401, 403, 500, 503],
  }))
