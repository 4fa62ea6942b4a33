import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { createConcept } from './create-concept.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const texts = (mainGoal: string) => read(mainGoal).statements.map(({ text }) => text)
const below = (mainGoal: string, heading: string) =>
  read(mainGoal).statements.flatMap((statement) =>
    statement.heading === heading ? statement.text : [],
  )
const prices = (mainGoal: string) =>
  read(mainGoal).offers.map(({ group = '', title, price, terms }) =>
    [group, title, price, terms].filter(Boolean).join(' | '),
  )
const fields = (mainGoal: string) => read(mainGoal).forms.flatMap((form) => form.fields)
const buttonOf = (mainGoal: string) => createConcept(briefOf(mainGoal), 1).sections[0]?.callToAction

describe('parts that a client names stay together', () => {
  const club = `Bowls club in Moe.

What we need on there
- Barefoot bowls. $15 a head, 2 hours, includes bowls. Min 8 people.
- Membership. Full bowling $190/yr, social $25.
- Function room. Seats 90, kitchen, own carpark. $350 night, $200 day. $300 bond. No 21sts.
- Meat raffle Friday 6.30`
  test('below a request, with everything that is said of them', () => {
    expect(below(club, 'Barefoot bowls')).toEqual([
      '$15 a head, 2 hours, includes bowls.',
      'Minimum 8 people.',
    ])
    expect(below(club, 'Function room')).toContain('Seats 90, kitchen, own carpark.')
    expect(below(club, 'Function room')).toContain('No 21sts.')
    expect(read(club).offers.map(({ title }) => title)).not.toContain('Kitchen')
  })
  test('with their prices', () => {
    const listed = prices(club)
    for (const row of ['Night | $350', 'Day | $200', 'Bond | $300'])
      expect(listed).toContain(`Function room | ${row}`)
    expect(listed).toContain('Membership | Full bowling | $190 per year')
  })
  test('and another entry is none of theirs', () => {
    expect(below(club, 'Function room').join()).not.toContain('raffle')
    expect(pageOf(club)).toContain('Meat raffle Friday 6.30')
  })

  test('for each kind of visitor, whatever they need', () => {
    const relief =
      'We give away food in Moe.\n\n1. Someone who needs food. They need: open Tuesdays, bring a bag. There’s a ramp.\n\n2. Volunteers. Shifts are 3 hours. Minimum age 16.'
    expect(below(relief, 'Someone who needs food').join(' ')).toMatch(
      /Open Tuesdays, bring a bag.*There’s a ramp/,
    )
  })
  test('behind letters, sides and capitals', () => {
    const farm =
      'Oyster farm in Moe.\n\n(a) restaurants & pubs – wholesale, minimum 20 dozen.\n(b) tour – 2 hours on the punt, waders supplied.\n\nSIDE TWO – swarms. September to January only.\n\nRAIN CLOSURES. When it rains the authority closes the harvest.'
    const headings = read(farm).statements.map(({ heading }) => heading)
    for (const heading of ['Restaurants and pubs', 'Tour', 'Swarms', 'Rain closures'])
      expect(headings).toContain(heading)
  })
  test('but a list of what a website should have is no list of parts', () => {
    const asked =
      'We lend tools in Moe.\n\nWe need\n- A catalogue. It shows what is out.\n- Volunteer form. Goes to Des.\n- News. We write it ourselves.'
    expect(
      read(asked)
        .statements.map(({ heading }) => heading)
        .join(''),
    ).toBe('')
  })
})

