import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { createConcept } from './create-concept.ts'
import { readBrief } from './reading/read-brief.ts'

const texts = (mainGoal: string) => readBrief(briefOf(mainGoal)).statements.map(({ text }) => text)
const headlineOf = (mainGoal: string, industry = 'Other') =>
  createConcept({ ...briefOf(mainGoal), industry }, 1).sections[0]?.headline

describe('numbers that are no money', () => {
  const prices = 'Camel rides in Moe. short ride 30, long ride 60, sunset 90. '
  test.each([
    ['if you cancel 72 hr full, less no', /\$72/],
    ['children must be 12', /\$12/],
    ['pets a bit quicker 6', /\$6(?!\d)/],
  ])('%s', (sentence, money) => {
    expect(pageOf(`${prices}${sentence}. Ring us.`)).not.toMatch(money)
  })

  test('thousands belong to both ends of a range, and a number of things has no price', () => {
    expect(pageOf('We pump septics in Moe. The big ones 3 to 5 thousand litres are $520.')).toMatch(
      /3,000 to 5,000 litres/,
    )
    expect(
      pageOf(
        'We sharpen knives in Moe. knives up to 20cm 9 bucks, bread knife 15, scissors 10. restaurants 10 knives 75 a fortnight',
      ),
    ).not.toMatch(/\$10 knives/)
  })
})

describe('what visitors should do or not do', () => {
  test.each([
    ['DO NOT try to kill it.', 'Do not try to kill it.'],
    ['move the nic nacs', 'Move the nic nacs.'],
  ])('is said to them: %s', (sentence, shown) => {
    expect(texts(`We catch snakes in Moe. We come fast. ${sentence}`)).toContain(shown)
  })
})

test('what should be left out goes with the reason for it', () => {
  const page = pageOf(
    'We survey boats in Moe. Don’t do: superyachts, jet skis, commercial vessel survey - Nils’ accreditation for that lapsed and we decided not to renew. Just leave commercial out, don’t explain. We work weekends.',
  )
  expect(page).not.toMatch(/lapsed|commercial|explain/i)
  expect(page).toMatch(/superyachts/)
})

test.each([
  [
    'I am the honorary secretary of a model railway society founded in 1961. We meet in Moe.',
    /secretary/,
  ],
  [
    'We inspect. There are perhaps a thousand historical boilers still in steam in this country.',
    /^Thousand/,
  ],
  [
    'Deaf people book, hospitals book, law firms book, all differently. We interpret in Moe.',
    /hospitals book/,
  ],
])('is no headline: %s', (brief, wrong) => {
  expect(headlineOf(brief)).not.toMatch(wrong)
})

test('a category of the form names no trade', () => {
  expect(headlineOf('Camel rides in Ouyen with Ruthie. All ages.', 'Travel')).not.toMatch(/^Travel/)
})

test('the number of a building is no figure, and how to reach somebody no form', () => {
  const facts = readBrief(
    briefOf(
      'We seal facades in Moe. Case studies: 31 Hartnett Tower, 2,400 metres of caulking. Enquiries: Bernard Quill, (03) 5550 2056, weekday evenings.',
    ),
  )
  expect(facts.figures.map(({ value }) => value)).not.toContain('31')
  expect(facts.forms.flatMap(({ fields }) => fields).join()).not.toMatch(/Bernard|evenings/)
})

test.each(['No racing names of dogs either.', 'No committee surnames.'])(
  'whose names stay off the page is not on it: %s',
  (sentence) => {
    expect(texts(`We rehome dogs in Moe. ${sentence} We are volunteers.`).join()).not.toMatch(
      /names/,
    )
  },
)
