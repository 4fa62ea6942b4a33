import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { createConcept } from './create-concept.ts'
import { briefMotifs } from './layout/brief-motifs.ts'
import { withheldIn } from './reading/privacy/withheld.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const texts = (mainGoal: string) => read(mainGoal).statements.map(({ text }) => text)
const requests = (mainGoal: string) => read(mainGoal).requests.map(({ title }) => title)

const NURSERY =
  'We grow edible native plants at Silvan on the edge of the hills and sell them in tube stock to gardeners, schools and restaurants. In stock most of the year: saltbush, river mint, muntries, murnong and finger lime.'

describe('names and rare words', () => {
  test('of a careful writer stay as they are', () => {
    const page = pageOf(NURSERY)
    expect(page).toContain('Silvan')
    expect(page).toContain('murnong')
  })
  test('of a hasty writer are still corrected', () => {
    expect(pageOf('we grow veges in geelng and sell at the markt evry saterday')).toMatch(/market/)
  })
})

describe('content that a client refuses', () => {
  test.each([
    ['As a health practice we may not show testimonials, so none please.', /testimonials/i],
    ['Use the names as given and do not add any stories or dot patterns of your own.', /stories/i],
    ['Please don’t write "cheapest", the tax board does not allow it.', /board/i],
  ])('is no section of its page: %s', (sentence, refused) => {
    expect(
      requests(`A practice in Moe. ${sentence} We want a map on the website.`).join(),
    ).not.toMatch(refused)
  })
  test('is not shown as a figure: silhouettes', () => {
    const yoga = 'Yoga studio in Daylesford. We teach yoga.'
    const names = (text: string) => briefMotifs(read(text)).map(({ name }) => name)
    expect(names(yoga).join()).toContain('person')
    expect(names(`${yoga} No silhouettes at sunset on the website.`).join()).not.toContain('person')
  })
})

test('a statement names nothing that the site should have', () => {
  expect(
    requests('We teach rigging. You need enough English to read a load chart. Add a map please.'),
  ).not.toContain('Load chart')
})

test('work with cranes shows no dog', () => {
  const names = briefMotifs(
    readBrief({
      ...briefOf('Training yard in Campbellfield. Dogging and rigging courses.'),
      industry: 'Crane dogman and rigger training',
    }),
  ).map(({ name }) => name)
  expect(names.join()).not.toMatch(/\bdog\b/)
})

describe('what a person says beside a number', () => {
  test.each([
    [
      'My wife Petra answers the phone, 0491 570 156, weekdays 8 to 10 am.',
      'My wife Petra answers the phone, weekdays 8 to 10 am.',
    ],
    [
      'Saturdays are for auctions: Rui is on the phone until the last hammer, 02 5550 4460.',
      'Rui is on the phone until the last hammer.',
    ],
  ])('stays: %s', (sentence, shown) => {
    expect(texts(`We sell houses in Malvern. ${sentence}`)).toContain(shown)
  })
})

test('the end of a sentence stays with it', () => {
  expect(
    texts(
      'We teach yoga. We do not do hot yoga, and no one is adjusted by hand without being asked first; this last point matters to me.',
    ),
  ).toContain('No one is adjusted by hand without being asked first.')
  expect(
    texts(
      'I fit saddles. I will not work on a lame horse; the call-out of $70 is still payable in that case.',
    ).join(' '),
  ).toContain('the call-out of $70 is still payable in that case')
})

test('the truth that a client wants told leads the page', () => {
  expect(
    read('We remove tattoos. The truth we want told: most people need six sessions, and it hurts.')
      .messages,
  ).toEqual(['Most people need six sessions, and it hurts.'])
})

test('the paragraph of a note to the designer is none of the page', () => {
  expect(
    pageOf(
      'A radio club in Dimboola. We meet on Wednesdays.\n\nA note to the designer: we do not chat to truckies. If the site mixes the two we will never hear the end of it.',
    ),
  ).not.toMatch(/truckies|never hear/)
})

describe('the steps of a visit', () => {
  const BRIEF =
    'I fit saddles. How a visit goes: I look at the horse standing, take tracings, check the tree, watch you ride, adjust what can be adjusted, and email you the tracings.'
  test('are listed under the client’s own words', () => {
    const concept = createConcept(briefOf(BRIEF), 1)
    const steps = concept.sections.find(({ kind }) => kind.startsWith('process'))
    expect(steps?.headline).toBe('How a visit goes')
    expect(steps?.items.map(({ title }) => title)).toEqual([
      'Look at the horse standing',
      'Take tracings',
      'Check the tree',
      'Watch you ride',
      'Adjust what can be adjusted',
      'Email you the tracings',
    ])
  })
  test('ask for no section of their own', () => {
    expect(requests(BRIEF)).toEqual([])
  })
})

