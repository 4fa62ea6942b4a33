import { expect, test } from 'vitest'
import { priceBlocksIn } from './price-blocks.ts'

const titlesOf = (text: string) => priceBlocksIn(text).prices.map(({ title }) => title)

test('a row keeps what its label names', () => {
  expect(
    titlesOf(
      'Prices inc GST\nSheep or goat: kill and dress $65 each\nPig: $140 scalded\nSausages $4.50 per kg',
    ),
  ).toContainEqual(expect.stringMatching(/^Sheep or goat\b/))
})

test.each([
  'Prices\nBeef: kill & dress $320, hung in our coolroom $5 a day\nLamb $65\nPig $140',
  'Prices\nSheep: dressed $65 each, min 3 head (or $60 callout on top)\nLamb $65\nPig $140',
])('a row that names two things stays in its words: %s', (text) => {
  const { prices, rest } = priceBlocksIn(text)
  expect(prices.map(({ price }) => price).join()).not.toMatch(/320|60/)
  expect(rest).toMatch(/320|callout/)
})
