import { describe, expect, test } from 'vitest'
import { hoursOf } from './hours.ts'
import { languageOf } from './language.ts'
import { inPlace, placeOf } from './places.ts'
import { readDescription } from './read-description.ts'
import { cleanText, sentencesOf } from './sentences.ts'

const titles = (text: string) => readDescription(text).offers.map(({ title }) => title)

describe('offers', () => {
  test.each([
    [
      'We roast beans, run a café and supply restaurants.',
      ['Roasting beans', 'Café', 'Restaurants'],
    ],
    [
      'A clinic. We offer check-ups, whitening and same-day crowns.',
      ['Check-ups', 'Whitening', 'Same-day crowns'],
    ],
    [
      '- Sports injuries\n- Back and neck pain\n- Clinical pilates',
      ['Sports injuries', 'Back and neck pain', 'Clinical pilates'],
    ],
    [
      'We need a website for our plumbing business in Preston that does blocked drains, hot water and gas fitting.',
      ['Blocked drains', 'Hot water', 'Gas fitting'],
    ],
    ['Gridline connects scanners and tracks pallets.', ['Connecting scanners', 'Tracking pallets']],
    ['A law practice for startups and founders.', []],
    ['Send a drawing, get a quote.', []],
    ['The site needs a gallery, a map and a contact form.', []],
    ['Dentist with 5 chairs and staff who speak Vietnamese, Greek and Amharic.', []],
    ['Languages: English, Greek and Arabic.', []],
    ['We storyboard in the open, shoot in our own workshop and deliver in six weeks.', []],
    ['Three cuts, four colours, sold online and from a studio in Cremorne.', []],
    ['In person, online, dogs welcome.', []],
    ['Builders send drawings, home owners visit the showroom on Thursdays.', []],
    ['Volunteers teach English, drive people to appointments and cook together.', []],
    ['We help newly arrived families find homes, work and friends.', []],
    ['We show you the numbers first.', []],
    ['We roast on Tuesdays and Fridays.', []],
    ['Physio with 3 rooms and staff who run marathons, triathlons and relays.', []],
    ['Small groups, coaches who listen, weight training.', ['Small groups', 'Weight training']],
    ['Builders send drawings for kitchens, stairs and doors.', []],
    ['Chef Marco Rossi cooks the way his nonna did in Bari.', []],
    ['First visits take 60 minutes.', []],
    ['Two planners, Ana and Joel, and no more than 14 weddings a year.', []],
    ['After hours, police checked, ironing.', ['Ironing']],
    ['Our clinic looks after nervous patients in Thornbury.', ['Looking after nervous patients']],
    ['We plan weddings of 40 to 120 guests in the valley.', ['Planning weddings']],
    ['We handle succession, property and disputes.', ['Succession', 'Property', 'Disputes']],
    [
      'Record shop in a laneway: 14,000 old records, new pressings on Fridays and in-store gigs.',
      ['New pressings on Fridays', 'In-store gigs'],
    ],
    [
      'Board game cafe in Geelong: 600 games, staff who teach them, toasties till midnight.',
      ['Toasties till midnight'],
    ],
    [
      'Solar, batteries, EV chargers and switchboards for homes and wineries.',
      ['Solar', 'Batteries', 'EV chargers', 'Switchboards'],
    ],
    [
      'We sell family homes, write plain-English reports and answer on Sundays.',
      ['Family homes', 'Writing plain-English reports'],
    ],
    [
      'We design, build and commission in 16 weeks, train your welders.',
      ['Design', 'Training your welders'],
    ],
    [
      'Burials, cremations and farewells at home, in Vietnamese and English.',
      ['Burials', 'Cremations and farewells at home'],
    ],
    [
      'Four artists: fine line, blackwork and botanical. By appointment, with flash days on Sundays.',
      ['Fine line', 'Blackwork', 'Botanical'],
    ],
    ['In-home care, in home nursing and respite.', ['In-home care', 'In home nursing', 'Respite']],
    ['Insurance broker in Dandenong for tradies, small fleets and warehouses.', []],
  ])('%s', (text, expected) => {
    expect(titles(text)).toEqual(expected)
  })

  test('carry the price that is written, and no other', () => {
    expect(
      readDescription('haircuts $40, beard trim $25, hot towel shave from $50').offers,
    ).toMatchObject([
      { title: 'Haircuts', value: '$40' },
      { title: 'Beard trim', value: '$25' },
      { title: 'Hot towel shave', value: 'from $50' },
    ])
  })
})

describe('places', () => {
  test.each([
    ['A bakery in Coburg, near Melbourne.', 'Coburg'],
    ['a barber in footscray', 'Footscray'],
    ['We supply cafés across Melbourne from our roastery in Brunswick East.', 'Brunswick East'],
    ['Beans grown in Colombia, roasted by hand.', undefined],
    ['He cooks the way his nonna did in Bari.', undefined],
    ['Find us at 12 Sydney Road.', undefined],
    ['Open in March and in Italian.', undefined],
    ['A studio in Tathra by the sea.', 'Tathra'],
    ['Guided hikes of 3 to 6 days in the Grampians.', 'Grampians'],
  ])('%s', (text, place) => {
    expect(placeOf(text)).toBe(place)
  })
})

describe('hours', () => {
  test.each([
    ['Open Tue-Sun 7am-3pm.', [{ title: 'Tuesday to Sunday', value: '7am – 3pm' }]],
    [
      'Open Monday to Friday 8am-6pm, Saturday 9am to 1pm',
      [
        { title: 'Monday to Friday', value: '8am – 6pm' },
        { title: 'Saturday', value: '9am – 1pm' },
      ],
    ],
    ['closed mondays', [{ title: 'Monday', value: 'Closed' }]],
    ['7am - 3pm every day', [{ title: 'Every day', value: '7am – 3pm' }]],
    ['A Saturday class for 8 people.', []],
    ['Weekends 7 to 9 year olds', []],
  ])('%s', (text, hours) => {
    expect(hoursOf(text)).toEqual(hours)
  })
})

