import { expect, test } from 'vitest'
import { tidyEnglish } from '../english/tidy.ts'

test.each([
  [
    'So it’s me (Ruth) and my daughter Talia and we make wigs.',
    'I’m Ruth, and my daughter Talia and I make wigs.',
  ],
  ['Dad (Anton) has tuned pianos.', 'Anton has tuned pianos.'],
  [
    'Been doing it 22 years, me (Grant) and two blokes.',
    'Been doing it 22 years, Grant and two blokes.',
  ],
  ['No gas and no 240V work.', 'No gas and no 240V work.'],
])('says who is meant in %s', (text, expected) => {
  expect(tidyEnglish(text, [])).toBe(expected)
})
