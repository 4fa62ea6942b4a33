import type { AnalyticsPeriod } from '@agency/contract/analytics'
import {
  VictoryAxis,
  VictoryChart,
  VictoryLabel,
  VictoryLine,
  VictoryTooltip,
  VictoryVoronoiContainer,
} from 'victory'
import { formatCount } from '../../format/dates.ts'
import { axisTicks } from './axis-ticks.ts'
import { categoryAxis, chartText, countAxis } from './chart-style.ts'
import { formatPoint, formatPointWithYear, labelledPoints } from './point-labels.ts'

export interface LineSeries {
  name: string
  colour: string
  isDashed?: boolean
  values: number[]
}

interface LineChartProps {
  id: string
  title: string
  summary: string
  /** In px. */
  size: { width: number; height: number }
  period: AnalyticsPeriod
  /** The day or month of each point. */
  dates: string[]
  series: LineSeries[]
}

/** The approximate width of an axis label, in px; with less room the labels are rotated. */
const LABEL_WIDTH = 52
const MARGIN = { left: 48, right: 32 }

/** Lines over the days or months of a period, with the documented labels below. */
export function LineChart({ id, title, summary, size, period, dates, series }: LineChartProps) {
  const ticks = axisTicks(Math.max(...series.flatMap(({ values }) => values)))
  const labelledIndices = labelledPoints(dates.length, period)
  const spacePerLabel =
    (size.width - MARGIN.left - MARGIN.right) / Math.max(labelledIndices.length, 1)
  const isRotated = spacePerLabel < LABEL_WIDTH
  return (
    <VictoryChart
      {...size}
      padding={{ ...MARGIN, top: 16, bottom: isRotated ? 52 : 32 }}
      domain={{ x: [0, Math.max(dates.length - 1, 1)], y: [0, ticks.at(-1) ?? 1] }}
      containerComponent={
        <VictoryVoronoiContainer
          containerId={id}
          title={title}
          desc={summary}
          responsive={false}
          style={{ touchAction: 'auto' }}
          voronoiDimension="x"
          labels={({ datum }: { datum: { name: string; y: number } }) =>
            `${datum.name} ${formatCount(datum.y)}`
          }
          labelComponent={<PointTooltip dates={dates} />}
        />
      }
    >
      <VictoryAxis
        style={categoryAxis}
        tickValues={labelledIndices}
        tickFormat={(index: number) => formatPoint(dates[index] ?? '')}
        tickLabelComponent={
          isRotated ? (
            <VictoryLabel angle={-45} textAnchor="end" verticalAnchor="middle" />
          ) : undefined
        }
      />
      <VictoryAxis
        dependentAxis
        style={countAxis}
        tickValues={ticks}
        tickFormat={(count: number) => formatCount(count)}
      />
      {series.map(({ name, colour, isDashed, values }) => (
        <VictoryLine
          key={name}
          data={values.map((y, x) => ({ x, y, name }))}
          style={{
            data: { stroke: colour, strokeWidth: 2, strokeDasharray: isDashed ? '5 4' : undefined },
          }}
        />
      ))}
    </VictoryChart>
  )
}

/** A tooltip next to the pointer: the day or month and its counts. */
const PointTooltip = ({
  dates,
  ...tooltipProps
}: { dates: string[]; text?: string | string[] } & object) => {
  const { datum } = tooltipProps as { datum?: { x: number } }
  const lines = [tooltipProps.text ?? []].flat()
  return (
    <VictoryTooltip
      {...tooltipProps}
      text={[formatPointWithYear(dates[datum?.x ?? 0] ?? ''), ...lines]}
      style={{ ...chartText, textAnchor: 'start' }}
      flyoutPadding={{ top: 8, bottom: 8, left: 12, right: 12 }}
      flyoutStyle={{ fill: 'var(--chart-surface)', stroke: 'var(--chart-text)', strokeWidth: 1 }}
      cornerRadius={6}
      pointerLength={0}
      constrainToVisibleArea
    />
  )
}
