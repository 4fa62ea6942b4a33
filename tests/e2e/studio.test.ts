import { waitForFrame } from '@agency/tools/browser/settled-page'
import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { axeViolations } from '../support/accessible.ts'
import {
  briefAnswers,
  briefField,
  fillGenerator,
  submitButton,
  withoutPreview,
} from '../support/generator-form.ts'
import { ignoreFailedCalls } from '../support/mock-calls.ts'
import { expect, logIn, test } from '../support/site-test.ts'
import { staffTest } from '../support/staff-test.ts'
import {
  callSite,
  FRAMED_LANDMARKS,
  headlineIn,
  makeEditable,
  openDownloadedSite,
  openStudio,
  pageIn,
  retype,
  showPanel,
  sideOf,
  waitUntilSaved,
} from '../support/studio-page.ts'

const description =
  'A sourdough bakery in Coburg that opens at 6 am. Country loaf $9, rye $10 and fruit loaf $12. Every loaf is shaped by hand. We have baked since 2009. Saturday classes for beginners. Open Tuesday to Saturday, 6 am to 2 pm.'

/** Sends a brief and waits for its concept. */
async function makeConceptFromBrief(page: Page, company: string) {
  await page.goto('/ai-generator')
  await withoutPreview(page)
  await fillGenerator(page)
  await briefField(page, 'Company Name').fill(company)
  await briefField(page, 'Description').fill(description)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: 'Your Generated Website Concept' })).toBeFocused()
}

const changeButton = (page: Page) => page.getByRole('button', { name: 'Change this design' })
const shownSections = (page: Page) => pageIn(page).locator('main > section')
const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

test('from a brief to the Studio, through a reload, to a website on a static server', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await makeConceptFromBrief(page, 'Lantern Bakery')
  await changeButton(page).click()
  await expect(page).toHaveURL(/\/concepts\/[0-9a-f]{32}\/edit$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Change the design for Lantern Bakery',
  )
  await retype(page, headlineIn(page), 'Bread worth a detour')
  const count = await shownSections(page).count()
  await sideOf(page).getByRole('button', { name: /^Hide/ }).last().click()
  await expect(shownSections(page)).toHaveCount(count - 1)
  await showPanel(page, 'Colours')
  await page.getByRole('radio', { name: 'Plum and lime' }).check()
  await showPanel(page, 'Type')
  await page.getByRole('radio', { name: 'Fraunces 700 with Outfit' }).check()
  await waitUntilSaved(page)
  await page.reload()
  await expect(headlineIn(page)).toHaveText('Bread worth a detour')
  await expect(headlineIn(page)).toHaveCSS('font-family', /Fraunces/)
  await expect(shownSections(page)).toHaveCount(count - 1)

  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'A website for Lantern Bakery' })).toBeVisible()
  // The shared page leads back for whoever has the edit link, and for nobody else.
  await expect(page.getByRole('link', { name: 'Change this design' })).toBeVisible()
  const { server, html } = await openDownloadedSite(page)
  try {
    expect(html).toContain('Bread worth a detour')
    const visitor = await browser.newPage()
    await visitor.goto(server.url)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bread worth a detour')
    await visitor.goto(page.url())
    await expect(
      visitor.getByRole('heading', { name: 'A website for Lantern Bakery' }),
    ).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Change this design' })).toHaveCount(0)
    await visitor.close()
  } finally {
    server.close()
  }
})

/** How each element of a page is drawn, wherever it is scrolled to; a choice of picture files has no box. */
const drawnElements = (body: Locator) =>
  body.evaluate(async (root) => {
    await root.ownerDocument.fonts.ready
    const { getComputedStyle } = root.ownerDocument.defaultView ?? window
    return [...root.querySelectorAll('main :not(picture, source)')].map((element) => {
      const style = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return [
        element.tagName.replace('BUTTON', 'A'),
        ...[Math.round(width), Math.round(height), style.color, style.backgroundColor],
        ...[style.fontFamily, style.fontSize, style.borderRadius, style.padding, style.boxShadow],
      ].join(' ')
    })
  })

