import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { fillGenerator, submitButton } from '../support/generator-form.ts'
import { buildState, mockRun, sampleResult } from '../support/mocked-run.ts'
import { expect, test } from '../support/site-test.ts'
import { staffTest } from '../support/staff-test.ts'

const stages = (page: Page) => page.locator('[data-stages]')
const failure = (page: Page) => page.getByRole('alert')
const result = (page: Page) => page.getByRole('heading', { name: 'Your Generated Website Concept' })
const description = (page: Page) => page.getByLabel('Description', { exact: true })

async function startRun(page: Page) {
  await page.goto('/ai-generator')
  await fillGenerator(page)
  await submitButton(page).click()
}

test('Cancel stops the run and keeps the input', async ({ page }) => {
  const run = await mockRun(page)
  await startRun(page)
  await run.sendState(buildState('designing'))
  await stages(page).getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => run.callCounts['generations.cancel']).toBe(1)
  await run.sendState(buildState('cancelled'))
  await expect(submitButton(page)).toHaveText('Generate My Concept')
  await expect(failure(page)).toHaveCount(0)
  await expect(description(page)).not.toHaveValue('')
  await page.reload()
  await expect(submitButton(page)).toHaveText('Generate My Concept')
})

test(
  'a concept finished after returning to the form does not leave the form',
  fullOnly,
  async ({ page }) => {
    const run = await mockRun(page)
    await startRun(page)
    await run.sendState(buildState('done', { result: sampleResult }))
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await page.getByRole('button', { name: 'Back to Form' }).click()
    await description(page).fill('Another idea altogether')
    await run.sendState(buildState('done', { result: { ...sampleResult, conceptId: 'second' } }))
    await expect(submitButton(page)).toHaveText('Generate My Concept')
    await expect(description(page)).toHaveValue('Another idea altogether')
    await expect(result(page)).toBeHidden()
    // Text typed in the meantime is still a draft, and the abandoned run is not resumed.
    await page.reload()
    await expect(description(page)).toHaveValue('Another idea altogether')
    await expect(submitButton(page)).toBeEnabled()
  },
)

test('resumes its run after a reload, with the brief in its fields', async ({ page }) => {
  const run = await mockRun(page)
  await startRun(page)
  await run.sendState(buildState('designing'))
  await expect(stages(page)).toContainText('Designing the page.')
  await page.reload()
  await run.sendState(buildState('rendering', {}, 129))
  const bar = page.getByRole('complementary', { name: 'Your concept is being generated' })
  await expect(bar).toContainText(/Rendering the picture\. 2:(09|1\d)/)
  await expect(description(page)).toHaveValue(/sourdough/)
  expect(run.callCounts['generations.start']).toBe(1)
  await run.sendState(buildState('done', { result: sampleResult }))
  await expect(result(page)).toBeVisible()
  await expect(bar).toHaveCount(0)
  await page.reload()
  await expect(submitButton(page)).toHaveText('Generate My Concept')
})

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [360, 1440]) {
    test(
      `is accessible while it runs, in ${colorScheme} at ${width} pixels`,
      fullUnless(colorScheme === 'dark' && width === 360),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        const run = await mockRun(page)
        await startRun(page)
        await run.sendState(buildState('rendering'))
        await page.reload()
        await run.sendState(buildState('rendering'))
        await expect(stages(page)).toContainText('Rendering')
        await expectToBeAccessible(page, [[width, colorScheme]])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      },
    )
  }
}

staffTest('a run is also followed in the dashboard’s generator', fullOnly, async ({ page }) => {
  const run = await mockRun(page)
  await page.goto('/dashboard/generate-concept')
  await fillGenerator(page)
  await submitButton(page).click()
  await run.sendState(buildState('designing'))
  await expect(stages(page)).toContainText('Designing the page.')
  await run.sendState(buildState('done', { result: sampleResult }))
  await expect(result(page)).toBeFocused()
})
