import { expect, test } from 'vitest'
import { withSums } from './sums.ts'

test.each([
  [
    'forty-four dollars or forty-five minutes for sixty-two, by the term',
    '$44 or forty-five minutes for $62, by the term',
  ],
  [
    'it’s fourteen dollars a kilo or a ten kilo sack for a hundred and fifteen',
    'it’s $14 a kilo or a ten kilo sack for $115',
  ],
  [
    'eleven dollars each way local, eighteen to Port, thirty-five return',
    '$11 each way local, $18 to Port, $35 return',
  ],
  [
    'an inspection’s two eighty-five for a house up to two hundred and fifty square metres',
    'an inspection’s $285 for a house up to two hundred and fifty square metres',
  ],
  [
    'a spray is one ninety-five low set, two forty high set',
    'a spray is $195 low set, $240 high set',
  ],
  ['fifty-five a year or thirty concession', '$55 a year or $30 concession'],
  ['from sixteen fifty', 'from $1,650'],
  ['three thousand two hundred dollars, and eleven hundred bucks', '$3,200, and $1,100'],
  ['a gold coin or two dollars fifty', 'a gold coin or $2.50'],
  ['pies are four fifty each', 'pies are $4.50 each'],
  ['a loaf is eight fifty and rolls are two dollars', 'a loaf is $8.50 and rolls are $2'],
  ['from fifty dollars to eighty', 'from $50 to $80'],
])('%s', (text, shown) => expect(withSums(text)).toBe(shown))

test.each([
  'I take kids from five, ten and over',
  'anyone over eighteen, and we have sixty members',
  'Monday is from nine thirty, Tuesday at two forty-five',
  'Tuesdays and Thursdays nine to one, six to eight thirty',
  'ten weeks for twenty people',
])('no sum of money: %s', (text) => expect(withSums(text)).toBe(text))
