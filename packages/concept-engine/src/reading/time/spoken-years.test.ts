import { expect, test } from 'vitest'
import { withYears } from './spoken-years.ts'

test.each([
  ['since twenty thirteen', 'since 2013'],
  ['I’ve played since nineteen seventy one', 'I’ve played since 1971'],
  ['at it since eighty-eight', 'at it since 1988'],
  ['since two thousand and eleven', 'since 2011'],
  ['anything after nineteen ninety', 'anything after 1990'],
  ['opened in twenty twenty-two', 'opened in 2022'],
  ['since eighteen ninety six, no wait, ninety eight', 'since 1898'],
  // Numbers that are not years are unchanged.
  ['sorry, two thousand one hundred', 'sorry, two thousand one hundred'],
  ['in twenty minutes', 'in twenty minutes'],
  ['for nineteen fifty each', 'for nineteen fifty each'],
  ['in twenty ten-minute turns', 'in twenty ten-minute turns'],
  ['since eighty dollars is a lot', 'since eighty dollars is a lot'],
])('turns “%s” into “%s”', (spoken, written) => {
  expect(withYears(spoken)).toBe(written)
})
