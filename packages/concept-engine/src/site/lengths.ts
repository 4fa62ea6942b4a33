/** A wide page is the picture's, scaled down with the screen: `--u` is one of its pixels, 1px at most. */
export const scaled = (pixels: number): string =>
  pixels === 0 ? '0' : Math.abs(pixels) <= 3 ? `${pixels}px` : `calc(${round(pixels)}*var(--u))`

const round = (value: number) => Math.round(value * 100) / 100

/** From here on a page is wide, in CSS pixels; `PHONE_MOST` is the widest of what is laid out as a phone. */
export const WIDE = 960
export const PHONE_MOST = 599
export const NARROW = `(max-width:${WIDE - 0.02}px)`
/** Where fluid sizes of narrow pages begin: the width of a common phone, in CSS pixels. */
export const NARROWEST = 390

/** Grows with the screen from a phone's value to that of the widest narrow page, both in CSS pixels. */
export function fluid(from: number, to: number): string {
  if (Math.abs(to - from) < 1) return `${round(from)}px`
  const slope = (to - from) / (WIDE - NARROWEST)
  const low = Math.min(from, to)
  return `clamp(${round(low)}px,${round(from - slope * NARROWEST)}px + ${round(slope * 100)}vw,${round(Math.max(from, to))}px)`
}

const REM = 16
const rem = (pixels: number) => `${round(pixels / REM)}rem`

/** Width of a letter in em, when it is wide, and the room that the narrowest phone has for a word. */
const LETTER = 0.62
const NARROWEST_COLUMN = 268

/** The size of a text on a phone, for its size in the picture and its longest word. */
export function phoneSize(size: number, longest: number): number {
  const plain =
    size <= 25 ? Math.min(size, 17 + 0.3 * Math.max(0, size - 20)) : 16 + 1.2 * (size - 16) ** 0.7
  const fits = NARROWEST_COLUMN / (longest * LETTER)
  return Math.max(Math.min(plain, Math.max(fits, 17)), Math.min(size, 13.5))
}

/** A text's size on narrow pages: in rem, so that it grows where a reader asks for larger text. */
export function narrowSize(size: number, longest: number): string {
  const from = phoneSize(size, longest)
  const to = Math.max(from, Math.min(size, size * 0.78 + 3))
  if (to - from < 1) return rem(from)
  const slope = (to - from) / (WIDE - NARROWEST)
  return `clamp(${rem(from)},${rem(from - slope * NARROWEST)} + ${round(slope * 100)}vw,${rem(to)})`
}

/** The space at the sides of a narrow page. */
export const GUTTER = 'clamp(18px,6.2vw,64px)'

const INNERMOST = /(clamp|min|calc)\(([^()]*)\)/
/** A length in CSS pixels on a page so many of them wide; a share of the parent is no bound. */
function termPixels(term: string, page: number): number {
  if (term.endsWith('%')) return Number.POSITIVE_INFINITY
  const perUnit = term.endsWith('rem') ? REM : term.endsWith('vw') ? page / 100 : 1
  return Number.parseFloat(term) * perUnit
}
const sumPixels = (sum: string, page: number) =>
  sum
    .split(/\s+\+\s+/)
    .map((part) => part.split('*').reduce((product, term) => product * termPixels(term, page), 1))
    .reduce((total, part) => total + part, 0)

/**
 * What one of these style sheets' values comes to on a page so many CSS pixels wide: a number where it is
 * one length, a string otherwise.
 */
export function pixelsOn(page: number, value: string): string | number {
  let plain = value.replaceAll('var(--gutter)', GUTTER)
  for (let found = INNERMOST.exec(plain); found; found = INNERMOST.exec(plain)) {
    const [whole, name, inside = ''] = found
    const [first = 0, preferred = 0, most = 0] = inside
      .split(',')
      .map((part) => sumPixels(part, page))
    const pixels =
      name === 'clamp'
        ? Math.max(first, Math.min(preferred, most))
        : name === 'min'
          ? Math.min(first, preferred)
          : first
    plain = plain.replace(whole, `${round(pixels)}px`)
  }
  plain = plain.replace(/-?[\d.]+(?:rem|vw)\b/g, (term) => `${round(termPixels(term, page))}px`)
  return /^-?[\d.]+(?:px)?$/.test(plain) ? Number.parseFloat(plain) : plain
}

/** What a text is not smaller than on wide pages. */
const floorOf = (size: number) =>
  size <= 15 ? size : size <= 17 ? 15 : size <= 20 ? 16 : size < 28 ? 18 : size * 0.66

/** A text's size on wide pages: headlines go with the page, text stays readable. */
export const wideSize = (size: number): string => `max(${rem(floorOf(size))},${scaled(size)})`

/** The four sides of a padding, in CSS pixels. */
export type Sides = [top: number, right: number, bottom: number, left: number]

/** '64px 96px 104px' or 40, as four sides. */
export function sidesOf(padding: string | number | undefined): Sides {
  if (padding === undefined) return [0, 0, 0, 0]
  if (typeof padding === 'number') return [padding, padding, padding, padding]
  const [top = 0, right = top, bottom = top, left = right] = padding
    .split(/\s+/)
    .map((part) => Number.parseFloat(part) || 0)
  return [top, right, bottom, left]
}
