import { expect, test } from 'vitest'
import { inPassages, type Placed } from './passages.ts'

/** Sentences as they follow each other in a brief; of 'x' none is left. */
const placed = (sentences: readonly string[]): Placed[] =>
  sentences.flatMap((text, at): Placed[] =>
    text === 'x'
      ? []
      : [
          {
            ...{ text, topic: 'story', whole: true, span: [at, at + 1] },
            ...{ entry: false, listed: false, clauses: [at, at] },
          },
        ],
  )
const told = (...sentences: string[]) => inPassages(placed(sentences)).map(({ text }) => text)

test('a sentence that leans on the one before it stays behind it', () => {
  expect(
    told('The pullets hatch in spring.', 'They are vaccinated.', 'Eggs are sold daily.'),
  ).toEqual(['The pullets hatch in spring. They are vaccinated.', 'Eggs are sold daily.'])
  expect(told('Two thirds of it is repair.', 'The other third is new work.')).toHaveLength(1)
})

test('without what it leans on it is not said', () => {
  expect(told('We breed hens.', 'x', 'They are vaccinated.')).toEqual(['We breed hens.'])
})

test('what a business is needs nothing before it', () => {
  expect(told('We breed hens.', 'x', 'This is a family farm.')).toHaveLength(2)
  expect(told('It’s a mobile dog wash.', 'We wash on Sundays.')).toHaveLength(2)
})

test('a counted row is told whole', () => {
  expect(
    told(
      'There are two sides to the business.',
      'First, the loft.',
      'Second, the shop sells rope.',
    ),
  ).toEqual(['There are two sides to the business. First, the loft. Second, the shop sells rope.'])
})

test('of a row that is not whole no count is left, and nothing that announces it', () => {
  expect(told('There are two sides to the business.', 'x', 'Second, the shop sells rope.')).toEqual(
    ['The shop sells rope.'],
  )
})

test('an entry of a list stays an entry', () => {
  const [first, second] = placed(['Pullets.', 'They are vaccinated.'])
  const [entry] = inPassages([{ ...(first as Placed), entry: true }, second as Placed])
  expect(entry?.text).toBe('Pullets.')
})
