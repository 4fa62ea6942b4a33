import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { advanceClock } from '../support/page-clock.ts'
import { expect, test } from '../support/site-test.ts'

const visiblePortrait = (page: Page) =>
  page
    .locator('[data-carousel] > div')
    .evaluateAll((portraits) =>
      portraits.findIndex((portrait) => 'shown' in (portrait as HTMLElement).dataset),
    )
const speed = (page: Page) => page.getByRole('checkbox', { name: 'Fast cycling' })

test('tells the story, nine highlights and six numbered values', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Our Story' })).toBeVisible()
  await expect(main).toContainText('founder-led agency, founded in 2018')
  await expect(main).toContainText('Melbourne, Australia')
  await expect(main).toContainText('A technology leader with over two decades of experience')
  const meet = main.getByRole('region', { name: /^Meet / })
  await expect(meet.getByRole('listitem')).toHaveCount(9)
  const values = main.locator('ol').getByRole('listitem')
  await expect(values.getByRole('heading')).toHaveText([
    'Innovation',
    'Excellence',
    'Collaboration',
    'Transparency',
    'Impact',
    'Growth',
  ])
  await expect(values.first()).toContainText('01')
  await expect(values.last()).toContainText('06')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('eleven portraits rotate every 150 ms, or every 800 ms without Fast cycling', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-03-01T08:00:00+11:00' })
    await page.goto('/about')
    await expect(speed(page)).toBeChecked()
    await expect(page.locator('[data-carousel] > div')).toHaveCount(11)
    await page.clock.pauseAt('2026-03-01T09:00:00+11:00')
    await advanceClock(page, 0)
    const firstVisible = await visiblePortrait(page)
    for (let i = 1; i <= 11; i += 1) {
      await advanceClock(page, 150)
      expect(await visiblePortrait(page)).toBe((firstVisible + i) % 11)
    }
    await speed(page).uncheck()
    const current = await visiblePortrait(page)
    await advanceClock(page, 799)
    expect(await visiblePortrait(page)).toBe(current)
    await advanceClock(page, 1)
    expect(await visiblePortrait(page)).toBe((current + 1) % 11)
    const portrait = page.locator('[data-carousel] > div').first()
    expect(await portrait.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
      '0.1s',
    )
  })

  test('the rotation stops under the pointer and with Pause', fullOnly, async ({ page }) => {
    await page.clock.install({ time: '2026-03-01T08:00:00+11:00' })
    await page.goto('/about')
    await expect(speed(page)).toBeChecked()
    await page.locator('[data-carousel]').hover()
    await page.clock.pauseAt('2026-03-01T09:00:00+11:00')
    await advanceClock(page, 0)
    const stopped = await visiblePortrait(page)
    await advanceClock(page, 2_000)
    expect(await visiblePortrait(page)).toBe(stopped)
    await page.mouse.move(2, 2)
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    const paused = await visiblePortrait(page)
    await advanceClock(page, 2_000)
    expect(await visiblePortrait(page)).toBe(paused)
  })
})

test('the rotation does not run with reduced motion', fullOnly, async ({ page }) => {
  await page.clock.install({ time: '2026-03-01T08:00:00+11:00' })
  await page.goto('/about')
  await expect(speed(page)).toBeChecked()
  await page.clock.pauseAt('2026-03-01T09:00:00+11:00')
  await advanceClock(page, 0)
  const initial = await visiblePortrait(page)
  await advanceClock(page, 5_000)
  expect(await visiblePortrait(page)).toBe(initial)
})
