import { expect, test } from 'vitest'
import { advise, askToBreakEven, clickToBreakEven, type Figures, runMonth } from './funnel.ts'

const figures: Figures = { budget: 2000, click: 4, ask: 5, buy: 3, worth: 400 }

test('a month, calculated by hand', () => {
  expect(runMonth(figures)).toEqual({
    visitors: 500,
    enquiries: 25,
    customers: 8,
    earned: 3200,
    result: 1200,
    costOfEnquiry: 80,
    ceilingOfEnquiry: 120,
  })
})

test('a click that was not paid in full is no visitor', () => {
  expect(runMonth({ ...figures, budget: 500, click: 3 }).visitors).toBe(166)
})

test('without an enquiry none has a cost', () => {
  expect(runMonth({ ...figures, budget: 500, click: 10, ask: 0 }).costOfEnquiry).toBeUndefined()
})

test('a month pays for itself at the break-even figures, and not below', () => {
  const ask = askToBreakEven(figures)
  expect(ask).toBe(4)
  const costAt = (of: Partial<Figures>) => {
    const { click, ask: asking } = { ...figures, ...of }
    return (click * 100) / asking
  }
  expect(costAt({ ask })).toBeLessThanOrEqual(120)
  expect(costAt({ ask: ask - 1 })).toBeGreaterThan(120)
  expect(costAt({ click: clickToBreakEven(figures) })).toBeCloseTo(120)
})

test('profit from enough enquiries earns a raise', () => {
  expect(advise(figures)).toBe('raise')
})

test('profit from few enquiries is no proof', () => {
  expect(advise({ ...figures, budget: 1500 })).toBe('wait')
})

test('a loss that twice as many enquiries would turn is a matter of the page', () => {
  expect(advise({ ...figures, ask: 2 })).toBe('mend')
})

test('a loss that they would not turn is stopped', () => {
  expect(advise({ ...figures, ask: 2, worth: 150 })).toBe('stop')
})
