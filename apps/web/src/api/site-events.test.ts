import { expect, test } from 'vitest'
import { originOf } from './site-events.ts'

test('reads the referring site and the campaign of a visit', () => {
  expect(
    originOf(
      'https://emberlane.example/?utm_source=letter&utm_medium=email&utm_campaign=spring',
      'https://search.example/?q=private+words',
    ),
  ).toEqual({
    referrer: 'search.example',
    source: 'letter',
    medium: 'email',
    campaign: 'spring',
    landing: '/',
  })
})

test('records no referrer for a page of this site', () => {
  expect(originOf('https://emberlane.example/about', 'https://emberlane.example/')).toMatchObject({
    referrer: '',
  })
})

test.each(['', 'not an address', 'about:blank'])('records no referrer for %j', (referrer) => {
  expect(originOf('https://emberlane.example/', referrer)).toMatchObject({ referrer: '' })
})
