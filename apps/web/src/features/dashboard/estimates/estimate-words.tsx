import type { EstimateSummary } from '@agency/contract/made-estimate'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatDay, formatMoney } from '../parts/dates.ts'

const wholeDollars = new Intl.NumberFormat('en-AU', {
  ...{ style: 'currency', currency: 'AUD', maximumFractionDigits: 0 },
})

/** '$37,700 to $51,050' */
export const formatRange = ({ lowCents, highCents }: EstimateSummary) =>
  `${wholeDollars.format(lowCents / 100)} to ${wholeDollars.format(highCents / 100)}`

/** An estimate in two lines: number and total, then the range and how long it holds. */
export const EstimateWords = ({ estimate }: { estimate: EstimateSummary }) => (
  <>
    {estimate.reference}, {formatMoney(estimate.totalCents)} incl. GST
    <br />
    <chakra.span color="fg.muted">
      {formatRange(estimate)}, {estimate.isExpired ? 'expired on' : 'valid to'}{' '}
      <time dateTime={estimate.validUntil}>{formatDay(estimate.validUntil)}</time>
    </chakra.span>
  </>
)
