import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FaceName, faces } from '@agency/fonts/faces'
import { fontFilesFor } from '@agency/fonts/page-fonts'
import { subsetOf } from '@agency/fonts/web-fonts'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { richBrief } from '../../samples/rich-brief.ts'
import { createConcept } from '../create-concept.ts'
import { typePairs } from '../type/pairs.ts'
import {
  FIRST_BOLD_WEIGHT,
  fallbackFamilyOf,
  fallbackRule,
  fallbackWidthOf,
  hasSerifs,
} from './fallback-fonts.ts'
import { siteFonts } from './site-fonts.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz '
/**
 * Widths of these characters in thousandths of an em, from Adobe's metrics of Helvetica and Times,
 * which Arial and Times New Roman share.
 */
const SYSTEM_WIDTHS = {
  sans: [556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333],
  sansEnd: [500, 278, 556, 500, 722, 500, 500, 500, 278],
  sansBold: [556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611],
  sansBoldEnd: [389, 556, 333, 611, 556, 778, 556, 556, 500, 278],
  serif: [444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333],
  serifEnd: [389, 278, 500, 500, 722, 500, 500, 444, 250],
  serifBold: [500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556],
  serifBoldEnd: [444, 389, 333, 556, 500, 722, 500, 500, 444, 250],
}
const TEXT =
  'the workshop is open every day and we restore tune and move pianos by hand for people who want to learn about our prices and opening hours'

const systemWidth = (isSerif: boolean, weight: number): number => {
  const name = isSerif ? 'serif' : 'sans'
  const isBold = weight >= FIRST_BOLD_WEIGHT
  const widths = isBold
    ? [...SYSTEM_WIDTHS[`${name}Bold`], ...SYSTEM_WIDTHS[`${name}BoldEnd`]]
    : [...SYSTEM_WIDTHS[name], ...SYSTEM_WIDTHS[`${name}End`]]
  return [...TEXT].reduce((sum, letter) => sum + (widths[LETTERS.indexOf(letter)] ?? 0), 0)
}

const { resolve } = createRequire(import.meta.resolve('@agency/fonts/faces'))

/** The width of a typeface in percent of the system's font, to a tenth. */
function measure(id: string, weight: number, isSerif: boolean): number {
  const file = resolve(`@fontsource/${id}/files/${id}-latin-${weight}-normal.woff2`)
  const font = create(readFileSync(file)) as Font
  const width = (1000 * font.layout(TEXT).advanceWidth) / font.unitsPerEm
  return Math.round((1000 * width) / systemWidth(isSerif, weight)) / 10
}

test('the fallback of every typeface and weight that a page can have is as wide as it', () => {
  const measured: Record<string, Record<number, number>> = {}
  const known: typeof measured = {}
  for (const file of typePairs.flatMap(({ pair }) => fontFilesFor(pair, 'Pianos'))) {
    const { face } = subsetOf(file)
    if (!face || measured[face.id]?.[file.weight]) continue
    const width = measure(face.id, file.weight, hasSerifs(face))
    measured[face.id] = { ...measured[face.id], [file.weight]: width }
    known[face.id] = { ...known[face.id], [file.weight]: fallbackWidthOf(face, file.weight) ?? 0 }
  }
  expect(known).toEqual(measured)
})

test('a page names the fallback after its typeface, for Latin text only', () => {
  const { type } = createConcept(richBrief, 1)
  const { css, properties } = siteFonts(
    createConcept(richBrief, 1),
    { text: 'Pianos Ωμέγα', bold: () => '' },
    { whole: (name) => name, own: undefined },
  )
  const face = faces[type.heading as FaceName]
  expect(properties).toContain(`"${face.family}","${fallbackFamilyOf(face)}",`)
  const rule = fallbackRule(face, type.headingWeight, face.ranges.latin ?? '')
  expect(rule).toContain('local("Arial Bold")')
  expect(css).toContain(rule)
  expect(css.match(/ fallback"/g)).toHaveLength(
    new Set(css.match(/[a-z-]+-latin-\d{3}-normal\.woff2/g)).size,
  )
})
