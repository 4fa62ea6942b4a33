import { readFile } from 'node:fs/promises'
import { fullOnly } from '@agency/tools/test/test-size'
import type { Locator, Page } from 'playwright/test'
import {
  briefAnswers,
  briefField,
  fillGenerator,
  selectScreen,
  submitButton,
  withoutPreview,
} from '../support/generator-form.ts'
import { expect, test } from '../support/site-test.ts'
import { showPending } from '../support/staff-test.ts'

const result = (page: Page) => page.getByRole('heading', { name: 'Your Generated Website Concept' })

const startCall = '**/trpc/generations.start*'

test('turns a brief into a concept and an estimate, and releases it for the gallery', async ({
  page,
}) => {
  await page.goto('/ai-generator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Website Concept Generator')
  await withoutPreview(page)
  await fillGenerator(page)
  const choice = page.getByLabel('Show my concept in the public gallery')
  await expect(choice).not.toBeChecked()
  await choice.check()
  await submitButton(page).click()
  // The first concept of a run: its process starts, and loads dictionaries and fonts.
  await expect(result(page)).toBeFocused()
  await expect(page.getByText('You chose to show your concept in the public gallery')).toBeVisible()

  await test.step('the live page is shown on each screen, in a sandbox', async () => {
    const frame = page.locator('iframe[title^="Live page"]')
    await expect(frame).toHaveAttribute('sandbox', 'allow-popups')
    const live = frame.contentFrame()
    await expect(live.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(live.getByText('Menu', { exact: true })).toBeHidden()
    await selectScreen(page, 'Tablet')
    await expect(live.getByText('Menu', { exact: true })).toBeVisible()
    await selectScreen(page, 'Phone')
    await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked()
    await live.getByText('Menu', { exact: true }).click()
    await expect(live.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible()
    const size = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 780 })
    await expect
      .poll(async () => {
        const box = await page.locator('[data-screen=phone]').boundingBox()
        return box && Math.round(box.x + box.width)
      })
      .toBeLessThanOrEqual(360)
    if (size) await page.setViewportSize(size)
  })

  await selectScreen(page, 'Picture')
  const picture = page.getByRole('img', { name: /concept for Lantern Bakery/ })
  expect(
    await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth
    }),
  ).toBeGreaterThanOrEqual(1200)

  const downloadPromise = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Your Design' }).click()
  const download = await downloadPromise
  expect(download.suggestedFilename()).toBe('estimate.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  const resultRegion = page.getByRole('region', { name: 'Your Generated Website Concept' })
  await test.step('price and actions are in sight without a pointer', async () => {
    await page.mouse.move(0, 0)
    await expect(page.getByText(/^\$[\d,]+ to \$[\d,]+$/).first()).toBeVisible()
    for (const name of ['Download Your Design', 'Talk to us']) {
      const action = resultRegion.getByRole('link', { name })
      await expect(action).toBeVisible()
      expect(await action.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    }
    for (const name of ['Share link', 'Regenerate']) {
      await expect(resultRegion.getByRole('button', { name })).toBeVisible()
    }
  })

  await test.step('the picture can be saved as a full-size PNG', async () => {
    const [pngDownload] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as PNG' }).click(),
    ])
    expect(pngDownload.suggestedFilename()).toBe('website-concept.png')
    const bytes = await readFile(await pngDownload.path())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    // The width is at byte 16 of a PNG.
    expect(bytes.readUInt32BE(16)).toBe(1440)
  })

  const price = await resultRegion.getByText(/^\$[\d,]+ to \$[\d,]+$/).innerText()
  await test.step('Regenerate adds a concept of the same price and keeps the first', async () => {
    const first = await picture.getAttribute('src')
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await expect(page.getByText('Concept 2 of 2 is shown.')).toBeAttached()
    expect(await picture.first().getAttribute('src')).not.toBe(first)
    await expect(page.locator(`img[src="${first}"]`)).toHaveCount(1)
    await expect(resultRegion.getByText(price)).toBeVisible()
  })

  await test.step('Back to Form keeps the input', async () => {
    await page.getByRole('button', { name: 'Back to Form' }).click()
    await expect(result(page)).toBeHidden()
    await expect(briefField(page, 'Description')).toHaveValue(briefAnswers.Description)
  })

  await showPending('Lantern Bakery')
  // The old page may be served once more while the new one is rendered.
  await expect(async () => {
    await page.goto('/gallery')
    const pictures = page.getByRole('img', { name: /concept for Lantern Bakery/ })
    await expect(pictures.first()).toBeVisible({ timeout: 1_000 })
    // So is the regenerated one: the choice applies to both.
    await expect(pictures).toHaveCount(2, { timeout: 1_000 })
  }).toPass()
})

