import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { createConcept } from '../create-concept.ts'
import { readBrief } from '../reading/read-brief.ts'
import { actionsOf } from './actions.ts'
import { requestedForm, requestedSections } from './requested-content.ts'

const BAKERY =
  'We bake bread in Footscray. Country loaf $9.50, rye $10, croissants $5.50 each or 6 for $30.'
const facts = (wish: string) => readBrief(briefOf(`${BAKERY} ${wish}`))
const kinds = (wish: string) => requestedSections(facts(wish)).map(({ kind }) => kind)

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
])('finds the features requested for the site: %s', (wish, expected) => {
  expect(kinds(wish)).toEqual(expected)
})

test('builds form fields for the requested action and offers the brief’s items as choices', () => {
  const form = requestedForm(facts('People should be able to book online on the website.'))
  expect(form?.headline).toBe('Book online')
  expect(
    form?.fields.map(({ title, type, value = '' }) => `${type} ${title} ${value}`.trim()),
  ).toEqual([
    'line Your name',
    'line Phone or email',
    'choice Which one? Country loaf',
    'date Which day?',
  ])
  const quote = requestedForm(facts('Visitors should upload a photo for a quote on the website.'))
  expect(quote?.fields.map(({ type }) => type)).toEqual(['line', 'line', 'choice', 'long', 'file'])
  expect(requestedForm(facts(''))).toBeUndefined()
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
])('includes the fields named in the brief: %s', (wish, expected) => {
  expect(requestedForm(facts(wish))?.fields.map(({ title }) => title)).toEqual(
    expect.arrayContaining(expected),
  )
})

test('does not add a shop to a site declared not to be one when customers order by phone', () => {
  const { wishes } = facts(
    'The website is not a shop. Account customers order by phone or through their rep.',
  )
  expect(wishes.filter(({ purpose, negated }) => purpose === 'shop' && !negated)).toEqual([])
})

test('infers no gallery from visitor photo uploads, and no calculator without prices', () => {
  const { wishes } = readBrief(
    briefOf(
      'Sparky in Gracemere. Want people to be able to send me a photo of their switchboard on the website and get a rough price back.',
    ),
  )
  expect(wishes.map(({ purpose }) => purpose)).not.toContain('gallery')
  expect(wishes.map(({ purpose }) => purpose)).not.toContain('calculator')
})

test('includes every requested feature in every style', () => {
  for (const overallVibe of ['Modern', 'Corporate', 'Creative', 'Minimalist', 'Bold'] as const) {
    const brief = {
      ...briefOf(
        `${BAKERY} We would like a gallery of our loaves on the website, a video and online booking.`,
      ),
      overallVibe,
    }
    const kinds = createConcept(brief, 1).sections.map(({ kind }) => kind)
    expect(kinds).toContain('asked-photos')
    expect(kinds).toContain('asked-film')
    expect(kinds.some((kind) => kind.startsWith('booking'))).toBe(true)
  }
})

test('shows empty frames for photos that are still to be supplied', () => {
  const concept = createConcept(
    briefOf(`${BAKERY} We would like a gallery of our loaves on the website.`),
    1,
  )
  const requested = concept.sections.find(({ kind }) => kind === 'asked-photos')
  expect(requested?.items.map(({ title, image }) => [title, image?.kind])).toEqual([
    ['Loaves', 'frame'],
    ['', 'frame'],
    ['', 'frame'],
  ])
})

test.each<[string, string]>([
  ['Families should be able to book a tour on the website.', 'Book a tour'],
  ['Solicitors should be able to request an interpreter on the website.', 'Request an interpreter'],
  ['Parents can join the waitlist on the website.', 'Join the waitlist'],
  // The clause does not name a thing.
  ['People should be able to book it online on the website.', 'Book online'],
])('derives the button label and form headline from the request: %s', (wish, button) => {
  expect(actionsOf(facts(wish)).first).toBe(button)
  expect(requestedForm(facts(wish))?.headline).toContain(button)
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
])('adds a form field for each requested detail: %s', (wish, fields) => {
  const own = requestedForm(facts(wish))?.fields.map(({ title }) => title)
  expect(own).toEqual(expect.arrayContaining(fields))
})

