/**
 * A number with at most two places behind the point, in hundredths: dollars in cents, per cent in
 * basis points. Read digit by digit, since 1.15 times 100 is not 115. NaN for anything else.
 */
export function toHundredths(text: string): number {
  const [, whole, places = ''] = /^\$?\s*(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined
    ? Number.NaN
    : Number(whole.replaceAll(',', '')) * 100 + Number(places.padEnd(2, '0'))
}

/** 18050 as '180.50', 18000 as '180'. */
export function fromHundredths(value: number): string {
  const places = value % 100
  const whole = String((value - places) / 100)
  return places === 0 ? whole : `${whole}.${String(places).padStart(2, '0')}`
}
