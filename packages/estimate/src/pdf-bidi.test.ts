import { describe, expect, test } from 'vitest'
import { LEFT_TO_RIGHT, visualOrder } from './pdf-bidi.ts'

/** The visual order, with each Arabic run in brackets, since shaping reverses its letters. */
const visibleText = (line: string, rightToLeft: boolean) =>
  visualOrder(line, rightToLeft)
    .map((part) => (/\p{Script=Arabic}/u.test(part) ? `[${part}]` : part))
    .join('')

describe('the visual order of a line', () => {
  test.each([
    ['Latin alone', 'Lantern (2026)', 'Lantern (2026)'],
    ['Arabic words', 'Cafe مقهى النور end', 'Cafe [النور] [مقهى] end'],
    ['a figure after Arabic', 'Cafe مقهى 2026', 'Cafe 2026 [مقهى]'],
    ['a figure in brackets', 'Cafe مقهى (20) end', 'Cafe (20) [مقهى] end'],
    [
      'a mark after a name',
      `Cafe مقهى (20)${LEFT_TO_RIGHT}: 6`,
      `Cafe (20) [مقهى]${LEFT_TO_RIGHT}: 6`,
    ],
    ['a figure after Latin', 'مقهى Cafe 20', '[مقهى] Cafe 20'],
  ])('from left to right, with %s', (_case, line, expected) => {
    expect(visibleText(line, false)).toBe(expected)
  })

  test.each([
    ['Arabic words', 'مقهى النور', '[النور] [مقهى]'],
    ['a figure in brackets', 'مقهى (2026)', '(2026) [مقهى]'],
    ['Latin within', 'مقهى Lantern Cafe النور', '[النور] Lantern Cafe [مقهى]'],
    ['marks at its end', 'مقهى!?', '?![مقهى]'],
  ])('from right to left, with %s', (_case, line, expected) => {
    expect(visibleText(line, true)).toBe(expected)
  })
})
