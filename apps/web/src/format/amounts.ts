const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
const wholeDollars = new Intl.NumberFormat('en-AU', {
  ...{ style: 'currency', currency: 'AUD', maximumFractionDigits: 0 },
})

/** 123450 cents as '$1,234.50'. */
export const formatMoney = (cents: number) => dollars.format(cents / 100)

/** '$37,700 to $51,050' */
export const formatRange = ({ lowCents, highCents }: { lowCents: number; highCents: number }) =>
  `${wholeDollars.format(lowCents / 100)} to ${wholeDollars.format(highCents / 100)}`

/** 123450 cents as '$1,235'. */
export const formatWholeDollars = (cents: number) => wholeDollars.format(cents / 100)
