import { expect, test } from 'vitest'
import { masonryRules, spanOf } from './masonry.ts'

test('has four columns, and three, two and one up to 1100, 700 and 500 pixels', () => {
  const rules = Object.entries(masonryRules(20)).flatMap(([key, value]) => {
    if (key === 'gridTemplateColumns') return [['wide', value]]
    return key.startsWith('@media') && typeof value === 'object'
      ? [[key, (value as { gridTemplateColumns: string }).gridTemplateColumns]]
      : []
  })
  const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`
  // Later rules win, so the narrowest must come last.
  expect(rules).toEqual([
    ['wide', columns(4)],
    ['@media (max-width: 1100px)', columns(3)],
    ['@media (max-width: 700px)', columns(2)],
    ['@media (max-width: 500px)', columns(1)],
  ])
})

test('reserves more rows for a taller picture, within bounds', () => {
  const span = (imageHeight: number | null) => spanOf({ imageWidth: 1440, imageHeight })
  expect(span(3000)).toBeGreaterThan(span(2000))
  expect(span(90_000)).toBe(40)
  expect(span(10)).toBe(18)
  expect(span(null)).toBe(30)
})
