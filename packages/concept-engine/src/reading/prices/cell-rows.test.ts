import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { cellRows } from './cell-rows.ts'
import { priceBlocksIn } from './price-blocks.ts'

test.each([
  [
    'slashes, below a header',
    [
      'What / Visits / Cost',
      'Acrylic eye / 4 visits over 2 days / $2,850',
      'Lost eye, urgent / ring us / depends',
    ],
    [
      { title: 'Acrylic eye', price: '$2,850', terms: '4 visits over 2 days.' },
      { title: 'Lost eye, urgent', price: '', terms: 'Ring us, depends.' },
    ],
  ],
  [
    'dashes',
    ['Aunt Minerva’s Will - 75 min - ages 14+', 'Hen House Heist - 45 min - ages 6+'],
    [
      { title: 'Aunt Minerva’s Will', price: '', terms: '75 min, ages 14+.' },
      { title: 'Hen House Heist', price: '', terms: '45 min, ages 6+.' },
    ],
  ],
])('reads rows of cells between %s', (_what, lines, rows) => {
  expect(cellRows(['Intro.', ...lines, 'End.']).map((run) => run.rows)).toEqual([rows])
})

test.each([
  ['a single row', ['Scleral shell / 4 visits / $3,100']],
  ['people', ['Our team', 'Mary Smith - owner - 20 years', 'Jo Lee - guide - 5 years']],
  ['days', ['Mon - 9am - yoga', 'Tue - 6pm - pilates']],
  ['two cells', ['Mon - yoga', 'Tue - pilates']],
  ['sentences', ['We came - saw. Then - we left - late', 'You came - saw - left. Late']],
])('%s is no run of rows', (_what, lines) => {
  expect(cellRows(lines)).toEqual([])
})

test('a thing with several units of time is one row', () => {
  const { offers } = readBrief(
    briefOf(
      'Detectors.\n\nHire\nStarter - half day $55, day $80, week $290\nMid - day $130, week $520',
    ),
  )
  expect(offers.map(({ title, price }) => `${title} = ${price}`)).toEqual([
    'Starter = Half day $55, day $80, week $290',
    'Mid = Day $130, week $520',
  ])
})

test('a table without dollar signs has its prices below columns that are units', () => {
  const { offers } = readBrief(
    briefOf(
      'Seed.\n\nSpecies | per 100 g | per kg\nRuby saltbush | 34 | 290\nSpear grass | 40 | n/a',
    ),
  )
  expect(offers.map(({ title, price }) => `${title} = ${price}`)).toEqual([
    'Ruby saltbush = $34 per 100 g, $290 per kg',
    'Spear grass = $40 per 100 g',
  ])
})

test('an empty cell of a row laid out with tabs keeps the columns behind it', () => {
  const { prices } = priceBlocksIn(
    'COURSE\tCODE\tDURATION\tCOST\nWhite card\tCPC1\t1 day\t$120\nBoth\t\t3 days\t$750 save $85',
  )
  expect(prices.map(({ title, price, terms }) => [title, price, terms])).toEqual([
    ['White card', '$120', 'CPC1. 1 day.'],
    ['Both', '$750 save $85', '3 days.'],
  ])
})
