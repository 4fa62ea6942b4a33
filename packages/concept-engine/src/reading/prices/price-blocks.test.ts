import { describe, expect, test } from 'vitest'
import { priceBlocksIn } from './price-blocks.ts'

const rows = (text: string) =>
  priceBlocksIn(text).prices.map(({ title, price, terms }) =>
    [title, price, terms].filter(Boolean).join(' | '),
  )
const rest = (text: string) => priceBlocksIn(text).rest.replace(/\s+/g, ' ').trim()

describe('rows of', () => {
  test.each([
    [
      'a table with a price in each column',
      'Boat | Half day | Full day\n--- | --- | ---\nTinny (4 people) | $90 | $150\nPontoon | $220 | from $380',
      [
        'Tinny (4 people) | $90 half day, $150 full day',
        'Pontoon | $220 half day, from $380 full day',
      ],
    ],
    [
      'a table with details beside the price',
      'Course\tLength\tFee\nBeginners\t6 weeks\t180\nIntermediate\t8 weeks\t240',
      ['Beginners | $180 | 6 weeks.', 'Intermediate | $240 | 8 weeks.'],
    ],
    [
      'a table that counts days beside its prices',
      'COURSE | CODE | DAYS | PRICE\nDogging | DG | 5 | $1,290\nForklift | LF | 1 | $495',
      ['Dogging | $1,290 | DG. 5 days.', 'Forklift | $495 | LF. 1 day.'],
    ],
    [
      'sizes under a heading that says what is measured',
      'Prices per session, GST included: up to a matchbox $99; up to a hand $239; larger areas are quoted in person.',
      ['Up to a matchbox | $99', 'Up to a hand | $239', 'larger areas | Quoted in person'],
    ],
    [
      'sizes of one thing and then of another, in haste',
      'small dog wash 45 / med 60 / big 80, full groom small 85 med 105 large 130, nails 20',
      [
        'dog wash, small | $45',
        'dog wash, medium | $60',
        'dog wash, big | $80',
        'full groom, small | $85',
        'full groom, medium | $105',
        'full groom, large | $130',
        'nails | $20',
      ],
    ],
    [
      'a list with bullets',
      '- Plain scones, tray: $14 doz\n- Fruit scones, tray: $18 doz\n- Jam: add $5 a jar, order by noon',
      [
        'Plain scones, tray | $14 a dozen',
        'Fruit scones, tray | $18 a dozen',
        'Jam | Add $5 a jar | Order by noon.',
      ],
    ],
    [
      'a list below a heading that says what its numbers are',
      'Rates per night\n- one cat, own suite: 27\n- two cats sharing (same family): 41\n- tablets: $4/day',
      ['one cat, own suite | $27', 'two cats sharing (same family) | $41', 'tablets | $4 per day'],
    ],
    [
      'a table whose columns are times, with an empty cell',
      'item | half day | 24h | bond\n2 horse straight load | 70 | 110 | 300\n3 horse gooseneck | - | 210 | 800',
      [
        '2 horse straight load | $70 half day, $110 24h, $300 bond',
        '3 horse gooseneck | $210 24h, $800 bond',
      ],
    ],
    [
      'a menu with sizes, several of a kind, and a price of the day',
      'Flake ........ 9.50\nWhiting, when we’ve got it ........ market price\nMin chips 5 / med 8 / large 11.5\nPotato cake 1.60 ea or 4 for 6\nDim sim (steamed or fried) 1.70\nKids box 12',
      [
        'Flake | $9.50',
        'Whiting, when we’ve got it | Market price',
        'chips | Minimum $5, medium $8, large $11.50',
        'Potato cake | $1.60 each, 4 for $6',
        'Dim sim (steamed or fried) | $1.70',
        'Kids box | $12',
      ],
    ],
    [
      'a list with durations and two prices in a line',
      'Lessons:\n1 hr = $78\n1.5 hr = $112\n5 pack: $365 | 10 pack: $700 (save 80)',
      [
        'Lessons, 1 hr | $78',
        'Lessons, 1.5 hr | $112',
        '5 pack | $365',
        '10 pack | $700 | Save 80.',
      ],
    ],
    [
      'a sentence whose amounts have no sign',
      '2 tier - from 340, 3 tier - from 520',
      ['2 tier | From $340', '3 tier | From $520'],
    ],
    [
      'a sentence in haste without signs or commas',
      'mens cuts 40 kids under 12 28 pensioners 25 beard trim 20 hot towel shave 50.',
      [
        'mens cuts | $40',
        'kids under 12 | $28',
        'pensioners | $25',
        'beard trim | $20',
        'hot towel shave | $50',
      ],
    ],
    [
      'sizes without signs',
      '2m 190, 3m 245, 4m 310, 6m 420 all for 7 days, extra days 12 a day.',
      [
        '2m | $190',
        '3m | $245',
        '4m | $310',
        '6m | $420 | All for 7 days.',
        'extra days | $12 a day',
      ],
    ],
    [
      'names with an and, and two amounts for one thing',
      'Whiting and chips $21.50, gummy $14, oysters $22 a dozen or $12 half.',
      ['Whiting and chips | $21.50', 'gummy | $14', 'oysters | $22 a dozen or $12 half'],
    ],
    [
      'Australian dollars, and numbers of one thing',
      'Cupcakes 12 = AU$54, 24 = AU$98',
      ['Cupcakes 12 | $54', 'Cupcakes, 24 | $98'],
    ],
    [
      'a label before a single price',
      'Fees: Initial consultation $125 (45 minutes).',
      ['Initial consultation | $125 | 45 minutes.'],
    ],
    [
      'a price for several of the thing before it',
      'Pilates class $42, or ten for $380.',
      ['Pilates class | $42', 'Pilates class, ten | $380'],
    ],
    [
      'a sentence with a long introduction',
      'Professional fees, inclusive of GST and exclusive of disbursements: purchase $990; off-the-plan purchase $1,320.',
      ['purchase | $990', 'off-the-plan purchase | $1,320'],
    ],
    [
      'thousands and areas',
      '- Garage – from $3.9k\n- Slab – 4.5k to 6k\n- Vinyl floor – $65 m2',
      ['Garage | From $3,900', 'Slab | $4,500 to $6,000', 'Vinyl floor | $65 per m²'],
    ],
    [
      'a sentence that introduces its list',
      'Membership categories are: Duty member $60 per annum (three sessions); Concession $35 per annum.',
      ['Duty member | $60 per annum | Three sessions.', 'Concession | $35 per annum'],
    ],
    [
      'lines with equals signs and words for dollars',
      '1 ride 20 min = 30 dollar\npackage 5 rides = 120 dollars',
      ['1 ride 20 min | $30', 'package 5 rides | $120'],
    ],
    [
      'a menu without dollar signs',
      'Toastie 14 — cheddar, leek\nSoup of the day 16.5 — with bread\nKids anything 9',
      [
        'Toastie | $14 | Cheddar, leek.',
        'Soup of the day | $16.50 | With bread.',
        'Kids anything | $9',
      ],
    ],
    [
      'names with a description after a dash',
      'THE TABLE — five courses, 6 to 14 guests, $185pp\nTHE FIRE — whole lamb over coals, from $145pp',
      [
        'THE TABLE | $185 per person | Five courses, 6 to 14 guests.',
        'THE FIRE | From $145 per person | Whole lamb over coals.',
      ],
    ],
    [
      'things that are free or quoted among priced ones',
      '- Site visit within 30 km: free\n- Stump grinding: from $180\n- Palms: by quote',
      ['Site visit within 30 km | Free', 'Stump grinding | From $180', 'Palms | By quote'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(rows(text)).toEqual(expected)
    expect(rest(text)).toBe('')
  })
})

test.each([
  'we have been here 12 years 3 barbers 2 dogs 4 chairs',
  'open mon 9 tue 9 wed 9 thu 9',
  'prizes 1999 2001 cups 40 shields 30 medals 20',
  'gel 55 sns 65',
])('numbers in a row are no prices: %s', (text) => {
  expect(rows(text)).toEqual([])
})

describe('a sentence that is a list', () => {
  test.each([
    [
      'of names and amounts',
      'Extras: nails only $25, teeth $15, de-shed $30.',
      ['nails | $25', 'teeth | $15', 'de-shed | $30'],
    ],
    [
      'with amounts in brackets, and one thing without',
      'Services: cleaning of slate and marble (from $280 a grave); new letters ($4 per letter, minimum 40); straightening (quoted after a visit); yearly care, $390 a year, two visits.',
      [
        'cleaning of slate and marble | From $280 a grave',
        'new letters | $4 per letter | Minimum 40.',
        'yearly care | $390 a year | Two visits.',
        'straightening | Quoted after a visit.',
      ],
    ],
    [
      'whose heading says what they are',
      'Membership fees: Full $55 per annum, Concession $40, Junior (under 18) $10.',
      [
        'Membership, full | $55 per annum',
        'Membership, concession | $40',
        'Membership, junior (under 18) | $10',
      ],
    ],
    [
      'with quantities of the thing before',
      'Queens $38 each, 10+ $34, breeder queens $450.',
      ['Queens | $38 each', 'Queens, 10+ | $34', 'breeder queens | $450'],
    ],
    [
      'with the customers after each amount',
      'Farm tour: $25 adults, $12 children, bookings only',
      ['Farm tour | $25 adults, $12 children | Bookings only.'],
    ],
    [
      'with a name before a colon and what it includes after the amount',
      'Inspection before you buy, with a report: $150 within 20 km of Ballarat.',
      ['Inspection before you buy, with a report | $150 | Within 20 km of Ballarat.'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(rows(text)).toEqual(expected)
    expect(rest(text)).toBe('')
  })
})

test('keeps what a heading says of its prices, and explains sizes by it', () => {
  const { prices, notes } = priceBlocksIn('Van hire, all plus GST:\n2 hours $60\n4 hours $95')
  expect(prices.map(({ title }) => title)).toEqual(['Van hire, 2 hours', 'Van hire, 4 hours'])
  expect(notes).toEqual(['all plus GST'])
})

test.each([
  'Beyond 40 km I charge $1.10 per km, one way.',
  'A joining fee of $15 applies in the first year only.',
  'No call-out fee if the job is over $600.',
  'Pensioners $20 off.',
  'We are insured for $20 million.',
  'The budget is $4,000, hosting $30 a month.',
  'Please don’t copy our old list: small plaques $650, lawn stones $2,900.',
  'Fees depend on weight.',
  'Ages\n- juniors: 12\n- seniors: 60',
  'Fun run\n- adults 10k run\n- kids 2k run',
  'Price: $330 flat.',
  'Log book servicing from $320, brakes, timing belts, inspections $220.',
  'Small dog wash $65, full clip $95. Medium $80 and $115.',
  'Ring 0491 570 156\nOpen till 5\nSince 1987',
])('leaves to the reader of sentences: %s', (text) => {
  expect(priceBlocksIn(text)).toEqual({ prices: [], notes: [], rest: text })
})

test('leaves the text around the rows at its offsets', () => {
  const text = 'We clean.\n- Oven: $90\n- Fridge: $60\nNo ladders.'
  const blocks = priceBlocksIn(text)
  expect(blocks.rest).toHaveLength(text.length)
  expect(blocks.rest.indexOf('No ladders.')).toBe(text.indexOf('No ladders.'))
  expect(blocks.prices.map(({ start }) => start)).toEqual([10, 22])
})

test.each<[string, string[]]>([
  [
    'Standard loo - $145 wkend\nShower block - $1,100/wk',
    ['Standard loo: $145 a weekend', 'Shower block: $1,100 per week'],
  ],
  [
    'Open fireplace .... $210\nBird removal .... we call the wildlife people first, then $95',
    ['Open fireplace: $210', 'Bird removal: $95 (We call the wildlife people first.)'],
  ],
  [
    '2 horse straight $90 day $150 weekend $390 week\nbond: $300',
    ['2 horse straight: $90 a day, $150 a weekend, $390 a week', 'Bond: $300'],
  ],
  [
    '5 L cask 290 | 10 L 390 | 20 L 540. Planter halves 85, pickup only.',
    ['5 L cask: $290', '10 L cask: $390', '20 L cask: $540', 'Planter halves: $85 (Pickup only.)'],
  ],
  [
    'Schedule of fees: Main hall, full day, $180. Main hall, half day, $110. Supper room only, $60.',
    ['Main hall, full day: $180', 'Main hall, half day: $110', 'Supper room only: $60'],
  ],
  [
    'Hire charges: Main Hall $28 per hour or $190 per day; Supper Room $15 per hour; refundable bond $250.',
    [
      'Main Hall: $28 per hour or $190 per day',
      'Supper Room: $15 per hour',
      'Refundable bond: $250',
    ],
  ],
  ['Price: $189 inspection and certificate.', ['Inspection and certificate: $189']],
  [
    'trims are $65 front shoes 110 full set 190 hot shoe is $220',
    ['Trims: $65', 'Front shoes: $110', 'Full set: $190', 'Hot shoe: $220'],
  ],
])('reads %s', (text, prices) => {
  expect(
    priceBlocksIn(text).prices.map(
      ({ title, price, terms }) =>
        `${title.charAt(0).toUpperCase()}${title.slice(1)}: ${price}${terms && ` (${terms})`}`,
    ),
  ).toEqual(prices)
})

test('what is free up to a distance is no row of its own', () => {
  expect(
    priceBlocksIn(
      'Big loo - $58/wk\nSite loo - $38/wk\nDelivery free to 30km of the depot then $3/km',
    ).prices.map(({ title }) => title),
  ).toEqual(['Big loo', 'Site loo'])
})

const groups = (text: string) =>
  priceBlocksIn(text).prices.map(({ group, title, price }) => `${group ?? '-'}: ${title} ${price}`)

test('keeps the headings of the parts of a price list', () => {
  expect(
    groups(
      'KITCHEN KNIVES\nup to 15cm ......... $8\ncleavers ........... $14\nchips and broken tips add $5\n\nSHEARING\nclipper blades ..... $13 per set\ncombs and cutters .. $4.50 / $3\nmower blades ....... from $20',
    ),
  ).toEqual([
    'KITCHEN KNIVES: up to 15cm $8',
    'KITCHEN KNIVES: cleavers $14',
    'KITCHEN KNIVES: chips and broken tips Add $5',
    'SHEARING: clipper blades $13 per set',
    'SHEARING: combs and cutters $4.50 / $3',
    'SHEARING: mower blades From $20',
  ])
  expect(groups('Our prices:\n- Fade $38\n- Beard trim $15')).toEqual([
    '-: Fade $38',
    '-: Beard trim $15',
  ])
})
