import { funnelFigures, type SourcesReport } from '@agency/contract/sources-report'
import { chakra } from '@chakra-ui/react/styled-system'
import { FigureChange, FigureValue } from './sources-figure.tsx'
import { figureNames, shareOfVisits } from './sources-labels.ts'
import type { SourcesState } from './sources-state.ts'

const Steps = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
      xl: 'repeat(7, minmax(0, 1fr))',
    },
    '& > div': {
      padding: '4',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
    },
    '& dt': { color: 'fg.muted', fontWeight: '550' },
    '& [data-value]': {
      minHeight: '34px',
      fontSize: '1.375rem',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    '& [data-share]': { color: 'fg.muted', fontSize: '.8125rem' },
    '& > div:last-of-type': { gridColumn: { base: '1 / -1', lg: 'auto' } },
  },
})

interface SourcesFunnelProps {
  report: Pick<SourcesReport, 'total'>
  state: Pick<SourcesState, 'hrefOf'>
}

/** The steps from a visit to money, in total. */
export const SourcesFunnel = ({ report: { total }, state }: SourcesFunnelProps) => (
  <Steps aria-label="From visits to dollars">
    {funnelFigures.map((figure) => {
      const value = total.figures[figure]
      const share = shareOfVisits(total.figures, figure)
      return (
        <div key={figure}>
          <dt>{figureNames[figure]}</dt>
          <dd data-value="">
            <FigureValue {...{ figure, value }} of="In total" href={state.hrefOf({ figure })} />
          </dd>
          <dd>
            <FigureChange {...{ figure, value }} before={total.before[figure]} />
          </dd>
          {share && <dd data-share="">{share}</dd>}
        </div>
      )
    })}
  </Steps>
)
