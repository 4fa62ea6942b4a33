/** A name of a few words, followed by a description after a colon, a dash or a full stop. */
const ENTRY = /^(\p{L}[^:$\n]{1,40}?)(?:\s?:|\s[–—-]|\.)\s+(.+)$/su
const AMOUNTS = /\$\s?\d|(?<![\d.,])\d{1,2}(?:c\b| cents)/g
/**
 * 'Sole trader, up to 40 transactions: $165', '500 to 1,999: 85c each': a row with its price at the
 * end.
 */
const PRICE_AT_END =
  /^[\p{L}\d][^$:\n]{2,90}?(?:\s?:|\s[–—-])\s+(?:from |about )?(?:\$\d[\d,.]*|\d{1,2}(?:c\b| cents)|free\.?$)[^$\n]{0,60}$/iu
/** 'Deluxe cabin, sleeps 5: $160 off-peak / $210 peak' */
const COLUMNS_ROW = /^[^$:\n]{2,70}:\s\$\d[^$\n]*(?:\/\s?\$\d[^$\n]*)+$/u
/** '5–19 $37 each', '20 and over $33 each': a row of quantities. */
export const QUANTITY_ROW =
  /^(\d+ ?(?:[–-] ?\d+|and over|or more|plus|\+)(?: \p{Ll}+)?) ((?:from )?\$\d[\d,]*(?:\.\d\d)?(?: (?:each|ea|pp|an? \p{L}+|per \p{L}+))?)\.?$/iu
/** 'Swagman (sleeps 4): weekend $780, midweek $690': a row with a price for each of several cases. */
const PRICE_OF_CASES =
  /^\p{L}[^$:\n]{2,60}?(?:\s?:|\s[–—-])\s+\p{L}[^$,\n]{2,40}\$\d[\d,.]*\d(?:, \p{L}[^$,\n]{2,40}\$\d[\d,.]*\d){1,4}\.?$/u
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
  const isFree = PRICE_AT_END.test(row.trim())
  if (amounts === 0 && !isFree && officeOf(row)) return 'office'
  if (amounts === 0 && !isFree) return isPersonRow(row) ? 'person' : undefined
  const isPriced =
    (amounts === 1 && /\$/.test(entryOf(row)?.rest ?? '')) ||
    PRICE_AT_END.test(row.trim()) ||
    QUANTITY_ROW.test(row.trim()) ||
    COLUMNS_ROW.test(row.trim()) ||
    PRICE_OF_CASES.test(row.trim())
  return isPriced ? 'price' : undefined
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
