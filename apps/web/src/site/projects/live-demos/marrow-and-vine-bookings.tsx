import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Button } from '../../../ui/core/button.ts'
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx'
import { Controls, DemoFrame, Reading, Slider } from '../../live-demo/demo-parts.tsx'
import { FloorPlan } from './floor-plan.tsx'
import {
  type Booking,
  findQuieterNight,
  findTable,
  formatTime,
  guestsOn,
  type NightId,
  nights,
  prepSheet,
  standingBookings,
} from './seating.ts'

const times = ['18', '19', '20'] as const
const timeOptions = times.map((hour) => [hour, formatTime(Number(hour) * 60)] as const)
const nightOptions = nights.map(({ id, name }) => [id, name.slice(0, 3)] as const)
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '8' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 11fr) minmax(0, 10fr)',
    },
    alignItems: 'start',
  },
})
const Side = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    // Five nights fit side by side in half the width of a tablet.
    '& fieldset label': { paddingInline: { md: '2', lg: '4' } },
  },
})
const Actions = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    '& > button': { paddingInline: { base: '2', sm: '4' }, whiteSpace: 'nowrap' },
    '@media (scripting: none)': { display: 'none' },
  },
})
const Key = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    marginTop: '3',
    fontSize: 'sm',
    '& li::before': {
      content: "''",
      display: 'inline-block',
      width: '14px',
      height: '14px',
      marginInlineEnd: '2',
      borderRadius: '4px',
      borderWidth: '1px',
      borderColor: 'control',
      verticalAlign: '-2px',
      bg: '#f3e8d2',
    },
    '& [data-is=taken]::before': { bg: '#7a3243' },
    '& [data-is=yours]::before': { bg: '#c3cc5a' },
    '& [data-is=closed]::before': { bg: '#3f1b25', borderStyle: 'dashed' },
  },
})
const Sheet = chakra('section', {
  base: {
    bg: '#f3e8d2',
    color: '#3b1420',
    borderRadius: 'card',
    padding: { base: '4', sm: '6' },
    '& h3': { textStyle: 'h4' },
    '& dl': { marginBlock: '3' },
    '& dl > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '1',
      borderTopWidth: '1px',
      borderColor: '#c9b391',
    },
    '& dd': { fontWeight: '700', fontVariantNumeric: 'tabular-nums' },
    '& [data-off]': { color: '#6d5347', fontWeight: '400' },
    '& p': { fontSize: 'sm' },
  },
})

const listOf = ({ tables: set }: Booking) => {
  const ids = set.map(({ id }) => id)
  const names = ids.length > 1 ? `${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}, joined` : ids[0]
  return `${names} ${set[0]?.place}`
}
const nightOf = (id: NightId) => nights.find((night) => night.id === id) ?? nights[0]

export function LiveDemo() {
  const [nightId, setNight] = useState<NightId>('tue')
  const [hour, setHour] = useState<(typeof times)[number]>('19')
  const [guests, setGuests] = useState(4)
  const [bookings, setBookings] = useState<Booking[]>([])
  /** The booking made just now, until another question is asked. */
  const [latest, setLatest] = useState<Booking>()
  const night = nightOf(nightId)
  if (!night) return null
  const all = [...standingBookings, ...bookings]
  const time = Number(hour) * 60
  const offer = latest ?? findTable(night, all, guests, time)
  const quieter =
    !latest && offer?.arrives !== time ? findQuieterNight(nightId, all, guests, time) : undefined
  const shown = offer?.tables.length ? offer.arrives : time
  const seated = all.filter(
    (each) =>
      each !== offer && each.night === nightId && each.arrives <= shown && shown < each.leaves,
  )
  const waiting = all
    .filter((each) => each.night === nightId && each.tables.length === 0)
    .reduce((sum, each) => sum + each.guests, 0)
  const ask = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      setLatest(undefined)
      set(value)
    }
  }
  const book = () => {
    const booking = offer ?? { night: nightId, guests, tables: [], arrives: time, leaves: time }
    setBookings([...bookings, booking])
    setLatest(booking)
  }
  const cancel = () => {
    setBookings(bookings.filter((each) => each !== latest))
    setLatest(undefined)
  }
  const party = numbers[guests]
  const instead = quieter && nightOf(quieter.night)
  const answer = [
    latest
      ? latest.tables.length
        ? `Booked: ${night.name}, ${formatTime(latest.arrives)}, ${listOf(latest)}, for ${party}. The prep sheet counts you in.`
        : `You are on the waitlist for ${night.name}, ${formatTime(time)}. The kitchen knows.`
      : offer?.arrives === time
        ? `${night.name}, ${formatTime(time)}, table for ${party}: ${listOf(offer)}. Yours until ${formatTime(offer.leaves)}.`
        : offer
          ? `${night.name} has no table for ${party} at ${formatTime(time)}. The next is at ${formatTime(offer.arrives)}: ${listOf(offer)}.`
          : `${night.name} has no table for ${party} from ${formatTime(time)} on.`,
    instead &&
      `${instead.name} is quieter: ${formatTime(time)}, ${instead.shortMenu ? 'with the shorter menu' : 'with the full menu'}.`,
  ]
  const taken = seated.reduce((sum, each) => sum + each.guests, 0)
  return (
    <DemoFrame>
      <Layout>
        <div>
          <FloorPlan seated={seated} offer={offer} closed={night.closed} />
          <Key>
            <li>Free</li>
            <li data-is="taken">Taken</li>
            <li data-is="yours">Yours</li>
            <li data-is="closed">Private dinner</li>
          </Key>
        </div>
        <Side>
          <Controls gap="4">
            <SegmentedControl
              legend="Night"
              name="demo-night"
              options={nightOptions}
              value={nightId}
              onChange={ask(setNight)}
            />
            <SegmentedControl
              legend="Time"
              name="demo-time"
              options={timeOptions}
              value={hour}
              onChange={ask(setHour)}
            />
            <Slider
              label="Guests"
              min={1}
              max={8}
              value={guests}
              valueText={String(guests)}
              onChange={ask(setGuests)}
            />
          </Controls>
          <chakra.div minHeight={{ base: '8em', lg: '4.8em' }}>
            <Reading>{answer.filter(Boolean).join(' ')}</Reading>
          </chakra.div>
          <Actions>
            <Button size="sm" onClick={latest ? cancel : book}>
              {latest
                ? latest.tables.length
                  ? 'Cancel booking'
                  : 'Leave the waitlist'
                : offer
                  ? `Book ${formatTime(offer.arrives)}`
                  : 'Join the waitlist'}
            </Button>
            {instead && (
              <Button size="sm" variant="outline" onClick={() => ask(setNight)(instead.id)}>
                {instead.name} instead
              </Button>
            )}
          </Actions>
          <Sheet>
            <h3>Prep sheet, {night.name}</h3>
            <p>Sent to the kitchen at 3 pm</p>
            <dl>
              {prepSheet(night, all).map(({ name, amount }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd data-off={amount ? undefined : ''}>{amount ?? 'not tonight'}</dd>
                </div>
              ))}
            </dl>
            <p>
              {guestsOn(nightId, all)} guests tonight, {taken} of 46 seats taken at{' '}
              {formatTime(shown)}
              {waiting > 0 && `, ${waiting} on the waitlist`}.
            </p>
          </Sheet>
        </Side>
      </Layout>
    </DemoFrame>
  )
}
