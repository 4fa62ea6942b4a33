import { expect, type Page } from 'playwright/test'

/**
 * Lets the paused clock of the page go on by so many milliseconds, and waits until React has drawn
 * what came of it: it works in messages to itself, and each here stands behind those sent before it.
 */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(undefined)
      })
    }
  })
}

/** Lets the paused clock go on, so many milliseconds at a time, until something is so. */
export async function passTimeUntil(
  page: Page,
  step: number,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  const isSoByNow = async () => {
    await passTime(page, step)
    return isSo()
  }
  await expect.poll(isSoByNow, { intervals: [step] }).toBe(true)
}
