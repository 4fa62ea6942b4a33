/** A name of a few words, followed by a description after a colon, a dash or a full stop. */
const ENTRY = /^(\p{L}[^:$\n]{1,40}?)(?:\s?:|\s[–—-]|\.)\s+(.+)$/su
const AMOUNTS = /\$\s?\d/g
/** 'Wendell Tran - timing director' */
const PERSON =
  /^(?:Dr |Prof |Mr |Ms |Mrs )?\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){1,2}\s[–—-]\s+(?:the |our )?\p{L}/u
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length
const NAME_MAX_WORDS = 6
const ROW_MAX_WORDS = 30

/** The name at the start of a list row, and the rest of the row; undefined if it has no name. */
export function entryOf(row: string): { name: string; rest: string } | undefined {
  const [, name = '', rest = ''] = ENTRY.exec(row.trim()) ?? []
  return name && countWords(name) <= NAME_MAX_WORDS ? { name, rest } : undefined
}

/** 'President: Lorraine Pickett', 'Head coach (paid): Marty Oates, Level 2' */
const OFFICE_HOLDER =
  /^(\p{Lu}[\p{L} ’-]{2,30}(?:\s\([^)]{2,20}\))?):\s(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){1,2})(?=$|[.,(])/u
/** The holder of an office, from a row that names both; otherwise undefined. */
export function officeOf(row: string): { name: string; role: string } | undefined {
  const [, role = '', name = ''] = OFFICE_HOLDER.exec(row.trim()) ?? []
  return name ? { name, role } : undefined
}
/** Whether a row names a person and their role. */
export const isPersonRow = (row: string) => PERSON.test(row.trim())

type Form = 'price' | 'person' | 'office' | undefined
function formOf(row: string | undefined): Form {
  if (row === undefined || countWords(row) > ROW_MAX_WORDS) return undefined
  const amounts = row.match(AMOUNTS)?.length ?? 0
  if (amounts === 0 && officeOf(row)) return 'office'
  if (amounts === 0) return isPersonRow(row) ? 'person' : undefined
  return amounts === 1 && /\$/.test(entryOf(row)?.rest ?? '') ? 'price' : undefined
}

/**
 * Whether a row is an entry of a list without bullets: one of several consecutive rows of the same
 * form, 'Club: up to 150 people, one mat, $890' or 'Wendell Tran - timing director'.
 */
export function isListRow(rows: readonly string[], index: number): boolean {
  const form = formOf(rows[index])
  return (
    form !== undefined && (formOf(rows[index - 1]) === form || formOf(rows[index + 1]) === form)
  )
}
