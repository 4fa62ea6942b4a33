import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { fillGenerator, submitButton } from '../support/generator-form.ts'
import { ignoreFailedCalls, unreachable } from '../support/mock-calls.ts'
import { buildState, GENERATION_ID, mockRun, sampleResult } from '../support/mocked-run.ts'
import { expect, test } from '../support/site-test.ts'
import { staffTest } from '../support/staff-test.ts'

const stages = (page: Page) => page.locator('[data-stages]')
const announcement = (page: Page) => page.locator('[data-announced]')
const stepStates = (page: Page) =>
  stages(page)
    .locator('li')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-progress')))
const failure = (page: Page) => page.getByRole('alert')
const result = (page: Page) => page.getByRole('heading', { name: 'Your Generated Website Concept' })
const description = (page: Page) => page.getByLabel('Description', { exact: true })

async function startRun(page: Page) {
  await page.goto('/ai-generator')
  await fillGenerator(page)
  await submitButton(page).click()
}

test('lights up each stage as the server reports it, and announces each once', async ({ page }) => {
  const run = await mockRun(page)
  await page.goto('/ai-generator')
  expect(await stepStates(page)).toEqual(['next', 'next', 'next', 'next'])
  await fillGenerator(page)
  const announcements: string[] = []
  await page.exposeFunction('say', (text: string) => announcements.push(text))
  await announcement(page).evaluate((region) => {
    new MutationObserver(() => {
      ;(window as unknown as { say: (text: string) => void }).say(region.textContent ?? '')
    }).observe(region, { childList: true, characterData: true, subtree: true })
  })
  await submitButton(page).click()
  await expect.poll(() => announcements).toEqual(['Sending your brief.'])
  await run.sendState(buildState('queued', { position: 3 }))
  await expect(stages(page)).toContainText('Waiting in the queue, 2 ahead of you.')
  await run.sendState(buildState('queued', { position: 1 }))
  await expect(stages(page)).toContainText(/Waiting in the queue\. 0:(0[3-9]|1\d)/)
  await run.sendState(buildState('designing'))
  await expect.poll(() => stepStates(page)).toEqual(['done', 'now', 'next', 'next'])
  await run.sendState(buildState('pricing', {}, 65))
  await expect.poll(() => stepStates(page)).toEqual(['done', 'done', 'done', 'now'])
  // The elapsed time by the server's clock.
  await expect(stages(page)).toContainText(/Pricing the work\. 1:(0[5-9]|1\d)/)
  await expect(page.getByRole('form', { name: 'Your brief' })).toHaveAttribute('aria-busy', 'true')
  await run.sendState(buildState('done', { result: sampleResult }))
  await expect(result(page)).toBeFocused()
  expect(announcements).toEqual([
    'Sending your brief.',
    'Waiting in the queue.',
    'Designing the page.',
    'Pricing the work.',
  ])
  expect(await run.countOpenStreams()).toBe(0)
})

test('moves nothing on the page from the first stage to the last', fullOnly, async ({ page }) => {
  const run = await mockRun(page)
  await startRun(page)
  const heights = new Set<number>()
  for (const stage of ['queued', 'brief', 'designing', 'rendering', 'pricing'] as const) {
    await run.sendState(buildState(stage, { position: stage === 'queued' ? 9 : null }))
    heights.add(await page.locator('form[data-form]').evaluate((form) => form.clientHeight))
  }
  expect(heights.size).toBe(1)
})

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

test(
  'a run cancelled before the server responds is cancelled as soon as it has an id',
  fullOnly,
  async ({ page }) => {
    const startGate = Promise.withResolvers<object>()
    const run = await mockRun(page, { 'generations.start': startGate.promise })
    await startRun(page)
    await stages(page).getByRole('button', { name: 'Cancel' }).click()
    expect(run.callCounts['generations.cancel']).toBeUndefined()
    startGate.resolve({ generationId: GENERATION_ID })
    await expect.poll(() => run.callCounts['generations.cancel']).toBe(1)
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

test('resumes when the stream breaks, and reports a lost server', async ({ page, problems }) => {
  let findResponse: unknown = unreachable
  const run = await mockRun(page, { 'generations.find': () => findResponse })
  await startRun(page)
  await run.sendState(buildState('designing'))
  await run.breakStream()
  await expect(stages(page)).toContainText('The connection was lost. Your concept is safe')
  findResponse = buildState('pricing')
  await expect(stages(page)).toContainText('Pricing the work.')
  await run.sendState(buildState('done', { result: sampleResult }))
  await expect(result(page)).toBeVisible()
  ignoreFailedCalls(problems)
})

test('a failure shows its message and any estimate, and keeps the input', async ({ page }) => {
  const run = await mockRun(page)
  await startRun(page)
  await run.sendState(
    buildState('failed', {
      failure: {
        code: 'GENERATION_FAILED',
        message: 'The brush broke.',
        pdfUrl: '/uploads/estimates/x.pdf',
      },
    }),
  )
  await expect(failure(page)).toContainText('The brush broke.')
  await expect(failure(page).getByRole('link', { name: 'download it as PDF' })).toHaveAttribute(
    'download',
    'estimate.pdf',
  )
  await expect(description(page)).toHaveValue(/sourdough/)
})

test('a brief whose response was lost is resent as the same request', async ({
  page,
  problems,
}) => {
  const keys: string[] = []
  const seeds: number[] = []
  await mockRun(page, { 'generations.start': unreachable })
  page.on('request', (request) => {
    if (!request.url().includes('generations.start')) return
    const { idempotencyKey, seed } = request.postDataJSON()[0]
    keys.push(idempotencyKey)
    seeds.push(seed)
  })
  await startRun(page)
  await expect(failure(page)).toContainText('An error occurred')
  await submitButton(page).click()
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[0]).toBe(keys[1])
  // The page that was shown is the one that may already be stored.
  expect(seeds[0]).toBe(seeds[1])
  await expect(failure(page)).toBeVisible()
  await description(page).fill('Something else entirely.')
  await submitButton(page).click()
  await expect.poll(() => keys.length).toBe(3)
  expect(keys[2]).not.toBe(keys[0])
  await expect(failure(page)).toBeVisible()
  ignoreFailedCalls(problems)
})

test('offers no document when there is none', fullOnly, async ({ page }) => {
  const run = await mockRun(page)
  await startRun(page)
  await run.sendState(buildState('done', { result: { ...sampleResult, pdfUrl: '' } }))
  await expect(result(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await expect(page.getByText('Download Your Design')).toHaveCount(0)
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
