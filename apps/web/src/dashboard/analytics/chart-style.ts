import { chakra } from '@chakra-ui/react/styled-system'
import { chartColours } from '../../theme/chart-palette.ts'

const variables = (colours: readonly string[]): Record<`--${string}`, string> =>
  Object.fromEntries(colours.map((colour, index) => [`--series-${index + 1}`, colour]))

/** Sets the charts' colours as CSS variables of the theme: a theme switch needs no re-render. */
export const ChartColours = chakra('div', {
  base: {
    display: 'contents',
    '--chart-text': '{colors.fg.muted}',
    '--chart-line': '{colors.line}',
    '--chart-surface': '{colors.surface}',
    '--series-7': '{colors.fg.subtle}',
    '--series-8': '{colors.control}',
    ...variables(chartColours.dark),
    _light: variables(chartColours.light),
  },
})

/** The colour of a series by its index, from 0. Beyond the palette there are two muted ones. */
export const seriesColour = (index: number) => `var(--series-${index + 1})`

/** Text within a chart, in CSS px: charts are rendered at the width at which they are shown. */
export const chartText = {
  fontFamily: 'inherit',
  fontSize: 12,
  fill: 'var(--chart-text)',
  letterSpacing: 'normal',
  stroke: 'none',
} as const

const line = { stroke: 'var(--chart-line)', strokeWidth: 1 }
export const categoryAxis = {
  axis: line,
  ticks: { stroke: 'none', size: 4 },
  grid: { stroke: 'none' },
  tickLabels: { ...chartText, padding: 6 },
} as const
export const countAxis = {
  axis: { stroke: 'none' },
  ticks: { stroke: 'none', size: 0 },
  grid: { ...line, strokeDasharray: 'none' },
  tickLabels: { ...chartText, padding: 8 },
} as const
