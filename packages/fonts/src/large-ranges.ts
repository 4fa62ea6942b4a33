import bizUdpgothic from '@fontsource/biz-udpgothic/unicode.json' with { type: 'json' }
import nanumGothic from '@fontsource/nanum-gothic/unicode.json' with { type: 'json' }
import zcoolXiaowei from '@fontsource/zcool-xiaowei/unicode.json' with { type: 'json' }

/**
 * The ranges of typefaces with thousands of characters. A browser loads them on demand: the client
 * build replaces this module by `large-ranges-on-demand.ts`.
 */
export const largeRanges: Record<
  'bizUdpgothic' | 'nanumGothic' | 'zcoolXiaowei',
  Record<string, string>
> = { bizUdpgothic, nanumGothic, zcoolXiaowei }

/** They are there from the start. */
export const loadLargeRanges = async (): Promise<void> => {}
