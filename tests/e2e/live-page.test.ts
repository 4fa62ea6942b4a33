import { pictureTexts } from '@agency/concept-engine/samples/picture-texts'
import { expect, test } from 'playwright/test'
import { distances, liveTexts } from '../support/fidelity.ts'
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
  test(`texts stand on a live page of ${width} pixels where the picture has them`, async ({
    page,
  }) => {
    const concepts = sampleConcepts(isFullRun ? 4 : 8)
    const site = await serveSamples(concepts.map(sampleSite))
    await page.setViewportSize({ width, height: 900 })
    const all: number[] = []
    for (const [at, concept] of concepts.entries()) {
      await page.goto(`${site.url}/${at}`)
      await page.evaluate(() => document.fonts.ready)
      const far = distances(await pictureTexts(concept, on), await liveTexts(page))
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
