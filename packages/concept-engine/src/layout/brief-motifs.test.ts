import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { readBrief } from '../reading/read-brief.ts'
import { briefMotifs } from './brief-motifs.ts'

const motifNames = (mainGoal: string, industry = 'Other') =>
  briefMotifs(
    readBrief({
      ...{ companyName: 'Tarrow', employeeCount: '1-10', businessType: 'Both' as const },
      ...{ industry, mainGoal, overallVibe: 'Modern', colorFeel: '' },
    }),
  ).map(({ name }) => name.split(':')[1])

test.each<[string, string[]]>([
  // A thing named by two words is shown as a whole, or not at all.
  ['Crane truck hire for builders.', ['car-crane-filled']],
  ['We breed guinea pigs in Kyneton.', []],
  ['Skip bins for builders in Melton.', []],
  ['House cleaning. End of lease, 2 bed from $340.', []],
])('%s shows %j', (mainGoal, names) => {
  expect(motifNames(mainGoal).filter((name) => name !== 'house')).toEqual(
    expect.arrayContaining(names),
  )
  for (const wrong of ['pig', 'wastebasket', 'bed', 'articulated-lorry'])
    expect(motifNames(mainGoal)).not.toContain(wrong)
})

test.each([
  ['I breed goats. No clip art on the website please.', 'Farm'],
  ['Newborn photographer in Daylesford with two cameras.', 'Photography'],
  ['We build gates. The website should be led by the photography.', 'Builder'],
])('leaves room for photographs: %s', (mainGoal, industry) => {
  expect(motifNames(mainGoal, industry)).toEqual([])
})

test.each([
  'We offer hail netting over apples, strawberries and grapes, barrier netting and repairs.',
  'We install netting over apples, grapes and strawberries in Drouin. Repairs are $98 an hour.',
])('does not draw what the work is done over: %s', (mainGoal) => {
  expect(motifNames(mainGoal, 'Netting')).toEqual([])
})

test('draws nothing for a pet cremation service', () => {
  expect(
    motifNames('We cremate cats and dogs in Toowoomba, one pet at a time.', 'Pet cremation'),
  ).toEqual([])
})

test('does not draw extras in place of the main offer', () => {
  expect(
    motifNames(
      'Houseboats on the Murray at Mannum. Extras: kayaks $20 a day, linen $15.',
      'Houseboats',
    ),
  ).toEqual([])
})

test('keeps an object from the company name, and skips incidental ones', () => {
  const words = (mainGoal: string, companyName: string) =>
    briefMotifs(readBrief(briefOf(mainGoal, { companyName }))).map(({ word }) => word)
  expect(
    words('We tune every piano that stands in a house. No digital pianos.', 'Sable Pianos'),
  ).toContain('piano')
  expect(
    words(
      'Crane hire in Darwin. 5 pickers: 20t, 55t all terrain, 8t spider. Dogmen too.',
      'Tall Order Cranes',
    ),
  ).not.toContain('spider')
})

test('a thing that only modifies another is not shown in its place', () => {
  const names = briefMotifs(
    readBrief(
      briefOf('We re-cover dining chairs, armchairs and boat cushions in Marrickville.', {
        industry: 'Upholstery',
      }),
    ),
  ).map(({ name }) => name)
  expect(names.join()).not.toMatch(/boat|ship|sail/)
})