test('the page in the Studio is drawn as the live page', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { path, token } = await makeEditable('Mirrored Loaves')
  await openStudio(page, path)
  await showPanel(page, 'Style')
  await page.getByRole('radio', { name: /^Modern/ }).check()
  await waitUntilSaved(page)
  const body = pageIn(page).locator('body')
  const width = await body.evaluate(() => innerWidth)
  const { shareToken } = await callSite<{ shareToken: string }>('studio.finish', { token })
  const visitor = await browser.newPage({ viewport: { width, height: 900 } })
  await visitor.goto(`${process.env.AGENCY_TEST_SITE}/share/concepts/${shareToken}/live`)
  expect(await drawnElements(body)).toEqual(await drawnElements(visitor.locator('body')))
  await visitor.close()
})

test('on a phone: words, order and style, and the page in its phone layout', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await makeConceptFromBrief(page, 'Lantern Bakery')
  await changeButton(page).click()
  await expect(headlineIn(page)).toBeVisible()
  expect(
    await pageIn(page)
      .locator('html')
      .evaluate(() => innerWidth),
  ).toBe(390)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await sideOf(page)
    .getByRole('button', { name: /^Opening/ })
    .click()
  await sideOf(page).getByLabel('Headline', { exact: true }).fill('Shaped by hand')
  await expect(headlineIn(page)).toHaveText('Shaped by hand')
  const second = await shownSections(page).nth(1).innerText()
  await sideOf(page)
    .getByRole('button', { name: /^Move down/ })
    .first()
    .click()
  await expect(shownSections(page).nth(2)).toHaveText(second, { useInnerText: true })
  await showPanel(page, 'Style')
  await page.getByRole('radio', { name: /^Bold/ }).check()
  await waitUntilSaved(page)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'A website for Lantern Bakery' })).toBeVisible()
  const { server } = await openDownloadedSite(page)
  try {
    await page.goto(server.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shaped by hand')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  } finally {
    server.close()
  }
})

