import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '../../../ui/core/text.ts'
import {
  clock,
  type Delays,
  describeSlot,
  gates,
  type Move,
  type Plan,
  type Ship,
  SLOT_COUNT,
  type Slot,
  ships,
  trucks,
} from './replanning.ts'

/** The client's midnight blue and signal yellow, in both themes. */
const Board = chakra('div', {
  base: { bg: '#0b1630', color: '#e8eefc', padding: { base: '2', sm: '4' }, fontSize: 'xs' },
})
/** Slots run down the page on a narrow screen and across on a wide one. */
const Table = chakra('table', {
  base: {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: '42px repeat(5, minmax(0, 1fr))',
    gridAutoRows: '44px',
    lg: {
      gridAutoFlow: 'column',
      gridTemplateColumns: '56px',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '30px repeat(5, 50px)',
    },
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.25',
    '& thead, & tbody, & tr': { display: 'contents' },
    '& th, & td': {
      display: 'grid',
      placeContent: 'center',
      textAlign: 'center',
      borderRadius: '3px',
    },
    '& th': { fontWeight: '600', color: '#aebbd9' },
    '& td': { borderWidth: '1px', borderColor: '#22325a' },
    '& [data-berth]': { borderColor: 'transparent', bg: '#142449' },
    '& b': { fontWeight: '700', whiteSpace: 'nowrap' },
    // A ship at the berth.
    '& [data-berth] b': {
      bg: '#e8eefc',
      color: '#0b1630',
      paddingInline: { base: '6px', sm: '4' },
      paddingBlock: '2px',
      clipPath: 'polygon(0 0, 100% 0, 86% 100%, 10% 100%)',
    },
    '& svg': { display: 'inline', width: '11px', height: '11px', marginInlineStart: '3px' },
    // The ribs of a container's side.
    '& [data-truck]': {
      borderColor: 'transparent',
      color: '#0b1630',
      backgroundImage:
        'repeating-linear-gradient(90deg, rgb(11 22 48 / .13) 0 1px, transparent 1px 7px)',
    },
    '& [data-truck=B]': { bgColor: '#a9c7ff' },
    '& [data-truck=C]': { bgColor: '#82dcc4' },
    '& [data-truck=E]': { bgColor: '#b3bdd3' },
    '& [data-change=in]': { bgColor: '#ffd21f', borderColor: '#fff3b8' },
    '& [data-change=out]': {
      bg: 'transparent',
      color: '#ffd21f',
      borderStyle: 'dashed',
      borderColor: '#ffd21f',
    },
    '& [data-change=out] b': { textDecoration: 'line-through', color: '#aebbd9' },
  },
})
const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    paddingTop: '3',
    color: '#c6d1ea',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& i': { width: '18px', height: '11px', borderRadius: '2px' },
    '& [data-ship=B]': { bg: '#a9c7ff' },
    '& [data-ship=C]': { bg: '#82dcc4' },
    '& [data-ship=E]': { bg: '#b3bdd3' },
    '& [data-ship=new]': { bg: '#ffd21f' },
    '& svg': { width: '14px', height: '14px' },
  },
})
const Snowflake = () => (
  <svg viewBox="0 0 12 12" aria-hidden="true" stroke="currentColor" strokeWidth="1.4">
    <path d="M6 0v12M.8 3l10.4 6M11.2 3L.8 9" />
  </svg>
)

const shortName = ({ name }: Ship) => name.split(' ')[0]

const times = Array.from({ length: SLOT_COUNT }, (_, time) => time)

interface GateBoardProps {
  delays: Delays
  /** Where the trucks would be after the moves. */
  proposal: Plan
  moves: readonly Move[]
}

/** A morning's slots at the gates, with the moves that are proposed. */
export function GateBoard({ delays, proposal, moves }: GateBoardProps) {
  const cellOf = (time: number, gate: number) => {
    const isHere = (slot: Slot | undefined) => slot?.time === time && slot.gate === gate
    const arriving = moves.find(({ to }) => isHere(to))
    const leaving = moves.find(({ from }) => isHere(from))
    const truck = arriving?.truck ?? leaving?.truck ?? trucks.find(({ id }) => isHere(proposal[id]))
    const change = arriving ? 'in' : leaving && 'out'
    return (
      <td key={gate} data-truck={truck && (truck.ship?.id ?? 'E')} data-change={change}>
        {truck && (
          <span>
            <b>{truck.id}</b>
            {truck.isChilled && <Snowflake />}
          </span>
        )}
        {truck?.isChilled && <VisuallyHidden>chilled</VisuallyHidden>}
        {change === 'out' && (
          <span aria-hidden="true">→{leaving?.to ? clock(leaving.to.time) : 'pm'}</span>
        )}
        {leaving && (
          <VisuallyHidden>{`${leaving.truck.id} would leave for ${describeSlot(leaving.to)}`}</VisuallyHidden>
        )}
        {arriving && (
          <VisuallyHidden>{`would come from ${describeSlot(arriving.from)}`}</VisuallyHidden>
        )}
      </td>
    )
  }

  return (
    <Board>
      <Table>
        <VisuallyHidden as="caption">
          Trucks by slot and gate, with the changes that are proposed
        </VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Slot</th>
            <th scope="col">Berth</th>
            {gates.map((gate) => (
              <th key={gate} scope="col">
                Gate {gate}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time) => (
            <tr key={time}>
              <th scope="row">{clock(time)}</th>
              <td data-berth>
                {ships
                  .filter(({ id, due }) => due + delays[id] === time)
                  .map((ship) => (
                    <b key={ship.id}>{shortName(ship)}</b>
                  ))}
              </td>
              {gates.map((gate) => cellOf(time, gate))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Legend>
        {ships.map(({ id, name }) => (
          <li key={id}>
            <i data-ship={id} /> {id}: box from {name}
          </li>
        ))}
        <li>
          <i data-ship="E" /> E: empty from the yard
        </li>
        <li>
          <Snowflake /> chilled: gates 3 and 4
        </li>
        <li>
          <i data-ship="new" /> would move here
        </li>
      </Legend>
    </Board>
  )
}
