import type { StoredSettings } from '@agency/contract/settings'
import {
  createTestDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import { type SiteProcess, spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owner } from '../support/accounts.ts'

let dir: TemporaryDir
let database: TestDatabase
let site: SiteProcess
let authorization: string
beforeAll(async () => {
  dir = await makeTemporaryDir('settings')
  database = await createTestDatabase(testServerUrl())
  site = await waitUntilReady(
    await spawnSite({
      ...{ DATA_DIR: dir.path, DATABASE_URL: database.url, SEED: 'none' },
      ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
    }),
  )
  const { token } = await call<{ token: string }>('auth.login', owner)
  authorization = `Bearer ${token}`
})
afterAll(async () => {
  await site.stop()
  await database.drop()
  await dir.remove()
})

async function call<Result>(name: string, input?: object): Promise<Result> {
  const response = await fetch(`${site.url}/trpc/${name}`, {
    method: input ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    ...(input && { body: JSON.stringify(input) }),
  })
  expect(response.status).toBe(200)
  return (await response.json()).result.data
}
const update = async (change: (before: StoredSettings) => object) => {
  const before = await call<StoredSettings>('settings.get')
  await call('settings.update', { change: change(before), updatedAt: before.updatedAt })
}
const page = async (path: string) => {
  const response = await fetch(site.url + path)
  return { html: await response.text(), policy: response.headers.get('content-security-policy') }
}

test('footer, contact page and privacy page follow the settings on the next request', async () => {
  await update(({ agency }) => ({
    agency: {
      ...agency,
      openingHours: 'Weekdays until four.',
      social: { ...agency.social, x: 'https://x.com/' },
    },
  }))
  const before = (await page('/contact')).html
  expect(before).toContain('https://x.com/')
  expect(before).toContain('Weekdays until four.')
  await update(({ agency }) => ({
    agency: {
      ...agency,
      name: 'Lantern Works',
      email: 'desk@lantern.example',
      ...{ street: '9 Juniper Lane, Geelong VIC 3220', location: 'Geelong, Australia' },
      ...{ openingHours: '', mapsUrl: '' },
      social: { ...agency.social, linkedin: 'https://social.example/lantern', x: '' },
    },
    retention: { styleResultDays: 11, shareLinkDays: 30, eventDays: 90 },
  }))
  const { html } = await page('/contact')
  expect(html).toContain('Lantern Works')
  expect(html).toContain('9 Juniper Lane')
  // Nor directions, nor a time to answer in, which no setting promises.
  expect(html).not.toContain('Get Directions')
  expect(html).not.toContain('business day')
  // Hours that the agency does not have are not shown.
  expect(html).not.toMatch(/Weekdays until four|Monday to Friday/)
  // In the page's own list and in the footer's.
  expect(html.match(/href="mailto:desk@lantern\.example"/g)?.length).toBeGreaterThanOrEqual(2)
  expect(html.match(/href="https:\/\/social\.example\/lantern"/g)).toHaveLength(2)
  // A network that the agency is not on has no link, least of all an empty one.
  expect(html).not.toContain('https://x.com/')
  expect(html).not.toContain('href=""')
  for (const path of ['/', '/about', '/services/web-development']) {
    const text = (await page(path)).html
    const parts = [/<title>[^<]*/, /name="description" content="[^"]*/, /<h1.*?<\/h1>/]
    const claims = parts.map((part) => part.exec(text)?.[0]).join()
    expect(claims, path).toContain('Geelong')
    expect(claims, path).not.toContain('Melbourne')
  }
  expect((await page('/privacy-policy')).html).toContain('is kept for 11 days')
})

test('the About page shows a photograph of the principal if there is one, else drawings', async () => {
  expect((await page('/about')).html).toContain('data-carousel')
  await update(({ agency }) => ({ agency: { ...agency, portrait: '/uploads/projects/me.webp' } }))
  const { html } = await page('/about')
  expect(html).toContain('src="/uploads/projects/me.webp"')
  expect(html).not.toContain('data-carousel')
})

test('the font comes from the site, or from the provider in the settings', async () => {
  const ownFontPage = await page('/')
  expect(ownFontPage.policy).toContain("font-src 'self';")
  expect(ownFontPage.html).toMatch(/<link rel="preload" href="\/assets\/[^"]+\.woff2" as="font"/)

  const stylesheet = 'https://fonts.example/css2?family=Manrope:wght@400..800&display=swap'
  const filesOrigin = 'https://files.fonts.example'
  await update(() => ({
    font: { provider: 'service', stylesheet, filesOrigin, family: 'Manrope' },
  }))
  const externalFontPage = await page('/')
  expect(externalFontPage.html).toContain(
    `<link rel="stylesheet" href="${stylesheet.replaceAll('&', '&amp;')}">`,
  )
  expect(externalFontPage.html).toContain(":root{--font-family:'Manrope'}")
  expect(externalFontPage.html).not.toContain('as="font"')
  expect(externalFontPage.policy).toContain("style-src 'self' https://fonts.example 'sha256-")
  expect(externalFontPage.policy).toContain(`font-src 'self' ${filesOrigin};`)
  expect(externalFontPage.policy).not.toContain('unsafe-')

  await update(() => ({ font: { provider: 'own' } }))
  expect(await page('/')).toEqual(ownFontPage)
})
