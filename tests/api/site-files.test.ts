import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { makePicture, sendForm } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const ORIGIN = 'http://127.0.0.1:3000'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  const bearer = `Bearer ${await createLogin(site)}`
  const create = async (fields: Record<string, string>, cover = false) =>
    sendForm(
      site.app,
      'POST',
      '/api/projects',
      [
        ...Object.entries(fields).map(([name, value]): [string, string] => [name, value]),
        ...(cover
          ? [
              ['coverImage', await makePicture('png', { width: 1440, height: 1080 })] as [
                string,
                Buffer,
              ],
            ]
          : []),
      ],
      bearer,
    )
  await create({ title: 'First', publishedDate: '2026-03-01', summary: 'The first.' }, true)
  await create({ title: 'Bread & <b>Butter</b>\u0007', publishedDate: '2026-05-01', slug: 'bread' })
  await create({ title: 'Hidden', Active: 'false' }, true)
})
afterAll(() => site.close())

const parse = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({ ignoreAttributes: false }).parse(xml)
}

test('robots.txt names the sitemap and disallows the API', async () => {
  const { statusCode, headers, body } = await site.app.inject('/robots.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(body).toContain('Disallow: /api/')
})

test('the sitemap has every public page, and active projects with their last change', async () => {
  const response = await site.app.inject('/sitemap.xml')
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
  const urls: { loc: string; lastmod?: string }[] = parse(response.body).urlset.url
  const paths = urls.map(({ loc }) => loc.slice(ORIGIN.length))
  expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/services/ui-ux-design']))
  expect(paths).toEqual(expect.arrayContaining(['/our-work/first', '/our-work/bread']))
  expect(paths.join()).not.toMatch(/hidden|login|dashboard/)
  const { updatedAt } = (await site.app.inject('/api/projects/first')).json().data
  expect(urls.find(({ loc }) => loc.endsWith('/first'))?.lastmod).toBe(updatedAt)
  expect(urls.find(({ loc }) => loc.endsWith('/our-work'))?.lastmod).toBeDefined()
})

test('the feed has active projects, newest first, with escaped text', async () => {
  const response = await site.app.inject('/feed.xml')
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const { channel } = parse(response.body).rss
  expect(channel.language).toBe('en-AU')
  expect(channel['atom:link']['@_href']).toBe(`${ORIGIN}/feed.xml`)
  expect(channel.item).toMatchObject([
    { title: 'Bread & <b>Butter</b>', link: `${ORIGIN}/our-work/bread` },
    {
      title: 'First',
      link: `${ORIGIN}/our-work/first`,
      description: 'The first.',
      pubDate: 'Sun, 01 Mar 2026 00:00:00 GMT',
    },
  ])
})

describe('a project’s share picture', () => {
  test('is the top of its cover, 1200 × 630, as a JPEG', async () => {
    const response = await site.app.inject('/share/our-work/first.jpg')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/jpeg')
    const { format, width, height } = await sharp(response.rawPayload).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  })

  test.each(['hidden.jpg', 'bread.jpg', 'nobody.jpg', 'first.png', 'first', '..%2fa.jpg'])(
    'does not exist at %s',
    async (file) => {
      const { statusCode } = await site.app.inject(`/share/our-work/${file}`)
      expect([400, 404]).toContain(statusCode)
    },
  )
})
