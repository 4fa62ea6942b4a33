import type { AnalyticsReport } from '@agency/contract/analytics'
import type { SubmissionKind } from '@agency/contract/submission-kinds'
import {
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryContainer,
  VictoryGroup,
  VictoryLabel,
} from 'victory'
import { formatCount } from '../../format/dates.ts'
import { ChartPanel } from './chart-panel.tsx'
import { categoryAxis, chartText, seriesColour } from './chart-style.ts'
import { Legend } from './legend.tsx'

const HEIGHT = 240
const kindNames: Record<SubmissionKind, string> = {
  message: 'Messages',
  concept: 'Concept briefs',
  quote: 'Quote requests',
}
const THIS_PERIOD = 'This period'
const PREVIOUS_PERIOD = 'Previous period'

/** Submissions by kind, next to those of the previous period of the same length. */
export function KindsChart({ kinds }: Pick<AnalyticsReport, 'kinds'>) {
  const highest = Math.max(...kinds.map(({ count, before }) => Math.max(count, before)))
  const summary = kinds
    .map(({ kind, count, before }) => `${kindNames[kind]}: ${count}, before ${before}`)
    .join('. ')
  return (
    <ChartPanel
      id="kinds"
      title="Form submissions"
      note="By kind, compared with the days before"
      legend={
        <Legend
          entries={[
            { name: THIS_PERIOD, colour: seriesColour(0), marker: 'solid' },
            { name: PREVIOUS_PERIOD, colour: seriesColour(6), marker: 'hollow' },
          ]}
        />
      }
      table={{
        headers: ['Kind', THIS_PERIOD, PREVIOUS_PERIOD],
        rows: kinds.map(({ kind, count, before }) => ({
          name: kindNames[kind],
          cells: [formatCount(count), formatCount(before)],
        })),
      }}
      isEmpty={highest === 0}
      emptyTitle="No forms were sent in this period or the one before"
    >
      {(width) => (
        <VictoryChart
          width={width}
          height={HEIGHT}
          padding={{ top: 24, right: 8, bottom: 32, left: 8 }}
          domain={{ y: [0, highest] }}
          domainPadding={{ x: width / 6 }}
          containerComponent={
            <VictoryContainer
              containerId="chart-kinds"
              title="Form submissions by kind, bar chart"
              desc={`${summary}.`}
              responsive={false}
              style={{ touchAction: 'auto' }}
            />
          }
        >
          <VictoryAxis style={categoryAxis} tickValues={kinds.map(({ kind }) => kindNames[kind])} />
          <VictoryGroup offset={36} labelComponent={<VictoryLabel dy={-6} />}>
            <VictoryBar
              data={kinds.map(({ kind, count }) => ({ x: kindNames[kind], y: count }))}
              barWidth={28}
              cornerRadius={{ top: 3 }}
              labels={({ datum }) => formatCount(datum.y)}
              style={{ data: { fill: seriesColour(0) }, labels: chartText }}
            />
            <VictoryBar
              data={kinds.map(({ kind, before }) => ({ x: kindNames[kind], y: before }))}
              barWidth={28}
              cornerRadius={{ top: 3 }}
              labels={({ datum }) => formatCount(datum.y)}
              style={{
                data: { fill: 'none', stroke: seriesColour(6), strokeWidth: 1.5 },
                labels: chartText,
              }}
            />
          </VictoryGroup>
        </VictoryChart>
      )}
    </ChartPanel>
  )
}
