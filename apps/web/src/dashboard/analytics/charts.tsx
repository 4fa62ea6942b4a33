import type { AnalyticsReport } from '@agency/contract/analytics'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChartColours } from './chart-style.ts'
import { IndustriesChart } from './industries-chart.tsx'
import { KindsChart } from './kinds-chart.tsx'
import { TrafficChart } from './traffic-chart.tsx'

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

/** The three charts, in a separate chunk, since the charting library is large. */
export default function Charts({ report }: { report: AnalyticsReport }) {
  return (
    <ChartColours>
      <TrafficChart period={report.period} points={report.points} />
      <Halves>
        <KindsChart kinds={report.kinds} />
        <IndustriesChart industries={report.industries} otherIndustries={report.otherIndustries} />
      </Halves>
    </ChartColours>
  )
}