test('a preview page appears next to the form while the brief is typed', async ({ page }) => {
  const previewRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/share/preview')) previewRequests.push(request.method())
  })
  await page.goto('/ai-generator')
  const historyLength = await page.evaluate(() => history.length)
  await briefField(page, 'Company Name').fill('Halfway House')
  await briefField(page, 'Description').pressSequentially('A sourdough bakery in Coburg.')
  const previewFrame = page.locator('[data-preview] iframe[aria-hidden=false]')
  const headline = previewFrame.contentFrame().getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('A sourdough bakery in Coburg')
  await expect(page.getByText('A preview of your page is shown before the button.')).toBeAttached()
  await expect(previewFrame).toHaveAttribute('sandbox', 'allow-popups')

  await briefField(page, 'Description').fill('A piano tuner in Kyneton.')
  await expect(headline).toHaveText('A piano tuner in Kyneton')
  // Not one request per keystroke, and no history entries for the Back button.
  expect(previewRequests.length).toBeLessThan(5)
  expect(await page.evaluate(() => history.length)).toBe(historyLength)
  expect(page.url()).toMatch(/\/ai-generator$/)

  await briefField(page, 'Company Name').fill('')
  await expect(previewFrame).toBeHidden()
})

test('the page is shown before the server has accepted the brief', async ({ page }) => {
  const accepted = Promise.withResolvers<void>()
  await page.route(startCall, async (route) => {
    await accepted.promise
    await route.continue()
  })
  let previews = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/share/preview')) previews += 1
  })
  await page.goto('/ai-generator')
  await fillGenerator(page)
  const previewFrame = page.locator('[data-preview] iframe[aria-hidden=false]')
  const headline = previewFrame.contentFrame().getByRole('heading', { level: 1 })
  await expect(headline).toBeVisible()
  const headlineText = await headline.textContent()
  const before = previews
  await submitButton(page).click()
  // Nothing is composed again: the preview already has the concept's design.
  await expect(previewFrame).toHaveAttribute('title', 'Live page of your concept')
  await expect(headline).toHaveText(headlineText ?? '')
  expect(previews).toBe(before)
  accepted.resolve()
  await expect(result(page)).toBeVisible()
  // The preview was the concept's own page.
  const livePage = page.locator('iframe[title="Live page of your concept 1"]').contentFrame()
  await expect(livePage.getByRole('heading', { level: 1 })).toHaveText(headlineText ?? '')
})

for (const [label, hasLivePage] of [
  ['once the live page is painted', true],
  ['a moment after the press if no live page arrives', false],
] as const) {
  test(`drawing starts ${label}`, async ({ page }) => {
    const previewFrame = page.locator('[data-preview] iframe[aria-hidden=false]')
    await page.clock.install()
    await page.goto('/ai-generator')
    await fillGenerator(page)
    await expect(previewFrame).toBeVisible()
    const previousName = (await previewFrame.getAttribute('name')) ?? ''
    const previewRequested = Promise.withResolvers<void>()
    const previewGate = Promise.withResolvers<void>()
    await page.route('**/share/preview', async (route) => {
      previewRequested.resolve()
      await previewGate.promise
      await route.continue()
    })
    let startCount = 0
    page.on('request', (request) => {
      if (request.url().includes('/trpc/generations.start')) startCount += 1
    })
    await page.clock.pauseAt(Date.now() + 60_000)
    await briefField(page, 'Description').pressSequentially(' We have twelve ovens.')
    await submitButton(page).click()
    await previewRequested.promise
    await expect(page.locator('[data-preview] iframe[aria-hidden=true]')).toHaveCSS(
      'visibility',
      'hidden',
    )
    await page.clock.runFor(200)
    expect(startCount).toBe(0)
    if (hasLivePage) {
      previewGate.resolve()
      await expect(previewFrame).not.toHaveAttribute('name', previousName)
      // Two frames.
      await page.clock.runFor(40)
    } else {
      await page.clock.runFor(60)
    }
    await expect.poll(() => startCount).toBe(1)
    previewGate.resolve()
    await page.clock.resume()
    await expect(result(page)).toBeVisible()
  })
}

for (const [label, reach] of [
  ['pointer', (button: Locator) => button.hover()],
  ['keyboard', (button: Locator) => button.focus()],
] as const) {
  test(`the page is composed as soon as the ${label} reaches the button`, async ({ page }) => {
    await page.clock.install()
    await page.goto('/ai-generator')
    await fillGenerator(page)
    await expect(page.locator('[data-preview] iframe[aria-hidden=false]')).toBeVisible()
    // The pause in typing that a preview otherwise waits for never comes.
    await page.clock.pauseAt(Date.now() + 60_000)
    await briefField(page, 'Description').pressSequentially(' We have twelve ovens.')
    const request = page.waitForRequest('**/share/preview')
    await reach(submitButton(page))
    expect((await request).postData()).toContain('twelve+ovens')
  })
}

test('what checks the form is loaded while somebody types', async ({ page }) => {
  const schema = page.waitForRequest(/brief-schema/)
  await page.goto('/ai-generator')
  await briefField(page, 'Company Name').pressSequentially('Halfway House')
  await schema
})

