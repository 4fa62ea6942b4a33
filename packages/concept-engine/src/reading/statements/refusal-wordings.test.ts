import { expect, test } from 'vitest'
import { withPlainRefusals } from './refusal-wordings.ts'

test.each([
  [
    'Broken tip $20. Serrated bread knife and scissors, I am sorry, no.',
    'Broken tip $20. No serrated bread knife and scissors.',
  ],
  ['Wedding cakes, sorry, no.', 'No wedding cakes.'],
  [
    'Can I bring my dog? No, sorry, ours are at work.',
    'Can I bring my dog? No, sorry, ours are at work.',
  ],
  ['We are sorry, no refunds.', 'We are sorry, no refunds.'],
])('puts the refusal first: %s', (text, expected) => {
  expect(withPlainRefusals(text)).toBe(expected)
})
