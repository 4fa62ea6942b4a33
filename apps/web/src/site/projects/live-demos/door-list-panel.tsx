import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { VisuallyHidden } from '../../../ui/core/text.ts'
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx'
import { usePreHydrationValue } from '../../../ui/forms/use-pre-hydration-value.ts'
import {
  type Booking,
  type DoorList,
  listOf,
  type Night,
  nights,
  partiesOf,
  setOnline,
  tick,
  unsent,
} from './box-office.ts'
import { Choice, Options } from './box-office-parts.ts'

const guests = ['Amara N.', 'Joan & Theo', 'P. Castellano', 'The Bui family', 'Kirra W.']

const Status = chakra('p', { base: { minHeight: '3.2em' } })

interface DoorListPanelProps {
  night: Night
  /** The visitor's own booking for that night. */
  booking: Booking | undefined
}

/** Who has arrived, ticked off at the door with or without Wi-Fi. */
export function DoorListPanel({ night, booking }: DoorListPanelProps) {
  const [door, setDoor] = useState<DoorList>({
    isOnline: false,
    arrived: ['wednesday 0', 'wednesday 2'],
    sent: ['wednesday 0'],
  })
  const arrivals = usePreHydrationValue<HTMLFieldSetElement>((element) => {
    const changed = [...element.querySelectorAll('input')].filter(
      ({ checked, value }) => checked !== door.arrived.includes(value),
    )
    setDoor((before) => changed.reduce((after, { value }) => tick(after, value), before))
  })
  const parties = partiesOf(night)
  const waiting = unsent(door)
  const onList = [
    ...(booking
      ? [
          {
            id: `${night} you`,
            name: 'You',
            detail: `${booking.seats.length > 4 ? `${booking.seats.length} seats` : listOf(booking.seats)}, ${booking.payment}`,
          },
        ]
      : []),
    ...guests.map((name, index) => ({
      id: `${night} ${index}`,
      name,
      detail: listOf(parties[index * 5 + 6] ?? []),
    })),
  ]
  return (
    <div>
      <h3>{nights.find(({ id }) => id === night)?.label}’s door list</h3>
      <SegmentedControl
        legend="Wi-Fi at the door"
        name="demo-wifi"
        options={[
          ['off', 'Wi-Fi off'],
          ['on', 'Wi-Fi on'],
        ]}
        value={door.isOnline ? 'on' : 'off'}
        onChange={(value) => setDoor((before) => setOnline(before, value === 'on'))}
      />
      <Status role="status">
        {waiting > 0
          ? `${waiting} ${waiting === 1 ? 'change is' : 'changes are'} kept on this phone until the Wi-Fi is back.`
          : door.isOnline
            ? 'Wi-Fi on: every phone shows the same list.'
            : 'Wi-Fi off: the list still works on this phone.'}
      </Status>
      <Options ref={arrivals} minHeight={{ base: '448px', sm: '412px' }}>
        <VisuallyHidden as="legend">Who has arrived</VisuallyHidden>
        {onList.map(({ id, name, detail }) => (
          <Choice key={id}>
            <input
              type="checkbox"
              value={id}
              checked={door.arrived.includes(id)}
              onChange={() => setDoor((before) => tick(before, id))}
            />
            <span>
              {name} <small>{detail}</small>
            </span>
          </Choice>
        ))}
      </Options>
    </div>
  )
}
