import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { isFullRun } from '../../samples/any-brief.ts'
import { inNewProcess } from '../../samples/in-new-process.ts'
import { createConcept } from '../create-concept.ts'
import weights from './headline-weights.json' with { type: 'json' }

const headlineOf = (mainGoal: string, industry = 'Other') =>
  createConcept(briefOf(mainGoal, { industry }), 1).sections[0]?.headline

test.each<[description: string, industry: string, headline: string]>([
  [
    'My daughter Imogen joined the workshop in 2019. I have tuned and restored pianos in Ballarat since 1994. A tuning is $235.',
    'Piano tuning and restoration',
    'Piano tuning and restoration in Ballarat',
  ],
  [
    'Class B licensed. Started in Queanbeyan in 2008. We remove asbestos from sheds and eaves. Nine staff.',
    'Asbestos removal',
    'Asbestos removal in Queanbeyan',
  ],
  [
    'We look after fish tanks in waiting rooms and restaurants all over Melbourne. No ponds.',
    'Services',
    'We look after fish tanks in waiting rooms and restaurants',
  ],
])('the headline says what the business does: %s', (description, industry, headline) => {
  expect(headlineOf(description, industry)).toContain(headline)
})

test('without a trade, what the client says comes before the company’s name', () => {
  expect(headlineOf('Florist in Yarraville. Bouquets from $65.')).toBe('Florist in Yarraville')
  expect(headlineOf('Hello and thanks in advance.')).toBe('Hollow Oak')
})

test('names one town rather than a row of them', () => {
  expect(
    headlineOf(
      'We pump out septic tanks in Maleny, Montville, Mapleton, Witta and Landsborough.',
      'Septic pump-outs',
    ),
  ).not.toMatch(/Maleny, Montville, Mapleton/)
})

test('a trade in several words is named whole', () => {
  expect(
    headlineOf(
      'So I’m Marnie and there are about 140 hives around Mudgee.',
      'swarm removal / honey',
    ),
  ).toBe('Swarm removal and honey in Mudgee')
})

test.runIf(isFullRun)('stores the weights that the judged lines produce', async () => {
  // If this fails, the training data or the reading has changed: run `npm run headlines:train`.
  const training = new URL('../../samples/headlines/train.ts', import.meta.url).href
  const produced = await inNewProcess(
    `import { readExamples, storedWeights } from '${training}'
     console.log(JSON.stringify(Object.fromEntries(storedWeights(readExamples()))))`,
  )
  expect(JSON.parse(produced)).toEqual(weights)
})

const leadOf = (mainGoal: string, industry = 'Other') =>
  createConcept(briefOf(mainGoal, { industry }), 1).sections[0]?.text

test('the lead is what the description opens with, sentence or not', () => {
  expect(
    leadOf(
      'Registered BAS agent working with tradies and cafes in Wollongong, all remote. Catch-up work is $75 an hour. We don’t do tax returns.',
      'BAS agent',
    ),
  ).toMatch(/^Registered BAS agent working with tradies/)
  expect(
    leadOf(
      'We board cats in Toowoomba. Each suite has a garden window. Two cats of one family may share. Vaccination is checked at the door. Toys are welcome from home. Christmas is already booked out this year.',
    ),
  ).not.toMatch(/Christmas/)
})

test('the lead does not begin with the headline', () => {
  const description =
    'I run family day care from my home in Ngunnawal, four little ones at a time. I’m registered through a scheme. Meals are vegetarian.'
  expect(headlineOf(description)).toBe('I run family day care from my home in Ngunnawal')
  expect(leadOf(description)).not.toMatch(/^I run family day care/)
})
