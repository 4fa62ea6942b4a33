import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Button } from '../../../ui/core/button.ts'
import { Row } from '../../../ui/core/layout.ts'
import { Small } from '../../../ui/core/text.ts'
import { Select } from '../../../ui/forms/field.tsx'
import { usePreHydrationValue } from '../../../ui/forms/use-pre-hydration-value.ts'
import { DemoFrame, Reading, Slider } from '../../live-demo/demo-parts.tsx'
import { GateBoard } from './gate-board.tsx'
import {
  clock,
  type Delays,
  describeDelay,
  describeSlot,
  type Move,
  morningPlan,
  movesBetween,
  replan,
  ships,
  trucks,
} from './replanning.ts'

const Desk = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'start',
    '& > div': { display: 'grid', gap: '4' },
  },
})
const Answer = chakra(Button, {
  base: {
    '&[aria-disabled=true]': {
      cursor: 'default',
      bg: 'transparent',
      borderColor: 'line',
      color: 'fg.muted',
    },
  },
})
const Phone = chakra('div', {
  base: {
    bg: '#0b1630',
    color: '#e8eefc',
    borderRadius: '22px',
    borderWidth: '5px',
    borderColor: '#22325a',
    padding: '4',
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    minHeight: { base: '280px', sm: '228px' },
    fontSize: 'sm',
    '& strong': { color: '#ffd21f' },
    '& [data-message]': {
      bg: '#22325a',
      borderRadius: '4px 14px 14px',
      padding: '3',
      lineHeight: '1.5',
    },
    '& small': { fontSize: 'xs', color: '#aebbd9' },
  },
})

export function LiveDemo() {
  const [delays, setDelays] = useState<Delays>({ B: 1, C: 0 })
  const [plan, setPlan] = useState(morningPlan)
  /** The plans that were replaced, with the messages that were sent for each. */
  const [accepted, setAccepted] = useState<{ plan: typeof plan; moves: Move[] }[]>([])
  const [driver, setDriver] = useState('')
  const driverSelect = usePreHydrationValue<HTMLSelectElement>(({ value }) => setDriver(value))
  const proposal = replan(plan, delays)
  const moves = movesBetween(plan, proposal)
  const last = accepted.at(-1)
  const messages = moves.length > 0 ? moves : (last?.moves ?? [])
  const message = messages.find(({ truck }) => truck.id === driver) ?? messages[0]

  const accept = () => {
    if (moves.length === 0) return
    setAccepted([...accepted, { plan, moves }])
    setPlan(proposal)
  }
  const undo = () => {
    if (!last) return
    setPlan(last.plan)
    setAccepted(accepted.slice(0, -1))
  }

  const late = ships
    .filter(({ id }) => delays[id] > 0)
    .map(({ id, name }) => `${name} ${describeDelay(delays[id])}`)
    .join(', ')
  const afternoon = moves.filter(({ to }) => !to).length
  const count = `${moves.length} ${moves.length === 1 ? 'truck' : 'trucks'}`
  return (
    <DemoFrame drawing={<GateBoard {...{ delays, proposal, moves }} />}>
      <Desk>
        <div>
          {ships.map(({ id, name, due }) => (
            <Slider
              key={id}
              label={`${name}, due ${clock(due)} am`}
              min={0}
              max={7}
              value={delays[id]}
              valueText={describeDelay(delays[id])}
              onChange={(value) => setDelays((before) => ({ ...before, [id]: value }))}
            />
          ))}
          <chakra.div minHeight={{ base: '9.6em', sm: '5em' }}>
            <Reading>
              {moves.length > 0
                ? `${late || 'Both ships on time'}: ${count} would get another slot${afternoon ? `, ${afternoon} of them after noon` : ''}. ${trucks.length - moves.length} keep theirs. Nothing is sent yet.`
                : last
                  ? `Replanned. ${last.moves.length} drivers have been told; no other truck has to move.`
                  : 'No truck has to move: each container will be there before its truck.'}
            </Reading>
          </chakra.div>
          <Row>
            <Answer aria-disabled={moves.length === 0} onClick={accept}>
              Yes, replan
            </Answer>
            <Answer variant="outline" aria-disabled={!last} onClick={undo}>
              Undo
            </Answer>
          </Row>
        </div>
        <div>
          <chakra.div display="grid" gap="1">
            <chakra.label htmlFor="demo-driver" fontWeight="650">
              Driver’s phone
            </chakra.label>
            <Select
              id="demo-driver"
              ref={driverSelect}
              value={message?.truck.id ?? ''}
              onChange={({ target }) => setDriver(target.value)}
            >
              {messages.length === 0 && <option value="">No drivers to notify</option>}
              {messages.map(({ truck, to }) => (
                <option key={truck.id} value={truck.id}>
                  {`Truck ${truck.id}, ${to ? `${clock(to.time)} am` : 'afternoon'}`}
                </option>
              ))}
            </Select>
          </chakra.div>
          <Phone>
            <strong>Parallel Freight</strong>
            {message ? (
              <>
                <p data-message>
                  {message.truck.ship?.name ?? 'Your ship'} is late.{' '}
                  {message.to
                    ? `Your new slot is ${describeSlot(message.to)}`
                    : 'Your new slot is after noon: we will ring you'}{' '}
                  (was {describeSlot(message.from)}).{message.to && ' Reply OK within 10 minutes.'}
                </p>
                <small>{moves.length > 0 ? 'Waiting for your approval' : 'Sent'}</small>
              </>
            ) : (
              <small>No new message. Your slot stands.</small>
            )}
          </Phone>
          <Small>Four gates of the port, 6 am to noon: 36 of the day’s 400 trucks.</Small>
        </div>
      </Desk>
    </DemoFrame>
  )
}
