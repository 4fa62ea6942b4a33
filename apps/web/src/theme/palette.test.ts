import { expect, test } from 'vitest'
import { chartColours } from './chart-palette.ts'
import { danger, dark, light, neutral, primary } from './palette.ts'

const channel = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** Relative luminance of '#rrggbb', WCAG 2.x. */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) =>
    channel(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const themes = Object.entries({ dark, light })
const textRoles = [
  'fg',
  'fgMuted',
  'fgSubtle',
  'accent',
  'success',
  'warning',
  'error',
  'info',
] as const

test.each(themes)(
  'every text colour is readable on every background of the %s theme',
  (_name, roles) => {
    for (const background of [roles.bg, roles.surface, roles.raised]) {
      for (const role of textRoles) {
        expect.soft(contrast(roles[role], background), role).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)

test.each(themes)(
  'control borders are visible on every background of the %s theme',
  (_name, roles) => {
    for (const background of [roles.bg, roles.surface, roles.raised]) {
      expect.soft(contrast(roles.control, background)).toBeGreaterThanOrEqual(3)
    }
  },
)

test.each(['dark', 'light'] as const)('chart colours are visible in the %s theme', (theme) => {
  const { bg, surface, raised } = { dark, light }[theme]
  for (const background of [bg, surface, raised]) {
    for (const colour of chartColours[theme]) {
      expect.soft(contrast(colour, background), colour).toBeGreaterThanOrEqual(3)
    }
  }
})

test('button labels are readable in every state', () => {
  expect(contrast(primary.label, primary.background)).toBeCloseTo(6.85, 1)
  expect(contrast(primary.label, primary.hover)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(primary.label, primary.active)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(danger.label, danger.background)).toBeGreaterThanOrEqual(4.5)
})

test('white is never a label on the brand colour', () => {
  expect(contrast(neutral[0], primary.background)).toBeLessThan(4.5)
  expect(primary.label).toBe(neutral[950])
})
