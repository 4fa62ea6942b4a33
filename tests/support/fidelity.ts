import type { ShownBox } from '@agency/concept-engine/samples/picture-boxes'
import type { Page } from 'playwright/test'

/** What the browser shows of the live page: texts, and pictures by what they show. */
export const liveBoxes = (page: Page): Promise<ShownBox[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'h1, h2, h3, p, main a, header span, header a, footer span, img',
      ),
    ]
      .filter((element) => element.offsetParent !== null)
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const text =
          element instanceof HTMLImageElement ? `picture ${element.alt}` : element.textContent
        return { text, left, top: top + scrollY, width, height }
      }),
  )

/** How far each box of the picture is from where the live page has it, in CSS pixels; Infinity: nowhere. */
export function distances(picture: readonly ShownBox[], live: readonly ShownBox[]): number[] {
  return picture.map((drawn) => {
    const found = live.filter(({ text }) => text === drawn.text)
    return Math.min(
      ...found.map(({ left, top, height }) =>
        Math.max(
          Math.abs(left - drawn.left),
          Math.abs(top - drawn.top),
          Math.abs(height - drawn.height),
        ),
      ),
      Number.POSITIVE_INFINITY,
    )
  })
}
