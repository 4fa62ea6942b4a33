type Range = readonly [from: number, to: number]

/** The ranges of a typeface's subsets, in CSS syntax: { latin: 'U+0000-00FF,U+0131' }. */
export type Subsets = Record<string, string>

const rangeCache = new Map<string, Range[]>()
/** The ranges of a CSS unicode-range, parsed once. */
function rangesOf(text: string): Range[] {
  const cached = rangeCache.get(text)
  if (cached) return cached
  const ranges = text.split(',').map((part): Range => {
    const [from = '', to = from] = part.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
  rangeCache.set(text, ranges)
  return ranges
}

/** Whether a CSS unicode-range contains a code point. */
export const includesCodePoint = (ranges: string, point: number): boolean =>
  rangesOf(ranges).some(([from, to]) => point >= from && point <= to)

const latinFirstCache = new WeakMap<Subsets, [subset: string, ranges: string][]>()
/** Latin first: it also contains characters that all subsets share, such as punctuation. */
export function latinFirst(subsets: Subsets): [subset: string, ranges: string][] {
  const cached = latinFirstCache.get(subsets)
  if (cached) return cached
  const sorted = Object.entries(subsets).sort(
    ([a], [b]) => Number(b === 'latin') - Number(a === 'latin'),
  )
  // Ranges that a browser has not loaded yet are not remembered as missing.
  if (sorted.length > 0) latinFirstCache.set(subsets, sorted)
  return sorted
}

/** Fontsource numbers the slices of large scripts: '[42]' has '-42-' in its file name. */
const sliceFileName = (subset: string) => subset.replace(/[[\]]/g, '')

/** The file of a typeface's subset in one weight, as a module specifier of this package. */
export const fileOf = (id: string, subset: string, weight: number): string =>
  `@fontsource/${id}/files/${id}-${sliceFileName(subset)}-${weight}-normal.woff`
