import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { clausesOf } from '../clauses/clauses.ts'
import { tidyEnglish } from '../english/tidy.ts'
import { readBrief } from '../read-brief.ts'
import { writesDollars } from './amounts.ts'
import { pricesOf } from './prices.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const pricesIn = (text: string) =>
  clausesOf(tidyEnglish(text, [])).flatMap((clause) => pricesOf(clause, writesDollars(text)).prices)
const priced = (text: string) => pricesIn(text).map(({ title, price }) => `${title} = ${price}`)

describe('price assignment', () => {
  test.each<[string, string[]]>([
    // A price by the time of day, a unit of two words, extras, and a line that is only a duration.
    [
      'Lockouts from $145 before 6pm, $210 after hours.',
      ['Lockouts, before 6pm = From $145', 'Lockouts, after hours = $210'],
    ],
    ['Edit: $180 per finished episode up to 45 mins.', ['Edit = $180 per finished episode']],
    [
      'Dog wash.\n- small dogs $45\n- nails $15 extra, teeth $10',
      ['Small dogs = $45', 'Nails = $15 extra', 'Teeth = $10'],
    ],
    [
      '1 hour $78\n90 mins $112\nPack of 5 (1 hr) $370',
      ['1 hour = $78', '90 minutes = $112', 'Pack of 5 (1 hour) = $370'],
    ],
    [
      'Repairs are quicker: reflocking $380, girth points $120, new flaps price on inspection.',
      [
        'Repairs, reflocking = $380',
        'Repairs, girth points = $120',
        'Repairs, new flaps = On inspection',
      ],
    ],
    [
      'Loco moco $18 // garlic shrimp $22 // tofu katsu $17',
      ['Loco moco = $18', 'Garlic shrimp = $22', 'Tofu katsu = $17'],
    ],
    // Counts are not prices.
    ['We let houses. Average days to lease: 13.', []],
    // Amounts in brackets, customers, a condition, an amount after a dash, and one thing in several
    // sizes.
    [
      'A dry cut ($140), a curl cut and style ($195) and a colour consultation ($40, redeemable) can be booked.',
      ['Dry cut = $140', 'Curl cut and style = $195', 'Colour consultation = $40'],
    ],
    [
      'We charge fixed monthly packages (Sole trader $110, Venue $390, Multi-venue by quote), and individual returns are $220.',
      ['Sole trader = $110', 'Venue = $390', 'Multi-venue = By quote', 'Individual returns = $220'],
    ],
    [
      'Tours are $65 adult $40 child under 14, families $180.',
      ['Tours, adult = $65', 'Tours, child under 14 = $40', 'Tours, families = $180'],
    ],
    [
      'Membership is $90 a year, or $60 if you do two duty sessions, and $45 with a concession card.',
      ['Membership = $90 a year'],
    ],
    [
      'Day hire - $85, weekend hire - $150, delivery $40.',
      ['Day hire = $85', 'Weekend hire = $150', 'Delivery = $40'],
    ],
    // An entry of a list begins with its name, then times and customers; its label applies to all
    // of it.
    [
      'VOYAGES\n- Day sail, 10am-3pm, Sundays, adults $165, 8–17 yrs $95\n- Youth voyage, ages 15 to 20, seven days, $1,450\n- Whale watch: June-August, weekends, weather allowing, $120',
      [
        'Day sail, adults = $165',
        'Day sail, 8–17 years = $95',
        'Youth voyage = $1,450',
        'Whale watch = $120',
      ],
    ],
    [
      'Film charters: half day $4,800, full day $8,500.',
      ['Film charters, half day = $4,800', 'Film charters, full day = $8,500'],
    ],
    // Customers are not offers; text that follows is incomplete by itself, and so are quantities.
    [
      'Visitors can buy oysters at the shed: $14 a dozen bistro, $18 plate, $22 large.',
      [
        'Oysters at the shed, bistro = $14 a dozen',
        'Oysters at the shed, plate = $18',
        'Oysters at the shed, large = $22',
      ],
    ],
    // A client who omits the dollar sign once omits it elsewhere; a flat white is not a flat rate.
    [
      'Bunches 45 / 70 / 110, funeral sheaves from 160, casket from 380. Delivery $12.',
      [
        'Bunches = $45 / $70 / $110',
        'Funeral sheaves = From $160',
        'Casket = From $380',
        'Delivery = $12',
      ],
    ],
    ['Batch brew $4.50, flat white $5.20.', ['Batch brew = $4.50', 'Flat white = $5.20']],
    [
      'What we do:\n- Individual returns, from $190 (pensioners $145)\n- Sole trader return incl. one BAS, from $480',
      [
        'Individual returns = From $190',
        'Individual returns, pensioners = $145',
        'Sole trader return incl. one BAS = From $480',
      ],
    ],
    ['Restoration quotes follow an inspection ($160).', ['Inspection = $160']],
    ['Twelve people may join us for picking, followed by breakfast, for $65.', []],
    ['First Friday of March at dusk. 30 visitors, $40.', []],
    [
      'Initial consult $128 (45 min), follow-up $98 (30 min).',
      ['Initial consult = $128', 'Follow-up = $98'],
    ],
    ['small dog $65 med $80 lge $95', ['Small dog = $65', 'Medium dog = $80', 'Large dog = $95']],
    ['Emergency callout is $190 min after 6pm.', ['Emergency callout = $190 minimum']],
    // A past sale price is not a price.
    ['Last year our rams averaged $2,640, top $14,000.', []],
    [
      'Kitchens from $12,500, bathrooms from $9,800.',
      ['Kitchens = From $12,500', 'Bathrooms = From $9,800'],
    ],
    [
      'Wheel bearings $190 single axle $290 tandem.',
      ['Wheel bearings, single axle = $190', 'Wheel bearings, tandem = $290'],
    ],
    ['$45 small ding, $80 medium.', ['Small ding = $45', 'Medium ding = $80']],
    [
      'Membership is $55 a year, or $90 for a family.',
      ['Membership = $55 a year', 'Membership, family = $90'],
    ],
    [
      'Our fixed fees are $990 for a purchase and $880 for a sale.',
      ['Purchase = $990', 'Sale = $880'],
    ],
    [
      'Small dogs start at $75, medium $95, large $120.',
      ['Small dogs = From $75', 'Medium dogs = $95', 'Large dogs = $120'],
    ],
    [
      'Paling from $115 a metre colorbond from 105.',
      ['Paling = From $115 a metre', 'Colorbond = From $105 a metre'],
    ],
    // Prices that cannot be assigned stay in the client's sentence.
    ['Packages are $220, $380 and $590 a month depending on how many people you pay.', []],
    ['Sessions from $79 for a tiny one up to 350 for a half sleeve.', []],
    ['We take on projects between $450,000 and $1.4 million.', []],
    ['First conversation is free, and after that it is $85 an hour.', []],
    ['Walk in barber in Footscray, 3 chairs, $35.', []],
    ['Four presses with minimums from 250 labels.', []],
    ['250 for a funeral 350 for a wedding all in.', ['Funeral = $250', 'Wedding = $350']],
    ['Croissants $5.50 each or 6 for $30.', ['Croissants = $5.50 each, 6 for $30']],
    [
      'hems are 18 dollars, zips 35, bridal from 180',
      ['Hems = $18', 'Zips = $35', 'Bridal = From $180'],
    ],
    ['Tuning costs eighty dollars.', ['Tuning = $80']],
    [
      'fix ups 85/hr, walls from 480 a metre',
      ['Fix ups = $85 per hour', 'Walls = From $480 a metre'],
    ],
    ['Table slabs from $650 (small) to $4,800 (large).', ['Table slabs = From $650 to $4,800']],
    ['Business cards 250 for $340.', ['Business cards = 250 for $340']],
    ['$4.50 an envelope, $3 a place card.', ['Envelope = $4.50 each', 'Place card = $3 each']],
    ['Mortar mix, 20 kg bag: $14', ['Mortar mix, 20 kg bag = $14']],
    [
      'alpacas 45 each for 1 to 5, 38 each for 6 to 20 and 32 each after that, llamas 70',
      [
        'Alpacas, 1 to 5 = $45 each',
        'Alpacas, 6 to 20 = $38 each',
        'Alpacas = $32 each',
        'Llamas = $70',
      ],
    ],
    [
      'Leases start at $165 a month for a 120-litre tank, $290 for 300 litres.',
      ['Leases, 120-litre tank = From $165 a month', 'Leases, 300 litres = $290'],
    ],
    [
      'Rabbits, birds and guinea pigs are $170 and handrail sanitising adds $95.',
      ['Rabbits, birds and guinea pigs = $170', 'Handrail sanitising = Add $95'],
    ],
    ['single storey from sixteen fifty', ['Single storey = From $1,650']],
    ['Season of five games for two grand.', ['Season of five games = $2,000']],
    [
      'I play the pipes, 250 for a funeral 350 for a wedding.',
      ['Funeral = $250', 'Wedding = $350'],
    ],
  ])('reads: %s', (text, expected) => {
    expect(priced(text)).toEqual(expected)
  })

  test.each([
    'We hold $20 million public liability.',
    'The dome takes 30 students or 25 adults, from $50.',
    'EPA permit 2077, ring any time.',
    'Established 1989, 19 ringers, 5 octaves.',
    'Turnaround is 24 hours for an extra $40.',
  ])('finds no item price in: %s', (text) => {
    expect(priced(text).filter((line) => !line.includes('$50'))).toEqual([])
  })
})

