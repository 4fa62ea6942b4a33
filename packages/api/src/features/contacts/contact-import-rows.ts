import { setImmediate } from 'node:timers/promises'
import { NOTES_MAX } from '@agency/contract/contact'
import {
  type ImportColumns,
  type ImportField,
  type ImportProblem,
  stageOfText,
} from '@agency/contract/contact-import'
import { Tags } from '@agency/contract/contact-tags'
import { type Stage, statusOfStage } from '@agency/contract/pipeline-stages'
import { anyLine, anyText, calendarDay, emailAddress, truncate } from '@agency/contract/text'
import type { z } from 'zod'
import { melbourneDay } from '../../time/melbourne.ts'
import type { ContactFile, FileRow } from './contact-import-file.ts'

/** A row without faults. */
export interface ImportRow {
  line: number
  name: string
  email: string
  phone: string
  company: string
  status: string
  stage: Stage
  source: string
  tags: string[]
  notes: string
  /** YYYY-MM-DD; null for the day of the import. */
  created: string | null
}

const ROWS_PER_TURN = 100
const EARLIEST = '1970-01-01'

/** Control characters, except for tabs and line breaks, and what could not be decoded. */
const UNREADABLE = /(?![\t\n])\p{Cc}|\ufffd/u

/** Our own exports, and others', put an apostrophe before what a spreadsheet would calculate. */
const withoutGuard = (text: string) => text.trim().replace(/^'(?=[=+\-@])/, '')

/** The tags of a cell, each once, as it is spelled first. */
function splitTags(text: string): string[] {
  // Google marks the groups of its own with an asterisk.
  const tags = text.split(/[,;]|:::/).map((tag) => tag.replace(/^[\s*]+/, '').trim())
  const lastFirst = tags.filter(Boolean).reverse()
  return [...new Map(lastFirst.map((tag) => [tag.toLowerCase(), tag])).values()]
}

/** What is wrong with an email address; undefined if it is valid. */
function faultOfAddress(text: string): string | undefined {
  if (text === '') return 'The email address is missing.'
  if (emailAddress.safeParse(text).success) return undefined
  return text.length > 254
    ? 'The email address has more than 254 characters.'
    : `“${truncate(text, 60)}” is not a valid email address.`
}

/** The day of 2026-11-29 with or without a time, or of 29/11/2026; undefined if it is neither. */
function dayOf(text: string, dayFirst: boolean): string | undefined {
  const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/.test(text) && new Date(text)
  if (time && !Number.isNaN(time.getTime())) return melbourneDay(time)
  const [, iso] = /^(\d{4}-\d\d-\d\d)(?:[T ].*)?$/.exec(text) ?? []
  const [, one = '', other = '', year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,? .*)?$/.exec(text) ?? []
  const [day, month] = dayFirst ? [one, other] : [other, one]
  const written = iso ?? (year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return calendarDay.safeParse(written).data
}

const NAME_MAX = 100
const texts = {
  ...{ phone: anyLine(40), company: anyLine(120), source: anyLine(100) },
  notes: anyText(NOTES_MAX),
}

interface Reading {
  columns: ImportColumns
  dayFirst: boolean
  today: string
}

/** The cells of a row by their fields, with everything that is found to be wrong with them. */
function openCells({ line, cells }: FileRow, headings: string[], columns: ImportColumns) {
  const problems: ImportProblem[] = []
  const report = (field: ImportField, reason: string) =>
    problems.push({ line, column: headings[columns.indexOf(field)] ?? '', reason })
  if (cells.slice(headings.length).some((cell) => cell.trim() !== '')) {
    const reason = `This row has ${cells.length} cells, and there are ${headings.length} headings.`
    problems.push({ line, column: '', reason })
  }
  return {
    problems,
    report,
    /** The text of a field, '' without one; undefined, and reported, if it is unreadable. */
    textOf: (field: ImportField): string | undefined => {
      const text = withoutGuard(cells[columns.indexOf(field)] ?? '')
      if (!UNREADABLE.test(text)) return text
      report(field, 'This contains control characters, or some that cannot be read.')
      return undefined
    },
    /** The valid value; undefined, and reported, if it is invalid. */
    check: <T>(field: ImportField, schema: z.ZodType<T>, value: T): T | undefined => {
      const { data, error } = schema.safeParse(value)
      if (error) report(field, error.issues[0]?.message ?? 'This is not valid.')
      return data
    },
  }
}
type Cells = ReturnType<typeof openCells>

function readEmail({ textOf, report }: Cells): string {
  const email = textOf('email')
  const fault = email === undefined ? undefined : faultOfAddress(email)
  if (fault) report('email', fault)
  return email ?? ''
}

/** The name, or the first and the last name, or without any the address. */
function readName({ textOf, check }: Cells, email: string): string {
  const name = textOf('name')
  const parts = [textOf('firstName'), textOf('lastName')].filter(Boolean).join(' ')
  const value = name || parts || truncate(email, NAME_MAX)
  return check(name ? 'name' : 'firstName', anyLine(NAME_MAX), value) ?? ''
}

function readStage({ textOf, report }: Cells): Stage {
  const text = textOf('status') ?? ''
  const stage = text === '' ? 'new' : stageOfText(text)
  if (!stage) report('status', `The status “${truncate(text, 60)}” is not known.`)
  return stage ?? 'new'
}

function readCreated({ textOf, report }: Cells, { dayFirst, today }: Reading): string | null {
  const text = textOf('created') ?? ''
  if (text === '') return null
  const day = dayOf(text, dayFirst)
  if (day === undefined) report('created', `“${truncate(text, 60)}” is not a date.`)
  else if (day > today || day < EARLIEST) {
    report('created', 'This date is in the future, or before 1970.')
  }
  return day ?? null
}

/** A row as a contact, or everything that is wrong with it. */
function readRow(row: FileRow, headings: string[], reading: Reading): ImportRow | ImportProblem[] {
  const cells = openCells(row, headings, reading.columns)
  const { check, textOf, problems } = cells
  const textIn = (field: keyof typeof texts) =>
    check(field, texts[field], textOf(field) ?? '') ?? ''
  const email = readEmail(cells)
  const name = readName(cells, email)
  const stage = readStage(cells)
  const created = readCreated(cells, reading)
  const contact = {
    ...{ line: row.line, email, name, stage, status: statusOfStage[stage], created },
    ...{ phone: textIn('phone'), company: textIn('company'), source: textIn('source') },
    tags: check('tags', Tags, splitTags(textOf('tags') ?? '')) ?? [],
    notes: textIn('notes'),
  }
  return problems.length > 0 ? problems : contact
}

/**
 * The rows without faults, and the problems of all others: their faults, and that an earlier row
 * has the same address.
 */
export async function readImportRows(
  { headings, rows }: ContactFile,
  reading: Omit<Reading, 'today'>,
) {
  const read = { ...reading, today: melbourneDay(new Date()) }
  const valid: ImportRow[] = []
  const problems: ImportProblem[] = []
  const lineOfAddress = new Map<string, number>()
  let duplicates = 0
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_TURN === 0) await setImmediate()
    const result = readRow(row, headings, read)
    if (Array.isArray(result)) {
      problems.push(...result)
      continue
    }
    const address = result.email.toLowerCase()
    const earlier = lineOfAddress.get(address)
    if (earlier === undefined) {
      lineOfAddress.set(address, result.line)
      valid.push(result)
    } else {
      duplicates += 1
      problems.push(sameContact(result, earlier))
    }
  }
  return { valid, problems, duplicates, faulty: rows.length - valid.length - duplicates }
}

export const sameContact = ({ line }: { line: number }, earlier: number): ImportProblem => ({
  ...{ line, column: '' },
  reason: `This is the same contact as on line ${earlier}.`,
})
