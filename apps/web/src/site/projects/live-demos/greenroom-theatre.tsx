import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/core/button.ts'
import { Row as ButtonRow } from '../../../ui/core/layout.ts'
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx'
import { checkedValueIn, usePreHydrationValue } from '../../../ui/forms/use-pre-hydration-value.ts'
import { Controls, DemoFrame, Reading, Slider } from '../../live-demo/demo-parts.tsx'
import {
  type Block,
  type Booking,
  blocks,
  FORMER_FEE,
  FULL_PRICE,
  isPayWhatYouCan,
  listOf,
  MAX_SEATS,
  type Night,
  nights,
  type PaymentOption,
  partiesOf,
  paymentOptions,
  priceOf,
  rows,
  type Seat,
  seats,
  singlesLeft,
} from './box-office.ts'
import { Choice, Options } from './box-office-parts.ts'
import { DoorListPanel } from './door-list-panel.tsx'
import { SeatMap } from './seat-map.tsx'

const Choices = chakra(Controls, {
  base: {
    padding: { base: '4', sm: '6' },
    justifyContent: 'space-between',
    alignItems: 'center',
    '& [data-blocks]': {
      display: { base: 'flex', xl: 'none' },
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
    },
    '& svg': { width: '84px', height: '53px' },
    '& path': { fill: 'none', stroke: 'control', strokeWidth: '3', strokeLinecap: 'round' },
  },
})
/** On a narrow screen, the part of the room that is selected; this works before any script has loaded. */
const Plan = chakra('div', {
  base: Object.fromEntries(
    blocks.flatMap((block) => [
      [
        `&:has([name=demo-block][value=${block}]:checked) [data-block]:not([data-block=${block}])`,
        { display: { base: 'none', xl: 'flex' } },
      ],
      [
        `&:has([name=demo-block][value=${block}]:checked) [data-dots=${block}]`,
        { stroke: 'accent', strokeWidth: '4' },
      ],
    ]),
  ),
})
const Desk = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > div': { display: 'grid', gap: '4', alignContent: 'start' },
    '& [data-idle]': { visibility: 'hidden' },
    '& h3': { textStyle: 'h4' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted', fontWeight: '400' },
  },
})
const Receipt = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'right' },
    '& [data-total]': {
      color: 'fg',
      fontWeight: '700',
      borderTopWidth: '1px',
      borderColor: 'line',
      paddingTop: '2',
    },
  },
})

const dots = (some: readonly Seat[]) =>
  some.map(({ column, row }) => `M${column * 5} ${4 + rows.indexOf(row) * 5.2}h0`).join('')
const money = (dollars: number) => `$${dollars}`

