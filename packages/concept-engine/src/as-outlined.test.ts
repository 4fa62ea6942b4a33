import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { createConcept } from './create-concept.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
/** The entries of a page by their group or the heading of their section. */
const entriesOf = (mainGoal: string, seed = 1) => {
  const groups: Record<string, string[]> = {}
  for (const { headline, items } of createConcept(briefOf(mainGoal), seed).sections)
    for (const { group, title, value } of items) {
      const name = group.trim() || headline
      groups[name] = [...(groups[name] ?? []), value ? `${title} → ${value}` : title]
    }
  return groups
}
const rows = (mainGoal: string) =>
  read(mainGoal).offers.map(({ title, price, terms }) =>
    [title, price, terms].filter(Boolean).join(' | '),
  )

describe('what stands below a client’s heading stays below it', () => {
  const brief =
    'We train truck drivers in Moe.\n\nRules\n- held a car licence for a year\n- closed boots\n- zero alcohol\n\nWhy us\n- made here since 2009\n- 7 year warranty'
  test('in the order of the brief', () => {
    const { Rules, 'Why us': why } = entriesOf(brief)
    expect(Rules).toEqual(['Held a car licence for a year.', 'Closed boots.', 'Zero alcohol.'])
    expect(why).toEqual(['Made here since 2009.', '7 year warranty.'])
  })

  test('with what is refused in the words of the list', () => {
    const refused =
      'We spray weeds in Moe.\n\nWHAT WE WON’T DO\n- spray in wind above 15 km/h\n- within 100 m of bees'
    expect(entriesOf(refused)['What we won’t do']).toEqual([
      'Spray in wind above 15 km/h.',
      'Within 100 m of bees.',
    ])
  })

  test('but no heading for the agency is one of the page', () => {
    const asked =
      'We bake in Moe.\n\nPlease show\n- our loaves\n\nLook and feel\n- warm\n\nInsurance first\n- ten million'
    expect(Object.keys(entriesOf(asked)).join()).not.toMatch(/Please|Look|first/)
  })
})

describe('an outline', () => {
  const outline =
    'Moe Toy Library\n1. Membership\n   * $70 year with 3 duties, $110 no duties\n2. Borrowing\n   * 4 toys, 3 weeks\n   * late toys $2\n3. Want\n   * join form\n4. Please don’t\n   * show children’s faces\n   * mention the flood'
  test('has its numbered titles as headings', () => {
    expect(entriesOf(outline).Borrowing).toContain('4 toys, 3 weeks.')
    expect(JSON.stringify(createConcept(briefOf(outline), 1).sections)).not.toMatch(/faces|flood/)
  })

  test('of titled paragraphs keeps each below its title', () => {
    const { Records, Access } = entriesOf(
      'The Trust runs a cemetery in Moe.\n\n1. Records. Burial records may be searched on request. The fee is $25.00 per name.\n\n2. Access. The grounds are open sunrise to sunset. Glass is not permitted.\n\n3. Meetings. The Trust meets in May.',
    )
    expect(Records).toContain('Burial records may be searched on request.')
    expect(Access).toContain('Glass is not permitted.')
  })

  test('in Roman numerals is a list, and what refers to its entries names them', () => {
    const brief =
      'We survey boats in Moe. Scope: (i) condition survey; (ii) insurance survey; (iii) tonnage measurement. Fees: items (i) and (ii), $38 per foot; item (iii) $210 per hour.'
    expect(rows(brief).join('\n')).toContain('Tonnage measurement | $210 per hour')
    expect(read(brief).text).not.toMatch(/\([iv]+\)/)
  })

  test('has the fields of a form below its heading', () => {
    const { forms } = read(
      'We spray weeds in Moe.\n\nFORM\n- property, weed, powerlines?, hectares\n',
    )
    expect(forms[0]?.fields).toEqual(['Property', 'Weed', 'Powerlines', 'Hectares'])
  })
})