describe('facts among wishes', () => {
  test.each([
    [
      'We hire buses in Moe. The site should look calm. Depot is in Morwell.',
      'Depot is in Morwell.',
    ],
    ['We run payroll in Moe. Works with Xero, MYOB. Not QuickBooks.', 'Works with Xero, MYOB.'],
    [
      'Payroll in Moe. Most of our clients are in hospitality and civil. I’d like a calculator.',
      'Most of our clients are in hospitality and civil.',
    ],
    [
      'We rescue food in Moe. Last year: 31,400 baskets, 96 volunteers. Don’t say hand outs.',
      'Last year: 31,400 baskets, 96 volunteers.',
    ],
    [
      'We clean ducts in Moe. What the customer gets: photos of every panel, a report for the insurer. The site has one job.',
      'What the customer gets: photos of every panel, a report for the insurer.',
    ],
  ])('are facts: %s', (mainGoal, shown) => {
    expect(texts(mainGoal)).toContain(shown)
  })

  test('also behind a request in the same sentence', () => {
    expect(
      pageOf(
        'Choir in Moe.\nnew site should get people to book us for events, abt 40 singers, $450 for a 30min set',
      ),
    ).toMatch(/40 singers[\s\S]*\$450|\$450[\s\S]*40 singers/)
  })
  test('and whom a business works for', () => {
    expect(
      pageOf('We hire buses in Moe. Customers are aged care homes, schools and families.'),
    ).toContain('For aged care homes, schools and families')
    expect(pageOf('Customers are rude, late and cheap. We hire buses in Moe.')).not.toMatch(/rude/)
  })
  test('but the reason for a forbidden word is none', () => {
    expect(
      pageOf('We keep bees in Moe. Don’t say organic, we aren’t certified, bees fly anywhere.'),
    ).not.toMatch(/certified|organic/)
  })
  test('and what is not promised stays off the page', () => {
    const page = pageOf(
      'Honey in Moe. Four kinds: messmate, blue gum and sometimes leatherwood but don’t promise that one.',
    )
    expect(page).toContain('blue gum')
    expect(page).not.toMatch(/leatherwood|promise/)
  })
  test('tips in brackets are a list of their own', () => {
    expect(
      below(
        'Snake catcher in Moe.\nmaybe few tips what to do while they wait (shut the door, towel under it, watch it)',
        'What to do while you wait',
      ),
    ).toEqual(['Shut the door.', 'Towel under it.', 'Watch it.'])
  })
})

describe('prices mean what the client wrote', () => {
  test.each([
    ['Snake catcher in Moe. call out $140 day 180 after 9pm.', 'Callout after 9pm | $180'],
    [
      'Scales in Moe. Hire: platform scales $95 per week, crane scales $130/day',
      'Crane scales | $130 per day',
    ],
    [
      'Cooking school in Moe.\n\nDumplings 101 - 3 hours - $135pp (pork and prawn)\nVegan dumplings – 3 hrs – $130pp, Saturdays',
      'Dumplings 101 (3 hours) | $135 per person | Pork and prawn.',
    ],
    [
      'Laser clinic in Moe. small (up to a matchbox) $90 a session, medium $160, large from 240',
      'Medium | $160',
    ],
    [
      'Oysters in Moe. Shucked $22 / doz bistro, $27 / doz plate, unopened $3 a dozen less.',
      'Unopened | $3 a dozen less',
    ],
  ])('%s', (mainGoal, row) => {
    expect(prices(mainGoal)).toContain(row)
  })
  test('the first costs what stands before it', () => {
    expect(pageOf('Windscreen chips in Moe. 99 first chip 30 each one after.')).toContain(
      'First chip $99, each one after $30',
    )
  })
  test('what is not made is not offered', () => {
    const page = pageOf('Dumpling classes in Moe. Gluten free sorry no, there is flour in the air.')
    expect(page).toContain('No gluten free')
  })
})

