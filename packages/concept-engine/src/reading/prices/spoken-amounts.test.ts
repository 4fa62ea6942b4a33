import { expect, test } from 'vitest'
import { withSums } from './spoken-amounts.ts'

test.each([
  ['it’s $90. There’s a callout of three hundred and fifty', 'it’s $90. There’s a callout of $350'],
  ['it’s $90. Return is a fixed one hundred and forty', 'it’s $90. Return is a fixed $140'],
  ['from $480. Pets take ten to twelve months', 'from $480. Pets take ten to twelve months'],
  ['it’s $2,400. Three hundred and eighty with a dog', 'it’s $2,400. $380 with a dog'],
  [
    'it’s $230. The antenatal class is one eighty a couple',
    'it’s $230. The antenatal class is $180 a couple',
  ],
  [
    'a visit is $80, repairs are say seventy per cent of it',
    'a visit is $80, repairs are say seventy per cent of it',
  ],
  [
    'a visit is $230. Video is ninety-five for forty-five minutes',
    'a visit is $230. Video is $95 for forty-five minutes',
  ],
  [
    'a visit is $230. Concession take fifty off the first',
    'a visit is $230. Concession take $50 off the first',
  ],
  ['from a hundred dollars to about three-fifty', 'from $100 to about $350'],
  [
    'it’s $14 a class for people over fifty-five, in Adelaide',
    'it’s $14 a class for people over fifty-five, in Adelaide',
  ],
  [
    'a full load is $330. Half load, seven thousand, is two forty anywhere',
    'a full load is $330. Half load, seven thousand, is $240 anywhere',
  ],
  [
    'knives $8, unit seven, nineteen Harlequin Drive',
    'knives $8, unit seven, nineteen Harlequin Drive',
  ],
  ['one dollar ten an inch', '$1.10 an inch'],
  ['forty-five cents a tooth', '45 cents a tooth'],
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
  [
    'it is $165 an alarm, and if you need four or more it’s one fifty each',
    'it is $165 an alarm, and if you need four or more it’s $150 each',
  ],
  ['a hundred and sixty five an alarm supplied', '$165 an alarm supplied'],
  ['it’s nineteen fifty a lesson', 'it’s $19.50 a lesson'],
  [
    'initials are long and that’s a hundred and eighteen, follow ups less',
    'initials are long and that’s $118, follow ups less',
  ],
  ['mostly two to eight dollars', 'mostly $2 to $8'],
  ['forty dollars a head, kids under twelve twenty', '$40 a head, kids under twelve $20'],
  [
    'seniors are two hundred dollars, kids are ninety dollars, juniors one ten and that includes a shirt',
    'seniors are $200, kids are $90, juniors $110 and that includes a shirt',
  ],
  [
    'it’s a hundred and thirty dollars, one seventy after eight at night',
    'it’s $130, $170 after eight at night',
  ],
  [
    'it’s forty a half hour, in Bayswater, ten and up.',
    'it’s $40 a half hour, in Bayswater, ten and up.',
  ],
  ['up to three thousand two hundred litres is four hundred dollars', 'up to 3,200 litres is $400'],
  // Counts are not money.
  ['it is $450, $500. She sleeps twelve.', 'it is $450, $500. She sleeps twelve.'],
  ['it is $450 and no more than forty a year', 'it is $450 and no more than forty a year'],
  ['it is $450, we do sixty a week', 'it is $450, we do sixty a week'],
  ['it is $14, $16 and he’s eighty one.', 'it is $14, $16 and he’s eighty one.'],
  [
    '$260 for seniors, $99 for kids, training Tuesdays, five thirty,',
    '$260 for seniors, $99 for kids, training Tuesdays, five thirty,',
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
])('converts spoken amounts: %s', (text, expected) => expect(withSums(text)).toBe(expected))

test.each([
  'I take kids from five, ten and over',
  'anyone over eighteen, and we have sixty members',
  'Monday is from nine thirty, Tuesday at two forty-five',
  'Tuesdays and Thursdays nine to one, six to eight thirty',
  'ten weeks for twenty people',
  'open at nine and six on Sundays, it costs $40',
])('finds no amount of money: %s', (text) => expect(withSums(text)).toBe(text))
