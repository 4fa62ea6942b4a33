import { chakra } from '@chakra-ui/react/styled-system'
import { type Booking, type Table, tables } from './seating.ts'

const Plan = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    borderRadius: 'card',
    // In units of the plan, so that its letters stay legible on a phone.
    '& text': { fontSize: { base: '15.5px', sm: '14px', lg: '11px' }, fontWeight: '700' },
    '& > text': { fill: '#e9dcc3', fontWeight: '500' },
    '& > rect[stroke]': { strokeWidth: '7' },
  },
})
/** Width, height and chairs of a table, by the first letter of its id. */
const shapes: Record<string, { size: [number, number]; chairs: [x: number, y: number][] }> = {
  W: { size: [32, 24], chairs: [-19, 19].map((y) => [0, y]) },
  B: { size: [30, 28], chairs: [-22, 22].map((x) => [x, 0]) },
  C: { size: [50, 22], chairs: [-12, 12].map((x) => [x, 19]) },
  H: { size: [52, 36], chairs: [-25, 25].flatMap((y) => [-12, 12].map((x) => [x, y])) },
  V: {
    size: [36, 82],
    chairs: [-25, 25].flatMap((x) => [-30, -10, 10, 30].map((y) => [x, y])),
  },
}
const positions: Record<string, [x: number, y: number]> = {
  ...{ W1: [56, 340], W2: [106, 340], W3: [234, 340], W4: [284, 340] },
  ...{ B1: [54, 144], B2: [54, 189], B3: [54, 234], B4: [54, 279] },
  ...{ C1: [56, 80], C2: [118, 80], C3: [180, 80] },
  ...{ H1: [148, 192], H2: [244, 192], H3: [148, 268], H4: [244, 268], V: [284, 80] },
}
const positionOf = ({ id }: Table) => positions[id] ?? [0, 0]

/** The old bank, with its vault and portico, at one moment of a night. */
export function FloorPlan({
  seated,
  offer,
  closed,
}: {
  seated: readonly Booking[]
  offer: Booking | undefined
  closed: string | undefined
}) {
  const parties = offer ? [...seated, offer] : seated
  const guestsAt = (party: Booking, table: Table) => {
    const before = party.tables.slice(0, party.tables.indexOf(table))
    return party.guests - before.reduce((sum, { seats }) => sum + seats, 0)
  }
  return (
    <Plan viewBox="0 0 340 402" aria-hidden="true">
      <rect width="340" height="402" fill="#2b1018" />
      <g stroke="#4d2530" strokeWidth="1">
        {[108, 156, 204, 252, 300].map((y) => (
          <path key={y} d={`M14 ${y}H328`} />
        ))}
      </g>
      <rect x="14" y="14" width="214" height="36" fill="#3f1b25" />
      <path d="M40 50V34a18 18 0 0 1 36 0v16z" fill="#180709" />
      <path d="M58 26c8 9 9 13 6 24H52c-4-9 1-13 6-24z" fill="#f08a3c" />
      <path d="M58 36c4 5 4 8 3 14h-6c-2-5 0-9 3-14z" fill="#ffd27a" />
      <text x="90" y="37">
        Wood fire
      </text>
      <rect x="232" y="8" width="104" height="146" fill="#3f1b25" stroke="#e9dcc3" />
      <rect x="222" y="122" width="14" height="26" fill="#2b1018" stroke="none" />
      <path d="M230 148a28 28 0 0 1-27-24" fill="none" stroke="#e9dcc3" strokeWidth="2.5" />
      <text x="284" y="145" textAnchor="middle">
        The vault
      </text>
      <path
        d="M150 386H14V14h316v372H190M24 124v172"
        fill="none"
        stroke="#e9dcc3"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path d="M36 386h88M214 386h88" stroke="#7fa3b5" strokeWidth="7" />
      <g fill="#e9dcc3">
        <circle cx="140" cy="394" r="7" />
        <circle cx="200" cy="394" r="7" />
      </g>
      <rect x="306" y="172" width="18" height="120" fill="#3f1b25" />
      <g fill="#8b9646">
        {[182, 198, 214, 230, 246, 262, 278].map((y) => (
          <circle key={y} cx="315" cy={y + 2} r="5" />
        ))}
      </g>
      {parties
        .filter((party) => party.tables.length > 1)
        .map((party) => (
          <polyline
            key={party.tables[0]?.id}
            points={party.tables.map(positionOf).join(' ')}
            fill="none"
            stroke={party === offer ? '#c3cc5a' : '#7a3243'}
            strokeWidth="22"
          />
        ))}
      {tables.map((table) => {
        const [x, y] = positionOf(table)
        const { size, chairs } = shapes[table.id.charAt(0)] ?? { size: [0, 0], chairs: [] }
        const [width, height] = size
        const party = parties.find(({ tables: taken }) => taken.includes(table))
        const guests = party ? guestsAt(party, table) : 0
        const isOffer = party !== undefined && party === offer
        const fill = isOffer ? '#c3cc5a' : party ? '#7a3243' : '#f3e8d2'
        const isClosed = table.id === closed
        return (
          <g key={table.id} transform={`translate(${x} ${y})`}>
            {chairs.map(([left, top], index) => (
              <circle
                key={`${left} ${top}`}
                cx={left}
                cy={top}
                r="6"
                fill={index < guests ? (isOffer ? '#c3cc5a' : '#d98a97') : '#2b1018'}
                stroke={isClosed ? '#8d6a70' : isOffer ? '#c3cc5a' : party ? '#d98a97' : '#f3e8d2'}
                strokeWidth="1.5"
              />
            ))}
            <rect
              x={-width / 2}
              y={-height / 2}
              {...{ width, height }}
              rx="4"
              fill={isClosed ? '#3f1b25' : fill}
              stroke={isClosed ? '#8d6a70' : isOffer ? '#fff' : 'none'}
              strokeWidth="2"
              strokeDasharray={isClosed ? '4 4' : undefined}
            />
            <text
              y="1"
              textAnchor="middle"
              dominantBaseline="middle"
              fill={party || isClosed ? (isOffer ? '#1e2107' : '#fbeeee') : '#2b1018'}
            >
              {table.id}
            </text>
          </g>
        )
      })}
    </Plan>
  )
}
