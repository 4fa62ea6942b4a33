import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { tries } from '../../samples/any-brief.ts'
import { readBrief } from './read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const statementTexts = (text: string) => read(text).statements.map(({ text: shown }) => shown)

test('keeps a refusal as a limit and marks its nouns as denied', () => {
  const { negatedWords, statements } = read('We bake bread. We do not make cakes or pies.')
  expect(negatedWords).toEqual(expect.arrayContaining(['cake', 'pie']))
  expect(statements.at(-1)).toMatchObject({ topic: 'limit', text: 'We do not make cakes or pies.' })
})

test.each<[string, string[]]>([
  ['We bake bread. We leave cakes to others.', ['cake']],
  ['We mend roofs. Gutters aren’t our thing.', ['gutter']],
  ['We mend roofs. Gutters and downpipes are best left to your plumber.', ['gutter', 'downpipe']],
  ['We trim horses. I gave up donkeys years ago.', ['donkey']],
  ['We catch rats. No termites, spiders or ants.', ['termite', 'spider', 'ant']],
  ['We fit every lock except safes.', ['safe']],
  ['We hire kayaks rather than boats.', ['boat']],
])('marks refused items as denied: %s', (text, words) => {
  const { negatedWords, offers } = read(text)
  expect(negatedWords).toEqual(expect.arrayContaining(words))
  const offered = offers.map(({ title }) => title.toLowerCase()).join(' ')
  for (const word of words) expect(offered).not.toContain(word)
})

test('adds “No” to entries under a negative heading', () => {
  expect(statementTexts('We clean tanks.\nNOT INCLUDED\n- gutters\n- pipes')).toEqual([
    'We clean tanks.',
    'No gutters.',
    'No pipes.',
  ])
})

test('keeps contacts with the preferred way to be reached', () => {
  const { contacts } = read('text me 0491570110 dont ring. Or hello@example.com.au')
  expect(contacts).toEqual([
    { kind: 'phone', value: '0491 570 110', by: 'text' },
    { kind: 'email', value: 'hello@example.com.au', by: undefined },
  ])
})

test('ignores the recipient of a form and a hidden address', () => {
  expect(read('The hire form goes to hire@example.com.au.').contacts).toEqual([])
  expect(read('Write to hire@example.com.au.').contacts).toHaveLength(1)
  const hidden = read('We are at 12 Sydney Road. Do not show our street address anywhere.')
  expect(hidden.contacts).toEqual([])
  expect(hidden.refusedContacts).toEqual(['address'])
})

test('ignores other services’ and after-hours numbers', () => {
  const { contacts } = read(
    'I am a psychologist. I am not a crisis service: Lifeline is 13 11 14. After hours ring 1800 160 401. 03 5550 1234.',
  )
  expect(contacts.map(({ value }) => value)).toEqual(['03 5550 1234'])
})

test('does not prefer texts for a client who refuses them', () => {
  const { contacts } = read('I float horse teeth. Dont text me pics. 0491 570 737')
  expect(contacts).toEqual([{ kind: 'phone', value: '0491 570 737', by: undefined }])
})

test('reads figures only from counts of things', () => {
  const labels = (text: string) => read(text).figures.map(({ value, label }) => `${value} ${label}`)
  expect(labels('We have 310 students and 22 teachers.')).toEqual(['310 students', '22 teachers'])
  expect(
    labels('Orders close 10 Dec NO late ones. Half lamb about 160 depends on weight.'),
  ).toEqual([])
  expect(labels('Our ISPM 15 heat-treated pallets are stamped.')).toEqual([])
})

test('does not read a manager’s tenure as the founding year', () => {
  expect(read('Wayne has managed the park since 2009.').foundingYear).toBeUndefined()
  expect(read('We have built here since 2009.').foundingYear).toBe('2009')
})

test('matches times with the days that follow them', () => {
  expect(
    read(
      'We teach children to swim. We are open seven days: 8.30am to 7pm weekdays, 8am to 1pm weekends.',
    ).hours,
  ).toEqual([
    { title: 'Weekdays', value: '8.30am – 7pm' },
    { title: 'Weekends', value: '8am – 1pm' },
  ])
})

test('reads neither a count of one nor a licence number as a figure', () => {
  expect(
    read('We have 6 instructors, 1 lady instructor, QBCC 1128850 structural landscaping.').figures,
  ).toEqual([{ value: '6', label: 'instructors' }])
})

