import { type Estimate, type EstimateLine, phases } from '@agency/contract/estimate'
import { describe, expect, test } from 'vitest'
import {
  allTextOf,
  concept,
  conceptOfPages,
  elements,
  estimate,
  expectWithinMargins,
  pricing,
  quote,
  quoteFor,
  read,
  readingOrder,
  scope,
  textOf,
  write,
} from '../samples/estimate-document.ts'
import type { EstimateContent } from './estimate-content.ts'
import { features } from './features.ts'
import { A4, formatDollars } from './pdf-sheet.ts'
import { priceEstimate } from './price-estimate.ts'
import type { StructureElement, TextRun } from './read-pdf.ts'
import { scopeFromBrief } from './scope.ts'
import { sitePages } from './site-pages.ts'

/** `npm run test:full` tests more cases than `npm test`. */
const isFullRun = process.env.AGENCY_TEST_SIZE === 'full'

/** An estimate with this many lines, spread over the phases. */
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
describe.each([
  ['with a concept', { ...quote, concept }],
  ['with a concept of several pages', { ...quote, concept: conceptOfPages }],
  ['without a concept', quote],
])('a document %s', (_case, content) => {
  test('states its title, agency, client and validity', async () => {
    const { pages, info, bookmarks } = await read(content)
    const [cover = []] = pages
    for (const expected of [
      ...['Lantern Bakery', 'Minh Nguyen', 'Emberlane', 'Estimate WE-12AB34CD'],
      ...['21 November 2026', '21 December 2026', formatDollars(estimate.total)],
    ]) {
      expect(textOf(cover)).toContain(expected)
    }
    expect(info).toMatchObject({
      ...{ Title: 'Website estimate for Lantern Bakery', Author: 'Emberlane' },
    })
    expect(bookmarks.length).toBeGreaterThanOrEqual(5)
    expect(pages.flat().some(({ text }) => /invoice/i.test(text))).toBe(false)
  })

  test('shows the total including GST as its largest figure', async () => {
    const [cover = []] = (await read(content)).pages
    const figures = cover.filter(({ text }) => text.includes('$'))
    const largest = figures.toSorted((a, b) => b.size - a.size)[0]
    expect(largest?.text).toBe(formatDollars(estimate.total))
    expect(textOf(cover)).toContain('Total including GST')
  })

  test('keeps everything within its margins and numbers its pages', async () => {
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
    // The next steps are never alone on a page.
    const last = textOf(pages.at(-1) ?? [])
    expect(last).toContain('What happens next')
    expect(last).toContain('Not included')
  })

  test('has the same bytes for the same input', async () => {
    expect(Buffer.compare(await write(content), await write(content))).toBe(0)
  })

  test('is tagged with headings, table headers and alternative text for figures', async () => {
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

  test('has a logical reading order', async () => {
    const text = readingOrder((await read(content)).structure)
    const parts = [
      ...['Lantern Bakery', 'Total including GST', 'What we propose'],
      ...['What it costs', 'Discovery', 'Workshop', 'Subtotal', 'GST, 10%', 'Price range'],
      ...['Assumptions and exclusions', 'What happens next'],
    ]
    const positions = parts.map((part) => text.indexOf(part))
    expect(positions).not.toContain(-1)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  })

  test('links to the agency’s phone, email and map', async () => {
    const { links, structure } = await read(content)
    expect(links).toEqual([
      'tel:+61355500148',
      'mailto:hello@emberlane.example?subject=Your%20estimate',
      'https://maps.example/emberlane',
    ])
    expect(elements(structure, 'Link')).toHaveLength(3)
  })
})

test('the estimate of a small shop has six pages: the options share the last one with the terms', async () => {
  const scope = scopeFromBrief({
    ...{ companyName: 'Lantern Bakery', employeeCount: '1-10', businessType: 'B2C' },
    ...{ industry: 'Food & Beverage', overallVibe: 'Modern', colorFeel: 'warm yellow' },
    mainGoal:
      'A sourdough bakery in Coburg that takes orders for celebration cakes. Open Tuesday to Sunday, 7 am to 2 pm. Cakes from $85, ordered three days ahead. Customers should order and pay online, choose a pick-up time and see what is baked today.',
  })
  const { pages } = await read({ ...quote, concept, estimate: priceEstimate(scope, pricing) })
  expect(pages).toHaveLength(6)
  const last = textOf(pages.at(-1) ?? [])
  expect(last).toContain('What you could add')
  expect(last).toContain('What happens next')
  expectWithinMargins(pages)
})

describe.each([
  [1, 5],
  [30, 6],
  [100, 8],
])('an estimate of %i lines', (count, expected) => {
  const content = withLines(count)

  test('repeats the table header on each page and ends with the totals', async () => {
    const { pages } = await read(content)
    const isTableHeader = ({ text, size }: TextRun) => text === 'Work' && size === 8
    const withRows = pages.filter((page) => page.some(({ text }) => /^Work \d+ of many/.test(text)))
    expect(withRows.length).toBeGreaterThanOrEqual(count === 100 ? 4 : 1)
    expect(pages).toHaveLength(expected)
    for (const page of withRows) expect(page.filter(isTableHeader)).toHaveLength(1)
    const text = allTextOf({ pages })
    const { subtotal, gst, total } = content.estimate
    for (const cents of [subtotal, gst, total]) expect(text).toContain(formatDollars(cents))
    const workNumbers = pages
      .flat()
      .flatMap(({ text: workText }) => /^Work (\d+) of many/.exec(workText)?.[1] ?? [])
    expect(workNumbers.map(Number)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  })

  test('never ends a page with a phase heading', async () => {
    const { pages } = await read(content)
    for (const page of pages) {
      const rows = page.filter(({ tag }) => tag === 'TH' || tag === 'TD')
      const lowest = Math.max(...rows.map(({ y }) => y))
      const last = rows.filter(({ y }) => y === lowest).map(({ text }) => text)
      expect(phases.filter((phase) => last.includes(phase) && !page.some(isTimeline))).toEqual([])
    }
  })

  test('right-aligns the figures of a column', async () => {
    const { pages } = await read(content)
    const amounts = pages
      .flat()
      .filter(({ text, tag }) => tag === 'TD' && /^\$[\d,]+\.\d\d$/.test(text))
    const rightEdges = new Set(amounts.map(({ x, width }) => Math.round(x + width)))
    // The rates and the amounts; the total aligns with the amounts.
    expect(rightEdges.size).toBe(2)
  })
})

/** The header of the timeline's table. */
const isTimeline = ({ text }: TextRun) => text === 'What we need from you'

test('keeps at least one line on the page with the totals, for any number of lines', async () => {
  // Within this range the table grows by a page.
  for (let count = 22; count < 34; count += isFullRun ? 1 : 3) {
    const { pages } = await read(withLines(count))
    const totalsPage = pages.find((page) =>
      page.some(({ text }) => text === 'Subtotal, before GST'),
    )
    expect(totalsPage?.some(({ text }) => /^Work \d+ of many/.test(text))).toBe(true)
    expectWithinMargins(pages)
  }
})

test('sets amounts in tabular figures', async () => {
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

const sentence = 'A bakery that bakes at night, sells by day and teaches on Saturdays. '

test('has one page with the site map and the style guide, if the website has several pages', async () => {
  const { pages } = await read({ ...quote, concept: conceptOfPages })
  const withTitle = pages.filter((page) => textOf(page).includes('Your concept as a website'))
  expect(withTitle).toHaveLength(1)
  const text = textOf(withTitle[0] ?? [])
  for (const { name, contents } of conceptOfPages.pages ?? [])
    for (const each of [name, ...contents]) expect(text).toContain(each)
  expect(text).toContain('#14532D')
  // White on the brand's colour.
  expect(text).toContain('Contrast 9.1 to 1')
  const single = await read({ ...quote, concept })
  expect(allTextOf(single)).not.toContain('Your concept as a website')
  expect(pages.length).toBeLessThanOrEqual(single.pages.length + 1)
})

test('keeps the client’s description out of a document shared with a concept', async () => {
  const { pages } = await read({ ...quote, concept, summary: 'The alarm code is 4471.' })
  expect(textOf(pages.flat())).not.toContain('4471')
})

test('never leaves the next steps alone on a page', async () => {
  for (let count = 1; count <= features.length; count += isFullRun ? 1 : 4) {
    const chosenFeatures = features.slice(0, count)
    const sizedScope = {
      ...scope,
      features: chosenFeatures,
      pages: sitePages([], chosenFeatures, 0),
    }
    const summary = sentence.repeat(30).slice(0, 1_000 + 40 * count)
    const content = { ...quote, summary, estimate: priceEstimate(sizedScope, pricing) }
    const { pages } = await read(content)
    const last = pages.at(-1) ?? []
    expect(last.some(({ tag }) => tag === 'LBody')).toBe(true)
    expect(textOf(last)).toContain('What happens next')
    expectWithinMargins(pages)
  }
})

test('a table that fits a page when set closer takes one; else no page has the last phase alone', async () => {
  const linesByPage = async (count: number) =>
    (await read(withLines(count))).pages
      .map((page) => textOf(page).match(/Work \d+ of many/g)?.length ?? 0)
      .filter((lines) => lines > 0)
  expect(await linesByPage(14)).toEqual([14])
  expect(await linesByPage(16)).toEqual([16])
  // The last of its seven phases has two lines.
  expect((await linesByPage(18)).at(-1)).toBeGreaterThan(2)
})

test('keeps text of any length and a site of any size within the page', async () => {
  const longTexts = await read({
    ...quoteFor('W'.repeat(120), 'ж'.repeat(100)),
    summary: 'x'.repeat(100_000),
  })
  expect(longTexts.pages.length).toBeLessThanOrEqual(8)
  expectWithinMargins(longTexts.pages)
  const largestEstimate = priceEstimate(
    { ...scope, features, pages: sitePages(['Bread', 'Cakes', 'People'], features, 60) },
    pricing,
  )
  const { pages } = await read({ ...quote, estimate: largestEstimate })
  expectWithinMargins(pages)
})

test('embeds the picture only once', async () => {
  const source = Buffer.from(await write({ ...quote, concept })).toString('latin1')
  // The image has a mask as a second image.
  expect(source.match(/\/Subtype \/Image/g)).toHaveLength(2)
  expect(Buffer.from(await write(quote)).toString('latin1')).not.toContain('/Subtype /Image')
})

test('shows the palette values and the typefaces', async () => {
  const text = allTextOf(await read({ ...quote, concept }))
  for (const expected of ['Cream and forest', '#14532D', '#FC6D00', 'Space Grotesk', 'Inter']) {
    expect(text).toContain(expected)
  }
})

test('lists every option outside the cost table', async () => {
  const { options } = estimate as Estimate
  const { structure } = await read(quote)
  const [cost, , extras] = elements(structure, 'Table').map(readingOrder)
  for (const { name } of options) {
    expect(extras).toContain(name)
    expect(cost).not.toContain(`${name} `)
  }
})
