import { AcceptRequest } from '@agency/contract/proposal-calls'
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
  ['signs of nobody but their owner', '\ue000\uf8ff'],
  ['what is no character', '\u{3ffff}\ufffe'],
  ['the place of an object', '\ufffc'],
])('%s is no required text, and the message is said once', (_, text) => {
  const { error } = requiredLine(100, MISSING).safeParse(text)
  expect(error?.issues.map(({ message }) => message)).toEqual([MISSING])
})

test.each(['–', '李', '👩‍🚒', '\u200bAda', 'ـ'])('%s is text', (text) => {
  expect(requiredText(100).safeParse(text).success).toBe(true)
})

test.each(['👩‍🚒 👩‍🚒', '12 34', '— —'])('%s is nobody’s name under a proposal', (name) => {
  const given = { token: 'a'.repeat(32), version: 1, total: 1, agreed: true, name }
  const { error } = AcceptRequest.safeParse(given)
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter your full name.'])
  expect(AcceptRequest.safeParse({ ...given, name: 'Nguyễn Thị Ánh' }).success).toBe(true)
})