test('what is to be decided later, or not to be referred to, is not shown', () => {
  const text = JSON.stringify(
    createConcept(
      briefOf(
        'We survey boats in Moe. The Hobart associate arrangement is not to be referred to.\n\nDECIDE LATER\n- cattle mustering by drone\n\nCall us.',
      ),
      1,
    ),
  )
  expect(text).not.toMatch(/Hobart|mustering/)
})

test('what must be done on a site is said to customers', () => {
  const brief = 'We run a weighbridge in Moe. Livestock are not to be unloaded on site.'
  expect(read(brief).statements.map(({ text }) => text)).toContain(
    'Livestock are not to be unloaded on site.',
  )
})

describe('people', () => {
  test('in one row are introduced each with their work', () => {
    expect(
      read('We make trays in Moe.\n\nPeople\n- Stu Malthouse, owner. Kim, sales. Vikram, manager')
        .people,
    ).toEqual([
      { name: 'Stu Malthouse', role: 'Owner' },
      { name: 'Kim', role: 'Sales' },
      { name: 'Vikram', role: 'Manager' },
    ])
    expect(
      read(
        'We train drivers in Moe.\n\nWho\n- Trev (22 years on road trains), Sunita (ex bus), Marko',
      ).people.map(({ name }) => name),
    ).toEqual(['Trev', 'Sunita', 'Marko'])
  })

  test('keep their names and titles in sentences', () => {
    const texts = read(
      'We fit wigs in Moe. I am Marguerite Sloane; I trained in theatre wigs for sixteen years. The principal, Capt. L. Aaberg, is accredited.',
    ).statements.map(({ text }) => text)
    expect(texts).toContain('I am Marguerite Sloane; I trained in theatre wigs for sixteen years.')
    expect(texts).toContain('The principal, Capt. L. Aaberg, is accredited.')
  })
})

test('questions that people ask are in their words, with the answer behind them', () => {
  expect(
    read(
      'We fit wigs in Moe. People ask whether they should come before treatment starts. Yes, ideally two weeks before.',
    ).questions,
  ).toEqual([
    {
      title: 'Should I come before treatment starts?',
      answer: 'Yes, ideally two weeks before.',
    },
  ])
})

describe('prices', () => {
  test.each([
    ['- $12 adult, $5 under 16, family $30', ['Adult | $12', 'Under 16 | $5', 'Family | $30']],
    [
      'Oyster lunch\tAd $68 / Conc $62 / Ch 4–14 $35\nAfternoon tea\tAd $36 / Conc $33',
      [
        'Oyster lunch | Adult $68, concession $62, child 4–14 $35',
        'Afternoon tea | Adult $36, concession $33',
      ],
    ],
    [
      '1. HC – 8 hrs – $1,580\n2. MC – 2 days – $2,350 (third person rides free)',
      ['HC | $1,580 | 8 hours.', 'MC | $2,350 | 2 days. Third person rides free.'],
    ],
    [
      'Church fee is $450 incl. organist, hall $25/hr or $120/day, no 21sts.',
      ['Hall | $25 per hour or $120 per day | No 21sts.'],
    ],
    [
      '– Donate: $25 feeds a wombat for a week, $60 a box of formula, $500 a panel',
      ['Donate | $25 feeds a wombat for a week, $60 a box of formula, $500 a panel.'],
    ],
  ])('%s', (list, expected) => {
    const found = rows(`We run a club in Moe.\n\n${list}`)
    for (const row of expected) expect(found).toContain(row)
  })

  test('have what the label before them says of all', () => {
    const { offers } = read('We keep books in Moe. Monthly, plus GST: Seedling $180, Fig $620.')
    expect(offers.map(({ group }) => group)).toEqual(['Monthly, plus GST', 'Monthly, plus GST'])
  })

  test('for shops may be secret beside those for everybody', () => {
    expect(
      rows(
        'We make injera in Moe for shops. Price for shops is secret, do not write. For the public at the door: mixed $9, teff $14.',
      ),
    ).toEqual(['Mixed | $9', 'Teff | $14'])
  })
})

