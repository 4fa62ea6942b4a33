import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { credentialsIn } from './credentials.ts'

test.each([
  ['im Shane 22yrs lic 555512C ring me', 'Licence 555512C.'],
  ['epa permitted number 55514 has to be on there', 'EPA permit 55514.'],
  ['NSW licence no. 555123C', 'NSW licence 555123C.'],
  ['we are RTO 55512 in Darwin', 'RTO 55512.'],
  ['AHPRA POD0005551', 'AHPRA POD0005551.'],
  ['abn 12 345 678 901', 'ABN 12 345 678 901.'],
])('reads a credential: %s', (text, credential) => {
  expect(credentialsIn(text).map((found) => found.text)).toEqual([credential])
})

test.each([
  'licence since 2019',
  'car licence and be 21',
  'permit parking for 2 hours',
  'licence PL 00000',
  'Lic 318842C (check with me before you print that)',
])('a year or a count is none: %s', (text) => {
  expect(credentialsIn(text)).toEqual([])
})

test('a licence between other words is on the page, once', () => {
  const page = (text: string) => readBrief(briefOf(text)).statements.map((each) => each.text)
  expect(
    page('roof tiles. repoint rebed. im Shane Puddicombe 22yrs lic 555512C 0491 570 266'),
  ).toContain('Licence 555512C.')
  expect(
    page('We mend roofs in Stroud. Our licence number is 555512C.').filter((text) =>
      text.includes('555512C'),
    ),
  ).toHaveLength(1)
})
