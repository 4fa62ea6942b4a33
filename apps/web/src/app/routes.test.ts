import { existsSync } from 'node:fs'
import path from 'node:path'
import { indexedPaths } from '@agency/contract/indexed-paths'
import { expect, test } from 'vitest'
import { sourceOf } from '../ssr/page-sources.ts'
import { matchRoute, notFoundRoute, redirectFor, routes } from './routes.ts'

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
  expect(sourceOf(matchRoute('/case-study/lorimer').route)).toContain('lorimer-page')
})

test.each(['/nope', '/services', '/dashboard/nope', '/our-work/a/b', '/our-work/'])(
  '%s is not a page',
  (path) => {
    expect(matchRoute(path).route).toBe(notFoundRoute)
  },
)

test('moved addresses and trailing slashes lead on', () => {
  expect(redirectFor('/ai-video-services')).toBe('/services/ai-video-production')
  expect(redirectFor('/about/')).toBe('/about')
  expect(redirectFor('/about///')).toBe('/about')
  expect(redirectFor('/our-work/%6ciGHTHOUSE%2dlane')).toBe('/our-work/liGHTHOUSE-lane')
  for (const own of ['/our-work/%2e%2e', '/%2F%2Fevil', '/our-work/%C3%A9', '/a%5Cb', '/%4'])
    expect(redirectFor(own)).toBeUndefined()
  // Where each slash of a run is tried for the last ones, this takes minutes.
  expect(redirectFor(`/a${'/'.repeat(200_000)}b/`)).toHaveLength(200_003)
  expect(redirectFor('/')).toBeUndefined()
  expect(redirectFor('/about')).toBeUndefined()
})

test('a path that a browser would read as another host leads nowhere', () => {
  expect(redirectFor('//evil.example/')).toBeUndefined()
  expect(redirectFor('/\\evil.example/')).toBeUndefined()
})

test('the server knows the source of every page, whose code it preloads', async () => {
  const web = path.resolve(import.meta.dirname, '../..')
  for (const route of [...routes, notFoundRoute]) {
    expect(existsSync(path.join(web, sourceOf(route))), route.path).toBe(true)
  }
})
