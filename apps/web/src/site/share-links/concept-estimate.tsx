import type { SharedEstimate } from '@agency/contract/share-link'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney, formatRange } from '../../format/amounts.ts'
import { ButtonAnchor } from '../../ui/core/button.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { VisuallyHidden } from '../../ui/core/text.ts'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignItems: 'start',
  },
})
const TotalPrice = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    '& [data-total]': { textStyle: 'h2', fontVariantNumeric: 'tabular-nums' },
    '& p:not([data-total])': { color: 'fg.muted', maxWidth: '46ch' },
    '& p b': { color: 'fg', fontWeight: '600' },
  },
})
const Phases = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', fontWeight: '500' },
    '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& th, & td': { paddingBlock: '3', borderTopWidth: '1px', borderColor: 'line' },
    '& tfoot th, & tfoot td': { color: 'fg.muted' },
    '& tfoot tr:last-child :is(th, td)': { color: 'fg', fontWeight: '650' },
  },
})

const dayFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
/** '2026-03-04' as '4 March 2026'. */
const formatDay = (iso: string) => dayFormat.format(new Date(`${iso}T00:00:00Z`))

/** The price of the website, and what it is made up of. */
export const ConceptEstimate = ({ estimate }: { estimate: SharedEstimate }) => (
  <Layout>
    <TotalPrice>
      <p data-total="">{formatMoney(estimate.totalCents)}</p>
      <p>
        Including GST of {formatMoney(estimate.gst)}. Likely between <b>{formatRange(estimate)}</b>,
        ready to launch in {estimate.weeks} weeks.
      </p>
      <p>
        Estimate {estimate.reference}, {estimate.isExpired ? 'expired on' : 'valid to'}{' '}
        <time dateTime={estimate.validUntil}>{formatDay(estimate.validUntil)}</time>.
      </p>
      <ButtonAnchor href={estimate.pdfUrl} download="estimate.pdf" variant="outline">
        <Icon name="download" /> Download the estimate
      </ButtonAnchor>
    </TotalPrice>
    <Phases>
      <VisuallyHidden as="caption">The estimate by phase, before GST</VisuallyHidden>
      <tbody>
        {estimate.phases.map(({ phase, amount }) => (
          <tr key={phase}>
            <th scope="row">{phase}</th>
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Before GST</th>
          <td>{formatMoney(estimate.subtotal)}</td>
        </tr>
        <tr>
          <th scope="row">GST</th>
          <td>{formatMoney(estimate.gst)}</td>
        </tr>
        <tr>
          <th scope="row">Total including GST</th>
          <td>{formatMoney(estimate.totalCents)}</td>
        </tr>
      </tfoot>
    </Phases>
  </Layout>
)
