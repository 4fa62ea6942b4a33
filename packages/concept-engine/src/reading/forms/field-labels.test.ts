import { describe, expect, test } from 'vitest'
import { fieldEntries } from './field-entries.ts'
import { fieldLabel, isWholeLabel, optionsInBrackets } from './field-labels.ts'

describe('a label is a noun phrase or a whole question', () => {
  test.each([
    ['which day is good', 'Which day is good'],
    ['what its for', 'What is it for'],
    ['whats wrong with it', 'What’s wrong with it'],
    ['what they are after', 'What are you after'],
    [
      'how far from the driveway to the tank (I carry 40m hose)',
      'How far is it from the driveway to the tank',
    ],
    ['what brings you in (tick one)', 'What brings you in'],
    ['Who is the booking for (Deaf person’s name)', 'Who is the booking for'],
    ['if they have done it before', 'Have you done it before'],
    ['Your name if different', 'Your name if different'],
    ['name you’d like us to use', 'Name you’d like us to use'],
    ['phone or email whichever they like', 'Phone or email'],
    [
      'you have learner permit or overseas licence',
      'Do you have learner permit or overseas licence',
    ],
    ['childs first name and age', 'Child’s first name and age'],
    ['dogs name', 'Dog’s name'],
    ['org', 'Organisation'],
    ['date reqd', 'Date required'],
    ['est number of guests', 'Estimated number of guests'],
    ['upload photo', 'Photo'],
    ['Preferred interpreter (optional)', 'Preferred interpreter'],
    ['forklift on site y/n', 'Forklift on site y/n'],
    ['order (S-44 1a/1b/Special/Exclusive)', 'Order - S-44 1a/1b/Special/Exclusive'],
    ['which pick up day (22, 23 or 24)', 'Which pick up day - 22/23/24'],
    ['location (lat/long or chart no.)', 'Location'],
    ['which voice part or "no idea"', 'Which voice part (or no idea)'],
  ])('%s', (entry, label) => {
    expect(fieldLabel(entry)).toBe(label)
  })
  test.each([
    'not country',
    'NOT visa number',
    'no phone numbers',
    'nothing about money',
    'without a phone number',
  ])('what a form must not ask is no field: %s', (entry) => {
    expect(fieldLabel(entry)).toBeUndefined()
  })
  test('a number is no refusal', () => {
    expect(fieldLabel('no of kids')).toBe('Number of kids')
  })
  test.each([
    ...['Day is good', 'What its', 'How far from', 'Whichever you like', 'Different'],
    ...['You have a licence', 'Not country', 'Fields in this order', 'You’d like us to use'],
  ])('%s is no label', (label) => {
    expect(isWholeLabel(label)).toBe(false)
  })
  test.each([
    ...['Colour', 'Anything we should prepare', 'Date you need it by', 'Is parking nearby?'],
    ...['2nd choice', 'On site or video?', 'Mobile', 'Who referred you'],
  ])('%s is a label', (label) => {
    expect(isWholeLabel(label)).toBe(true)
  })
})

test.each([
  ['SMS, email, video call', ['SMS', 'email', 'video call']],
  ['a, b or c', ['a', 'b', 'c']],
  ['key safe / tenant home / agent', ['key safe', 'tenant home', 'agent']],
  ['lat/long or chart no.', []],
  ['we have a carriage, needs notice', []],
  ['optional', []],
])('what can be chosen in brackets: %s', (inside, options) => {
  expect(optionsInBrackets(inside)).toEqual(options)
})

test.each([
  ['Date; Start time; On site or video', ['Date', 'Start time', 'On site or video']],
  ['name\nsuburb\nphoto', ['name', 'suburb', 'photo']],
  ['address / brand / photo / phone', ['address', 'brand', 'photo', 'phone']],
  ['order (a, b; c), depth', ['order (a, b; c)', 'depth']],
  ['start and finish times, venue', ['start time', 'finish time', 'venue']],
  ['name, phone and make of piano', ['name', 'phone', 'make of piano']],
  ['name, date and time', ['name', 'date and time']],
  [
    'language, "do you have a deadline?" not country',
    ['language', '“do you have a deadline?”', 'not country'],
  ],
])('entries of a list: %s', (list, entries) => {
  expect(fieldEntries(list)).toEqual(entries)
})

test.each(['a, ', 'a (', 'a / ', '" ', 'and ', '- ', 'how far from '])(
  'long runs of %j are read quickly',
  (part) => {
    const from = performance.now()
    fieldEntries(part.repeat(2000)).forEach((entry) => void fieldLabel(entry.slice(0, 2000)))
    expect(performance.now() - from).toBeLessThan(3000)
  },
)