describe('times', () => {
  test('of a table with a column for each day are listed by what is on', () => {
    const { timetables } = read(
      'We sail in Moe.\n\nTIMETABLE (from brochure)\n\t\tMon\tTue\tWed\tThu\n10.00 Lunch cruise\t–\t✓\t–\t✓\n2.00 Tea cruise\t–\t–\t✓\t✓\n',
    )
    expect(timetables).toEqual([
      {
        heading: 'Timetable',
        rows: [
          '10.00 Lunch cruise: Tuesday and Thursday',
          '2.00 Tea cruise: Wednesday and Thursday',
        ],
      },
    ])
  })

  test('of events are kept with their dates', () => {
    const { timetables } = read(
      'We watch stars in Moe.\n\nPUBLIC NIGHTS\n- Sat 12 Sept, 7 pm\n- Sat 10 Oct, 7.30 pm\n',
    )
    expect(timetables[0]).toEqual({
      heading: 'Public nights',
      rows: ['Sat 12 Sept: 7 pm', 'Sat 10 Oct: 7.30 pm'],
    })
  })

  test('by the 24-hour clock are opening hours', () => {
    expect(read('We weigh trucks in Moe. Open Monday to Friday 0700–1700.').hours).toEqual([
      { title: 'Monday to Friday', value: '7am – 5pm' },
    ])
  })
})

test('the town in a company’s name comes before others', () => {
  const { places } = readBrief({
    ...briefOf('We mend clocks. We collect in Geelong and Bendigo, and in Ballarat for nothing.'),
    companyName: 'Tempus Ballarat',
  })
  expect(places[0]).toBe('Ballarat')
})

test('where a list was copied from, and what is said to the reader of the brief, is left out', () => {
  const text = JSON.stringify(
    createConcept(
      briefOf(
        'off the whiteboard\n\nWe hire toilets in Moe. Site inductions $85 an hour, sorry but thats mining for ya. Annual day 5 December at Granville, hall name still not fixed.',
      ),
      1,
    ).sections,
  )
  expect(text).not.toMatch(/whiteboard|mining for|hall name/i)
  expect(text).toContain('Granville')
})

describe('forms', () => {
  test('have all fields of their list, whichever reader finds them', () => {
    const { describedForms, forms } = read(
      'We interpret in Moe. The booking form should ask for the date, start and finish, the nature of the appointment, a site contact, and who pays.',
    )
    const fields = (describedForms[0] ?? forms[0])?.fields
    expect(fields).toEqual(expect.arrayContaining(['Site contact', 'Who pays']))
  })

  test('are named without the request for them, and ask for permission, not for a picture', () => {
    const { describedForms } = read(
      'We teach Tamil in Moe. Kindly make enrolment form: child name in English and Tamil, date of birth, school year, photo permission yes or no.',
    )
    expect(describedForms[0]?.title).toBe('Enrolment')
    const concept = createConcept(
      briefOf(
        'We teach Tamil in Moe. Kindly make enrolment form: child name, date of birth, school year, photo permission yes or no.',
      ),
      1,
    )
    const field = concept.sections
      .flatMap(({ items }) => items)
      .find(({ title }) => title.startsWith('Photo permission'))
    expect(field?.group).toBe('choice')
  })
})

test('dates behind a label are listed in their own words', () => {
  expect(
    read(
      'We teach Tamil in Moe. Nut free.\n\nCalendar: Term 4 start 17 October. Exam 21 November. We sing.',
    ).timetables,
  ).toEqual([{ heading: 'Calendar', rows: ['Term 4 start 17 October', 'Exam 21 November'] }])
})

test('statements and appositions are no offers', () => {
  const titles = (text: string) => read(text).offers.map(({ title }) => title)
  expect(
    titles(
      'We fix windmills, the old Southern Cross and Comet sort, plus bores, tanks and troughs.',
    ),
  ).not.toContain('Comet sort')
  expect(
    titles(
      'We rescue.\n\nThen, lower down:\n– Basic course is one Saturday, next ones in May\n– 1,912 animals last year',
    ),
  ).toEqual([])
})

