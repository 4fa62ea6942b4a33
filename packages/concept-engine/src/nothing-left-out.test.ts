import { expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { createConcept } from './create-concept.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const statementTexts = (mainGoal: string) => read(mainGoal).statements.map(({ text }) => text)
const priced = (mainGoal: string) =>
  read(mainGoal).offers.map(({ title, price, terms }) => [title, price, terms].join(' | '))
const headline = (mainGoal: string) =>
  createConcept(briefOf(mainGoal), 1).sections[0]?.headline ?? ''
test('keeps a sentence that the price list does not use', () => {
  const brief =
    'We are physios in Coburg. We treat knee pain, headaches, post surgery rehab and run a weekly pilates class on Thursdays at 6pm ($28). Initial visit $120, follow up $88.'
  expect(statementTexts(brief).join('\n')).toContain(
    'We treat knee pain, headaches, post surgery rehab',
  )
})

test('keeps unpriced items listed among priced ones', () => {
  expect(
    pageOf(
      'A garage in Preston. Log book servicing from $320, brakes, timing belts, pre purchase inspections $220.',
    ),
  ).toMatch(/Brakes and timing belts/)
})

test.each([
  [
    'Initial consult 45 min $120, follow up 30 mins $88.',
    ['Initial consult | $120 | 45 minutes.', 'Follow up | $88 | 30 minutes.'],
  ],
  [
    'Swedish massage 60 min $95, hot stone 75 min $130, couples 90 min $240.',
    [
      'Swedish massage | $95 | 60 minutes.',
      'Hot stone | $130 | 75 minutes.',
      'Couples | $240 | 90 minutes.',
    ],
  ],
  [
    'Massage 60 minutes $95, massage 90 minutes $130.',
    ['Massage 60 minutes', 'Massage 90 minutes'],
  ],
  [
    'Puppy school 6 weeks $180, agility 8 weeks $220.',
    ['Puppy school | $180 | 6 weeks.', 'Agility | $220 | 8 weeks.'],
  ],
])('does not read durations as prices: %s', (list, expected) => {
  const rows = priced(`We are in Coburg. ${list}`)
  for (const row of expected) expect(rows.join('\n')).toContain(row)
  expect(rows).toHaveLength(expected.length)
})

test('applies a price to all the items listed before it', () => {
  expect(priced('A dentist in Chermside. New patient exam, x-rays and clean $199.')).toEqual([
    'New patient exam, x-rays and clean | $199 | ',
  ])
})

test.each([
  ['We are physios in Coburg. Most patients want to book online. We are not bulk billing.'],
  ['A farm restaurant near Daylesford. Please show the farm. We’re closed all of July.'],
  ['We are physios in Coburg. Most patients want to book online. Parking behind the building.'],
  ['Pool cleaning in Doncaster. We send a photo report after each visit. Not taking on hotels.'],
  ['Tutors in Cleveland. We come to you. Free first lesson.'],
  ['We design gardens in Perth. We won an award in 2021. Two crews.'],
  [
    'A club in Cobar. We meet on Fridays. We want to build a site. Under 10s must come with a parent.',
  ],
  ['We are interpreters in Perth. We do not translate documents. Established 1994.'],
  ['Op shop in Colac. Donations are taken at the back door, please no mattresses.'],
])('includes the last statement of the brief: %s', (brief) => {
  const last = brief.split(/[.,] (?=\S+(?: \S+)*\.$)/).at(-1) ?? ''
  expect(pageOf(brief).toLowerCase()).toContain(last.replace(/\.$/, '').toLowerCase())
})

test('does not list target customers as services', () => {
  const titles = read(
    'Saltbush does tax and BAS for sole traders and small family companies, mostly tradies and hairdressers in Geelong.',
  ).offers.map(({ title }) => title)
  expect(titles.filter((title) => /companies|traders|hairdressers/i.test(title))).toEqual([])
})

test.each([
  [
    'Make it easy to get a quote: pool size, type (salt or chlorine) and suburb.',
    ['Pool size', 'Type', 'Suburb'],
  ],
  [
    'We need a form to join the list with kids name, dob and which days.',
    ['Child’s name', 'Date of birth', 'Which days'],
  ],
])('reads form fields from the request: %s', (wish, fields) => {
  expect(read(`We are in Coburg. ${wish}`).forms[0]?.fields).toEqual(fields)
})

test('keeps a sentence when the email address after “by email” is removed', () => {
  expect(
    statementTexts(
      'A restaurant in Daylesford. Bookings essential, groups over 8 by email to a@b.example.',
    ),
  ).toContain('Bookings essential, groups over 8 by email.')
})

test('reads three consecutive days as a list', () => {
  expect(read('A kinder in Emerald. Open Tues Wed Thurs 9am-2pm.').hours).toEqual([
    { title: 'Tuesday, Wednesday and Thursday', value: '9am – 2pm' },
  ])
})

test('uses the place that a business works from', () => {
  expect(
    read('I make soap from my kitchen in Huonville. Sold at Salamanca Market on Saturdays.')
      .places[0],
  ).toBe('Huonville')
})

test.each([
  [
    'plain concrete from about 85 a square metre exposed from 130.',
    ['Plain concrete | From about $85 a square metre', 'Exposed | From $130'],
  ],
  [
    'Open water course $595. Snorkel trips 95.',
    ['Open water course | $595', 'Snorkel trips | $95'],
  ],
  ['Entry $14 per child for 2 hours, adults free.', ['Entry | $14 per child | ']],
  ['$140 two bed unit, $185 three bed house.', ['Two bed unit | $140', 'Three bed house | $185']],
])('pairs each item with its full price: %s', (list, expected) => {
  const rows = priced(`We are in Coburg. ${list}`).join('\n')
  for (const row of expected) expect(rows).toContain(row)
})

test('keeps “We do deliver locally for $40” as a sentence', () => {
  const brief = 'A shop in Mudgee. We do deliver locally for $40.'
  expect(priced(brief)).toEqual([])
  expect(statementTexts(brief)).toContain('We do deliver locally for $40.')
})

test('turns two actions into two buttons', () => {
  expect(
    read('A vet in Wagga. Please make it easy to book a consult and also order repeat scripts.')
      .actions,
  ).toEqual(['book a consult', 'order repeat scripts'])
})

test('reads a form with a single field', () => {
  expect(
    read('A photographer in Joondalup. We want a contact form asking due date.').forms[0],
  ).toEqual({ title: '', fields: ['Due date'] })
})

test('mentions another business’s phone number without listing it as a contact', () => {
  const brief =
    'A vet in Wagga. After hours emergencies go to Riverina Animal Hospital, put that number somewhere: 02 5555 0190. Ring us on 02 5555 0111.'
  expect(read(brief).contacts.map(({ value }) => value)).toEqual(['02 5555 0111'])
  expect(statementTexts(brief)).toContain(
    'After hours emergencies go to Riverina Animal Hospital: 02 5555 0190.',
  )
})

test.each([
  [
    'driveways shed slabs paths and exposed aggregate, bendigo castlemaine. been doing it 22 years.',
  ],
  [
    'I turn up in a converted school bus with a 5 metre screen and run film nights for schools. Anywhere within 2 hours of Toowoomba.',
  ],
  [
    'Crane hire wet hire only, Newcastle and Hunter. 20t crane $215/hr, 130t $495/hr, 4 hr min, plus travel both ways, sat is time and a half, sundays and public hols double.',
  ],
])('does not turn a word list, travel details or surcharges into a headline: %s', (brief) => {
  expect(headline(brief)).not.toMatch(/slabs paths$|turn up|Anywhere|time and a half/i)
})

test('does not list growers’ work as an offer, or name a price after a day', () => {
  const titles = [
    'We’re a co-operative of 38 growers around Maryborough who scour, spin and dye our own wool.',
    'A distillery in Penola. Tastings Thursday to Monday 11 to 5, $20 for all three.',
  ].flatMap((brief) => read(brief).offers.map(({ title }) => title))
  expect(titles.join('\n')).not.toMatch(/growers|^Spin$|^Dye$|^Monday/m)
})

test('does not read a licence number as a phone number', () => {
  const brief =
    'A locksmith in Kiama. Master Locksmiths Association member, licence 410 887 223. Ring 0400 555 777.'
  expect(statementTexts(brief).join('\n')).toContain('licence 410 887 223')
  expect(read(brief).contacts.map(({ value }) => value)).toEqual(['0400 555 777'])
})

test.each([
  ['We want to sell bottles online and let people book tastings.'],
  ['We’d like to take bookings through it.'],
  ['So we want to have a page for each gin.'],
])('keeps wishes off the page: %s', (wish) => {
  expect(pageOf(`We distil gin in Penola. Tastings are free. ${wish}`)).not.toMatch(
    /want to|like to take/,
  )
})

test.each([
  ['We run a band in Toowoomba, need a site mainly to get new learners.', /need a site/i],
  [
    'Fresh pasta in Brunswick. Gluten free $14 (not for coeliacs, this has to be unmissable).',
    /unmissable/,
  ],
  ['A cabinet maker in Huon. The tone should be a natural history cabinet.', /natural history/i],
  [
    'Conveyancers in Unley. Visitors upload a contract, which we turn around in one day.',
    /^Which/m,
  ],
  ['We bake in Coburg. The last guy charged us $2,500 and did nothing.', /2,500/],
  ['We bake in Coburg. 3 of 5 customers got sick of waiting.', /sick of/],
  ['We bake in Coburg. Our accountant reckons 40% of it is wasted.', /accountant/],
  ['We bake in Coburg. Rent went up to $4,200 a month so we are a bit stretched.', /4,200/],
  ['We bake in Coburg. Margins are only 12% on bread.', /12%/],
])('keeps remarks to the agency off the page: %s', (brief, note) => {
  expect(pageOf(brief)).not.toMatch(note)
})

test('reads “text only” and “dont email” as contact preferences', () => {
  const texts = read('We clean bins in Logan. text only 0491 570 737.')
  expect(texts.contacts[0]?.by).toBe('text')
  expect(read('We clean bins in Logan. dont email i wont see it.').refusedContacts).toContain(
    'email',
  )
})

test('keeps an elliptical sentence away from an unrelated one', () => {
  const page = pageOf(
    'A taxidermist in Huonville. I lend pieces to film crews. I no longer take pets. I did for six years and it is too sad.',
  )
  expect(page).not.toMatch(/film crews\.? I did/)
})

test('does not read a place of training as a business location', () => {
  expect(
    read('I build dry stone walls. I trained for four years under Hamish Orde in Cumbria.').places,
  ).not.toContain('Cumbria')
})

test('splits a run-on sentence before “I come to you”', () => {
  expect(
    statementTexts(
      'mobile diesel mechanic utes 4wds light trucks up to 8 tonne i come to you anywhere mackay to sarina. callout 95. no petrol cars no gearbox rebuilds. ring or text 0491 570 156',
    ).join('\n'),
  ).toMatch(/^I come to you anywhere Mackay/m)
})

test('adds an upload field for a requested document', () => {
  expect(
    pageOf('Conveyancers in Unley. We would like visitors to upload a contract for a free check.'),
  ).toContain('Add a contract')
})

test('keeps a consequence with its condition in a hasty brief', () => {
  expect(
    statementTexts(
      'we clean bins in logan. one off 18 a bin. if council dont empty the bin we cant clean it and you still get charged $5',
    ).join('\n'),
  ).toMatch(/If council don’t empty the bin,? we can’t clean it/)
})

test('leaves the way goods are sold out of item names', () => {
  expect(
    priced('Fresh pasta in Brunswick. Retail is by the 500 g box: plain $9.50, filled $16.').join(),
  ).not.toMatch(/Retail/)
})

test('splits dictated speech into sentences', () => {
  const brief =
    'I teach violin out of a studio behind my house in Toowoomba, and I take kids from five and adult beginners too, and lessons are thirty minutes for forty-four dollars or forty-five minutes for sixty-two, and you pay by the term, ten weeks, in advance, and if you cancel with less than a day you lose it.'
  const lines = statementTexts(brief)
  expect(lines).toContain('I take kids from five and adult beginners too.')
  expect(lines).toContain('You pay by the term, ten weeks, in advance.')
  expect(pageOf(brief)).toMatch(/\$44 or forty-five minutes for \$62/)
})

test('keeps a leading qualifier with its clause when splitting a run-on sentence', () => {
  const brief =
    'So we’re a walnut farm near Manjimup, and in shell it’s fourteen dollars a kilo, halves are thirty-four a kilo, and farm gate’s open Saturdays and Sundays nine to three from April till the end of September, after that you have to ring first.'
  expect(pageOf(brief)).toMatch(/In shell it’s \$14 a kilo/)
  expect(pageOf(brief)).not.toMatch(/in shell\./)
})

test('reads spoken prices', () => {
  const rows = priced(
    'Pest control in Townsville. A termite inspection’s two eighty-five, report same day, and a general spray is one ninety-five low set, two forty high set. We don’t do snakes.',
  ).join('\n')
  for (const sum of ['$285', '$195', '$240']) expect(rows).toContain(sum)
})

test.each([
  [
    'I do not see elbows or shoulders.',
    'Please do not use testimonials. I do not see elbows or shoulders.',
  ],
  [
    'I’ve got an AMusA and a Bachelor of Music.',
    'No street address please. I’ve got an AMusA and a Bachelor of Music.',
  ],
  [
    'NDIS if plan-managed, but not agency-managed',
    'I accept DVA, and NDIS if plan-managed, but not agency-managed.',
  ],
  [
    'We both hold Working with Vulnerable People registration.',
    'We both hold Working with Vulnerable People registration.',
  ],
  [
    'Whole cakes need 48 hours notice and 50% deposit.',
    'whole cakes need 48hrs notice + 50% deposit.',
  ],
  ['We don’t do gluten free', 'we DONT do gluten free, flour in the air.'],
  [
    'anyone over eighteen, behind the old scout hall',
    'We’re a community shed, not a men’s shed, we get asked that, it’s anyone over eighteen, behind the old scout hall on Marley Road, and we’ve got woodwork.',
  ],
])('shows on the page: %s', (line, brief) => {
  expect(pageOf(`A practice in Hobart. ${brief} We like dogs.`)).toContain(line)
})

test('does not end a headline at “people”', () => {
  expect(
    headline('We drive people to medical appointments, older people mostly, around Kempsey.'),
  ).not.toMatch(/people$/)
  expect(
    headline(
      'I am an occupational therapist seeing people with fractures, tendon repairs, arthritis and nerve problems of the hand.',
    ),
  ).not.toMatch(/people$/)
})

test('does not use a waiting time as the headline', () => {
  expect(
    headline(
      'upholsterer in Mitcham. dining seats from $75 each, armchairs from 780, wait time about 6-8 weeks.',
    ),
  ).not.toMatch(/wait/i)
})

test.each([
  [
    'There’s a waiting list form I’d like, child’s age, instrument, preferred day.',
    ['Child’s age', 'Instrument', 'Preferred day'],
  ],
  [
    'Need people to book an assessment - ask childs name, can they float, any medical stuff, best day.',
    ['Any medical stuff', 'Best day'],
  ],
])('shows form fields that are listed after the form: %s', (wish, fields) => {
  const page = pageOf(`A swim school in Thornlie. ${wish}`)
  for (const field of fields) expect(page).toContain(field)
})

test('does not read “when you book” as a request for bookings', () => {
  const { wishes } = read(
    'I teach violin in Toowoomba. Don’t put the address up, just say it’s given when you book.',
  )
  expect(wishes.filter(({ purpose }) => purpose === 'book')).toEqual([])
})

test('names a download', () => {
  expect(pageOf('We audit lifts in Brisbane. A sample report to download would be good.')).toMatch(
    /^Sample report$/m,
  )
})

test('keeps the target customers in a priced item’s name', () => {
  expect(
    priced(
      'Hearing clinic in Mornington. Fees: ear plugs for swimmers, shooters and musicians from $210 a pair; tinnitus consultation $265.',
    ),
  ).toContain('Ear plugs for swimmers, shooters and musicians | From $210 a pair | ')
})

test('does not turn a price’s quantity into an item of its own', () => {
  const page = priced(
    'Hearing clinic in Mornington. Our fees are: hearing test $150; ear wax removal by microsuction $95 for one ear or $130 for both; tinnitus consultation $265.',
  ).join('\n')
  expect(page).not.toMatch(/^One ear/m)
})

test('reads three plain price sentences as a price list', () => {
  const rows = priced(
    'Bridal alterations in Essendon. Taking in the bodice is $190 to $360. A bustle is $120. Adding straps is from $260. Pressing is $150, or free when alterations come to more than $800. The first consultation is $60, taken off the final bill.',
  )
  expect(rows.map((row) => row.split(' | ').slice(0, 2))).toEqual([
    ['Taking in the bodice', '$190 to $360'],
    ['Bustle', '$120'],
    ['Adding straps', 'From $260'],
  ])
})

test('does not repeat a price list in the sentence that introduces it', () => {
  const brief =
    'Pet cremation in Gisborne. Fees depend on weight: birds $170, cats and dogs up to 10 kg $290, over 45 kg $490.'
  expect(statementTexts(brief).join('\n')).toContain('Fees depend on weight.')
  expect(statementTexts(brief).join('\n')).not.toContain('$290')
})

test('reads every row of a price list without dollar signs, with its units', () => {
  const rows = priced(`marine mechanic in Hastings
upto 30hp - 290
40-90hp 430
115-150 540
175-300 from 690
pre purchase inspection 250 (water test extra 120)
mobile callout 85 - Hastings Somers`).join('\n')
  for (const row of [
    '40-90hp | $430',
    '115-150hp | $540',
    '175-300hp | From $690',
    'inspection | $250',
    'callout | $85',
  ])
    expect(rows).toContain(row)
})

test.each([
  [
    'We cremate pets in Gisborne. We have accounts with a dozen vet clinics, who should have their own contact form.',
    /their own/,
  ],
  [
    'We cremate pets in Gisborne. We never cremate animals together, and that is the most important thing to say.',
    /important thing/,
  ],
  [
    'We bale hay in Skipton. Round bales $18 each. Need before September or not worth doing.',
    /September/,
  ],
  ['We teach dance in Werribee. New term starts in 5 weeks HELP.', /help/i],
  [
    'um, so we run an escape room in Preston, we’ve been open since, what, March 2019, great timing, ha. Book ahead.',
    /what|ha\b|timing|,\./,
  ],
])('drops remarks to the agency and filler words: %s', (brief, leak) => {
  expect(statementTexts(brief).join('\n')).not.toMatch(leak)
})

test('keeps the subject of a spoken price with its sum', () => {
  const statements = statementTexts(
    'So we’re a cattery, cats only, no dogs, and a standard suite is twenty-eight a night for one cat and if they share it’s forty-six for two, and then Christmas and Easter and the school holidays it’s an extra six dollars a night per cat',
  ).join('\n')
  expect(statements).toMatch(/Christmas and Easter and the school holidays it’s an extra \$6/)
})

test('does not read daily rates as opening hours', () => {
  const page = pageOf(
    'NDIS support in Melton. Weekday is $66 an hour. Saturday is $92 and Sunday $118. Seven in the morning to eight at night, Monday to Sunday.',
  )
  expect(page).toContain('Saturday is $92 and Sunday $118')
})

test('keeps a contrast with the statement it qualifies', () => {
  expect(
    statementTexts(
      'An escape room in Preston. Last Stop is wheelchair accessible, the other two aren’t, there’s steps.',
    ).join('\n'),
  ).toContain('Last Stop is wheelchair accessible, the other two aren’t, there’s steps.')
})

test('does not read years of teaching as the founding year', () => {
  expect(
    read(
      'We teach people to fly at Coldstream. Chief instructor Marnie has more than 9,000 hours and has been instructing since 1998.',
    ).foundingYear,
  ).toBeUndefined()
})

test('keeps the client’s main message without the remark about it', () => {
  expect(
    statementTexts(
      'We are a clinic in Mornington. We opened in 2016 and are not owned by a manufacturer, which is the main thing we want people to understand.',
    ),
  ).toContain('We opened in 2016 and are not owned by a manufacturer.')
})

test('reads a spoken phone number', () => {
  const { contacts } = read(
    'Bees and honey in Drouin. Ring me, don’t email. Oh four nine one, five seven five, seven eight nine.',
  )
  expect(contacts.map(({ value }) => value)).toEqual(['0491 575 789'])
})

test('keeps the business’s own number when another must not be listed', () => {
  const { contacts } = read(
    'Marine mechanic in Hastings. 0491 572 983 text ok. Map to the workshop, don’t list the number of the marina office.',
  )
  expect(contacts.map(({ value }) => value)).toEqual(['0491 572 983'])
})

test('does not use training as the headline', () => {
  expect(
    headline(
      'I’m Siobhan, a saddle fitter on the Mornington Peninsula. I did my training in Walsall in England.',
    ),
  ).not.toMatch(/training/)
})

test('does not read facts about the owner as process steps', () => {
  expect(
    read(
      'Stump grinding in Ringwood. Owner operator Leo, 9 years, fully insured, dial before you dig done every job.',
    ).steps,
  ).toEqual([])
})
