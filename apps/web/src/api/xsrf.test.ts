import { expect, test } from 'vitest'
import { xsrfHeader } from './xsrf.ts'

const location = { origin: 'https://site.example', href: 'https://site.example/gallery?a=1' }
const headerOf = (cookie: string, address = '/trpc') => xsrfHeader(address, { cookie, location })

test.each([
  ['XSRF-TOKEN=abc', 'abc'],
  ['theme=dark; XSRF-TOKEN=abc; other=1', 'abc'],
  ['theme=dark;XSRF-TOKEN=abc', 'abc'],
  ['XSRF-TOKEN=a%3Db%2F1', 'a=b/1'],
  ['XSRF-TOKEN=a=b', 'a=b'],
  ['XSRF-TOKEN=100%', '100%'],
  ['XSRF-TOKEN=a%0D%0Ab', 'a%0D%0Ab'],
  ['XSRF-TOKEN=%C3%A9', '%C3%A9'],
])('sends %s as %s', (cookie, value) => {
  expect(headerOf(cookie)).toEqual({ 'X-XSRF-TOKEN': value })
})

test.each(['', 'XSRF-TOKEN=', 'MY-XSRF-TOKEN=abc', 'theme=dark', 'XSRF-TOKENS=a', 'XSRF-TOKEN=é'])(
  'sends nothing for %j',
  (cookie) => {
    expect(headerOf(cookie)).toEqual({})
  },
)

test.each(['/trpc', 'trpc', 'https://site.example/api/projects', 'https://SITE.example:443/'])(
  'treats %s as same-origin',
  (address) => {
    expect(headerOf('XSRF-TOKEN=abc', address)).not.toEqual({})
  },
)

test.each([
  'https://elsewhere.example/',
  'http://site.example/',
  'https://site.example:8443/',
  '//elsewhere.example/trpc',
  'https://site.example.elsewhere.example/',
  'data:text/plain,a',
])('sends nothing to the other origin %s', (address) => {
  expect(headerOf('XSRF-TOKEN=abc', address)).toEqual({})
})