test('makes “Donate” the main button only on request, and after ticket sales', () => {
  expect(actionsOf(facts('On the website say that repairs are done by donation.')).first).toBe(
    'Get in touch',
  )
  expect(actionsOf(facts('The website needs a donate button.')).first).toBe('Donate')
  // A client who sells tickets offers gifts second.
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
])('uses only the fields listed in the brief: %s', (wish, fields) => {
  const fieldTitles = requestedForm(facts(wish))?.fields.map(({ title }) => title) ?? []
  expect(
    fieldTitles.filter((title) => !/^(?:Your name|Phone or email|Which one\?)$/.test(title)),
  ).toEqual(fields)
})

test('uses the client’s own name for a form', () => {
  const form = requestedForm(
    facts(
      'The main action is "Send us a drawing": a form on the site that accepts PDF and photos.',
    ),
  )
  expect(form?.headline).toBe('Send us a drawing')
  expect(form?.fields.at(-1)?.title).toBe('Add a drawing')
})

test('shows instructions for visitors and the contents of a topic', () => {
  const topics = (wish: string) =>
    requestedSections(facts(wish)).flatMap(({ kind, items }) =>
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

test('splits unpunctuated form fields and titles the form by its purpose', () => {
  const form = requestedForm(
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

test('creates no form from the client’s own uploads, the old site or unsuitable customers', () => {
  for (const wish of [
    'I will send 200 photos for the website.',
    'At the moment the site has a login that no longer works.',
    'People who want a fixed quote from a sketch are not a good fit for the website.',
  ])
    expect(requestedForm(facts(wish))).toBeUndefined()
})

test('keeps a quick-exit button secondary to the contact action', () => {
  const { first, second } = actionsOf(
    facts('Ring 0491 570 156. The website must have a "leave this site quickly" button.'),
  )
  expect([first, second]).toEqual(['Ring 0491 570 156', 'Leave this site quickly'])
})

test.each([
  ['Ring 0491 570 156, no email i dont read it.', ['email'], 'Your phone number'],
  ['No phone number please, us@tarrow.example.com.au.', ['phone'], 'Your email'],
  ['Email us@tarrow.example.com.au or ring 0491 570 156.', [], 'Phone or email'],
])('asks only for contact details that the client accepts: %s', (wording, refused, field) => {
  const read = facts(`${wording} We would like a contact form on the website.`)
  expect(read.refusedContacts).toEqual(refused)
  expect(requestedForm(read)?.fields[1]?.title).toBe(field)
})

test('adds nothing that the client rules out', () => {
  expect(kinds('On the website sound must never be required for anything.')).toEqual([])
  const photos = requestedSections(
    facts('We would like photos of hands at work, but no photos of isolated hands on the site.'),
  ).find(({ kind }) => kind === 'asked-photos')
  expect(photos?.items.map(({ title }) => title)).not.toContain('Isolated hands')
})

test('uses a form’s name for its headline and button', () => {
  const read = readBrief(
    briefOf('Crane hire in Mackay. Fleet page with load charts pdf, hire request form.'),
  )
  expect(requestedForm(read)?.headline).toBe('Hire request')
  expect(actionsOf(read).first).toBe('Hire request')
})

test('does not title a form after an unrelated action', () => {
  const read = readBrief(
    briefOf(
      'Crane hire in Mackay. People should be able to order parts from the catalogue. Website needs an enquiry form.',
    ),
  )
  expect(read.actions).toContain('order parts from the catalogue')
  expect(requestedForm(read)?.headline).toBe('Send a message')
})

test('does not list the main button’s action as a separate link', () => {
  const read = readBrief(
    briefOf(
      'A community radio station in Wangaratta. The website needs a donate button, a program guide and emergency information.',
    ),
  )
  const titles = requestedSections(read).flatMap(({ items }) => items.map(({ title }) => title))
  expect(actionsOf(read).first).toBe('Donate')
  expect(titles).toContain('Program guide')
  expect(titles).not.toContain('Donate')
})

test('omits a field that the form must not ask for', () => {
  const form = requestedForm(facts('The enquiry form must not ask for details of the dispute.'))
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
])('keeps other site requests out of the form: %s', (wish, fields) => {
  const own = (requestedForm(facts(wish))?.fields ?? []).map(({ title }) => title)
  for (const field of fields) expect(own).toContain(field)
  expect(own.join()).not.toMatch(/fees|faq|handouts|turnaround|licences/i)
})

test.each([
  ['The site should let people book consult.', 'Book a consult'],
  ['Quote form on the site where they upload a sketch.', 'Ask for a quote'],
  ['A solicitor should be able to send me the names through the site.', 'Get in touch'],
  ['On the site: availability for directors, contact by phone first.', 'Call us'],
])('labels the main button: %s → %s', (wish, label) => {
  expect(actionsOf(facts(wish)).first).toBe(label)
})

test('ignores current availability and an old site’s video, but detects a requested shop', () => {
  expect(kinds('Dogs available now on the site.')).not.toContain('asked-calendar')
  expect(kinds('Our last web bloke put a video of a sunrise on the site.')).toEqual([])
  expect(kinds('The website: news, shop, support articles.')).toContain('asked-order')
})

test('asks for a name only once', () => {
  const fields = requestedForm(
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
])('names the downloadable file: %s → %s', (wish, title) => {
  const files = requestedSections(facts(wish)).find(({ kind }) => kind === 'asked-files')
  expect(files?.items).toEqual([{ title }])
})

test.each([
  // A month, a visitor's question or a sentence fragment is not a button.
  ['People should be able to book straight from the website.', /straight/i],
  ['Visitors can ask for the proponent on the site.', /proponent/i],
  ['Book feb march fills up on the site.', /feb/i],
  ['Clients ask how they send audio on the website.', /audio/i],
])('keeps unrelated words out of button labels: %s', (wish, pattern) => {
  const { first, second } = actionsOf(facts(wish))
  expect(`${first} ${second}`).not.toMatch(pattern)
})

test('does not read “hours of audio” as a request for an audio player', () => {
  expect(kinds('The website has a job request form: hearing type, hours of audio.')).not.toContain(
    'asked-sound',
  )
})

test('links only to existing sections, and keeps a form with a photo field general', () => {
  const fences = readBrief(
    briefOf('Fences in Manilla. Prices depend on the country so no prices on the site.'),
  )
  expect(Object.values(actionsOf(fences))).not.toContain('See the prices')
  const roofs = facts(
    'We wash roofs in Hobart. Form: suburb, tile or tin, how many storeys, upload photo.',
  )
  expect(requestedForm(roofs)?.headline).toBe('Send a message')
  expect(actionsOf(roofs).first).toBe('Get in touch')
  expect(requestedForm(roofs)?.fields.map(({ title }) => title)).toEqual([
    ...['Your name', 'Phone or email', 'Suburb', 'Tile or tin', 'How many storeys?', 'Photo'],
  ])
})

test('titles topics by subject, and omits instructions and remarks to the designer', () => {
  const topics = requestedSections(
    readBrief(
      briefOf(
        'We teach sewing in Kew.\n\nThe website should\n- list classes with dates\n- say that some insurers pay part, check with yours\n- have an honour board, we have a spreadsheet\n- explain the first visit step by step',
      ),
    ),
  ).flatMap(({ kind, items }) => (kind === 'asked-topics' ? items : []))
  expect(topics.map(({ title }) => title).join('\n')).not.toMatch(/^(?:List|Say|Explain)/m)
  expect(topics.map(({ text }) => text).join('\n')).not.toMatch(/spreadsheet|check with/)
})

test('does not title a form after its photo field, and gives dates a date input', () => {
  expect(
    requestedForm(facts('We want a form where people can upload a photo.'))?.headline,
  ).not.toBe('Send a photo')
  const form = requestedForm(
    facts('Referral form needed: participant name, plan dates, photo of the site.'),
  )
  const sortOf = (title: string) => form?.fields.find((field) => field.title === title)?.type
  expect([sortOf('Plan dates'), sortOf('Photo of the site')]).toEqual(['date', 'file'])
})

test('does not turn a customer benefit into a button', () => {
  const read = readBrief(
    briefOf(
      'Pool inspector on the Gold Coast. Agents need it fast and agents get monthly account on the website.',
    ),
  )
  expect(actionsOf(read).first).not.toMatch(/^Get monthly/)
})
