import type { BriefCopy } from '@agency/contract/brief-copy'
import type { Concept } from '@agency/contract/concept'
import { designStyles } from '@agency/contract/generator-form'
import fc from 'fast-check'
import satori from 'satori'
import { describe, expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { anyBrief, chooseBriefs, isFullRun, manyTries, tries } from '../../samples/any-brief.ts'
import { anyCopy } from '../../samples/any-copy.ts'
import { sampleBriefs } from '../../samples/briefs.ts'
import { loadFonts } from '../../samples/load-fonts.ts'
import { loadIcons } from '../../samples/load-icons.ts'
import { createConcept } from '../create-concept.ts'
import { requiredFonts, requiredIcons } from '../required-assets.ts'
import { drawPhone, PHONE_PAGE_WIDTH } from '../site/phone-picture.ts'
import { siteTexts } from '../site/site-texts.ts'
import { drawConcept, sectionDrawings } from './draw-concept.ts'
import { asNode, column, type Element, picture, row, text } from './element.ts'
import { PAGE_WIDTH } from './kit.ts'
import { type LaidBox, pageFaults, strayWords } from './layout-defects.ts'

async function laidOut(root: Element, width: number, concept: Concept): Promise<string[]> {
  const boxes: LaidBox[] = []
  const svg = await satori(asNode(root), {
    width,
    // Words as separate elements, so that the test can see where they are drawn.
    embedFont: false,
    fonts: await loadFonts(requiredFonts(concept)),
    onNodeDetected: ({ left, top, width: wide, height }) =>
      boxes.push({ left, top, width: wide, height }),
  })
  const words = [...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)/g)].map(
    ([, x, y, wording = '']) => ({ x: Number(x), y: Number(y), text: wording }),
  )
  return [...pageFaults(root, boxes, width), ...strayWords(root, boxes, words)]
}

const textsOf = ({ props }: Element): string[] =>
  (props.children ?? []).flatMap((child) =>
    typeof child === 'string' ? child : child ? textsOf(child) : [],
  )

/** The layout faults of a page on a screen and on a phone. */
async function faultsIn(concept: Concept): Promise<string[]> {
  const icons = loadIcons(requiredIcons(concept))
  return [
    ...(await laidOut(drawConcept(concept, icons), PAGE_WIDTH, concept)),
    ...(await laidOut(drawPhone(concept, icons), PHONE_PAGE_WIDTH, concept)).map(
      (fault) => `phone: ${fault}`,
    ),
  ]
}
const faultsOf = (brief: (typeof sampleBriefs)[number], seed: number, copy?: BriefCopy) =>
  faultsIn(createConcept(brief, seed, copy))

describe('a page', () => {
  test.each(sampleBriefs.map((brief) => [brief.companyName, brief] as const))(
    'has no layout faults for %s',
    async (_name, brief) => {
      expect(await faultsOf(brief, 1)).toEqual([])
      if (isFullRun) expect(await faultsOf(brief, 2)).toEqual([])
    },
  )

  test('has no layout faults across briefs that cover every section and style', {
    timeout: 900_000,
  }, async () => {
    // The small size covers each section on each surface, and each style; the full size covers all
    // pairs.
    const inStyle = (style: string) => (isFullRun ? `, ${style}` : '')
    const chosen = chooseBriefs(isFullRun ? 2_000 : 600, (brief, seed) => {
      const { sections, style, look } = createConcept(brief, seed)
      const { bar, foot, eyebrow, card, button } = look
      return [
        ...sections.map(({ kind, ground }) => `${kind} on ${ground}${inStyle(style)}`),
        ...[bar, foot].map((part) => `${part}${inStyle(style)}`),
        ...[eyebrow, card, button, style],
      ]
    })
    for (const [brief, seed] of chosen) {
      expect(await faultsOf(brief, seed), JSON.stringify({ brief, seed })).toEqual([])
    }
  })

  test.runIf(isFullRun)(
    'has no layout faults for any brief',
    {
      timeout: 900_000,
    },
    async () => {
      await fc.assert(
        fc.asyncProperty(anyBrief, fc.nat(), async (brief, seed) => {
          expect(await faultsOf(brief, seed)).toEqual([])
        }),
        tries(2_000),
      )
    },
  )

  test('has no layout faults with any external copy', { timeout: 900_000 }, async () => {
    const sample = fc.constantFrom(...sampleBriefs)
    await fc.assert(
      fc.asyncProperty(sample, anyCopy, fc.nat(), async (brief, copy, seed) => {
        expect(await faultsOf(brief, seed, copy)).toEqual([])
      }),
      tries(isFullRun ? 600 : 20),
    )
  })

  test('shows the top of the same page on a phone, with a menu button in place of the menu', () => {
    for (const brief of sampleBriefs.slice(0, 20)) {
      const concept = createConcept(brief, 3)
      const icons = loadIcons(requiredIcons(concept))
      const [page, phone] = [drawConcept(concept, icons), drawPhone(concept, icons)].map(textsOf)
      const added = phone?.filter((wording) => !page?.includes(wording))
      expect(added).toEqual([siteTexts(concept.language).menu])
      for (const { headline } of concept.sections.slice(0, 4)) {
        if (headline && page?.includes(headline)) expect(phone).toContain(headline)
      }
    }
  })

  test.each(designStyles)('has room for a long price and what it depends on, %s', async (style) => {
    const brief = briefOf(
      'Show society in Cumborah.\n\nAdult $20\nChild $5\nFamily $45\nStall $140\nPower $35',
      { overallVibe: style },
    )
    const price = {
      value: '$140 per 3 by 3 metres, $220 for food, power $35',
      text: 'Public liability certificate by 25 July; no certificate, no site.',
    }
    for (const seed of [1, 2, 3]) {
      const concept = createConcept(brief, seed)
      const sections = concept.sections.map((section) => ({
        ...section,
        items: section.items.map((item) => (item.title === 'Stall' ? { ...item, ...price } : item)),
      })) as Concept['sections']
      expect(JSON.stringify(sections)).toContain(price.value)
      expect(await faultsIn({ ...concept, sections })).toEqual([])
    }
  })

  test('uses only section kinds that have a drawing', () => {
    fc.assert(
      fc.property(anyBrief, fc.nat(), (brief, seed) => {
        for (const { kind } of createConcept(brief, seed).sections) {
          expect(sectionDrawings).toHaveProperty([kind])
        }
      }),
      manyTries(2_000),
    )
  })

  test('runs right to left in Arabic', () => {
    const arabic = sampleBriefs.find(({ companyName }) => /\p{Script=Arabic}/u.test(companyName))
    const root = drawConcept(createConcept(arabic ?? (sampleBriefs[0] as never), 1))
    expect(root.props.style?.direction).toBe('rtl')
  })
})

