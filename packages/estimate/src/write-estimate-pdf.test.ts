import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { contrastOf } from '@agency/contract/colour-contrast'
import { defaultPriceBook } from '@agency/contract/default-price-book'
import { type Estimate, type EstimateLine, phases } from '@agency/contract/estimate'
import { NewPriceBook } from '@agency/contract/price-book'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { features } from './features.ts'
import { type Ink, paletteOf } from './pdf-palette.ts'
import type { ConceptPicture } from './pdf-picture.ts'
import { A4, BOTTOM, exactDollars, MARGIN } from './pdf-sheet.ts'
import { priceEstimate } from './price-estimate.ts'
import { type DrawnText, readPdf, type StructureElement } from './read-pdf.ts'
import { scopeFromBrief } from './scope.ts'
import { sitePages } from './site-pages.ts'
import { type EstimateContent, estimateFonts, writeEstimatePdf } from './write-estimate-pdf.ts'

const require = createRequire(import.meta.url)
/** One white pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)
const description = 'We sell bread online and take bookings for classes.'
const pricing = { book: defaultPriceBook, bookVersion: 4, issuedOn: '2026-11-21' }
const scope = scopeFromBrief({
  ...{ companyName: 'Lantern Bakery', employeeCount: '1-10', businessType: 'B2C' },
  ...{ industry: 'Food', mainGoal: description, overallVibe: 'Modern', colorFeel: 'cream' },
})
const estimate = priceEstimate(scope, pricing)
const quote: EstimateContent = {
  estimate,
  agency: {
    ...{ name: 'Emberlane', tagline: '', principal: '', foundedYear: 2018 },
    ...{ email: 'hello@emberlane.example', phone: '+61 3 5550 0148' },
    ...{ location: 'Melbourne, Australia', street: 'Level 2, 14 Tramline Place' },
    ...{ openingHours: '', mapsUrl: 'https://maps.example/emberlane' },
    social: { linkedin: '', instagram: '', facebook: '', x: '' },
  },
  client: { name: 'Minh Nguyen', email: 'minh@lantern.example', companyName: 'Lantern Bakery' },
  reference: 'WE-12AB34CD',
  summary: description,
}
const concept: ConceptPicture = {
  ...{ picture: png, width: 1000, height: 4200, alt: 'The home page of Lantern Bakery.' },
  palette: {
    ...{ name: 'Cream and forest', scheme: 'light', background: '#ffffff', surface: '#f6f3f0' },
    ...{ text: '#181412', mutedText: '#615954', primary: '#14532d', onPrimary: '#ffffff' },
    ...{ accent: '#fc6d00', onAccent: '#0d0b09', line: '#d7d1cd' },
  } as ConceptPicture['palette'],
  siteMap: ['Menu', 'Visit'],
  typeNames: ['Space Grotesk', 'Inter'],
}

const write = async (content: EstimateContent) => {
  const fonts = await Promise.all(
    estimateFonts(content).map(async ({ name, file }) => ({
      name,
      data: await readFile(require.resolve(file)),
    })),
  )
  return writeEstimatePdf({ ...content, fonts })
}
const known = new Map<EstimateContent, ReturnType<typeof readPdf>>()
/** Written and read once for all the tests of one content. */
const read = (content: EstimateContent) => {
  const found = known.get(content) ?? write(content).then(readPdf)
  known.set(content, found)
  return found
}
const textOf = (page: DrawnText[]) => page.map(({ text }) => text).join(' ')
const allTextOf = ({ pages }: { pages: DrawnText[][] }) => pages.map(textOf).join(' ')
const named = (companyName: string, name = 'Minh Nguyen'): EstimateContent => ({
  ...quote,
  client: { ...quote.client, companyName, name },
})

