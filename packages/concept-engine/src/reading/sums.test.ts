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
  [
    'a five dollar bond, and full-time is two eighty, part-time is one ninety a month',
    'a $5 bond, and full-time is $280, part-time is $190 a month',
  ],
  [
    'garden suites are thirty-nine dollars for one and sixty for two',
    'garden suites are $39 for one and $60 for two',
  ],
  [
    'postage is fifteen dollars and free over a hundred and twenty',
    'postage is $15 and free over $120',
  ],
  [
    'a reflock is three eighty to four sixty, back in ten days',
    'a reflock is $380 to $460, back in ten days',
  ],
  [
    'one eighty-five dollars for the first horse and one forty for each horse after',
    '$185 for the first horse and $140 for each horse after',
  ],
  [
    'forty-two dollars a head on weekdays and forty-eight on Friday night',
    '$42 a head on weekdays and $48 on Friday night',
  ],
  [
    'sixty-six dollars an hour, Saturday is ninety-two and Sunday one eighteen',
    '$66 an hour, Saturday is $92 and Sunday $118',
  ],
  ['a pail for two ten dollars, no, make that two fifteen', 'a pail for $215'],
  ['a five dollar minimum, no wait, it’s ten now, ten dollar minimum', 'a $10 minimum'],
  [
    'the fifteen kilo pail for two ten dollars, no, make that two fifteen',
    'the fifteen kilo pail for $215',
  ],
  ['swarms are sixty dollars, a wall is from three eighty', 'swarms are $60, a wall is from $380'],
  ['it’s $40, sorry, it’s $45', 'it’s $45'],
])('%s', (text, shown) => expect(withSums(text)).toBe(shown))

test.each([
  'I take kids from five, ten and over',
  'anyone over eighteen, and we have sixty members',
  'Monday is from nine thirty, Tuesday at two forty-five',
  'Tuesdays and Thursdays nine to one, six to eight thirty',
  'ten weeks for twenty people',
  'open at nine and six on Sundays, it costs $40',
])('no sum of money: %s', (text) => expect(withSums(text)).toBe(text))
