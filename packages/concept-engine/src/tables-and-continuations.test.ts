import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { headlinesOf } from './copy/headlines.ts'
import { readBrief } from './reading/read-brief.ts'

// Price tables keep their rows and columns, and a sentence keeps the parts that continue it.

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const rows = (mainGoal: string) =>
  read(mainGoal).offers.flatMap(({ title, price, terms }) =>
    price ? [`${title} = ${price}${terms ? ` (${terms})` : ''}`] : [],
  )
const statements = (mainGoal: string) => read(mainGoal).statements.map(({ text }) => text)
const requests = (mainGoal: string) => read(mainGoal).requests.map(({ title }) => title)

describe('a price table', () => {
  test.each([
    [
      'a heading that says people want to know',
      'Restumping in Coburg.\n\nPeople want to know what it costs so here’s roughly:\n* steel stumps from $240 each\n* bearers $95 per lineal metre\n* minimum job $2,800',
      ['Steel stumps = From $240 each', 'Bearers = $95 per lineal metre', 'Minimum job = $2,800'],
    ],
    [
      'columns that only the first row names',
      'We do mini skips in Preston. Prices:\n- 2 cube $240 general / $195 clean green\n- 3 cube $310 / $250\n- 6 cube from $540',
      [
        '2 cube = $240 general, $195 clean green',
        '3 cube = $310 general, $250 clean green',
        '6 cube = From $540',
      ],
    ],
    [
      'a price for the weekend and one for the week',
      'Coolroom trailers in Pakenham.\n\nPricing\nSmall trailer: $260 weekend, $340 week\nMedium 2.4m - $330 weekend / $430 week',
      ['Small trailer = $260 a weekend, $340 a week', 'Medium 2.4m = $330 a weekend, $430 a week'],
    ],
    [
      'sizes',
      'Self storage in Footscray.\n1.5 x 1.5 $119/mth, 3 x 1.5 $189, 3x3 $285 (ground floor +$25).',
      ['1.5 x 1.5 = $119 per month', '3 x 1.5 = $189 per month', '3x3 = $285 per month'],
    ],
    [
      'cases in each row',
      'Houseboats at Mannum.\n\nThe boats and rates:\nSwagman (sleeps 4): weekend $780, midweek $690\nDuchess (sleeps 12, spa on deck): weekend $2,400, midweek $2,050',
      [
        'Swagman (sleeps 4), weekend = $780',
        'Swagman (sleeps 4), midweek = $690',
        'Duchess (sleeps 12, spa on deck), weekend = $2,400',
        'Duchess (sleeps 12, spa on deck), midweek = $2,050',
      ],
    ],
    [
      'quantities, and prices in cents',
      'We grow seedlings near Narrogin.\n\nPrice list\n\nUnder 500 seedlings: $1.10 each\n500 to 1,999: 85c each\nSaltbush, any quantity from 1,000: 42c each',
      [
        'Under 500 seedlings = $1.10 each',
        '500 to 1,999 = 85c each',
        'Saltbush, any quantity from 1,000 = 42c each',
      ],
    ],
    [
      'names with details, and a second price of the same thing',
      'I fit saddles at Tamworth.\n\nWhat people book:\n- Full fitting at your place: $190 for the first horse, $150 each for others on the same property\n- Reflocking, English saddles: $340, five working days',
      [
        'Full fitting at your place = $190 (For the first horse, $150 each for others on the same property.)',
        'Reflocking, English saddles = $340 (Five working days.)',
      ],
    ],
    [
      'a second thing in the same row',
      'We hire out the hall in Bruthen.\n\nHire charges:\n- Main room, half day: $60\n- Trestle tables taken off site: $4 each per weekend. Chairs $1 each.',
      [
        'Main room, half day = $60',
        'Trestle tables taken off site = $4 each per weekend',
        'Chairs = $1 each',
      ],
    ],
    [
      'ranges of litres, without dollar signs',
      'Grease traps pumped out in Gippsland.\nup to 1000L - 260\n1000-2000L - 395\n2000-5000L - 720',
      ['Up to 1000L = $260', '1000-2000L = $395', '2000-5000L = $720'],
    ],
  ])('with %s', (_what, mainGoal, expected) => {
    expect(rows(mainGoal)).toEqual(expected)
  })

  test('does not take a size for the number of a list', () => {
    expect(pageOf('Storage in Footscray.\n1.5 x 1.5 metres is our smallest room.')).toMatch(
      /1\.5 x 1\.5 metres/,
    )
  })
})

