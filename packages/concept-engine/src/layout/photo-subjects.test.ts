import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { readBrief } from '../reading/read-brief.ts'
import { photoSubjectsOf } from './brief-motifs.ts'

const subjects = (text: string) => photoSubjectsOf(readBrief(briefOf(text)))

test.each([
  [
    'products lead where they are sold',
    'Fish shop, 88 Esplanade, Tumby Bay. Open Wed to Sun 11 to 7.\nFlake $11.50\nSquid rings $9\nPrawns $19',
    ['Photo of flake', 'The place you work in', 'Photo of squid rings', 'Photo of prawns'],
  ],
  [
    'fees are no products',
    'We run a cemetery in Ballarat.\nWeekend surcharge $480\nRecord search $20\nInterment $1,420',
    ['Your photograph', 'Your team', 'The place you work in', 'Another photograph'],
  ],
  [
    'visitors see the place first',
    'A library in Ballarat at 9 Doveton Street. Open Mon to Fri 9 to 5.',
    ['The place you work in', 'Your team', 'Your photograph', 'Another photograph'],
  ],
  [
    'nobody is shown where pictures of people are refused',
    'We lend tools in Ballarat. No photos of people.',
    ['Your photograph', 'The place you work in', 'Another photograph'],
  ],
])('%s', (_rule, text, expected) => {
  expect(subjects(text)).toEqual(expected)
})
