import { expect, type Page } from 'playwright/test'

/** The files with the code of pages. */
export const SCRIPT_FILES = /\/assets\/.*\.js$/

/** Holds the code of pages back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(SCRIPT_FILES, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Opens a page whose code is held back: it never finishes loading. */
export async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeVisible()
}

/** Waits until React has hydrated the page. */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  )
