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
  type SetFace,
} from './fallback-fonts.ts'
import { isInCapitals, siteFonts } from './site-fonts.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/**
 * Widths of these characters in thousandths of an em, from Adobe's metrics of Helvetica and Times,
 * which Arial and Times New Roman share.
 */
const SYSTEM_WIDTHS = {
  sans: [556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333],
  sansEnd: [500, 278, 556, 500, 722, 500, 500, 500, 278],
  sansCapitals: [667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667],
  sansCapitalsEnd: [778, 722, 667, 611, 722, 667, 944, 667, 667, 611],
  sansBold: [556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611],
  sansBoldEnd: [389, 556, 333, 611, 556, 778, 556, 556, 500, 278],
  sansBoldCapitals: [722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778],
  sansBoldCapitalsEnd: [667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611],
  serif: [444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333],
  serifEnd: [389, 278, 500, 500, 722, 500, 500, 444, 250],
  serifBold: [500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556],
  serifBoldEnd: [444, 389, 333, 556, 500, 722, 500, 500, 444, 250],
}
const TEXT =
  'the workshop is open every day and we restore tune and move pianos by hand for people who want to learn about our prices and opening hours'

const widthsOf = (isSerif: boolean, isBold: boolean): number[] => {
  const of = SYSTEM_WIDTHS
  if (isSerif) return isBold ? [...of.serifBold, ...of.serifBoldEnd] : [...of.serif, ...of.serifEnd]
  return isBold
    ? [...of.sansBold, ...of.sansBoldEnd, ...of.sansBoldCapitals, ...of.sansBoldCapitalsEnd]
    : [...of.sans, ...of.sansEnd, ...of.sansCapitals, ...of.sansCapitalsEnd]
}

function systemWidth(text: string, isSerif: boolean, weight: number): number {
  const widths = widthsOf(isSerif, weight >= FIRST_BOLD_WEIGHT)
  return [...text].reduce((sum, letter) => sum + (widths[LETTERS.indexOf(letter)] ?? Number.NaN), 0)
}

const { resolve } = createRequire(import.meta.resolve('@agency/fonts/faces'))

/** The width of a typeface in percent of the system's font, to a tenth. */
function measure({ face, weight, inCapitals }: SetFace): number {
  const file = resolve(`@fontsource/${face.id}/files/${face.id}-latin-${weight}-normal.woff2`)
  const font = create(readFileSync(file)) as Font
  const text = inCapitals ? TEXT.toUpperCase() : TEXT
  const width = (1000 * font.layout(text).advanceWidth) / font.unitsPerEm
  return Math.round((1000 * width) / systemWidth(text, hasSerifs(face), weight)) / 10
}

test('the fallback of every typeface that a page can have is as wide as it', () => {
  const measured: Record<string, number> = {}
  const known: typeof measured = {}
  for (const { pair } of typePairs)
    for (const file of fontFilesFor(pair, 'Pianos')) {
      const { face } = subsetOf(file)
      if (!face) continue
      const set = { face, weight: file.weight, inCapitals: isInCapitals(pair, face) }
      const name = `${face.id} ${file.weight}${set.inCapitals ? ' in capitals' : ''}`
      if (name in measured) continue
      measured[name] = measure(set)
      known[name] = fallbackWidthOf(set) ?? 0
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
  const set = { face, weight: type.headingWeight, inCapitals: false }
  const rule = fallbackRule(set, face.ranges.latin ?? '')
  expect(rule).toContain('local("Arial Bold")')
  expect(css).toContain(rule)
  expect(css.match(/ fallback"/g)).toHaveLength(
    new Set(css.match(/[a-z-]+-latin-\d{3}-normal\.woff2/g)).size,
  )
})
