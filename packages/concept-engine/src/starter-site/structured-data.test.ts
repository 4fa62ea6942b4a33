import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { createConcept } from '../create-concept.ts'
import { trades } from '../trades/all-trades.ts'
import { composePages } from './compose-pages.ts'
import { schemaTypeOf, schemaTypes } from './schema-types.ts'
import { structuredDataOf } from './structured-data.ts'

const homeData = (description: string, overrides = {}) => {
  const concept = createConcept(briefOf(description, overrides), 1)
  const [data] = structuredDataOf(concept, composePages(concept).pages[0])
  return data as Record<string, unknown>
}

test('describes a business by its trade, with what the brief gives and nothing else', () => {
  expect(
    JSON.parse(
      JSON.stringify(
        homeData(
          'Florist in Yarraville. Bouquets from $65. Open Tuesday to Saturday 7am to 3pm. Call 0491 570 006.',
          { industry: 'Florist', companyName: 'Daisy Flowers' },
        ),
      ),
    ),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Florist',
    name: 'Daisy Flowers',
    description: expect.any(String),
    telephone: '0491570006',
    address: { '@type': 'PostalAddress', addressLocality: 'Yarraville' },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '07:00',
        closes: '15:00',
      },
    ],
  })
})

test('gives a business without a place no address, and without a trade no special type', () => {
  const data = homeData('We write grant applications for small charities everywhere.')
  expect(data['@type']).toBe('Organization')
  expect(data.address).toBeUndefined()
})

test('has only types for trades that exist, and a general one for all others', () => {
  const keys = trades.map(({ key }) => key)
  expect(Object.keys(schemaTypes).filter((key) => !keys.includes(key))).toEqual([])
  expect(schemaTypeOf('', true)).toBe('LocalBusiness')
  expect(schemaTypeOf('', false)).toBe('Organization')
})
