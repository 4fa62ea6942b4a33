import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from } from 'pg-copy-streams'

/** A value for a column; an object goes to jsonb. */
export type CopyValue = string | number | boolean | Date | object | null

/** Size of the chunks that are sent. */
const CHUNK_CHARACTERS = 64 * 1024

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Formats a value in COPY's text format. */
function fieldOf(value: CopyValue): string {
  if (value === null) return '\\N'
  if (value instanceof Date) return value.toISOString()
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? '')
}

function* chunksOf(rows: Iterable<CopyValue[]>): Generator<string> {
  let chunk = ''
  for (const row of rows) {
    chunk += `${row.map(fieldOf).join('\t')}\n`
    if (chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

/**
 * Loads rows into a table with COPY; each row has a value for every column, in order. Rows are
 * generated as fast as the server accepts them. Triggers and constraints apply as for INSERT.
 */
export const copyRows = (
  client: ClientBase,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: Iterable<CopyValue[]>,
): Promise<void> =>
  pipeline(
    Readable.from(chunksOf(rows)),
    client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`)),
  )
