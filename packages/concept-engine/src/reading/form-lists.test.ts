import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { readBrief } from './read-brief.ts'

const fieldsOf = (wish: string) =>
  readBrief(briefOf(`We cut keys in Nhill. ${wish}`)).forms[0]?.fields ?? []

test.each<[string, string[]]>([
  [
    'Form pls - boat name, length in feet, antifoul brand.',
    ['Boat name', 'Length in feet', 'Antifoul brand'],
  ],
  [
    'Booking request: school, year levels, number of kids.',
    ['School', 'Year levels', 'Number of kids'],
  ],
  [
    'Enquiries should include the suburb, the block size, whether it is a new build, and the time frame.',
    ['Suburb', 'Block size', 'Is it a new build', 'Time frame'],
  ],
  [
    'Customers need a form for the make, capacity and last certificate date.',
    ['Make', 'Capacity', 'Last certificate date'],
  ],
  ['people want instant quote form - from, to, stairs, date', ['From', 'To', 'Stairs', 'Date']],
  [
    'On the form for hire I need heights in cm and dates, and for repairs I need a photo and the make.',
    ['Heights in cm', 'Dates', 'Photo', 'Make'],
  ],
  [
    'Orders begin with a message stating the length, the plait and whether the person is left-handed.',
    ['Length', 'Plait', 'Is the person left-handed'],
  ],
  ['send pics + rough size + how many mm it drops a week', ['Pics', 'Rough size']],
  [
    'Form needs name of the person, cemetery, what suburb there in.',
    ['Name of the person', 'Cemetery', 'What suburb are you in'],
  ],
  ['wanna know dam size and if ducks are in it', ['Dam size', 'Are ducks in it']],
])('%s', (wish, expected) => {
  expect(fieldsOf(wish)).toEqual(expect.arrayContaining(expected))
})

test.each([
  'Customers regularly ask how long a battery lasts, and whether it works in a blackout.',
  'We write you a diagnosis with a price within three days and do nothing until you say yes.',
  'The website needs a quote form.',
])('%s lists no fields', (wish) => {
  expect(fieldsOf(wish)).toEqual([])
})

test('a list of fields is told to no customers', () => {
  const { statements } = readBrief(
    briefOf('We tune pianos in Nhill. Form: make, upright or grand, when last tuned, dogs.'),
  )
  expect(statements.map(({ text }) => text)).toEqual(['We tune pianos in Nhill.'])
})

test('what stands in another sentence is no field', () => {
  const { forms } = readBrief(
    briefOf(
      'We run tours in Yamba. We would like tour bookings with payment on the website. Please steer clear of anchors and ropes.',
    ),
  )
  expect(forms.flatMap(({ fields }) => fields)).not.toContain('Ropes')
})

test('what the client sends is asked of nobody', () => {
  expect(fieldsOf('Can send photos, they are on the office ipad.')).toEqual([])
  expect(
    fieldsOf('Referral form needed: participant name, plan dates, what help is needed.'),
  ).toEqual(['Participant name', 'Plan dates', 'What help is needed'])
})

test('what visitors are to put in a form is a field of it', () => {
  expect(
    fieldsOf(
      'Quotes by photo, so we need an upload where they put how many, how wide and can I get to it.',
    ),
  ).toEqual(['How many', 'How wide', 'Can I get to it'])
  expect(
    fieldsOf('An intake form, please: who you are looking for, what you already know, and budget.'),
  ).toHaveLength(3)
})
