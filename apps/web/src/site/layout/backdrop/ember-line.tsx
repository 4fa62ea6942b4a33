import { chakra } from '@chakra-ui/react/styled-system'
import { CELL } from './city-plan.ts'

const LINE_WIDTH = 5
const STEP_MS = 260

const LineSegment = chakra('rect', {
  base: {
    fill: 'brand.500',
    transformBox: 'fill-box',
    animationDuration: '.5s',
    animationTimingFunction: 'enter',
    animationFillMode: 'both',
  },
  variants: {
    way: {
      right: { animationName: 'draw', transformOrigin: 'left' },
      left: { animationName: 'draw', transformOrigin: 'right' },
      down: { animationName: 'drawDown', transformOrigin: 'top' },
      up: { animationName: 'drawDown', transformOrigin: 'bottom' },
    },
  },
})

/** Corners of the plan as [column, row]; each next one is on the same street as the last. */
export type Route = readonly (readonly [number, number])[]

/** The ember line along the streets: it draws itself once and then stays still. */
export function EmberLine({ route, delay = 0 }: { route: Route; delay?: number }) {
  return route.slice(1).map(([column, row], index) => {
    const [fromColumn, fromRow] = route[index] ?? [0, 0]
    const x = Math.min(fromColumn, column) * CELL.x
    const y = Math.min(fromRow, row) * CELL.y
    const width = Math.abs(column - fromColumn) * CELL.x
    const height = Math.abs(row - fromRow) * CELL.y
    const direction = width
      ? column > fromColumn
        ? 'right'
        : 'left'
      : row > fromRow
        ? 'down'
        : 'up'
    return (
      <LineSegment
        key={`${column} ${row}`}
        x={x - LINE_WIDTH / 2}
        y={y - LINE_WIDTH / 2}
        width={width + LINE_WIDTH}
        height={height + LINE_WIDTH}
        way={direction}
        animationDelay={`${delay + index * STEP_MS}ms`}
      />
    )
  })
}

/** A stop on the line. */
export const Stop = chakra('circle', {
  base: { fill: 'bg', stroke: 'brand.500', strokeWidth: '4px' },
})

/** A light that runs along one straight street, repeatedly. */
export const Tram = chakra('rect', {
  base: {
    fill: 'brand.200',
    opacity: '0',
    animationDuration: '9s',
    animationTimingFunction: 'standard',
    animationIterationCount: 'infinite',
    animationDelay: '2.5s',
  },
  variants: {
    way: {
      right: { animationName: 'tram' },
      down: { animationName: 'tramDown' },
    },
  },
})