test('a fact in a row of requests is still a fact', () => {
  expect(
    read(
      'We test soil in Moe.\n\nWanted: a form that prints, results login later, and an explainer of the numbers. Dr Anneke Vos signs all reports.',
    ).statements.map(({ text }) => text),
  ).toContain('Dr Anneke Vos signs all reports.')
})

test('what stands first is for visitors, without the words that put it there', () => {
  const brief =
    'We rescue wildlife in Moe. What someone sees FIRST has to be the rescue line, 24 hours, and three lines on what to do: keep it warm, dark, quiet.'
  expect(read(brief).text).toContain('What to do: keep it warm, dark, quiet.')
  expect(read(brief).text).not.toContain('someone sees')
})

test('a shorter statement that another one contains is not repeated', () => {
  const texts = read(
    'We pipe in Moe. Anzac Day is given to RSL clubs for a donation, never a fee, please make that clear.',
  ).statements.map(({ text }) => text)
  expect(texts.filter((text) => /never a fee/i.test(text)).length).toBeLessThan(2)
})

test.each([
  [
    'We watch stars in Moe. Say if tonight’s viewing is ON or CANCELLED (cloud).',
    { title: 'Tonight’s viewing', states: ['On', 'Cancelled'] },
  ],
  [
    'We grow oysters in Moe. If the harvest’s closed by the regulator we need a banner we can put up ourselves from a phone.',
    { title: '', states: ['Harvest closed'] },
  ],
])('what the owner switches is on the page: %s', (brief, notice) => {
  expect(read(brief).notices).toEqual([notice])
})

test.each([
  ['Elegant', 'Minimalist'],
  ['playful please', 'Creative'],
  ['not too formal, a bit playful', 'Creative'],
  ['nothing corporate but elegant', 'Minimalist'],
  ['Professional', 'Corporate'],
  ['Minimal', 'Minimalist'],
  ['Modern, professional', 'Modern'],
])('the style that is meant by %s is %s', (overallVibe, style) => {
  expect(createConcept({ ...briefOf('We bake in Moe.'), overallVibe }, 1).style).toBe(style)
})

test('the end of a letter is not on the page, but its telephone number is', () => {
  const facts = read(
    'Hi all, we treat feet at home in Moe.\n\nSpeak Thursday,\nImogen\n03 5550 8274\n\nbooking form',
  )
  expect(facts.text).not.toMatch(/Imogen|Speak/)
  expect(facts.contacts).toMatchObject([{ kind: 'phone', value: '03 5550 8274' }])
})

test('pictures that the client refuses are not drawn', () => {
  const { negatedWords } = read('We catch snakes in Moe. No scary snake pictures on the front.')
  expect(negatedWords).toContain('snake')
})

test('two words of the language are no place', () => {
  expect(read('We run a show. Packet cake is permitted in Junior Cookery only.').places).toEqual([])
})

test('a sentence of which the rest was cut off is left out', () => {
  const texts = read(
    'We catch snakes in Moe. I’m on call every day except. We travel to Kyneton.',
  ).statements.map(({ text }) => text)
  expect(texts.join(' ')).not.toContain('except')
})

test('a couple is no offer', () => {
  expect(
    read('We are husband and wife, Bikash and Sarita, selling Nepali momo in Moe.').offers.map(
      ({ title }) => title,
    ),
  ).not.toContain('Husband and wife')
})

test('a map stands beside a street address, not beside a town', () => {
  const street = 'We weigh trucks at 3 Silo Road, Moe. Single weigh $28. No livestock.'
  const titles = entriesOf(street)['Find us'] ?? []
  expect(titles.join()).toContain('3 Silo Road')
})

