import { chakra } from '@chakra-ui/react/styled-system'
import { blockAt, CELL } from './city-plan.ts'
import { EmberLine, type Route, Stop, Tram } from './ember-line.tsx'

const Plate = chakra('rect', {
  base: {
    fill: 'raised',
    stroke: 'street',
    strokeWidth: '1px',
    animation: 'appear .6s both',
    animationTimingFunction: 'enter',
  },
})
const Ring = chakra('circle', {
  base: {
    fill: 'none',
    stroke: 'brand.500',
    strokeWidth: '2px',
    transformBox: 'fill-box',
    transformOrigin: 'center',
    animation: 'ring 5s infinite',
    animationTimingFunction: 'enter',
  },
})

interface PlateProps {
  column: number
  row: number
  columns?: number
  rows?: number
  delay?: number
}

/** Adjacent blocks merged into one plate. */
function Plates({ plates }: { plates: PlateProps[] }) {
  return plates.map(({ column, row, columns = 1, rows = 1, delay = 0 }) => {
    const first = blockAt(column, row)
    const last = blockAt(column + columns - 1, row + rows - 1)
    return (
      <Plate
        key={`${column} ${row}`}
        x={first.x}
        y={first.y}
        width={last.x + last.width - first.x}
        height={last.y + last.height - first.y}
        rx="3"
        animationDelay={`${delay}ms`}
      />
    )
  })
}

function Stops({ route }: { route: Route }) {
  return route.map(([column, row]) => (
    <Stop key={`${column} ${row}`} cx={column * CELL.x} cy={row * CELL.y} r="9" />
  ))
}

const PageElement = chakra('rect', {
  base: { fill: 'street', animation: 'appear .6s 1.7s both' },
})

/** What shows of the page that the blocks form, beside the composer: x, y, width and height. */
const pageElements = [
  [170, -247, 34, 6],
  [216, -247, 34, 6],
  [262, -247, 34, 6],
  [308, -256, 28, 22],
  [206, 112, 90, 8],
  [206, 130, 116, 6],
] as const

const PageElements = () =>
  pageElements.map(([x, y, width, height]) => (
    <PageElement key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="2" />
  ))

/** Home: the line goes around some blocks, which form the layout of a page behind the composer. */
export function HomeScene() {
  return (
    <>
      <Plates
        plates={[
          { column: -1, row: -3, columns: 3, delay: 500 },
          { column: 1, row: -2, rows: 2, delay: 850 },
          { column: 1, row: 0, delay: 1000 },
          { column: 1, row: 1, delay: 1260 },
          { column: -1, row: 2, columns: 3, rows: 2, delay: 1400 },
        ]}
      />
      <PageElements />
      <EmberLine
        route={[
          [-7, -3],
          [2, -3],
          [2, 4],
          [-1, 4],
          [-1, -3],
        ]}
      />
      <Tram
        way="right"
        x={-7 * CELL.x}
        y={-3 * CELL.y - 2.5}
        width="70"
        height="5"
        css={{ '--run': '1500px' }}
      />
    </>
  )
}

const aboutRoute: Route = [
  [-7, 4],
  [-2, 4],
  [-2, 1],
  [0, 1],
  [0, -2],
  [2, -2],
  [4, -2],
]

/** About: a route with the stops along the way. */
export function AboutScene() {
  return (
    <>
      <EmberLine route={aboutRoute} />
      <Stops route={aboutRoute.slice(1, -1)} />
      <Tram
        way="right"
        x={-7 * CELL.x}
        y={4 * CELL.y - 2.5}
        width="60"
        height="5"
        css={{ '--run': '820px' }}
      />
    </>
  )
}

/** Work: the line leads to what the page shows, which it frames. */
export function WorkScene() {
  return (
    <>
      <EmberLine
        route={[
          [4, -1],
          [0, -1],
          [0, 7],
        ]}
      />
      <Tram way="down" x="-2.5" y={-CELL.y} width="5" height="70" css={{ '--run': '560px' }} />
    </>
  )
}

/** Gallery: the line is the rail that images hang from. */
export function GalleryScene() {
  return (
    <>
      <Plates
        plates={[
          { column: -2, row: -2, rows: 3, delay: 500 },
          { column: -1, row: -2, rows: 2, delay: 620 },
          { column: 0, row: -2, rows: 4, delay: 740 },
          { column: 1, row: -2, rows: 2, delay: 860 },
          { column: 2, row: -2, rows: 3, delay: 980 },
        ]}
      />
      <EmberLine
        route={[
          [-7, -2],
          [4, -2],
        ]}
      />
      <Tram
        way="right"
        x={-7 * CELL.x}
        y={-2 * CELL.y - 2.5}
        width="70"
        height="5"
        css={{ '--run': '1850px' }}
      />
    </>
  )
}

/** Contact: the line ends at a destination. */
export function ContactScene() {
  const destination = { cx: CELL.x, cy: -2 * CELL.y }
  return (
    <>
      <EmberLine
        route={[
          [-7, 1],
          [-1, 1],
          [-1, -2],
          [1, -2],
        ]}
      />
      <Ring {...destination} r="120" opacity=".35" />
      <Ring {...destination} r="64" opacity=".6" animationDelay="1.2s" />
      <Stop {...destination} r="15" />
      <Tram
        way="right"
        x={-7 * CELL.x}
        y={CELL.y - 2.5}
        width="60"
        height="5"
        css={{ '--run': '1000px' }}
      />
    </>
  )
}

/** Generator: one line branches into several. */
export function AiScene() {
  return (
    <>
      <EmberLine
        route={[
          [-7, 0],
          [0, 0],
        ]}
      />
      <EmberLine
        delay={300}
        route={[
          [0, 0],
          [0, -3],
          [1, -3],
        ]}
      />
      <EmberLine
        delay={380}
        route={[
          [0, -1],
          [2, -1],
        ]}
      />
      <EmberLine
        delay={300}
        route={[
          [0, 0],
          [0, 4],
          [1, 4],
        ]}
      />
      <Plates
        plates={[
          { column: 1, row: -4, rows: 2, delay: 900 },
          { column: 2, row: -2, rows: 2, delay: 980 },
          { column: 2, row: 0, rows: 2, delay: 1060 },
          { column: 1, row: 3, rows: 2, delay: 1220 },
        ]}
      />
      <Tram
        way="right"
        x={-7 * CELL.x}
        y="-2.5"
        width="70"
        height="5"
        css={{ '--run': '1350px' }}
      />
    </>
  )
}
