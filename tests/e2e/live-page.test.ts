import { pictureBoxes } from '@agency/concept-engine/samples/picture-boxes'
import { expect, test } from 'playwright/test'
import { accessibilityFaults } from '../support/accessible.ts'
import { distances, liveBoxes } from '../support/fidelity.ts'
import { sampleConcepts, sampleSite, serveSamples } from '../support/sample-live-pages.ts'
import { isFullRun } from '../support/test-size.ts'

/** Lines of the two break alike nearly always; where one does not, what is below it moves by a line. */
const CLOSE = 8
const LINE = 90

for (const [on, width, textsLeast, shareClose] of [
  ['screen', 1440, isFullRun ? 200 : 100, 0.95],
  // Of a phone only the top of each page; its lines are short and break more often.
  ['phone', 390, isFullRun ? 150 : 75, 0.92],
] as const) {
  test(`texts and pictures stand on a live page of ${width} pixels where the picture has them`, async ({
    page,
  }) => {
    const concepts = sampleConcepts(isFullRun ? 4 : 8)
    const site = await serveSamples(concepts.map(sampleSite))
    await page.setViewportSize({ width, height: 900 })
    const all: number[] = []
    for (const [at, concept] of concepts.entries()) {
      await page.goto(`${site.url}/${at}`)
      await page.evaluate(() => document.fonts.ready)
      const far = distances(await pictureBoxes(concept, on), await liveBoxes(page))
      expect.soft(Math.max(...far), concept.companyName).toBeLessThan(LINE)
      all.push(...far)
    }
    site.close()
    expect(all.length).toBeGreaterThan(textsLeast)
    expect(all.filter((distance) => distance <= CLOSE).length / all.length).toBeGreaterThan(
      shareClose,
    )
  })
}

test('no page of a sample scrolls sideways, from 320 pixels to 1920', async ({ page }) => {
  const concepts = sampleConcepts(isFullRun ? 3 : 9)
  const site = await serveSamples(concepts.map(sampleSite))
  for (const [at, { companyName }] of concepts.entries()) {
    await page.goto(`${site.url}/${at}`)
    for (const width of [320, 600, 959, 960, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p, a, input, label), footer *')]
          .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
          .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
          .map(({ text }) => text?.slice(0, 30)),
      )
      expect.soft(outside, `${companyName} at ${width}`).toEqual([])
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(scrolls, `${companyName} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  site.close()
})

test('the keyboard alone goes through a whole page, in the order of sight', async ({ page }) => {
  const concepts = sampleConcepts(isFullRun ? 12 : 33)
  const site = await serveSamples(concepts.map(sampleSite))
  for (const [at, { companyName }] of concepts.entries()) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.url}/${at}`)
      const stops = await page
        .locator('a:visible, input:visible, textarea:visible, select:visible, summary:visible')
        .count()
      const seen: number[] = []
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => {
          const element = document.activeElement ?? document.body
          const { top, width: wide } = element.getBoundingClientRect()
          const { outlineStyle } = getComputedStyle(element)
          return { top: top + scrollY, wide, outlineStyle, isBody: element === document.body }
        })
        expect.soft(focused.isBody, `${companyName}, stop ${stop}`).toBe(false)
        expect.soft(focused.wide, `${companyName}, stop ${stop}`).toBeGreaterThan(0)
        expect.soft(focused.outlineStyle, `${companyName}, stop ${stop}`).toBe('solid')
        seen.push(focused.top)
      }
      // On a phone one below the other; side by side on a screen, from top to bottom all the same.
      for (const [stop, top] of seen.slice(1).entries())
        expect
          .soft(top, `${companyName} at ${width}, stop ${stop}`)
          .toBeGreaterThan((seen[stop] ?? 0) - 400)
    }
  }
  site.close()
})

test('the menu of a phone opens by keyboard, and closes again', async ({ page }) => {
  const site = await serveSamples(sampleConcepts(99).map(sampleSite))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${site.url}/0`)
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  await page.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.locator('summary').focus()
  await page.keyboard.press('Space')
  await expect(menu).toBeHidden()
  site.close()
})

test('text twice as large is whole, and nothing scrolls sideways for it', async ({ page }) => {
  const concepts = sampleConcepts(isFullRun ? 6 : 20)
  const site = await serveSamples(concepts.map(sampleSite))
  for (const [at, { companyName }] of concepts.entries()) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.url}/${at}`)
      const sizes = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main p, main label, footer a')].map((element) =>
            Number.parseFloat(getComputedStyle(element).fontSize),
          ),
        )
      const before = await sizes()
      await page.addStyleTag({ content: 'html{font-size:200%}' })
      const after = await sizes()
      // What is large already has less to grow.
      for (const [index, size] of before.entries())
        expect
          .soft((after[index] ?? 0) / size, `${companyName} at ${width}, ${size} px`)
          .toBeGreaterThan(size < 24 ? 1.6 : 1.3)
      const faults = await page.evaluate(() => {
        const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1,h2,h3,p,a,label)')]
        return texts
          .filter((element) => element.offsetParent !== null && element.textContent?.trim())
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect()
            const isCut =
              element.scrollHeight > element.clientHeight + 4 &&
              getComputedStyle(element).overflow === 'hidden'
            return left < -1 || right > innerWidth + 1 || isCut
          })
          .map(({ textContent }) => textContent?.slice(0, 40))
      })
      expect.soft(faults, `${companyName} at ${width}`).toEqual([])
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(scrolls, `${companyName} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  site.close()
})

test('a printed page is light, and has neither the menu nor the note', async ({ page }) => {
  const site = await serveSamples(sampleConcepts(99).map(sampleSite))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${site.url}/0#preview`)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await ground()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 720, height: 1000 })
  expect(await ground()).not.toBe(dark)
  await expect(page.locator('summary')).toBeHidden()
  await expect(page.locator('.note')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  site.close()
})

test('axe finds no fault on a page, light or dark', async ({ page }) => {
  const concepts = sampleConcepts(isFullRun ? 10 : 33)
  const site = await serveSamples(concepts.map(sampleSite))
  for (const [at, { companyName }] of concepts.entries()) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.goto(`${site.url}/${at}`)
        expect.soft(await accessibilityFaults(page), `${companyName}, ${colorScheme}`).toEqual([])
      }
    }
  }
  site.close()
})
