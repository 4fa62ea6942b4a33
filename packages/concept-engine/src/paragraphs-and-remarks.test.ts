import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { createConcept } from './create-concept.ts'
import { readBrief } from './reading/read-brief.ts'
import { withoutAgencyRemarks } from './reading/statements/agency-remarks.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const pageOf = (mainGoal: string) => JSON.stringify(createConcept(briefOf(mainGoal), 1).sections)
const notesOf = (mainGoal: string) =>
  createConcept(briefOf(mainGoal), 1).sections.flatMap(({ kind, items }) =>
    /^(?:notes|details)-/.test(kind) ? items.map(({ title }) => title) : [],
  )

describe('what stands in a paragraph stays together', () => {
  const brief =
    'We lend toys in Moe from the back room of the Uniting hall.\n\nYou borrow five items for three weeks. Late is fine, tell us first. Nobody minds about broken toys.\n\nWe cannot take soft toys. Wooden puzzles are welcome.'
  test('in the order of the brief', () => {
    expect(pageOf(brief)).toMatch(
      /You borrow five items for three weeks\. Late is fine, tell us first\./,
    )
    expect(pageOf(brief)).toMatch(/We cannot take soft toys\. Wooden puzzles are welcome\./)
  })

  test('but each price is a row of its own', () => {
    const prices =
      'We build walls in Moe.\n\nWe leave the site swept. A consultation is $350 for two hours. Projects run from $18,000. Small walls are $240 a metre.'
    expect(notesOf(prices)).toEqual(
      expect.arrayContaining([
        'A consultation is $350 for two hours.',
        'Projects run from $18,000.',
        'Small walls are $240 a metre.',
      ]),
    )
  })
})

describe('lines below “What we do” are entries of a list', () => {
  test.each(['WHAT WE DO', 'Our services:', 'What I repair'])('below “%s”', (heading) => {
    const { offers } = read(
      `We look after tower clocks in Moe.\n\n${heading}\nFull restoration, in the workshop, generally five to nine months.\nAuto-wind conversion, fully reversible. No part is cut.\nDial gilding, including the hands.`,
    )
    expect(offers.map(({ title }) => title)).toEqual([
      'Full restoration',
      'Auto-wind conversion',
      expect.stringMatching(/^Dial gilding/),
    ])
  })

  test('sentences below it are none', () => {
    const { offers } = read(
      'We look after clocks in Moe.\n\nWHAT WE DO\nWe wind them, oil them, and set them.\nWe never hurry.',
    )
    expect(offers.map(({ title }) => title)).not.toContain('We never hurry')
  })
})

test('the customers of a business stand below the client’s heading', () => {
  expect(
    pageOf(
      'We restore clocks in Moe.\n\nWHO WE WORK FOR\nCouncils, parishes and heritage architects in three states.',
    ),
  ).toContain('Who we work for')
})

describe('remarks to the agency are not printed', () => {
  test.each([
    [
      'We shear alpacas in Moe. Call out $60, waived if two neighbours book (want this made obvious!!).',
      /obvious/,
    ],
    ['We survey quarries in Moe. All pilots are licensed (don’t overclaim).', /overclaim/],
    ['We clean exhausts in Moe. We work in two stadiums (can’t name them, contract).', /name them/],
    ['We fence in Moe. We’re volunteer run so nothing that needs updating every week.', /updating/],
    [
      'We fix pumps in Moe. Current site is from 2014, still says Con & Bill. We come the same day.',
      /2014|Bill/,
    ],
    [
      'We sell nutrients in Moe. About 900 lines on Shopify now and want to move. We open daily.',
      /Shopify|want to move/,
    ],
    [
      'We clean canopies in Moe. A cafe is around $650 but don’t make it look like a fixed price.',
      /look like/,
    ],
    [
      'We clean canopies in Moe.\nDeadline: before June\nCompetitors: lots of blokes',
      /June|blokes/,
    ],
    [
      'From: Con Stavros\nSubject: RE: website\n\nWe clean canopies in Moe. We work at night.',
      /Subject|RE:/,
    ],
  ])('%s', (brief, remark) => {
    expect(pageOf(brief)).not.toMatch(remark)
  })

  test('and what they remark on stays', () => {
    expect(
      pageOf(
        'I counsel in Moe, in a garden room.\n\nNot children under sixteen. I am not a crisis service, so Lifeline 13 11 14 should be there, and not hidden at the bottom.',
      ),
    ).toMatch(/not a crisis service\. Lifeline 13 11 14/)
  })
})

