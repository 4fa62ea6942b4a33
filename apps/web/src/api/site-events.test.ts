import { expect, test } from 'vitest'
import { originOf } from './site-events.ts'

test('a visit begins with the site that linked here and the campaign of its address', () => {
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
  })
})

test('a page of this site is nobody that linked here', () => {
  expect(originOf('https://emberlane.example/about', 'https://emberlane.example/')).toMatchObject({
    referrer: '',
  })
})

test.each(['', 'not an address', 'about:blank'])('nor is %j', (referrer) => {
  expect(originOf('https://emberlane.example/', referrer)).toMatchObject({ referrer: '' })
})
