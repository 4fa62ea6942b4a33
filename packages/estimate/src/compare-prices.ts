import type { Estimate } from '@agency/contract/estimate'

type Priced = Pick<Estimate, 'lines' | 'adjustments' | 'gst' | 'total'>

/** Amounts by their label. */
function amountsOf({ lines, adjustments }: Priced): Map<string, number> {
  const amounts = new Map<string, number>()
  for (const { description, amount } of [...lines, ...adjustments]) {
    amounts.set(description, (amounts.get(description) ?? 0) + amount)
  }
  return amounts
}

/** Two prices of one scope: their totals, and the lines that add up to the difference, in cents. */
export function comparePrices(before: Priced, after: Priced) {
  const [old, now] = [amountsOf(before), amountsOf(after)]
  const lines = [...new Set([...old.keys(), ...now.keys()])].map((description) => ({
    description,
    before: old.get(description) ?? 0,
    after: now.get(description) ?? 0,
  }))
  const gst = { description: 'GST', before: before.gst, after: after.gst }
  const moved = [...lines, gst].filter((line) => line.before !== line.after)
  return { before: before.total, after: after.total, moved }
}
