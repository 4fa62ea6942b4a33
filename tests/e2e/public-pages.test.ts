import { setTimeout as sleep } from 'node:timers/promises'
import { publicRoutes } from '@agency/tools/browser/public-routes'
import { waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly, fullUnless, isFullRun } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { allThemesAndWidths, expectToBeAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/site-test.ts'

/**
 * Visible controls with their target size: a small checkbox in a label is as large as the label.
 */
const smallTargets = (page: Page, min: number) =>
  page.evaluate((minHeight) => {
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary')
    return [...controls].flatMap((control) => {
      const style = getComputedStyle(control)
      const isInlineLink = control.matches('a') && style.display === 'inline'
      const isHidden = !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (isInlineLink || isHidden || control.closest('[inert]')) return []
      const { width, height, left } = (control.closest('label') ?? control).getBoundingClientRect()
      // The skip link is off the screen until it is focused.
      if (left < 0 || style.clipPath !== 'none') return []
      const isSmall = height + 0.5 < minHeight || width + 0.5 < 24
      return isSmall
        ? [
            `${control.tagName} ${control.textContent?.trim()} ${Math.round(width)}×${Math.round(height)}`,
          ]
        : []
    })
  }, min)

const skippedLevels = (page: Page) =>
  page.evaluate(() => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent }))
    return levels
      .filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1)
      .map(({ level, text }) => `h${level} ${text}`)
  })

/** Paragraphs with a line longer than this many characters. */
const longLines = (page: Page, max: number) =>
  page.evaluate((maxLength) => {
    const longest = (block: Element) => {
      const range = document.createRange()
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      let [max, count, line] = [0, 0, Number.NaN]
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (let offset = 0; offset < (node.textContent?.length ?? 0); offset += 1) {
          range.setStart(node, offset)
          range.setEnd(node, offset + 1)
          const { bottom, width } = range.getBoundingClientRect()
          // A space at the end of a line has no width.
          if (width === 0) continue
          if (Math.abs(bottom - line) > 6 || Number.isNaN(line)) [line, count] = [bottom, 0]
          count += 1
          max = Math.max(max, count)
        }
      }
      return max
    }
    return [...document.querySelectorAll('main p, main li')].flatMap((block) => {
      if (block.querySelector('p, ul, div') || !block.checkVisibility()) return []
      const length = longest(block)
      return length > maxLength ? [`${length}: ${block.textContent?.slice(0, 60)}`] : []
    })
  }, max)

/** Notes layout shifts. The fonts come late, as on a slow connection: that text moves the page. */
async function watchShifts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await sleep(500)
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Scrolls down the page as a reader does, and returns the layout shift since it was loaded. */
async function measureShiftsWhileScrolling(page: Page): Promise<number> {
  await waitForPage(page)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y)
      // Two frames: pictures that come near the viewport are requested in the first.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    }
  })
  await waitForPage(page)
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
}

const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

for (const path of publicRoutes) {
  test(`${path} is complete, stable, readable and accessible from 320 px in both themes`, async ({
    page,
  }) => {
    await watchShifts(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
    expect(await response?.text()).toMatch(/<h1[\s>]/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await measureShiftsWhileScrolling(page)).toBeLessThanOrEqual(0.02)

    expect(await skippedLevels(page)).toEqual([])
    expect(await longLines(page, 75)).toEqual([])
    expect(await smallTargets(page, 24)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await smallTargets(page, 44)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)

    await expectToBeAccessible(page, isFullRun ? allThemesAndWidths : undefined)
  })
}

for (const path of publicRoutes) {
  test(`${path} has no layout shift on a phone`, fullOnly, async ({ page }) => {
    await watchShifts(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path)
    expect(await measureShiftsWhileScrolling(page)).toBeLessThanOrEqual(0.02)
  })
}

for (const path of ['/', '/gallery', '/contact', '/ai-generator', '/our-work', '/about']) {
  test(
    `on ${path} every focused control has a visible ring and is not covered`,
    fullUnless(path === '/' || path === '/ai-generator'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      await waitForPage(page)
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      const faults: string[] = []
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate((isFirst) => {
          const control = document.activeElement
          if (!control || control === document.body) return undefined
          const { outlineStyle, outlineWidth } = getComputedStyle(control)
          const name = `${control.tagName} ${control.textContent?.trim().slice(0, 40)}`
          const faults: string[] = []
          if (isFirst && control.getAttribute('href') !== '#main') faults.push(`first is ${name}`)
          if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) {
            faults.push(`no ring on ${name}`)
          }
          const box = control.getBoundingClientRect()
          const bar = document.querySelector('header')?.getBoundingClientRect()
          if (bar && !control.closest('header, [href="#main"]') && box.bottom <= bar.bottom) {
            faults.push(`behind the bar: ${name}`)
          }
          return faults
        }, step === 0)
        if (!focused) break
        faults.push(...focused)
      }
      expect(faults).toEqual([])
    },
  )
}

test('the gallery is tabbed through row by row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/gallery')
  const cardTops = await page
    .getByRole('main')
    .locator('button:has(img)')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
  // Each card starts at or below the start of the previous one, within the difference between
  // columns.
  const backwardSteps = cardTops.filter(
    (top, index) => index > 0 && (cardTops[index - 1] ?? 0) - top > 200,
  )
  expect(backwardSteps).toEqual([])
})

test('the phone menu locks the page behind it, and closes when it loses the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Menu' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').last().focus()
  const isFocusBehindMenu = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('main, footer')))
  // The switches of the bar, its toggle, the browser itself, and the first control of the page.
  for (let step = 0; step < 5; step += 1) {
    expect(await isFocusBehindMenu()).toBe(false)
    await page.keyboard.press('Tab')
  }
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()
})
