type Range = readonly [from: number, to: number]

/** The ranges of a typeface's subsets, in CSS syntax: { latin: 'U+0000-00FF,U+0131' }. */
export type Subsets = Record<string, string>

const parsed = new Map<string, Range[]>()
/** The ranges of a CSS unicode-range, parsed once. */
function rangesOf(text: string): Range[] {
  const known = parsed.get(text)
  if (known) return known
  const ranges = text.split(',').map((part): Range => {
    const [from = '', to = from] = part.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
  parsed.set(text, ranges)
  return ranges
}

/** Whether a CSS unicode-range contains a code point. */
export const holds = (ranges: string, point: number): boolean =>
  rangesOf(ranges).some(([from, to]) => point >= from && point <= to)

const ordered = new WeakMap<Subsets, [subset: string, ranges: string][]>()
/** Latin first: it also contains characters that all subsets share, such as punctuation. */
export function latinFirst(subsets: Subsets): [subset: string, ranges: string][] {
  const known = ordered.get(subsets)
  if (known) return known
  const sorted = Object.entries(subsets).sort(
    ([a], [b]) => Number(b === 'latin') - Number(a === 'latin'),
  )
  ordered.set(subsets, sorted)
  return sorted
}

/** Fontsource numbers the slices of large scripts: '[42]' is a file with -42-. */
const inFileName = (subset: string) => subset.replace(/[[\]]/g, '')

/** The file of a typeface's subset in one weight, as a module specifier of this package. */
export const fileOf = (id: string, subset: string, weight: number): string =>
  `@fontsource/${id}/files/${id}-${inFileName(subset)}-${weight}-normal.woff`
