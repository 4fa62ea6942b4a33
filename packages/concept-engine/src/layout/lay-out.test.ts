import { describe, expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { openBriefs } from '../../samples/relevance/judge.ts'
import { createConcept } from '../create-concept.ts'
import { GEOMETRY_DESIGNS } from '../imagery/geometry.ts'

const concepts = openBriefs().map(({ brief }) => createConcept(brief, 1))

describe('a page', () => {
  test('ends with its action and lists no contact details that the brief lacks', () => {
    const { sections } = createConcept(
      briefOf('We mend clocks in Coburg. Please let people book online.'),
      1,
    )
    expect(sections.at(-1)).toMatchObject({
      headline: 'Book with Hollow Oak',
      items: [],
    })
  })

  test('has no split closing section with an empty half', () => {
    const endings = Array.from({ length: 60 }, (_, seed) =>
      createConcept(briefOf('We do things in Coburg. Please let people book online.'), seed),
    ).flatMap(({ sections }) => sections.at(-1) ?? [])
    const halves = endings.filter(({ kind }) => kind === 'action-split')
    expect(halves.filter(({ image, items }) => !image && items.length === 0)).toEqual([])
  })

  test('ends with the phone number from the brief', () => {
    const { sections } = createConcept(briefOf('We mend clocks in Coburg. Ring 0491 570 006.'), 1)
    expect(sections.at(-1)?.items).toContainEqual(
      expect.objectContaining({ title: 'Phone', value: '0491 570 006' }),
    )
  })

  test('shows long prices below the client’s headings, and names them where there are none', () => {
    const list =
      'Cuts:\n- Fade $38\n- Kids $22\n\nBeards:\n- Trim $15\n- Hot towel shave $40\n- Line up $12'
    const itemsOf = (description: string, section: RegExp) =>
      createConcept(briefOf(description), 1)
        .sections.filter(({ kind }) => section.test(kind))
        .flatMap(({ items }) => items.map(({ group, title }) => `${group} / ${title}`))
    expect(itemsOf(`Barber in Moe.\n\n${list}`, /^list-menu$/)).toEqual([
      ...['Cuts / Fade', 'Cuts / Kids', 'Beards / Trim'],
      ...['Beards / Hot towel shave', 'Beards / Line up'],
    ])
    expect(
      itemsOf(`Barber in Moe. We sell online on the website.\n\n${list}`, /^asked-order$/),
    ).toContain(' / Beards: trim')
  })

  test('shows prices and the place in columns instead of separate sections', () => {
    const { sections } = createConcept(briefOf('Florist in Yarraville. Bouquets from $65.'), 1)
    const groups = sections
      .filter(({ kind }) => kind === 'details-columns')
      .flatMap(({ items }) => items.map(({ group }) => group))
    expect(new Set(groups)).toEqual(new Set(['Prices', 'Find us']))
    expect(sections.map(({ kind }) => kind).join()).not.toMatch(/notes|place|list/)
  })

  test('keeps a price list when a note also mentions a price', () => {
    const { sections } = createConcept(
      briefOf(
        'We repair brass in Thornbury. Flute service $145, clarinet service $150, saxophone service $260, trumpet service $120. No job under $50 is taken.',
      ),
      1,
    )
    expect(sections.flatMap(({ items }) => items.map(({ value }) => value))).toEqual(
      expect.arrayContaining(['$145', '$150', '$260', '$120']),
    )
  })

  test('puts a login for members below the content for all visitors', () => {
    const { sections } = createConcept(
      briefOf(
        'We run a holiday park in Robe. Sites are $46 a night. Cabins run from $135. No pool, sorry. On the website site holders need a login for notices, and visitors a way to book online.',
      ),
      1,
    )
    const kinds = sections.map(({ kind }) => kind)
    expect(kinds).toContain('asked-login')
    expect(kinds.indexOf('asked-login')).toBe(kinds.length - 2)
  })

  test('puts no two adjacent sections on the same strong background', () => {
    for (const { sections } of concepts) {
      const colours = sections.map(({ ground }) => (ground === 'accent' ? 'primary' : ground))
      const identicalNeighbours = colours.filter(
        (colour, index) => index > 1 && colour !== 'background' && colour === colours[index - 1],
      )
      expect(identicalNeighbours).toEqual([])
    }
  })

  test('never uses just the company name as its closing headline', () => {
    for (const { sections, companyName } of concepts)
      expect(sections.at(-1)?.headline).not.toBe(companyName)
  })

  test('shows no abstract shapes beside forms, lists and calls to action', () => {
    const besideForms = concepts.flatMap(({ sections }) =>
      sections
        .filter(({ kind }) => /^(?:booking|list|action|offer-index|asked)/.test(kind))
        .flatMap(({ kind, image }) => (image?.kind === 'type' ? [kind] : [])),
    )
    expect(besideForms).toEqual([])
  })

  test('has one design of plain shapes, and none asks for a photograph that nobody named', () => {
    for (const { sections } of concepts) {
      const images = sections.flatMap(({ kind, image }) =>
        image && !kind.startsWith('asked') ? [image] : [],
      )
      const designs = images.flatMap(({ kind, seed }) =>
        kind === 'type' ? [seed % GEOMETRY_DESIGNS] : [],
      )
      expect(new Set(designs).size).toBeLessThanOrEqual(1)
      for (const { kind, things } of images)
        if (kind === 'frame') expect(things.join()).not.toMatch(/^Your |^Photo of |\$|\d/)
    }
  })
})

test('offers without a text that the hero lists are not listed again', () => {
  const pages = Array.from({ length: 60 }, (_, seed) =>
    createConcept(
      briefOf('We do gutter cleaning, window washing and pressure cleaning in Moe.', {
        overallVibe: 'Corporate',
      }),
      seed,
    ),
  ).filter(({ sections }) => sections[0]?.kind === 'hero-index')
  expect(pages.length).toBeGreaterThan(0)
  for (const { sections } of pages)
    expect(sections.map(({ kind }) => kind).join()).not.toContain('offer-')
})

test('what is still to be supplied stands behind what the brief says', () => {
  const pages = Array.from({ length: 12 }, (_, seed) =>
    createConcept(
      briefOf(
        'We mill timber in Kyneton. Sawing $90 an hour, drying $40 a day, planing $60 an hour, slabs from $300, posts $25. A gallery with photos please, and a page about drying. Since 1991 we have milled what falls in storms.',
      ),
      seed,
    ).sections.map(({ kind }) => kind),
  ).filter((kinds) => kinds.some((kind) => kind.startsWith('list-')))
  expect(pages.length).toBeGreaterThan(5)
  for (const kinds of pages)
    expect(kinds.findIndex((kind) => kind.startsWith('list-'))).toBeLessThan(
      kinds.indexOf('asked-photos'),
    )
})
