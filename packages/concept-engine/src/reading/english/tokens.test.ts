import { expect, test } from 'vitest'
import { isFullRun } from '../../../samples/any-brief.ts'
import { annotatedBriefs, briefsWithRoles } from '../../../samples/roles/annotated-briefs.ts'
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
    'Some people think they dont, and most cant.',
  ]
  const read = () => texts.map((text) => tokensOf(text).map(({ pos, lemma }) => `${pos} ${lemma}`))
  const before = read()
  // The tagger knows some 70,000 words, and forgets how to split others once it has met as many.
  for (let i = 0; i < 20_000; i += 1) tokensOf(`zorgle${i} and blim${i}ed the ${i}x`)
  expect(read()).toEqual(before)
})

test.runIf(isFullRun)('possessives are split after hundreds of descriptions as before them', () => {
  const texts = [...annotatedBriefs(), ...briefsWithRoles()].map(({ parts }) =>
    parts.map(([text]) => text).join(' '),
  )
  const possessives = texts.filter((text) => /['’]s\b/.test(text))
  const read = () => possessives.map((text) => tokensOf(text).filter(({ pos }) => pos === 'PART'))
  const before = read()
  for (const text of texts) tokensOf(text)
  expect(read()).toEqual(before)
})
