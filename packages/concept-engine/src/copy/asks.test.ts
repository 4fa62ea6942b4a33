import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { createConcept } from '../create-concept.ts'
import { readBrief } from '../reading/read-brief.ts'
import { actionsOf } from './actions.ts'
import { askedOf, formOf } from './asks.ts'

const BAKERY =
  'We bake bread in Footscray. Country loaf $9.50, rye $10, croissants $5.50 each or 6 for $30.'
const facts = (wish: string) => readBrief(briefOf(`${BAKERY} ${wish}`))
const kinds = (wish: string) => askedOf(facts(wish)).map(({ kind }) => kind)

test.each([
  ['Customers should be able to order online on the website.', ['asked-order']],
  ['The website needs a calendar that shows which days are free.', ['asked-calendar']],
  ['We would like before and after photos on the site.', ['asked-photos']],
  ['Please put our video at the top of the website.', ['asked-film']],
  ['Can you put a sound clip on the site?', ['asked-sound']],
  ['The price list should be on the website to download.', ['asked-files']],
  ['We want a newsletter sign-up on the site.', ['asked-signup']],
  ['We do not want a gallery on the website.', []],
  ['On the site they choose a language and phone/video/in person.', []],
  ['Buyers should see what’s available month by month on the site.', ['asked-topics']],
  ['', []],
])('%s', (wish, expected) => {
  expect(kinds(wish)).toEqual(expected)
})

test('a form asks for what the client wants to know, and offers what the brief names', () => {
  const form = formOf(facts('People should be able to book online on the website.'))
  expect(form?.headline).toBe('Book online')
  expect(
    form?.fields.map(({ title, sort, value = '' }) => `${sort} ${title} ${value}`.trim()),
  ).toEqual([
    'line Your name',
    'line Phone or email',
    'choice Which one? Country loaf',
    'date Which day?',
  ])
  const quote = formOf(facts('Visitors should upload a photo for a quote on the website.'))
  expect(quote?.fields.map(({ sort }) => sort)).toEqual(['line', 'line', 'choice', 'long', 'file'])
  expect(formOf(facts(''))).toBeUndefined()
})

test.each<[string, string[]]>([
  [
    'Quote form: size, qty, suburb, forklift on site y/n',
    ['Size', 'Quantity', 'Suburb', 'Forklift on site?'],
  ],
  ['People should book a service on the website and say what rego.', ['Rego']],
  ['We want people to pick a day and suburb on the site.', ['Day', 'Suburb']],
  [
    'A form on the site where they can tell us the slope and if a digger can get in.',
    ['Slope', 'Can a digger get in?'],
  ],
])('%s has the fields that it names', (wish, expected) => {
  expect(formOf(facts(wish))?.fields.map(({ title }) => title)).toEqual(
    expect.arrayContaining(expected),
  )
})

test('a shop that is refused is none, whoever orders by phone', () => {
  const { wishes } = facts(
    'The website is not a shop. Account customers order by phone or through their rep.',
  )
  expect(wishes.filter(({ does, denied }) => does === 'shop' && !denied)).toEqual([])
})

test('photos that visitors send are no gallery, and without prices nothing is worked out', () => {
  const { wishes } = readBrief(
    briefOf(
      'Sparky in Gracemere. Want people to be able to send me a photo of their switchboard on the website and get a rough price back.',
    ),
  )
  expect(wishes.map(({ does }) => does)).not.toContain('gallery')
  expect(wishes.map(({ does }) => does)).not.toContain('calculator')
})

test('what the client asked the website to do is on the page, in every style', () => {
  for (const overallVibe of ['Modern', 'Corporate', 'Creative', 'Minimalist', 'Bold'] as const) {
    const brief = {
      ...briefOf(
        `${BAKERY} We would like a gallery of our loaves on the website, a video and online booking.`,
      ),
      overallVibe,
    }
    const shown = createConcept(brief, 1).sections.map(({ kind }) => kind)
    expect(shown).toContain('asked-photos')
    expect(shown).toContain('asked-film')
    expect(shown.some((kind) => kind.startsWith('booking'))).toBe(true)
  }
})

