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
import { formatPoint, formatPointInFull, labelledPoints } from './point-labels.ts'

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
  places: string[]
  series: LineSeries[]
}

/** The approximate width of an axis label, in px; with less room the labels are rotated. */
const LABEL_WIDTH = 52
const MARGIN = { left: 48, right: 32 }

/** Lines over the days or months of a period, with the documented labels below. */
export function LineChart({ id, title, summary, size, period, places, series }: LineChartProps) {
  const marks = axisTicks(Math.max(...series.flatMap(({ values }) => values)))
  const labelled = labelledPoints(places.length, period)
  const room = (size.width - MARGIN.left - MARGIN.right) / Math.max(labelled.length, 1)
  const isTight = room < LABEL_WIDTH
  return (
    <VictoryChart
      {...size}
      padding={{ ...MARGIN, top: 16, bottom: isTight ? 52 : 32 }}
      domain={{ x: [0, Math.max(places.length - 1, 1)], y: [0, marks.at(-1) ?? 1] }}
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
          labelComponent={<PointTip places={places} />}
        />
      }
    >
      <VictoryAxis
        style={categoryAxis}
        tickValues={labelled}
        tickFormat={(place: number) => formatPoint(places[place] ?? '')}
        tickLabelComponent={
          isTight ? (
            <VictoryLabel angle={-45} textAnchor="end" verticalAnchor="middle" />
          ) : undefined
        }
      />
      <VictoryAxis
        dependentAxis
        style={countAxis}
        tickValues={marks}
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
const PointTip = ({
  places,
  ...given
}: { places: string[]; text?: string | string[] } & object) => {
  const { datum } = given as { datum?: { x: number } }
  const lines = [given.text ?? []].flat()
  return (
    <VictoryTooltip
      {...given}
      text={[formatPointInFull(places[datum?.x ?? 0] ?? ''), ...lines]}
      style={{ ...chartText, textAnchor: 'start' }}
      flyoutPadding={{ top: 8, bottom: 8, left: 12, right: 12 }}
      flyoutStyle={{ fill: 'var(--chart-surface)', stroke: 'var(--chart-text)', strokeWidth: 1 }}
      cornerRadius={6}
      pointerLength={0}
      constrainToVisibleArea
    />
  )
}
