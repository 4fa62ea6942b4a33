import { waitForPage } from '@agency/tools/browser/settled-page'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/site-test.ts'

interface SentEvent {
  kind: string
  path: string
  form?: string
  entry?: boolean
  previous?: string
  origin: Record<string, string>
}

/** Records the events that pages send: a beacon's body cannot be read from outside. */
const recordBeacons = (page: Page) =>
  page.addInitScript(() => {
    const recordedEvents: unknown[] = []
    Object.assign(window, { recordedEvents })
    const originalSendBeacon = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((text) => recordedEvents.push(JSON.parse(text)))
      return originalSendBeacon(address, body)
    }
  })
const sentEvents = (page: Page) =>
  page.evaluate(() => (window as unknown as { recordedEvents: SentEvent[] }).recordedEvents)

test('a visit reports its views, its origin and the started form, and sets no cookie', async ({
  page,
}) => {
  await recordBeacons(page)
  const recordResponse = page.waitForResponse('**/trpc/siteEvents.record')
  await page.goto('/?utm_source=letter&utm_campaign=spring')
  expect((await recordResponse).status()).toBe(200)
  await page.getByRole('link', { name: 'Get in Touch' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.getByLabel('Name', { exact: true }).fill('Ana Silva')
  await expect.poll(async () => (await sentEvents(page)).length).toBe(3)
  const origin = { referrer: '', source: 'letter', medium: '', campaign: 'spring', landing: '/' }
  expect(await sentEvents(page)).toEqual([
    { kind: 'view', path: '/', entry: true, origin },
    { kind: 'view', path: '/contact', entry: false, previous: '/', origin },
    { kind: 'form_start', path: '/contact', form: 'contact', origin },
  ])
  expect(await page.context().cookies()).toEqual([])
})

test('a form names the first and the last source of its tab’s visit', async ({ page, context }) => {
  const openContact = async (query: string) => {
    await page.goto(`/contact${query}`)
    await waitForPage(page)
  }
  await openContact('?utm_source=letter&utm_campaign=spring')
  await openContact('?utm_source=site-email&utm_campaign=concept')
  // A page of this site that is loaded anew goes on with the same visit.
  await page.evaluate(() => location.assign('/about'))
  await page.waitForURL('**/about')
  await page.getByRole('link', { name: 'Get in Touch' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Ana Silva')
  await page.getByLabel('Email', { exact: true }).fill('ana.silva@lantern.example')
  await page.getByRole('textbox', { name: 'Message' }).fill('How long does a website take?')
  const request = page.waitForRequest('**/trpc/contacts.send**')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const body = JSON.stringify((await request).postDataJSON())
  const visit = JSON.parse(/"visit":(\{.*?\}\})/.exec(body)?.[1] ?? '{}')
  expect(visit).toMatchObject({
    first: { source: 'letter', campaign: 'spring', landing: '/contact' },
    last: { source: 'site-email', campaign: 'concept' },
  })
  expect(await context.cookies()).toEqual([])
})

test('a browser in which staff are logged in reports nothing', async ({ page }) => {
  await recordBeacons(page)
  await page.addInitScript(() => localStorage.setItem('token', 'a.b.c'))
  await page.goto('/about')
  await waitForPage(page)
  expect(await sentEvents(page)).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('visit'))).toBe(null)
})

test('a browser that opts out of tracking reports nothing, and stores no source', async ({
  page,
}) => {
  await recordBeacons(page)
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
  await page.goto('/')
  await page.goto('/about')
  await waitForPage(page)
  expect(await sentEvents(page)).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('visit'))).toBe(null)
})
