import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { defaultPriceBook } from '@agency/contract/default-price-book'
import { expect } from 'vitest'
import type { EstimateContent } from '../src/estimate-content.ts'
import type { ConceptPicture } from '../src/pdf-picture.ts'
import { A4, BOTTOM, MARGIN } from '../src/pdf-sheet.ts'
import { priceEstimate } from '../src/price-estimate.ts'
import { readPdf, type StructureElement, type TextRun } from '../src/read-pdf.ts'
import { scopeFromBrief } from '../src/scope.ts'
import { estimateFonts, writeEstimatePdf } from '../src/write-estimate-pdf.ts'

const require = createRequire(import.meta.resolve('@agency/fonts/faces'))

/** One white pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

const description = 'We sell bread online and take bookings for classes.'
export const pricing = { book: defaultPriceBook, bookVersion: 4, issuedOn: '2026-11-21' }
export const scope = scopeFromBrief({
  ...{ companyName: 'Lantern Bakery', employeeCount: '1-10', businessType: 'B2C' },
  ...{ industry: 'Food', mainGoal: description, overallVibe: 'Modern', colorFeel: 'cream' },
})
/** The estimate for this scope with the default price book. */
export const estimate = priceEstimate(scope, pricing)
/** The content of its document, without a concept. */
export const quote: EstimateContent = {
  estimate,
  agency: {
    ...{ name: 'Emberlane', tagline: '', principal: '', foundedYear: 2018 },
    ...{ email: 'hello@emberlane.example', phone: '+61 3 5550 0148' },
    ...{ location: 'Melbourne, Australia', street: 'Level 2, 14 Tramline Place' },
    ...{ portrait: '', openingHours: '', mapsUrl: 'https://maps.example/emberlane' },
    social: { linkedin: '', instagram: '', facebook: '', x: '' },
  },
  client: { name: 'Minh Nguyen', email: 'minh@lantern.example', companyName: 'Lantern Bakery' },
  reference: 'WE-12AB34CD',
  summary: description,
}
/** The concept in a document. */
export const concept: ConceptPicture = {
  ...{ picture: png, width: 1000, height: 4200, alt: 'The home page of Lantern Bakery.' },
  palette: {
    ...{ name: 'Cream and forest', scheme: 'light', background: '#ffffff', surface: '#f6f3f0' },
    ...{ text: '#181412', mutedText: '#615954', primary: '#14532d', onPrimary: '#ffffff' },
    ...{ accent: '#fc6d00', onAccent: '#0d0b09', line: '#d7d1cd' },
  } as ConceptPicture['palette'],
  siteMap: ['Menu', 'Visit'],
  typefaceNames: ['Space Grotesk', 'Inter'],
}

/** The same concept, as a website of several pages. */
export const conceptOfPages: ConceptPicture = {
  ...concept,
  pages: [
    { name: 'Home', contents: ['Sourdough from Yarraville', 'Good to know', 'Find us'] },
    { name: 'Prices', contents: ['Prices', 'About our prices'] },
    { name: 'About', contents: ['About Lantern Bakery', 'We mill our own flour'] },
    { name: 'Contact', contents: ['Send a message', 'Yarraville'] },
  ],
}

/** Renders a document with the fonts that it needs. */
export const write = async (content: EstimateContent) => {
  const fonts = await Promise.all(
    estimateFonts(content).map(async ({ name, file }) => ({
      name,
      data: await readFile(require.resolve(file)),
    })),
  )
  return writeEstimatePdf({ ...content, fonts })
}

const cache = new Map<EstimateContent, ReturnType<typeof readPdf>>()
/** Parses a document, which is rendered once for all tests that read it. */
export const read = (content: EstimateContent) => {
  const parsed = cache.get(content) ?? write(content).then(readPdf)
  cache.set(content, parsed)
  return parsed
}

export const textOf = (page: TextRun[]) => page.map(({ text }) => text).join(' ')
export const allTextOf = ({ pages }: { pages: TextRun[][] }) => pages.map(textOf).join(' ')
/** The document for a client with these names. */
export const quoteFor = (companyName: string, name = 'Minh Nguyen'): EstimateContent => ({
  ...quote,
  client: { ...quote.client, companyName, name },
})

/** All elements of a tag, in reading order. */
export const elements = (element: StructureElement, tag: string): StructureElement[] => [
  ...(element.tag === tag ? [element] : []),
  ...element.children.flatMap((child) => elements(child, tag)),
]
/** The text of an element in reading order. */
export const readingOrder = ({ text, children }: StructureElement): string =>
  [text, ...children.map(readingOrder)].filter(Boolean).join(' ')

export function expectWithinMargins(pages: TextRun[][]): void {
  for (const { x, y, width, tag } of pages.flat()) {
    expect(x).toBeGreaterThanOrEqual(MARGIN - 0.1)
    expect(x + width).toBeLessThanOrEqual(A4.width - MARGIN + 0.5)
    expect(y).toBeLessThanOrEqual(tag === 'Artifact' ? A4.height - 30 : BOTTOM + 1)
  }
}
