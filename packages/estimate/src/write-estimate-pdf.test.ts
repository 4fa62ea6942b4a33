import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { defaultRateCard } from '@agency/contract/estimate'
import { beforeAll, expect, test } from 'vitest'
import { estimateFonts, runsOf } from './pdf-fonts.ts'
import { printable } from './pdf-sheet.ts'
import { priceEstimate } from './price-estimate.ts'
import { scopeFromBrief } from './scope.ts'
import { type EstimateDocument, writeEstimatePdf } from './write-estimate-pdf.ts'

const require = createRequire(import.meta.url)
/** One white pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

let quote: EstimateDocument
beforeAll(async () => {
  quote = {
    estimate: priceEstimate(
      scopeFromBrief({
        companyName: 'Lantern Bakery',
        employeeCount: '1-10',
        businessType: 'B2C',
        industry: 'Food',
        mainGoal: 'We sell bread online and take bookings for classes.',
        overallVibe: 'Modern',
        colorFeel: 'cream',
      }),
      defaultRateCard,
    ),
    agency: {
      name: 'Emberlane',
      tagline: '',
      principal: '',
      foundedYear: 2018,
      email: 'hello@emberlane.example',
      phone: '+61 3 5550 0148',
      location: 'Melbourne, Australia',
      street: '',
      mapsUrl: '',
      social: { linkedin: '', instagram: '', facebook: '', x: '' },
    },
    client: {
      name: 'Nguyễn Thị Minh',
      email: 'minh@lantern.example',
      companyName: 'Lantern Bakery',
    },
    reference: 'WE-12AB34CD',
    issuedOn: '2026-11-21',
    summary: 'We sell bread online.',
    validDays: 30,
    fonts: await Promise.all(
      estimateFonts.map(async ({ file, ...font }) => ({
        ...font,
        data: await readFile(require.resolve(file)),
      })),
    ),
  }
})

const withConcept = (): EstimateDocument => ({
  ...quote,
  concept: {
    picture: png,
    width: 1000,
    height: 2600,
    palette: {
      name: 'cream',
      scheme: 'light',
      background: '#ffffff',
      surface: '#f6f3f0',
      text: '#181412',
      mutedText: '#615954',
      primary: '#14532d',
      onPrimary: '#ffffff',
      accent: '#fc6d00',
      onAccent: '#0d0b09',
      line: '#d7d1cd',
    },
    siteMap: ['Menu', 'Visit'],
    typeNames: ['Space Grotesk', 'Inter'],
  },
})

const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length

test('is a PDF of four pages with the picture in it', async () => {
  const pdf = await writeEstimatePdf(withConcept())
  const source = Buffer.from(pdf).toString('latin1')
  expect(source.startsWith('%PDF-')).toBe(true)
  expect(source.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(pagesOf(pdf)).toBe(4)
  expect(source).toContain('/Subtype /Image')
})

test('is written without a concept too', async () => {
  const pdf = await writeEstimatePdf(quote)
  expect(pagesOf(pdf)).toBe(3)
  expect(Buffer.from(pdf).toString('latin1')).not.toContain('/Subtype /Image')
})

test('is the same bytes for the same input', async () => {
  expect(
    Buffer.compare(await writeEstimatePdf(withConcept()), await writeEstimatePdf(withConcept())),
  ).toBe(0)
})

test('embeds the letters of a Vietnamese name', async () => {
  const plain = await writeEstimatePdf({ ...quote, client: { ...quote.client, name: 'Minh' } })
  const fontsIn = (pdf: Uint8Array) =>
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/FontFile/g)?.length ?? 0
  expect(fontsIn(await writeEstimatePdf(quote))).toBeGreaterThan(fontsIn(plain))
})

test('takes names and descriptions of any length', async () => {
  const pdf = await writeEstimatePdf({
    ...quote,
    client: { ...quote.client, companyName: 'W'.repeat(120), name: 'ж'.repeat(100) },
    summary: 'x'.repeat(100_000),
  })
  expect(pagesOf(pdf)).toBe(3)
})

test('breaks words that no line holds, and drops what cannot be drawn', () => {
  expect(printable('x'.repeat(100), 200)).toBe(
    `${'x'.repeat(40)} ${'x'.repeat(40)} ${'x'.repeat(20)}`,
  )
  expect(printable('Sunny 🍳 side\u0007 up', 200)).toBe('Sunny side up')
  expect(printable('word '.repeat(100), 20)).toHaveLength(20)
})

test('changes the font where the script changes', () => {
  expect(runsOf('Đà Nẵng, Хлеб')).toEqual([
    { text: 'Đ', subset: 'vietnamese' },
    { text: 'à N', subset: 'latin' },
    { text: 'ẵ', subset: 'vietnamese' },
    { text: 'ng, ', subset: 'latin' },
    { text: 'Хлеб', subset: 'cyrillic' },
  ])
})