test('with a keyboard only, from the brief to the website', async ({ page, browser }) => {
  test.slow()
  const tabTo = async (target: Locator, max = 60) => {
    for (let presses = 0; presses < max; presses += 1) {
      if (await target.evaluate((element) => element === element.ownerDocument.activeElement))
        return
      await page.keyboard.press('Tab')
    }
    throw new Error('The keyboard does not reach it.')
  }
  await page.goto('/ai-generator')
  await withoutPreview(page)
  const texts = { ...briefAnswers, 'Company Name': 'Keyboard Loaves', Description: description }
  const fields = page
    .locator('form[data-form]')
    .locator('input:not([tabindex="-1"]):visible, select, textarea')
  for (const field of await fields.all()) {
    const { isList, label } = await field.evaluate((element: HTMLInputElement) => ({
      isList: element.tagName === 'SELECT',
      label: element.labels?.[0]?.textContent?.replace(/\W+$/, '') ?? '',
    }))
    await tabTo(field)
    if (isList) await page.keyboard.press('ArrowDown')
    else await page.keyboard.type(texts[label as keyof typeof texts] ?? '')
  }
  await tabTo(submitButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your Generated Website Concept' })).toBeFocused()
  await tabTo(changeButton(page))
  await page.keyboard.press('Enter')
  await expect(headlineIn(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  // Words of a section.
  await tabTo(sideOf(page).getByRole('button', { name: /^Opening/ }))
  await page.keyboard.press('Enter')
  await tabTo(sideOf(page).getByLabel('Headline', { exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Typed without a mouse')
  await expect(headlineIn(page)).toHaveText('Typed without a mouse')
  // Order: the button keeps the focus when its section moves.
  const moveDown = sideOf(page)
    .getByRole('button', { name: /^Move down/ })
    .first()
  const label = String(await moveDown.getAttribute('aria-label'))
  await tabTo(moveDown)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: label })).toBeFocused()
  await expect(page.getByText(/ is now number 3 of /)).toBeAttached()
  // Undo and redo work from anywhere.
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(page.getByText('Undone.')).toBeAttached()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(headlineIn(page)).not.toHaveText('Typed without a mouse')
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await expect(headlineIn(page)).toHaveText('Typed without a mouse')
  // A text on the page itself.
  await tabTo(headlineIn(page), 120)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Typed on the page')
  await page.keyboard.press('Enter')
  await expect(headlineIn(page)).not.toBeFocused()
  await expect(headlineIn(page)).toHaveText('Typed on the page')
  await waitUntilSaved(page)
  await page.getByRole('heading', { level: 1 }).focus()
  await tabTo(page.getByRole('button', { name: 'Finish' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'A website for Keyboard Loaves' })).toBeVisible()
  await tabTo(page.getByRole('link', { name: 'Download the site' }), 120)
  const { server } = await openDownloadedSite(page, () => page.keyboard.press('Enter'))
  try {
    const visitor = await browser.newPage()
    await visitor.goto(server.url)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Typed on the page')
    // The way past the header comes first, and then the menu.
    await visitor.keyboard.press('Tab')
    await expect(visitor.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await visitor.keyboard.press('Enter')
    await expect(visitor).toHaveURL(/#main$/)
    await visitor.close()
  } finally {
    server.close()
  }
})

test('a paste becomes one line of plain text, and markup stays text', async ({ page }) => {
  const { path } = await makeEditable('Pasted Loaves')
  await openStudio(page, path)
  await headlineIn(page).click()
  await page.keyboard.press('ControlOrMeta+A')
  await headlineIn(page).evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/html', '<b onclick="alert(1)">Loaves</b><script>alert(2)</script>')
    data.setData('text/plain', 'Loaves\n<script>alert(2)</script>')
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    })
    element.dispatchEvent(event)
  })
  await expect(headlineIn(page)).toHaveText('Loaves <script>alert(2)</script>')
  expect(await headlineIn(page).locator('*').count()).toBe(0)
  await waitUntilSaved(page)
  await page.reload()
  await expect(headlineIn(page)).toHaveText('Loaves <script>alert(2)</script>')
})

test('a text that the page needs comes back if it is left empty', async ({ page }) => {
  const { path } = await makeEditable('Empty Loaves')
  await openStudio(page, path)
  const before = await headlineIn(page).innerText()
  await headlineIn(page).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await expect(headlineIn(page)).toHaveText('')
  await expect(headlineIn(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(headlineIn(page)).toHaveText(before)
  await waitUntilSaved(page)
})

test('changes that could not be saved survive a reload', async ({ page, problems }) => {
  const { path } = await makeEditable('Offline Loaves')
  await openStudio(page, path)
  await page.route('**/trpc/studio.save*', (route) => route.abort())
  await retype(page, headlineIn(page), 'Typed while offline')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.')
  await page.unroute('**/trpc/studio.save*')
  ignoreFailedCalls(problems)
  await page.reload()
  await expect(headlineIn(page)).toHaveText('Typed while offline')
  await waitUntilSaved(page)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(headlineIn(page)).toHaveText('Typed while offline')
})

test('of two tabs the second is asked, and nothing is overwritten unasked', async ({
  page,
  context,
  problems,
}) => {
  const { path } = await makeEditable('Two Tab Loaves')
  await openStudio(page, path)
  const other = await context.newPage()
  await openStudio(other, path)
  await retype(page, headlineIn(page), 'The first tab')
  await waitUntilSaved(page)
  await retype(other, headlineIn(other), 'The second tab')
  const question = other.getByRole('alert').filter({ hasText: 'changed somewhere else' })
  await expect(question).toBeVisible()
  await other.getByRole('button', { name: 'Take the newer version' }).click()
  await expect(headlineIn(other)).toHaveText('The first tab')
  await expect(question).toHaveCount(0)
  // Undo brings the own words back; they are saved over the newer version, knowingly.
  await undoButton(other).click()
  await expect(headlineIn(other)).toHaveText('The second tab')
  await waitUntilSaved(other)
  await retype(page, headlineIn(page), 'The first tab again')
  await page.getByRole('button', { name: 'Keep what I see here' }).click()
  await waitUntilSaved(page)
  await page.reload()
  await expect(headlineIn(page)).toHaveText('The first tab again')
  ignoreFailedCalls(problems)
})

test('a revoked link ends the Studio, and keeps what was typed', async ({ page, problems }) => {
  const { path, token } = await makeEditable('Ended Loaves')
  await openStudio(page, path)
  const staffToken = await logIn(String(process.env.AGENCY_TEST_SITE))
  const { conceptId } = await page.evaluate(async (secret) => {
    const input = encodeURIComponent(JSON.stringify({ token: secret }))
    const response = await fetch(`/trpc/studio.get?input=${input}`)
    return (await response.json()).result.data
  }, token)
  const list = await fetch(`${process.env.AGENCY_TEST_SITE}/api/gallery-concepts`, {
    headers: { authorization: `Bearer ${staffToken}` },
  })
  const rows: { id: number; conceptId: string }[] = await list.json()
  const id = rows.find((row) => row.conceptId === conceptId)?.id
  await fetch(`${process.env.AGENCY_TEST_SITE}/trpc/studio.endLinks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${staffToken}` },
    body: JSON.stringify({ conceptId: id }),
  })
  await retype(page, headlineIn(page), 'Too late')
  await expect(page.getByRole('alert')).toContainText('This edit link no longer works.')
  await expect(headlineIn(page)).toHaveText('Too late')
  ignoreFailedCalls(problems)
})

test('colours that carry no readable text are repaired, and it says so', async ({ page }) => {
  const { path } = await makeEditable('Bright Loaves')
  await openStudio(page, path)
  await showPanel(page, 'Colours')
  await page.getByLabel('Main colour', { exact: true }).fill('#e8483f')
  await page.getByLabel('Second colour', { exact: true }).fill('#14324f')
  await expect(
    page.getByText(/Your main colour #e8483f carries text at only 3\.\d:1/),
  ).toBeVisible()
  // What is on the page is readable: axe finds no low contrast in it.
  const violations = await axeViolations(page)
  expect(violations.filter((line) => line.startsWith('color-contrast'))).toEqual([])
})

test('the colours of a logo are proposed, and a file that is no picture is refused', async ({
  page,
}) => {
  const { path } = await makeEditable('Logo Loaves')
  await openStudio(page, path)
  await showPanel(page, 'Colours')
  const field = page.getByLabel('Take the colours of a logo')
  const drawn = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#183c8c' },
  })
    .composite([
      {
        input: {
          create: { width: 60, height: 12, channels: 3, background: '#f0961e' },
        },
        gravity: 'south',
      },
    ])
    .png()
    .toBuffer()
  await field.setInputFiles({ name: '<b>.png', mimeType: 'image/png', buffer: drawn })
  const main = page.getByLabel('Main colour', { exact: true })
  await expect(main).toHaveValue(/^#1[0-9a-f]3[0-9a-f]8[0-9a-f]$/)
  await expect(page.getByLabel('Second colour', { exact: true })).toHaveValue(/^#(?:e|f)/)
  await waitUntilSaved(page)
  const chosen = await main.inputValue()
  const text = Buffer.from('<script>alert(1)</script>')
  await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: text })
  await expect(page.getByText('Please choose a PNG, JPEG, WebP or GIF picture.')).toBeVisible()
  await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: text })
  await expect(page.getByText('This picture could not be read.', { exact: false })).toBeVisible()
  await expect(main).toHaveValue(chosen)
})

