import { AcceptRequest } from '@agency/contract/proposal-calls'
import { anyLine, requiredLine, requiredText } from '@agency/contract/text'
import { expect, test } from 'vitest'

const MISSING_NAME = 'Please enter your name.'

test.each([
  ['nothing', ''],
  ['spaces', ' \t\u00a0'],
  ['a zero-width joiner', '\u200b\u200d'],
  ['soft hyphens and direction marks', '\u00ad\u200e\u2066'],
  ['a Hangul filler', '\u3164'],
  ['an empty Braille cell', '\u2800 \u2800'],
  ['private-use characters', '\ue000\uf8ff'],
  ['noncharacters', '\u{3ffff}\ufffe'],
  ['an object replacement character', '\ufffc'],
])('%s does not count as required text, and reports one error', (_, text) => {
  const { error } = requiredLine(100, MISSING_NAME).safeParse(text)
  expect(error?.issues.map(({ message }) => message)).toEqual([MISSING_NAME])
})

test.each(['–', '李', '👩‍🚒', '\u200bAda', 'ـ'])('%s counts as text', (text) => {
  expect(requiredText(100).safeParse(text).success).toBe(true)
})

test.each([
  ['direction marks', 'Mira \u202egro.live\u2066\u061c', 'Mira gro.live'],
  ['zero-width spaces', '\ufeffMi\u200bra\u2060', 'Mira'],
  ['tags and fillers', 'Mi\u{e0041}r\u3164a', 'Mira'],
  ['controls and annotations', 'Mi\u001b[8m\u0007r\u0085a\ufff9\u007f', 'Mi[8mra'],
  ['line separators', 'Mira\u2028\u2029', 'Mira'],
  ['joiners in Persian', 'مهدی\u200cزاده', 'مهدی\u200cزاده'],
  ['joiners in Sinhala', 'ශ්\u200dරී', 'ශ්\u200dරී'],
  ['variation selectors', '葛\u{e0100}城', '葛\u{e0100}城'],
])('a line with %s is stored as it is displayed', (_, text, storedText) => {
  expect(requiredLine(100).parse(text)).toBe(storedText)
  expect(anyLine(100).parse(text)).toBe(storedText)
})

test.each(['👩‍🚒 👩‍🚒', '12 34', '— —'])(
  '%s is not accepted as a name under a proposal',
  (name) => {
    const acceptance = { token: 'a'.repeat(32), version: 1, total: 1, agreed: true, name }
    const { error } = AcceptRequest.safeParse(acceptance)
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter your full name.'])
    expect(AcceptRequest.safeParse({ ...acceptance, name: 'Nguyễn Thị Ánh' }).success).toBe(true)
  },
)
