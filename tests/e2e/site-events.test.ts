import { waitForPage } from '@agency/tools/browser/settled-page'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/site-test.ts'

interface SentEvent {
  kind: string
  path: string
  form?: string
  entry?: boolean
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
  const origin = { referrer: '', source: 'letter', medium: '', campaign: 'spring' }
  expect(await sentEvents(page)).toEqual([
    { kind: 'view', path: '/', entry: true, origin },
    { kind: 'view', path: '/contact', entry: false, origin },
    { kind: 'form_start', path: '/contact', form: 'contact', origin },
  ])
  expect(await page.context().cookies()).toEqual([])
})

test('a browser that opts out of tracking reports nothing', async ({ page }) => {
  await recordBeacons(page)
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
  await page.goto('/')
  await page.goto('/about')
  await waitForPage(page)
  expect(await sentEvents(page)).toEqual([])
})