test('on a phone the preview is between the fields and the button, and shifts nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/ai-generator')
  await briefField(page, 'Company Name').fill('Halfway House')
  await briefField(page, 'Description').fill('A sourdough bakery in Coburg.')
  const buttonTop = () =>
    submitButton(page).evaluate((button) => button.getBoundingClientRect().top + scrollY)
  const before = await buttonTop()
  const previewFrame = page.locator('[data-preview] iframe[aria-hidden=false]')
  await expect(previewFrame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
  expect(await buttonTop()).toBe(before)
  const [field, preview] = await Promise.all(
    [briefField(page, 'Description'), previewFrame].map((part) => part.boundingBox()),
  )
  const previewTop = (preview?.y ?? 0) + (await page.evaluate(() => scrollY))
  expect(preview?.y).toBeGreaterThan(field?.y ?? 0)
  expect(previewTop).toBeLessThan(before)
  // In the phone layout its text is readable.
  await expect(previewFrame.contentFrame().getByText('Menu', { exact: true })).toBeVisible()
})

test('hides remembered details on the next visit, and Edit details shows them', async ({
  page,
}) => {
  await page.goto('/ai-generator')
  await page.evaluate(() =>
    localStorage.setItem(
      'userDetails',
      JSON.stringify({
        name: 'Priya Raman',
        email: 'priya@lantern.example',
        phone: '',
        companySize: '1-10',
      }),
    ),
  )
  await page.goto('/ai-generator?industry=Retail')
  await expect(briefField(page, 'Company Name')).toBeVisible()
  for (const label of ['Name', 'Email', 'Company Size', 'Industry']) {
    await expect(briefField(page, label)).toBeHidden()
  }
  await page.getByRole('button', { name: 'Edit details' }).click()
  await expect(briefField(page, 'Name')).toHaveValue('Priya Raman')
  await expect(briefField(page, 'Email')).toHaveValue('priya@lantern.example')
  await expect(briefField(page, 'Industry')).toHaveValue('Retail')
})

test('never hides an invalid remembered detail', fullOnly, async ({ page }) => {
  await page.goto('/ai-generator')
  await page.evaluate(() =>
    localStorage.setItem(
      'userDetails',
      JSON.stringify({ name: 'Priya', email: 'not an address', phone: '', companySize: '1-10' }),
    ),
  )
  await page.reload()
  await expect(briefField(page, 'Email')).toBeVisible()
})

test('a gallery concept prefills the form once', async ({ page }) => {
  await page.goto('/gallery')
  await page
    .getByRole('button', { name: /Voltaic Cycles/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Concept Details')).toBeVisible()
  await dialog.getByRole('img', { name: /Voltaic Cycles/ }).click()
  await expect(page).toHaveURL(/\/ai-generator/)
  await expect(briefField(page, 'Company Name')).toHaveValue('Voltaic Cycles')
  await expect(briefField(page, 'Color Scheme')).toHaveValue('black and acid lime')
  await expect(briefField(page, 'Style')).toHaveValue('Bold')
  expect(await page.evaluate(() => localStorage.getItem('conceptPrefill'))).toBeNull()
})

test('a form that a concept filled in says so, and clears the other company’s name', async ({
  page,
}) => {
  await page.goto('/gallery')
  await page
    .getByRole('button', { name: /Voltaic Cycles/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Start my brief from this' }).click()
  await expect(page.getByText('Filled in from the concept for Voltaic Cycles.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the company name' }).click()
  await expect(briefField(page, 'Company Name')).toHaveValue('')
  await expect(briefField(page, 'Company Name')).toBeFocused()
  await expect(page.getByText('Filled in from the concept')).toBeHidden()
  await expect(briefField(page, 'Style')).toHaveValue('Bold')
})

test('the URL prefills company, industry and style', fullOnly, async ({ page }) => {
  await page.goto('/ai-generator?conceptId=x&companyName=Acme&industry=Retail&overallVibe=Bold')
  await expect(briefField(page, 'Company Name')).toHaveValue('Acme')
  await expect(briefField(page, 'Industry')).toHaveValue('Retail')
  await expect(briefField(page, 'Style')).toHaveValue('Bold')
})

test('eight concepts drift behind the page', fullOnly, async ({ page }) => {
  await page.goto('/ai-generator')
  const driftingImages = page.locator('img[alt=""][src*="/uploads/concepts/"]')
  await expect(driftingImages).toHaveCount(8)
  // On a phone they would lie under the form and the result.
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(driftingImages.first()).toBeHidden()
})

test('the bar’s link to the generator shows that this is the page', async ({ page }) => {
  await page.goto('/ai-generator')
  const link = page.getByRole('banner').getByRole('link', { name: 'Website Generator' })
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click()
  await expect(link).not.toHaveCSS('text-decoration-line', 'underline')
})