/** An estimate of so many lines, spread over the phases. */
function withLines(count: number): EstimateContent {
  const lines = Array.from(
    { length: count },
    (_, index): EstimateLine => ({
      phase: phases[Math.floor((index * phases.length) / count)] ?? 'Care',
      description: `Work ${index + 1} of many${index % 3 === 0 ? ', with words enough to need a second line of their own in the table' : ''}`,
      ...{ role: 'build', quarterHours: 4 + index, hourly: 16_500 },
      amount: (4 + index) * 4_125,
    }),
  )
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const gst = subtotal / 10
  return { ...quote, estimate: { ...estimate, lines, subtotal, gst, total: subtotal + gst } }
}

const tagsIn = ({ tag, children }: StructureElement): string[] => [tag, ...children.flatMap(tagsIn)]
const elements = (of: StructureElement, tag: string): StructureElement[] => [
  ...(of.tag === tag ? [of] : []),
  ...of.children.flatMap((child) => elements(child, tag)),
]
const readingOrder = ({ text, children }: StructureElement): string =>
  [text, ...children.map(readingOrder)].filter(Boolean).join(' ')

function expectWithinMargins(pages: DrawnText[][]): void {
  for (const { x, y, width, tag } of pages.flat()) {
    expect(x).toBeGreaterThanOrEqual(MARGIN - 0.1)
    expect(x + width).toBeLessThanOrEqual(A4.width - MARGIN + 0.5)
    expect(y).toBeLessThanOrEqual(tag === 'Artifact' ? A4.height - 30 : BOTTOM + 1)
  }
}

