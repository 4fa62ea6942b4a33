import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const partsOf = (text: string) =>
  Object.fromEntries(tokensOf(text).map(({ lower, pos }) => [lower, pos]))

test.each([
  ['We sell locks, covers and mugs.', ['locks', 'covers']],
  ['I make wraps and shakes.', ['wraps', 'shakes']],
  ['We do tours, hikes and walks.', ['tours', 'walks']],
  ['She sells covers.', ['covers']],
  ['Selling covers, locks and keys.', ['covers', 'locks']],
  ['Wraps, shakes and locks.', ['wraps', 'shakes', 'locks']],
  ['We offer dog walks.', ['walks']],
  ['Dog walks, cat visits.', ['walks']],
  ['Our locks hold.', ['locks']],
  ['We do repair and hire.', ['repair', 'hire']],
  ['We sell timber, paint and stain.', ['paint', 'stain']],
])('tags ambiguous words as nouns: %s', (text, plurals) => {
  for (const plural of plurals) expect(partsOf(text)[plural], plural).toBe('NOUN')
})

test.each([
  ['Our van covers Preston and she walks dogs.', ['covers', 'walks']],
  ['Everything we make lasts.', ['lasts']],
  ['Business grows when trust grows.', ['grows']],
  ['Jo makes wraps and covers windows.', ['makes', 'covers']],
  ['Shop opens at 9, closes at 5.', ['opens', 'closes']],
  ['A nurse listens and helps.', ['listens', 'helps']],
  ['Fixes roofs, cleans gutters.', ['cleans']],
  ['We plan, build and press.', ['plan', 'build']],
  ['We make furniture and restore.', ['restore']],
  ['depends', ['depends']],
])('tags ambiguous words as verbs: %s', (text, verbs) => {
  for (const verb of verbs) expect(partsOf(text)[verb], verb).toBe('VERB')
})
