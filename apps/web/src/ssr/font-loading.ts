import type { FontSource } from '@agency/contract/settings'
import { fallbackFamily, fontVariable, ownFamily } from '../theme/fonts.ts'
import { latin, latinExt, vietnamese } from './font-files.ts'

const fontFaceRule = (url: string, unicodeRange: string) =>
  `@font-face{font-family:'${ownFamily}';font-style:normal;font-weight:200 800;font-display:swap;src:url(${url}) format('woff2');unicode-range:${unicodeRange}}`

// Arial widened to this family's advance widths (measured on running text: 1.05 in regular, 0.99 in
// bold) and set to its ascent and descent, so that the font swap moves almost no lines.
const fallback = [
  `@font-face{font-family:'${fallbackFamily}';font-weight:200 500;src:local('Arial'),local('ArialMT'),local('Liberation Sans');size-adjust:105%;ascent-override:88.6%;descent-override:25.7%;line-gap-override:0%}`,
  `@font-face{font-family:'${fallbackFamily}';font-weight:501 800;src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold');size-adjust:99%;ascent-override:94%;descent-override:27.3%;line-gap-override:0%}`,
].join('')

/** Unicode ranges as Fontsource publishes them for this family. */
const ownFontCss = [
  fallback,
  fontFaceRule(
    vietnamese,
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  ),
  fontFaceRule(
    latinExt,
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ),
  fontFaceRule(
    latin,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ),
].join('')

export interface FontLoading {
  /** Inlined by the server. */
  css: string
  /** Nearly every page needs this file, and no other font file of ours. */
  preload: string | undefined
  /** The stylesheet of another font provider. */
  stylesheet: string | undefined
  /** Origins, in addition to our own, that the content security policy must allow. */
  origins: { styles: string[]; fonts: string[] }
}

/** The markup and policy that the document needs in order to load the font from the settings. */
export const fontLoadingOf = (font: FontSource): FontLoading =>
  font.provider === 'own'
    ? {
        css: ownFontCss,
        preload: latin,
        stylesheet: undefined,
        origins: { styles: [], fonts: [] },
      }
    : {
        css: `${fallback}:root{${fontVariable}:'${font.family}'}`,
        preload: undefined,
        stylesheet: font.stylesheet,
        origins: { styles: [new URL(font.stylesheet).origin], fonts: [font.filesOrigin] },
      }