describe('forms have the fields that the client wants', () => {
  test.each([
    [
      'Piano tuner in Moe. What I’d like is a page where people can ask for a time - suburb, make of the piano, upright or grand.',
      ['Suburb', 'Make of the piano', 'Upright or grand'],
    ],
    [
      'Crane hire in Moe. need quote form what is it, how heavy , where from where to, photo',
      ['What is it', 'How heavy', 'Where from', 'Where to', 'Photo'],
    ],
    [
      'Asbestos removal in Moe. Photo upload is the main thing, plus address, what it is.',
      ['Photo', 'Address', 'What is it'],
    ],
    [
      'Oysters in Moe. Chefs apply for an account. Need: venue name, ABN, suburb.',
      ['Venue name', 'ABN', 'Suburb'],
    ],
    [
      'Duct cleaning in Moe. The site should book inspections. Ask for business name, site address, whether they’ve had an insurer’s notice.',
      ['Business name', 'Site address', 'Have you had an insurer’s notice'],
    ],
  ])('%s', (mainGoal, expected) => {
    expect(fields(mainGoal)).toEqual(expected)
  })
})

test('the button says how the client wants to be reached', () => {
  expect(buttonOf('Snake catcher in Moe. they need to RING ME not email')).toBe('Ring us')
  expect(buttonOf('I sharpen knives in Moe. people should find me and text me')).toBe('Text me')
  expect(buttonOf('I sharpen knives in Moe. call or text me any time')).toBe('Call or text me')
})

test('a third paragraph about the business is on the page as well', () => {
  const paragraphs = [
    'We teach people to drive manual cars in every suburb of the north, and we have done nothing else since we opened the school.',
    'Our instructors come to your home, your work or your school, and they bring a car with two sets of pedals and a very calm voice.',
    'Learners under 25 get three hours in the logbook for each hour with us, and we write them down together after each lesson.',
  ]
  const page = pageOf(`Driving school in Moe.\n\n${paragraphs.join('\n\n')}`)
  for (const paragraph of paragraphs) expect(page).toContain(paragraph.slice(0, 60))
})

test('the first picture is of what the business is named after, and not of what it works on', () => {
  const brief = {
    ...briefOf('crane truck hire in Moe. we move containers, spa pools, machinery.'),
    companyName: 'Big Reach Crane Trucks',
    industry: 'crane truck hire',
  }
  for (let seed = 1; seed <= 6; seed += 1) {
    const [hero] = createConcept(brief, seed).sections
    expect((hero?.image ?? hero?.pictures[0])?.motifs).toEqual(['tabler:car-crane-filled'])
  }
})

describe('what is said of one thing is not said of all', () => {
  test('a price that must not be mentioned', () => {
    expect(
      prices('Model railway in Moe. Adults $6, kids $4. Do not mention locos by price.'),
    ).toContain('Adults | $6')
  })
  test('the times of a party are not those of the business', () => {
    const { hours } = read(
      'Railway club in Moe.\n\n1) Running days. Last Sunday of the month, rides all day. $6 each.\n2) Kids parties. Saturdays 11 to 1, up to 16 children, you bring the cake.',
    )
    expect(hours).toEqual([])
  })
  test('praise for something is no message', () => {
    const { messages } = read(
      'Railway club in Moe. Quiet hour for families, lights low. That’s been a beauty and I would like it up high.',
    )
    expect(messages.join()).not.toMatch(/beauty/)
  })
  test('the number of a form is no price', () => {
    expect(pageOf('Pool inspections in Moe. certificate form 23. $250 incl.')).not.toMatch(/\$23/)
  })
})

describe('prices that were typed in haste', () => {
  test.each([
    ['Maths in Moe. groups of 4 $40/hr, one on one 75hr', '$75 per hour'],
    ['Mechanic in Moe. service from 220 (4cyl) 290 6cyl or diesel. RWC yes $95', '$290'],
    [
      'Houseboats in Moe.\n"Dolly" sleeps 4 – $890 / $1,240\n"Pam" sleeps 12 – 2,600 / 3,480',
      '$2,600 / $3,480',
    ],
  ])('%s', (mainGoal, price) => {
    expect(read(mainGoal).offers.map((offer) => offer.price)).toContain(price)
  })
  test('by size are apart', () => {
    expect(
      pageOf('Stumps ground in Moe. small from 120 med 180-250 big ones i gotta look.'),
    ).toContain('Small from $120, medium $180 to $250, big ones')
  })
  test('of two things in one row are two', () => {
    const listed = prices(
      'Test and tag in Moe.\n\nMicrowave leakage $12\nRCD push button $5, trip time test $9\nExit light testing $9',
    )
    expect(listed.join()).toMatch(/RCD push button \| \$5/)
    expect(listed.join()).toMatch(/[Tt]rip time test \| \$9/)
  })
})

