import { expect, test } from 'vitest'
import { addListDollarSigns } from './list-dollar-signs.ts'

/** The amounts that got a dollar sign, in the order of the text. */
const signed = (text: string) =>
  [...addListDollarSigns(text).matchAll(/\$([\d.,]*\d)/g)].map(([, sum = '']) => sum)

test.each([
  ['std tank 390, 4500L 480. grease traps 260 min up to 1000L', ['390', '480', '260']],
  [
    'callout 140 day, 190 after 9pm, 220 xmas day. inspection 165 takes an hr',
    ['140', '190', '220', '165'],
  ],
  [
    'brakes service 330 tandem, 240 single. springs 260 pr. rewire 390',
    ['330', '240', '260', '390'],
  ],
  ['small 35 med 45 large 60 xl 75. nails 15', ['35', '45', '60', '75', '15']],
  ['castle 4x4 220 / combo w slide 320 / obstacle course 12m 580', ['220', '320', '580']],
  ['max 20 min 12 route 66. nails 15, wash 20, clip 30', ['15', '20', '30']],
  [
    'dunk tank 350 for 4hrs, 480 all day, slushie twin bowl 160 wkend. delivery free mackay, sarina 40',
    ['350', '480', '160', '40'],
  ],
  [
    'restitch 38/metre. bimini from 1450 incl frame. uv strip 620 under 10m boat, 840 over',
    ['38', '1450', '620', '840'],
  ],
  [
    'std machine 119, overlocker 135 industrial on site 110 p/h + callout 60 dubbo',
    ['119', '135', '110', '60'],
  ],
  [
    '1000 worms 49, 2000 for 88. bulk m3 240 pickup only. worm tea 5L 15',
    ['49', '88', '240', '15'],
  ],
  ['free if under 20km, over that 50. in a roof 280 first hr then 95/h', ['50', '280', '95']],
  [
    '8t 175/hr, 14t 235/hr. flat 520, 40ft 740. dogman 85 hr. permit at cost + 75 admin',
    ['175', '235', '520', '740', '85', '75'],
  ],
  [
    'sheep 1-5 28 ea, 6 - 20 22, more is 17. alpaca 55 inc toenails. crutch 9 each',
    ['28', '22', '17', '55', '9'],
  ],
])('adds dollar signs to a hasty list: %s', (text, sums) => {
  expect(signed(text)).toEqual(sums)
})

test.each([
  'kids under 8 not in the tank, 11 yrs doing fetes, book 7 days ahead, call bob 0491 570 313',
  '340 hives, 15 yrs, 4 wks min 24 hives, book by 1 june, sept to april 7 days',
  'tap within 20m, open 9 - 2.30, sat 9-11, last drop 5 dec, class of 12, sleeps 6',
  'since 1998, size 14, grade 5, page 3, unit 12, EPA permit 20771',
  'veg 8 for 14, fried 5 for 9',
])('adds no dollar sign to other numbers: %s', (text) => {
  const list = ' tea 15, cake 20, pie 25'
  expect(signed(text + list)).toEqual([
    ...(/for 9$/.test(text) ? ['14', '9'] : []),
    '15',
    '20',
    '25',
  ])
})

test('leaves two amounts without dollar signs', () => {
  expect(addListDollarSigns('tea 15, cake 20')).toBe('tea 15, cake 20')
})