test('keeps small facts between wishes', () => {
  const { statements } = read(
    'Plumber in Dubbo. Need a big phone number on the website. no roofing! Closed Saturdays now yes. can NOT send to WA.',
  )
  expect(statements.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['No roofing!', 'Closed Saturdays.', 'We cannot send to WA.']),
  )
})

test('keeps bracketed sentences together', () => {
  expect(
    statementTexts('We do not host weddings. (Really. Not even small ones.) We host offsites.')[0],
  ).toBe('We do not host weddings. (Really. Not even small ones.)')
})

test('uses “I” or “we” as the client does', () => {
  expect(read('I restring pearls. I work in Ballarat.').voice).toBe('I')
  expect(read('We restring pearls. Our shop is in Ballarat.').voice).toBe('we')
})

test('reads places, steps and people', () => {
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

test('points spans at the source text of each statement', () => {
  const facts = read('We bake bread.  also do cakes. No pies!')
  for (const { span, text } of facts.statements) {
    const words =
      facts.text
        .slice(...span)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    for (const word of words.filter((word) => word !== 'also'))
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
  ])('reads %s without an error', (_what, text) => {
    const facts = read(text.slice(0, 2000))
    expect(facts.offers.length).toBeLessThan(8)
    expect(facts.contacts).toEqual([])
  })

  test('reads any text deterministically and without an error', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 2000, unit: 'grapheme' }), (text) => {
        expect(read(text)).toEqual(read(text))
      }),
      tries(60),
    )
  })
})

test('reads inline numbered steps as a list, without turning their costs into offers', () => {
  const facts = read(
    'We build houses.\nHow it works: 1. a chat by phone, 2. site visit (free inside 25 km, otherwise $220), 3. a report, $1,950 which comes off the contract, 4. drawings, usually 4–7 months, 5. the build. We only start eight jobs a year.',
  )
  expect(facts.steps).toEqual([
    'A chat by phone',
    'Site visit (free inside 25 km, otherwise $220)',
    'A report, $1,950 which comes off the contract',
    'Drawings, usually 4–7 months',
    'The build',
  ])
  expect(facts.offers.every(({ price }) => price === '')).toBe(true)
  expect(facts.statements.map(({ text }) => text)).toContain('We only start eight jobs a year.')
})

test('keeps differing hours of two locations in their sentences', () => {
  const facts = read(
    'A physiotherapy clinic. Torquay is open Mon–Fri 7am–7pm. Anglesea is Mon and Wed only, 8am–4pm.',
  )
  expect(facts.hours).toEqual([])
  expect(facts.statements.some(({ text }) => text.includes('8am–4pm'))).toBe(true)
})

test('does not read times of day as prices', () => {
  const { offers, hours } = read(
    'little cafe in footscray, banh mi $14 and toast $19.50, open 6.30 till 2.30 every day except wednesday',
  )
  expect(hours).toEqual([{ title: 'Every day except Wednesday', value: '6.30 – 2.30' }])
  expect(offers.some(({ price }) => /6\.30|2\.30/.test(price))).toBe(false)
})

test('turns “write to <address>” into “email us” and ends the sentence there', () => {
  expect(
    statementTexts(
      'We grow oysters. Restaurants in Canberra buy by the bag (minimum 20 dozen) and should write to us@tarrow.example.com.au. We don’t ship.',
    ),
  ).toEqual([
    'We grow oysters.',
    'Restaurants in Canberra buy by the bag (minimum 20 dozen) and should email us.',
    'We don’t ship.',
  ])
})

test('does not split brackets at a semicolon', () => {
  expect(
    statementTexts('We make shows. School visits (metro only; regional on request) run all year.'),
  ).toContain('School visits (metro only; regional on request) run all year.')
})

test('reads neither a person nor “ship” as a verb', () => {
  expect(
    statementTexts('Master glassblower Ewan Struthers and two colleagues work in quartz.'),
  ).toEqual(['Master glassblower Ewan Struthers and two colleagues work in quartz.'])
  expect(statementTexts('We sail. Ship open Wednesday to Sunday, adults free.')[1]).toMatch(
    /^Ship open/,
  )
})

