import { describe, expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { readBrief } from './read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const titles = (text: string) => read(text).offers.map(({ title }) => title)

test('what stands between semicolons behind a label is a list', () => {
  const { statements, people } = read(
    'We make stage curtains. People: Dimity Sarantos, director; Wal Ng, workroom manager; Petra, who does all quotes; four riggers.',
  )
  expect(people).toEqual([
    { name: 'Dimity Sarantos', role: 'Director' },
    { name: 'Wal Ng', role: 'Workroom manager' },
  ])
  expect(statements.map(({ text }) => text)).toContain('Four riggers.')
})

describe('offers', () => {
  test.each<[string, string[]]>([
    [
      'We sell seedlings, potting mix and garden tools.',
      ['Seedlings', 'Potting mix', 'Garden tools'],
    ],
    // Lists below what says that they are on offer, and what a bracket adds to an entry.
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
  ])('%s', (text, expected) => {
    expect(titles(text)).toEqual(expected)
  })

  // Of a list that does not come apart whole nothing stands in a list: the sentence says it.
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
  ])('%s offers nothing', (text) => {
    expect(titles(text)).toEqual([])
  })

  test.each([
    'Councils, schools, childcare, body corps.',
    'We are based in Box Hill and cover Victoria, the ACT and southern NSW.',
    'The line fills, closes, labels and packs 2,200 bottles an hour.',
    'I’m Bronte Alder, principal physio, hand therapist and owner.',
  ])('are no customers, places, machines or people: %s', (text) => {
    expect(titles(`We work hard. ${text}`)).toEqual([])
  })

  test('go on behind words that belong to one of them', () => {
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

  test('are those of the client’s own list, where there is one', () => {
    expect(
      titles(
        'We clean gutters and fix tiles.\nWhat we do:\n- Roof repairs\n- Whirlybirds\n- Skylights',
      ),
    ).toEqual(['Roof repairs', 'Whirlybirds', 'Skylights'])
  })

  test('are as many as the brief names, and none more', () => {
    expect(titles('A barber in Ballarat.')).toEqual([])
  })
})

test.each<[string, string[]]>([
  // A list goes on behind the words for one of its things.
  [
    'We look after check-ups and cleans, fillings, crowns, children’s dentistry under the Child Dental Benefits Schedule, clear aligners and emergency appointments.',
    [
      ...['Check-ups and cleans', 'Fillings', 'Crowns', 'Children’s dentistry'],
      ...['Clear aligners', 'Emergency appointments'],
    ],
  ],
  // For whom is no offer, however many they are.
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
])('%s', (text, offers) => {
  expect(titles(text)).toEqual(offers)
})

test('what is listed behind the name of what is on offer is on offer', () => {
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

test('neither people nor rooms are on offer, and customers are no people of the business', () => {
  expect(
    titles('We operate from Laverton North (head office and cutting floor). We cut gaskets.'),
  ).toEqual([])
  const { people, statements } = read(
    'We cut glass.\nWhat people need from the website:\n1. News: one story a month\n2. A map\n3. Our hours',
  )
  expect(people).toEqual([])
  expect(statements.map(({ text }) => text)).toEqual(['We cut glass.'])
})

test('who does it is no offer, and nor is the verb by which it is sold', () => {
  const offers = titles(
    'Hollow Oak Safety inspects racking and supplies pallet racking, base plates and beams.',
  )
  expect(offers.join()).not.toMatch(/Hollow|Supplies/)
})

test.each<[string, string[]]>([
  ['whom it is for', 'Grant writing for manufacturers, farmers and clubs.'],
  [
    'what is there for whoever comes',
    'First Sunday each month, tools provided, morning tea provided, kids welcome.',
  ],
  ['where it is done', 'NDIS, health, courts, schools, weddings.'],
  [
    'what was done to a thing before',
    'I examine signatures and handwriting, altered wills, anonymous letters.',
  ],
  ['studies that are lifted by nobody', 'Lift studies by our engineer.'],
  ['what fits in', 'Small jobs we fit in.'],
  ['who pays', 'NDIS, DVA, WorkCover, private.'],
] as unknown as [string, string[]][])('%s is not on offer', (_what, sentence) => {
  expect(titles(`We are glad of the rain. ${sentence}`)).toEqual([])
})

test('what customers are told is not on offer', () => {
  expect(
    titles(
      'Alterations.\n- Hem pants\n- New zips\n- Send a photo and get a ballpark back\n- Wait is about 5 weeks',
    ).join(' '),
  ).not.toMatch(/ballpark|wait/i)
})

test('a town has no price', () => {
  const { offers } = read(
    'Upholsterer.\n- Hobart, pickup 30 bucks\n- Seats from $65\n- Wingbacks $890',
  )
  expect(offers.map(({ title }) => title)).not.toContain('Hobart')
})

test('the name of the business is nothing on offer', () => {
  const brief = briefOf('Petal, strait and dahlias. We grow flowers in Devonport.')
  expect(readBrief({ ...brief, companyName: 'Petal & Strait' }).offers).toEqual([])
})

test('a refused kind of a thing leaves the thing', () => {
  expect(
    titles('I sharpen things. Knives, scissors, chisels, mower blades. No ceramic knives.'),
  ).toContain('Knives')
  expect(
    titles('I sharpen things. Knives, scissors, chisels, mower blades. No knives.'),
  ).not.toContain('Knives')
})

test('under what is done stands what is offered; other lists hold something else', () => {
  expect(
    titles(
      'Two pilots in Cue.\n\nWhat we do\n- Open pit surveys\n- Stockpile volumes\n- Mapping for roads, rail and powerlines\n\nBackground\n- Over 900 flights logged\n- Accuracy of 20 mm\n- Own vehicles',
    ),
  ).toEqual(['Open pit surveys', 'Stockpile volumes', 'Mapping for roads, rail and powerlines'])
})

test('a number of something is no title, and leaves its list a sentence', () => {
  expect(
    titles('I restore glass: front doors, sidelights, fanlights, and a number of churches.'),
  ).toEqual([])
})
