import type { TypePair } from '@agency/contract/concept'
import { type Face, type FaceName, faces, scriptFaces } from './faces.ts'

export interface FontFile {
  /** Module specifier of a font file, to be resolved from this package. */
  file: string
  family: string
  weight: 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900
  style: 'normal'
}

const BODY_WEIGHTS = [400, 600]

type Range = readonly [from: number, to: number]

/** Ranges of a CSS unicode-range, parsed once. */
const parsed = new Map<string, Range[]>()
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

/** Latin first: it also contains characters that all subsets share, such as punctuation. */
const subsetsOf = ({ ranges }: Face): [subset: string, ranges: string][] =>
  Object.entries(ranges).sort(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'))

/** The subsets of a typeface that some characters need, and the characters that it lacks. */
function coverage(face: Face, points: Iterable<number>) {
  const subsets = new Set<string>()
  const missing: number[] = []
  for (const point of points) {
    const found = subsetsOf(face).find(([, ranges]) => holds(ranges, point))
    if (found) subsets.add(found[0])
    else missing.push(point)
  }
  return { subsets: [...subsets], missing }
}

/** Satori distinguishes files of one typeface by family name, so each subset has its own name. */
const familyName = (face: Face, subset: string) =>
  subset === 'latin' ? face.family : `${face.family} ${subset}`

const filesOf = (face: Face, weights: number[], subsets: string[]): FontFile[] =>
  subsets.flatMap((subset) =>
    weights.map((weight) => ({
      // Fontsource numbers the slices of large scripts: '[42]' is a file with -42-.
      file: `@fontsource/${face.id}/files/${face.id}-${subset.replace(/[[\]]/g, '')}-${weight}-normal.woff`,
      family: familyName(face, subset),
      weight: weight as FontFile['weight'],
      style: 'normal' as const,
    })),
  )

/**
 * The CSS font-family of a typeface, with its additional subsets first; satori then tries the rest.
 */
export const fontFamilyOf = (family: string): string =>
  subsetsOf(faces[family as FaceName] ?? faces.Inter)
    .map(([subset]) => `'${familyName(faces[family as FaceName] ?? faces.Inter, subset)}'`)
    .join(', ')

interface StandIn {
  face: Face
  /** The characters to use from it: a typeface's slices list more characters than it has. */
  script: RegExp
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u
const kana: StandIn = {
  face: scriptFaces.bizUdpgothic,
  script: /[\p{Script=Hiragana}\p{Script=Katakana}\u30fb\u30fc]/u,
}
const alphabets: StandIn[] = [
  {
    face: scriptFaces.notoSans,
    script:
      /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u,
  },
  { face: scriptFaces.notoSansArabic, script: /\p{Script=Arabic}/u },
  { face: scriptFaces.nanumGothic, script: /\p{Script=Hangul}/u },
  { face: scriptFaces.notoEmoji, script: /\p{Extended_Pictographic}|\p{Emoji_Presentation}/u },
]
const chinese: StandIn = { face: scriptFaces.zcoolXiaowei, script: HAN }
const japanese: StandIn = { face: scriptFaces.bizUdpgothic, script: HAN }

/** Han characters are drawn in the style of the page's language. */
const standInsFor = (text: string): StandIn[] => [
  ...alphabets,
  kana,
  ...(KANA.test(text) ? [japanese, chinese] : [chinese, japanese]),
]

/** The wanted weight, or the nearest one available. */
const nearest = (weights: number[], wanted: number) =>
  weights.reduce(
    (best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best),
    weights[0] ?? wanted,
  )

/** Joiners and selectors that choose among glyphs and have none of their own. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u

/**
 * The font files that a text in this pair needs: always Latin, and other scripts if they occur,
 * from the pair's own typefaces or from fallbacks.
 */
export function fontFilesFor(type: TypePair, text: string): FontFile[] {
  const shown = type.capitals ? `${text}${text.toUpperCase()}` : text
  const points = [...new Set(shown)]
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => character.codePointAt(0) ?? 0)
  const heading = faces[type.heading as FaceName] ?? faces.Inter
  const body = faces[type.body as FaceName] ?? faces.Inter
  const own = [heading, body].map((face) => coverage(face, [...points, 0x41]))
  let missing = [...new Set(own.flatMap((each) => each.missing))]
  const files = [
    ...filesOf(heading, [nearest(heading.weights, type.headingWeight)], own[0]?.subsets ?? []),
    ...filesOf(body, BODY_WEIGHTS, own[1]?.subsets ?? []),
  ]
  for (const { face, script } of standInsFor(text)) {
    const wanted = missing.filter((point) => script.test(String.fromCodePoint(point)))
    const found = coverage(face, wanted)
    const weights = [
      ...new Set(
        [...BODY_WEIGHTS, type.headingWeight].map((weight) => nearest(face.weights, weight)),
      ),
    ]
    files.push(...filesOf(face, weights, found.subsets))
    missing = missing.filter((point) => !wanted.includes(point) || found.missing.includes(point))
  }
  const byName = new Map(files.map((file) => [file.file, file]))
  return [...byName.values()]
}

/** Whether any of the engine's typefaces has this character; others would be drawn as a box. */
const isDrawable = (character: string): boolean => {
  const point = character.codePointAt(0) ?? 0
  return (
    INVISIBLE.test(character) ||
    standInsFor('').some(
      ({ face, script }) =>
        script.test(character) && Object.values(face.ranges).some((range) => holds(range, point)),
    )
  )
}

/** Most text consists of these characters, and every pair has them all. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026]*$/

/** A text without the characters that no typeface has. */
export const drawable = (text: string): string =>
  LATIN.test(text) ? text : [...text].filter(isDrawable).join('').replace(/\s+/g, ' ').trim()
