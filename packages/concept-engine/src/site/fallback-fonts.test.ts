import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Face, type FaceName, faces } from '@agency/fonts/faces'
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
  fallbackLettersOf,
  fallbackRules,
  fallbackWidthsOf,
  hasSerifs,
  LETTER_STEP,
} from './fallback-fonts.ts'
import { siteFonts } from './site-fonts.ts'

/**
 * Widths of a to z, and of A to Z, in thousandths of an em, from Adobe's metrics of Helvetica and
 * Times, which Arial and Times New Roman share.
 */
const SYSTEM_WIDTHS = {
  sans: [
    '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
    '667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611',
  ],
  sansBold: [
    '556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500',
    '722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611',
  ],
  serif: [
    '444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444',
    '722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611',
  ],
  serifBold: [
    '500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444',
    '722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667',
  ],
} as const
const TEXT =
  'theworkshopisopeneverydayandwerestoretuneandmovepianosbyhandforpeoplewhowanttolearnaboutourpricesandhours'

/** The width of the text in the system's font, in small letters or in capitals. */
function systemWidth(isSerif: boolean, weight: number, inCapitals: boolean): number {
  const name = isSerif ? 'serif' : 'sans'
  const [small, capitals] =
    SYSTEM_WIDTHS[weight >= FIRST_BOLD_WEIGHT ? (`${name}Bold` as const) : name]
  const letters = (inCapitals ? capitals : small).split(' ').map(Number)
  const widthOf = (letter: string) =>
    letters[letter.charCodeAt(0) - 'a'.charCodeAt(0)] ?? Number.NaN
  return [...TEXT].reduce((sum, letter) => sum + widthOf(letter), 0)
}

const { resolve } = createRequire(import.meta.resolve('@agency/fonts/faces'))

/** The widths of a typeface in percent of the system's font, to a tenth. */
function measure(face: Face, weight: number): number[] {
  const file = resolve(`@fontsource/${face.id}/files/${face.id}-latin-${weight}-normal.woff2`)
  const font = create(readFileSync(file)) as Font
  return [TEXT, TEXT.toUpperCase()].map((text, index) => {
    const width = (1000 * font.layout(text).advanceWidth) / font.unitsPerEm
    return Math.round((1000 * width) / systemWidth(hasSerifs(face), weight, index === 1)) / 10
  })
}

test('the fallback of every typeface that a page can have is as wide as it', () => {
  const measured: Record<string, number[]> = {}
  const known: Record<string, readonly number[] | undefined> = {}
  for (const { pair } of typePairs)
    for (const file of fontFilesFor(pair, 'Pianos')) {
      const { face } = subsetOf(file)
      const name = `${face?.id} ${file.weight}`
      if (!face || name in measured) continue
      measured[name] = measure(face, file.weight)
      known[name] = fallbackWidthsOf(face, file.weight)
    }
  expect(known).toEqual(measured)
})

/** Widths of a digit and of a space in the system's fonts, in thousandths of an em. */
const SYSTEM_DIGIT = { sans: 556, serif: 500 }
const SYSTEM_SPACE = { sans: 278, serif: 250 }
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
/** From this share of the system's width on, in percent, all letters together are close enough. */
const CONDENSED = 75

/** The characters of a typeface by their width in percent of the system's, to the nearest step. */
function lettersByWidth(face: Face, weight: number): Record<number, string> {
  const file = resolve(`@fontsource/${face.id}/files/${face.id}-latin-${weight}-normal.woff2`)
  const font = create(readFileSync(file)) as Font
  const name = hasSerifs(face) ? 'serif' : 'sans'
  const [small, capitals] =
    SYSTEM_WIDTHS[weight >= FIRST_BOLD_WEIGHT ? (`${name}Bold` as const) : name]
  const widths = `${small} ${capitals}`.split(' ').map(Number)
  const known: [string, number][] = [
    ...[...`${ALPHABET}${ALPHABET.toUpperCase()}`].map((letter, index): [string, number] => [
      letter,
      widths[index] ?? Number.NaN,
    ]),
    ...[...'0123456789'].map((digit): [string, number] => [digit, SYSTEM_DIGIT[name]]),
    [' ', SYSTEM_SPACE[name]],
  ]
  const groups: Record<number, string> = {}
  for (const [character, system] of known) {
    const share = (100 * 1000 * font.layout(character).advanceWidth) / font.unitsPerEm / system
    const width = Math.round(share / LETTER_STEP) * LETTER_STEP
    groups[width] = `${groups[width] ?? ''}${character}`
  }
  return groups
}

test('condensed typefaces, and only they, have a fallback that is as wide letter by letter', () => {
  const checked = new Set<string>()
  for (const { pair } of typePairs)
    for (const file of fontFilesFor(pair, 'Pianos')) {
      const { face } = subsetOf(file)
      const [, capitals = 100] = (face && fallbackWidthsOf(face, file.weight)) ?? []
      if (!face || checked.has(face.id)) continue
      checked.add(face.id)
      expect(fallbackLettersOf(face), face.id).toEqual(
        capitals < CONDENSED ? lettersByWidth(face, file.weight) : undefined,
      )
    }
  expect([...checked].filter((id) => fallbackLettersOf({ id }))).toHaveLength(3)
  const rules = fallbackRules(faces.Anton, 400, 'U+0-FF')
  expect(rules).toContainEqual(expect.stringContaining('size-adjust:69%;unicode-range:U+44,U+48,'))
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
  const rules = fallbackRules(face, type.headingWeight, face.ranges.latin ?? '')
  expect(rules).toHaveLength(2)
  for (const rule of rules) {
    expect(rule).toContain('local("Arial Bold")')
    expect(css).toContain(rule)
  }
  expect(css.match(/ fallback"/g)).toHaveLength(
    2 * new Set(css.match(/[a-z-]+-latin-\d{3}-normal\.woff2/g)).size,
  )
})
