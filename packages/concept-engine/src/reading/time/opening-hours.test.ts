import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { withEmergencies } from './opening-hours.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))

describe('hours', () => {
  test.each([
    'We tow cars in Geelong, open 24/7.',
    'Emergency plumber in Perth, 24 hours a day, 7 days.',
  ])('at any time are shown: %s', (text) => {
    expect(read(text).hours).toEqual([{ title: 'Hours', value: '24/7' }])
  })
  test.each([
    [
      'We mend chairs in Moe. Ph 03 5550 5540, chairs@moe.example, M-F 6.30-3.',
      { title: 'Monday to Friday', value: '6.30 – 3' },
    ],
    [
      'mobile dog wash in moe. days are tue to sat 8.30 til about 4. nails done',
      { title: 'Tuesday to Saturday', value: '8.30 – about 4' },
    ],
  ])('in a line with other things are read: %s', (text, hours) => {
    expect(read(text).hours).toEqual([hours])
  })
  test.each([
    'We tow cars in Geelong. People can book online 24/7.',
    'We tow cars in Geelong. We are not open 24/7.',
    'We mend boards in Torquay. Drop off is 24/7, there is a rack behind the gate.',
    'We tow cars in Geelong, 24/7 for members. Open Monday to Friday 9am to 5pm.',
  ])('are not made up: %s', (text) => {
    expect(read(text).hours).not.toContainEqual({ title: 'Hours', value: '24/7' })
  })
})

test('a label that says open is not put before what is closed', () => {
  const { statements } = read('A pottery in Bellingen.\n\nOpen\nWed–Fri 10–4. Closed in January.')
  expect(statements.map(({ text }) => text)).toContain('Closed in January.')
})

test.each([
  [
    'Shop Mon to Fri 8 to 5. Emergency: all hours, every day, 0491 570 158.',
    'Emergencies',
    'All hours',
  ],
  [
    'Hours Mon-Fri 7 to 4.30. Emergencies (backed up into the house) 24/7 on 0491 570 156.',
    'Emergencies',
    '24/7',
  ],
  [
    'Office Mon to Fri 7 to 4. Pump breakdown with stock on it: ring any hour.',
    'Breakdowns',
    'Any hour',
  ],
])('adds when emergencies are answered: %s', (text, title, value) => {
  expect(withEmergencies([{ title: 'Monday to Friday', value: '8 – 5' }], text)).toEqual([
    { title: 'Monday to Friday', value: '8 – 5' },
    { title, value },
  ])
})

test.each([
  'I am not an emergency service at any hour.',
  'No emergencies, day or night.',
  'Open Monday to Friday.',
])('answers no emergencies: %s', (text) => {
  const hours = [{ title: 'Monday to Friday', value: '8 – 5' }]
  expect(withEmergencies(hours, text)).toEqual(hours)
})