test('a date below a heading has no price of its own, and a heading may say what the tax is', () => {
  const bout = read(
    'We skate in Moe.\n\n**FRESH MEAT INTAKE**\n- Starts Mon 5 Oct, 12 weeks, $180. Loan gear free.\n- Mouthguard yours',
  )
  expect(bout.offers).toMatchObject([
    { title: 'Fresh meat intake, starts Monday 5 Oct', price: '$180' },
    { title: 'Mouthguard yours' },
  ])
  const linen = read('We hire linen in Moe.\n\nPRICE +GST\n- queen set $9.80\n- bath towel $1.95')
  expect(linen.statements.map(({ text }) => text)).toContain('All prices are plus GST.')
})

test('what is to be stated is stated, and a number that must be shown is shown', () => {
  const { statements } = read(
    'We survey land in Moe. It is to be stated that the firm does not determine disputes as to fences and that pegs shall not be disturbed. Licence number LH-04417 must be shown.',
  )
  const texts = statements.map(({ text }) => text).join(' ')
  expect(texts).toContain('The firm does not determine disputes as to fences.')
  expect(texts).toContain('LH-04417')
  expect(texts).not.toContain('must be shown')
})

describe('amounts', () => {
  test.each([
    ['Function room $350, members $200, 2 staff included.', 'Function room, members | $200'],
    ['Dog box 2 hole $1,980 / 4 hole $2,650', 'Dog box 4 hole | $2,650'],
  ])('for some customers, or of another size, say of what: %s', (list, expected) => {
    expect(rows(`We run a club in Moe.\n\n${list}`).join('\n')).toContain(expected)
  })

  test('of percent are added, and clauses between slashes are statements', () => {
    const { text } = read(
      'We tow cars in Moe, after 9pm + 30%.\nprices inc GST / contract grow: 6 months ahead / pickup from the yard',
    )
    expect(text).toMatch(/after 9 ?pm plus 30%/)
    expect(text).toMatch(/Contract grow: 6 months ahead/)
  })
})

test('the year of a certificate is not the year of the business', () => {
  expect(
    read('We grow lettuce in Moe. We have a food safety certificate since 2016.').foundingYear,
  ).toBeUndefined()
})

test('the last row of a table of days may say when nothing is on', () => {
  const { timetables } = read(
    'We bowl in Moe.\n\nWHAT’S ON each week\n\nMon | 12.30 | Pennant practice\nTue | 1.00 | Social triples\nSat | 1.00 | Pennant\nSun | – | closed unless we’ve a function',
  )
  expect(timetables[0]?.heading).toBe('What’s on each week')
  expect(timetables[0]?.rows.at(-1)).toBe('Sunday: closed unless we’ve a function')
})

test('whoever answers is named beside the number', () => {
  expect(read('We class wool in Moe. Ring Shaz after 6 on 0491 570 313.').askFor).toBe('Shaz')
})

describe('numbers that are names', () => {
  test.each([
    'We repack parachutes in Moe. Reserve repack is $130. Post to PO Box 218, Barwon Heads VIC 3227.',
    'We escort loads in Moe. 4 utes, level 1 drivers, all on uhf ch 40. Min callout 380. standby 75/hr.',
  ])('are no prices: %s', (brief) => {
    const shown = JSON.stringify([read(brief).offers, read(brief).statements])
    expect(shown).not.toMatch(/\$(?:218|3,?227|40)\b/)
  })
})

test('a place that is only compared with, or refused, is not where the business is', () => {
  expect(
    read('We wash carpet by hand, like in Herat. Pick up free in Dandenong and Springvale.')
      .places[0],
  ).toBe('Dandenong')
  expect(read('Coolroom hire. Not for hire: towing to Cape York.').places).toEqual([])
})

test('notes that somebody signs are left out, and a price that they correct is corrected', () => {
  const { offers, text } = read(
    'I quilt in Moe, minimum $85. (Mum, give an example: that is $105.60. Tess)\n\nBinding sewn on by machine, $3.50 per 10 cm... (No Mum it’s $3.50 per METRE. Use that. T)',
  )
  expect(text).not.toMatch(/Mum|Tess|105/)
  expect(offers.map(({ price }) => price)).toContain('$3.50 per metre')
})

