import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { readBrief } from '../reading/read-brief.ts'
import { actionsOf } from './actions.ts'
import { requestedSections } from './requested-content.ts'
import { requestedForm } from './requested-form.ts'

const BAKERY =
  'We bake bread in Footscray. Country loaf $9.50, rye $10, croissants $5.50 each or 6 for $30.'
const facts = (wish: string) => readBrief(briefOf(`${BAKERY} ${wish}`))
const _kinds = (wish: string) => requestedSections(facts(wish)).map(({ kind }) => kind)

test('builds form fields for the requested action and offers the brief’s items as choices', () => {
  const form = requestedForm(facts('People should be able to book online on the website.'))
  expect(form?.headline).toBe('Book online')
  expect(
    form?.fields.map(({ title, type, value = '' }) => `${type} ${title} ${value}`.trim()),
  ).toEqual([
    'line Your name',
    'line Phone or email',
    'choice Which one? Country loaf / Rye / Croissants',
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

test.each([
  ['Ring 0491 570 156, no email i dont read it.', ['email'], 'Your phone number'],
  ['No phone number please, us@tarrow.example.com.au.', ['phone'], 'Your email'],
  ['Email us@tarrow.example.com.au or ring 0491 570 156.', [], 'Phone or email'],
])('asks only for contact details that the client accepts: %s', (wording, refused, field) => {
  const read = facts(`${wording} We would like a contact form on the website.`)
  expect(read.refusedContacts).toEqual(refused)
  expect(requestedForm(read)?.fields[1]?.title).toBe(field)
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
    ['Week wanted', 'Number of loaves', 'Sliced or not?'],
  ],
])('keeps other site requests out of the form: %s', (wish, fields) => {
  const own = (requestedForm(facts(wish))?.fields ?? []).map(({ title }) => title)
  for (const field of fields) expect(own).toContain(field)
  expect(own.join()).not.toMatch(/fees|faq|handouts|turnaround|licences/i)
})

test('asks for a name only once', () => {
  const fields = requestedForm(
    facts('Want a form with name, suburb, what’s wrong, phone and a photo of the switchboard.'),
  )?.fields.map(({ title }) => title)
  expect(fields).toEqual([
    'Your name',
    'Your phone number',
    'Suburb',
    'What’s wrong?',
    'Photo of the switchboard',
  ])
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
    ...['Your name', 'Phone or email', 'Suburb', 'Tile or tin?', 'How many storeys?', 'Photo'],
  ])
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

test('who refuses a contact form gets none, whatever is said of forms', () => {
  expect(
    requestedForm(
      facts('No contact form! If you give people a form they will fill it in and wait.'),
    ),
  ).toBeUndefined()
})

test('a field has the choices that the client names', () => {
  const { fields = [] } =
    requestedForm(
      facts(
        'Booking form: name, address, pool/spa/both, reason (selling, leasing, renewal), roof (tin/tile), indoors or outdoors, winery or distillery name, dog on property y/n.',
      ),
    ) ?? {}
  expect(fields.slice(2).map(({ title, type, value = '' }) => [title, type, value])).toEqual([
    ['Address', 'line', ''],
    ['Pool, spa or both?', 'choice', 'Pool / Spa / Both'],
    ['Reason', 'choice', 'Selling / Leasing / Renewal'],
    ['Roof', 'choice', 'Tin / Tile'],
    ['Indoors or outdoors?', 'choice', 'Indoors / Outdoors'],
    ['Winery or distillery name', 'line', ''],
    ['Dog on property?', 'choice', 'Yes / No'],
  ])
})

test('a form for bookings that are confirmed later asks for a date', () => {
  const wish = 'People should be able to book online on the website.'
  expect(requestedForm(facts(wish))).toMatchObject({ headline: 'Book online', button: 'Book' })
  expect(requestedForm(facts(`${wish} We confirm by phone.`))).toMatchObject({
    headline: 'Ask for a date',
    button: 'Send',
  })
})

test.each<[string, string, string[]]>([
  [
    'Reminder sign up - name, address, mobile, tank last done (year), remind me every 2 / 3 / 5 years.',
    'Reminder sign up',
    [
      'Your name',
      'Your mobile',
      'Address',
      'Tank last done (year)',
      'Remind me every: 2 years / 3 years / 5 years',
    ],
  ],
  [
    'Need: enrol page (name, email, level - never signed / know some / done a course, evening preference Tues or Thurs).',
    'Enrol',
    [
      'Your name',
      'Your email',
      'Level: Never signed / Know some / Done a course',
      'Evening preference: Tuesday / Thursday',
    ],
  ],
  [
    'Volunteer form: name, phone, email, what could you do - rescuing, driving, washing.',
    'Volunteer',
    [
      'Your name',
      'Your phone number',
      'Your email',
      'What could you do?: Rescuing / Driving / Washing',
    ],
  ],
  [
    'Hire form with contact person, start and finish times, vehicle make model and year, single or double storey, and whether alcohol will be served.',
    'Hire enquiry',
    [
      'Your name',
      'Phone or email',
      'Start time',
      'Finish time',
      'Vehicle make, model and year',
      'Single or double storey?: Single / Double',
      'Will alcohol be served?: Yes / No',
    ],
  ],
  [
    'Swarm report form: where is it, urgent or not, is it bees or wasps, best number.',
    'Swarm report',
    [
      'Your name',
      'Your phone number',
      'Where is it?',
      'Urgent or not?: Urgent / Not urgent',
      'Is it bees or wasps?: Bees / Wasps',
    ],
  ],
  [
    'A form would be good: make of instrument, how they heard about me, and let them add up to 4 photos.',
    'Send a message',
    [
      'Your name',
      'Phone or email',
      'Make of instrument',
      'How did you hear about me?',
      'Up to 4 photos',
    ],
  ],
  [
    'They should fill in: name, dates, where they are staying, delivery needed?',
    'Send a message',
    [
      'Your name',
      'Phone or email',
      'Dates',
      'Where are you staying?',
      'Delivery needed?: Yes / No',
    ],
  ],
])('a form has the client’s name, fields and choices: %s', (wish, headline, expected) => {
  const form = requestedForm(facts(wish))
  expect(form?.headline).toBe(headline)
  expect(
    form?.fields.map(({ title, value = '' }) => (value === '' ? title : `${title}: ${value}`)),
  ).toEqual(expected)
})

test('brackets that explain a field are no choices', () => {
  const { fields = [] } =
    requestedForm(facts('Quote form: suburb, roof size (in metres, if known), height.')) ?? {}
  expect(fields.find(({ title }) => title === 'Roof size')?.type).toBe('line')
})