test('names what a bond is for', () => {
  expect(
    priced('- chainmail shirt $55 a week, bond $150\n- shield $22 a week\n- sword $18'),
  ).toContain('Chainmail shirt, bond = $150')
})

test('keeps the terms with their price', () => {
  const text =
    'If you own a tank, a visit is $120, plus GST. An assessment costs $60, which comes off the bill. We hire boats, canoes $25 an hour (over 8s).'
  expect(pricesIn(text).map(({ title, terms }) => [title, terms])).toEqual([
    ['Visit', 'If you own a tank. Plus GST.'],
    ['Assessment', 'Comes off the bill.'],
    ['Canoes', 'Over 8s.'],
  ])
})

test('keeps carefully written price sentences whole', () => {
  const facts = read(
    'A consultation is $350 for two hours on site. Projects run from about $18k to $140k, and we take only eight a year; the next start is four months away. Canoes $25 an hour, kayaks $20. We hire boats, and we want a gallery.',
  )
  expect(facts.statements.map(({ text }) => text)).toEqual([
    'A consultation is $350 for two hours on site.',
    'Projects run from about $18k to $140k, and we take only eight a year; the next start is four months away.',
    'We hire boats.',
  ])
  expect(facts.offers.flatMap(({ title, price }) => (price ? [title] : []))).toEqual([
    'Canoes',
    'Kayaks',
  ])
})

