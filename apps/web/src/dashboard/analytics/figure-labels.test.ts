import { expect, test } from 'vitest'
import { changeOf, formatFigure } from './figure-labels.ts'

test('formats counts, averages, shares and names, with a dash for missing values', () => {
  expect(formatFigure('totalUsers', 1234)).toBe('1,234')
  expect(formatFigure('averageDailyUsers', 18.589)).toBe('18.6')
  expect(formatFigure('conceptConversionRate', 0.7619)).toBe('76.2%')
  expect(formatFigure('conceptConversionRate', 1)).toBe('100%')
  expect(formatFigure('topIndustry', 'Retail')).toBe('Retail')
  expect(formatFigure('topIndustry', null)).toBe('–')
  expect(formatFigure('userRetention', null)).toBe('–')
})

test('reports a change in a count as a signed percentage', () => {
  expect(changeOf('totalUsers', 12, 5)).toEqual({
    direction: 'up',
    text: '+140%, up from 5',
  })
  expect(changeOf('totalConcepts', 8, 9)).toEqual({
    direction: 'down',
    text: '−11%, down from 9',
  })
  expect(changeOf('totalUsers', 1001, 1000).text).toBe('+0.1%, up from 1,000')
})

test('reports a change from zero as a number', () => {
  expect(changeOf('totalContacts', 46, 0).text).toBe('+46, up from 0')
})

test('reports a change in a share in percentage points', () => {
  expect(changeOf('userRetention', 0.2, 0.143).text).toBe('+5.7 points, up from 14.3%')
})

test('says when values are equal or cannot be compared', () => {
  expect(changeOf('userRetention', 0.2, null).text).toBe('None before to compare with')
  expect(changeOf('userRetention', null, 0.2).text).toBe('Before: 20%')
  expect(changeOf('userRetention', null, null).text).toBe('None in either period')
  expect(changeOf('totalUsers', 4, 4)).toEqual({ direction: 'level', text: 'Same as before' })
  expect(changeOf('topIndustry', 'Retail', 'Finance').text).toBe('Before: Finance')
})