export function LiveDemo() {
  const [night, setNight] = useState<Night>('wednesday')
  const [block, setBlock] = useState<Block>('centre')
  const [chosen, setChosen] = useState<readonly string[]>(['F9', 'F10'])
  const [option, setOption] = useState<PaymentOption>('now')
  const [namedPrice, setNamedPrice] = useState(20)
  const [booking, setBooking] = useState<Booking>()
  const bookButton = useRef<HTMLButtonElement>(null)

  const parties = partiesOf(night)
  const mine = booking?.night === night ? booking.seats : []
  const sold = new Set([...parties.flat(), ...mine])
  const picked = seats.filter(({ id }) => chosen.includes(id) && !sold.has(id)).map(({ id }) => id)
  const choose = (id: string) =>
    setChosen(
      picked.includes(id)
        ? picked.filter((each) => each !== id)
        : [...picked, id].slice(0, MAX_SEATS),
    )
  const payment = usePreHydrationValue<HTMLFieldSetElement>((element) => {
    const early = paymentOptions.find(({ id }) => id === checkedValueIn(element))
    if (early) setOption(early.id)
  })

  const price = priceOf(picked.length, night, option, namedPrice)
  const alone = singlesLeft(picked, sold)
  const nightName = nights.find(({ id }) => id === night)?.label
  const isOpen = isPayWhatYouCan(night)
  const paysAfter = isOpen && option === 'after'
  const book = () => {
    if (picked.length === 0) return
    setBooking({
      night,
      seats: picked,
      payment: paysAfter ? 'pays after the show' : `${money(price.total)} paid`,
    })
    setChosen([])
  }
  const cancel = () => {
    setBooking(undefined)
    // The pressed button disappears.
    bookButton.current?.focus()
  }
  return (
    <DemoFrame
      drawing={
        <Plan>
          <Choices>
            <SegmentedControl
              legend="Night"
              name="demo-night"
              options={nights.map(({ id, label }) => [id, label] as const)}
              value={night}
              onChange={setNight}
            />
            <div data-blocks>
              <svg viewBox="0 0 105 66" aria-hidden="true">
                {blocks.map((each) => (
                  <path
                    key={each}
                    data-dots={each}
                    d={dots(seats.filter((seat) => seat.block === each))}
                  />
                ))}
              </svg>
              <SegmentedControl
                legend="Part of the room"
                name="demo-block"
                options={[
                  ['left', 'Left'],
                  ['centre', 'Centre'],
                  ['right', 'Right'],
                ]}
                value={block}
                onChange={setBlock}
              />
            </div>
          </Choices>
          <SeatMap {...{ sold, mine, picked }} onToggle={choose} onAdopt={setChosen} />
        </Plan>
      }
    >
      <Desk>
        <div>
          <Options ref={payment} disabled={!isOpen}>
            <legend>
              {isOpen
                ? 'Wednesday: pay what you can'
                : `${nightName}: ${money(FULL_PRICE)} a seat for everyone`}
            </legend>
            {paymentOptions.map(({ id, label, hint }) => (
              <Choice key={id}>
                <input
                  type="radio"
                  name="demo-way"
                  value={id}
                  checked={option === id}
                  onChange={() => setOption(id)}
                />
                <span>
                  {label} <small>{hint}</small>
                </span>
              </Choice>
            ))}
          </Options>
          <div data-idle={!(isOpen && option === 'now') || undefined}>
            <Slider
              label="Your price for a seat"
              min={5}
              max={60}
              step={5}
              value={namedPrice}
              valueText={money(namedPrice)}
              onChange={setNamedPrice}
            />
          </div>
          <Receipt>
            <dt>
              {picked.length} {picked.length === 1 ? 'seat' : 'seats'} at {money(price.perSeat)}
            </dt>
            <dd>{money(picked.length * price.perSeat)}</dd>
            <dt>A stranger’s seat</dt>
            <dd>{money(price.forward)}</dd>
            <dt>Booking fee (it was {money(FORMER_FEE)} a ticket)</dt>
            <dd>$0</dd>
            <dt data-total>{paysAfter ? 'Now; the rest is up to you' : 'Total'}</dt>
            <dd data-total>{money(price.total)}</dd>
          </Receipt>
          <chakra.div minHeight={{ base: '6.6em', lg: '5em' }}>
            <Reading>
              {picked.length > 0
                ? `${nightName}, ${listOf(picked)}: ${paysAfter ? 'pay after the show' : money(price.total)}.${picked.length === MAX_SEATS ? ' That is the most for one booking.' : alone.length > 0 ? ` This leaves ${listOf(alone)} alone. Could you move along by one?` : ''}`
                : mine.length > 0
                  ? `Booked: ${listOf(mine)}. You are on ${nightName}’s door list.`
                  : 'No seat chosen yet. Pick up to eight on the plan.'}
            </Reading>
          </chakra.div>
          <ButtonRow>
            <Button ref={bookButton} onClick={book}>
              Book
            </Button>
            <Button variant="outline" data-idle={!booking || undefined} onClick={cancel}>
              Cancel booking
            </Button>
          </ButtonRow>
        </div>
        <DoorListPanel night={night} booking={mine.length > 0 ? booking : undefined} />
      </Desk>
    </DemoFrame>
  )
}
