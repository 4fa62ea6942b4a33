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
