import { expect, test } from 'vitest'
import {
  emptyRun,
  isDone,
  isIdle,
  nextMinute,
  type Run,
  receiveOrder,
  type System,
  systems,
  typingOf,
} from './order-run.ts'

function runFor(minutes: number, start: Run, ...down: System[]): Run {
  let run = start
  for (let minute = 0; minute < minutes; minute += 1) run = nextMinute(run, new Set(down))
  return run
}
const received = receiveOrder(emptyRun)

test('an order is written to every system, one a minute, in their order', () => {
  const { log, orders } = runFor(3, received)
  expect(orders.every(isDone)).toBe(true)
  expect(log.map(({ minute, text }) => [minute, text])).toEqual([
    [0, 'came in by the form'],
    ...systems.map((system, index) => [index + 1, `written to ${system}`]),
  ])
})

test('an order waits for the system that is down, and no other order overtakes the rules', () => {
  const run = runFor(10, receiveOrder(received), 'Stock')
  expect(run.orders.map(({ step }) => step)).toEqual([1, 1])
  expect(isIdle(run)).toBe(false)
})

test('the wait doubles with every try', () => {
  const tries = runFor(20, received, 'Calendar').log.slice(1)
  expect(tries.map(({ minute }) => minute)).toEqual([1, 2, 4, 8, 16])
})

test('a person is told once, at the third try', () => {
  const kinds = runFor(40, received, 'Invoices').log.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'alert')).toHaveLength(1)
  const before = kinds.slice(0, kinds.indexOf('alert'))
  expect(before.filter((kind) => kind === 'failed')).toHaveLength(2)
})

test('nothing is lost and nothing is written twice, whatever is down and for how long', () => {
  for (const system of systems) {
    for (let outage = 1; outage < 12; outage += 1) {
      const after = runFor(40, runFor(outage, receiveOrder(received), system))
      expect(isIdle(after)).toBe(true)
      for (const { number } of after.orders) {
        const written = after.log.filter(
          ({ order, kind }) => order === number && kind === 'written',
        )
        expect(written.map(({ text }) => text)).toEqual(systems.map((each) => `written to ${each}`))
      }
    }
  }
})

test('a wait of one system is forgotten at the next', () => {
  const after = runFor(1, runFor(4, received, 'Calendar'))
  const [order] = runFor(8, after).orders
  expect(order).toMatchObject({ step: 3, tries: 0 })
})

test('typed once each here, and once more for every system by hand', () => {
  expect(typingOf(runFor(3, receiveOrder(received)))).toEqual({ byHand: 8, here: 2 })
  expect(typingOf(received)).toEqual({ byHand: 1, here: 1 })
})
