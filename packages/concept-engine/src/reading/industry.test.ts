import { expect, test } from 'vitest'
import { readIndustry } from './industry.ts'

test.for<[submitted: string, industry: string]>([
  ['Cooking / events / not really sure', 'Cooking / events'],
  ['public art??', 'Public art'],
  ['retail I think', 'Retail'],
  ['Geospatial / B2B', 'Geospatial'],
  ['not for profit / education / volunteers', 'Education'],
  ['B2B', 'B2B'],
  ['not sure', ''],
  ['other', ''],
])('%s', ([submitted, industry]) => {
  expect(readIndustry(submitted, 'Hollow Oak', true).toLowerCase()).toBe(industry.toLowerCase())
})