test('goes back to the first design, and forward again', async ({ page }) => {
  const { path } = await makeEditable('Versioned Loaves')
  await openStudio(page, path)
  const first = await headlineIn(page).innerText()
  await retype(page, headlineIn(page), 'A second thought')
  await waitUntilSaved(page)
  await showPanel(page, 'Versions')
  await page.getByRole('button', { name: 'Go back to: The first design' }).click()
  await expect(headlineIn(page)).toHaveText(first)
  await expect(page.getByText(/an earlier version brought back/)).toBeVisible()
  await waitUntilSaved(page)
  await page.getByRole('button', { name: /^Go back to: \d/ }).click()
  await expect(headlineIn(page)).toHaveText('A second thought')
})

test('going back while the versions are still loading lists the one that was brought back', async ({
  page,
}) => {
  const { path } = await makeEditable('Hurried Loaves')
  await openStudio(page, path)
  const first = await headlineIn(page).innerText()
  await retype(page, headlineIn(page), 'A hurried thought')
  await waitUntilSaved(page)
  const restored = Promise.withResolvers<void>()
  let held = 0
  await page.route('**/trpc/studio.versions*', async (route) => {
    const response = await route.fetch()
    held += 1
    if (held === 1) await restored.promise
    await route.fulfill({ response }).catch(() => {})
  })
  await showPanel(page, 'Versions')
  await page.getByRole('button', { name: 'Go back to: The first design' }).click()
  await expect(headlineIn(page)).toHaveText(first)
  restored.resolve()
  await expect(page.getByText(/an earlier version brought back/)).toBeVisible()
  expect(held).toBe(2)
})

