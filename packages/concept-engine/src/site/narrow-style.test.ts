import { expect, test } from 'vitest'
import { column, type Element, meant, picture, row, text } from '../drawing/element.ts'
import { pad, space } from '../drawing/space-scale.ts'
import { phoneSize } from './lengths.ts'
import { narrowStyle } from './narrow-style.ts'
import { BOTH, NONE, type Place } from './place.ts'
import { wideStyle } from './wide-style.ts'

const words = (content: string, style = {}) => text({ fontSize: 18, ...style }, content)
const photo = (width: number, height: number) => picture('<svg/>', width, height)
const inside = (parent: Element): Place => ({ parent, edges: NONE })
const alone: Place = { parent: undefined, edges: NONE }

test('a row whose parts are wide stacks, and its parts are as wide as the screen', () => {
  const part = column({ width: 608 }, words('A sourdough bakery in Coburg'))
  const split = row({ gap: 32, justifyContent: 'space-between' }, part, photo(576, 660))
  expect(narrowStyle(split, alone)).toMatchObject({ 'flex-direction': 'column' })
  expect(narrowStyle(part, inside(split))).toMatchObject({ width: '100%' })
})

test('a price stays beside what it is for', () => {
  const line = row({ justifyContent: 'space-between', gap: 24 }, words('Rye loaf'), words('$9'))
  expect(narrowStyle(line, alone)).not.toHaveProperty('flex-direction')
})

test('a number stays beside its step, as wide as it is', () => {
  const number = words('01', { width: 48 })
  const step = row({ gap: 16 }, number, words('Shape', { flex: 1 }))
  expect(narrowStyle(step, alone)).toEqual({})
  expect(narrowStyle(number, inside(step))).not.toHaveProperty('width')
})

test('a name that a long price would squeeze has a line for itself, and a short price stays beside it', () => {
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

test('a caption that would hide its picture on a phone is left out there', () => {
  const figureOf = (caption: Element) =>
    meant(column({ width: 860, height: 600 }, caption), { as: 'figure' })
  const styleOf = (content: string) => {
    const caption = meant(row({}, words(content)), { as: 'caption' })
    return narrowStyle(caption, inside(figureOf(caption)))
  }
  expect(styleOf('Your team')).toMatchObject({ position: 'absolute' })
  expect(styleOf('Photo of the workshop with everybody who repairs and rebuilds')).toMatchObject({
    display: 'none',
  })
})

test('a gap of rows stays beside the gap of both', () => {
  const grid = row({ display: 'grid', gap: 32, rowGap: 0 }, words('Rye'), words('Bun'))
  const names = Object.keys(narrowStyle(grid, alone))
  expect(names.indexOf('row-gap')).toBeGreaterThan(names.indexOf('gap'))
})

test('things of one sort become a grid, pictures alone one of two columns', () => {
  const thing = () => column({ width: 395 }, photo(395, 260), words('Rye loaf'))
  expect(narrowStyle(row({ gap: 32 }, thing(), thing(), thing()), alone).display).toBe('grid')
  expect(narrowStyle(row({ gap: 32 }, photo(600, 360), photo(288, 360)), alone)).toMatchObject({
    display: 'grid',
    'grid-template-columns': 'repeat(2,minmax(0,1fr))',
  })
})

test('a panorama is no slit on a phone, and a tall picture no tower', () => {
  const ratioOf = (width: number, height: number) =>
    Number(narrowStyle(photo(width, height), alone)['aspect-ratio'])
  expect(ratioOf(1440, 460)).toBe(1.5)
  expect(ratioOf(504, 760)).toBe(1)
})

test('an avatar and a mark keep their size', () => {
  expect(narrowStyle(photo(76, 76), alone)).toEqual({})
})

test('a longest word has room on the narrowest phone, whatever its size in the picture', () => {
  for (const size of [28, 56, 96, 148, 220])
    for (const longest of [4, 9, 14]) {
      expect(phoneSize(size, longest) * longest * 0.62).toBeLessThan(270)
      expect(phoneSize(size, longest)).toBeGreaterThanOrEqual(17)
    }
})

test('what is read is never smaller than 13 pixels', () => {
  for (const size of [14, 15, 16, 18]) expect(phoneSize(size, 40)).toBeGreaterThan(13)
})

test('a ground goes on to the edges of a wide screen, with its words in the middle', () => {
  const band = column({ width: 1440, padding: pad(space[28], space[24]) }, words('Prices'))
  const css = wideStyle(band, { parent: undefined, edges: BOTH })
  expect(css.width).toBe('100%')
  expect(css.padding).toContain('calc(96*var(--u) + var(--side))')
})

test('what is said for narrow screens comes last', () => {
  const band: Element = {
    ...row({ padding: pad(space[10]) }),
    meaning: { narrow: { padding: pad(0) } },
  }
  expect(narrowStyle(band, alone).padding).toBe('0px')
})
