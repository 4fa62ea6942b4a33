import { expect, test } from 'vitest'
import { directQuestion } from './direct-question.ts'

test.each([
  ['what software they use', 'what software do you use'],
  ['how far behind they are', 'how far behind are you'],
  ['where it hurts', 'where does it hurt'],
  ['which days suit them', 'which days suit you'],
  ['what they struggling with', 'what are you struggling with'],
  ['if the dog bites', 'does the dog bite'],
  ['whether there are stairs', 'are there stairs'],
  ['if a digger can get in', 'can a digger get in'],
  ['what their budget is', 'what is your budget'],
  ['how many people are coming', 'how many people are coming'],
  ['if its an emergency', 'is it an emergency'],
  ['when it was last serviced', 'when was it last serviced'],
  ['what happened', 'what happened'],
])('turns “%s” into “%s”', (text, requested) => {
  expect(directQuestion(text)).toBe(requested)
})

test.each(['table size', 'is it slate', 'a photo of the damage', ''])(
  'finds no indirect question in “%s”',
  (text) => {
    expect(directQuestion(text)).toBeUndefined()
  },
)

test.each([
  ['what you already know', 'what do you already know'],
  ['what you’d like to find out', 'what would you like to find out'],
])('turns into a direct question: %s', (text, requested) => {
  expect(directQuestion(text)).toBe(requested)
})
