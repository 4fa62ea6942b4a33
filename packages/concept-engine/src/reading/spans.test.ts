import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { isFullRun } from '../../samples/any-brief.ts'
import { readExamples, storedModel, train } from '../../samples/spans/train.ts'
import { writeCopy } from '../copy/write-copy.ts'
import { readBrief } from './read-brief.ts'

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
])('the things that visitors are to fill in are fields: %s', (brief, fields) => {
  expect(read(brief).forms[0]?.fields).toEqual(fields)
})

test('a form is headed by what is done with it, and asks whether something is so', () => {
  const { form } = writeCopy(
    read(
      'I tune pianos around Hobart. People should be able to request a tuning by giving their suburb, the make of piano, when it was last tuned and whether there are stairs.',
    ),
    undefined,
  )
  expect(form.headline).toBe('Request a tuning')
  expect(form.fields.map(({ title, sort }) => `${title} ${sort}`)).toEqual([
    ...['Your name line', 'Phone or email line', 'Suburb line', 'Make of piano line'],
    ...['When was it last tuned? date', 'Are there stairs? choice'],
  ])
})

test('what visitors are to find is asked for, whatever the words around it', () => {
  const titles = read(
    'We gather and sell native seed. The most important thing on the site is the seed list. People should find the planting guide by month.',
  ).requests.map(({ title }) => title)
  expect(titles).toContain('Seed list')
  expect(titles.some((title) => title.startsWith('Planting guide'))).toBe(true)
})

test('prices that stand on either side of their things are read with them', () => {
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

test('a number that is no amount is no price', () => {
  const { offers } = read(
    'We keep bees at Robinvale. Minimum 200 hives for almonds, 40 for anything else. Packs of 6 less 20%.',
  )
  expect(offers.filter(({ price }) => price)).toEqual([])
})

const digest = (model: unknown) => createHash('sha256').update(JSON.stringify(model)).digest('hex')

test.runIf(isFullRun)('the weights are those that the marked briefs teach', () => {
  // If this fails, something that is learnt from has changed: `npm run spans:train`. One tagger tells
  // as much as all of them, in a quarter of their time.
  const { actions } = JSON.parse(
    readFileSync(new URL('./span-weights.json', import.meta.url), 'utf8'),
  )
  // Of megabytes of weights only whether they differ can be read.
  expect(digest(storedModel(train(readExamples(), 'actions')))).toBe(digest(actions))
})