describe.each([
  ['with a concept', { ...quote, concept }],
  ['without a concept', quote],
])('a document %s', (_what, content) => {
  test('says what it is, whose, for whom, and how long it holds', async () => {
    const { pages, info, bookmarks } = await read(content)
    const [cover = []] = pages
    for (const words of [
      ...['Lantern Bakery', 'Minh Nguyen', 'Emberlane', 'Estimate WE-12AB34CD'],
      ...['21 November 2026', '21 December 2026', exactDollars(estimate.total)],
    ]) {
      expect(textOf(cover)).toContain(words)
    }
    expect(info).toMatchObject({
      ...{ Title: 'Website estimate for Lantern Bakery', Author: 'Emberlane' },
    })
    expect(bookmarks.length).toBeGreaterThanOrEqual(5)
    expect(pages.flat().some(({ text }) => /invoice/i.test(text))).toBe(false)
  })

  test('has the total as large as any figure, GST and all', async () => {
    const [cover = []] = (await read(content)).pages
    const figures = cover.filter(({ text }) => text.includes('$'))
    const largest = figures.toSorted((a, b) => b.size - a.size)[0]
    expect(largest?.text).toBe(exactDollars(estimate.total))
    expect(textOf(cover)).toContain('Total including GST')
  })

  test('keeps everything within its margins, and numbers its pages', async () => {
    const { pages } = await read(content)
    expectWithinMargins(pages)
    for (const [index, page] of pages.entries()) {
      expect(textOf(page)).toContain(`page ${index + 1} of ${pages.length}`)
    }
  })

  test('leaves no page nearly empty', async () => {
    const { pages } = await read(content)
    for (const page of pages.slice(0, -1)) {
      const lowest = Math.max(...page.filter(({ tag }) => tag !== 'Artifact').map(({ y }) => y))
      expect(lowest).toBeGreaterThan(A4.height / 3)
    }
    // The next steps do not stand alone.
    const last = textOf(pages.at(-1) ?? [])
    expect(last).toContain('What happens next')
    expect(last).toContain('What is not in it')
  })

  test('is the same bytes for the same input', async () => {
    expect(Buffer.compare(await write(content), await write(content))).toBe(0)
  })

  test('is tagged: headings, a table with its heads, figures with words for them', async () => {
    const { structure } = await read(content)
    const tags = new Set(tagsIn(structure))
    for (const tag of ['Document', 'Sect', 'H1', 'H2', 'Table', 'THead', 'TR', 'TH', 'TD', 'LI']) {
      expect(tags).toContain(tag)
    }
    const figures = elements(structure, 'Figure')
    expect(figures.length).toBeGreaterThan(0)
    for (const { alt } of figures) expect(alt).not.toBe('')
    const rows = elements(structure, 'TR').filter(({ children }) => children.length === 4)
    expect(rows.length).toBeGreaterThan(estimate.lines.length)
    for (const { children } of rows) {
      expect(children[0]?.tag).toBe('TH')
      expect(children.slice(1).every(({ tag }) => tag === 'TD' || tag === 'TH')).toBe(true)
    }
  })

  test('reads in the order in which it is meant', async () => {
    const text = readingOrder((await read(content)).structure)
    const parts = [
      ...['Lantern Bakery', 'Total including GST', 'What we propose', 'What you told us'],
      ...['What it costs', 'Discovery', 'Workshop', 'Subtotal', 'GST, 10%', 'How sure we are'],
      ...['What it rests on', 'What happens next'],
    ]
    const places = parts.map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('leads to the agency by telephone, mail and map', async () => {
    const { links, structure } = await read(content)
    expect(links).toEqual([
      'tel:+61355500148',
      'mailto:hello@emberlane.example?subject=Your%20estimate',
      'https://maps.example/emberlane',
    ])
    expect(elements(structure, 'Link')).toHaveLength(3)
  })
})

describe.each([
  [1, 5],
  [30, 6],
  [100, 9],
])('an estimate of %i lines', (count, expected) => {
  const content = withLines(count)

  test('repeats the table’s head on each of its pages, and ends with its sums', async () => {
    const { pages } = await read(content)
    const isHead = ({ text, size }: DrawnText) => text === 'Work' && size === 8
    const withRows = pages.filter((page) => page.some(({ text }) => /^Work \d+ of many/.test(text)))
    expect(withRows.length).toBeGreaterThanOrEqual(count === 100 ? 4 : 1)
    expect(pages).toHaveLength(expected)
    for (const page of withRows) expect(page.filter(isHead)).toHaveLength(1)
    const text = allTextOf({ pages })
    const { subtotal, gst, total } = content.estimate
    for (const cents of [subtotal, gst, total]) expect(text).toContain(exactDollars(cents))
    const found = pages
      .flat()
      .flatMap(({ text: each }) => /^Work (\d+) of many/.exec(each)?.[1] ?? [])
    expect(found.map(Number)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  })

  test('has no phase’s row without a line below it, and no head without rows', async () => {
    const { pages } = await read(content)
    for (const page of pages) {
      const rows = page.filter(({ tag }) => tag === 'TH' || tag === 'TD')
      const lowest = Math.max(...rows.map(({ y }) => y))
      const last = rows.filter(({ y }) => y === lowest).map(({ text }) => text)
      expect(phases.filter((phase) => last.includes(phase) && !page.some(isTimeline))).toEqual([])
    }
  })

  test('keeps figures of a column under each other, to the right', async () => {
    const { pages } = await read(content)
    const amounts = pages
      .flat()
      .filter(({ text, tag }) => tag === 'TD' && /^\$[\d,]+\.\d\d$/.test(text))
    const ends = new Set(amounts.map(({ x, width }) => Math.round(x + width)))
    // The rates and the amounts; the sum of all stands with the amounts.
    expect(ends.size).toBe(2)
  })
})

/** The head of the timeline's table. */
const isTimeline = ({ text }: DrawnText) => text === 'What we need from you'

test('puts a line of work on the page of the sums, however many lines there are', async () => {
  for (let count = 22; count < 34; count += 1) {
    const { pages } = await read(withLines(count))
    const sums = pages.find((page) => page.some(({ text }) => text === 'Subtotal, before GST'))
    expect(sums?.some(({ text }) => /^Work \d+ of many/.test(text))).toBe(true)
    expectWithinMargins(pages)
  }
})

test('sets figures of one length in one width', async () => {
  const { pages } = await read(withLines(30))
  const widths = new Set(
    pages
      .flat()
      .filter(({ text, size, tag }) => /^\$\d{3}\.\d\d$/.test(text) && size === 9.5 && tag === 'TD')
      .filter(({ text }) => text !== '$165.00')
      .map(({ width }) => width.toFixed(3)),
  )
  expect(widths.size).toBe(1)
})

const words = 'A bakery that bakes at night, sells by day and teaches on Saturdays. '

test('holds a description of 2,000 characters whole, its words apart', async () => {
  const summary = words.repeat(30).slice(0, 1_990).trimEnd()
  const { structure } = await read({ ...quote, summary })
  const told = elements(structure, 'BlockQuote').map(({ text }) => text)
  expect(told.join('')).toBe(summary)
})

test('leaves nothing alone on a page, neither a line of a description nor the next steps', async () => {
  for (let count = 1; count <= features.length; count += 1) {
    const own = features.slice(0, count)
    const sized = { ...scope, features: own, pages: sitePages([], own, 0) }
    const summary = words.repeat(30).slice(0, 1_000 + 40 * count)
    const content = { ...quote, summary, estimate: priceEstimate(sized, pricing) }
    const { pages } = await read(content)
    const lines = pages.map((page) => page.filter(({ tag }) => tag === 'BlockQuote').length)
    expect(lines).not.toContain(1)
    const last = pages.at(-1) ?? []
    expect(last.some(({ tag }) => tag === 'LBody')).toBe(true)
    expect(textOf(last)).toContain('What happens next')
    expectWithinMargins(pages)
  }
})

test('keeps text of any length, and a site of any size, within the page', async () => {
  const endless = await read({
    ...named('W'.repeat(120), 'ж'.repeat(100)),
    summary: 'x'.repeat(100_000),
  })
  expect(endless.pages.length).toBeLessThanOrEqual(8)
  expectWithinMargins(endless.pages)
  const everything = priceEstimate(
    { ...scope, features, pages: sitePages(['Bread', 'Cakes', 'People'], features, 60) },
    pricing,
  )
  const { pages } = await read({ ...quote, estimate: everything })
  expectWithinMargins(pages)
})

describe('a name in', () => {
  test.each([
    ['Latin', 'Łukasz & Søren'],
    ['Vietnamese', 'Phở Hằng Đường'],
    ['Greek', 'Ελληνικός Φούρνος'],
    ['Cyrillic', 'Хлеб і сіль'],
    ['Chinese', '山水茶馆'],
    ['Chinese of Taiwan', '臺灣書店'],
    ['Japanese', 'さくら製作所'],
    ['Korean', '한빛 치과'],
  ])('%s is drawn with its own letters', async (_script, name) => {
    const content = named(name)
    const { pages, info } = await read(content)
    const title = pages[0]?.filter(({ size }) => size > 18) ?? []
    expect(title.map(({ text }) => text).join('')).toContain(name)
    expect(allTextOf({ pages })).not.toContain('\ufffd')
    expect(info.Title).toBe(`Website estimate for ${name}`)
  })

  test('Japanese is drawn with one hand, and Chinese with another', async () => {
    const fontsOf = async (name: string) => [...new Set((await read(named(name))).fonts)].join()
    expect(await fontsOf('さくら製作所')).not.toContain('ZCOOL')
    expect(await fontsOf('山水茶馆')).not.toContain('BIZ')
  })

  test('Arabic is joined, and runs from right to left between other words', async () => {
    const { pages } = await read(named('Café مقهى النور 2026'))
    const title = pages[0]?.filter(({ size }) => size > 18) ?? []
    const place = (part: string) => title.find(({ text }) => text.includes(part))?.x ?? Number.NaN
    // The first word's first letter stands to the right of the second word's last, its figure left.
    expect(place('Café')).toBeLessThan(place('2026'))
    expect(place('2026')).toBeLessThan(place('ر'))
    expect(place('ر')).toBeLessThan(place('م'))
    const joined = (await read(named('ههه'))).pages[0]?.filter(({ size }) => size > 18) ?? []
    const glyphs = joined.flatMap(({ text, glyphs }) => (text.includes('ه') ? glyphs : []))
    // The same letter three times, at the beginning, within and at the end of a word.
    expect(new Set(glyphs).size).toBe(3)
  })

  test('none: only the files are asked for that the text needs', () => {
    const plain = estimateFonts(quote).map(({ name }) => name)
    expect(plain.toSorted()).toEqual([
      ...['bricolage-grotesque-latin-700', 'manrope-latin-400', 'manrope-latin-700'],
    ])
    const arabic = estimateFonts(named('مقهى')).map(({ name }) => name)
    expect(arabic).toContain('noto-sans-arabic-arabic-400')
    expect(arabic.some((name) => name.startsWith('nanum'))).toBe(false)
  })
})

test('drops emoji and what no font has, and leaves no box', async () => {
  const { pages } = await read({
    ...named('Sunny 🍳 side up 🇦🇺'),
    summary: 'We bake ☕🎉 at 𓀀 night.',
  })
  const text = allTextOf({ pages })
  expect(text).toContain('Sunny side up')
  expect(text).not.toMatch(/[\u{1f000}-\u{1ffff}\u{13000}-\u{13fff}\ufffd]/u)
})

test('common characters that its own fonts lack are no error, whoever wrote them', async () => {
  const words = 'Co\u2011op \u02bbOhana \u2016 \u2030 \u2032 \u2020 \ufffd \u0301x'
  const [line] = estimate.lines
  if (!line) throw new Error('The estimate has no lines.')
  const { pages } = await read({
    ...named(words, words),
    agency: { ...quote.agency, name: words, street: words, location: words },
    estimate: { ...estimate, lines: [{ ...line, description: words }, ...estimate.lines] },
    summary: words,
  })
  expect(allTextOf({ pages })).toContain('Co-op')
})

test('holds the picture once, however often it is shown', async () => {
  const source = Buffer.from(await write({ ...quote, concept })).toString('latin1')
  // The picture has a mask beside it.
  expect(source.match(/\/Subtype \/Image/g)).toHaveLength(2)
  expect(Buffer.from(await write(quote)).toString('latin1')).not.toContain('/Subtype /Image')
})

test('shows the palette by its values, and the typefaces', async () => {
  const text = allTextOf(await read({ ...quote, concept }))
  for (const words of ['Cream and forest', '#14532D', '#FC6D00', 'Space Grotesk', 'Inter']) {
    expect(text).toContain(words)
  }
})

test('names every option with its price, outside the table of the total', async () => {
  const { options } = estimate as Estimate
  const { structure } = await read(quote)
  const [cost, , extras] = elements(structure, 'Table').map(readingOrder)
  for (const { name } of options) {
    expect(extras).toContain(name)
    expect(cost).not.toContain(`${name} `)
  }
})

describe('a document of an owner’s price book', () => {
  const terms = {
    ...defaultPriceBook.terms,
    ...{ abn: '51824753556', deposit: 3_000, paymentDays: 14 },
    lines: ['Either of us may end the work at the end of a stage.', `Long: ${'word '.repeat(110)}`],
  }
  const look = { accent: '#2dd4bf', ink: '#10243e', logo: 'a'.repeat(32) }
  const price = { minimum: 0, discount: 1_000, discountWording: 'Spring offer' }
  const wording = {
    ...defaultPriceBook.wording,
    introduction: 'All of {client} in {weeks}.',
    closing: 'Nothing is owed yet.',
    steps: ['Talk', 'Agree', 'Begin'].map((title) => ({ title, text: `${title} with us.` })),
  }
  const book = { ...defaultPriceBook, terms, look, price, wording }
  const own: EstimateContent = {
    ...quote,
    estimate: priceEstimate(scope, { ...pricing, book }),
    logo: { picture: png, width: 300, height: 100 },
  }

  test('says its terms, its promises and its ABN, within the margins', async () => {
    const { pages } = await read(own)
    const text = allTextOf({ pages })
    const { deposit = 0 } = own.estimate.terms ?? {}
    for (const words of [
      'Payment and terms',
      `A deposit of 30%, ${exactDollars(deposit)} including GST, is due before we start.`,
      ...['Invoices are due within 14 days.', 'Either of us may end the work'],
      ...['All of Lantern Bakery', 'Nothing is owed yet.', '1. Talk', 'Begin with us.'],
    ]) {
      expect(text.replace(/\s+/g, ' ')).toContain(words)
    }
    for (const page of pages) expect(textOf(page)).toContain('ABN 51 824 753 556')
    expect(text).not.toContain('designed, written, built')
    expectWithinMargins(pages)
  })

  test('has a discount as a row before the subtotal, and adds up', async () => {
    const { structure } = await read(own)
    const rows = elements(structure, 'TFoot').flatMap((foot) => elements(foot, 'TR'))
    const [discount, subtotal] = rows.map((row) => readingOrder(row))
    const { adjustments, ...sums } = own.estimate
    expect(discount).toBe(`Spring offer, 10% ${exactDollars(adjustments[0]?.amount ?? 0)}`)
    expect(discount).toContain('−$')
    expect(subtotal).toBe(`Subtotal, before GST ${exactDollars(sums.subtotal)}`)
    expect(rows).toHaveLength(4)
  })

  test('bears its logo in the place of the mark, with words for it', async () => {
    const { structure, pages } = await read(own)
    const [first] = elements(structure, 'Figure')
    expect(first?.alt).toBe('Emberlane')
    expect(pages[0]?.filter(({ text, tag }) => tag !== 'Artifact' && text === 'Emberlane')).toEqual(
      [],
    )
    const source = Buffer.from(await write(own)).toString('latin1')
    expect(source).toContain('/Subtype /Image')
  })

  test('says nothing of what is not set', async () => {
    const text = allTextOf(await read(quote))
    for (const words of ['Payment and terms', 'ABN', 'deposit', 'Invoices', 'offer']) {
      expect(text).not.toContain(words)
    }
  })
})

describe('the palette', () => {
  test('without colours of the owner’s is that of the site', () => {
    const { accent, ink } = defaultPriceBook.look
    expect(paletteOf({ accent, ink })).toEqual(paletteOf())
    expect(paletteOf()).toMatchObject({ brand: '#fc6d00', brandText: '#8e350c', ink: '#181412' })
  })

  test('can be read for every two colours that a book may have', () => {
    const part = fc.nat(255).map((value) => value.toString(16).padStart(2, '0'))
    const colour = fc.tuple(part, part, part).map((parts) => `#${parts.join('')}`)
    fc.assert(
      fc.property(colour, colour, (accent, ink) => {
        const look = { ...defaultPriceBook.look, accent, ink }
        fc.pre(NewPriceBook.safeParse({ ...defaultPriceBook, look }).success)
        const palette = paletteOf(look)
        for (const [text, ground] of [
          ...[
            ['ink', 'paper'],
            ['brandText', 'paper'],
            ['onBrand', 'brand'],
            ['brand', 'ink'],
          ],
          ...[
            ['onInk', 'ink'],
            ['mutedOnInk', 'ink'],
            ['muted', 'paper'],
          ],
        ] as const) {
          expect(
            contrastOf(palette[text as Ink], palette[ground as Ink]),
            `${text} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5)
        }
      }),
      // A blue on which neither near-black nor paper can be read, and black can.
      { numRuns: 200, examples: [['#0070ea', '#000000']] },
    )
  })
})