describe('a price in a sentence', () => {
  test.each([
    [
      'pinball machine repair in ringwood. $120 first hr then 80. no pokies.',
      'statement',
      '$120 first hour, then $80.',
    ],
    [
      'passata in werribee. passata $11 jar, 6 for 60. cash only.',
      'row',
      'Passata = $11 a jar, 6 for $60',
    ],
    ['we clean bins in mackay. 1 bin $15, 2 bins 25, 3 for 33. no skips.', 'row', '3 bins = $33'],
    [
      'farm gate oysters in eden. unopened $14 doz, opened 20 doz, 3 doz opened 55. no lemons.',
      'row',
      'Opened = $20 a dozen',
    ],
    [
      'mobile dog wash in ripley. wash small 55 med 70 lge 85. nails 20. full groom 110.',
      'row',
      'Wash, medium = $70',
    ],
    [
      'We service clocks in Beechworth. Weight-driven clock, two visits a year with cleaning and oiling, $1,450.',
      'row',
      'Weight-driven clock = $1,450 (Two visits a year with cleaning and oiling.)',
    ],
    [
      'Pilates in Thirroul. Casual class $34. Ten-pack $290, valid 4 months.',
      'row',
      'Ten-pack = $290 (Valid 4 months.)',
    ],
    [
      'Cheese classes near Timboon. Camembert class 165 all day with lunch. Yoghurt class $25.',
      'row',
      'Camembert class = $165 (All day with lunch.)',
    ],
  ])('is complete: %s', (mainGoal, kind, expected) => {
    expect(kind === 'row' ? rows(mainGoal) : statements(mainGoal)).toContain(expected)
  })

  test.each([
    [
      'an amount that is for something in brackets',
      'Concreting in Officer. Driveways, slabs, crossovers (council permit you sort or we do it for $250).',
    ],
    ['a gap', 'Physio in Thirroul. Medicare (care plan from your GP) accepted, gap $45.'],
    [
      'what a donation pays for',
      'We rescue bats in Kew. A donation of $35 feeds one pup for a week and $150 pays for a kit.',
    ],
  ])('is no row for %s', (_what, mainGoal) => {
    expect(rows(mainGoal)).toEqual([])
  })

  test('does not read a duration as an amount', () => {
    expect(
      pageOf(
        'I build guitars in Thornbury. The wait is about nine months, fourteen if you want a carved top. A deposit of $800 holds a slot.',
      ),
    ).toMatch(/nine months, fourteen if/)
  })
})

describe('a sentence keeps what continues it', () => {
  test.each([
    [
      'we clean bins in mackay. we come the day the truck comes so leave em out empty. no skips.',
      'We come the day the truck comes so leave them out empty.',
    ],
    [
      'concreting in officer. $85 a metre. thats on flat ground with access for a bobcat, otherwise we need to look. no pools.',
      'That’s on flat ground with access for a bobcat, otherwise we need to look.',
    ],
    [
      'i fix windmills in barcaldine. southern cross mostly, also tanks and troughs. no solar pumps.',
      'Southern cross mostly, also tanks and troughs.',
    ],
    [
      'we tan skins near goulburn. takes 14-16 wks, longer after easter cause everyone kills then. no pets.',
      'Takes 14-16 weeks, longer after Easter cause everyone kills then.',
    ],
    [
      'We tan skins near Goulburn. All August I am closed, I go to my sister. Cash only.',
      'All August I am closed, I go to my sister.',
    ],
    [
      'I paint miniatures in Queenscliff. I send to anywhere in Australia, not overseas any more. Cash only.',
      'I send to anywhere in Australia, not overseas any more.',
    ],
    [
      'I paint miniatures in Queenscliff. I will not paint from AI pictures, I had to send one back in March. Cash only.',
      'I will not paint from AI pictures, I had to send one back in March.',
    ],
    [
      'i fix windmills in barcaldine. dont do solar pumps, ring Macca for that. no height work.',
      'I don’t do solar pumps, ring Macca for that.',
    ],
    [
      'we tan skins near goulburn. drop off sat 8-12 or post it dry salted. no pets.',
      'Drop off Saturday 8-12 or post it dry salted.',
    ],
    [
      'Coolroom hire in Pakenham. Free inspection in Officer (not further, sorry). Cash only.',
      'Free inspection in Officer (not further).',
    ],
  ])('%s', (mainGoal, expected) => {
    expect(statements(mainGoal).join('\n')).toContain(expected)
  })

  test.each([
    'We look after the old Supper Room in Bruthen and hire it out to pay for its upkeep.',
    'We build dry stone walls in the Western District of Victoria: Camperdown, Colac and Mortlake.',
  ])('beside its headline: %s', (sentence) => {
    expect(pageOf(`${sentence} Cash only.`)).toContain(sentence)
  })
})

