import { expect, test } from 'vitest'
import { sideNoteIn } from './side-notes.ts'

test.each([
  ['Number is 0491 570 110, best after 4pm.', 'Best after 4pm.'],
  ['0491 570 313, texting is quicker as I’m driving', 'Texting is quicker as I’m driving.'],
  ['If I don’t pick up leave a message on 03 5550 1111', 'If I don’t pick up leave a message.'],
  ['I’m in the workshop all day 0491 570 737.', 'I’m in the workshop all day.'],
  [
    'We’re on the boat most mornings so ring 0491 570 110 after 2pm',
    'We’re on the boat most mornings. Ring after 2pm.',
  ],
  ['Phone 03 5550 1111', undefined],
  ['I’m Trent 0491 570 159', undefined],
])('keeps when and how to call: %s', (text, note) => {
  expect(sideNoteIn({ role: 'contact', text })).toBe(note)
})

test.each([
  [
    'Enquiries: Bernard Quill, (03) 5550 2056, weekday evenings.',
    'Ring weekday evenings. Ask for Bernard Quill.',
  ],
  [
    'Pipe Major Morag Battersby-Singh 0491 570 156 not before 10',
    'Please do not ring before 10. Ask for Morag Battersby-Singh.',
  ],
  ['phone is 0491 570 006 but only Tuesday night 6-8', 'Ring only Tuesday night 6-8.'],
  ['Call or text 0491 570 156, 7am to dusk', 'Ring 7am to dusk.'],
  ['Contact for the build: Lina, (03) 5550 7733 7am-3pm', undefined],
  ['Sales Office (03) 5550 3310', undefined],
])('who answers, and when, stands beside a number: %s', (text, note) => {
  expect(sideNoteIn({ role: 'contact', text })).toBe(note)
})

test('who answers is not named where names stay off the page', () => {
  expect(
    sideNoteIn(
      { role: 'contact', text: 'Bernard Quill, (03) 5550 2056, weekday evenings.' },
      false,
    ),
  ).toBe('Ring weekday evenings.')
})
