import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { withoutAgencyLabels } from './agency-labels.ts'

test.each([
  ['Notes. FOR THE PAGE: We keep books in Xero.', 'Notes. We keep books in Xero.'],
  ['The text for the site: We keep books.', 'We keep books.'],
  [
    'We mend windows. Two windows you may describe: the east window of St Aidan’s.',
    'We mend windows. the east window of St Aidan’s.',
  ],
  [
    'Our house is on muwinina country and we want that said simply and in a sensible place.',
    'Our house is on muwinina country.',
  ],
  [
    'Glass, not LED. If the page does one job it’s that. We bend tube.',
    'Glass, not LED.  We bend tube.',
  ],
  [
    'Pup sweeps (Pup is a person). No 21sts (this was the 2).',
    'Pup sweeps (Pup is a person). No 21sts.',
  ],
])('removes what tells the agency what a part is for: %j', (text, rest) => {
  expect(withoutAgencyLabels(text)).toBe(rest)
})

test.each([
  'We make signs for the page boys of the court.',
  'You may mention: our shop dog.',
  'We want the hall said no more about.',
])('leaves other sentences alone: %j', (text) => {
  expect(withoutAgencyLabels(text)).toBe(text)
})

test('what leads the page is the first thing on it, without its label', () => {
  const { messages } = readBrief(
    briefOf(
      'The Trust manages the cemetery. To lead the page (resolved): Glass is removed on the first Monday of each month.',
    ),
  )
  expect(messages).toEqual(['Glass is removed on the first Monday of each month.'])
})
