import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { createConcept } from '../create-concept.ts'
import { readBrief } from '../reading/read-brief.ts'
import { actionsOf } from './actions.ts'
import { requestedSections } from './requested-content.ts'

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
  expect(requested?.items.map(({ image }) => [image?.kind, image?.things[0]])).toEqual([
    ['frame', 'Loaves'],
    ['frame', undefined],
    ['frame', undefined],
  ])
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

test('keeps a quick-exit button secondary to the contact action', () => {
  const { first, second } = actionsOf(
    facts('Ring 0491 570 156. The website must have a "leave this site quickly" button.'),
  )
  expect([first, second]).toEqual(['Ring 0491 570 156', 'Leave this site quickly'])
})

test('adds nothing that the client rules out', () => {
  expect(kinds('On the website sound must never be required for anything.')).toEqual([])
  const photos = requestedSections(
    facts('We would like photos of hands at work, but no photos of isolated hands on the site.'),
  ).find(({ kind }) => kind === 'asked-photos')
  expect(photos?.items.map(({ title }) => title)).not.toContain('Isolated hands')
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

test('does not turn a customer benefit into a button', () => {
  const read = readBrief(
    briefOf(
      'Pool inspector on the Gold Coast. Agents need it fast and agents get monthly account on the website.',
    ),
  )
  expect(actionsOf(read).first).not.toMatch(/^Get monthly/)
})

test.each([
  'Don’t want online ordering, people just order any old time, text only is best.',
  'Hmm, or could they pay online? Actually no, keep email, Jude would panic.',
])('what the client does not want is no action: %s', (wish) => {
  const { first, second } = actionsOf(facts(`${wish} Text 0491 570 006.`))
  expect(`${first} ${second}`).not.toMatch(/order|pay/i)
})

test('a slider for pictures is no calculator, and a referral no search', () => {
  expect(kinds('A before/after slider on the site would be good.')).toEqual(['asked-photos'])
  expect(kinds('Suggest they look up a local one.')).toEqual([])
})

test('a fact in the list of pages stands with its page', () => {
  const topics = requestedSections(
    facts(
      'Who will use the website:\n• Parents – simple English\n• Donors – we have DGR status. $40 buys books for a year\n• Volunteers – how to apply.',
    ),
  ).find(({ kind }) => kind === 'asked-topics')
  expect(topics?.items.find(({ title }) => title === 'Donors')?.text).toBe(
    'We have DGR status. $40 buys books for a year.',
  )
})

test('what a question refuses is not offered', () => {
  expect(kinds('What don’t I want? Online checkout.')).toEqual([])
  expect(kinds('A gallery sorted by pub, shop, home.')).toEqual(['asked-photos'])
})

test.each([
  ['My English on the phone is not good so email is better: a@loaf.example.', /^Email/],
  ['WhatsApp is better than calling, 0491 570 006.', /^WhatsApp 0491 570 006$/],
  ['Ring 0491 570 006 or a@loaf.example.', /^Ring/],
])('the button is the way that the client prefers: %s', (wish, label) => {
  expect(actionsOf(facts(wish)).first).toMatch(label)
})

test('who confirms bookings by phone is asked for a date', () => {
  const book = 'People should be able to book online on the website.'
  expect(actionsOf(facts(`${book} No instant booking, I confirm by phone.`)).first).toBe(
    'Ask for a date',
  )
  expect(actionsOf(facts(book)).first).toBe('Book online')
})

test('a feature in doubt is not drawn', () => {
  expect(kinds('A members area on the website? Nice but maybe not.')).not.toContain('asked-login')
  expect(kinds('A members area on the website.')).toContain('asked-login')
})

test('what the client wants said asks for no feature', () => {
  const facts = readBrief(
    briefOf(
      'We are an orchestra in Glenfern. The Committee wishes it to be understood very plainly that there are no auditions, save for French horn, where we presently have a waiting list. Ring 03 5550 1183.',
    ),
  )
  expect(facts.messages.join(' ')).toContain('There are no auditions')
  expect(actionsOf(facts).first).toBe('Ring 03 5550 1183')
})

test('a statement about the waiting list is no button for it', () => {
  const { first } = actionsOf(
    facts('The website should say how we work. Waiting list is about 10 weeks. Ring 0491 570 006.'),
  )
  expect(first).toBe('Ring 0491 570 006')
})

test('what a list refuses gets no place', () => {
  const topics = requestedSections(
    facts('Don’t want:\n- chat bots\n- recreational dive enquiries, we don’t teach\n- pop-ups'),
  ).flatMap(({ items }) => items.map(({ title }) => title))
  expect(topics).toEqual([])
})
