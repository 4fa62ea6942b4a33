import { expect, it } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { ownerIn } from './owner.ts'

const ABOUT_ANTON =
  'Anton has tuned pianos around Adelaide for 41 years. He looks after 300 pianos. He does pitch raises. He does not move pianos.'

it('knows whom a brief by a relative is about', () => {
  expect(ownerIn(ABOUT_ANTON, 'Anton Vesely Pianos')).toBe('Anton')
  expect(ownerIn(ABOUT_ANTON, 'Vesely Pianos')).toBe('Anton')
})

it.each([
  ['We tune pianos. He fixed our door. Then he left, and he came back.', 'Anton Pianos'],
  [`${ABOUT_ANTON} She does the books.`, 'Anton Vesely Pianos'],
  ['Anton tunes pianos. He also repairs them.', 'Anton Vesely Pianos'],
  [`${ABOUT_ANTON} His apprentice Tom works on Fridays. He does regulation.`, 'Anton Pianos'],
])('does not guess in %j', (description, companyName) => {
  expect(ownerIn(description, companyName)).toBe('')
})

it('names the owner where a sentence begins with a pronoun', () => {
  const { statements } = readBrief({
    ...briefOf(
      'Dad (Anton) has tuned pianos around Adelaide for 41 years. He won’t let me name his clients, so don’t ask him. He does tuning, pitch raises, regulation and voicing. He’ll look at a piano before you buy it. He does not move pianos.',
    ),
    companyName: 'Anton Vesely Pianos',
  })
  expect(statements.map(({ text }) => text)).toEqual([
    'Anton has tuned pianos around Adelaide for 41 years.',
    'Anton does tuning, pitch raises, regulation and voicing.',
    'Anton will look at a piano before you buy it.',
    'Anton does not move pianos.',
  ])
})