describe('hours', () => {
  test.each([
    ['Open every day 6am to 3pm, closed Tuesday.', 'Every day except Tuesday: 6am – 3pm'],
    ['Open everyday 6 morning to 3 afternoon.', 'Every day: 6am – 3pm'],
    ['Working Mon to Sat 8am-5pm.', 'Monday to Saturday: 8am – 5pm'],
    [
      'Sat 8.30 - 1.00, second and fourth of the month only',
      'Second and fourth Saturday of the month: 8.30 – 1.00',
    ],
  ])('%s', (sentence, expected) => {
    expect(
      read(`We make bread in Moe. ${sentence}`).hours.map(
        ({ title, value }) => `${title}: ${value}`,
      ),
    ).toEqual([expected])
  })
})

test('a minimum price is no duration', () => {
  expect(pageOf('Sparky in Moe. emergencies 24/7 but after 8pm its 190 min.')).toMatch(
    /\$190 minimum/,
  )
})

describe('a document to send', () => {
  const concept = createConcept(
    briefOf('Conveyancers in Malvern. Please include a secure upload for contracts (PDF).'),
    1,
  )
  const written = JSON.stringify(concept)
  test('is called by its name', () => {
    expect(written).toContain('Send a contract')
    expect(written).not.toContain('Send a photo')
  })
  test('is no download', () => {
    expect(concept.sections.map(({ kind }) => kind)).not.toContain('asked-files')
  })
})

test('a public calendar shows events and takes no bookings', () => {
  const { wishes } = read('A club in Moe. Please include a public calendar and a gallery.')
  expect(wishes.map(({ purpose }) => purpose)).not.toContain('calendar')
})

test.each([
  ['We not halal.', 'We’re not halal.'],
  ['Not take Amex.', 'We don’t take Amex.'],
  ['No delivery. Must order 3 day before.', 'Must order 3 days before.'],
  ['9 year experience in Australia.', '9 years’ experience in Australia.'],
])('the English of the page is correct: %s', (sentence, shown) => {
  expect(texts(`We make bread in Sunshine. ${sentence}`)).toContain(shown)
})

test('two adjectives are one field', () => {
  const { forms, describedForms } = read(
    'I fit saddles. The booking form should ask for: breed, age, and whether there is a dry, level place to work.',
  )
  expect([...describedForms, ...forms][0]?.fields).toContain(
    'Is there a dry and level place to work',
  )
})

describe('what stands below a label in its line', () => {
  test('stays with the label', () => {
    expect(
      texts(
        'We are a not-for-profit club of 47 members, founded in 1966, with a clubroom in Dimboola.\n\nTraining: the licence weekend runs three times a year. $80 including the book; the exam fee is separate and paid to the assessor. Eight places only.\n\nMain event: Lake Show, Sunday 8 November, 9 am to 1 pm, showgrounds hall. Entry $6, tables $15, sausage sizzle by the Guides.',
      ).slice(1),
    ).toEqual([
      'Training: the licence weekend runs three times a year. $80 including the book; the exam fee is separate and paid to the assessor. Eight places only.',
      'Main event: Lake Show, Sunday 8 November, 9 am to 1 pm, showgrounds hall. Entry $6, tables $15, sausage sizzle by the Guides.',
    ])
  })
  test('names the label if its prices are listed', () => {
    expect(
      texts(
        'Yoga in Moe. Weekend retreats: 9-11 May, $690 shared or $890 own room, vegetarian meals included, deposit 30%, no refund after that but you may send a friend.',
      ).join(' '),
    ).toMatch(/Weekend retreats: .*meals included/)
  })
  test('is none of it in the next paragraph, or below a label for hours', () => {
    expect(texts('Training: twice a year.\nWe meet on Wednesdays in the old hall.')).toHaveLength(2)
    expect(
      texts('We mend clocks. Prices: by the hour. We mend chairs in our shed as well.').length,
    ).toBeGreaterThan(1)
  })
})

test('a heading of a part says what its remark is about', () => {
  expect(
    texts('A club in Dimboola.\n\nMembership, per year from 1 July:\n* Full $55\n* Family $70'),
  ).toContain('Membership: per year from 1 July.')
})

test('testimonials that are given, and dates that are stated, need no section', () => {
  expect(
    requests(
      'Sparky in Moe. My mate said put reviews, here is one "Came out on Christmas eve, legend" that’s from Sharon in hoppers.',
    ),
  ).toEqual([])
  expect(
    read('Sparky in Moe. "Came out on Christmas eve, legend" that’s from Sharon in hoppers.')
      .quotes,
  ).toEqual([{ text: 'Came out on Christmas Eve, legend', by: 'Sharon in Hoppers' }])
})

test.each([
  [
    'Tube stock is $5.50 each, 10 for $50, trays of 40 for $170.',
    '$5.50 each, 10 for $50, trays of 40 for $170',
  ],
  ['End of lease: 1 bedroom 280, 2 bedroom 360, 3 bedroom 450.', '$280'],
  ['Mowing from $50, hedges priced on the spot, green waste $30.', 'Priced on the spot'],
  ['switchboard upgrade usually 1400 - 2200. ev charger from 950.', 'About $1,400 to $2,200'],
])('each price is as the client wrote it: %s', (sentence, price) => {
  expect(read(`We work in Moe. ${sentence}`).offers.map((offer) => offer.price)).toContain(price)
})

