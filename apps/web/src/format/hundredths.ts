/** 18050 as '180.50', 18000 as '180'. */
export function fromHundredths(value: number): string {
  const fraction = value % 100
  const whole = String((value - fraction) / 100)
  return fraction === 0 ? whole : `${whole}.${String(fraction).padStart(2, '0')}`
}