describe('facts', () => {
  test('figures count something; prices, years, telephone numbers and addresses do not', () => {
    const { figures, since } = readDescription(
      'We bake 12 kinds of bread for 1,200+ regulars. Since 1987. Loaves from $9. Call 0412 345 678. At 12 Sydney Road.',
    )
    expect(figures).toEqual([
      { value: '12', label: 'kinds of bread' },
      { value: '1,200+', label: 'regulars' },
    ])
    expect(since).toBe('1987')
  })

  test('people are named only when the text names them', () => {
    expect(readDescription('Founded by Anna Holt in 2009. Chef Marco Rossi cooks.').people).toEqual(
      [
        { name: 'Anna Holt', role: 'Founder' },
        { name: 'Marco Rossi', role: 'Chef' },
      ],
    )
    expect(readDescription('Run by locals. We are happy.').people).toEqual([])
  })

  test('whom it serves stands behind for', () => {
    expect(readDescription('Physio for runners and office workers in Kew.').audience).toBe(
      'runners and office workers',
    )
    expect(readDescription('Known for our pies.').audience).toBeUndefined()
  })

  test('what the site is to do is a need and no copy', () => {
    const { statements, needs } = readDescription(
      'We bake bread. The site should show the menu. Locals should book a table. Please make it blue.',
    )
    expect(statements).toEqual(['We bake bread.'])
    expect(needs.actions).toEqual(['Book a table', 'See the menu'])
    expect(needs.pages).toContain('Menu')
  })
})

describe('what is meant for the designer or the button', () => {
  test.each([
    'We want demo requests from yard managers in Melbourne and Brisbane.',
    'We want more enquiries from builders.',
    'I’d like new clients and bookings from Kew.',
    'Looking for calls from home owners.',
    'Our goal is to fill the Thursday class.',
    'The main aim is orders before Christmas.',
    'Explain each ingredient, sell online, offer a sample box.',
    'Sell online and list the gigs.',
    'List all the classes and what they cost.',
    'Let people pay a deposit.',
    'Book a table or a birthday.',
    'Check dates and book.',
    'Find a time to visit.',
    'Ask for an appraisal.',
  ])('%s', (sentence) => {
    const { statements, offers, place } = readDescription(`We bake bread. ${sentence}`)
    expect(statements).toEqual(['We bake bread.'])
    expect(offers.map(({ title }) => title)).toEqual(['Bread'])
    expect(place).toBeUndefined()
  })

  test.each([
    'We want every child to swim.',
    'Check-ups for the whole family, cleans and crowns.',
    'Order in the shop is kept by a very old dog who sleeps beside the till.',
    'List price is what you pay here.',
    'Looking for you since 1987.',
    'After school care in a big garden.',
    'Phone repairs in a laneway.',
    'Book binding done by hand.',
    'Call centre software for banks.',
  ])('but not: %s', (sentence) => {
    expect(readDescription(sentence).statements).toEqual([sentence])
  })
})

test.each([
  ['Kew', 'in Kew'],
  ['Gold Coast', 'on the Gold Coast'],
  ['Grampians', 'in the Grampians'],
  ['Yarra Valley', 'in the Yarra Valley'],
])('one is somewhere: %s', (place, phrase) => {
  expect(inPlace(place)).toBe(phrase)
})

test('a place in lower case is written as it is, a word that is also a place is not', () => {
  const { statements } = readDescription(
    'A barber in footscray. We love sunshine and a good shave.',
  )
  expect(statements).toEqual(['A barber in Footscray.', 'We love sunshine and a good shave.'])
})

test('what a thing does is not what it is', () => {
  expect(readDescription('The museum keeps 31 trams.').nature).toBeUndefined()
  expect(readDescription('The museum of trams in Kew.').nature).toBe('museum of trams in Kew')
})

test('a short title or a count is an offer when it has a price', () => {
  expect(readDescription('Balm $34, oil $42, ten pack $200.').offers).toMatchObject([
    { title: 'Balm', value: '$34' },
    { title: 'Oil', value: '$42' },
    { title: 'Ten pack', value: '$200' },
  ])
})

test('markup, addresses and emoji are left out', () => {
  expect(cleanText('<p>We love dogs 🐶!</p> https://example.com me@example.com').trim()).toMatch(
    /^We love dogs ?!\s*$/,
  )
})

test('sentences end at the stops of every script, and not at an abbreviation', () => {
  expect(sentencesOf('We are in St. Kilda. Ask Dr. Lee.')).toEqual([
    'We are in St. Kilda.',
    'Ask Dr. Lee.',
  ])
  expect(sentencesOf('早上做点心。晚上有海鲜！')).toEqual(['早上做点心。', '晚上有海鲜！'])
  expect(sentencesOf('هل أنت جائع؟ نحن هنا.')).toHaveLength(2)
})

test.each([
  ['A café in Brunswick.', 'en'],
  ['Quán phở gia đình ở Footscray.', 'vi'],
  ['Είμαστε μια ταβέρνα στο Oakleigh.', 'el'],
  ['Бухгалтерские услуги.', 'ru'],
  ['مطعم عائلي في Brunswick', 'ar'],
  ['我们是一家餐厅。', 'zh'],
  ['小さな陶芸教室です。', 'ja'],
  ['수학 학원입니다.', 'ko'],
  ['Crème brûlée à la française.', 'en'],
  ['', 'en'],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
