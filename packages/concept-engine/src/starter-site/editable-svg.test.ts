import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { loadFonts } from '../../samples/load-fonts.ts'
import { loadIcons } from '../../samples/load-icons.ts'
import { createConcept } from '../create-concept.ts'
import { drawConcept } from '../drawing/draw-concept.ts'
import { requiredFonts, requiredIcons } from '../required-assets.ts'
import { editableSvg } from './editable-svg.ts'

const concept = createConcept(
  briefOf(
    'We bake bread and croissants in Brunswick, and roast coffee beans. Bread $9, beans $18, croissants $6.',
  ),
  1,
)
const files = requiredFonts(concept)
const svg = await editableSvg(
  drawConcept(concept, loadIcons(requiredIcons(concept))),
  await loadFonts(files),
  files,
)

test('has the words of a line as one text, in a family that design programs know', () => {
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text)
  const headline = concept.sections[0]?.headline ?? ''
  const [, opening = ''] = /^(\S+ \S+)/.exec(headline) ?? []
  expect(texts.some((text) => text.toLowerCase().startsWith(opening.toLowerCase()))).toBe(true)
  const families = new Set([...svg.matchAll(/font-family="([^"]*)"/g)].map(([, name]) => name))
  expect([...families].sort()).toEqual(
    [...new Set([concept.type.body, concept.type.heading])].sort(),
  )
})

test('has pictures as shapes, and no id twice', () => {
  expect(svg).not.toContain('<image')
  expect(svg).not.toContain('data:')
  expect(svg.match(/<svg /g)?.length).toBeGreaterThan(1)
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
})

test('is a document that other programs can draw', () => {
  const { width, height } = new Resvg(svg).render()
  expect(width).toBe(1440)
  expect(height).toBeGreaterThan(1000)
})
