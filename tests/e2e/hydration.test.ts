import type { Page } from 'playwright/test'
import { expect, requestTest as test } from '../support/site-test.ts'

// The page is observed while React hydrates it, so nothing here waits for that.

/** React schedules its work by messages to itself: holding these back stops it. */
const pauseReact = (page: Page) =>
  page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => {}
  })

/**
 * Counts the elements that React hydrates at a time, with a fake clock on which each reading takes
 * 2 ms: after a step or two it yields the thread by a message to itself. On the real clock hardly
 * any time passes between messages: work that took seconds would be finished in one go.
 */
const countHydrated = (page: Page) =>
  page.addInitScript(() => {
    let now = 0
    performance.now = () => {
      now += 2
      return now
    }
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
    const post = MessagePort.prototype.postMessage
    let before = 0
    let messages = 0
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const { dataset } = document.documentElement
      const hydrated = [...document.querySelectorAll('#root *')].filter(isHydrated).length
      dataset.taken = String(hydrated)
      dataset.most = String(Math.max(hydrated - before, Number(dataset.most ?? 0)))
      before = hydrated
      messages += 1
      now = messages / 100
      post.call(this, message)
    }
  })

/** Waits until React handles clicks, however much it has hydrated by then. */
const waitUntilClickable = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )

test('no task runs two of a page’s modules', async ({ page }) => {
  // The count is decremented in the next task: a second module in the same task would find it at 1.
  // What is loaded once the page is idle is left out: nobody waits for it.
  const countModule = (url: string) => {
    const list = document.querySelector<HTMLScriptElement>('script[data-modules]')
    const { pathname } = new URL(url)
    if (!`${list?.src} ${list?.dataset.modules}`.includes(pathname)) return
    const { dataset } = document.documentElement
    const running = Number(dataset.now ?? 0) + 1
    dataset.now = String(running)
    dataset.most = String(Math.max(running, Number(dataset.most ?? 0)))
    dataset.modules = String(1 + Number(dataset.modules ?? 0))
    setTimeout(() => {
      dataset.now = String(Number(dataset.now) - 1)
    })
  }
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    const countingCode = `;(${countModule})(import.meta.url)`
    await route.fulfill({ response, body: (await response.text()) + countingCode })
  })
  await page.goto('/')
  const counts = page.locator('html')
  const names = await page.locator('script[data-modules]').getAttribute('data-modules')
  const modules = (names ?? '').split(' ').length
  expect(modules).toBeGreaterThan(5)
  // Including the entry.
  await expect(counts).toHaveAttribute('data-modules', String(modules + 1))
  await expect(counts).toHaveAttribute('data-most', '1')
})

test('React hydrates a few elements at a time', async ({ page }) => {
  await countHydrated(page)
  await page.goto('/terms-of-service')
  const counts = page.locator('html')
  await expect.poll(async () => Number(await counts.getAttribute('data-taken'))).toBeGreaterThan(99)
  expect(Number(await counts.getAttribute('data-most'))).toBeLessThan(30)
})

test('a click before hydration takes effect at once', async ({ page }) => {
  await pauseReact(page)
  await page.goto('/')
  await waitUntilClickable(page)
  await page.getByRole('button', { name: 'Use light theme' }).click()
  await expect(page.locator('html')).toHaveClass('light')
})

test('errors created while the modules run capture no stack', async ({ page }) => {
  // React creates some Error objects in advance; V8 parses all of the code again for each of their
  // stacks.
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    const response = await route.fetch()
    const recordingCode = 'document.documentElement.dataset.limit = Error.stackTraceLimit;'
    await route.fulfill({ response, body: recordingCode + (await response.text()) })
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-limit', '0')
  await page.waitForFunction(() => Error.stackTraceLimit > 0)
})

test('server-rendered styles stay where they are', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const removedStyles = changes.flatMap(({ removedNodes }) => [...removedNodes])
      if (removedStyles.some(({ nodeName }) => nodeName === 'STYLE')) {
        document.documentElement.dataset.moved = 'yes'
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  const serverStyles = page.locator('style[data-s]')
  const rules = () =>
    serverStyles.evaluateAll((styles: HTMLStyleElement[]) =>
      styles.map(({ sheet }) => sheet?.cssRules.length),
    )
  const ruleCount = await rules()
  expect(ruleCount).toHaveLength(2)
  await waitUntilClickable(page)
  await page.getByRole('button', { name: 'Use light theme' }).click()
  await expect(page.locator('html')).toHaveClass('light')
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
  expect(await rules()).toEqual(ruleCount)
})
