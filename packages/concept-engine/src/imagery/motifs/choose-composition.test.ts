import { expect, test } from 'vitest'
import { counterchange } from './compositions-of-one.ts'
import { chooseComposition, compositions } from './draw-motif.ts'

test('never splits a person in two with counterchange', () => {
  const left = new Set(
    compositions.map((composition) => chooseComposition(composition, 'game-icons:meditation')),
  )
  expect(left).not.toContain(counterchange)
  expect(left.size).toBeGreaterThan(4)
  expect(chooseComposition(counterchange, 'tabler:spanner')).toBe(counterchange)
})
