import { expect, test } from 'vitest'
import { closingLine } from './closing-line.ts'

test.each([
  ['Get in touch', 'Talk to Hollow Oak'],
  ['Book online', 'Book with Hollow Oak'],
  ['Book a tour', 'Book a tour with Hollow Oak'],
  ['Ask for a quote', 'Ask Hollow Oak for a quote'],
  ['Ring 0491 570 006', 'Call Hollow Oak'],
  ['Join', 'Join Hollow Oak'],
  ['Buy tickets', 'Buy tickets'],
])('closes a page whose action is “%s” with “%s”', (action, line) => {
  expect(closingLine(action, 'Hollow Oak')).toBe(line)
})

test('omits a long company name from the closing line', () => {
  expect(closingLine('Join', 'Federation of Independent Engineering Consultants')).toBe('Join')
})
