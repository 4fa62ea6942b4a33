import { openSseSlots } from '@agency/api/pubsub/sse-slots'
import { expect, test } from 'vitest'

test('one network holds a hundred places, however many addresses it has', () => {
  const places = openSseSlots(1)
  const enter = (n: number) => places.enter(`2001:db8:1:${n}::`, '2001:db8:1::')
  const leave = Array.from({ length: 100 }, (_, n) => enter(n))
  expect(() => enter(100)).toThrow('Too many pages watch at once')
  expect(places.enter('2001:db8:2:1::', '2001:db8:2::')).toBeTypeOf('function')
  leave[0]?.()
  expect(enter(101)).toBeTypeOf('function')
  expect(places.taken()).toBe(101)
})
