import { expect, test } from 'vitest'
import { inPassages, type Placed } from './passages.ts'

/** Sentences in the order of a brief; an 'x' marks one that was left out. */
const asPlaced = (sentences: readonly string[]): Placed[] =>
  sentences.flatMap((text, index): Placed[] =>
    text === 'x'
      ? []
      : [
          {
            ...{ text, topic: 'story', isSentence: true, span: [index, index + 1] },
            ...{ isEntry: false, heading: '', isListed: false, clauses: [index, index] },
          },
        ],
  )
const joinedTexts = (...sentences: string[]) =>
  inPassages(asPlaced(sentences), sentences.join(' ')).map(({ text }) => text)

test('keeps a sentence with the one it refers to', () => {
  expect(
    joinedTexts('The pullets hatch in spring.', 'They are vaccinated.', 'Eggs are sold daily.'),
  ).toEqual(['The pullets hatch in spring. They are vaccinated.', 'Eggs are sold daily.'])
  expect(joinedTexts('Two thirds of it is repair.', 'The other third is new work.')).toHaveLength(1)
})

test('drops a sentence whose antecedent is missing', () => {
  expect(joinedTexts('We breed hens.', 'x', 'They are vaccinated.')).toEqual(['We breed hens.'])
})

test('keeps a self-contained “this is” or “it’s” sentence', () => {
  expect(joinedTexts('We breed hens.', 'x', 'This is a family farm.')).toHaveLength(2)
  expect(joinedTexts('It’s a mobile dog wash.', 'We wash on Sundays.')).toHaveLength(2)
})

test('keeps an enumeration together', () => {
  expect(
    joinedTexts(
      'There are two sides to the business.',
      'First, the loft.',
      'Second, the shop sells rope.',
    ),
  ).toEqual(['There are two sides to the business. First, the loft. Second, the shop sells rope.'])
})

test('drops the ordinals and introduction of an incomplete enumeration', () => {
  expect(
    joinedTexts('There are two sides to the business.', 'x', 'Second, the shop sells rope.'),
  ).toEqual(['The shop sells rope.'])
})

test('keeps a list entry separate', () => {
  const [first, second] = asPlaced(['Pullets.', 'They are vaccinated.'])
  const [isEntry] = inPassages([{ ...(first as Placed), isEntry: true }, second as Placed], '')
  expect(isEntry?.text).toBe('Pullets.')
})
