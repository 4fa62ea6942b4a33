import { expect, test } from 'vitest'
import { clausesOf } from '../clauses/clauses.ts'
import { isUnwantedAction } from './refusals.ts'

test.for<[text: string, isUnwanted: boolean]>([
  ['I don’t want online booking so people just book any old time.', true],
  ['I want online booking so people just book any old time.', false],
])('%s', ([text, isUnwanted]) => {
  const [clause] = clausesOf(text)
  if (!clause) throw new Error('There is no clause.')
  const [before = '', after = ''] = text.split(' so ')
  const clauses = [before, after].map((part) => ({ ...clause, text: part, sentence: text }))
  expect(isUnwantedAction('book any old time', clauses, 1)).toBe(isUnwanted)
})