describe('what a clause is about', () => {
  test.each([
    ['In the two weeks before each due date I don’t take on new clients.'],
    ['If your wall has heritage overlay the council has to say yes before I touch it.'],
    ['I’m not a vet or a chiro.'],
    ['We’ve had 38 clocks under agreement as of this winter.'],
    ['My wife Moira keeps the diary.'],
    ['The horse needs to be caught, dry and brushed.'],
    ['No agency-managed clients at this time.'],
    ['Health fund claims on the spot.'],
  ])('is the business: %s', (sentence) => {
    expect(
      statements(`We service clocks in Beechworth. ${sentence} Cash only.`).join(' '),
    ).toContain(sentence.replace(/\.$/, ''))
  })

  test.each([
    ['Please mention 17 years’ experience.', '17 years’ experience.'],
    [
      'Would you kindly make clear that I am presently full until Term 3.',
      'I am presently full until Term 3.',
    ],
    [
      'Shabnam does the fittings in a private room, please write this.',
      'Shabnam does the fittings in a private room.',
    ],
  ])('is what the client wants said: %s', (sentence, expected) => {
    expect(statements(`Tailor in Merrylands. ${sentence} Cash only.`)).toContain(expected)
  })

  test.each([
    'At present people ring my home, often during tea.',
    'Later we may add a fourth boat at Murray Bridge.',
    'How I charge.',
    'Waiting list is around seven months at present, please don’t put a number on the website.',
    'If you can do it for under $4k we are very interested.',
  ])('is not for the page: %s', (sentence) => {
    const page = pageOf(`I build walls at Colac. Repairs are $280 a metre. ${sentence} Cash only.`)
    expect(page).not.toMatch(/people ring|fourth boat|How I charge|seven months|interested/)
  })

  test('is not confidential because something cannot be posted', () => {
    expect(rows('Passata in Werribee. Passata $11 a jar. Can’t post it, glass.')).toEqual([
      'Passata = $11 a jar',
    ])
  })

  test('keeps a role with its person', () => {
    expect(
      read('Storage in Footscray. Helen is the manager, Abdi does the cellar.').people,
    ).toEqual([{ name: 'Helen', role: 'Manager' }])
  })

  test('does not sell what the partners do', () => {
    const { offers } = read(
      'We build ukuleles at Kyneton. My husband Anders builds, I do setup, strings and the talking.',
    )
    expect(offers).toEqual([])
  })
})

describe('a list of wishes', () => {
  test('with letters is a list', () => {
    const page = pageOf(
      'Marquee hire in Traralgon. For the website:\na) gallery of weddings\nb) no prices except the pop ups ($130 for a weekend)\nc) for later: gift vouchers',
    )
    expect(page).not.toMatch(/\b[A-C]\) |vouchers/i)
  })

  test('names its pages without remarks', () => {
    const wishes =
      'Model trains in Ferntree Gully. The website needs:\n- second hand list that I can change myself. Very important. Pam too\n- works on a phone with bad reception\n- gallery of customers’ layouts'
    expect(requests(wishes)).toEqual(['Second hand list', 'Gallery of customers’ layouts'])
    expect(pageOf(wishes)).not.toMatch(/Pam/)
  })

  test('reads the fields of a form, up to its last question', () => {
    const { forms } = read(
      'We lend bikes in Northcote. The website needs:\n- form to donate a bike: suburb, size, photo, can you drop off? we only pick up in Northcote, Thornbury\n- repairs form. fields: name, phone, make of bike, whether you’ve had a go yourself',
    )
    expect(forms.map(({ fields }) => fields)).toEqual(
      expect.arrayContaining([
        ['Suburb', 'Size', 'Photo', 'Can you drop off'],
        ['Name', 'Phone', 'Make of bike', 'Have you had a go yourself'],
      ]),
    )
  })
})

describe('places', () => {
  test.each([
    [
      'I fix scooters at your house, Ballarat Sebastapol Wendouree Buninyong.',
      ['Ballarat', 'Sebastopol', 'Wendouree', 'Buninyong'],
    ],
    [
      'Concreter Pakenham, officer, Beaconsfield, Berwick.',
      ['Pakenham', 'Officer', 'Beaconsfield', 'Berwick'],
    ],
    [
      'We service Pakenham, Berwick, Beaconsfield, Officer, Drouin, Warragul, Koo Wee Rup, Emerald.',
      [
        'Pakenham',
        'Berwick',
        'Beaconsfield',
        'Officer',
        'Drouin',
        'Warragul',
        'Koo Wee Rup',
        'Emerald',
      ],
    ],
  ])('in a row: %s', (mainGoal, places) => {
    expect(read(`${mainGoal} Cash only.`).places).toEqual(places)
  })
})

