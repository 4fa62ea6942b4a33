import anton from '@fontsource/anton/unicode.json' with { type: 'json' }
import archivo from '@fontsource/archivo/unicode.json' with { type: 'json' }
import bigShoulders from '@fontsource/big-shoulders/unicode.json' with { type: 'json' }
import bricolageGrotesque from '@fontsource/bricolage-grotesque/unicode.json' with { type: 'json' }
import cormorantGaramond from '@fontsource/cormorant-garamond/unicode.json' with { type: 'json' }
import dmSans from '@fontsource/dm-sans/unicode.json' with { type: 'json' }
import figtree from '@fontsource/figtree/unicode.json' with { type: 'json' }
import fraunces from '@fontsource/fraunces/unicode.json' with { type: 'json' }
import ibmPlexSans from '@fontsource/ibm-plex-sans/unicode.json' with { type: 'json' }
import ibmPlexSerif from '@fontsource/ibm-plex-serif/unicode.json' with { type: 'json' }
import instrumentSans from '@fontsource/instrument-sans/unicode.json' with { type: 'json' }
import instrumentSerif from '@fontsource/instrument-serif/unicode.json' with { type: 'json' }
import inter from '@fontsource/inter/unicode.json' with { type: 'json' }
import karla from '@fontsource/karla/unicode.json' with { type: 'json' }
import manrope from '@fontsource/manrope/unicode.json' with { type: 'json' }
import newsreader from '@fontsource/newsreader/unicode.json' with { type: 'json' }
import notoEmoji from '@fontsource/noto-emoji/unicode.json' with { type: 'json' }
import notoSans from '@fontsource/noto-sans/unicode.json' with { type: 'json' }
import notoSansArabic from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' }
import outfit from '@fontsource/outfit/unicode.json' with { type: 'json' }
import playfairDisplay from '@fontsource/playfair-display/unicode.json' with { type: 'json' }
import publicSans from '@fontsource/public-sans/unicode.json' with { type: 'json' }
import sora from '@fontsource/sora/unicode.json' with { type: 'json' }
import spaceGrotesk from '@fontsource/space-grotesk/unicode.json' with { type: 'json' }
import syne from '@fontsource/syne/unicode.json' with { type: 'json' }
import unbounded from '@fontsource/unbounded/unicode.json' with { type: 'json' }
import workSans from '@fontsource/work-sans/unicode.json' with { type: 'json' }
import zillaSlab from '@fontsource/zilla-slab/unicode.json' with { type: 'json' }

import { largeRanges } from './large-ranges.ts'

/** A Fontsource typeface, each of whose files contains a subset of its characters. */
export interface Face {
  id: string
  family: string
  /** Unicode ranges by subset, in CSS syntax: 'U+0000-00FF,U+0131'. */
  ranges: Record<string, string>
  /** Available weights if limited; empty means every weight that the pairs use. */
  weights: number[]
}

const defineFace = (
  id: string,
  family: string,
  ranges: Record<string, string>,
  weights: number[] = [],
): Face => ({ id, family, ranges, weights })

/** The typefaces that the pairs use. */
export const faces = {
  Archivo: defineFace('archivo', 'Archivo', archivo),
  Anton: defineFace('anton', 'Anton', anton, [400]),
  Unbounded: defineFace('unbounded', 'Unbounded', unbounded),
  'Big Shoulders': defineFace('big-shoulders', 'Big Shoulders', bigShoulders),
  'Cormorant Garamond': defineFace('cormorant-garamond', 'Cormorant Garamond', cormorantGaramond),
  'Instrument Serif': defineFace('instrument-serif', 'Instrument Serif', instrumentSerif),
  'Instrument Sans': defineFace('instrument-sans', 'Instrument Sans', instrumentSans),
  Outfit: defineFace('outfit', 'Outfit', outfit),
  Figtree: defineFace('figtree', 'Figtree', figtree),
  'Public Sans': defineFace('public-sans', 'Public Sans', publicSans),
  'Zilla Slab': defineFace('zilla-slab', 'Zilla Slab', zillaSlab),
  Karla: defineFace('karla', 'Karla', karla),
  Newsreader: defineFace('newsreader', 'Newsreader', newsreader),
  Manrope: defineFace('manrope', 'Manrope', manrope),
  Syne: defineFace('syne', 'Syne', syne),
  Inter: defineFace('inter', 'Inter', inter),
  Sora: defineFace('sora', 'Sora', sora),
  'DM Sans': defineFace('dm-sans', 'DM Sans', dmSans),
  'Work Sans': defineFace('work-sans', 'Work Sans', workSans),
  Fraunces: defineFace('fraunces', 'Fraunces', fraunces),
  'Playfair Display': defineFace('playfair-display', 'Playfair Display', playfairDisplay),
  'Bricolage Grotesque': defineFace(
    'bricolage-grotesque',
    'Bricolage Grotesque',
    bricolageGrotesque,
  ),
  'Space Grotesk': defineFace('space-grotesk', 'Space Grotesk', spaceGrotesk),
  'IBM Plex Serif': defineFace('ibm-plex-serif', 'IBM Plex Serif', ibmPlexSerif),
  'IBM Plex Sans': defineFace('ibm-plex-sans', 'IBM Plex Sans', ibmPlexSans),
}
export type FaceName = keyof typeof faces

/** Fallback typefaces for scripts that a pair's own typeface lacks. */
export const scriptFaces = {
  notoSans: defineFace('noto-sans', 'Noto Sans', notoSans, [400, 600, 700]),
  notoSansArabic: defineFace(
    'noto-sans-arabic',
    'Noto Sans Arabic',
    notoSansArabic,
    [400, 600, 700],
  ),
  bizUdpgothic: defineFace('biz-udpgothic', 'BIZ UDPGothic', largeRanges.bizUdpgothic, [400, 700]),
  nanumGothic: defineFace('nanum-gothic', 'Nanum Gothic', largeRanges.nanumGothic, [400, 700]),
  zcoolXiaowei: defineFace('zcool-xiaowei', 'ZCOOL XiaoWei', largeRanges.zcoolXiaowei, [400]),
  notoEmoji: defineFace('noto-emoji', 'Noto Emoji', notoEmoji, [400]),
}