test('a table that is asked for stands below the question that it answers', () => {
  const mainGoal =
    'Test and tag in Moe. How often? People never know. Please put a small table: construction 3 months, factory 6 months, office 12 months.'
  expect(below(mainGoal, 'How often')).toEqual([
    'Construction 3 months.',
    'Factory 6 months.',
    'Office 12 months.',
  ])
  expect(read(mainGoal).steps).toEqual([])
})

test('parts that are counted off are parts, and their numbers are not shown', () => {
  const mainGoal =
    'Wildlife rescue in Moe.\n\nSecond: money. $85 = x-ray. Monthly is best for us.\n\nThird: volunteers. Drivers needed too, minimum age 18.\n\nLast: school talks, $180 per session.'
  expect(below(mainGoal, 'Volunteers').join()).toMatch(/Drivers/)
  expect(pageOf(mainGoal)).not.toMatch(/Second:|Third:|Last[:,]/)
  expect(pageOf(mainGoal)).toContain('$85 pays for x-ray')
})

test.each([
  [
    'Bait stations in Moe\n- Live termites found – $180 visit. Cover it and ring. This needs to be the first thing people see',
    /first thing/,
  ],
  [
    'Wildlife rescue in Moe. THE MOST IMPORTANT THING: someone hits a wallaby at night and googles. Giant phone button.',
    /googles|button/,
  ],
  [
    'Mens shed in Moe. want new blokes to come, no pressure, and people to order stuff by ringing the shed',
    /people to order/,
  ],
  ['Doula in Moe. I work beside midwives. so nothing preachy or anti-hospital.', /preachy/],
])('a note is not printed: %s', (mainGoal, note) => {
  expect(pageOf(mainGoal)).not.toMatch(note)
})

test.each([
  [
    'Test and tag for offices, schools, building sites, factories, gyms, salons, pubs and every other place with a plug in it.',
    'Other',
    /schools, building sites$/,
  ],
  [
    'Tweed, Byron, Ballina, Lismore and southern Gold Coast. I find termites.',
    'Termites',
    /^Tweed/,
  ],
])('a list that was cut off heads no page: %s', (mainGoal, industry, cut) => {
  const [hero] = createConcept({ ...briefOf(mainGoal), industry }, 1).sections
  expect(hero?.headline).not.toMatch(cut)
})

test('a place in the name of the company keeps its capital', () => {
  const brief = {
    ...briefOf('mens shed at yarraby. open mon wed fri'),
    companyName: 'Yarraby Mens Shed',
  }
  expect(createConcept(brief, 1).sections[0]?.headline).toBe('Men’s shed at Yarraby')
})

test.each([
  'Houseboats in Moe. $900 a week. The top deck sleeps an extra 10.',
  'Lessons in Moe. $40/hr, we answer within 24hr.',
  'Bus hire in Moe. $90 an hour. Seats from 10 (adults) 12 kids.',
  'Dog coats in Moe. $60 each. small 10-15 medium 15-25 large 25-40 kg.',
  'Kayak hire in Moe. $50 day, 30 at most.',
])('a number that is no money gets no dollar sign: %s', (mainGoal) => {
  const amounts: string[] = mainGoal.match(/\$\d+/g) ?? []
  const shown = (pageOf(mainGoal).match(/\$\d+/g) ?? []).filter((sum) => !amounts.includes(sum))
  expect(shown).toEqual([])
})
