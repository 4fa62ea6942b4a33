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

interface Displacement {
  /**
   * How far a box of the picture is from its position in the live page, in CSS pixels; Infinity if
   * it is missing.
   */
  distance: number
  /** The same, minus the offset of the box above it: an extra line only counts once. */
  relativeDistance: number
}

/** The position in a live page of each box of its picture. */
export function measureDisplacements(
  picture: readonly ShownBox[],
  live: readonly ShownBox[],
): Displacement[] {
  let offsetAbove = 0
  return picture
    .toSorted((a, b) => a.top - b.top)
    .map((box) => {
      const distanceTo = ({ left, top, height }: ShownBox, offset: number) =>
        Math.max(
          Math.abs(left - box.left),
          Math.abs(top - box.top - offset),
          Math.abs(height - box.height),
        )
      const [nearest] = live
        .filter(({ text }) => text === box.text)
        .toSorted((a, b) => distanceTo(a, offsetAbove) - distanceTo(b, offsetAbove))
      if (!nearest)
        return { distance: Number.POSITIVE_INFINITY, relativeDistance: Number.POSITIVE_INFINITY }
      const displacement = {
        distance: distanceTo(nearest, 0),
        relativeDistance: distanceTo(nearest, offsetAbove),
      }
      offsetAbove = nearest.top + nearest.height - box.top - box.height
      return displacement
    })
}