test('reads dot leaders as a price list', () => {
  const { offers } = read(
    'We treat termites.\nPRICES\nAnnual inspection .......... $275\nBait stations ........ from $2,850\nChemical barrier ...... $95 a metre',
  )
  expect(offers.map(({ title, price }) => `${title} = ${price}`)).toEqual([
    'Annual inspection = $275',
    'Bait stations = From $2,850',
    'Chemical barrier = $95 a metre',
  ])
})

test('adds no dollar sign to counts', () => {
  const statementTexts = read(
    'Fees are $14.60 a head. Throughput was 412,000 head in 2024. Minimum run 150 dozen, $3 each.',
  )
  expect(statementTexts.statements.map(({ text }) => text).join(' ')).not.toMatch(/\$412|\$150/)
})

test('does not read what the business pays, or a count, as a price', () => {
  expect(priced('We pay $2-4 for your good pallets.')).toEqual([])
  expect(priced('40 a week is $38, 60 a week $46')).toEqual(['40 a week = $38', '60 a week = $46'])
})

test('does not read a minimum quantity as an item', () => {
  expect(priced('Slashing $120 an hour minimum 2 hours')).toEqual(['Slashing = $120 an hour'])
  expect(priced('Dog wash $30 a dog min 2 dogs')).toEqual(['Dog wash = $30 a dog'])
  expect(priced('$85 a hectare min 10 ha')).toEqual([])
})

const pricesOfText = (text: string) =>
  read(text).offers.flatMap(({ title, price }) => (price ? [`${title} = ${price}`] : []))

test('reads sizes as separate items, with or without dollar signs', () => {
  const expected = ['Extra small = $79', 'Small = $129', 'Medium = $199', 'Large = $279']
  expect(pricesOfText('tattoo removal. prices: xs $79 small 129 med $199 lge 279')).toEqual(
    expected,
  )
  expect(pricesOfText('Tattoo removal. xs $79, small $129, med $199, lge $279.')).toEqual(expected)
})

test('does not list a price whose duration is ambiguous', () => {
  expect(pricesOfText('dog walk $25 30min $40 1hr. overnight 85')).toEqual(['Overnight = $85'])
})

