import { faces, scriptFaces } from './faces.ts'
import type { FontFile } from './page-fonts.ts'

const allFaces = [...Object.values(faces), ...Object.values(scriptFaces)]

/** A font file: 'inter-latin-400-normal.woff2', from the package 'inter'. */
export interface WebFont {
  /** Module specifier of the file. */
  specifier: string
  /** Its name in a URL. */
  name: string
}

const FILE_NAME = /^([a-z\d-]+?)-(\d+|[a-z]+(?:-ext)?)-(\d{3})-normal\.woff2$/

/** The font file for a name in a URL; undefined if it is not one of ours. */
export function webFontOf(name: string): WebFont | undefined {
  if (!FILE_NAME.test(name)) return undefined
  const face = allFaces
    .filter(({ id }) => name.startsWith(`${id}-`))
    .sort((a, b) => b.id.length - a.id.length)[0]
  if (!face) return undefined
  const subset = name.slice(face.id.length + 1).replace(/-\d{3}-normal\.woff2$/, '')
  const hasSubset = Object.hasOwn(face.ranges, subset) || Object.hasOwn(face.ranges, `[${subset}]`)
  return hasSubset ? { specifier: `@fontsource/${face.id}/files/${name}`, name } : undefined
}

/** Typefaces with so many characters that a page needs only a small part of each file. */
const largeFaceIds = [
  scriptFaces.notoSansArabic,
  scriptFaces.bizUdpgothic,
  scriptFaces.nanumGothic,
  scriptFaces.zcoolXiaowei,
].map(({ id }) => id)

/** Whether a font file is so large that it should be subset to a page's characters. */
export const hasManyCharacters = (name: string): boolean =>
  largeFaceIds.some((id) => name.startsWith(`${id}-`))

/** The name in a URL of a page's font file. */
export const nameOf = ({ file }: FontFile) => `${file.slice(file.lastIndexOf('/') + 1)}2`

/** The typeface of a file, and the subset that it contains. */
export function subsetOf({ file }: FontFile) {
  const [, id = ''] = /^@fontsource\/([^/]+)\//.exec(file) ?? []
  const face = allFaces.find((candidate) => candidate.id === id)
  const subset = nameOf({ file } as FontFile)
    .slice(id.length + 1)
    .replace(/-\d{3}-normal\.woff2$/, '')
  return { face, ranges: face?.ranges[subset] ?? face?.ranges[`[${subset}]`] ?? '' }
}

/** Whether a file is bold. */
export const isBoldFile = (name: string): boolean => Number(FILE_NAME.exec(name)?.[3] ?? 0) > 500