test('excludes unwanted images and show titles from what is drawn', () => {
  const { negatedWords, nouns } = read(
    'We make puppet shows. "Bone Orchard" is for adults. Please no curtains with theatre masks on the website.',
  )
  expect(negatedWords).toContain('mask')
  expect(nouns.map(({ word }) => word)).not.toContain('bone')
})

test('keeps a condition with its consequence, and lowers capitals consistently', () => {
  expect(
    statementTexts(
      'we sell oysters at the shed door friday to sunday when theres oysters and when theres been too much rain we are shut by the food authority',
    ).join(' | '),
  ).toMatch(/when there’s been too much rain we(?: are|’re) shut/i)
  expect(statementTexts('We recondition drums. DON’T take pesticide drums.')).toContain(
    'We don’t take pesticide drums.',
  )
})

test.each([
  [
    'I tune pianos at two Hobart schools (please don’t name the schools, I haven’t asked them).',
    'I tune pianos at two Hobart schools.',
  ],
  [
    'We clean gutters in Ballarat (photos to follow, my nephew will send them to you).',
    'We clean gutters in Ballarat.',
  ],
  // Words that belong to the sentence stay in it.
  [
    'We clean gutters in Ballarat (sheds, carports and verandahs too).',
    'We clean gutters in Ballarat (sheds, carports and verandahs too).',
  ],
])('cuts bracketed notes to the agency: %s', (text, expected) => {
  expect(statementTexts(text)).toEqual([expected])
})

test('does not name a price after the day of the session', () => {
  const { offers } = read(
    'A bush kinder in Kallista. Wildlings playgroup, 0-3 with a grown up, Tuesday and Friday 9.30-11.30, $165 a term, siblings under 1 free.',
  )
  for (const { title } of offers) expect(title).not.toMatch(/^friday/i)
})

test('does not name an item after its buyers', () => {
  const { offers } = read(
    'We grow finger limes at Federal. Chefs and bars buy at $45 to 60/kg, and public can get a 200g punnet box for $18 or 3 for $48 express posted.',
  )
  for (const { title } of offers) expect(title).not.toMatch(/buy$|^public/i)
})

test('files a sentence about GST under prices', () => {
  const { statements } = read(
    'I mediate in Brisbane. A day is $2,900. GST is included in all of these.',
  )
  expect(statements.find(({ text }) => text.startsWith('GST'))?.topic).toBe('prices')
})

test('reads “repair café” as a noun', () => {
  expect(statementTexts('A tool library in Hobart. Repair café first Sunday, free.')).toContain(
    'Repair café first Sunday, free.',
  )
})

test.each([
  ['Seed for oyster farms in Lincoln. Minimum order 50,000. Office 8 to 4.'],
  [
    'Charter a tram for $390 for an hour and a half, seats 48, very good for birthdays, bring your own food.',
  ],
  [
    'We’ve 14 trams near Maldon, seven in running order, the oldest from 1891 (a horse tram). Charter a tram for $390, with a driver.',
  ],
])('does not read counts as prices: %s', (text) => {
  const { offers, statements } = read(text)
  const numbers = [
    ...offers.map(({ title, price }) => `${title} ${price}`),
    ...statements.map((statement) => statement.text),
  ]
  expect(numbers.join(' ')).not.toMatch(/\$(?:50,000|48|1,891)/)
})

test('does not use a secondary activity as the headline', () => {
  const { headline } = read(
    'Little Steps is a children’s occupational therapy practice in Darwin that also visits schools, childcare centres and homes in Palmerston.',
  )
  expect(headline).not.toMatch(/^Schools/)
})

test('reads neither choices nor reasons as form fields', () => {
  const { forms } = read(
    'I am a nationally accredited mediator. Typical matters: noise, pets, smoking, short-stay letting, parking, levies, committee breakdown. I don’t act for either side. The enquiry form should ask for scheme name, role (owner, tenant, committee, manager) and phone, because of confidentiality and conflict checks.',
  )
  const fields = forms.flatMap((form) => form.fields)
  expect(fields).toContain('Scheme name')
  expect(fields.join(' ')).not.toMatch(/tenant|committee|owner|levies|parking|confiden|conflict/i)
})

test('does not end a sentence at “i.e.”', () => {
  expect(
    statementTexts('I examine wills. I do not do graphology, i.e. guessing a person from a hand.'),
  ).toContain('I do not do graphology, i.e. guessing a person from a hand.')
})