test('a photograph to come says in its frame what it shows', () => {
  const concept = createConcept(
    briefOf('I fit saddles. Plain photos of my hands and tools will follow for the website.'),
    1,
  )
  const frames = concept.sections.flatMap(({ image, items }) =>
    [image, ...items.map((entry) => entry.image)].filter((each) => each?.kind === 'frame'),
  )
  const named = frames.filter((frame) => frame?.things.join() === 'Hands and tools')
  expect(named).toHaveLength(1)
})

describe('steps that a line numbers', () => {
  const BRIEF =
    'Blind cleaning in Moe. Venetian $20, roman $35.\nsteps: 1 you ring 2 we measure 3 quote 4 we clean them 5 you pay'
  test('are steps, and no prices', () => {
    const { steps, offers } = read(BRIEF)
    expect(steps).toEqual(['You ring', 'We measure', 'Quote', 'We clean them', 'You pay'])
    expect(offers.map(({ title }) => title).join()).not.toMatch(/quote|measure|pay/i)
  })
  test('stand on the page once', () => {
    expect(pageOf(BRIEF).match(/You ring/g)).toHaveLength(1)
  })
})

describe('notes to the agency', () => {
  test.each([
    ['Not "fur babies", not "rainbow bridge".', /rainbow/],
    ['You can show the garden, the sandpit and paintings.', /sandpit/],
    ['Welcome line in Arabic and Urdu, which we’ll translate.', /translate/],
  ])('are not printed: %s', (note, leaked) => {
    expect(
      pageOf(`We look after pets in Lancefield. We collect them at night. ${note}`),
    ).not.toMatch(leaked)
  })
})

describe('contacts', () => {
  const contacts = (text: string) =>
    read(`A practice in Moe. ${text}`).contacts.map(({ value, label }) =>
      label ? `${label}: ${value}` : value,
    )
  test.each([
    ['Ring 02 5550 1420, fax 02 5550 1421.', ['02 5550 1420', 'Fax: 02 5550 1421']],
    ['Fax 02 5550 1421.', []],
    ['Phone 02 5550 2748. Don’t print any member’s phone number.', ['02 5550 2748']],
    ['Citizenship by form only $650. Telephone 02 5550 7120.', ['02 5550 7120']],
    ['Suite 3, 29 Ferrier Arcade.', ['Suite 3, 29 Ferrier Arcade']],
    ['drop box at 11 quandong rd any time.', ['11 Quandong Rd']],
  ])('%s', (text, expected) => {
    expect(contacts(text)).toEqual(expected)
  })
  test('are kept off the page on request', () => {
    expect(contacts('Contact form only please. 02 5550 2748.')).toEqual([])
    expect(contacts('Enquiries by form only. 02 5550 2748.')).toEqual([])
  })
  test('of properties are no names of people', () => {
    expect([...withheldIn('Don’t publish the names of properties.')]).toEqual([])
    expect([...withheldIn('Don’t publish our names.')]).toEqual(['names'])
  })
})

test.each([
  ['One lesson is 60$, test day 190$.', '$60'],
  ['Membership 1 Sept - 31 Aug: full playing $230; social $25; life members nil.', 'Nil'],
])('each price has its sign and its thing: %s', (sentence, price) => {
  expect(read(`A club in Moe. ${sentence}`).offers.map((offer) => offer.price)).toContain(price)
})

test('rows of memberships are called so', () => {
  expect(
    read(
      'A club in Moe. Membership 1 Sept - 31 Aug: full playing $230; social $25; junior $30.',
    ).offers.map(({ title }) => title),
  ).toEqual(['Membership, full playing', 'Membership, social', 'Membership, junior'])
})

test.each([
  [
    'SERVICE ------ RATE (ex GST) ------ MINIMUM\nSpraying ---- $32/ha ---- $900\nPhotos for insurance --- $350 flat ---- none',
    ['Spraying: $32 per ha plus GST, $900 minimum', 'Photos for insurance: $350 flat plus GST'],
  ],
  [
    'What            When            How long     Cost\n---------------------------------\nWheel          Mon 6.30-9 pm     6 weeks     $345\nHand-building       Thu 10-12       6 weeks      $310\nKids 7-12       Sat 9.30-11 am     term     $220',
    ['Wheel: $345', 'Hand-building: $310', 'Kids 7-12: $220'],
  ],
])('a table laid out with dashes or spaces keeps its columns', (table, rows) => {
  expect(
    read(`We work in Moe.\n\n${table}`).offers.map(({ title, price }) => `${title}: ${price}`),
  ).toEqual(rows)
})

test('the colour of a warning is none for the buttons', () => {
  const { palette } = createConcept(
    {
      ...briefOf('We remove asbestos in Moe.'),
      colorFeel: 'white, blue. red only for the warning',
    },
    1,
  )
  expect(palette.primary).not.toMatch(/^#[c-f][0-9a-f][0-4][0-9a-f][0-4]/)
})

test.each([
  ['We need a form. Make waiting list form: name, birthday, allergies.', /Join the waiting list/],
  ['I want big button call and form: name, suburb, licence number.', /Send a message/],
])('the title of a form is no fragment: %s', (sentence, title) => {
  expect(pageOf(`I teach in Moe. ${sentence}`)).toMatch(title)
})
