import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/core/button.ts'
import { useMotionPaused } from '../../../ui/core/motion.ts'
import { Controls, DemoFrame, Reading } from '../../live-demo/demo-parts.tsx'
import {
  emptyRun,
  isDone,
  isIdle,
  nextMinute,
  type Order,
  type Run,
  receiveOrder,
  type System,
  systemOf,
  systems,
  typingOf,
} from './order-run.ts'
import { ToggleList } from './toggle-list.tsx'

const MINUTE_MS = 900
/** More would not fit into a column. */
const MOST_ORDERS = 6

const Line = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '2', md: '4' },
    padding: { base: '4', sm: '8' },
    bg: 'bg',
    '& > li': {
      position: 'relative',
      display: { base: 'flex', md: 'grid' },
      flexWrap: 'wrap',
      alignContent: 'start',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: '54px', md: '226px' },
      padding: { base: '2', md: '3' },
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'card',
    },
    '& > li[data-down]': { borderStyle: 'dashed', borderColor: 'error' },
    '& h3': { fontSize: 'sm', fontWeight: '650', minWidth: '84px' },
    '& h3 span': { display: 'block', fontWeight: '400', color: 'fg.muted' },
    '& [data-down] h3 span': { color: 'error' },
    '& > li + li::before': {
      content: { base: '""', md: '"→"' },
      position: 'absolute',
      left: '-15px',
      top: '12px',
      color: 'accent',
      fontSize: 'sm',
    },
  },
})
const Ticket = chakra('p', {
  base: {
    paddingInline: '2',
    borderRadius: 'control',
    bg: 'raised',
    fontSize: 'xs',
    fontWeight: '650',
    lineHeight: '1.9',
    animation: 'appear .3s',
  },
  variants: {
    state: {
      moving: { bg: 'brand.500', color: 'neutral.950' },
      waiting: { color: 'error', borderWidth: '1px', borderStyle: 'dashed', borderColor: 'error' },
      done: { color: 'success' },
    },
  },
})
const Halves = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
})
const Log = chakra('ol', {
  base: {
    display: 'grid',
    alignContent: 'start',
    minHeight: { base: '12em', sm: '9.6em' },
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
    '& b': { color: 'fg', fontWeight: '650' },
    '& [data-kind=failed], & [data-kind=alert] b': { color: 'error' },
    '& [data-kind=alert]': { color: 'error', fontWeight: '650' },
  },
})

const stateOf = (order: Order) => (isDone(order) ? 'done' : order.tries > 0 ? 'waiting' : 'moving')

const withTwoOrders = receiveOrder(
  nextMinute(nextMinute(receiveOrder(emptyRun), new Set()), new Set()),
)

export function LiveDemo() {
  const [run, setRun] = useState<Run>(withTwoOrders)
  const [down, setDown] = useState<ReadonlySet<System>>(new Set())
  const [isRunning, setRunning] = useState(false)
  const isMotionPaused = useMotionPaused()
  const hasWork = !isIdle(run)
  const isMoving = isRunning && hasWork
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setRun((before) => nextMinute(before, down)), MINUTE_MS)
    return () => clearInterval(timer)
  }, [isMoving, down])
  useEffect(() => {
    if (isMotionPaused) setRunning(false)
  }, [isMotionPaused])

  const columns = [
    { name: 'Form', note: 'typed by the customer', isDown: false },
    ...systems.map((system) => ({
      name: system,
      note: down.has(system) ? 'down' : 'running',
      isDown: down.has(system),
    })),
  ]
  const waiting = run.orders.filter(({ tries }) => tries > 0)
  const done = run.orders.filter(isDone).length
  const { byHand, here } = typingOf(run)
  const waitingFor = [...new Set(waiting.map(systemOf))].join(' and ')

  function send() {
    const orders = run.orders.length < MOST_ORDERS ? run : emptyRun
    setRun(receiveOrder(orders))
    setRunning(true)
  }
  return (
    <DemoFrame
      drawing={
        <Line aria-label="Where each order is">
          {columns.map(({ name, note, isDown }, step) => (
            <li key={name} data-down={isDown ? '' : undefined}>
              <h3>
                {name} <span>{note}</span>
              </h3>
              {run.orders
                .filter((order) => order.step === step)
                .map((order) => (
                  <Ticket key={order.number} state={stateOf(order)}>
                    Order {order.number}
                    {isDone(order)
                      ? ' is done ✓'
                      : order.tries > 0 && ` waits for ${systemOf(order)}`}
                  </Ticket>
                ))}
            </li>
          ))}
        </Line>
      }
    >
      <Halves>
        <chakra.div display="grid" gap="6" alignContent="start">
          <Controls>
            <Button onClick={send}>Send an order</Button>
            <Button
              variant="outline"
              onClick={() => {
                setRunning(false)
                setRun(nextMinute(run, down))
              }}
            >
              Next minute
            </Button>
            <Button variant="outline" onClick={() => setRunning(!isRunning)}>
              {isRunning ? 'Pause' : 'Run'}
            </Button>
          </Controls>
          <ToggleList
            legend="Take a system down"
            options={systems.map((system) => ({ id: system, name: `${system} is down` }))}
            chosen={down}
            onChange={setDown}
          />
        </chakra.div>
        <div>
          <Reading>
            {waiting.length > 0
              ? `${waiting.length === 1 ? 'One order waits' : `${waiting.length} orders wait`} for ${waitingFor}. Nothing is lost, and nobody has to retype it.`
              : `${done} of ${run.orders.length} orders done. Typed in: ${here} times here, ${byHand} times by hand.`}
          </Reading>
          <Log aria-label="Log, the latest first">
            {run.log
              .slice(-6)
              .reverse()
              .map(({ minute, order, text, kind }) => (
                <li key={`${minute} ${order} ${text}`} data-kind={kind}>
                  Minute {minute}: <b>order {order}</b> {text}
                </li>
              ))}
          </Log>
        </div>
      </Halves>
    </DemoFrame>
  )
}
