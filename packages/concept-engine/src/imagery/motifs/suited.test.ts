import { expect, test } from 'vitest'
import { counterchange } from './compositions-of-one.ts'
import { compositions, suited } from './draw-motif.ts'

test('people are neither halved nor made wallpaper', () => {
  const left = new Set(compositions.map((each) => suited(each, 'game-icons:meditation')))
  expect(left).not.toContain(counterchange)
  expect(left.size).toBeGreaterThan(4)
  expect(suited(counterchange, 'tabler:spanner')).toBe(counterchange)
})
