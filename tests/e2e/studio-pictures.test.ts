import { waitForFrame } from '@agency/tools/browser/settled-page'
import type { FrameLocator, Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { axeViolations } from '../support/accessible.ts'
import { expect, test } from '../support/site-test.ts'
import {
  FRAMED_LANDMARKS,
  makeEditable,
  openDownloadedSite,
  openFirstSection,
  openStudio,
  pageIn,
  showPanel,
  sideOf,
  waitUntilSaved,
} from '../support/studio-page.ts'

const svgFile = async (name: string, svg: string) => ({
  ...{ name, mimeType: 'image/png' },
  buffer: await sharp(Buffer.from(svg)).png().toBuffer(),
})
/** Two fields under a sky. */
const drawPhoto = () =>
  svgFile(
    'fields.png',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#8ab8e0"/><rect y="560" width="1600" height="440" fill="#557a3a"/><rect y="760" width="1600" height="240" fill="#2f4a24"/></svg>',
  )
/** A ring and two bars in one ink, on nothing. */
const drawLogo = (ink: string) =>
  svgFile(
    'logo.png',
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="120"><circle cx="60" cy="60" r="44" fill="none" stroke="${ink}" stroke-width="18"/><rect x="130" y="30" width="330" height="26" fill="${ink}"/><rect x="130" y="70" width="220" height="20" fill="${ink}"/></svg>`,
  )

const photosOn = (page: Page | FrameLocator): Locator =>
  page
    .locator('main > section')
    .first()
    .locator('img[src*="/share/"], img[src*="upload-"], img[src*="photo-"]')
const isLoaded = (image: Locator) =>
  expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)

test('a photo by keyboard: described, reloaded, on the shared page and in the website', async ({
  page,
}) => {
  const { path } = await makeEditable('Pictured Loaves')
  await openStudio(page, path)
  // Choosers are intercepted some time after the listener is added.
  const chooser = page.waitForEvent('filechooser')
  await sideOf(page)
    .getByRole('button', { name: /^Opening/ })
    .focus()
  await page.keyboard.press('Enter')
  const input = sideOf(page).getByLabel('Add a photo').first()
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return input.evaluate((element) => element === document.activeElement)
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(await drawPhoto())
  const photo = photosOn(pageIn(page))
  await expect(photo).toHaveCount(1)
  await isLoaded(photo)
  await expect(sideOf(page).getByLabel('Replace this photo')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Two fields')
  await expect(photo).toHaveAttribute('alt', 'Two fields')
  await sideOf(page).getByLabel('Keep in view').selectOption('Bottom')
  await expect(photo).toHaveCSS('object-position', '50% 100%')
  await waitUntilSaved(page)

  await page.reload()
  await expect(photo).toHaveAttribute('alt', 'Two fields')
  await isLoaded(photo)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'A website for Pictured Loaves' })).toBeVisible()
  const link = await page.locator('a[href$="/live"]').first().getAttribute('href')
  const shared = page.url()
  await page.goto(link ?? '')
  await isLoaded(photosOn(page))
  await expect(photosOn(page)).toHaveAttribute('alt', 'Two fields')
  await page.goto(shared)
  const { server, html } = await openDownloadedSite(page)
  try {
    expect(html).toContain('alt="Two fields"')
    await page.goto(server.url)
    await isLoaded(photosOn(page))
  } finally {
    server.close()
  }
})

test('undo, redo, removing and an earlier version bring photos and take them', async ({ page }) => {
  const { path } = await makeEditable('Undone Pictures')
  await openStudio(page, path)
  await openFirstSection(page)
  const photo = photosOn(pageIn(page))
  await sideOf(page)
    .getByLabel('Add a photo')
    .first()
    .setInputFiles(await drawPhoto())
  await expect(photo).toHaveCount(1)
  await waitUntilSaved(page)
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(photo).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await expect(photo).toHaveCount(1)
  await isLoaded(photo)
  await waitUntilSaved(page)
  await sideOf(page)
    .getByRole('button', { name: /^Remove the photo/ })
    .click()
  await expect(photo).toHaveCount(0)
  await waitUntilSaved(page)
  await showPanel(page, 'Versions')
  await page
    .getByRole('button', { name: /^Go back to: \d/ })
    .first()
    .click()
  await expect(photo).toHaveCount(1)
  await isLoaded(photo)
})

test('pressing a picture on the page leads to its field', async ({ page }) => {
  const { path } = await makeEditable('Pressed Pictures')
  await openStudio(page, path)
  await showPanel(page, 'Type')
  await pageIn(page).locator('[data-picture="sections.0.image"]').click()
  await expect(sideOf(page).getByLabel('Add a photo').first()).toBeFocused()
})

test('a logo in header and footer, on a plate where it could not be seen, with its colours', async ({
  page,
}) => {
  const { path } = await makeEditable('Logo Bearers')
  await openStudio(page, path)
  await showPanel(page, 'Logo')
  const logoIn = (place: 'header' | 'footer') =>
    pageIn(page).locator(`${place} img[alt="Logo Bearers"]`)
  await page.getByLabel('Add your logo').setInputFiles(await drawLogo('#1a3f9c'))
  await isLoaded(logoIn('header'))
  await isLoaded(logoIn('footer'))
  // The page is made dark while the logo is still being read.
  const chosen = Promise.withResolvers<void>()
  await page.route(/\/share\/studio\/pictures\/[^/]+\//, async (route) => {
    await chosen.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Use its colours for the page' }).click()
  await showPanel(page, 'Colours')
  await page.getByRole('radio', { name: 'Dark', exact: true }).check()
  chosen.resolve()
  await expect(page.getByText('The page has the colours of your logo')).toBeAttached()
  await expect(page.getByLabel('Main colour', { exact: true })).toHaveValue(/^#1[0-9a-f]{5}$/)
  await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked()
  await showPanel(page, 'Logo')
  await expect(page.getByText(/hard to see in the header, so it is on a white plate/)).toBeVisible()
  await expect(logoIn('header').locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByRole('checkbox', { name: 'In the header' }).uncheck()
  await expect(logoIn('header')).toHaveCount(0)
  await expect(pageIn(page).locator('header').getByText('Logo Bearers')).toBeVisible()
  await expect(logoIn('footer')).toHaveCount(1)
  await waitUntilSaved(page)
  await page.reload()
  await expect(logoIn('footer')).toHaveCount(1)
  await showPanel(page, 'Logo')
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await expect(logoIn('footer')).toHaveCount(0)
  await waitUntilSaved(page)
})

test('a picture that is not accepted says why, and leaves the page as it was', async ({
  page,
  problems,
}) => {
  const { path } = await makeEditable('Refused Pictures')
  await openStudio(page, path)
  await openFirstSection(page)
  const input = sideOf(page).getByLabel('Add a photo').first()
  const text = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  )
  await input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: text })
  await expect(
    sideOf(page).getByText(/^Please choose a PNG, JPEG, WebP, GIF or AVIF/),
  ).toBeVisible()
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: text })
  await expect(sideOf(page).getByText(/^Please upload a valid image file/)).toBeVisible()
  await expect(photosOn(pageIn(page))).toHaveCount(0)
  await page.route('**/share/studio/pictures', (route) => route.abort())
  await input.setInputFiles(await drawPhoto())
  await expect(sideOf(page).getByText(/^We could not reach the server/)).toBeVisible()
  await page.unroute('**/share/studio/pictures')
  problems.length = 0
})

test('with photo and logo it fits 320 pixels, has large targets and is accessible', async ({
  page,
}) => {
  const { path } = await makeEditable('Accessible Pictures')
  await openStudio(page, path)
  await openFirstSection(page)
  await sideOf(page)
    .getByLabel('Add a photo')
    .first()
    .setInputFiles(await drawPhoto())
  await expect(sideOf(page).getByLabel('Replace this photo')).toBeVisible()
  await showPanel(page, 'Logo')
  await page.getByLabel('Add your logo').setInputFiles(await drawLogo('#222222'))
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible()
  for (const panel of ['Logo', 'Sections'] as const) {
    await showPanel(page, panel)
    if (panel === 'Sections') await openFirstSection(page)
    for (const [width, theme] of [
      [320, 'dark'],
      [320, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((scheme) => {
        document.documentElement.className = scheme
      }, theme)
      await waitForFrame(page)
      expect(await axeViolations(page, FRAMED_LANDMARKS), `${panel}, ${width}, ${theme}`).toEqual(
        [],
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      if (width > 320) continue
      const small = await sideOf(page)
        .locator('button:visible, input:visible, select:visible, label:has(> [type=checkbox])')
        .evaluateAll((elements) =>
          elements.flatMap((element) => {
            const { height } = element.getBoundingClientRect()
            const isBoxed = element.closest('label') !== null && element.tagName === 'INPUT'
            const isSwitch = element.closest('fieldset')?.textContent?.startsWith('Change')
            return height < 44 && !isBoxed && !isSwitch ? [element.outerHTML.slice(0, 90)] : []
          }),
        )
      expect(small).toEqual([])
    }
  }
})
