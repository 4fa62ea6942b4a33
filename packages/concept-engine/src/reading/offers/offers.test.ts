import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const titles = (text: string) => read(text).offers.map(({ title }) => title)

test('reads semicolon-separated entries after a label as a list', () => {
  const { statements, people } = read(
    'We make stage curtains. People: Dimity Sarantos, director; Wal Ng, workroom manager; Petra, who does all quotes; four riggers.',
  )
  expect(people).toEqual([
    { name: 'Dimity Sarantos', role: 'Director' },
    { name: 'Wal Ng', role: 'Workroom manager' },
  ])
  expect(statements.map(({ text }) => text)).toContain('Four riggers.')
})

test.each([
  'We maintain public clocks and bells: town halls, post offices, churches and schools.',
  'We look after tanks in places with no time: dental surgeries, restaurants and law firms.',
  'I’m a registered agent working with cafes, hair salons and small trades.',
  'I’m Siobhan, midwife, lactation consultant and childbirth educator.',
])('lists neither customers nor professions as offers: %s', (text) => {
  expect(titles(text)).toEqual([])
})

test.each([
  [
    'We do tree lopping for councils, farms and strata.',
    ['Tree lopping for councils, farms and strata'],
  ],
  [
    'We teach Auslan to families, schools and workplaces.',
    ['Auslan to families, schools and workplaces'],
  ],
  [
    'Lessons for beginners, workshops and parties, and retreats.',
    ['Lessons for beginners', 'Workshops and parties', 'Retreats'],
  ],
])('does not list those whom an offer is for as offers: %s', (text, offers) => {
  expect(titles(text)).toEqual(offers)
})

describe('offers', () => {
  test.each<[string, string[]]>([
    [
      'We sell seedlings, potting mix and garden tools.',
      ['Seedlings', 'Potting mix', 'Garden tools'],
    ],
    // Lists under a heading for offers, and brackets that explain an entry.
    [
      'Tax agents in Moe.\n\nWHAT WE DO\nIndividual returns; BAS lodgement; late returns (eleven years’ worth, once)\n\nHOURS\nMon-Fri 9-5',
      ['Individual returns', 'BAS lodgement', 'Late returns'],
    ],
    [
      'We climb in Moe. What people hire us for: pruning, crane jobs, tree reports for council permits (up to three trees at a time, more on asking).',
      ['Pruning', 'Crane jobs', 'Tree reports for council permits'],
    ],
    [
      'I build saddles, half breeds and the occasional fender.',
      ['Saddles', 'Half breeds', 'Fender'],
    ],
    [
      'We design, build and install kitchens, wardrobes and built-in bookcases for homes in Mount Gambier and the surrounding district.',
      ['Kitchens', 'Wardrobes', 'Built-in bookcases'],
    ],
    [
      'mowing, whipper snipping, hedges, gutter cleans and rubbish to the dump around Elizabeth, Salisbury and Gawler.',
      ['Mowing', 'Whipper snipping', 'Hedges', 'Gutter cleans', 'Rubbish to the dump'],
    ],
    [
      'Its services are tax returns and tax planning, company and trust accounts, and advice on selling a business.',
      [
        'Tax returns and tax planning',
        'Company and trust accounts',
        'Advice on selling a business',
      ],
    ],
    [
      'Work: ringlock, plain wire, cattle yards, gates hung, old fence pulled out.',
      ['Ringlock', 'Plain wire', 'Cattle yards', 'Gates hung', 'Old fence pulled out'],
    ],
  ])('are read from: %s', (text, expected) => {
    expect(titles(text)).toEqual(expected)
  })

  // A list that cannot be split completely is not shown as a list: the sentence is shown instead.
  test.each([
    'We replace buckets, pull columns, rebuild gearboxes and straighten tails.',
    'Herringbone, rotary, swingover, yes to all.',
    'We cut a lot of tour guides, rangers, hospital staff and footy teams.',
    'We repair pool, snooker and billiard tables, Newcastle, Lake Macquarie and the lower Hunter.',
    'We build LED scoreboards and shot clocks for football, netball and cricket clubs.',
    'We do not do weddings, parties or fetes.',
    'I don’t repair watches.',
    'We work in Melton, Werribee and Caroline Springs.',
    'We want a gallery, a contact form and a map.',
  ])('are absent from: %s', (text) => {
    expect(titles(text)).toEqual([])
  })

  test.each([
    'Councils, schools, childcare, body corps.',
    'We are based in Box Hill and cover Victoria, the ACT and southern NSW.',
    'The line fills, closes, labels and packs 2,200 bottles an hour.',
    'I’m Bronte Alder, principal physio, hand therapist and owner.',
  ])('exclude customers, places, machines and people: %s', (text) => {
    expect(titles(`We work hard. ${text}`)).toEqual([])
  })

  test('continue after an entry that contains “and”', () => {
    expect(
      titles(
        'We do tax and BAS, farm succession, cash-flow budgets for bank reviews, and Xero set-up.',
      ),
    ).toEqual([
      'Tax and BAS',
      'Farm succession',
      'Cash-flow budgets for bank reviews',
      'Xero set-up',
    ])
  })

  test('come from the client’s own list where there is one', () => {
    expect(
      titles(
        'We clean gutters and fix tiles.\nWhat we do:\n- Roof repairs\n- Whirlybirds\n- Skylights',
      ),
    ).toEqual(['Roof repairs', 'Whirlybirds', 'Skylights'])
  })

  test('are not invented when the brief names none', () => {
    expect(titles('A barber in Ballarat.')).toEqual([])
  })
})

