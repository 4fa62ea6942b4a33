import { expect, test } from 'vitest'
import { withSlashedPlaces } from './slashed-places.ts'

test('places between slashes become a list', () => {
  expect(withSlashedPlaces('clips out of a trailer, mandurah/halls head/falcon.')).toBe(
    'clips out of a trailer, in Mandurah, Halls Head and Falcon.',
  )
})

test('other words between slashes stay as they are', () => {
  expect(withSlashedPlaces('fridges, washers/dryers, weekends/evenings.')).toBe(
    'fridges, washers/dryers, weekends/evenings.',
  )
})
