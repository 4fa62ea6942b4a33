import { expect, type Page } from 'playwright/test'

/** The files with the code of pages. */
export const CODE = /\/assets\/.*\.js$/

/** Holds the code of pages back until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(CODE, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Opens a page whose code is held back: it never finishes loading. */
export async function openWithoutCode(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeVisible()
}

/** Waits until React has hydrated the page. */
export const untilLive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  )
