import { type Face, type FaceName, faces, scriptFaces } from './faces.ts'
import { fileOf, includesCodePoint, latinFirst } from './unicode-ranges.ts'

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
    const match = latinFirst(face.ranges).find(([, ranges]) => includesCodePoint(ranges, point))
    if (match) subsets.add(match[0])
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

interface FallbackFace {
  face: Face
  /** The characters to use this typeface for: slices declare more than they contain. */
  script: RegExp
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u
const kana: FallbackFace = {
  face: scriptFaces.bizUdpgothic,
  script: /[\p{Script=Hiragana}\p{Script=Katakana}\u30fb\u30fc]/u,
}
const alphabets: FallbackFace[] = [
  {
    face: scriptFaces.notoSans,
    script:
      /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u,
  },
  { face: scriptFaces.notoSansArabic, script: /\p{Script=Arabic}/u },
  { face: scriptFaces.nanumGothic, script: /\p{Script=Hangul}/u },
  { face: scriptFaces.notoEmoji, script: /\p{Extended_Pictographic}|\p{Emoji_Presentation}/u },
]
const chinese: FallbackFace = { face: scriptFaces.zcoolXiaowei, script: HAN }
const japanese: FallbackFace = { face: scriptFaces.bizUdpgothic, script: HAN }

/** Han characters are drawn in the style of the page's language. */
const fallbackFacesFor = (text: string): FallbackFace[] => [
  ...alphabets,
  kana,
  ...(KANA.test(text) ? [japanese, chinese] : [chinese, japanese]),
]

/** The target weight, or the nearest available one. */
const nearestWeight = (weights: number[], target: number) =>
  weights.reduce(
    (closest, weight) =>
      Math.abs(weight - target) < Math.abs(closest - target) ? weight : closest,
    weights[0] ?? target,
  )

/** Joiners and variation selectors, which have no glyphs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u

/**
 * The font files for a text in this pair: always Latin, and other scripts if they occur, from the
 * pair's typefaces or from fallbacks.
 */
export function fontFilesFor(pair: FontPair, text: string): FontFile[] {
  const displayedText = pair.capitals ? `${text}${text.toUpperCase()}` : text
  const points = [...new Set(displayedText)]
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => character.codePointAt(0) ?? 0)
  const heading = faces[pair.heading as FaceName] ?? faces.Inter
  const body = faces[pair.body as FaceName] ?? faces.Inter
  const pairCoverage = [heading, body].map((face) => coverage(face, [...points, 0x41]))
  let missing = [...new Set(pairCoverage.flatMap((part) => part.missing))]
  const files = [
    ...filesOf(
      heading,
      [nearestWeight(heading.weights, pair.headingWeight)],
      pairCoverage[0]?.subsets ?? [],
    ),
    ...filesOf(body, BODY_WEIGHTS, pairCoverage[1]?.subsets ?? []),
  ]
  for (const { face, script } of fallbackFacesFor(text)) {
    const points = missing.filter((point) => script.test(String.fromCodePoint(point)))
    const fallback = coverage(face, points)
    const weights = [
      ...new Set(
        [...BODY_WEIGHTS, pair.headingWeight].map((weight) => nearestWeight(face.weights, weight)),
      ),
    ]
    files.push(...filesOf(face, weights, fallback.subsets))
    missing = missing.filter((point) => !points.includes(point) || fallback.missing.includes(point))
  }
  const byFile = new Map(files.map((file) => [file.file, file]))
  return [...byFile.values()]
}

/** Whether any typeface has this character; others would be drawn as a box. */
const isDrawable = (character: string): boolean => {
  const point = character.codePointAt(0) ?? 0
  return (
    INVISIBLE.test(character) ||
    fallbackFacesFor('').some(
      ({ face, script }) =>
        script.test(character) &&
        Object.values(face.ranges).some((range) => includesCodePoint(range, point)),
    )
  )
}

/** Most text consists of these characters, which every pair contains. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026]*$/

/** A text without the characters that no typeface has. */
export const removeUndrawable = (text: string): string =>
  LATIN.test(text) ? text : [...text].filter(isDrawable).join('').replace(/\s+/g, ' ').trim()
