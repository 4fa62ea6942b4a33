/**
 * A wide page is the concept picture, scaled down with the screen: `--u` is one of its pixels, at
 * most 1px.
 */
export const scaled = (pixels: number): string =>
  pixels === 0 ? '0' : Math.abs(pixels) <= 3 ? `${pixels}px` : `calc(${round(pixels)}*var(--u))`

const round = (value: number) => Math.round(value * 100) / 100

/**
 * The minimum width of a wide page, in CSS pixels; `PHONE_MAX_WIDTH` is the maximum width of a
 * phone's layout.
 */
export const MIN_WIDE_WIDTH = 960
export const PHONE_MAX_WIDTH = 599
export const NARROW_MEDIA = `(max-width:${MIN_WIDE_WIDTH - 0.02}px)`
/** Screens on which pictures reach their maximum height before they are as wide as the page. */
export const TABLET_MEDIA = `(min-width:480px) and ${NARROW_MEDIA}`
/** The width at which fluid sizes of narrow pages begin: that of a common phone, in CSS pixels. */
export const PHONE_WIDTH = 390

/**
 * A length that grows with the screen from a phone's value to that of the widest narrow page, both
 * in CSS pixels.
 */
export function fluid(from: number, to: number): string {
  if (Math.abs(to - from) < 1) return `${round(from)}px`
  const slope = (to - from) / (MIN_WIDE_WIDTH - PHONE_WIDTH)
  const low = Math.min(from, to)
  return `clamp(${round(low)}px,${round(from - slope * PHONE_WIDTH)}px + ${round(slope * 100)}vw,${round(Math.max(from, to))}px)`
}

const REM_PIXELS = 16
const rem = (pixels: number) => `${round(pixels / REM_PIXELS)}rem`

/** Width of a wide letter in em, and the space that the narrowest phone has for a word. */
const WIDE_LETTER_EM = 0.62
const NARROWEST_COLUMN = 268

/** The font size on a phone, from the size in the picture and the longest word. */
export function phoneSize(size: number, longest: number): number {
  const baseSize =
    size <= 25 ? Math.min(size, 17 + 0.3 * Math.max(0, size - 20)) : 16 + 1.2 * (size - 16) ** 0.7
  const fittingSize = NARROWEST_COLUMN / (longest * WIDE_LETTER_EM)
  return Math.max(Math.min(baseSize, Math.max(fittingSize, 17)), Math.min(size, 13.5))
}

/** The font size on narrow pages: in rem, so that it grows if a reader asks for larger text. */
export function narrowSize(size: number, longest: number): string {
  const from = phoneSize(size, longest)
  const to = Math.max(from, Math.min(size, size * 0.78 + 3))
  if (to - from < 1) return rem(from)
  const slope = (to - from) / (MIN_WIDE_WIDTH - PHONE_WIDTH)
  return `clamp(${rem(from)},${rem(from - slope * PHONE_WIDTH)} + ${round(slope * 100)}vw,${rem(to)})`
}

/** The space at the sides of a narrow page. */
export const NARROW_GUTTER = 'clamp(18px,6.2vw,64px)'

const INNERMOST_FUNCTION = /(clamp|min|calc)\(([^()]*)\)/
/** A length in CSS pixels on a page of this width; a percentage of the parent is not a limit. */
function termPixels(term: string, page: number): number {
  if (term.endsWith('%')) return Number.POSITIVE_INFINITY
  const perUnit = term.endsWith('rem') ? REM_PIXELS : term.endsWith('vw') ? page / 100 : 1
  return Number.parseFloat(term) * perUnit
}
const sumPixels = (sum: string, page: number) =>
  sum
    .split(/\s+\+\s+/)
    .map((part) => part.split('*').reduce((product, term) => product * termPixels(term, page), 1))
    .reduce((total, part) => total + part, 0)

/**
 * The value of a length from one of these style sheets on a page of this width, in CSS pixels: a
 * number if it is a single length, a string otherwise.
 */
export function pixelsOn(page: number, value: string): string | number {
  let expanded = value.replaceAll('var(--gutter)', NARROW_GUTTER)
  for (
    let found = INNERMOST_FUNCTION.exec(expanded);
    found;
    found = INNERMOST_FUNCTION.exec(expanded)
  ) {
    const [call, name, inside = ''] = found
    const [first = 0, preferred = 0, maximum = 0] = inside
      .split(',')
      .map((part) => sumPixels(part, page))
    const pixels =
      name === 'clamp'
        ? Math.max(first, Math.min(preferred, maximum))
        : name === 'min'
          ? Math.min(first, preferred)
          : first
    expanded = expanded.replace(call, `${round(pixels)}px`)
  }
  expanded = expanded.replace(
    /-?[\d.]+(?:rem|vw)\b/g,
    (term) => `${round(termPixels(term, page))}px`,
  )
  return /^-?[\d.]+(?:px)?$/.test(expanded) ? Number.parseFloat(expanded) : expanded
}

/** The minimum size of a text on wide pages. */
const floorOf = (size: number) =>
  size <= 15 ? size : size <= 17 ? 15 : size <= 20 ? 16 : size < 28 ? 18 : size * 0.66

/** The font size on wide pages: headlines scale with the page, text stays legible. */
export const wideSize = (size: number): string => `max(${rem(floorOf(size))},${scaled(size)})`

/** The four sides of a padding, in CSS pixels. */
export type Sides = [top: number, right: number, bottom: number, left: number]

/** Four sides from '64px 96px 104px' or 40. */
export function sidesOf(padding: string | number | undefined): Sides {
  if (padding === undefined) return [0, 0, 0, 0]
  if (typeof padding === 'number') return [padding, padding, padding, padding]
  const [top = 0, right = top, bottom = top, left = right] = padding
    .split(/\s+/)
    .map((part) => Number.parseFloat(part) || 0)
  return [top, right, bottom, left]
}
