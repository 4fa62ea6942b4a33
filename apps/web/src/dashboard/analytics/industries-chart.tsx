import type { AnalyticsReport } from '@agency/contract/analytics'
import { chakra } from '@chakra-ui/react/styled-system'
import { VictoryContainer, VictoryPie } from 'victory'
import { formatCount } from '../../format/dates.ts'
import { ChartPanel } from './chart-panel.tsx'
import { chartText, seriesColour } from './chart-style.ts'
import { formatShare } from './figure-labels.ts'

const ChartWithLegend = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
})
const Legend = chakra('ol', {
  base: {
    flex: '1 1 200px',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '12px 16px minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: '2',
      minHeight: '28px',
    },
    '& i': { width: '12px', height: '12px', borderRadius: '3px' },
    '& small': { fontSize: 'inherit', color: 'fg.muted' },
    '& small:last-of-type': { minWidth: '52px', textAlign: 'end' },
    // A style for each index, since the content security policy allows no inline styles.
    ...Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [
        `& li:nth-of-type(${index + 1}) i`,
        { background: seriesColour(index) },
      ]),
    ),
  },
})

/**
 * The industries that leads named. The slices are numbered, so that nobody needs to distinguish
 * colours.
 */
export function IndustriesChart({
  industries,
  otherIndustries,
}: Pick<AnalyticsReport, 'industries' | 'otherIndustries'>) {
  const slices = [
    ...industries,
    ...(otherIndustries > 0 ? [{ industry: 'Other industries', count: otherIndustries }] : []),
  ]
  const total = slices.reduce((sum, { count }) => sum + count, 0)
  const shareOf = (count: number) => formatShare(count / total)
  return (
    <ChartPanel
      id="industries"
      title="Industries"
      note="As named in concept briefs and quote requests"
      table={{
        headers: ['Industry', 'Leads', 'Share'],
        rows: slices.map(({ industry, count }) => ({
          name: industry,
          cells: [formatCount(count), shareOf(count)],
        })),
      }}
      isEmpty={total === 0}
      emptyTitle="No lead named an industry in this period"
    >
      {(width) => {
        const side = Math.min(width, 220)
        return (
          <ChartWithLegend>
            <VictoryPie
              width={side}
              height={side}
              padding={24}
              innerRadius={side / 2 - 60}
              labelRadius={side / 2 - 14}
              padAngle={1.5}
              data={slices.map(({ count }, index) => ({ x: index + 1, y: count }))}
              colorScale={slices.map((_, index) => seriesColour(index))}
              labels={({ datum }) => datum.x}
              style={{ labels: chartText }}
              containerComponent={
                <VictoryContainer
                  containerId="chart-industries"
                  title="Industries of leads, donut chart"
                  desc={`${slices.map(({ industry, count }) => `${industry}: ${count}`).join('. ')}.`}
                  responsive={false}
                  style={{ touchAction: 'auto' }}
                />
              }
            />
            <Legend>
              {slices.map(({ industry, count }, index) => (
                <li key={industry}>
                  <i aria-hidden="true" />
                  <small>{index + 1}</small>
                  {industry}
                  <span>{formatCount(count)}</span>
                  <small>{shareOf(count)}</small>
                </li>
              ))}
            </Legend>
          </ChartWithLegend>
        )
      }}
    </ChartPanel>
  )
}
