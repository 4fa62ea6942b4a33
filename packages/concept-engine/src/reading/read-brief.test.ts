import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { tries } from '../../samples/any-brief.ts'
import { writesDollars } from './amounts.ts'
import { clausesOf } from './clauses.ts'
import { pricesOf } from './prices.ts'
import { readBrief } from './read-brief.ts'
import { tidyEnglish } from './tidy.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const pricesIn = (text: string) =>
  clausesOf(tidyEnglish(text, [])).flatMap((clause) => pricesOf(clause, writesDollars(text)).prices)
const priced = (text: string) => pricesIn(text).map(({ title, price }) => `${title} = ${price}`)
const titles = (text: string) => read(text).offers.map(({ title }) => title)
const said = (text: string) => read(text).statements.map(({ text: shown }) => shown)

describe('prices are bound to what they buy', () => {
  test.each<[string, string[]]>([
    // Amounts in brackets, for whom they are, on a condition, behind a dash, of one thing in steps.
    [
      'A dry cut ($140), a curl cut and style ($195) and a colour consultation ($40, redeemable) can be booked.',
      ['Dry cut = $140', 'Curl cut and style = $195', 'Colour consultation = $40'],
    ],
    [
      'We charge fixed monthly packages (Sole trader $110, Venue $390, Multi-venue by quote), and individual returns are $220.',
      ['Sole trader = $110', 'Venue = $390', 'Individual returns = $220'],
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
    [
      'Initial consult $128 (45 min), follow-up $98 (30 min).',
      ['Initial consult = $128', 'Follow-up = $98'],
    ],
    ['small dog $65 med $80 lge $95', ['Small dog = $65', 'Medium dog = $80', 'Large dog = $95']],
    ['Emergency callout is $190 min after 6pm.', ['Emergency callout = $190 minimum']],
    // What something went for once is no price.
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
    // What cannot be told apart stays the client's sentence.
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
  ])('%s', (text, expected) => {
    expect(priced(text)).toEqual(expected)
  })

  test.each([
    'We hold $20 million public liability.',
    'The dome takes 30 students or 25 adults, from $50.',
    'EPA permit 2077, ring any time.',
    'Established 1989, 19 ringers, 5 octaves.',
    'Turnaround is 24 hours for an extra $40.',
  ])('%s names no price of a thing', (text) => {
    expect(priced(text).filter((line) => !line.includes('$50'))).toEqual([])
  })
})

test('what goes with a price stays with it, and what does not is said elsewhere', () => {
  const text =
    'If you own a tank, a visit is $120, plus GST. An assessment costs $60, which comes off the bill. We hire boats, canoes $25 an hour (over 8s).'
  expect(pricesIn(text).map(({ title, terms }) => [title, terms])).toEqual([
    ['Visit', 'If you own a tank. Plus GST.'],
    ['Assessment', 'Comes off the bill.'],
    ['Canoes', 'Over 8s.'],
  ])
})

test('a sentence written with care stays whole, with its prices and what it says besides', () => {
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

test('lines with leaders are a list of prices', () => {
  const { offers } = read(
    'We treat termites.\nPRICES\nAnnual inspection .......... $275\nBait stations ........ from $2,850\nChemical barrier ...... $95 a metre',
  )
  expect(offers.map(({ title, price }) => `${title} = ${price}`)).toEqual([
    'Annual inspection = $275',
    'Bait stations = From $2,850',
    'Chemical barrier = $95 a metre',
  ])
})

test('a number that counts something gets no dollar sign', () => {
  const said = read(
    'Fees are $14.60 a head. Throughput was 412,000 head in 2024. Minimum run 150 dozen, $3 each.',
  )
  expect(said.statements.map(({ text }) => text).join(' ')).not.toMatch(/\$412|\$150/)
})

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

test('what a business pays, or what a number counts, is no price', () => {
  expect(priced('We pay $2-4 for your good pallets.')).toEqual([])
  expect(priced('40 a week is $38, 60 a week $46')).toEqual(['40 a week = $38', '60 a week = $46'])
})

describe('offers', () => {
  test.each<[string, string[]]>([
    [
      'We repair burst pipes, clear blocked drains and replace hot water systems.',
      ['Repairing burst pipes', 'Clearing blocked drains', 'Replacing hot water systems'],
    ],
    [
      'We sell seedlings, potting mix and garden tools.',
      ['Seedlings', 'Potting mix', 'Garden tools'],
    ],
    ['I tune and repair grand pianos.', ['Tuning and repairing grand pianos']],
    [
      'Hand lettered envelopes, place cards, vows.',
      ['Hand lettered envelopes', 'Place cards', 'Vows'],
    ],
    ['We bake 12 kinds of bread.', ['Bread']],
    ['We take orders for celebration cakes.', ['Celebration cakes']],
  ])('%s', (text, expected) => {
    expect(titles(text)).toEqual(expected)
  })

  test.each([
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

describe('notes to whoever makes the website are no copy', () => {
  test.each([
    'We want a website that shows our work.',
    'want people to be able to book online',
    'The website should have big photos of our frames.',
    'Please make the phone number easy to find.',
    'can you put a sound clip on the site?',
    'No stock photos please.',
    'Nothing fancy.',
    'Our budget is around $8,000.',
    'we have a grant of $4,000.',
    'Dark background if it shows the grain better.',
    'Customers should be able to see the catalogue.',
    'I would like a short quiz on the page.',
  ])('%s', (note) => {
    expect(said(`We mill timber in Kyneton. ${note}`)).toEqual(['We mill timber in Kyneton.'])
  })

  test.each([
    'Our crews live on site until the job is done.',
    'We photograph weddings.',
    'We look after families.',
    'We print menus and posters.',
    'Button mushrooms are picked each morning.',
  ])('%s is one of the business', (sentence) => {
    expect(said(sentence)).toEqual([sentence])
  })
})

describe('English of the page is correct', () => {
  test.each([
    ['letterpres printing and wedding invitaions', 'Letterpress printing and wedding invitations.'],
    ['im a farrier and i dont do ponys', 'I’m a farrier and I don’t do ponies.'],
    ['we work in mansfeild and jamieson', 'We work in Mansfield and Jamieson.'],
    ['open on tuseday', 'Open on Tuesday.'],
    ['its a family buisness', 'It’s a family business.'],
    ['we fix weelchairs and definately no cars lol', 'We fix wheelchairs and definitely no cars.'],
  ])('%s', (given, shown) => {
    expect(said(given)).toEqual([shown])
  })

  test.each([
    'bandsaw',
    'offcuts',
    'portaloos',
    'rehair',
    'corellas',
    'Leonie Baptiste',
    'Footscray',
  ])('%s is right as it is', (word) => {
    expect(said(`We have ${word} here.`)).toEqual([`We have ${word} here.`])
  })
})

test('what is refused is denied, and stays a statement', () => {
  const { denied, statements } = read('We bake bread. We do not make cakes or pies.')
  expect(denied).toEqual(expect.arrayContaining(['cake', 'pie']))
  expect(statements.at(-1)).toMatchObject({ topic: 'limit', text: 'We do not make cakes or pies.' })
})

test.each<[string, string[]]>([
  ['We bake bread. We leave cakes to others.', ['cake']],
  ['We mend roofs. Gutters aren’t our thing.', ['gutter']],
  ['We trim horses. I gave up donkeys years ago.', ['donkey']],
  ['We catch rats. No termites, spiders or ants.', ['termite', 'spider', 'ant']],
  ['We fit every lock except safes.', ['safe']],
  ['We hire kayaks rather than boats.', ['boat']],
])('%s denies it', (text, words) => {
  const { denied, offers } = read(text)
  expect(denied).toEqual(expect.arrayContaining(words))
  const offered = offers.map(({ title }) => title.toLowerCase()).join(' ')
  for (const word of words) expect(offered).not.toContain(word)
})

test('entries below a heading that refuses say so themselves', () => {
  expect(said('We clean tanks.\nWHAT WE DON’T DO\n- gutters\n- pipes')).toEqual([
    'We clean tanks.',
    'No gutters.',
    'No pipes.',
  ])
})

test('contacts are kept, with how somebody wants to be reached', () => {
  const { contacts } = read('text me 0491570110 dont ring. Or hello@example.com.au')
  expect(contacts).toEqual([
    { kind: 'phone', value: '0491 570 110', by: 'text' },
    { kind: 'email', value: 'hello@example.com.au', by: undefined },
  ])
})

test('where a form’s answers go is no way to reach the business, nor is an address it hides', () => {
  expect(read('The hire form goes to hire@example.com.au.').contacts).toEqual([])
  expect(read('Write to hire@example.com.au.').contacts).toHaveLength(1)
  const hidden = read('We are at 12 Sydney Road. Do not show our street address anywhere.')
  expect(hidden.contacts).toEqual([])
  expect(hidden.hidesAddress).toBe(true)
})

test('numbers of another service, or for when nobody answers, are no way to reach the business', () => {
  const { contacts } = read(
    'I am a psychologist. I am not a crisis service: Lifeline is 13 11 14. After hours ring 1800 160 401. 03 5550 1234.',
  )
  expect(contacts.map(({ value }) => value)).toEqual(['03 5550 1234'])
})

test('who wants no texts is rung', () => {
  const { contacts } = read('I float horse teeth. Dont text me pics. 0491 570 737')
  expect(contacts).toEqual([{ kind: 'phone', value: '0491 570 737', by: undefined }])
})

test('days and months have their capitals where they are days and months', () => {
  expect(read('free quotes sat mornings, closed mon-tue. booked till end nov').text).toBe(
    'free quotes Sat mornings, closed Mon-Tue. booked till end Nov',
  )
  expect(read('The dog sat down. They wed in the sun.').text).toBe(
    'The dog sat down. They wed in the sun.',
  )
  expect(read('After the hail in Nov we fix roofs in Ryde.').places).toEqual(['Ryde'])
})

test('figures count several of a thing', () => {
  const labels = (text: string) => read(text).figures.map(({ value, label }) => `${value} ${label}`)
  expect(labels('We have 310 students and 22 teachers.')).toEqual(['310 students', '22 teachers'])
  expect(
    labels('Orders close 10 Dec NO late ones. Half lamb about 160 depends on weight.'),
  ).toEqual([])
  expect(labels('Our ISPM 15 heat-treated pallets are stamped.')).toEqual([])
})

test('since when somebody has managed it is not since when it is', () => {
  expect(read('Wayne has managed the park since 2009.').since).toBeUndefined()
  expect(read('We have built here since 2009.').since).toBe('2009')
})

test('who writes with care slips by a letter at most', () => {
  const { text } = read(
    'Ashwood has looked after trees since 1988, with three groundies, Mick and Sefa. We make giant heads of papier mache. It’s why the company exists. We have excelent climbers.',
  )
  expect(text).toContain('three groundies')
  expect(text).toContain('papier mache')
  expect(text).toContain('It’s why the company exists')
  expect(text).toContain('excellent')
})

test('what is no verb of the business gets no subject', () => {
  expect(said('We cut hair. Walk ins till 4 then bookings.').join(' ')).not.toMatch(
    /We walk|I walk/,
  )
  expect(said('We fell trees. Mulch free if you live on the way home.').join(' ')).not.toMatch(
    /We mulch/,
  )
})

test('days behind their times belong to those', () => {
  expect(
    read(
      'We teach children to swim. We are open seven days: 8.30am to 7pm weekdays, 8am to 1pm weekends.',
    ).hours,
  ).toEqual([
    { title: 'Weekdays', value: '8.30am – 7pm' },
    { title: 'Weekends', value: '8am – 1pm' },
  ])
})

test('a visiting clinic, a shed it began in and a subject are not where the business is', () => {
  expect(
    read(
      'Our rooms are in Langtree Avenue, Mildura, with a visiting clinic in Robinvale every second Thursday.',
    ).places[0],
  ).toBe('Mildura')
  expect(
    read(
      'It was started by two brothers in a shed in Kangaroo Flat. Our showroom is at Golden Square.',
    ).places,
  ).not.toContain('Kangaroo Flat')
  expect(read('I tutor in Clayton. Last year nine got above 40 in Methods.').places).toEqual([
    'Clayton',
  ])
})

test('what is told of the page is no copy, however politely', () => {
  const shown = said(
    'We do conveyancing in Altona. We do not treat horses and would like that to be stated politely. First-home buyers are nervous, so a plain five-step explanation would help. The committee has resolved to obtain a website. It needs to be easy for me to change from the phone. Book button goes to the app.',
  ).join(' ')
  expect(shown).toBe('We do conveyancing in Altona.')
})

test('a town before its state has its capital, and is where the business is', () => {
  expect(read('Country pub in erica vic, counter meals.').text).toContain('Erica')
  expect(read('A holiday park near the beach at Robe, South Australia.').places[0]).toBe('Robe')
  expect(read('Removals in Melbourne, once a fortnight a Castlemaine run.').places[0]).toBe(
    'Melbourne',
  )
})

test('a place that somebody came from, or that names something else, is not where the business is', () => {
  expect(
    read('Salon on Moseley Street, Glenelg. Pia trained in dry cutting in London.').places,
  ).toEqual(['Glenelg'])
  expect(read('Food is by Odile who used to run a restaurant in Daylesford.').places).toEqual([])
  expect(read('Moorings on Pittwater and Brisbane Waters.').places).not.toContain('Brisbane')
})

test('towns are no misspelt words, and stand in a row with their commas', () => {
  expect(said('We go out to ballan if it is a decent job.')).toEqual([
    'We go out to Ballan if it is a decent job.',
  ])
  expect(said('We come to Ipswich springfield and ripley.')[0]).toContain(
    'Ipswich, Springfield and Ripley',
  )
})

test('what is written to the agency is no copy', () => {
  expect(
    said(
      'We clean linen. Audiences: procurement and infection control. I don’t own a computer. What’s missing is the human part.',
    ),
  ).toEqual(['We clean linen.'])
})

test('one of something, and the number of a licence, are no figures', () => {
  expect(
    read('We have 6 instructors, 1 lady instructor, QBCC 1128850 structural landscaping.').figures,
  ).toEqual([{ value: '6', label: 'instructors' }])
})

test('small facts between wishes are told', () => {
  const { statements } = read(
    'Plumber in Dubbo. Need a big phone number on the website. no roofing! Closed Saturdays now yes. can NOT send to WA.',
  )
  expect(statements.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['No roofing!', 'Closed Saturdays.', 'We cannot send to WA.']),
  )
})

test('marks that were dictated are marks', () => {
  expect(said('we are a workshop full stop two hoists full stop we do brakes')).toEqual([
    'We are a workshop.',
    'Two hoists.',
    'We do brakes.',
  ])
})

test('sentences in brackets stay together', () => {
  expect(said('We do not host weddings. (Really. Not even small ones.) We host offsites.')[1]).toBe(
    '(Really. Not even small ones.)',
  )
})

test('who works alone says I', () => {
  expect(read('I restring pearls. I work in Ballarat.').voice).toBe('I')
  expect(read('We restring pearls. Our shop is in Ballarat.').voice).toBe('we')
})

test('wishes say what they are for, and what is not wanted', () => {
  const { wishes } = read('People should be able to book online. We do not want a blog.')
  expect(wishes).toEqual([
    { does: 'book', denied: false, said: 'People should be able to book online.' },
    { does: 'blog', denied: true, said: 'We do not want a blog.' },
  ])
})

test('people, steps and places are read where they are named', () => {
  const facts = read(
    'We make barrels in Ararat.\nHOW IT WORKS\n1. Send a drawing\n2. We quote\n3. Pick it up\nPEOPLE\nEamon Driscoll - cooper\nHattie Boyce - toasting',
  )
  expect(facts.places).toEqual(['Ararat'])
  expect(facts.steps).toEqual(['Send a drawing', 'We quote', 'Pick it up'])
  expect(facts.people).toEqual([
    { name: 'Eamon Driscoll', role: 'Cooper' },
    { name: 'Hattie Boyce', role: 'Toasting' },
  ])
})

test('spans point at what a statement was read from', () => {
  const facts = read('We bake bread.  also do cakes. No pies!')
  for (const { span, text } of facts.statements) {
    const words =
      facts.text
        .slice(...span)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    for (const word of words.filter((each) => each !== 'also'))
      expect(text.toLowerCase()).toContain(word)
  }
})

describe('bad input', () => {
  test.each<[string, string]>([
    ['one word', 'plumber'],
    [
      'only instructions',
      'Make it pop. I want a website with a gallery. Nothing too fancy please.',
    ],
    ['punctuation', '.,;:!?-'.repeat(285)],
    ['one letter', 'x'.repeat(2000)],
    ['digits', '1 2 3 $4 5 '.repeat(180)],
    [
      'another language',
      'Wir mahlen Roggen und bringen das Mehl mit dem Rad zu den Leuten im Ort. '.repeat(27),
    ],
    ['contradictions', 'We do weddings. We never do weddings. Only weddings, no weddings.'],
    ['nothing but emoji', '🍕'.repeat(500)],
    ['Chinese', '我们是一家餐厅。'.repeat(200)],
  ])('%s is read without an error', (_what, text) => {
    const facts = read(text.slice(0, 2000))
    expect(facts.offers.length).toBeLessThan(8)
    expect(facts.contacts).toEqual([])
  })

  test('any text is read without an error, the same each time', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 2000, unit: 'grapheme' }), (text) => {
        expect(read(text)).toEqual(read(text))
      }),
      tries(60),
    )
  })
})
