import { describe, expect, test } from 'vitest'
import { draftEntries, draftQuote, type Entries, parts, readArea } from './stone-quote.ts'

const quote = (changes: Partial<Entries> = {}) => draftQuote({ ...draftEntries, ...changes })
const lineOf = (id: string, changes: Partial<Entries> = {}) =>
  quote(changes).lines.find(({ part }) => part.id === id)

describe('areas', () => {
  test('are read from the sides, the pool taken out', () => {
    expect(parts.map(({ shape }) => readArea(shape))).toEqual([32.4, 24, 7.1, undefined])
  })

  test('follow the width that the estimator enters for the path', () => {
    expect(lineOf('d', { d: { figure: '1.2', stone: 'bluestone' } })?.area).toBeCloseTo(13.2)
    expect(lineOf('d', { d: { figure: '1,2', stone: 'bluestone' } })?.area).toBeCloseTo(13.2)
  })
})

describe('a line', () => {
  test('is priced with its cuts, by the half square metre', () => {
    // 32.4 m² and 8% are 34.992 m².
    expect(lineOf('a')).toMatchObject({ ordered: 35, price: 35 * 146 })
    // 7.1 m² and 18% are 8.378 m².
    expect(lineOf('c')?.ordered).toBe(8.5)
    // 25 m² and 12% are 28 m² exactly.
    expect(lineOf('b', { b: { figure: '25', stone: 'bluestone' } })?.ordered).toBe(28)
    expect(lineOf('a', { a: { figure: '25', stone: 'slate' } })).toMatchObject({
      ordered: 27,
      price: 27 * 98,
      isCorrected: true,
    })
  })

  test.each(['', 'about 2', '0', '-3', '1000'])('has no price for the figure "%s"', (figure) => {
    const { lines, unpriced } = quote({ a: { figure, stone: 'sandstone' } })
    expect(lines[0]?.price).toBeUndefined()
    expect(lines[0]?.warnings).toEqual(['No area. Not priced.'])
    expect(unpriced.map(({ part }) => part.id)).toEqual(['a', 'd'])
  })
})

test('the total is what is priced, with GST', () => {
  expect(quote().unpriced.map(({ part }) => part.name)).toEqual(['Path'])
  expect(quote().total).toBeCloseTo((35 * 146 + 27 * 128 + 8.5 * 146) * 1.1)
})

describe('warnings', () => {
  test('mark a stone too slippery for a pool, there only', () => {
    expect(lineOf('b', { b: { figure: '24.0', stone: 'slate' } })?.warnings).toEqual([
      'P3 wet. We lay P5 round a pool.',
    ])
    expect(lineOf('c', { c: { figure: '7.1', stone: 'slate' } })?.warnings).toEqual([])
  })

  test('mark stone that the yard does not have, counted over all lines', () => {
    const both = {
      b: { figure: '24.0', stone: 'granite' },
      c: { figure: '7.1', stone: 'granite' },
    } as const
    expect(lineOf('c', both)?.warnings).toEqual(['35.5 m² needed, 27 m² in the yard.'])
    expect(lineOf('c', { c: both.c })?.warnings).toEqual([])
  })

  test('leave the price as it is', () => {
    expect(lineOf('b', { b: { figure: '24.0', stone: 'slate' } })?.price).toBe(27 * 98)
  })
})