test('sections can be added, shown in another way and removed', async ({ page }) => {
  const { path } = await makeEditable('Added Loaves')
  await openStudio(page, path)
  const count = await shownSections(page).count()
  await page.getByLabel('Add a section').selectOption({ label: 'Quote' })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(shownSections(page)).toHaveCount(count + 1)
  const asks = sideOf(page).getByText(
    'Still to write: Headline, Text. Nobody else sees this section until then.',
  )
  await expect(asks).toBeVisible()
  const quote = pageIn(page).getByText('Something a customer said')
  await retype(page, quote, 'The best rye in Coburg')
  await expect(
    sideOf(page).getByText('Still to write: Text. Nobody else sees these words until then.'),
  ).toBeVisible()
  await sideOf(page)
    .getByRole('button', { name: /^Opening/ })
    .click()
  const way = sideOf(page).getByLabel('Shown as')
  await way.selectOption({ label: 'Billboard' })
  await expect(headlineIn(page)).toBeVisible()
  await waitUntilSaved(page)
  await page.reload()
  await expect(pageIn(page).getByText('The best rye in Coburg')).toBeVisible()
  await sideOf(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(shownSections(page)).toHaveCount(count)
  await waitUntilSaved(page)
})

test('is accessible in both themes and on a phone, in each panel', async ({ page }) => {
  const { path } = await makeEditable('Accessible Loaves')
  await openStudio(page, path)
  await sideOf(page)
    .getByRole('button', { name: /^Opening/ })
    .click()
  for (const name of ['Sections', 'Logo', 'Colours', 'Type', 'Style', 'Versions'] as const) {
    await showPanel(page, name)
    for (const [width, theme] of [
      [390, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((scheme) => {
        document.documentElement.className = scheme
      }, theme)
      await waitForFrame(page)
      expect(await axeViolations(page, FRAMED_LANDMARKS), `${name}, ${theme}`).toEqual([])
    }
  }
})

test('an unknown or ended link says so, with a 404', async ({ page, problems }) => {
  const response = await page.goto(`/concepts/${'0'.repeat(32)}/edit`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This edit link no longer works.',
  )
  ignoreFailedCalls(problems)
})

staffTest('staff make an edit link in the drawer, and end it', async ({ page }) => {
  const { token } = await makeEditable('Drawer Loaves')
  await page.goto('/dashboard/concepts?text=Drawer+Loaves')
  await page.getByRole('button', { name: 'Drawer Loaves', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(/^1 works until/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Change this design' }).click()
  await expect(drawer.getByText(/^2 work until/)).toBeVisible()
  const href = String(
    await drawer.getByRole('link', { name: 'Open the Studio' }).getAttribute('href'),
  )
  expect(href).toMatch(/^\/concepts\/[0-9a-f]{32}\/edit$/)
  await drawer.getByRole('button', { name: 'End all edit links' }).click()
  await expect(drawer.getByText(/^Ended by staff/)).toBeVisible()
  const saved = await callSite('studio.finish', { token }).catch(() => 'ended')
  expect(saved).toBe('ended')
})
