import type { Section } from '@agency/contract/concept'
import { describe, expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { sampleBriefs } from '../../samples/briefs.ts'
import { judge, openBriefs } from '../../samples/relevance/judge.ts'
import { richBrief } from '../../samples/rich-brief.ts'
import { createUsedSentences } from '../copy/used-sentences.ts'
import { createConcept } from '../create-concept.ts'
import { composePages, type SitePage } from './compose-pages.ts'

const labelled = openBriefs().map((annotated) => {
  const concept = createConcept(annotated.brief, 1)
  return { annotated, concept, site: composePages(concept) }
})
const translated = sampleBriefs
  .map((brief) => createConcept(brief, 1))
  .filter(({ language }) => language !== 'en')

const isClosing = ({ kind }: Section) => kind.startsWith('action')
const isPlace = ({ kind }: Section) => kind.startsWith('place')
/** The sections that belong to one page: the closing and the contact details may be on several. */
const ownSections = ({ sections }: SitePage) =>
  sections.filter((section) => !isClosing(section) && !isPlace(section))

test('makes one page of a brief of one line', () => {
  const { pages, menu } = composePages(createConcept(briefOf('We mow lawns in Kyneton.'), 1))
  expect(pages.map(({ file }) => file)).toEqual(['index.html'])
  expect(menu).toBeUndefined()
})

test('makes one page of a brief whose prices are all that its home page has', () => {
  const concept = createConcept(
    briefOf('Beans $18. Bread $9. Croissants $6. Honey $12. A form with a name and a message.'),
    1,
  )
  expect(concept.sections.map(({ kind }) => kind).join()).toMatch(/^hero-[a-z]+,(?:list|booking)/)
  expect(composePages(concept).pages).toHaveLength(1)
})

test('makes a page of each part of a brief with something for each, in any style', () => {
  for (const overallVibe of ['Modern', 'Bold', 'Minimalist', 'Corporate', 'Creative']) {
    const { pages, menu } = composePages(createConcept({ ...richBrief, overallVibe }, 1))
    const textOf = (name: string) =>
      JSON.stringify(pages.find((page) => page.name === name)?.sections)
    expect(menu).toEqual(['What we do', 'Prices', 'About', 'Questions', 'Contact'])
    expect(textOf('What we do')).toContain('new strings and a new finish')
    expect(textOf('Prices')).toContain('$1,450')
    expect(textOf('About')).toContain('bullock cart')
    expect(textOf('Questions')).toContain('Twice a year.')
    expect(textOf('Contact')).toContain('14 Mair Street')
    expect(textOf('Home')).not.toMatch(/1,450|Twice a year/)
  }
})

describe('the contact page', () => {
  const offers = 'Pottery kiln repairs. Elements, thermocouples, controllers, relining.'
  const notes =
    'Electric only, not gas. I do not sell new kilns. I come to schools and studios. The call out is $135.'
  const form = 'Need a form with name, phone and model.'

  test('is made for a form if the home page still says enough', () => {
    const { pages, menu } = composePages(createConcept(briefOf(`${offers} ${notes} ${form}`), 1))
    expect(pages.map(({ file }) => file)).toEqual(['index.html', 'contact.html'])
    expect(menu).toEqual(['Contact'])
    expect(pages[0].sections.some(({ kind }) => kind.startsWith('booking'))).toBe(false)
    expect(pages[1]?.sections.some(({ kind }) => kind.startsWith('booking'))).toBe(true)
  })

  test('is not made if the home page would have only one section left', () => {
    const concept = createConcept(briefOf(`${offers} ${form}`), 1)
    expect(concept.sections.some(({ kind }) => kind.startsWith('booking'))).toBe(true)
    expect(composePages(concept).pages).toHaveLength(1)
  })

  test('lists each contact and the hours once, below the place, and calls without them', () => {
    const { pages } = composePages(
      createConcept(
        briefOf(
          'We sell seeds in Hamilton. Peas $4. Beans $5. Corn $6. Leeks $3. No trees. No lawn. Open Friday to Sunday 9am to 5pm. Call 0491 570 006.',
        ),
        1,
      ),
    )
    const page = pages.find(({ role }) => role === 'contact')
    const text = JSON.stringify(page?.sections.map(({ text, items }) => [text, items]))
    expect(page?.sections.some(isClosing)).toBe(true)
    expect(text.match(/0491 570 006/g)).toHaveLength(1)
    expect(text.match(/Friday to Sunday/g)).toHaveLength(1)
  })
})

test('names of offers without a word about them stay on the home page', () => {
  const withText = createConcept(richBrief, 1)
  const sections = withText.sections.map((section) =>
    section.kind.startsWith('offer')
      ? { ...section, items: section.items.map((item) => ({ ...item, text: '' })) }
      : section,
  )
  const filesOf = (concept: typeof withText) => composePages(concept).pages.map(({ file }) => file)
  expect(filesOf(withText)).toContain('services.html')
  expect(filesOf({ ...withText, sections })).not.toContain('services.html')
})

describe('a site of any of a hundred briefs', () => {
  test('has between one page and six, each with its own file, and a menu of them', () => {
    for (const { concept, site } of labelled) {
      const files = site.pages.map(({ file }) => file)
      expect(new Set(files).size, concept.companyName).toBe(files.length)
      expect(files[0]).toBe('index.html')
      if (files.length > 1) {
        expect(site.menu).toEqual(site.pages.slice(1).map(({ name }) => name))
        expect(files.length).toBeLessThanOrEqual(6)
        expect(files.at(-1)).toBe('contact.html')
      }
    }
    const counts = labelled.map(({ site }) => site.pages.length)
    expect(counts.filter((count) => count >= 3).length).toBeGreaterThan(30)
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(20)
  })

  test('keeps something on the home page, and closes it with a call to action', () => {
    for (const { concept, site } of labelled) {
      const [home] = site.pages
      expect(home.sections[0]?.kind, concept.companyName).toMatch(/^hero/)
      if (site.pages.length > 1) expect(home.sections.length).toBeGreaterThanOrEqual(3)
      expect(isClosing(home.sections.at(-1) as Section)).toBe(true)
    }
  })

  test('has no page that is nearly empty', () => {
    for (const { concept, site } of labelled)
      for (const page of site.pages.slice(1, -1)) {
        const words = ownSections(page)
          .flatMap(({ headline, text, items }) => [
            ...[headline, text],
            ...items.flatMap((item) => [item.title, item.text, item.value]),
          ])
          .join(' ')
          .match(/\S+/g)
        expect(words?.length, `${concept.companyName}: ${page.name}`).toBeGreaterThan(8)
      }
  })

  test('lists no contact twice on its contact page', () => {
    const repeated = labelled.flatMap(({ concept, site }) => {
      const page = site.pages.find(({ role }) => role === 'contact')
      const listed = (page?.sections ?? []).flatMap(({ kind, items }) =>
        /^(?:place|action)/.test(kind) ? items.map(({ title, value }) => `${title}: ${value}`) : [],
      )
      return listed.length > new Set(listed).size ? [concept.companyName] : []
    })
    expect(repeated).toEqual([])
  })

  test('has each section of the concept on one page only, and loses none that works there', () => {
    for (const { concept, site } of labelled) {
      const placed = site.pages.flatMap((page) =>
        page.indexes.filter((_, index) => {
          const section = page.sections[index] as Section
          return !isClosing(section) && !isPlace(section)
        }),
      )
      expect(new Set(placed).size, concept.companyName).toBe(placed.length)
      const left = concept.sections.flatMap((section, index) =>
        !isClosing(section) && !isPlace(section) && !placed.includes(index) ? [section.kind] : [],
      )
      for (const kind of left)
        expect(kind, concept.companyName).toMatch(
          /^asked-(?:calendar|calculator|login|search|film|sound|files|topics|questions)$/,
        )
    }
  })

  test('says no sentence twice', () => {
    const repeated = labelled.flatMap(({ concept, site }) => {
      const used = createUsedSentences()
      return site.pages.flatMap((page) =>
        ownSections(page).flatMap(({ kind, text, headline, items }) =>
          // A hero that lists the offers shows only their titles.
          [
            ...[headline, text],
            ...items.flatMap((item) => (kind.startsWith('hero') ? [] : [item.title, item.text])),
          ].flatMap((each) => {
            // A label and the title of an offer may be in a menu of offers, too.
            if (each === '' || concept.sources[each] || !/[.!?]$/.test(each)) return []
            const isNew = used.isUnused(each)
            used.markUsed(each)
            return isNew ? [] : [`${concept.companyName}: ${each}`]
          }),
        ),
      )
    })
    expect(repeated).toEqual([])
  })

  test('has no two adjacent sections on the same strong background', () => {
    for (const { concept, site } of labelled)
      for (const { sections, name } of site.pages)
        for (const [index, { ground }] of sections.entries())
          if (ground !== 'background' && index > 0)
            expect(sections[index - 1]?.ground, `${concept.companyName}: ${name}`).not.toBe(ground)
  })
})

describe('every page of a hundred sites', () => {
  const judged = labelled.flatMap(({ annotated, concept, site }) =>
    site.pages.map((page) => ({
      name: `${annotated.id} ${page.file}`,
      ...judge(annotated, { ...concept, sections: page.sections }),
    })),
  )
  const faults = (select: (page: (typeof judged)[number]) => string[]) =>
    judged.flatMap((page) => select(page).map((fault) => `${page.name}: ${fault}`))

  test('says nothing that the brief does not support, and nothing that it refuses', () => {
    expect(faults(({ unsupported }) => unsupported)).toEqual([])
    expect(faults(({ contradictions }) => contradictions)).toEqual([])
  })
  test('prints no note to the designer', () => {
    expect(faults(({ leaks }) => leaks)).toEqual([])
  })
  test('shows each price next to its item', () => {
    expect(faults(({ wrongPrices }) => wrongPrices)).toEqual([])
  })
  test('together they show every offer and every price that the concept shows', () => {
    for (const { annotated, concept, site } of labelled) {
      const whole = { ...concept, sections: site.pages.flatMap(({ sections }) => sections) }
      const missing = judge(annotated, whole).missing
      const ofConcept = judge(annotated, concept).missing
      expect(
        missing.filter((fault) => !ofConcept.includes(fault)),
        annotated.id,
      ).toEqual([])
    }
  })
})

test('lists only headlines of its own in the menu of a page in another language', () => {
  for (const concept of translated) {
    const { pages, menu } = composePages(concept)
    if (pages.length > 1) continue
    const headlines = pages[0].sections.map(({ headline }) => headline)
    expect(menu?.length, concept.companyName).toBeGreaterThan(0)
    expect(headlines, concept.companyName).toEqual(expect.arrayContaining(menu ?? []))
    for (const { secondCallToAction } of pages[0].sections)
      if (secondCallToAction) expect(headlines).toContain(secondCallToAction)
  }
  expect(translated.length).toBeGreaterThan(3)
})