test('does not read the year of an achievement as the founding year', () => {
  expect(read('We write grants in Colac. $4.2m won since 2016.').foundingYear).toBeUndefined()
  expect(read('We write grants in Colac, since 2016.').foundingYear).toBe('2016')
})

test('requests no price page when the prices are listed', () => {
  const titles = (text: string) => read(text).requests.map(({ title }) => title)
  expect(
    titles('We shield rooms. CT $950, x-ray $600, dental $400. The website needs a fee table.'),
  ).toEqual([])
  expect(titles('We shield rooms. The website needs a fee table.')).toEqual(['Fee table'])
})

test('keeps the spelling of words from the client’s trade', () => {
  const { text } = readBrief(
    briefOf('bush regen contractors in Lismore', { industry: 'Bush regen' }),
  )
  expect(text).toContain('regen')
})

test('offers the whole list when some entries are known services', () => {
  const { offers } = read(
    'Dr Menon and Dr Hocking see children and adults for check-ups, fillings, crowns, root canal, clear aligners and whitening.',
  )
  expect(offers.map(({ title }) => title)).toEqual([
    'Check-ups',
    'Fillings',
    'Crowns',
    'Root canal',
    'Clear aligners',
    'Whitening',
  ])
})

test('reads “name - role” rows as people and marks their statements as listed', () => {
  const { people, statements } = read(
    'We time races.\n\nWHO\nWendell Tran - timing director, did the sums for two championships\nRosie Acheson - entries and bibs',
  )
  expect(people).toEqual([
    { name: 'Wendell Tran', role: 'Timing director, did the sums for two championships' },
    { name: 'Rosie Acheson', role: 'Entries and bibs' },
  ])
  expect(
    statements.filter(({ text }) => /Wendell|Rosie/.test(text)).every(({ isListed }) => isListed),
  ).toBe(true)
})

test('lists people with bracketed roles only when all have one', () => {
  const one = 'Ruth Adey (founder), Joel Pascoe (growing) and Sam Teo (deliveries) run it.'
  expect(read(`We grow mushrooms. ${one}`).people).toContainEqual({
    name: 'Sam Teo',
    role: 'Deliveries',
  })
  expect(
    read(
      'We frame art. We are Ruth Adey (gilder), Joel Pascoe (paper) and Dot Hanran, who runs the counter.',
    ).people,
  ).not.toContainEqual({ name: 'Joel Pascoe', role: 'Paper' })
})

test('files a discount under prices', () => {
  const { statements } = read('We test rock. Batches of 200 or more: 8% less.')
  expect(statements.at(-1)?.topic).toBe('prices')
})

test('reads hours after a label', () => {
  const { hours, statements } = read(
    'We frame art.\n\nShop: Tues-Fri 9.30-5, Sat 9.30-1. Park behind.',
  )
  expect(hours).toHaveLength(2)
  expect(statements.find(({ text }) => text.includes('9.30'))).toMatchObject({
    topic: 'hours',
    isListed: true,
  })
})

test('adds no subject to “Run by …”', () => {
  expect(statementTexts('We make cheese. Run by Bev and Col since 2018.')).toContain(
    'Run by Bev and Col since 2018.',
  )
})

test('reads headings after empty lines without showing them', () => {
  const { people, offers, statements } = read(
    'What we are\nA pool for dogs in Kew. Rehab and fitness.\n\nTeam\nDr Priya Nand – owner\nToby Searle – hydrotherapist (level 3)\n\n5. WE DON’T\nInstall pools, wash dogs or board cats.\n\nHours\nTuesday to Friday 8am–6pm\nSaturday 8am–1pm\nClosed Sunday',
  )
  expect(people).toContainEqual({ name: 'Toby Searle', role: 'Hydrotherapist (level 3)' })
  const texts = statements.map(({ text }) => text)
  expect(texts).toContain('We don’t install pools, wash dogs or board cats.')
  const output = [...texts, ...offers.map(({ title }) => title)].join('\n')
  expect(output).not.toMatch(/What we are|^Team|WE DON’T|Closed Sunday$|^Hours/m)
})

test('negates every entry under a negative heading', () => {
  const texts = statementTexts(
    'We tune pianos.\n\nWE DON’T\n- move pianos\n- post strings\n- hire out costumes; we took those off the racks and won’t discuss it',
  )
  expect(texts).toEqual([
    'We tune pianos.',
    'We don’t move pianos.',
    'We don’t post strings.',
    expect.stringMatching(/^We don’t hire out costumes/),
  ])
})