test.each([
  'Lifeline 13 11 14 for a crisis.',
  'In danger? Call 1800RESPECT (1800 737 732).',
  'Private people ring TIS National 131 450.',
])('a helpline is nobody’s number: %s', (text) => {
  const { contacts } = read(`We mediate in Moe. ${text} Our number is 0491 570 156.`)
  expect(contacts.map(({ value }) => value)).toEqual(['0491 570 156'])
})

describe('what a website is said to need', () => {
  test.each([
    ['search', 'We do filter exchange in Moe. The website should show our work.'],
    ['shop', 'We survey quarries in Moe. Don’t show a drone on the website, clients buy the data.'],
  ] as const)('is no %s for a word of the trade', (purpose, brief) => {
    const wishes = read(brief).wishes.filter((wish) => wish.purpose === purpose)
    expect(wishes).toEqual([])
  })

  test('is not what should go', () => {
    const { wishes } = read(
      'We make dentures in Moe. Our present site’s booking system doesn’t work and should go. Just phone.',
    )
    expect(wishes.find(({ purpose }) => purpose === 'book')?.negated ?? true).toBe(true)
  })
})

describe('what names no content of a page', () => {
  test.each([
    ['Can the bookings go to me and not to Con.', 'Con'],
    ['A beginner should answer three questions and land on a kit.', 'Questions'],
    ['Dates come and go so there should be a simple way to write to me.', 'Dates'],
  ])('%s', (wish, title) => {
    const { requests } = read(`We sell kits in Moe. ${wish}`)
    expect(requests.map((request) => request.title)).not.toContain(title)
  })
})

describe('what is no offer', () => {
  test.each([
    [
      'We fence in Moe.\n- foil for beginners\n- sabre for adults\n- 74 members, youngest 9\n- WWCC for all coaches',
      /members|WWCC/,
    ],
    [
      'We make, fit, reline and repair dentures in Moe, and we make sportsguards.',
      /^(?:make|fit|reline|repair dentures)$/i,
    ],
    ['We shear in Moe.\n- alpaca shearing\n- llama shearing\n- Based Lancefield', /Based/],
  ])('%s', (brief, title) => {
    expect(read(brief).offers.filter((offer) => title.test(offer.title))).toEqual([])
  })
})

test('a quoted line that should be first on the page leads it', () => {
  const { messages } = read(
    'We make dentures in Moe.\n\nFirst on the page: the phone number, and "broken denture? bring it in before 10".',
  )
  expect(messages).toEqual(['Broken denture? Bring it in before 10.'])
})

test('pictures and colours that are refused are no main message', () => {
  expect(
    read(
      'We sell nutrients in Moe. I need to be clear, no cannabis leaf, no "bud", no black and green neon.',
    ).messages,
  ).toEqual([])
})

test('where parcels go is not where the business is', () => {
  const { places } = read(
    'We grow oysters in Merimbula. Freight is $25 flat to Melbourne and Canberra.',
  )
  expect(places).not.toContain('Melbourne')
})

test('somebody who misspells many words meant the usual ones', () => {
  expect(
    pageOf(
      'Possum removal in Moe, liscenced. Winter is comming. I actualy like them. I dont use poisen. Waranty 12 months on holes I blocked.',
    ),
  ).toMatch(/[Ww]arranty 12 months/)
})

test('a price keeps its tax', () => {
  const filter = read(
    'We clean canopies in Moe. Filters $14 each + GST, minimum six. Access panels $280 each + GST.',
  ).offers
  expect(filter.every(({ title }) => !/gst/i.test(title))).toBe(true)
})