test('gives at least ten layouts for twenty seeds in each style', () => {
  for (const overallVibe of designStyles) {
    const layouts = Array.from({ length: 20 }, (_, seed) =>
      createConcept({ ...(sampleBriefs[0] as (typeof sampleBriefs)[number]), overallVibe }, seed)
        .sections.map(({ kind }) => kind)
        .join(),
    )
    expect(new Set(layouts).size).toBeGreaterThanOrEqual(10)
  }
})

describe('fault detection', () => {
  const words = (content: string, color = '#000000') => text({ color, fontSize: 16 }, content)
  const page = (...children: Element[]) => column({ backgroundColor: '#ffffff' }, ...children)
  const boxAt = (top: number, left = 0): LaidBox => ({ left, top, width: 200, height: 20 })
  const sheet = (...children: Element[]) => column({ backgroundColor: '#ffffff' }, ...children)
  const square = (top: number): LaidBox => ({ left: 0, top, width: 100, height: 100 })
  const pageBox: LaidBox = { left: 0, top: 0, width: PAGE_WIDTH, height: 400 }

  test.each([
    ['text over text', page(words('a'), words('b')), [pageBox, boxAt(0), boxAt(10)], /is over “b”/],
    ['text off the page', page(words('a')), [pageBox, boxAt(0, 1300)], /leaves the page/],
    ['text below its box', page(words('a')), [pageBox, boxAt(390)], /leaves its box/],
    ['pale text', page(words('a', '#aaaaaa')), [pageBox, boxAt(0)], /has 2\.32:1 on #ffffff/],
    [
      'text over a picture',
      page(picture('<svg/>', 100, 100), words('a')),
      [pageBox, { left: 0, top: 0, width: 100, height: 100 }, boxAt(10)],
      /meets a picture/,
    ],
    [
      'text under a picture in a raised element',
      page(row({ position: 'relative' }, picture('<svg/>', 100, 100)), sheet(words('a'))),
      [pageBox, square(0), square(0), { ...pageBox, height: 60 }, boxAt(10)],
      /“a” meets a picture/,
    ],
    [
      'text under a sheet',
      page(words('a'), sheet()),
      [pageBox, boxAt(0), { ...pageBox, height: 60 }],
      /“a” is covered/,
    ],
    [
      'text squeezed to a letter or two in each line',
      page(words('no certificate, no site')),
      [pageBox, { left: 0, top: 0, width: 12, height: 300 }],
      /is squeezed to 12 pixels/,
    ],
    [
      'a picture under a sheet',
      page(picture('<svg/>', 100, 100), sheet()),
      [pageBox, square(0), { ...pageBox, height: 30 }],
      /30 % of a picture/,
    ],
  ])('reports %s', (_what, root, boxes, fault) => {
    expect(pageFaults(root, boxes).join()).toMatch(fault)
  })

  test('reports words drawn outside their measured box', () => {
    const drawnWords = [
      { x: 0, y: 14, text: 'a' },
      { x: 0, y: 34, text: 'second' },
    ]
    expect(strayWords(page(words('a second')), [pageBox, boxAt(0)], drawnWords)).toEqual([
      '“second” is drawn outside of its box',
    ])
  })
})
