import type { ApiScope } from '@agency/contract/api-key'
import type { AuditKind } from '@agency/contract/audit-log'
import { type ExportedList, type ExportFormat, exportPaths } from '@agency/contract/list-export'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import { BYTE_ORDER_MARK, csvLine } from '../http/csv.ts'
import { melbourneDay } from '../time/melbourne.ts'

/** A column of the CSV file: its heading, with the unit if there is one, and its value in a row. */
export type ExportColumn<Row> = [
  heading: string,
  pick: (row: Row) => string | number | boolean | null,
]

/** What an export consists of. */
interface ExportContent<Row> {
  /**
   * The rows in batches. Each is read by a statement of its own, so that a slow reader holds nothing
   * open in the database, and memory does not grow with the list.
   */
  rows: AsyncIterable<Row[]> | Iterable<Row[]>
  /** The file's name without its ending; that of the list with today's date if absent. */
  fileName?: string
  /** Other fields of the JSON object whose `rows` these are; if absent, the file is an array. */
  fields?: object
}

interface Definition<Query extends z.ZodObject, Row> {
  list: ExportedList
  permission: ApiScope
  /** The kind of the entry in the audit log; set if people's data leave the site. */
  recordedAs?: AuditKind
  /** What the file consists of, for the reference. */
  description: string
  /** The filter and the order of the list, as text. */
  query: Query
  notes?: Record<string, string>
  /** Values of required fields, for the reference. */
  examples?: Record<string, string>
  row: z.ZodType<Row>
  /** The schema of the JSON file, if it is not an array of rows. */
  json?: z.ZodType
  columns: ExportColumn<Row>[]
  read: (db: Database, query: z.output<Query>) => ExportContent<Row> | Promise<ExportContent<Row>>
}

/** A file that is made while it is sent. */
interface ExportFile {
  name: string
  type: string
  text: AsyncIterable<string>
}

/** A list or a report as files: its route, its reference and its columns come from here. */
export interface ListExport
  extends Pick<
    Definition<z.ZodObject, unknown>,
    'list' | 'permission' | 'recordedAs' | 'description' | 'query' | 'notes' | 'examples'
  > {
  /** The schema of the JSON file. */
  json: z.ZodType
  /** Validates a query, and returns what makes its file. Both throw ZodError. */
  parse: (query: unknown) => (db: Database, format: ExportFormat) => Promise<ExportFile>
}

type Rows<Row> = ExportContent<Row>['rows']

const cellOf = (value: string | number | boolean | null): string | number =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '')

/**
 * CSV (RFC 4180) in UTF-8. The heading comes with the first batch, so that a list that cannot be read
 * is an error instead of a file without rows.
 */
async function* csvOf<Row>(rows: Rows<Row>, columns: ExportColumn<Row>[]): AsyncGenerator<string> {
  let heading = BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name))
  for await (const batch of rows) {
    const lines = batch.map((row) => csvLine(columns.map(([, pick]) => cellOf(pick(row)))))
    yield heading + lines.join('')
    heading = ''
  }
  if (heading !== '') yield heading
}

/** JSON with the fields of the contract and no others, batch by batch like the CSV. */
async function* jsonOf<Row>(
  rows: Rows<Row>,
  schema: z.ZodType<Row>,
  fields: object | undefined,
): AsyncGenerator<string> {
  const start = fields ? `${JSON.stringify(fields).slice(0, -1)},"rows":[` : '['
  const end = fields ? ']}' : ']'
  let separator = start
  for await (const batch of rows) {
    if (batch.length === 0) continue
    yield separator + batch.map((row) => JSON.stringify(schema.parse(row))).join(',')
    separator = ','
  }
  yield separator === start ? start + end : end
}

/** The list's name in its path: 'audit-log'. */
const fileNameOf = (list: ExportedList): string => exportPaths[list].split('/')[2] ?? list

/** Defines how a list is exported, in every format. */
export function listExport<Query extends z.ZodObject, Row>({
  row,
  columns,
  read,
  json = z.array(row),
  ...definition
}: Definition<Query, Row>): ListExport {
  const { list, query: schema } = definition
  return {
    ...definition,
    json,
    parse: (input) => {
      const query = schema.parse(input)
      return async (db, format) => {
        const { rows, fields, fileName } = await read(db, query)
        const name = fileName ?? `${fileNameOf(list)}-${melbourneDay(new Date())}`
        return {
          name: `${name}.${format}`,
          type: `${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`,
          text: format === 'csv' ? csvOf(rows, columns) : jsonOf(rows, row, fields),
        }
      }
    },
  }
}

/** An amount in dollars, for a column whose heading says of which currency and with which tax. */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(2)
