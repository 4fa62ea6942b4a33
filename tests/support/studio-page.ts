import { readFile } from 'node:fs/promises'
import type { FrameLocator, Locator, Page } from 'playwright/test'
import { expect } from './site-test.ts'
import { makeConcept } from './staff-test.ts'
import { filesIn, serveFiles, unpack } from './static-site.ts'

/** Calls a procedure of the site under test. */
export async function callSite<Result>(name: string, input: object): Promise<Result> {
  const response = await fetch(`${process.env.AGENCY_TEST_SITE}/trpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  const { result, error } = await response.json()
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${error?.message}`)
  return result.data
}

/** A concept with an edit link, created through the API. */
export async function makeEditable(company: string) {
  const { generationId } = await makeConcept(company)
  const { token } = await callSite<{ token: string }>('studio.openLink', { generationId })
  return { generationId, token, path: `/concepts/${token}/edit` }
}

/** The page in the Studio. */
export const pageIn = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Your page"]')

/** The headline on the page in the Studio. */
export const headlineIn = (page: Page): Locator =>
  pageIn(page).locator('[data-word="sections.0.headline"]')

/** Opens the Studio and waits for its page. */
export async function openStudio(page: Page, path: string) {
  await page.goto(path)
  await expect(headlineIn(page)).toBeVisible()
}

export const waitUntilSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()

/** Shows a panel of the Studio. */
export const showPanel = (
  page: Page,
  name: 'Sections' | 'Logo' | 'Colours' | 'Type' | 'Style' | 'Versions',
) => page.getByRole('group', { name: 'Change' }).getByText(name, { exact: true }).click()

/** Replaces the text of something on the page by typing, as a person does. */
export async function retype(page: Page, word: Locator, text: string) {
  await word.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** The parts of the Studio that change the page. */
export const sideOf = (page: Page): Locator => page.getByRole('region', { name: 'What to change' })

/** Opens the first section in the list. */
export const openFirstSection = (page: Page) =>
  sideOf(page)
    .getByRole('button', { name: /^Opening/ })
    .click()

/**
 * The page in the frame is a document with landmarks of its own, like any live page: these rules of
 * axe do not apply.
 */
export const FRAMED_LANDMARKS = [
  ...['landmark-unique', 'landmark-no-duplicate-main', 'landmark-main-is-top-level'],
  ...['landmark-no-duplicate-banner', 'landmark-banner-is-top-level'],
  ...['landmark-no-duplicate-contentinfo', 'landmark-contentinfo-is-top-level'],
]

/**
 * Downloads the website on the shared page, serves it statically, and returns the home page. `press`
 * activates the link.
 */
export async function openDownloadedSite(
  page: Page,
  press = () => page.getByRole('link', { name: 'Download the site' }).click(),
) {
  const download = page.waitForEvent('download')
  await press()
  const files = filesIn(unpack(await readFile(await (await download).path())), 'site')
  const server = await serveFiles(files)
  return { server, html: String(files.get('index.html')) }
}
