import type { Concept } from '@agency/contract/concept'
import { type FaceName, faces, scriptFaces } from '@agency/fonts/faces'
import { type FontFile, fontFamilyOf, fontFilesFor } from '@agency/fonts/page-fonts'
import { includesCodePoint } from '@agency/fonts/unicode-ranges'
import { hasManyCharacters, isBoldFile, nameOf, subsetOf } from '@agency/fonts/web-fonts'
import { fallbackFamilyOf, fallbackRules, hasSerifs } from './fallback-fonts.ts'

/**
 * Removes files that the browser does not need, such as emoji. For a script's fallback typeface,
 * semi-bold is dropped if bold is loaded: its files are the largest of a page, and a browser uses
 * the nearest weight.
 */
function withoutUnneeded(files: readonly FontFile[]): FontFile[] {
  const fallbackFamilies = new Set<string>(Object.values(scriptFaces).map(({ id }) => id))
  const bold = new Set(files.filter(({ weight }) => weight > 600).map(({ family }) => family))
  return files.filter((file) => {
    const id = subsetOf(file).face?.id ?? ''
    const isUnneeded = file.weight === 600 && bold.has(file.family) && fallbackFamilies.has(id)
    return id !== scriptFaces.notoEmoji.id && !isUnneeded
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
   * The files that contain most of the page's letters; empty for a script with many characters,
   * which has dozens of files.
   */
  first: string[]
  /** Files that are subset to the page's characters. */
  ownFiles: string[]
}

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
      points.some((point) => includesCodePoint(subsetOf(file).ranges, point))
    )
  })
}

const LATIN_FILE = /-latin-\d{3}-/
/** The minimum share of a page's letters for a file to be preloaded. */
const MIN_PRELOAD_SHARE = 0.1

/** Names of the Latin files, and of those for the script of the page. */
function firstOf(files: readonly FontFile[], text: string): string[] {
  const letters = text.match(/\p{L}/gu) ?? []
  const times = new Map<string, number>()
  for (const letter of letters) times.set(letter, (times.get(letter) ?? 0) + 1)
  return files
    .filter((file) => {
      const { ranges } = subsetOf(file)
      let covered = 0
      for (const [letter, count] of times)
        if (includesCodePoint(ranges, letter.codePointAt(0) ?? 0)) covered += count
      return LATIN_FILE.test(nameOf(file)) || covered > letters.length * MIN_PRELOAD_SHARE
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
  const all = withoutUnneeded(fontFilesFor(type, text))
  const isLarge = all.some((file) => hasManyCharacters(nameOf(file)))
  const files = isLarge ? withoutSlices(all, bold()) : all
  const url = (name: string) =>
    (hasManyCharacters(name) ? urls.own?.(name) : undefined) ?? urls.whole(name)
  const rules = files.flatMap((file) => {
    const { face, ranges } = subsetOf(file)
    if (!face) return []
    // Other subsets are of few words, and of scripts that the system's font sets in another width.
    const fallbacks = LATIN_FILE.test(nameOf(file)) ? fallbackRules(face, file.weight, ranges) : []
    return [
      ...fallbacks,
      `@font-face{font-family:"${face.family}";font-weight:${file.weight};font-display:swap;src:url(${url(nameOf(file))}) format("woff2");unicode-range:${ranges}}`,
    ]
  })
  const names = [...new Set(files.flatMap((file) => subsetOf(file).face?.family ?? []))]
  const stack = (family: string) => {
    const face = faces[family as FaceName] ?? faces.Inter
    const own = face.family
    const fallbacks = names.filter(
      (name) => name !== own && Object.values(scriptFaces).some((face) => face.family === name),
    )
    const generic = hasSerifs(face) ? 'serif' : 'sans-serif'
    const stacked = [own, fallbackFamilyOf(face), ...fallbacks]
    return [...stacked.map((name) => `"${name}"`), 'system-ui', generic].join(',')
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
    ownFiles: files.map(nameOf).filter(hasManyCharacters),
  }
}
