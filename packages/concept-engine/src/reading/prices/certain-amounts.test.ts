import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { withCertainAmounts } from './certain-amounts.ts'

test.each([
  [
    'Fence removal bout 55 a metre, min charge 660.',
    'Fence removal about $55 a metre, minimum charge $660.',
  ],
  ['$20mil public liab', '$20 million public liab'],
  ['callout is 95 plus parts', 'callout is $95 plus parts'],
])('reads %s', (text, signed) => {
  expect(withCertainAmounts(text)).toBe(signed)
})

test('a number of something else has no sign', () => {
  for (const text of [
    'about 12 a class',
    'about 30 a night',
    'about 20 people a session',
    'about 30 years',
    'bond 7 clean',
    'min 4 hours',
  ])
    expect(withCertainAmounts(text)).toBe(text)
})

test('a package of ten costs what follows, and the wording for customers is theirs', () => {
  expect(withCertainAmounts('package of 5 is 350, package 10 is 680, one hour 75 dollar')).toBe(
    'package of 5 is 350, package of 10 is 680, one hour $75',
  )
  expect(withCertainAmounts('nobody knows but you can say 140 to 210 a metre')).toBe(
    'nobody knows. It’s 140 to 210 a metre',
  )
})

test('a telephone number is no price', () => {
  const { offers, statements } = readBrief(
    briefOf(
      'we fix mills. callout is 210 from town and 135 an hour. service 890 all up. if its windy we put you off thats why phone is 0491 570 156 no email',
    ),
  )
  const shown = [...offers.map(({ price }) => price), ...statements.map(({ text }) => text)]
  expect(shown.join(' ')).not.toMatch(/\$0?491/)
})

test.each([
  ['drone 120. gst on top\nstorm tarps $390', 'drone 120. GST is extra\nstorm tarps $390'],
  [
    'smoke alarm 139. all inc gst. pensioners 10 off',
    'smoke alarm 139. All prices include GST. pensioners 10 off',
  ],
  ['Rates (ex GST)\nCall-out $90 plus GST.', 'Rates (ex GST)\nCall-out $90 plus GST.'],
])('tax that is said of all prices is a sentence: %j', (text, plain) => {
  expect(withCertainAmounts(text)).toBe(plain)
})
