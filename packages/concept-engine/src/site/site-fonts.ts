import type { Concept } from '@agency/contract/concept'
import { type FaceName, faces, scriptFaces } from '../type/faces.ts'
import { type FontFile, fontFamilyOf, fontFilesFor, holds } from '../type/font-files.ts'

const SERIFS = /Serif|Fraunces|Playfair|Cormorant|Newsreader|Zilla/

const everyFace = [...Object.values(faces), ...Object.values(scriptFaces)]

/** A font file: 'inter-latin-400-normal.woff2', from the package 'inter'. */
export interface WebFont {
  /** Module specifier of the file. */
  specifier: string
  /** Its name in a URL. */
  name: string
}

const NAME = /^([a-z\d-]+?)-(\d+|[a-z]+(?:-ext)?)-(\d{3})-normal\.woff2$/

/** The font file for a name in a URL; undefined if it is not one of ours. */
export function webFontOf(name: string): WebFont | undefined {
  if (!NAME.test(name)) return undefined
  const face = everyFace
    .filter(({ id }) => name.startsWith(`${id}-`))
    .sort((a, b) => b.id.length - a.id.length)[0]
  if (!face) return undefined
  const subset = name.slice(face.id.length + 1).replace(/-\d{3}-normal\.woff2$/, '')
  const isKnown = Object.hasOwn(face.ranges, subset) || Object.hasOwn(face.ranges, `[${subset}]`)
  return isKnown ? { specifier: `@fontsource/${face.id}/files/${name}`, name } : undefined
}

/** Typefaces with so many characters that a page needs only a small part of each file. */
const manyCharacters = [
  scriptFaces.notoSansArabic,
  scriptFaces.bizUdpgothic,
  scriptFaces.nanumGothic,
  scriptFaces.zcoolXiaowei,
].map(({ id }) => id)

/** Whether a font file, by its name, is worth subsetting to a page's characters. */
export const hasManyCharacters = (name: string): boolean =>
  manyCharacters.some((id) => name.startsWith(`${id}-`))

const nameOf = ({ file }: FontFile) => `${file.slice(file.lastIndexOf('/') + 1)}2`

/** The typeface of a file, and the subset that it contains. */
function subsetOf({ file }: FontFile) {
  const [, id = ''] = /^@fontsource\/([^/]+)\//.exec(file) ?? []
  const face = everyFace.find((each) => each.id === id)
  const subset = nameOf({ file } as FontFile)
    .slice(id.length + 1)
    .replace(/-\d{3}-normal\.woff2$/, '')
  return { face, ranges: face?.ranges[subset] ?? face?.ranges[`[${subset}]`] ?? '' }
}

/**
 * Removes files that the browser does not need, such as emoji. For a script's fallback typeface,
 * semi-bold is dropped if bold is loaded: its files are the largest of a page, and a browser uses
 * the nearest weight.
 */
function withoutSpares(files: readonly FontFile[]): FontFile[] {
  const standIns = new Set<string>(Object.values(scriptFaces).map(({ id }) => id))
  const bold = new Set(files.filter(({ weight }) => weight > 600).map(({ family }) => family))
  return files.filter((file) => {
    const id = subsetOf(file).face?.id ?? ''
    const isSpare = file.weight === 600 && bold.has(file.family) && standIns.has(id)
    return id !== scriptFaces.notoEmoji.id && !isSpare
  })
}

export interface SiteFonts {
  /** Rules that load the files. */
  css: string
  /** Values of the custom properties '--heading' and '--body'. */
  properties: string
  /** The custom property of each family that the tree names. */
  families: ReadonlyMap<string, string>
  /** Names of the files, with those for the page's first words first. */
  files: string[]
  /**
   * The files with most of its letters; empty for a page in a script of many characters, which has
   * dozens.
   */
  first: string[]
  /** Files that are subset to the page's characters. */
  own: string[]
}

/** Whether a file is bold. */
export const isBoldFile = (name: string): boolean => Number(NAME.exec(name)?.[3] ?? 0) > 500

/**
 * The files without those bold slices of a large script that contain none of the bold characters.
 */
function withoutSlices(files: readonly FontFile[], bold: string): FontFile[] {
  const points = [...new Set(bold)].map((character) => character.codePointAt(0) ?? 0)
  return files.filter((file) => {
    const name = nameOf(file)
    return (
      !hasManyCharacters(name) ||
      !isBoldFile(name) ||
      points.some((point) => holds(subsetOf(file).ranges, point))
    )
  })
}

const LATIN = /-latin-\d{3}-/
/** The minimum share of a page's letters for a file to be preloaded. */
const FIRST_SHARE = 0.1

/** Names of the Latin files, and of those for the script of the page. */
function firstOf(files: readonly FontFile[], text: string): string[] {
  const letters = text.match(/\p{L}/gu) ?? []
  const times = new Map<string, number>()
  for (const letter of letters) times.set(letter, (times.get(letter) ?? 0) + 1)
  return files
    .filter((file) => {
      const { ranges } = subsetOf(file)
      let held = 0
      for (const [letter, count] of times)
        if (holds(ranges, letter.codePointAt(0) ?? 0)) held += count
      return LATIN.test(nameOf(file)) || held > letters.length * FIRST_SHARE
    })
    .map(nameOf)
}

/** URLs of font files, by name. */
export interface FontUrls {
  whole: (name: string) => string
  own: ((name: string) => string) | undefined
}

/** The fonts of a page: only the files that its text needs, or its bold text. */
export function siteFonts(
  { type }: Concept,
  { text, bold }: { text: string; bold: () => string },
  urls: FontUrls,
): SiteFonts {
  const all = withoutSpares(fontFilesFor(type, text))
  const isLarge = all.some((file) => hasManyCharacters(nameOf(file)))
  const files = isLarge ? withoutSlices(all, bold()) : all
  const url = (name: string) =>
    (hasManyCharacters(name) ? urls.own?.(name) : undefined) ?? urls.whole(name)
  const rules = files.flatMap((file) => {
    const { face, ranges } = subsetOf(file)
    if (!face) return []
    return [
      `@font-face{font-family:"${face.family}";font-weight:${file.weight};font-display:swap;src:url(${url(nameOf(file))}) format("woff2");unicode-range:${ranges}}`,
    ]
  })
  const names = [...new Set(files.flatMap((file) => subsetOf(file).face?.family ?? []))]
  const stack = (family: string) => {
    const own = (faces[family as FaceName] ?? faces.Inter).family
    const others = names.filter(
      (name) => name !== own && Object.values(scriptFaces).some((face) => face.family === name),
    )
    const generic = SERIFS.test(own) ? 'serif' : 'sans-serif'
    return [...[own, ...others].map((name) => `"${name}"`), 'system-ui', generic].join(',')
  }
  return {
    css: rules.join(''),
    properties: `--heading:${stack(type.heading)};--body:${stack(type.body)}`,
    families: new Map([
      [fontFamilyOf(type.body), 'var(--body)'],
      [fontFamilyOf(type.heading), 'var(--heading)'],
    ]),
    files: files.map(nameOf),
    first: isLarge ? [] : firstOf(files, text),
    own: files.map(nameOf).filter(hasManyCharacters),
  }
}