describe('the first picture of a page', () => {
  const heroOf = (mainGoal: string) => createConcept(briefOf(mainGoal), 1).sections[0]?.image
  test.each([
    ['The thing we’d most like to see first is a dial, and the right time on it.', 'A dial'],
    [
      'Could the first thing be the paper, very close, so you see the dent?',
      'The paper, very close',
    ],
    ['Please start with a big photo of the orchard in blossom.', 'The orchard in blossom'],
  ])('shows what the client names: %s', (wish, subject) => {
    expect(heroOf(`We print books in Moe with lead type. ${wish}`)).toMatchObject({
      kind: 'frame',
      things: [subject],
    })
  })

  test('is no part of the page', () => {
    expect(
      read('We bake in Moe. The first thing people see should be the phone number.').firstPicture,
    ).toBe('')
  })

  test.each(['Don’t want: picture of a violin as hero.', 'No photos of violins please.'])(
    'shows nothing that is refused, even for a trade of that name: %s',
    (refusal) => {
      const concept = createConcept(
        { ...briefOf(`We make violins in Moe. ${refusal}`), industry: 'Violin making' },
        1,
      )
      expect(JSON.stringify(concept.sections)).not.toMatch(/:[a-z-]*violin/)
    },
  )
})

describe('a quote', () => {
  test.each([
    [
      '- Quote from Rosalie, joined 2022: "I came for my bones and stayed for the company."',
      'Rosalie',
    ],
    [
      '- Quote, Fr Tom Meagher: "For the first time the back pew laughed at my joke."',
      'Fr Tom Meagher',
    ],
    [
      'One line from the Nguyen-Hales family we are proud of: "They told us the bad news the day they found it."',
      'Nguyen-Hales family',
    ],
  ])('has the author before it: %s', (line, by) => {
    const { quotes } = read(`We run a gym in Moe.\n\n${line}\n- No pop ups`)
    expect(quotes.map((quote) => quote.by)).toEqual([by])
  })

  test('has no author in a refusal below it', () => {
    const { quotes } = read(
      'We run a gym in Moe.\n- no "transform in 8 weeks"\n- No pop ups\n\nDo come in.',
    )
    expect(quotes).toEqual([])
  })

  test('of a customer is no wish for quotes', () => {
    const { wishes } = read(
      'We run a gym in Moe.\n- Quote from Rosalie: "I stayed for the company here."',
    )
    expect(wishes.some(({ purpose }) => purpose === 'quote')).toBe(false)
  })
})

describe('features that a word only resembles', () => {
  test.each([
    ['film', 'We bend neon in Moe for theatres. A page of film and stage hire pieces would help.'],
    ['film', 'We fit hearing loops in Moe. The website needs captions on any video.'],
    ['login', 'We do the books in Moe. Bring last year’s return and your Xero login.'],
    ['login', 'We cut gems in Moe. Field trips are members only because of insurance.'],
    [
      'calendar',
      'We mend switchboards in Moe. The site should say breakdowns are attended subject to availability.',
    ],
    [
      'timetable',
      'We mend switchboards in Moe. The site should mention labour at a fixed schedule of rates.',
    ],
  ] as const)('no %s: %s', (purpose, brief) => {
    expect(read(brief).wishes.filter((wish) => wish.purpose === purpose && !wish.negated)).toEqual(
      [],
    )
  })

  test('what a website must not have is refused', () => {
    const { wishes } = read(
      'We do the books in Moe.\nWebsite must not: have calculators, a newsletter popup, a skyline',
    )
    expect(wishes.filter(({ negated }) => !negated)).toEqual([])
  })
})

describe('an amount is no price', () => {
  test.each([
    'We do electrical work in Moe. We no longer accept tenancy fit-outs below $25,000.',
    'We bend neon in Moe. Transformers carry a two-year guarantee, and unbroken tubes ten.',
    'We do the books in Moe.\nSoftware: Xero only. We will move you from another for $660',
    'I fix pinball machines in Moe. Home visits $140 first hour then $95.',
  ])('of something else: %s', (brief) => {
    expect(read(brief).offers.filter(({ price }) => price !== '')).toEqual([])
  })
})

