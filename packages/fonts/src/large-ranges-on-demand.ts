type Ranges = Record<string, string>

/** Empty until they are loaded. */
export const largeRanges: Record<'bizUdpgothic' | 'nanumGothic' | 'zcoolXiaowei', Ranges> = {
  bizUdpgothic: {},
  nanumGothic: {},
  zcoolXiaowei: {},
}

/** Loads the ranges, which a page in Chinese, Japanese or Korean needs before it is rendered. */
export async function loadLargeRanges(): Promise<void> {
  const [biz, nanum, zcool] = await Promise.all([
    import('@fontsource/biz-udpgothic/unicode.json', { with: { type: 'json' } }),
    import('@fontsource/nanum-gothic/unicode.json', { with: { type: 'json' } }),
    import('@fontsource/zcool-xiaowei/unicode.json', { with: { type: 'json' } }),
  ])
  Object.assign(largeRanges.bizUdpgothic, biz.default)
  Object.assign(largeRanges.nanumGothic, nanum.default)
  Object.assign(largeRanges.zcoolXiaowei, zcool.default)
}
