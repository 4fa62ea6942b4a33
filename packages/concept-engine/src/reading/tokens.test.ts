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

test('what the tagger makes of a text does not depend on the texts before it', () => {
  const texts = [
    'We accept grants of legal aid for children’s matters only.',
    'Parkinson’s is nothing to be ashamed of.',
    'If we cannot, you must stop using it for trade.',
  ]
  const read = () => texts.map((text) => tokensOf(text).map(({ pos, lemma }) => `${pos} ${lemma}`))
  const before = read()
  for (let i = 0; i < 12_000; i += 1)
    tokensOf(`zorgle${i} and blim${i}ed the children's parkinson's`)
  expect(read()).toEqual(before)
})