describe('hours', () => {
  test('of some Sundays of the month', () => {
    expect(
      read('Model trains in Kew. Open Saturday 9-4, 2nd and 4th Sunday of the month 11-3.').hours,
    ).toEqual([
      { title: 'Saturday', value: '9 – 4' },
      { title: '2nd and 4th Sunday of the month', value: '11 – 3' },
    ])
  })

  test('with a part of a day that is closed stay a sentence', () => {
    const brief = 'Tailor in Merrylands. Mon-sat 9.30-6, friday closed 12.30 to 2.30 for prayer.'
    expect(read(brief).hours).toEqual([])
    expect(pageOf(brief)).toMatch(/Friday closed 12\.30 to 2\.30 for prayer/)
  })
})

test.each([
  [
    'Restumping, reblocking, underpinning (small jobs only). Father and two sons, Kostas, Nick and Theo.',
    'Restumping, reblocking and underpinning',
  ],
  [
    'I take small groups birdwatching around the treatment plant at Werribee, Point Cook, Swan Bay and out to Connewarre. I’m a retired science teacher (Glenys), 40+ years birding.',
    'I take small groups birdwatching around the treatment plant',
  ],
  [
    'I tune pianos, uprights and grands, also do pitch raises. Cash only.',
    'I tune pianos, uprights and grands',
  ],
])('the headline of “%s”', (mainGoal, headline) => {
  expect(headlinesOf(read(mainGoal))[0]).toBe(headline)
})

test('reads a table that is laid out with spaces', () => {
  expect(
    rows(
      'A caravan park at Port Broughton.\n\nNightly rates, 2 people:\n                         Off-peak    Peak\nUnpowered                $34         $42\nPowered, waterfront      $54         $68\nStandard cabin, sleeps 4 $125        $165',
    ),
  ).toEqual([
    'Unpowered = $34 off-peak, $42 peak',
    'Powered, waterfront = $54 off-peak, $68 peak',
    'Standard cabin, sleeps 4 = $125 off-peak, $165 peak',
  ])
  expect(
    rows(
      'Framing in Ballarat.\n\nGuide prices\nA3 print with single mat    $150 to $210\nFootball jumper, box frame    from $420',
    ),
  ).toEqual(['A3 print with single mat = $150 to $210', 'Football jumper, box frame = From $420'])
})

test('lists what is free', () => {
  expect(
    rows(
      'An arborist in Colac.\n\nCharges\nSite visit and quote within 40 km: free\nStump grinding: from $180',
    ),
  ).toEqual(['Site visit and quote within 40 km = Free', 'Stump grinding = From $180'])
})

test.each([
  [
    'a time for Friday and Saturday',
    'fish and chips in ulladulla. flake 9.50, flathead 13, scallops 2 each. open 11 till 8, fri sat 8.30, shut mondays.',
    /\$8\.30/,
  ],
  [
    'a visa',
    'Migration agent in Clayton. Main work: partner visas, graduate 485, visitor visas. First visit: $180',
    /\$485/,
  ],
  [
    'a donation',
    'An op shop in Warragul. We gave $112,000 to the hospital last year. Open Saturday 9 to 12.',
    /^Prices$/m,
  ],
])('%s is no price', (_what, mainGoal, wrong) => {
  expect(pageOf(mainGoal)).not.toMatch(wrong)
})

test('does not give one day’s closing time to another', () => {
  expect(read('Fish and chips in Ulladulla. Open 11 till 8, Fri Sat 8.30.').hours).toEqual([])
})

test('keeps short rows whole, and measurements out of the offers', () => {
  const { offers } = read(
    'Swim school at Deception Bay.\n\nLevels:\nStarfish 2 to 4\nGropers 7 and up, strokes\nDolphins 4 to 7',
  )
  expect(offers.map(({ title }) => title)).toEqual([
    'Starfish 2 to 4',
    'Gropers 7 and up, strokes',
    'Dolphins 4 to 7',
  ])
  expect(
    read(
      'A merino stud at Bookham.\n\nFlock figures\nFibre diameter 17.6 micron\nComfort factor 99.6 per cent\nBody weight 84 kg',
    ).offers,
  ).toEqual([])
})

test.each([
  [
    'What people need to know before they visit: I work by appointment only.',
    'I work by appointment only.',
  ],
  [
    'I want that stated clearly, with the note that on Thursdays Joel works at ground level.',
    'On Thursdays Joel works at ground level.',
  ],
  ['Tell people when we are open (Wed to Fri 10 to 6).', 'Open Wednesday to Friday 10 to 6.'],
  ['Cash or payid.', 'Cash or PayID.'],
])('says to customers what “%s” asks to say', (sentence, expected) => {
  expect(
    statements(`Framing in Ballarat since 2009. ${sentence} Medals from $340.`).join('\n'),
  ).toContain(expected)
})

test('a town that is an everyday word is among the towns', () => {
  expect(pageOf('lawn mowing mandurah, falcon, halls head, dawesville. cash only.')).toMatch(
    /Mandurah, Falcon, Halls Head,? (?:and )?Dawesville/,
  )
})
