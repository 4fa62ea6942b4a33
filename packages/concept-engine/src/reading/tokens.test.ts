import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

test('splits “I’m” into two tokens like other contractions', () => {
  const text = 'I’m here and we’re there'
  const tokens = tokensOf(text)
  expect(tokens.slice(0, 2).map(({ lower, pos }) => [lower, pos])).toEqual([
    ['i', 'PRON'],
    ["'m", 'AUX'],
  ])
  expect(tokens.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(
    'I ’m here and we ’re there',
  )
})
