import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { isFullRun } from '../../../samples/any-brief.ts'
import { inNewProcess } from '../../../samples/in-new-process.ts'
import { writeCopy } from '../../copy/write-copy.ts'
import { readBrief } from '../read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))

test.each([
  [
    'We hire out marquees in Bathurst. Quote request should collect event date, guest count, ground type and whether power is on site.',
    ['Event date', 'Guest count', 'Ground type', 'Is power on site'],
  ],
  [
    'Crane hire in Mackay. Need fleet page with load charts pdf for each, safety docs, hire request (site, date, load weight, radius, height).',
    ['Site', 'Date', 'Load weight', 'Radius', 'Height'],
  ],
  [
    'We calibrate scales in the Hunter. The website needs a form to request service: company, site address, make, model, serial no, fault description.',
    ['Company', 'Site address', 'Make', 'Model', 'Serial no', 'Fault description'],
  ],
])('reads what visitors should fill in as form fields: %s', (brief, fields) => {
  expect(read(brief).forms[0]?.fields).toEqual(fields)
})

test('titles a form by its action and turns “whether” into a choice field', () => {
  const { form } = writeCopy(
    read(
      'I tune pianos around Hobart. People should be able to request a tuning by giving their suburb, the make of piano, when it was last tuned and whether there are stairs.',
    ),
    undefined,
  )
  expect(form.headline).toBe('Request a tuning')
  expect(form.fields.map(({ title, type }) => `${title} ${type}`)).toEqual([
    ...['Your name line', 'Phone or email line', 'Suburb line', 'Make of piano line'],
    ...['When was it last tuned? date', 'Are there stairs? choice'],
  ])
})

test('finds requested content whatever the wording', () => {
  const titles = read(
    'We gather and sell native seed. The most important thing on the site is the seed list. People should find the planting guide by month.',
  ).requests.map(({ title }) => title)
  expect(titles).toContain('Seed list')
  expect(titles.some((title) => title.startsWith('Planting guide'))).toBe(true)
})

test('reads prices before and after their items', () => {
  const priced = (brief: string) =>
    read(brief)
      .offers.filter(({ price }) => price)
      .map(({ title, price, terms }) => `${title}: ${price} ${terms}`.trim())
  expect(
    priced(
      'We convert vans in Ipswich. Conversions from $28,000 and hand controls about $1,800 fitted, hire of a demo vehicle $165 per day.',
    ),
  ).toEqual([
    ...['Conversions: From $28,000', 'Hand controls: About $1,800 Fitted.'],
    'Hire of a demo vehicle: $165 per day',
  ])
})

test('does not read other numbers as prices', () => {
  const { offers } = read(
    'We keep bees at Robinvale. Minimum 200 hives for almonds, 40 for anything else. Packs of 6 less 20%.',
  )
  expect(offers.filter(({ price }) => price)).toEqual([])
})

const digest = (model: string) => createHash('sha256').update(model).digest('hex')

test.runIf(isFullRun)('stores the weights that the marked briefs produce', async () => {
  // If this fails, the training data has changed: run `npm run spans:train`. A single tagger is as
  // good a check as all of them, in a quarter of their time.
  const { actions } = JSON.parse(
    readFileSync(new URL('./span-weights.json', import.meta.url), 'utf8'),
  )
  const training = new URL('../../../samples/spans/train.ts', import.meta.url).href
  const produced = await inNewProcess(
    `import { readExamples, storedModel, train } from '${training}'
     console.log(JSON.stringify(storedModel(train(readExamples(), 'actions'))))`,
  )
  // A diff of megabytes of weights is not readable, so compare digests.
  expect(digest(produced)).toBe(digest(JSON.stringify(actions)))
})