test('photographs that are still to be taken are frames, and no pictures of ours', () => {
  const concept = createConcept(
    briefOf(`${BAKERY} We would like a gallery of our loaves on the website.`),
    1,
  )
  const asked = concept.sections.find(({ kind }) => kind === 'asked-photos')
  expect(asked?.items.map(({ title, image }) => [title, image?.kind])).toEqual([
    ['Loaves', 'frame'],
    ['', 'frame'],
    ['', 'frame'],
  ])
})

test.each<[string, string]>([
  ['Families should be able to book a tour on the website.', 'Book a tour'],
  ['Solicitors should be able to request an interpreter on the website.', 'Request an interpreter'],
  ['Parents can join the waitlist on the website.', 'Join the waitlist'],
  // It names no thing.
  ['People should be able to book it online on the website.', 'Book online'],
])('%s has a button that says so', (wish, button) => {
  expect(actionsOf(facts(wish)).first).toBe(button)
  expect(formOf(facts(wish))?.headline).toContain(button)
})

test.each<[string, string[]]>([
  [
    'A quote form on the website where people put in the metres and a few pics.',
    ['Metres', 'Pics'],
  ],
  [
    'On the website a teacher should tell us the show, the dates and the cast sizes, and get a quote back.',
    ['Show', 'Dates', 'Cast sizes'],
  ],
  [
    'A contact form on the site asking about suburb, budget and timing.',
    ['Suburb', 'Budget', 'Timing'],
  ],
  [
    'People should book online on the website and pay a $30 deposit.',
    ['Which one?', 'Which day?', 'Deposit'],
  ],
])('%s', (wish, fields) => {
  const own = formOf(facts(wish))?.fields.map(({ title }) => title)
  expect(own).toEqual(expect.arrayContaining(fields))
})

test('what somebody does by donation is no wish for donations', () => {
  expect(actionsOf(facts('On the website say that repairs are done by donation.')).first).toBe(
    'Get in touch',
  )
  expect(actionsOf(facts('The website needs a donate button.')).first).toBe('Donate')
  // Who sells tickets asks for gifts second.
  expect(
    actionsOf(facts('The website should sell concert tickets, with a donate button.')).first,
  ).toBe('Buy tickets')
})

test.each<[string, string[]]>([
  [
    'We want a book a visit form on the site (how many scales, make, site address).',
    ['How many scales?', 'Make', 'Site address'],
  ],
  [
    'Visitors should be able to request a tuning, with a field for the make and the last time it was tuned.',
    ['Make', 'Last time it was tuned'],
  ],
  ['The website needs a quote form with upload, a size guide, and a map.', ['Upload']],
])('%s', (wish, fields) => {
  const shown = formOf(facts(wish))?.fields.map(({ title }) => title) ?? []
  expect(
    shown.filter((title) => !/^(?:Your name|Phone or email|Which one\?)$/.test(title)),
  ).toEqual(fields)
})

test('what the client calls a form is what it is called', () => {
  const form = formOf(
    facts(
      'The main action is "Send us a drawing": a form on the site that accepts PDF and photos.',
    ),
  )
  expect(form?.headline).toBe('Send us a drawing')
  expect(form?.fields.at(-1)?.title).toBe('Add a drawing')
})

test('what visitors are to do, and what a thing is made of, stands on the page', () => {
  const topics = (wish: string) =>
    askedOf(facts(wish)).flatMap(({ kind, items }) =>
      kind === 'asked-topics' ? items.map(({ title, text }) => `${title} | ${text}`) : [],
    )
  expect(
    topics(
      'First thing on the page has to be what to do RIGHT NOW - keep your eyes on it, keep pets in, ring me.',
    ),
  ).toEqual(['What to do right now | Keep your eyes on it, keep pets in, ring me.'])
  expect(
    topics(
      'The site must have: book a sail, history timeline (1898, 1914 wool trade, 1967), and how to get to the wharf.',
    ),
  ).toEqual(['How to get to the wharf | ', 'History timeline | 1898, 1914 wool trade, 1967.'])
})

