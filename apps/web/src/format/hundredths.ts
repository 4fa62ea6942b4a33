/** 18050 as '180.50', 18000 as '180'. */
export function fromHundredths(value: number): string {
  const places = value % 100
  const whole = String((value - places) / 100)
  return places === 0 ? whole : `${whole}.${String(places).padStart(2, '0')}`
}
