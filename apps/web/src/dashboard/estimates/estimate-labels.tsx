import type { EstimateSummary } from '@agency/contract/stored-estimate'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney, formatRange } from '../../format/amounts.ts'
import { formatDay } from '../../format/dates.ts'

/** An estimate in two lines: number and total, then the range and its validity. */
export const EstimateSummaryText = ({ estimate }: { estimate: EstimateSummary }) => (
  <>
    {estimate.reference}, {formatMoney(estimate.totalCents)} incl. GST
    <br />
    <chakra.span color="fg.muted">
      {formatRange(estimate)}, {estimate.isExpired ? 'expired on' : 'valid to'}{' '}
      <time dateTime={estimate.validUntil}>{formatDay(estimate.validUntil)}</time>
    </chakra.span>
  </>
)