test('fields that nothing separates, and what the form is for', () => {
  const form = formOf(
    facts('Need on the website a form for wedding enquiries (date venue how many tables budget).'),
  )
  expect(form?.headline).toBe('Wedding enquiries')
  expect(form?.fields.map(({ title }) => title).slice(-4)).toEqual([
    'Date',
    'Venue',
    'How many tables?',
    'Budget',
  ])
})

test('what we send ourselves, what the old site has and what is no good fit asks for nothing', () => {
  for (const wish of [
    'I will send 200 photos for the website.',
    'At the moment the site has a login that no longer works.',
    'People who want a fixed quote from a sketch are not a good fit for the website.',
  ])
    expect(formOf(facts(wish))).toBeUndefined()
})

test('a button that leaves the page is not what visitors come for', () => {
  const { first, second } = actionsOf(
    facts('Ring 0491 570 156. The website must have a "leave this site quickly" button.'),
  )
  expect([first, second]).toEqual(['Ring 0491 570 156', 'Leave this site quickly'])
})

test.each([
  ['Ring 0491 570 156, no email i dont read it.', ['email'], 'Your phone number'],
  ['No phone number please, us@tarrow.example.com.au.', ['phone'], 'Your email'],
  ['Email us@tarrow.example.com.au or ring 0491 570 156.', [], 'Phone or email'],
])('%s', (said, refused, field) => {
  const read = facts(`${said} We would like a contact form on the website.`)
  expect(read.refusedContacts).toEqual(refused)
  expect(formOf(read)?.fields[1]?.title).toBe(field)
})

test('what must never be is not asked for', () => {
  expect(kinds('On the website sound must never be required for anything.')).toEqual([])
  const photos = askedOf(
    facts('We would like photos of hands at work, but no photos of isolated hands on the site.'),
  ).find(({ kind }) => kind === 'asked-photos')
  expect(photos?.items.map(({ title }) => title)).not.toContain('Isolated hands')
})

test('a form that is named by what it asks for is headed so, and its button says so', () => {
  const read = readBrief(
    briefOf('Crane hire in Mackay. Fleet page with load charts pdf, hire request form.'),
  )
  expect(formOf(read)?.headline).toBe('Hire request')
  expect(actionsOf(read).first).toBe('Hire request')
})

test('a form is not headed by what is done elsewhere', () => {
  const read = readBrief(
    briefOf(
      'Crane hire in Mackay. People should be able to order parts from the catalogue. Website needs an enquiry form.',
    ),
  )
  expect(read.actions).toContain('order parts from the catalogue')
  expect(formOf(read)?.headline).toBe('Send a message')
})

test('what a button of the page does has no link beside it', () => {
  const read = readBrief(
    briefOf(
      'A community radio station in Wangaratta. The website needs a donate button, a program guide and emergency information.',
    ),
  )
  const titles = askedOf(read).flatMap(({ items }) => items.map(({ title }) => title))
  expect(actionsOf(read).first).toBe('Donate')
  expect(titles).toContain('Program guide')
  expect(titles).not.toContain('Donate')
})

test('a form does not ask for what it must not ask for', () => {
  const form = formOf(facts('The enquiry form must not ask for details of the dispute.'))
  expect(form?.fields.map(({ title }) => title)).not.toContain('Details of the dispute')
})

test.each<[string, string[]]>([
  [
    'The site needs a waitlist form, referral form for GPs and teachers, fees, FAQ, free handouts.',
    [],
  ],
  ['The site needs a fee table, plan upload, turnaround, sample report, licences.', []],
  [
    'The site needs an order form with week wanted, number of loaves, sliced or not.',
    ['Week wanted', 'Number of loaves', 'Sliced or not'],
  ],
])('a form asks what it is said to ask: %s', (wish, fields) => {
  const own = (formOf(facts(wish))?.fields ?? []).map(({ title }) => title)
  for (const field of fields) expect(own).toContain(field)
  expect(own.join()).not.toMatch(/fees|faq|handouts|turnaround|licences/i)
})

test.each([
  ['The site should let people book consult.', 'Book a consult'],
  ['Quote form on the site where they upload a sketch.', 'Ask for a quote'],
  ['A solicitor should be able to send me the names through the site.', 'Get in touch'],
  ['On the site: availability for directors, contact by phone first.', 'Call us'],
])('%s the main button says %s', (wish, label) => {
  expect(actionsOf(facts(wish)).first).toBe(label)
})

