import { pictureBoxes } from '@agency/concept-engine/samples/picture-boxes'
import { isFullRun } from '@agency/tools/test/test-size'
import { expect, test } from 'playwright/test'
import { axeViolations } from '../support/accessible.ts'
import { liveBoxes, measureDisplacements } from '../support/fidelity.ts'
import { sampleConcepts, sampleSite, serveSamples } from '../support/sample-live-pages.ts'

/**
 * Lines nearly always break in the same place in both; if one does not, everything below moves by a
 * line.
 */
const TOLERANCE_PX = 8
const LINE = 90
/** A shift counts once, however much is below it. */
const SHARE_CLOSE = 0.97

for (const [layout, width, minTexts] of [
  ['screen', 1440, isFullRun ? 200 : 100],
  // On a phone only the top of each page.
  ['phone', 390, isFullRun ? 150 : 75],
] as const) {
  test(`texts and pictures of a live page at ${width} px are positioned as in the picture`, async ({
    page,
  }) => {
    const concepts = sampleConcepts(isFullRun ? 4 : 8)
    const site = await serveSamples(concepts.map(sampleSite))
    await page.setViewportSize({ width, height: 900 })
    const distances: number[] = []
    for (const [index, concept] of concepts.entries()) {
      await page.goto(`${site.url}/${index}`)
      await page.evaluate(() => document.fonts.ready)
      const displacements = measureDisplacements(
        await pictureBoxes(concept, layout),
        await liveBoxes(page),
      )
      const farthest = Math.max(...displacements.map(({ distance }) => distance))
      expect.soft(farthest, concept.companyName).toBeLessThan(LINE)
      distances.push(...displacements.map(({ relativeDistance }) => relativeDistance))
    }
    site.close()
    expect(distances.length).toBeGreaterThan(minTexts)
    const close = distances.filter((distance) => distance <= TOLERANCE_PX)
    expect(close.length / distances.length).toBeGreaterThan(SHARE_CLOSE)
  })
}

/** The share of each picture of the page that its box cuts off. */
async function croppedShares(): Promise<number[]> {
  const pictures = [...document.images].filter(({ clientWidth }) => clientWidth > 80)
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode()))
  return pictures.map(({ naturalWidth, naturalHeight, clientWidth, clientHeight }) => {
    const change = naturalWidth / naturalHeight / (clientWidth / clientHeight)
    return 1 - Math.min(change, 1 / change)
  })
}
/**
 * The share that can be cropped without distorting the subject of the picture. On screens wider
 * than the design, pictures that touch an edge of the page become wider, but no taller.
 */
const maxCropped = (width: number) => (width > 1440 ? 0.3 : 0.2)

test('no sample page scrolls horizontally or crops a picture, from 320 to 1920 pixels', async ({
  page,
}) => {
  const concepts = sampleConcepts(isFullRun ? 3 : 9)
  const site = await serveSamples(concepts.map(sampleSite))
  for (const [index, { companyName }] of concepts.entries()) {
    await page.goto(`${site.url}/${index}`)
    for (const width of [320, 600, 959, 960, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const croppedPictures = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p, a, input, label), footer *')]
          .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
          .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
          .map(({ text }) => text?.slice(0, 30)),
      )
      expect.soft(croppedPictures, `${companyName} at ${width}`).toEqual([])
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(scrolls, `${companyName} at ${width}`).toBeLessThanOrEqual(0)
      // After a change of width the browser chooses a picture's source in its own time.
      await expect
        .poll(async () => Math.max(0, ...(await page.evaluate(croppedShares))), {
          message: `${companyName} at ${width}`,
        })
        .toBeLessThan(maxCropped(width))
    }
  }
  site.close()
})

test('a whole page can be tabbed through, in visual order', async ({ page }) => {
  const concepts = sampleConcepts(isFullRun ? 12 : 33)
  const site = await serveSamples(concepts.map(sampleSite))
  for (const [index, { companyName }] of concepts.entries()) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.url}/${index}`)
      const tabStops = await page
        .locator('a:visible, input:visible, textarea:visible, select:visible, summary:visible')
        .count()
      const tabTops: number[] = []
      for (let i = 0; i < tabStops; i += 1) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => {
          const element = document.activeElement ?? document.body
          const { top, width: wide } = element.getBoundingClientRect()
          const { outlineStyle } = getComputedStyle(element)
          return { top: top + scrollY, wide, outlineStyle, isBody: element === document.body }
        })
        expect.soft(focused.isBody, `${companyName}, stop ${i}`).toBe(false)
        expect.soft(focused.wide, `${companyName}, stop ${i}`).toBeGreaterThan(0)
        expect.soft(focused.outlineStyle, `${companyName}, stop ${i}`).toBe('solid')
        tabTops.push(focused.top)
      }
      // Stacked on a phone, side by side on a larger screen, and in order from top to bottom in
      // both.
      for (const [stop, top] of tabTops.slice(1).entries())
        expect
          .soft(top, `${companyName} at ${width}, stop ${stop}`)
          .toBeGreaterThan((tabTops[stop] ?? 0) - 400)
    }
  }
  site.close()
})

test('the phone menu opens and closes by keyboard', async ({ page }) => {
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

test('text at twice the size is not clipped and causes no horizontal scrolling', async ({
  page,
}) => {
  const concepts = sampleConcepts(isFullRun ? 6 : 20)
  const site = await serveSamples(concepts.map(sampleSite))
  for (const [index, { companyName }] of concepts.entries()) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.url}/${index}`)
      const sizes = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main p, main label, footer a')].map((element) =>
            Number.parseFloat(getComputedStyle(element).fontSize),
          ),
        )
      const before = await sizes()
      await page.addStyleTag({ content: 'html{font-size:200%}' })
      const enlarged = await sizes()
      // Text that is already large grows less.
      for (const [index, size] of before.entries())
        expect
          .soft((enlarged[index] ?? 0) / size, `${companyName} at ${width}, ${size} px`)
          .toBeGreaterThan(size < 24 ? 1.6 : 1.3)
      const clipped = await page.evaluate(() => {
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
      expect.soft(clipped, `${companyName} at ${width}`).toEqual([])
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(scrolls, `${companyName} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  site.close()
})

test('a printed page is light, without the menu and the note', async ({ page }) => {
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

test('axe finds no violation on a page, light or dark', async ({ page }) => {
  const concepts = sampleConcepts(isFullRun ? 10 : 33)
  const site = await serveSamples(concepts.map(sampleSite))
  for (const [index, { companyName }] of concepts.entries()) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.goto(`${site.url}/${index}`)
        expect.soft(await axeViolations(page), `${companyName}, ${colorScheme}`).toEqual([])
      }
    }
  }
  site.close()
})
