import { publicRoutes } from '@agency/tools/browser/public-routes'
import { expect, requestTest as test } from '../support/site-test.ts'

const contentOf = (html: string, name: string) =>
  html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? ''
const textOf = (html: string, element: string) =>
  html.match(new RegExp(`<${element}>([^<]*)</${element}>`))?.[1] ?? ''

type DescriptionList = Record<string, unknown>
const structuredOf = (html: string): DescriptionList[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

/**
 * The properties that schema.org, and search engines that read it, require for each type that the
 * site uses.
 */
const required: Record<string, string[]> = {
  ProfessionalService: ['name', 'url', 'address', 'telephone', 'description'],
  WebSite: ['name', 'url'],
  Service: ['name', 'description', 'provider', 'areaServed', 'url'],
  CreativeWork: ['name', 'abstract', 'datePublished', 'creator', 'url', 'image'],
  BreadcrumbList: ['itemListElement'],
}

const notIndexed = ['/login']

for (const path of publicRoutes) {
  test(`${path} has its metadata for search engines and social networks`, async ({
    request,
    baseURL,
  }) => {
    const html = await (await request.get(path)).text()
    const title = textOf(html, 'title').replaceAll('&amp;', '&')
    const description = contentOf(html, 'description')
    expect(title.length, title).toBeGreaterThan(10)
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeLessThanOrEqual(155)
    expect(html.includes('<html lang="en-AU"')).toBe(true)
    if (notIndexed.includes(path)) {
      expect(contentOf(html, 'robots')).toBe('noindex')
      return
    }
    expect(description.length, description).toBeGreaterThan(50)
    expect(html.includes(`<link rel="canonical" href="${baseURL}${path}">`)).toBe(true)
    expect(html.includes('type="application/rss+xml"')).toBe(true)
    for (const name of ['og:title', 'twitter:title']) {
      expect(contentOf(html, name)).toBe(textOf(html, 'title'))
    }
    expect(contentOf(html, 'og:url')).toBe(`${baseURL}${path}`)
    expect(contentOf(html, 'og:image:alt').length).toBeGreaterThan(10)

    const image = contentOf(html, 'og:image')
    expect(contentOf(html, 'twitter:image')).toBe(image)
    expect(image.startsWith(`${baseURL}/`)).toBe(true)
    const picture = await request.get(image)
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toBe('image/jpeg')

    for (const facts of structuredOf(html)) {
      const type = String(facts['@type'])
      expect(facts['@context']).toBe('https://schema.org')
      expect(Object.keys(required)).toContain(type)
      for (const name of required[type] ?? []) expect(facts[name], `${type}.${name}`).toBeTruthy()
    }
  })
}

test('each page has its own title, description and picture', async ({ request }) => {
  const heads = await Promise.all(
    publicRoutes.map(async (path) => {
      const html = await (await request.get(path)).text()
      return {
        title: textOf(html, 'title'),
        description: contentOf(html, 'description'),
        image: contentOf(html, 'og:image'),
      }
    }),
  )
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  // The login page uses the home page's.
  expect(new Set(heads.map(({ image }) => image)).size).toBe(heads.length - 1)
})

test('the home page, services and projects have structured data for what they show', async ({
  request,
}) => {
  const readSchemaTypes = async (path: string) =>
    structuredOf(await (await request.get(path)).text()).map((facts) => facts['@type'])
  expect(await readSchemaTypes('/')).toEqual(['ProfessionalService', 'WebSite'])
  expect(await readSchemaTypes('/services/web-development')).toEqual(['Service', 'BreadcrumbList'])
  expect(await readSchemaTypes('/our-work/lighthouse-lane-homes')).toEqual([
    'CreativeWork',
    'BreadcrumbList',
  ])
})

test('the generator with a query is not indexed', async ({ request }) => {
  const withoutQuery = await request.get('/ai-generator')
  expect(withoutQuery.headers()['x-robots-tag']).toBeUndefined()
  const prefilled = await request.get('/ai-generator?companyName=Lantern')
  expect(prefilled.headers()['x-robots-tag']).toBe('noindex')
})

test('every page in the sitemap exists', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  )
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) {
    expect(address.startsWith(`${baseURL}/`)).toBe(true)
    expect((await request.get(address)).status(), address).toBe(200)
  }
})