test('dogs that are there now are booked for no day, and what is left off the last site is no wish', () => {
  expect(kinds('Dogs available now on the site.')).not.toContain('asked-calendar')
  expect(kinds('Our last web bloke put a video of a sunrise on the site.')).toEqual([])
  expect(kinds('The website: news, shop, support articles.')).toContain('asked-order')
})

test('a form asks for a name once', () => {
  const fields = formOf(
    facts('Want a form with name, suburb, what’s wrong, phone and a photo of the switchboard.'),
  )?.fields.map(({ title }) => title)
  expect(fields).toEqual([
    'Your name',
    'Phone or email',
    'Suburb',
    'What’s wrong?',
    'Photo of the switchboard',
  ])
})

test.each([
  ['Lab slip as a pdf download on the site.', 'Lab slip'],
  ['The site needs a capability statement download.', 'Capability statement'],
  [
    'Visitors should be able to download a checklist of what to bring.',
    'Checklist of what to bring',
  ],
])('%s is called %s', (wish, title) => {
  const files = askedOf(facts(wish)).find(({ kind }) => kind === 'asked-files')
  expect(files?.items).toEqual([{ title }])
})

test.each([
  // Not in which month, not what visitors ask, and nothing that was cut out of a sentence.
  ['People should be able to book straight from the website.', /straight/i],
  ['Visitors can ask for the proponent on the site.', /proponent/i],
  ['Book feb march fills up on the site.', /feb/i],
  ['Clients ask how they send audio on the website.', /audio/i],
])('%s names no button', (wish, pattern) => {
  const { first, second } = actionsOf(facts(wish))
  expect(`${first} ${second}`).not.toMatch(pattern)
})

test('hours of audio are nothing to listen to', () => {
  expect(kinds('The website has a job request form: hearing type, hours of audio.')).not.toContain(
    'asked-sound',
  )
})

test('a button leads to what is there, and a form for more than a photo is none for photos', () => {
  const fences = readBrief(
    briefOf('Fences in Manilla. Prices depend on the country so no prices on the site.'),
  )
  expect(Object.values(actionsOf(fences))).not.toContain('See the prices')
  const roofs = facts(
    'We wash roofs in Hobart. Form: suburb, tile or tin, how many storeys, upload photo.',
  )
  expect(formOf(roofs)?.headline).toBe('Send a message')
  expect(actionsOf(roofs).first).toBe('Get in touch')
  expect(formOf(roofs)?.fields.map(({ title }) => title)).toEqual([
    ...['Your name', 'Phone or email', 'Suburb', 'Tile or tin', 'How many storeys?', 'Photo'],
  ])
})

test('a topic is called by its thing; what is to be said, and remarks, are the designer’s', () => {
  const topics = askedOf(
    readBrief(
      briefOf(
        'We teach sewing in Kew.\n\nThe website should\n- list classes with dates\n- say that some insurers pay part, check with yours\n- have an honour board, we have a spreadsheet\n- explain the first visit step by step',
      ),
    ),
  ).flatMap(({ kind, items }) => (kind === 'asked-topics' ? items : []))
  expect(topics.map(({ title }) => title).join('\n')).not.toMatch(/^(?:List|Say|Explain)/m)
  expect(topics.map(({ text }) => text).join('\n')).not.toMatch(/spreadsheet|check with/)
})

test('a form that takes a file among other things is no form for photos, and dates are no files', () => {
  expect(formOf(facts('We want a form where people can upload a photo.'))?.headline).not.toBe(
    'Send a photo',
  )
  const form = formOf(
    facts('Referral form needed: participant name, plan dates, photo of the site.'),
  )
  const sortOf = (title: string) => form?.fields.find((field) => field.title === title)?.sort
  expect([sortOf('Plan dates'), sortOf('Photo of the site')]).toEqual(['date', 'file'])
})

test('what customers get is no button', () => {
  const read = readBrief(
    briefOf(
      'Pool inspector on the Gold Coast. Agents need it fast and agents get monthly account on the website.',
    ),
  )
  expect(actionsOf(read).first).not.toMatch(/^Get monthly/)
})
