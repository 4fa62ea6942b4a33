import { describe, expect, test } from 'vitest'
import { priceBlocksIn } from './price-blocks.ts'

const rows = (text: string) =>
  priceBlocksIn(text).prices.map(({ title, price, terms }) =>
    [title, price, terms].filter(Boolean).join(' | '),
  )

describe('a price that depends on how many there are', () => {
  test.each([
    [
      'Drill shirt: 1–9 $54 ea, 10–24 $47 ea, 25+ $42.50 ea',
      'Drill shirt | 1–9: $54, 10–24: $47, 25+: $42.50 each',
    ],
    ['Beanie 1–9 $24, 10+ $19', 'Beanie | 1–9: $24, 10+: $19'],
    [
      'Seedling trays - up to 10 $8, over 10 $6.50',
      'Seedling trays | up to 10: $8, over 10: $6.50',
    ],
  ])('stays one row: %s', (text, row) => {
    expect(rows(text)).toEqual([row])
  })

  test('named by what is counted', () => {
    expect(rows('Prices: $48 per alpaca for 1-5, $40 each for 6-20, over 20 ask.')).toEqual([
      'Alpaca | 1–5: $48, 6–20: $40 each | Over 20, ask',
    ])
  })

  test('with rows below it for the same quantities', () => {
    expect(
      rows('Drill shirt: 1–9 $54, 10–24 $47, 25+ $42.50\nPolo: $38 / $33 / $29\nVest: $79 / $72'),
    ).toEqual(
      expect.arrayContaining([
        'Drill shirt | 1–9: $54, 10–24: $47, 25+: $42.50',
        'Polo | 1–9: $38, 10–24: $33, 25+: $29',
      ]),
    )
  })
})

describe('names of variants', () => {
  test('behind their amounts, the last with its condition', () => {
    expect(
      rows(
        'Membership: $95 a term junior, $165 a term senior, or $20 casual visit if you fence elsewhere',
      ),
    ).toEqual([
      'Membership, junior | $95 a term',
      'Membership, senior | $165 a term',
      'Membership, casual visit | $20 | If you fence elsewhere.',
    ])
  })

  test('“plus a” and “its” name nothing', () => {
    expect(
      rows('Membership:\nFamily – $85\nCouple – $60\nPlus a $30 bond you get back').join(),
    ).not.toMatch(/plus a/i)
    expect(rows('Its $385 for a normal house, extra holes $25 each').join()).not.toMatch(/^its/i)
  })
})
