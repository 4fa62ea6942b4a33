import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))

test('reads the prices in a wish', () => {
  const { offers } = read(
    'We carve stone. Families do ask, so a plain guide on the website would help: small plaques from $650, lawn stones from $2,900.',
  )
  expect(offers.map(({ title, price }) => `${title} = ${price}`)).toEqual([
    'Small plaques = From $650',
    'Lawn stones = From $2,900',
  ])
})

test('ignores prices that are not to be copied', () => {
  const { offers } = read(
    'We carve stone. Please don’t copy the list on our old website: small plaques from $650, lawn stones from $2,900.',
  )
  expect(offers).toEqual([])
})
