import bizUdpgothic from '@fontsource/biz-udpgothic/unicode.json' with { type: 'json' }
import bricolageGrotesque from '@fontsource/bricolage-grotesque/unicode.json' with { type: 'json' }
import manrope from '@fontsource/manrope/unicode.json' with { type: 'json' }
import nanumGothic from '@fontsource/nanum-gothic/unicode.json' with { type: 'json' }
import notoSans from '@fontsource/noto-sans/unicode.json' with { type: 'json' }
import notoSansArabic from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' }
import zcoolXiaowei from '@fontsource/zcool-xiaowei/unicode.json' with { type: 'json' }
import { standInFor } from './stand-ins.ts'
import { fileOf, holds, latinFirst, type Subsets } from './unicode-ranges.ts'

/** The document's three font roles: text, labels and figures, headlines. */
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
  /** The characters used from it: slices of large scripts declare more than they contain. */
  script: RegExp
}

const ALPHABETS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u
const HAN = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\u30fb\u30fc]/u
const both = { regular: 400, bold: 700, display: 700 } as const

const face = (id: string, ranges: object, script: RegExp, weights: Face['weights']): Face => ({
  ...{ id, script, weights },
  ranges: ranges as Face['ranges'],
})
const alphabets: Face[] = [
  face('bricolage-grotesque', bricolageGrotesque, ALPHABETS, { display: 700 }),
  face('manrope', manrope, ALPHABETS, both),
  face('noto-sans', notoSans, /[^\p{Script=Han}\p{Script=Hangul}]/u, both),
  face('noto-sans-arabic', notoSansArabic, /\p{Script=Arabic}/u, both),
  face('nanum-gothic', nanumGothic, /\p{Script=Hangul}/u, both),
  face('biz-udpgothic', bizUdpgothic, KANA, both),
]
const chinese = face('zcool-xiaowei', zcoolXiaowei, HAN, { regular: 400, bold: 400, display: 400 })
const japanese = face('biz-udpgothic', bizUdpgothic, HAN, both)

/** Which language's glyph shapes are used for characters that Chinese and Japanese share. */
export type Han = 'chinese' | 'japanese'

/** Han characters are drawn as in the surrounding language. */
export const hanOf = (text: string): Han => (KANA.test(text) ? 'japanese' : 'chinese')

const faces: Record<Han, Face[]> = {
  chinese: [...alphabets, chinese, japanese],
  japanese: [...alphabets, japanese, chinese],
}

const found = new Map<string, FontFile[]>()
function filesOf(face: Face, character: string, weight: Weight): FontFile[] {
  const number = face.weights[weight]
  if (number === undefined || !face.script.test(character)) return []
  const key = `${face.id} ${number} ${character}`
  const known = found.get(key)
  if (known) return known
  const point = character.codePointAt(0) ?? 0
  // Slices overlap: the daggers are in the range of one and in the font of the next.
  const subsets = latinFirst(face.ranges).filter(([, ranges]) => holds(ranges, point))
  const files = subsets.map(([subset]) => {
    const file = fileOf(face.id, subset, number)
    return { file, name: file.slice(file.lastIndexOf('/') + 1).replace(/-normal\.woff$/, '') }
  })
  found.set(key, files)
  return files
}

/** The files that may contain a character, best first. */
export const fontsFor = (character: string, weight: Weight, han: Han): FontFile[] =>
  faces[han].flatMap((face) => filesOf(face, character, weight))

const isBasic = ({ name }: FontFile) => /-latin-\d+$/.test(name)
/**
 * The characters that every basic slice contains: slices declare far more than their fonts hold.
 */
const BASIC = /[\x20-\x7e\xa0-\xa3\xa5-\xac\xae-\xff–—‘’“”•…€™−]/

/** Files up to the first that certainly has the character. */
function enough(character: string, files: FontFile[]): FontFile[] {
  const sure = BASIC.test(character) ? files.findIndex(isBasic) : -1
  return sure === -1 ? files : files.slice(0, sure + 1)
}

/**
 * The files that a document with these texts by weight needs; `regular` contains the whole text.
 */
export function fontFilesFor(texts: Record<Weight, string>): FontFile[] {
  const files = new Map<string, FontFile>()
  const han = hanOf(texts.regular)
  for (const [weight, text] of Object.entries(texts) as [Weight, string][]) {
    // Characters that no font has are replaced by plainer ones.
    const plainer = Array.from(text, (each) => (BASIC.test(each) ? '' : standInFor(each)))
    for (const character of new Set(`A${text}${plainer.join('')}`)) {
      const candidates = enough(character, fontsFor(character, weight, han))
      for (const file of candidates) files.set(file.name, file)
    }
  }
  return [...files.values()]
}
