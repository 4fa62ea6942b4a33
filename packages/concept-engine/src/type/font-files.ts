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

const holds = (ranges: string, point: number) =>
  rangesOf(ranges).some(([from, to]) => point >= from && point <= to)

/** Latin first: it also holds what all subsets share, such as punctuation. */
const subsetsOf = ({ ranges }: Face): [subset: string, ranges: string][] =>
  Object.entries(ranges).sort(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'))

/** What of a face is needed for some characters, and the characters it does not have. */
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

/** Satori tells files of one face apart by family: each subset has a name of its own. */
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

/** The CSS font-family of a face, with its own further subsets first; satori then tries the rest. */
export const fontFamilyOf = (family: string): string =>
  subsetsOf(faces[family as FaceName] ?? faces.Inter)
    .map(([subset]) => `'${familyName(faces[family as FaceName] ?? faces.Inter, subset)}'`)
    .join(', ')

interface StandIn {
  face: Face
  /** What is taken of it: a face's slices name more characters than it has. */
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

/** Han characters are drawn as the page's language draws them. */
const standInsFor = (text: string): StandIn[] => [
  ...alphabets,
  kana,
  ...(KANA.test(text) ? [japanese, chinese] : [chinese, japanese]),
]

/** The wanted weight, or the nearest of those that there are. */
const nearest = (weights: number[], wanted: number) =>
  weights.reduce(
    (best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best),
    weights[0] ?? wanted,
  )

/** Joiners and selectors that choose among glyphs without one of their own. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u

/**
 * The font files that a text in this pair needs: Latin always, other scripts when they occur, from
 * the pair's own faces or from those that stand in for them.
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

/** Whether any face of the engine has this character; what none has would be drawn as a box. */
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

/** Most text is of these, and every pair has them all. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026]*$/

/** A text without the characters that no face has. */
export const drawable = (text: string): string =>
  LATIN.test(text) ? text : [...text].filter(isDrawable).join('').replace(/\s+/g, ' ').trim()
