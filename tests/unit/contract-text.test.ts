import { requiredLine, requiredText } from '@agency/contract/text'
import { expect, test } from 'vitest'

const MISSING = 'Please enter your name.'

test.each([
  ['nothing', ''],
  ['spaces', ' \t\u00a0'],
  ['a joiner of no width', '\u200b\u200d'],
  ['soft hyphens and marks of direction', '\u00ad\u200e\u2066'],
  ['a Hangul filler', '\u3164'],
  ['an empty Braille cell', '\u2800 \u2800'],
])('%s is no required text, and the message is said once', (_, text) => {
  const { error } = requiredLine(100, MISSING).safeParse(text)
  expect(error?.issues.map(({ message }) => message)).toEqual([MISSING])
})

test.each(['–', '李', '👩‍🚒', '\u200bAda', 'ـ'])('%s is text', (text) => {
  expect(requiredText(100).safeParse(text).success).toBe(true)
})
