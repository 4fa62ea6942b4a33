import { existsSync } from 'node:fs'
import path from 'node:path'
import { EMBED_PATH, indexedPaths } from '@agency/contract/indexed-paths'
import { isOwnPath } from '@agency/contract/redirect'
import { expect, test } from 'vitest'
import { sourceOf } from '../ssr/page-sources.ts'
import { matchRoute, notFoundRoute, redirectFor, routes } from './routes.ts'

test('indexes every public page but the login and the one for other sites', () => {
  const singlePages = routes.filter(({ path, staff }) => !staff && !path.includes(':'))
  expect(indexedPaths.filter((path) => !path.startsWith('/services/')).sort()).toEqual(
    singlePages
      .map(({ path }) => path)
      .filter((path) => path !== '/login' && path !== EMBED_PATH)
      .sort(),
  )
  for (const path of indexedPaths) expect(matchRoute(path).route, path).not.toBe(notFoundRoute)
})

test('no redirect can be added for a page, apart from what the server knows of projects', () => {
  const staticPart = (path: string) => path.replace(/:.*/, 'x')
  const open = routes.map(({ path }) => staticPart(path)).filter((path) => !isOwnPath(path))
  expect(open).toEqual(['/our-work/x', '/services/x'])
  expect(isOwnPath('/embed.js')).toBe(true)
})

test('finds a project by its decoded slug', () => {
  expect(matchRoute('/our-work/marrow-%26-vine')).toMatchObject({
    params: { slug: 'marrow-&-vine' },
  })
})

test('serves the static case study from its own page', () => {
  expect(sourceOf(matchRoute('/case-study/lorimer').route)).toContain('lorimer-page')
})

test.each(['/nope', '/services', '/dashboard/nope', '/our-work/a/b', '/our-work/'])(
  '%s is not a page',
  (path) => {
    expect(matchRoute(path).route).toBe(notFoundRoute)
  },
)

test('redirects moved addresses and trailing slashes', () => {
  expect(redirectFor('/ai-video-services')).toBe('/services/ai-video-production')
  expect(redirectFor('/about/')).toBe('/about')
  expect(redirectFor('/about///')).toBe('/about')
  expect(redirectFor('/our-work/%6ciGHTHOUSE%2dlane')).toBe('/our-work/liGHTHOUSE-lane')
  for (const unchanged of ['/our-work/%2e%2e', '/%2F%2Fevil', '/our-work/%C3%A9', '/a%5Cb', '/%4'])
    expect(redirectFor(unchanged)).toBeUndefined()
  // With quadratic backtracking over the slashes, this would take minutes.
  expect(redirectFor(`/a${'/'.repeat(200_000)}b/`)).toHaveLength(200_003)
  expect(redirectFor('/')).toBeUndefined()
  expect(redirectFor('/about')).toBeUndefined()
})

test('does not redirect a path that a browser would read as another host', () => {
  expect(redirectFor('//evil.example/')).toBeUndefined()
  expect(redirectFor('/\\evil.example/')).toBeUndefined()
})

test('knows the source file of every page', async () => {
  const web = path.resolve(import.meta.dirname, '../..')
  for (const route of [...routes, notFoundRoute]) {
    expect(existsSync(path.join(web, sourceOf(route))), route.path).toBe(true)
  }
})