test('keeps the unit of an item sold by the bag', () => {
  expect(pricesOfText('bait and ice. party ice 5.50 bag, crab net hire $10')).toEqual([
    'Party ice = $5.50 a bag',
    'Crab net hire = $10',
  ])
})

test('keeps a price without an item as a statement', () => {
  const { statements } = read('Maths tutor in Chatswood. $110 hr. Not primary.')
  expect(statements.map(({ text }) => text)).toContain('$110 an hour.')
})

test('does not read a time as a price', () => {
  const facts = read('choir in footscray. doors open 6.30 and we finish late')
  expect(JSON.stringify([facts.offers, facts.statements])).not.toContain('$')
})

describe('items and their prices', () => {
  const rows = (text: string) =>
    readBrief(briefOf(text)).offers.flatMap(({ title, price }) =>
      price ? [`${title}: ${price}`] : [],
    )

  test.each<[string, string[]]>([
    [
      'We breed bees. Queens are $38 each, 10+ $34, breeder queens $450.',
      ['Queens: $38 each', 'Queens, 10+: $34', 'Breeder queens: $450'],
    ],
    ['Miso eggs $23, ham hash $25, kids $12.', ['Miso eggs: $23', 'Ham hash: $25', 'Kids: $12']],
    ['Prices by size: tiny $99, palm $180, hand $260.', ['Tiny: $99', 'Palm: $180', 'Hand: $260']],
    [
      'Opinion from $880; a full report commonly $2,800–$5,500; court $2,200 per day.',
      ['Opinion: From $880', 'Full report: $2,800 to $5,500', 'Court: $2,200 per day'],
    ],
    [
      'We hire linen.\n\nPrice list by piece (queen sheet $2.85, bath towel $1.40 etc, will send spreadsheet) on the site.',
      ['Queen sheet: $2.85', 'Bath towel: $1.40'],
    ],
  ])('are paired: %s', (text, expected) => {
    expect(rows(text)).toEqual(expected)
  })

  test.each([
    'We have puzzles, ride ons and the castle which members can hire for $50 a weekend.',
    'We’ve a 9.5 ft dinghy that we build to order for $14,800 and it takes about 5 months.',
    'A five day class in spring where you build a pair of oars or a pram, $1,950.',
    'also teach a one day class 4x a year, $390, sells out in ten mins',
  ])('are not split out of a sentence: %s', (text) => {
    expect(rows(`We build boats. ${text}`).join()).not.toMatch(/^(?:Ride ons|Puzzles|Ft |Pram|4x)/)
  })
})

test('prices each kind of cut separately, and ignores “need price list”', () => {
  const { offers } = read(
    'need price list - cut & blow-dry $95 mens 48 kids 35 half head foils from 165 treatments 40. closed sun mon',
  )
  expect(offers.map(({ title, price }) => `${title} = ${price}`)).toEqual([
    'Cut and blow-dry = $95',
    'Men’s = $48',
    'Kids = $35',
    'Half head foils = From $165',
    'Treatments = $40',
  ])
})

test('drops vague qualifiers from price terms', () => {
  expect(pricesIn('dining seats from 65 each, wingback from 890 ish')[1]?.terms).toBe('')
})

test('adds the dollar sign to every price when only the first has one', () => {
  const { offers } = read(
    'Nails in Sunnybank. SNS $55 acrylic full set 65 infill 50 gel toes 45. Walk in or book.',
  )
  expect(offers.map(({ title, price }) => `${title} = ${price}`)).toEqual([
    'SNS = $55',
    'Acrylic full set = $65',
    'Infill = $50',
    'Gel toes = $45',
  ])
})

test.each([
  'Country loaf $9.50, rye $11, and fruit loaf $13 - make that $14 from Easter.',
  'First hour is $130 then $98 an hour, no travel charge inside Wagga, and $1.20 a km outside it.',
  'Kids under 12 $30 (Monday to Wednesday) otherwise $35.',
])('keeps an inseparable price sentence whole: %s', (text) => {
  expect(pricesIn(text)).toEqual([])
  expect(
    read(`A bakery in Wagga. ${text}`).statements.map((statement) => statement.text),
  ).toContain(text)
})

