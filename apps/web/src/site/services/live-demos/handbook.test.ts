import { expect, test } from 'vitest'
import { answer, clauses, termsOf } from './handbook.ts'

test.each([
  ['What does membership cost?', '1'],
  ['How much to join?', '1'],
  ['How old must I be to borrow?', '1'],
  ['How many tools can I have at home?', '2'],
  ['Can I extend a loan?', '2'],
  ['What does a late tool cost?', '3'],
  ['When can I return tools?', '3'],
  ['My tool broke, can I fix it myself?', '4'],
  ['Who pays for damage?', '4'],
  ['May I borrow a chainsaw?', '5'],
  ['Do you fill up petrol tools?', '5'],
])('"%s" is answered from clause %s, in its words', (question, id) => {
  const reply = answer(question, clauses)
  expect(reply.kind).toBe('answer')
  if (reply.kind !== 'answer') return
  expect(reply.clause.id).toBe(id)
  expect(reply.clause.sentences).toContain(reply.sentence)
})

test.each([
  'Do you have a concrete mixer?',
  'Is there parking?',
  'Can I bring my dog?',
  'Can I borrow tools for a wedding?',
])('"%s" is not in the document, and it says so', (question) => {
  expect(answer(question, clauses).kind).toBe('unknown')
})

test('names the words that the document does not use', () => {
  expect(answer('Is there parking?', clauses)).toEqual({ kind: 'unknown', missing: ['parking'] })
  expect(answer('Can I bring my dog?', clauses)).toEqual({ kind: 'unknown', missing: ['dog'] })
})

test('does not answer from a clause that it was not given', () => {
  for (const clause of clauses) {
    const rest = clauses.filter((each) => each !== clause)
    for (const question of ['What does a late tool cost?', 'May I borrow a chainsaw?']) {
      const reply = answer(question, rest)
      if (reply.kind === 'answer') expect(reply.clause).not.toBe(clause)
    }
  }
  const withoutSafety = clauses.filter(({ id }) => id !== '5')
  expect(answer('May I borrow a chainsaw?', withoutSafety).kind).toBe('unknown')
  expect(answer('What does membership cost?', []).kind).toBe('unknown')
})

test('asks again if a question says nothing', () => {
  expect(answer('', clauses)).toEqual({ kind: 'unclear' })
  expect(answer('What is it?', clauses)).toEqual({ kind: 'unclear' })
})

test('reads forms of a word, and words for the same, as one', () => {
  expect(termsOf('borrowing')).toEqual(termsOf('borrowed'))
  expect(termsOf('fee')).toEqual(termsOf('costs'))
  expect(termsOf('hired')).toEqual(termsOf('borrow'))
})
