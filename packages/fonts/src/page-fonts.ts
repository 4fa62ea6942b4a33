import { type Face, type FaceName, faces, scriptFaces } from './faces.ts'
import { fileOf, holds, latinFirst } from './unicode-ranges.ts'

/** The typefaces of a page's headings and text, by their family names. */
export interface FontPair {
  heading: string
  body: string
  headingWeight: number
  /** Whether headings are in capitals. */
  capitals: boolean
}

export interface FontFile {
  /** Module specifier of a font file, resolved from this package. */
  file: string
  family: string
  weight: 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900
  style: 'normal'
}

const BODY_WEIGHTS = [400, 600]

/** The subsets of a typeface that some characters need, and the characters that it lacks. */
function coverage(face: Face, points: Iterable<number>) {
  const subsets = new Set<string>()
  const missing: number[] = []
  for (const point of points) {
    const found = latinFirst(face.ranges).find(([, ranges]) => holds(ranges, point))
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
      file: fileOf(face.id, subset, weight),
      family: familyName(face, subset),
      weight: weight as FontFile['weight'],
      style: 'normal' as const,
    })),
  )

/**
 * The CSS font-family of a typeface, with its additional subsets first; satori then tries the rest.
 */
export const fontFamilyOf = (family: string): string =>
  latinFirst((faces[family as FaceName] ?? faces.Inter).ranges)
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
export function fontFilesFor(type: FontPair, text: string): FontFile[] {
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

/** Whether any typeface has this character; others would be drawn as a box. */
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
