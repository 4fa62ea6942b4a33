import { expect, test } from 'vitest'
import { personToAskFor } from './ask-for.ts'

test.each([
  ['03 5550 2260, hello@tamar.example. Ask for Bronagh.', 'Bronagh'],
  ['Phone 0491 570 158, Thanh speak English better than me so ask him. Thank you.', 'Thanh'],
  ['Customers ask for Samples of the cloth.', ''],
  ['We ask for a deposit. Ask for Geelong prices.', ''],
  ['Ring 0491 570 006.', ''],
  ['Please don’t ask for Bronagh, she has left.', ''],
])('finds the person to ask for: %s', (description, name) => {
  expect(personToAskFor(description)).toBe(name)
})
