import { expect, test } from 'vitest'
import { column, type Element, picture, row, text, withSemantics } from '../drawing/element.ts'
import { pad, space } from '../drawing/space-scale.ts'
import { phoneSize } from './lengths.ts'
import { narrowStyle } from './narrow-style.ts'
import { BOTH_EDGES, NO_EDGES, type Place } from './place.ts'
import { wideStyle } from './wide-style.ts'

const words = (content: string, style = {}) => text({ fontSize: 18, ...style }, content)
const photo = (width: number, height: number) => picture('<svg/>', width, height)
const inside = (parent: Element): Place => ({ parent, edges: NO_EDGES })
const alone: Place = { parent: undefined, edges: NO_EDGES }

test('stacks a row of wide parts at full width', () => {
  const part = column({ width: 608 }, words('A sourdough bakery in Coburg'))
  const split = row({ gap: 32, justifyContent: 'space-between' }, part, photo(576, 660))
  expect(narrowStyle(split, alone)).toMatchObject({ 'flex-direction': 'column' })
  expect(narrowStyle(part, inside(split))).toMatchObject({ width: '100%' })
})

test('keeps a price beside its item', () => {
  const line = row({ justifyContent: 'space-between', gap: 24 }, words('Rye loaf'), words('$9'))
  expect(narrowStyle(line, alone)).not.toHaveProperty('flex-direction')
})

test('keeps a number next to its step without stretching it', () => {
  const number = words('01', { width: 48 })
  const step = row({ gap: 16 }, number, words('Shape', { flex: 1 }))
  expect(narrowStyle(step, alone)).toEqual({})
  expect(narrowStyle(number, inside(step))).not.toHaveProperty('width')
})

test('wraps a name above a long price, but keeps it beside a short one', () => {
  const line = (price: string) => {
    const name = words('Full rebuild', { flex: 1 })
    const stepper = row({}, row({ width: 40 }), row({ width: 40 }), row({ width: 40 }))
    const whole = row({ gap: 24 }, name, words(price), stepper)
    return { whole: narrowStyle(whole, alone), name: narrowStyle(name, inside(whole)) }
  }
  expect(line('From $380 to $520').whole).toMatchObject({ 'flex-wrap': 'wrap' })
  expect(line('From $380 to $520').name).toMatchObject({ flex: '1 1 100%' })
  expect(line('$9').whole).not.toHaveProperty('flex-wrap')
  expect(line('$9').name).not.toHaveProperty('flex')
})

test('hides a caption that would cover its picture on a phone', () => {
  const figureOf = (caption: Element) =>
    withSemantics(column({ width: 860, height: 600 }, caption), { as: 'figure' })
  const styleOf = (content: string) => {
    const caption = withSemantics(row({}, words(content)), { as: 'caption' })
    return narrowStyle(caption, inside(figureOf(caption)))
  }
  expect(styleOf('Your team')).toMatchObject({ position: 'absolute' })
  expect(styleOf('Photo of the workshop with everybody who repairs and rebuilds')).toMatchObject({
    display: 'none',
  })
})

test('writes row-gap after gap', () => {
  const grid = row({ display: 'grid', gap: 32, rowGap: 0 }, words('Rye'), words('Bun'))
  const names = Object.keys(narrowStyle(grid, alone))
  expect(names.indexOf('row-gap')).toBeGreaterThan(names.indexOf('gap'))
})

test('lays out similar items as a grid, and pictures alone in two columns', () => {
  const thing = () => column({ width: 395 }, photo(395, 260), words('Rye loaf'))
  expect(narrowStyle(row({ gap: 32 }, thing(), thing(), thing()), alone).display).toBe('grid')
  expect(narrowStyle(row({ gap: 32 }, photo(600, 360), photo(288, 360)), alone)).toMatchObject({
    display: 'grid',
    'grid-template-columns': 'repeat(2,minmax(0,1fr))',
  })
})

test('limits the aspect ratio of wide and tall pictures on a phone', () => {
  const ratioOf = (width: number, height: number) =>
    Number(narrowStyle(photo(width, height), alone)['aspect-ratio'])
  expect(ratioOf(1440, 460)).toBe(1.5)
  expect(ratioOf(504, 760)).toBe(1)
})

test('keeps the size of a small picture', () => {
  expect(narrowStyle(photo(76, 76), alone)).toEqual({})
})

test('fits the longest word on the narrowest phone at any font size', () => {
  for (const size of [28, 56, 96, 148, 220])
    for (const longest of [4, 9, 14]) {
      expect(phoneSize(size, longest) * longest * 0.62).toBeLessThan(270)
      expect(phoneSize(size, longest)).toBeGreaterThanOrEqual(17)
    }
})

test('keeps text above 13 pixels', () => {
  for (const size of [14, 15, 16, 18]) expect(phoneSize(size, 40)).toBeGreaterThan(13)
})

test('extends a band’s background to the edges of a wide screen and centres its content', () => {
  const band = column({ width: 1440, padding: pad(space[28], space[24]) }, words('Prices'))
  const css = wideStyle(band, { parent: undefined, edges: BOTH_EDGES })
  expect(css.width).toBe('100%')
  expect(css.padding).toContain('calc(96*var(--u) + var(--side))')
})

test('applies narrow-screen overrides last', () => {
  const band: Element = {
    ...row({ padding: pad(space[10]) }),
    meaning: { narrow: { padding: pad(0) } },
  }
  expect(narrowStyle(band, alone).padding).toBe('0px')
})