test.each<[string, string[]]>([
  // A list continues after the words that describe one entry.
  [
    'We look after check-ups and cleans, fillings, crowns, children’s dentistry under the Child Dental Benefits Schedule, clear aligners and emergency appointments.',
    [
      ...['Check-ups and cleans', 'Fillings', 'Crowns', 'Children’s dentistry'],
      ...['Clear aligners', 'Emergency appointments'],
    ],
  ],
  // Customers are not offers, however many there are.
  [
    'I make custom wheelchairs, braces and prosthetic legs for dogs, cats and the occasional goat.',
    ['Custom wheelchairs', 'Braces', 'Prosthetic legs'],
  ],
  [
    'A firm in Ballarat practising only in wills, probate, powers of attorney and disputes over estates.',
    ['Wills', 'Probate', 'Powers of attorney', 'Disputes over estates'],
  ],
  ['We install solar, batteries and EV chargers.', ['Solar', 'Batteries', 'EV chargers']],
  ['I tutor students in Years 7 to 12 from my home in Mount Waverley.', []],
  ['Installs carry a six-year warranty.', []],
  ['I ship Australia-wide and to New Zealand.', []],
])('reads offers: %s', (text, offers) => {
  expect(titles(text)).toEqual(offers)
})

test('reads offers listed after “Services:”', () => {
  expect(
    titles(
      'We make glassware in Clayton. Services: custom apparatus from a drawing, vacuum lines and manifolds (glass, quartz), and repairs of cracked ware.',
    ),
  ).toEqual([
    'Custom apparatus from a drawing',
    'Vacuum lines and manifolds',
    'Repairs of cracked ware',
  ])
})

test('reads neither premises as offers nor site wishes as people', () => {
  expect(
    titles('We operate from Laverton North (head office and cutting floor). We cut gaskets.'),
  ).toEqual([])
  const { people, statements } = read(
    'We cut glass.\nWhat people need from the website:\n1. News: one story a month\n2. A map\n3. Our hours',
  )
  expect(people).toEqual([])
  expect(statements.map(({ text }) => text)).toEqual(['We cut glass.'])
})

test('keeps the business name and the verb out of offers', () => {
  const offers = titles(
    'Hollow Oak Safety inspects racking and supplies pallet racking, base plates and beams.',
  )
  expect(offers.join()).not.toMatch(/Hollow|Supplies/)
})

test.each<[string, string[]]>([
  ['target customers', 'Grant writing for manufacturers, farmers and clubs.'],
  ['event details', 'First Sunday each month, tools provided, morning tea provided, kids welcome.'],
  ['the settings of the work', 'NDIS, health, courts, schools, weddings.'],
  [
    'things described by a participle',
    'I examine signatures and handwriting, altered wills, anonymous letters.',
  ],
  ['studies, with “lift” misread as a verb', 'Lift studies by our engineer.'],
  ['small jobs', 'Small jobs we fit in.'],
  ['payers', 'NDIS, DVA, WorkCover, private.'],
] as unknown as [string, string[]][])('does not offer %s', (_what, sentence) => {
  expect(titles(`We are glad of the rain. ${sentence}`)).toEqual([])
})

test('does not list information for customers as offers', () => {
  expect(
    titles(
      'Alterations.\n- Hem pants\n- New zips\n- Send a photo and get a ballpark back\n- Wait is about 5 weeks',
    ).join(' '),
  ).not.toMatch(/ballpark|wait/i)
})

test('does not read a town as a priced item', () => {
  const { offers } = read(
    'Upholsterer.\n- Hobart, pickup 30 bucks\n- Seats from $65\n- Wingbacks $890',
  )
  expect(offers.map(({ title }) => title)).not.toContain('Hobart')
})

test('does not read the business name as offers', () => {
  const brief = briefOf('Petal, strait and dahlias. We grow flowers in Devonport.')
  expect(readBrief({ ...brief, companyName: 'Petal & Strait' }).offers).toEqual([])
})

test('excludes a refused variety but keeps the item', () => {
  expect(
    titles('I sharpen things. Knives, scissors, chisels, mower blades. No ceramic knives.'),
  ).toContain('Knives')
  expect(
    titles('I sharpen things. Knives, scissors, chisels, mower blades. No knives.'),
  ).not.toContain('Knives')
})

test('takes offers from “What we do”, not from other lists', () => {
  expect(
    titles(
      'Two pilots in Cue.\n\nWhat we do\n- Open pit surveys\n- Stockpile volumes\n- Mapping for roads, rail and powerlines\n\nBackground\n- Over 900 flights logged\n- Accuracy of 20 mm\n- Own vehicles',
    ),
  ).toEqual(['Open pit surveys', 'Stockpile volumes', 'Mapping for roads, rail and powerlines'])
})

test('makes no offers from a list that ends in “a number of …”', () => {
  expect(
    titles('I restore glass: front doors, sidelights, fanlights, and a number of churches.'),
  ).toEqual([])
})

test.each([
  'We dive in Moe. Tea, soup and Col’s banana bread on every trip.',
  'We interpret in Moe.\n\nRates\n- Weekday $198\n- Saturday $264\n- Court + police: 2 interpreters always, legal loading 20%\n- Travel: first 30 km free then 88c/km',
])('what comes with an offer, and a condition of its price, are none: %s', (brief) => {
  const titles = readBrief(briefOf(brief)).offers.map(({ title }) => title)
  expect(titles.join()).not.toMatch(/Tea|Soup|Court|Travel/)
})

test.each(['at every market', 'every Friday', 'with all sorts of wax'])(
  'what is sold %s is on offer',
  (where) => {
    expect(titles(`We sell honey, candles and soap ${where}.`)).toEqual(
      expect.arrayContaining(['Honey', 'Candles']),
    )
  },
)
