import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { VisuallyHidden } from '../../../ui/core/text.ts'
import { usePreHydrationValue } from '../../../ui/forms/use-pre-hydration-value.ts'
import { blocks, rows, type Seat, SOUND_DESK, seats, seatTowards } from './box-office.ts'

/** From this width the whole room fits; below it, one block of seats is shown at a time. */
const WIDE = '68em'
const bendOf = ({ column }: Seat) => Math.floor(Math.abs(column - 10.5))

/** The client's velvet green and rose, in both themes. */
const House = chakra('div', {
  base: {
    bg: '#0c211b',
    color: '#d9e8df',
    paddingInline: '1',
    paddingBottom: '12',
    overflow: 'hidden',
    fontSize: 'xs',
    '& > svg': {
      display: 'block',
      width: 'calc(100% + 8px)',
      maxWidth: 'none',
      marginInline: '-4px',
      marginBottom: '2',
    },
    '& fieldset': { display: 'flex', justifyContent: 'center', minWidth: '0' },
    '& [data-letter]': {
      display: { base: 'none', xl: 'grid' },
      placeItems: 'center',
      width: '28px',
      color: '#9dbcab',
      fontWeight: '600',
    },
    '& [data-block]': { display: 'flex', width: '308px' },
    '& [data-block=centre]': {
      width: '264px',
      marginInline: { xl: '24px' },
      justifyContent: 'center',
    },
    '& [data-block=left]': { justifyContent: 'flex-end' },
    '& [data-desk]': { display: 'grid', placeItems: 'center', width: '88px', color: '#9dbcab' },
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_, bend) => [
        `& [data-bend="${bend}"]`,
        { transform: `translateY(${Math.round(30 * (1 - (bend / 9.5) ** 2))}px)` },
      ]),
    ),
    '& input': {
      appearance: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      flexShrink: '0',
      padding: '3px',
      borderRadius: '15px 15px 8px 8px',
      bgColor: '#6dbb98',
      backgroundClip: 'content-box',
      backgroundImage: 'linear-gradient(transparent 74%, rgb(12 33 27 / .3) 74%)',
      backgroundOrigin: 'content-box',
      color: '#0c211b',
      fontWeight: '650',
      cursor: 'pointer',
    },
    '& input::before': { content: 'attr(value)' },
    '& input:hover': { bgColor: '#9adbbd' },
    '& input:checked': { bgColor: '#ffb3c4' },
    '& input:disabled': { bgColor: '#1f3e34', color: 'transparent', cursor: 'default' },
    '& input[data-mine]:disabled': { bgColor: '#ffb3c4', color: '#0c211b' },
    '& input:focus-visible': { outline: '3px solid #fff', outlineOffset: '-2px' },
  },
})
const Stage = chakra('p', {
  base: {
    textAlign: 'center',
    paddingBottom: '2',
    '& span': { color: '#ffb3c4', fontWeight: '650' },
  },
})

interface SeatMapProps {
  sold: ReadonlySet<string>
  /** The seats that the visitor has booked. */
  mine: readonly string[]
  picked: readonly string[]
  onToggle: (id: string) => void
  /** Takes over the seats that were chosen before this code had loaded. */
  onAdopt: (ids: string[]) => void
}

/**
 * The room with a checkbox for each seat. Tab leads from row to row, and the arrow keys from seat
 * to seat.
 */
export function SeatMap({ sold, mine, picked, onToggle, onAdopt }: SeatMapProps) {
  /** The seat of each row, or of each row of a block, that Tab leads to. */
  const [entries, setEntries] = useState<Record<string, string>>({})
  const [tabStops, setTabStops] = useState<'seat' | 'row' | 'block'>('seat')
  useEffect(() => {
    const query = matchMedia(`(min-width: ${WIDE})`)
    const follow = () => setTabStops(query.matches ? 'row' : 'block')
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])

  const house = usePreHydrationValue<HTMLDivElement>((element) => {
    const boxes = element.querySelectorAll<HTMLInputElement>('fieldset input:checked:enabled')
    onAdopt([...boxes].map(({ value }) => value))
  })
  const stopOf = ({ row, block: its }: Seat) => (tabStops === 'row' ? row : `${row} ${its}`)
  const firstOf = new Map<string, string>()
  for (const seat of seats) {
    const stop = stopOf(seat)
    if (!sold.has(seat.id) && (!firstOf.has(stop) || entries[stop] === seat.id))
      firstOf.set(stop, seat.id)
  }
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const { currentTarget, target } = event
    const from = seats.find(({ id }) => target instanceof HTMLInputElement && id === target.value)
    const boxOf = ({ id }: Seat) =>
      currentTarget.querySelector<HTMLInputElement>(`input[value=${id}]`)
    const choosable = seats.filter((seat) => !sold.has(seat.id) && boxOf(seat)?.offsetParent)
    const next = from && seatTowards(from, event.key, choosable)
    if (!next) return
    event.preventDefault()
    boxOf(next)?.focus()
  }

  return (
    <House ref={house} onKeyDown={moveFocus}>
      <svg viewBox="0 0 940 92" aria-hidden="true">
        <path d="M120 62Q470 108 820 62V22H120z" fill="#b98a5e" />
        <path d="M120 62Q470 108 820 62v10Q470 118 120 72z" fill="#7c5636" />
        <path d="M150 0h640v40q-320 26-640 0z" fill="#07140f" />
        <path
          d="M0 0h150q-6 50 14 72-80 14-164-8zM940 0H790q6 50-14 72 80 14 164-8z"
          fill="#1f6b4d"
        />
        <path
          d="M36 0q-8 40 0 68M84 0q-10 44 4 74M126 0q-8 44 12 74M904 0q8 40 0 68M856 0q10 44-4 74M814 0q8 44-12 74"
          stroke="#134a35"
          strokeWidth="9"
          fill="none"
        />
        <path
          d="M0 0h940v12q-59 26-118 0-58 26-117 0-59 26-118 0-58 26-117 0-59 26-118 0-58 26-117 0-59 26-118 0-58 26-117 0z"
          fill="#2a8560"
        />
      </svg>
      <Stage>
        Stage · {seats.length - sold.size} of {seats.length} seats free · dark: sold ·{' '}
        <span>rose: yours</span>
      </Stage>
      {rows.map((row) => (
        <fieldset key={row}>
          <VisuallyHidden as="legend">Row {row}</VisuallyHidden>
          <span data-letter aria-hidden="true">
            {row}
          </span>
          {blocks.map((each) => (
            <div key={each} data-block={each}>
              {seats
                .filter((seat) => seat.row === row && seat.block === each)
                .flatMap((seat) => [
                  seat.row === SOUND_DESK.row && seat.column === 12 && (
                    <span key="desk" data-desk data-bend="0">
                      sound desk
                    </span>
                  ),
                  <input
                    key={seat.id}
                    type="checkbox"
                    value={seat.id}
                    aria-label={`Row ${row}, seat ${seat.number}`}
                    data-bend={bendOf(seat)}
                    data-mine={mine.includes(seat.id) || undefined}
                    disabled={sold.has(seat.id)}
                    checked={picked.includes(seat.id)}
                    tabIndex={tabStops === 'seat' || firstOf.get(stopOf(seat)) === seat.id ? 0 : -1}
                    onFocus={() => setEntries({ ...entries, [stopOf(seat)]: seat.id })}
                    onChange={() => onToggle(seat.id)}
                  />,
                ])}
            </div>
          ))}
          <span data-letter aria-hidden="true">
            {row}
          </span>
        </fieldset>
      ))}
    </House>
  )
}
