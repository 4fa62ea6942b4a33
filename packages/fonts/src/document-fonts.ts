import bizUdpgothic from '@fontsource/biz-udpgothic/unicode.json' with { type: 'json' }
import bricolageGrotesque from '@fontsource/bricolage-grotesque/unicode.json' with { type: 'json' }
import manrope from '@fontsource/manrope/unicode.json' with { type: 'json' }
import nanumGothic from '@fontsource/nanum-gothic/unicode.json' with { type: 'json' }
import notoSans from '@fontsource/noto-sans/unicode.json' with { type: 'json' }
import notoSansArabic from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' }
import zcoolXiaowei from '@fontsource/zcool-xiaowei/unicode.json' with { type: 'json' }
import { replacementFor } from './character-replacements.ts'
import { fileOf, includesCodePoint, latinFirst, type Subsets } from './unicode-ranges.ts'

/** The document's three font roles: text; labels and figures; headlines. */
export type Weight = 'regular' | 'bold' | 'display'

/** A font file used in a document; each covers a part of a script. */
export interface FontFile {
  /** Module specifier, resolved from this package. */
  file: string
  /** The name under which the file is registered with pdfkit. */
  name: string
}

interface Face {
  id: string
  ranges: Subsets
  weights: Partial<Record<Weight, 400 | 700 | 800>>
  /**
   * The characters to use this font for: slices of large scripts declare more than they contain.
   */
  script: RegExp
}

const ALPHABETS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u
const HAN = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\u30fb\u30fc]/u
const regularAndBold = { regular: 400, bold: 700, display: 700 } as const

const defineFace = (
  id: string,
  ranges: object,
  script: RegExp,
  weights: Face['weights'],
): Face => ({
  ...{ id, script, weights },
  ranges: ranges as Face['ranges'],
})
const alphabets: Face[] = [
  defineFace('bricolage-grotesque', bricolageGrotesque, ALPHABETS, { display: 700 }),
  defineFace('manrope', manrope, ALPHABETS, regularAndBold),
  defineFace('noto-sans', notoSans, /[^\p{Script=Han}\p{Script=Hangul}]/u, regularAndBold),
  defineFace('noto-sans-arabic', notoSansArabic, /\p{Script=Arabic}/u, regularAndBold),
  defineFace('nanum-gothic', nanumGothic, /\p{Script=Hangul}/u, regularAndBold),
  defineFace('biz-udpgothic', bizUdpgothic, KANA, regularAndBold),
]
const chinese = defineFace('zcool-xiaowei', zcoolXiaowei, HAN, {
  regular: 400,
  bold: 400,
  display: 400,
})
const japanese = defineFace('biz-udpgothic', bizUdpgothic, HAN, regularAndBold)

/** Which language's glyph shapes are used for characters that Chinese and Japanese share. */
export type Han = 'chinese' | 'japanese'

/** Han characters are drawn as in the surrounding language. */
export const hanOf = (text: string): Han => (KANA.test(text) ? 'japanese' : 'chinese')

const faces: Record<Han, Face[]> = {
  chinese: [...alphabets, chinese, japanese],
  japanese: [...alphabets, japanese, chinese],
}

const fileCache = new Map<string, FontFile[]>()
function filesOf(face: Face, character: string, weight: Weight): FontFile[] {
  const cssWeight = face.weights[weight]
  if (cssWeight === undefined || !face.script.test(character)) return []
  const key = `${face.id} ${cssWeight} ${character}`
  const cached = fileCache.get(key)
  if (cached) return cached
  const point = character.codePointAt(0) ?? 0
  // A slice may declare a character that only another slice contains, such as the daggers.
  const subsets = latinFirst(face.ranges).filter(([, ranges]) => includesCodePoint(ranges, point))
  const files = subsets.map(([subset]) => {
    const file = fileOf(face.id, subset, cssWeight)
    return { file, name: file.slice(file.lastIndexOf('/') + 1).replace(/-normal\.woff$/, '') }
  })
  fileCache.set(key, files)
  return files
}

/** The files that may contain a character, best first. */
export const fontsFor = (character: string, weight: Weight, han: Han): FontFile[] =>
  faces[han].flatMap((face) => filesOf(face, character, weight))

const isBasicSlice = ({ name }: FontFile) => /-latin-\d+$/.test(name)
/** The characters that every Latin slice contains: slices declare far more than they contain. */
const BASIC_LATIN = /[\x20-\x7e\xa0-\xa3\xa5-\xac\xae-\xff–—‘’“”•…€™−]/

/** The files up to the first one that is certain to contain the character. */
function filesNeeded(character: string, files: FontFile[]): FontFile[] {
  const certainIndex = BASIC_LATIN.test(character) ? files.findIndex(isBasicSlice) : -1
  return certainIndex === -1 ? files : files.slice(0, certainIndex + 1)
}

/**
 * The font files for a document's texts, which are given by weight; `regular` is its whole text.
 */
export function fontFilesFor(texts: Record<Weight, string>): FontFile[] {
  const files = new Map<string, FontFile>()
  const han = hanOf(texts.regular)
  for (const [weight, text] of Object.entries(texts) as [Weight, string][]) {
    // Characters that no font has are replaced when the document is written.
    const replacements = Array.from(text, (character) =>
      BASIC_LATIN.test(character) ? '' : replacementFor(character),
    )
    for (const character of new Set(`A${text}${replacements.join('')}`)) {
      const candidates = filesNeeded(character, fontsFor(character, weight, han))
      for (const file of candidates) files.set(file.name, file)
    }
  }
  return [...files.values()]
}
