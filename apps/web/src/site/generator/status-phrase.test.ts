import { statusPhrases } from '@agency/contract/generator-form'
import { expect, test } from 'vitest'
import { formatElapsed, phraseAt } from './status-phrase.ts'

test('has twenty distinct phrases', () => {
  expect(new Set(statusPhrases).size).toBe(20)
})

test('shows each phrase for two seconds and starts over after the twentieth', () => {
  expect(phraseAt(0)).toBe(statusPhrases[0])
  expect(phraseAt(1999)).toBe(statusPhrases[0])
  expect(phraseAt(2000)).toBe(statusPhrases[1])
  expect(phraseAt(39_999)).toBe(statusPhrases[19])
  expect(phraseAt(40_000)).toBe(statusPhrases[0])
})

test('formats elapsed time as minutes and seconds', () => {
  expect([0, 7_400, 65_000].map(formatElapsed)).toEqual(['0:00', '0:07', '1:05'])
})