test('reads office holders as people, not offers', () => {
  const { people, offers } = read(
    'We row at Mildura.\n\nCOMMITTEE\nPresident: Lorraine Pickett\nHead coach (paid): Marty Oates, level 2',
  )
  expect(people).toEqual([
    { name: 'Lorraine Pickett', role: 'President' },
    { name: 'Marty Oates', role: 'Head coach (paid)' },
  ])
  expect(offers).toEqual([])
})

test('leaves out remarks about photographs', () => {
  expect(statementTexts('We sell seed. Photos are good, Elodie takes them.')).toEqual([
    'We sell seed.',
  ])
})

test('uses the hours under their heading, whatever other sections say', () => {
  const { hours } = read(
    'We lend tools in Kew.\n\nOpening hours\nWednesday 4–7pm\nSaturday 9am–1pm\n\nRepair café\nThird Saturday 10–12.30, free.',
  )
  expect(hours).toEqual([
    { title: 'Wednesday', value: '4 – 7pm' },
    { title: 'Saturday', value: '9am – 1pm' },
  ])
})

test('reads numbered sections and entries under short headings', () => {
  const { offers, people, statements } = read(
    '1. Company\nWeighbridge service in Moree.\n\n2. Services and prices (ex GST)\n2.1 Load cell replacement: $780 labour per cell\n2.2 Platform scale check: $290\n\n4. Contacts\nGraham Petrov, managing director\nNeeta Bala, coordinator, 03 5550 7720\n\n5. WE DON’T DO\nKitchen scales, medical scales.',
  )
  expect(offers.map(({ title, price }) => `${title} = ${price}`)).toEqual([
    'Load cell replacement = $780',
    'Platform scale check = $290',
  ])
  expect(people).toEqual([
    { name: 'Graham Petrov', role: 'Managing director' },
    { name: 'Neeta Bala', role: 'Coordinator' },
  ])
  const texts = statements.map(({ text }) => text).join('\n')
  expect(texts).toContain('Kitchen scales, medical scales.')
  expect(texts).not.toMatch(/Company|Services and prices|Contacts/)
})

test('gives several names in one row no role, and reads a degree as part of a role', () => {
  const { people } = read(
    'We test hearing.\n\nTEAM\nDr Anne Korv, AuD, principal audiologist\nBevan, Tui and Jordy, crew',
  )
  expect(people).toEqual([{ name: 'Dr Anne Korv', role: 'AuD, principal audiologist' }])
})

test.each<[string, string[]]>([
  ['Septic pumpouts. Same day emergencies ring 0491 570 313, don’t email.', ['0491 570 313']],
  // Somebody else's number is not the business's.
  ['Snake catcher. In an emergency ring the ranger on 0491 570 313.', []],
  ['We run a shelter. In an emergency call 0491 570 313.', []],
])('keeps only the business’s own number: %s', (text, numbers) => {
  expect(read(text).contacts.map(({ value }) => value)).toEqual(numbers)
})

test('refuses phone contact when the client takes no calls', () => {
  expect(read('I trace families. Email only, I don’t take phone calls.').refusedContacts).toContain(
    'phone',
  )
})

test('uses an emergency number only when there is no other, and never the tenants’', () => {
  const phonesOf = (mainGoal: string) =>
    readBrief(briefOf(mainGoal)).contacts.map(({ value }) => value)
  expect(phonesOf('We fell trees in Olinda. Emergencies any hour 03 5550 8127.')).toEqual([
    '03 5550 8127',
  ])
  expect(phonesOf('We fell trees. Office 03 5550 8127, emergencies 0491 570 156.')).toEqual([
    '03 5550 8127',
  ])
  expect(
    phonesOf('We let houses. Tenants need a repairs link (emergency line 0491 570 156).'),
  ).toEqual([])
})

test.each([
  'We grow oysters. Looks wise: greys and a milky green, no cartoon pearls.',
  'We sing in Port Augusta.\n\nLOOK\nRust, grey-green, big sky. Last designer gave us treble clefs.',
  'We build sheds. Design: plain mid-toned backgrounds and large type.',
])('takes what a label says of the looks as design notes: %s', (mainGoal) => {
  expect(readBrief(briefOf(mainGoal)).designNotes).toMatch(/milky green|Rust|mid-toned/)
})
