import { expect, test } from 'vitest'
import { withCompletePrice } from './complete-prices.ts'

const complete = (title: string, price: string, terms = '') => {
  const row = withCompletePrice({ title, price, terms, clause: 0 })
  return `${row.title} = ${row.price}${row.terms ? ` (${row.terms})` : ''}`
}

test('the second price keeps whom it is for', () => {
  expect(complete('Plot fees', '$60 a year or $30', 'Concession. Due in July.')).toBe(
    'Plot fees = $60 a year or $30 concession (Due in July.)',
  )
})

test('a title does not end with a preposition, and other prices stay as they are', () => {
  expect(complete('Membership of', '$20')).toBe('Membership = $20')
  expect(complete('Zip change', '$25 to $45', 'For leather.')).toBe(
    'Zip change = $25 to $45 (For leather.)',
  )
})
