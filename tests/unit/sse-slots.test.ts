import { openSseSlots } from '@agency/api/pubsub/sse-slots'
import { expect, test } from 'vitest'

test('one network can hold a hundred slots across all its addresses', () => {
  const slots = openSseSlots(1)
  const acquire = (n: number) => slots.acquire(`2001:db8:1:${n}::`, '2001:db8:1::')
  const release = Array.from({ length: 100 }, (_, n) => acquire(n))
  expect(() => acquire(100)).toThrow('Too many open streams')
  expect(slots.acquire('2001:db8:2:1::', '2001:db8:2::')).toBeTypeOf('function')
  release[0]?.()
  expect(acquire(101)).toBeTypeOf('function')
  expect(slots.inUse()).toBe(101)
})
