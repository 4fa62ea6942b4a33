import { publicRoutes } from '@agency/tools/browser/public-routes'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/site-test.ts'

/**
 * Texts and controls of a page, and of the navigation bar, that the ember line crosses, unless they stand
 * on ground of their own.
 */
const crossedTexts = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll<SVGRectElement>('[data-backdrop] rect')].filter(
      (rect) =>
        rect.getBoundingClientRect().width > 0 &&
        getComputedStyle(rect).opacity !== '0' &&
        Math.min(rect.width.baseVal.value, rect.height.baseVal.value) === 5,
    )
    const points = lines.flatMap((rect) => {
      const matrix = rect.getScreenCTM()
      const [{ value: x }, { value: y }] = [rect.x.baseVal, rect.y.baseVal]
      const [{ value: width }, { value: height }] = [rect.width.baseVal, rect.height.baseVal]
      return Array.from({ length: Math.ceil(Math.max(width, height) / 4) }, (_, index) => {
        const along = index * 4
        return new DOMPoint(
          x + Math.min(along, width - 2.5),
          y + Math.min(along, height - 2.5),
        ).matrixTransform(matrix ?? undefined)
      })
    })
    // The shade over the left of the scene is opaque at its centre, and hides lines around it.
    const shade = document.querySelector('[data-backdrop] > div')?.getBoundingClientRect()
    const isSeen = ({ x, y }: DOMPoint) =>
      shade !== undefined &&
      Math.hypot((x / shade.width - 0.22) / 0.75, ((y - shade.top) / shade.height - 0.42) / 0.7) >
        0.46
    const seen = points.filter(isSeen)
    const texts = document.querySelectorAll(
      'main :is(h1, h2, h3, p, li, label, dt, dd, a, button, input, select, textarea), header :is(a, button)',
    )
    const isOpaque = (colour: string) => !/rgba\(.*, 0\)|transparent/.test(colour)
    const hasGround = (element: Element | null): boolean =>
      element !== null &&
      element.tagName !== 'MAIN' &&
      element.tagName !== 'HEADER' &&
      (isOpaque(getComputedStyle(element).backgroundColor) ||
        (getComputedStyle(element, '::before').zIndex === '-1' &&
          isOpaque(getComputedStyle(element, '::before').backgroundColor)) ||
        getComputedStyle(element).backgroundImage !== 'none' ||
        hasGround(element.parentElement))
    return [...texts].flatMap((text) => {
      if (hasGround(text)) return []
      const range = document.createRange()
      range.selectNodeContents(text)
      const isCrossed = [...range.getClientRects()].some((box) =>
        seen.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom),
      )
      return isCrossed ? [text.textContent] : []
    })
  })

for (const width of [390, 768, 1280, 1440, 1920]) {
  test(`no line of the backdrop crosses a text or control at ${width} px`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const route of [...publicRoutes, '/no-such-page']) {
      await page.goto(route)
      expect(await crossedTexts(page), route).toEqual([])
    }
    // Chromium reports the status of the last page, which does not exist.
    expect(problems.splice(0).filter((line) => !/status of 404/.test(line))).toEqual([])
  })
}
