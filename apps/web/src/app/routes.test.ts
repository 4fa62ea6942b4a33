import { indexedPaths } from '@agency/contract/indexed-paths'
import { expect, test } from 'vitest'
import { matchRoute, movedTo, notFoundRoute, routes } from './routes.ts'

test('search engines find every public page but the login', () => {
  const single = routes.filter(({ path, staff }) => !staff && !path.includes(':'))
  expect(indexedPaths.filter((path) => !path.startsWith('/services/')).sort()).toEqual(
    single
      .map(({ path }) => path)
      .filter((path) => path !== '/login')
      .sort(),
  )
  for (const path of indexedPaths) expect(matchRoute(path).route, path).not.toBe(notFoundRoute)
})

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
  expect(movedTo('/about///')).toBe('/about')
  expect(movedTo('/our-work/%6ciGHTHOUSE%2dlane')).toBe('/our-work/liGHTHOUSE-lane')
  for (const own of ['/our-work/%2e%2e', '/%2F%2Fevil', '/our-work/%C3%A9', '/a%5Cb', '/%4'])
    expect(movedTo(own)).toBeUndefined()
  // Where each slash of a run is tried for the last ones, this takes minutes.
  expect(movedTo(`/a${'/'.repeat(200_000)}b/`)).toHaveLength(200_003)
  expect(movedTo('/')).toBeUndefined()
  expect(movedTo('/about')).toBeUndefined()
})

test('a path that a browser would read as another host leads nowhere', () => {
  expect(movedTo('//evil.example/')).toBeUndefined()
  expect(movedTo('/\\evil.example/')).toBeUndefined()
})
