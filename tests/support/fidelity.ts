import type { TextBox } from '@agency/concept-engine/samples/picture-texts'
import type { Page } from 'playwright/test'

/** The texts of the live page that the browser shows. */
export const liveTexts = (page: Page): Promise<TextBox[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'h1, h2, h3, p, main a, header span, header a, footer span',
      ),
    ]
      .filter((element) => element.offsetParent !== null)
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return { text: element.textContent ?? '', left, top: top + scrollY, width, height }
      }),
  )

/** How far a text of the picture is from where the live page has it, in CSS pixels; Infinity: nowhere. */
export function distances(picture: readonly TextBox[], live: readonly TextBox[]): number[] {
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
