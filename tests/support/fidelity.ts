import type { ShownBox } from '@agency/concept-engine/samples/picture-boxes'
import type { Page } from 'playwright/test'

/** Everything that the browser shows of the live page: texts, and images by their content. */
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

interface Place {
  /**
   * How far a box of the picture is from its position in the live page, in CSS pixels; Infinity if
   * it is missing.
   */
  far: number
  /** The same, minus the offset of the box above it: an extra line only counts once. */
  farFromAbove: number
}

/** The position in a live page of each box of its picture. */
export function placesOf(picture: readonly ShownBox[], live: readonly ShownBox[]): Place[] {
  let above = 0
  return picture
    .toSorted((one, other) => one.top - other.top)
    .map((drawn) => {
      const farOf = ({ left, top, height }: ShownBox, shift: number) =>
        Math.max(
          Math.abs(left - drawn.left),
          Math.abs(top - drawn.top - shift),
          Math.abs(height - drawn.height),
        )
      const [nearest] = live
        .filter(({ text }) => text === drawn.text)
        .toSorted((one, other) => farOf(one, above) - farOf(other, above))
      if (!nearest) return { far: Number.POSITIVE_INFINITY, farFromAbove: Number.POSITIVE_INFINITY }
      const place = { far: farOf(nearest, 0), farFromAbove: farOf(nearest, above) }
      above = nearest.top + nearest.height - drawn.top - drawn.height
      return place
    })
}
