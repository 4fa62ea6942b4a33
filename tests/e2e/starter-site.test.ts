import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { richBrief } from '@agency/concept-engine/samples/rich-brief'
import type { Browser, Page } from 'playwright/test'
import { axeViolations } from '../support/accessible.ts'
import {
  briefField,
  fillGenerator,
  submitButton,
  withoutPreview,
} from '../support/generator-form.ts'
import { expect, test } from '../support/site-test.ts'
import { type Files, filesIn, serveFiles, unpack } from '../support/static-site.ts'

const SCREENS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, isPhone: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, isPhone: true },
] as const

/** Goes from a brief to the zip file of its website. */
async function downloadSite(page: Page): Promise<Buffer> {
  await page.goto('/ai-generator')
  await withoutPreview(page)
  await fillGenerator(page)
  await briefField(page, 'Company Name').fill(richBrief.companyName)
  await briefField(page, 'Description').fill(richBrief.mainGoal)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: 'Your Generated Website Concept' })).toBeFocused()
  const siteMap = page.getByRole('region', { name: 'Site map' })
  await expect(siteMap.getByText('Prices', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Style guide' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the site' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('raman-pianos-website.zip')
  return readFile(await file.path())
}

const htmlFiles = (files: Files) => [...files.keys()].filter((name) => name.endsWith('.html'))

/** Opens a page of its own and collects everything that the browser says about it. */
async function openBrowser(browser: Browser, screen: (typeof SCREENS)[number]) {
  const context = await browser.newContext({ viewport: screen.viewport })
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(String(error)))
  // A font that is still loading when the page is left is aborted; that is no fault of the site.
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') messages.push(`failed: ${request.url()} ${reason}`)
  })
  return { page, messages, close: () => context.close() }
}

/** Clicks through the whole site from its menu, and looks at each page. */
async function clickThrough(page: Page, url: string, files: Files, isPhone: boolean) {
  const site = filesIn(files, 'site')
  const visited: string[] = []
  await page.goto(`${url}/`)
  const menu = page.getByRole('navigation', {
    name: isPhone ? 'Menu' : 'Main menu',
    exact: true,
  })
  const openMenu = async () => {
    if (isPhone) await page.getByText('Menu', { exact: true }).click()
  }
  const look = async () => {
    visited.push(new URL(page.url()).pathname)
    await page.evaluate(() => document.fonts.ready)
    await expect(page.locator('h1')).toHaveCount(1)
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(scrolls, page.url()).toBeLessThanOrEqual(0)
    expect(await axeViolations(page), page.url()).toEqual([])
  }
  await look()
  await openMenu()
  const names = await menu.getByRole('link').allTextContents()
  const entries = isPhone ? names.slice(0, -1) : names
  for (const name of entries) {
    if (visited.length > 1) await openMenu()
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveTitle(`${name} | Raman Pianos`)
    await look()
    await openMenu()
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await openMenu()
  }
  await page.getByRole('banner').getByRole('link', { name: 'Raman Pianos' }).click()
  await expect(page).toHaveURL(`${url}/index.html`)
  expect(visited.map((name) => name.slice(1) || 'index.html').sort()).toEqual(
    htmlFiles(site)
      .filter((name) => name !== '404.html')
      .sort(),
  )
}

test('a brief becomes a website that works on a static host, on a desktop and on a phone', async ({
  page,
  browser,
}) => {
  test.slow()
  const files = unpack(await downloadSite(page))
  // Six pages, and one for wrong addresses.
  expect(htmlFiles(filesIn(files, 'site'))).toHaveLength(7)
  const server = await serveFiles(filesIn(files, 'site'))
  for (const screen of SCREENS) {
    const { page: sitePage, messages, close } = await openBrowser(browser, screen)
    await clickThrough(sitePage, server.url, files, screen.isPhone)
    expect(messages, screen.name).toEqual([])

    // The form says what it does, and opens an email with the answers.
    await sitePage.goto(`${server.url}/contact.html`)
    const form = sitePage.locator('form')
    await expect(form).toHaveAttribute('action', 'mailto:tune@example.com.au')
    await expect(form.getByText('Sending opens your email program')).toBeVisible()
    await form.getByLabel('Your name').fill('Minh')
    await expect(form.getByRole('button', { name: 'Send' })).toBeEnabled()

    // A wrong address, at any depth, has the way back and all of its fonts.
    await sitePage.goto(`${server.url}/old/page/that/was`)
    await expect(sitePage.locator('h1')).toHaveText('This page does not exist')
    const loaded = await sitePage.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').length
    })
    expect(loaded).toBeGreaterThan(0)
    expect(await axeViolations(sitePage)).toEqual([])
    // The browser reports the status of the document itself.
    expect(messages.splice(0).every((message) => message.includes('404'))).toBe(true)
    await sitePage.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(sitePage).toHaveURL(`${server.url}/index.html`)
    expect(messages, screen.name).toEqual([])
    await close()
  }
  server.close()
})

test('everything in the download opens from disk without a message', async ({
  page,
  browser,
}, testInfo) => {
  const files = unpack(await downloadSite(page))
  const dir = testInfo.outputPath('site')
  for (const [name, bytes] of files) {
    const file = path.join(dir, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  const names = [...files.keys()].filter((name) => /\.(?:html|svg)$/.test(name))
  for (const screen of SCREENS) {
    const { page: sitePage, messages, close } = await openBrowser(browser, screen)
    for (const name of names.filter((each) => !each.includes('pictures/'))) {
      await sitePage.goto(pathToFileURL(path.join(dir, name)).href)
      await sitePage.evaluate(() => document.fonts.ready)
      expect(messages, `${screen.name}: ${name}`).toEqual([])
    }
    await sitePage.goto(pathToFileURL(path.join(dir, 'design/style-guide.html')).href)
    await expect(sitePage.locator('h1')).toHaveText('Style guide of Raman Pianos')
    expect(await axeViolations(sitePage)).toEqual([])
    await close()
  }
})