test('labels of amounts hold for the rows below them', () => {
  expect(
    rows(
      'Coolrooms for hire in Moe.\n\nSmall — 1 day $120 / weekend $190 / week $340\nMedium — $165 / $250 / $460\nFreezer — n/a / $310 / $560',
    ),
  ).toEqual([
    'Small | 1 day $120, weekend $190, week $340',
    'Medium | 1 day $165, weekend $250, week $460',
    'Freezer | Weekend $310, week $560',
  ])
})

test('departures stand below where they leave from', () => {
  const { timetables } = read(
    'Barge to Lamb Island.\n\nDEPART MAINLAND\nMon–Fri | 5.45am | 8.15am | 11.00am\nSun & pub hols | 9.00am | 3.30pm\nChristmas Day | no service\n',
  )
  expect(timetables).toEqual([
    {
      heading: 'Depart mainland',
      rows: [
        'Monday to Friday: 5.45am, 8.15am, 11.00am',
        'Sunday and pub hols: 9.00am, 3.30pm',
        'Christmas Day: no service',
      ],
    },
  ])
})

test('a yes below a heading of refusals is a yes', () => {
  const texts = read(
    'We mend wheelchairs in Moe.\n\nNo\n- stairlifts\n- loan chair while yours is in: yes, free',
  ).statements.map(({ text }) => text)
  expect(texts.join(' ')).not.toMatch(/don’t loan|No loan/)
})

test('dates in a numbered list stand below its heading', () => {
  const { timetables } = read(
    'We cut stones in Moe.\n\nFIELD TRIPS 2026\n1. 21 March – Kings Plains (full)\n2. 18 April – Torrington, topaz\n3. 13 June – venue TBA, waiting on landholder\n',
  )
  expect(timetables[0]).toEqual({
    heading: 'Field trips 2026',
    rows: [
      '21 March: Kings Plains (full)',
      '18 April: Torrington, topaz',
      '13 June: waiting on landholder',
    ],
  })
})

test('a measure that somebody corrects is the corrected one', () => {
  expect(
    read('I mill logs in Moe. Slabs up to one point five metres wide, no hang on, one point four.')
      .text,
  ).toContain('1.4 metres wide')
})

test('what the home page should say is said', () => {
  expect(
    read('I assess drift in Moe. Symptoms fade, so the home page should say: photograph it today.')
      .text,
  ).toContain('Symptoms fade. Photograph it today.')
})

describe('rules behind a label', () => {
  test('stand below it, each in a line of its own', () => {
    const { Cancellations } = entriesOf(
      'We interpret in Moe.\n\nCancel: more than 48 hrs no charge. 24-48 hrs 50%. Under 24 full.\n\nWe are open all year.',
    )
    expect(Cancellations).toEqual([
      'More than 48 hours no charge.',
      '24-48 hours 50%.',
      'Under 24 full.',
    ])
  })

  test('of what to bring are for customers', () => {
    const { 'Need to bring': bring } = entriesOf(
      'We train riggers in Moe.\n\nNeed to bring\n- photo ID, steel caps, long sleeves\n- reading English to Cert II, we can help orally\n\nWebsite wants\n- book online',
    )
    expect(bring).toContain('Photo ID, steel caps, long sleeves.')
  })
})

test.each([
  [
    'We cut gaskets in Moe. Competitor sites all have a stock photo of a handshake.',
    'asked-photos',
  ],
  [
    'We grow plants in Moe. There are 212 species and availability changes every fortnight, so we must be able to update it.',
    'asked-calendar',
  ],
  [
    'We interpret in Moe. Site wishes\n1. Short sentences. English is our clients’ second language',
    'asked-topics',
  ],
])('what is said of others, of stock or of wording asks for nothing: %s', (brief, kind) => {
  expect(createConcept(briefOf(brief), 1).sections.map((section) => section.kind)).not.toContain(
    kind,
  )
})
