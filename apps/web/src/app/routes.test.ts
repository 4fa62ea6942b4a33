import { expect, test } from 'vitest'
import { matchRoute, movedTo, notFoundRoute } from './routes.ts'

test('finds a project by its segment, decoded', () => {
  expect(matchRoute('/our-work/marrow-%26-vine')).toMatchObject({
    params: { slug: 'marrow-&-vine' },
  })
})

test('the static case study is its own page', () => {
  expect(matchRoute('/case-study/lorimer').route.source).toContain('lorimer-page')
})

test.each(['/nope', '/services', '/dashboard/nope', '/our-work/a/b', '/our-work/'])(
  '%s is not a page',
  (path) => {
    expect(matchRoute(path).route).toBe(notFoundRoute)
  },
)

test('moved addresses and trailing slashes lead on', () => {
  expect(movedTo('/ai-video-services')).toBe('/services/ai-video-production')
  expect(movedTo('/about/')).toBe('/about')
  expect(movedTo('/')).toBeUndefined()
  expect(movedTo('/about')).toBeUndefined()
})

test('a path that a browser would read as another host leads nowhere', () => {
  expect(movedTo('//evil.example/')).toBeUndefined()
  expect(movedTo('/\\evil.example/')).toBeUndefined()
})
