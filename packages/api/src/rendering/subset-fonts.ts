/// <reference path="./subset-font.d.ts" />
import { webFontOf } from '@agency/concept-engine/site/site-fonts'
import subsetFont from 'subset-font'
import { openFontFiles } from './font-files.ts'

/** Font files by their names in an address, and the characters that their page holds. */
export interface PageFonts {
  names: readonly string[]
  characters: string
}

/** Makes WOFF2 files of these characters alone, for a caller who waits in turn; in the order of their names. */
export type FontSubsetter = (fonts: PageFonts, caller: string) => Promise<Uint8Array[]>

const read = openFontFiles({ owner: '@agency/concept-engine/site/render-site' })

/** Subsets fonts: some 20 ms of a core for each file. */
export async function subsetFonts({ names, characters }: PageFonts): Promise<Uint8Array[]> {
  const subsets: Uint8Array[] = []
  for (const name of names) {
    const font = webFontOf(name)
    if (!font) throw new Error(`There is no font ${name}.`)
    // Instructions for coarse screens are more than half of what is left of a file.
    const options = { targetFormat: 'woff2', noHinting: true } as const
    subsets.push(await subsetFont(await read(font.specifier), characters, options))
  }
  return subsets
}