test('reads rows of name, details and price as a list', () => {
  const text =
    'We time races.\n\nPACKAGES\nClub: up to 150 people, one mat, $890\nStandard - up to 600, two mats - from $1,950\nThe lot. Four mats, photo finish, two crew. $3,800'
  expect(pricesIn(text)).toEqual([
    { title: 'Club', price: '$890', terms: 'Up to 150 people, one mat.' },
    { title: 'Standard', price: 'From $1,950', terms: 'Up to 600, two mats.' },
    { title: 'The lot', price: '$3,800', terms: 'Four mats, photo finish, two crew.' },
  ])
})

test('keeps several prices of one entry as written', () => {
  expect(
    pricesIn(
      'What we sell\n- Kits: $32 each or 3 for $85, two crops per kit\n- Farm tour, Saturdays at 11: $25 adults, $12 children',
    ),
  ).toEqual([
    { title: 'Kits', price: '$32 each or 3 for $85', terms: 'Two crops per kit.' },
    { title: 'Farm tour', price: '$25 adults, $12 children', terms: 'Saturdays at 11.' },
  ])
})

test.each([
  ['Tailor in Kew. Hems $18, zips $30, bridal POA.', ['Hems = $18', 'Zips = $30', 'Bridal = POA']],
  ['Fringe $15, cut $45 and colour by quote.', ['Fringe = $15', 'Cut = $45', 'Colour = By quote']],
  [
    'Service $90, blades $40, engine rebuilds price on application.',
    ['Service = $90', 'Blades = $40', 'Engine rebuilds = On application'],
  ],
  ['All work by quote.', []],
])('reads prices on request: %s', (text, list) => {
  expect(priced(text)).toEqual(list)
})

test.each<[string, string[]]>([
  [
    'Small sites can rent instead, at $39 a week for a snack machine or $52 for a fridge.',
    ['Snack machine = $39 a week', 'Fridge = $52'],
  ],
  [
    'Pool tables. 7 foot recloth $480, 8ft $560, 9ft $690.',
    ['7 foot recloth = $480', '8ft recloth = $560', '9ft recloth = $690'],
  ],
  [
    'Snacks sell at $2.50 to $4, drinks at $3 to $5.',
    ['Snacks = $2.50 to $4', 'Drinks = $3 to $5'],
  ],
])('finds items after their amount, in other sizes and without a verb: %s', (text, list) => {
  expect(priced(text)).toEqual(list)
})

test('keeps “plus postage” as a term', () => {
  expect(pricesIn('Starter kits $48 + postage, rennet $9.50.')[0]).toMatchObject({
    price: '$48',
    terms: 'Plus postage.',
  })
})

test('does not read a meeting time as a price, even after a misspelt day', () => {
  expect(priced('Meetings every 2nd Teusday 7.30, entry $6 adult.').join()).not.toContain('7.30')
})

test.each<[string, string[]]>([
  [
    'Small castle $230 big slide combo $360 obstacle course 480 all day price.',
    ['Small castle = $230', 'Big slide combo = $360', 'Obstacle course = $480'],
  ],
  [
    '2m $210 3m $265 4m $320 6m $440, 7 days hire.',
    ['2m = $210', '3m = $265', '4m = $320', '6m = $440'],
  ],
  [
    'There are classes for Tinies (4–6, Mondays 3.45, $155 a term), Juniors (7–11, $210) and Youth Troupe (by audition, $290).',
    ['Tinies = $155 a term', 'Juniors = $210', 'Youth Troupe = $290'],
  ],
])('pairs items and amounts in a row or in brackets: %s', (text, list) => {
  expect(priced(text)).toEqual(list)
})

test('keeps the rest of the brackets as terms', () => {
  const [tinies] = pricesIn(
    'Classes for Tinies (4–6, Mondays 3.45, $155 a term) and Juniors (7–11, $210).',
  )
  expect(tinies?.terms).toBe('4–6, Mondays 3.45.')
})

test('reads prices within a website request', () => {
  const { offers } = read(
    'Takeaway in Portland. need website with menu, flake 9.50 whiting 11 min chips 6 family pack 52.',
  )
  expect(offers.map(({ title, price }) => `${title} = ${price}`)).toEqual([
    'Flake = $9.50',
    'Whiting = $11',
    'Min chips = $6',
    'Family pack = $52',
  ])
})

test('reads a Markdown table as a price list', () => {
  const text =
    '| Class | Length | Price |\n| --- | --- | --- |\n| Jeans | 2 Saturdays | $340 |\n| Lesson | per hour | $85 |'
  expect(pricesIn(text)).toEqual([
    { title: 'Jeans', price: '$340', terms: '2 Saturdays.' },
    { title: 'Lesson', price: '$85 per hour', terms: '' },
  ])
})

