import type { Concept } from '@agency/contract/concept'
import { type FaceName, faces, scriptFaces } from '../type/faces.ts'
import { type FontFile, fontFamilyOf, fontFilesFor } from '../type/font-files.ts'

const SERIFS = /Serif|Fraunces|Playfair|Cormorant|Newsreader|Zilla/

const everyFace = [...Object.values(faces), ...Object.values(scriptFaces)]

/** A file of a face: 'inter-latin-400-normal.woff2', of the package 'inter'. */
export interface WebFont {
  /** Module specifier of the file. */
  specifier: string
  /** What it is called in an address. */
  name: string
}

const NAME = /^([a-z\d-]+?)-(\d+|[a-z]+(?:-ext)?)-(\d{3})-normal\.woff2$/

/** The font file that a name in an address stands for; undefined for what is none of ours. */
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

/** Faces of so many characters that a page has use for a small part of each file. */
const manyCharacters = [
  scriptFaces.notoSansArabic,
  scriptFaces.bizUdpgothic,
  scriptFaces.nanumGothic,
  scriptFaces.zcoolXiaowei,
].map(({ id }) => id)

/** Whether a font file, by its name, is worth cutting down to a page's characters. */
export const hasManyCharacters = (name: string): boolean =>
  manyCharacters.some((id) => name.startsWith(`${id}-`))

const nameOf = ({ file }: FontFile) => `${file.slice(file.lastIndexOf('/') + 1)}2`

/** The face of a file, and the subset that it holds. */
function subsetOf({ file }: FontFile) {
  const [, id = ''] = /^@fontsource\/([^/]+)\//.exec(file) ?? []
  const face = everyFace.find((each) => each.id === id)
  const subset = nameOf({ file } as FontFile)
    .slice(id.length + 1)
    .replace(/-\d{3}-normal\.woff2$/, '')
  return { face, ranges: face?.ranges[subset] ?? face?.ranges[`[${subset}]`] ?? '' }
}

/**
 * Without what a browser has itself: emoji. Of a face that stands in for a script's, semi-bold goes where
 * bold is loaded: its files are the heaviest of a page, and a browser takes the nearest weight.
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
  /** Names of the files, those of the page's first words first. */
  files: string[]
}

/** The fonts of a page: those files alone that its characters need, at `url` of their names. */
export function siteFonts(
  { type }: Concept,
  text: string,
  url: (name: string) => string,
): SiteFonts {
  const files = withoutSpares(fontFilesFor(type, text))
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
  }
}