test('questions have their answers from the brackets', () => {
  expect(
    pageOf(
      'We hire out goats in Moe.\n- FAQ: do they smell (the billies do), noise, will they escape (3 times in 6 years), can kids pat them (yes)',
    ),
  ).toMatch(/Do they smell\?/)
})

test('what is refused below a bare “we don’t” are things', () => {
  expect(pageOf('We sew sails in Moe.\n\nWe don’t\nShade sails. Caravan annexes.')).toMatch(
    /No shade sails/,
  )
})

test.each([
  [
    'A gym for everybody.\nNew site for our gym in Moe, current one is a dead Wix.',
    /[Nn]ew site|Wix/,
  ],
  [
    'We build in Moe. Please introduce Simon Attard, our director, and Bec Lind, our manager.',
    /[Pp]lease/,
  ],
  [
    'We care for children in Moe. No fee for public holidays, which is unusual, so mention it.',
    /mention it/,
  ],
  ['We mend switchboards in Moe. Four services should lead. Breakdowns come first.', /should lead/],
  [
    'We sew sails in Moe. Everyone rings in October. Please find a way to make them ring in May.',
    /find a way/,
  ],
  [
    'We hire goats in Moe. Website is for councils, water authorities and people on a few acres.',
    /[Ww]ebsite/,
  ],
])('is said to the agency only: %s', (brief, remark) => {
  expect(pageOf(brief)).not.toMatch(remark)
})

test.each([
  [
    'We teach swimming in Moe. We get so many complaints about this, make it crystal clear.',
    /complaints/,
  ],
  [
    'We teach swimming in Moe.\n- Free assessment, 10 mins – this is the main button\n- All pools are indoor',
    /main button/,
  ],
  ['We lift with cranes in Moe. Sandra here’s what Jacko and I came up with at smoko.', /smoko/],
  [
    'We give advice in Moe. Translated text will be provided, please leave room for longer words.',
    /leave room/,
  ],
  [
    'We test scales in Moe. Include guide prices, all ex GST: verification $118 each, weighbridge from $1,980.',
    /Include/,
  ],
])('is a note to the agency: %s', (brief, note) => {
  expect(pageOf(brief)).not.toMatch(note)
})

test('the year of a shortage is not that of the business', () => {
  expect(
    read('We sell honey in Moe. Yellow box is $12, none since 2022 because it did not flower.')
      .foundingYear,
  ).toBeUndefined()
})

test('a business is where it is now, not where somebody began', () => {
  expect(
    read('I repair accordions, first with my uncle in Bendigo, then here in Moe behind the house.')
      .places[0],
  ).toBe('Moe')
  expect(
    read(
      'We recloth tables all over Melbourne. Third generation, my grandfather started in Collingwood in 1931.',
    ).places,
  ).not.toContain('Collingwood')
})

describe('what only resembles a remark to the agency stays', () => {
  test.each([
    ['We make soap in Moe. Every bar is plain (we don’t use palm oil).', /palm oil/],
    ['We run a dog park in Moe. Please make sure your dog is on a lead.', /on a lead/],
    [
      'We climb trees in Moe. Under 12s climb free and an adult must be there.',
      /adult must be there/,
    ],
    ['We help migrants in Moe. We help you fill in forms for free.', /fill in forms/],
    ['We hire halls in Moe.\n\nFrom: $90 a night in the main hall', /90/],
    ['We run a chess club in Moe.\n\nCompetition: every Friday, all grades', /every Friday/],
    ['We cut firewood in Moe. Please leave room for the truck to turn.', /truck to turn/],
  ])('%s', (brief, fact) => {
    expect(pageOf(brief)).toMatch(fact)
  })

  test.each([
    'The old one was made in 1911, and we still print on it.',
    'We build online shops with Shopify, and we train your staff.',
  ])('and the patterns leave “%s” whole', (text) => {
    expect(withoutAgencyRemarks(text)).toBe(text)
  })

  test('and the number of another crisis service is not the client’s', () => {
    const { contacts } = read(
      'We mediate in Moe. In a crisis call Safe Steps on 1800 015 188. Our number is 0491 570 156.',
    )
    expect(contacts.map(({ value }) => value)).toEqual(['0491 570 156'])
  })
})