test('prices customer groups separately, and keeps a unit with its item', () => {
  expect(
    priced('Cuts are $38, kids under 12 $26, pensioners $25 on Tuesdays, beard trim $22.'),
  ).toEqual(['Cuts = $38', 'Kids under 12 = $26', 'Pensioners = $25', 'Beard trim = $22'])
  expect(priced('$16 a foot for yachts, $19 cats.')[0]).toBe('Yachts = $16 a foot')
})

test.each<[string, string[]]>([
  // A duration or a quantity is not something to buy.
  [
    'Septic check $180, second look within 60 days $70.',
    ['Septic check = $180', 'Second look within 60 days = $70'],
  ],
  [
    'Farm gate prices: unopened $16 a dozen, shucked $24 a dozen, bottled $20.',
    ['Unopened = $16 a dozen', 'Shucked = $24 a dozen', 'Bottled = $20'],
  ],
  // A group of customers can stand for the item.
  ['Adults $20 casual.', ['Adults = $20']],
  // 'Charge more' is not an item.
  ['Show boots too but I charge more for those ($45).', []],
])('lists priced items: %s', (text, expected) => {
  expect(
    read(`We work in Yass. ${text}`).offers.map(({ title, price }) => `${title} = ${price}`),
  ).toEqual(expected)
})

test.each<[string, string[]]>([
  // An entry begins with its name, whatever its words; a heading before a colon is not a thing.
  [
    'I marry people.\nLegals only - $450. Two witnesses.\nThe short one - $850. Up to 20 guests.',
    ['Legals only = $450', 'The short one = $850'],
  ],
  [
    'We remove asbestos. Price guide: bathroom from $1,800, single garage from $3,900, fence from $900.',
    ['Bathroom = From $1,800', 'Single garage = From $3,900', 'Fence = From $900'],
  ],
])('reads the name and price of each entry: %s', (text, expected) => {
  expect(read(text).offers.map(({ title, price }) => `${title} = ${price}`)).toEqual(expected)
})

test('does not read “payment plan” as an item', () => {
  const { offers } = read(
    'I support births in Yea. Birth support is a package. $1,800, payment plan ok.',
  )
  expect(offers.map(({ title }) => title)).not.toContain('Payment plan')
})

test.each<[string, string[]]>([
  // Names in a sentence with their prices in brackets after them, in lower case as in a sentence.
  [
    'My services are hourly research ($85 an hour, five-hour minimum), DNA match interpretation ($340 fixed), and bound books (from $4,800, takes nine months).',
    [
      'Hourly research = $85 an hour',
      'DNA match interpretation = $340 fixed',
      'Bound books = From $4,800',
    ],
  ],
])('reads prices in brackets within a sentence: %s', (text, expected) => {
  expect(read(text).offers.map(({ title, price }) => `${title} = ${price}`)).toEqual(expected)
})

test('keeps the weight in an item’s name', () => {
  expect(
    read(
      'We grow mushrooms.\n\nFor home cooks:\nMixed box 500 g, $22\nMixed box 1 kg, $40',
    ).offers.map(({ title, price }) => `${title} = ${price}`),
  ).toEqual(['Mixed box 500 g = $22', 'Mixed box 1 kg = $40'])
})

test('assigns an amount before a comma to the item before it', () => {
  expect(
    priced('Fees: NetSetGo $95, juniors $180, seniors $260, family discount by request.'),
  ).toEqual(['NetSetGo = $95', 'Juniors = $180', 'Seniors = $260'])
})

test('the duration of one price stands beside the others', () => {
  const { offers } = readBrief(
    briefOf(
      'Home visits in Moe. Initial visit is 90 minutes, $220. Follow up (60 min) $150. Telehealth 45 min $110. Jars are $12, or three for $33.',
    ),
  )
  expect(offers[0]).toMatchObject({ title: 'Initial visit', price: '$220', terms: '90 minutes.' })
})

test('several of a kind have their price with that of one', () => {
  const { offers } = readBrief(briefOf('We make pickles in Moe. Jars are $12, or three for $33.'))
  expect(offers.map(({ title, price }) => `${title}: ${price}`)).toEqual([
    'Jars: $12, three for $33',
  ])
})
