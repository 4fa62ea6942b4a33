import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { createConcept } from '../../create-concept.ts'
import { readBrief } from '../read-brief.ts'

const brief = (mainGoal: string) => ({
  companyName: 'Tarrow Hill',
  employeeCount: '1-10',
  businessType: 'Both' as const,
  industry: 'Other',
  mainGoal,
  overallVibe: 'Modern',
  colorFeel: '',
})
const requests = (mainGoal: string) =>
  readBrief(brief(mainGoal)).requests.map(({ title, format }) => `${title} (${format})`)

test.each<[string, string[]]>([
  [
    'Netball club near Echuca. Need fixtures, a canteen roster and a map on the website.',
    ['Fixtures (dates)', 'Canteen roster (dates)', 'Map (map)'],
  ],
  [
    'I tune pianos. People should be able to see which towns I’m in which weeks on the website.',
    ['Which towns I’m in which weeks (rows)'],
  ],
  [
    'We are a choir. The website should tell singers what to expect on their first night.',
    ['What to expect on your first night (text)'],
  ],
  [
    'We are vets. A section on saying goodbye to a pet is important to us on the site.',
    ['Saying goodbye (text)'],
  ],
  // The business of the client is not content for the website.
  ['We print menus, timetables and floor plans for theatres.', []],
  ['The old website has a timetable that nobody reads.', []],
  ['No reviews on the website please.', []],
  ['Tours go with the tide so a fixed timetable won’t work on the website.', []],
  [
    'We build homes. The website should show finished homes with the slope and how long they took.',
    ['Finished homes (text)'],
  ],
  [
    'A cafe. I’d like the website to show the menu, where to park, and that dogs are fine.',
    ['Where to park (map)', 'Menu (rows)'],
  ],
])('finds requested content: %s', (mainGoal, expected) => {
  expect(requests(mainGoal)).toEqual(expected)
})

test.each<[string, string[]]>([
  [
    'The site should explain how to tell real saffron from fake, how to steep it, and have a handful of recipes.',
    ['How to tell real saffron from fake (text)', 'Recipes (rows)'],
  ],
  [
    'Please set out the stages of a partner visa and what evidence is needed on the website.',
    ['The stages of a partner visa (text)', 'What evidence is needed (text)'],
  ],
  [
    'The website should show the difference between a clean and an overhaul and what they cost.',
    ['The difference between a clean and an overhaul (text)', 'What they cost (rows)'],
  ],
  [
    'On the website explain the stocking program, which is where our growth comes from.',
    ['Stocking program (text)'],
  ],
  ['One PDF on the site to show the boss.', []],
  ['We need a page for each of about nine restorations.', ['Restorations (pictures)']],
])('names requested content: %s', (mainGoal, expected) => {
  expect(requests(`We tune organs. ${mainGoal}`)).toEqual(expected)
})

test('reads a list of wishes as topics with the client’s text', () => {
  const { requests: found, statements } = readBrief(
    brief(
      'Bowls club with two greens.\nWe need the website to do these\n- Function room: seats 120, show photos\n- Courtesy bus, Friday and Saturday from 5\n- Greens open or closed when it rains. Someone on the bar should be able to change this',
    ),
  )
  expect(found.map(({ title, text }) => [title, text])).toEqual([
    ['Function room', 'Seats 120.'],
    ['Courtesy bus', 'Friday and Saturday from 5.'],
    ['Greens open or closed when it rains', ''],
  ])
  expect(statements.map(({ text }) => text)).toEqual(['Bowls club with two greens.'])
})

test('keeps the topics that the client names for an FAQ', () => {
  const { requests: found } = readBrief(
    brief(
      'We keep bees on roofs. Most questions we get are about stings, kids and the neighbours so an FAQ on the website would be handy.',
    ),
  )
  expect(found.find(({ format }) => format === 'questions')?.topics).toEqual([
    'Stings',
    'Kids',
    'Neighbours',
  ])
})

test('gives each request its place on the page under the client’s own name', () => {
  const { sections } = createConcept(
    brief(
      'Netball club near Echuca. Junior sides from five. We need fixtures and a canteen roster on the website.',
    ),
    1,
  )
  const topics = sections.find(({ kind }) => kind === 'asked-topics')
  expect(topics?.items.map(({ title, group }) => [title, group])).toEqual([
    ['Fixtures', 'dates'],
    ['Canteen roster', 'dates'],
  ])
})

test('shows prices in brackets with their item', () => {
  const { statements } = readBrief(
    brief('We are a choir. The website should sell concert tickets ($35, $25 concession).'),
  )
  expect(statements.map(({ text }) => text)).toContain('Concert tickets: $35, $25 concession.')
})

test('reads no content from remarks about photos and type size', () => {
  expect(
    requests(
      'On the website photos should show how tall the things are. Older patients should see large type.',
    ),
  ).toEqual([])
})

test.each<[string, string[]]>([
  [
    'The site should let people ask for a visit, explain what happens at a first visit, and tell people what to do in an emergency after hours.',
    ['What happens at a first visit (text)', 'What to do in an emergency after hours (text)'],
  ],
  [
    'We would like snake bite and calving emergency pages, and a page for each partner on the website.',
    ['Partners (text)', 'Snake bite and calving emergency (text)'],
  ],
  ['We want a map of where we deliver on the site.', ['Where we deliver (map)']],
  ['Would like people to buy online but scared of fees, maybe later on the site.', []],
])('reads page requests: %s', (wish, expected) => {
  expect(requests(`We keep bees in Kyneton. ${wish}`)).toEqual(expected)
})

test.each([
  [
    'So a shop, tours booking, recipes. Road gets cut off by floods sometimes so a notice bar would help.',
    /bar$/i,
  ],
  [
    'The price is on the website, depending on what your main kinder claims, and there is a gear list.',
    /kinder claims/i,
  ],
  ['The website needs a donate page for the restoration of No. 217, and a gear list.', /\bno$/i],
])('does not request a page for a truncated phrase or an interface element: %s', (text, wrong) => {
  const { requests } = readBrief(briefOf(`A bush kinder in Kallista. ${text}`))
  for (const { title } of requests) expect(title).not.toMatch(wrong)
})

test('does not request a page for a single word', () => {
  expect(
    requests(
      'bookkeeper BAS agent mandurah, only tradies. $66 a week. text me pics of receipts. book a call thats it. swearing ok within reason',
    ),
  ).toEqual([])
})

test.each<[string, string[]]>([
  [
    'We make sensors.\n\nThe website: coverage checker, reseller enquiries, support articles, app login top right.',
    ['Coverage checker (text)', 'Reseller enquiries (text)', 'Support articles (rows)'],
  ],
  [
    'We hire cranes. The site needs a fleet page with load charts, load charts pdf.',
    ['Load charts (rows)'],
  ],
  ['We treat stutters. Rules about testimonials so none on the website.', []],
  [
    'We hire cranes. Load charts should be on the website. Our last web bloke put a video of a sunrise on it.',
    ['Load charts (rows)'],
  ],
  ['We fix floats. Amazing how few blokes know what a horse does in a box.', []],
  [
    'We teach swimming. On the site: book a lesson, apply for a job, interpreters apply to join.',
    [],
  ],
])('reads requests among other remarks: %s', (mainGoal, expected) => {
  expect(requests(mainGoal).sort()).toEqual(expected.sort())
})

test.each([
  // Sentences about the business and its visitors, without any content for a website.
  'We survey land. The site should explain how they send scans.',
  'We survey land. The site should tell people who we are.',
  'We survey land. The website has to tell them where to go.',
  'We survey land. Photographer credit has to go under each picture on the site.',
  'We survey land. I want the site to be the real one: real shop, real address.',
])('requests no page: %s', (mainGoal) => {
  expect(requests(mainGoal)).toEqual([])
})

test('does not read “each physio’s page” as a request', () => {
  expect(requests('We treat backs. Please make each physio’s page say what they do best.')).toEqual(
    [],
  )
})

test('ends a topic where another action begins', () => {
  expect(
    requests(
      'I lodge tax returns. Visitors should see what to bring and to book a time on the site.',
    ),
  ).toEqual(['What to bring (text)'])
})

test('requests a timetable once, however it is worded', () => {
  const { requests } = readBrief(
    brief(
      'We teach gymnastics in Kingston. What matters most on the website: a timetable that works on phones and filters by age.',
    ),
  )
  expect(requests.filter(({ title }) => /timetable/i.test(title))).toHaveLength(1)
})

test('ignores items listed under an exclusion heading', () => {
  const { requests } = readBrief(
    brief(
      'We survey land in Tamworth.\n\nWHAT WE WANT FROM THE SITE\n- A page on "do I need a survey?"\n- Project examples\n\nWHAT WE DON’T WANT\n- Hard hats\n- Fence dispute enquiries',
    ),
  )
  expect(requests.map(({ title }) => title).join(' ')).not.toMatch(/Fence|Hard hats|^"/)
})

test.each<[string, RegExp]>([
  // Remarks about the page's layout are not content.
  [
    'Website: very typographic, big type, tight grid, close-up photos where you can see the impression.',
    /grid/i,
  ],
])('reads no content from remarks about layout: %s', (wish, words) => {
  const { requests } = readBrief(brief(`I print letterpress in Castlemaine. ${wish}`))
  expect(requests.map(({ title }) => title).join(' ')).not.toMatch(words)
})

test('keeps a request whole when it contains a location', () => {
  const { requests } = readBrief(
    brief(
      'im a farrier and i go round tamworth on thursdays. need my number big and a page where they can see what day im in there area. not fussed on the rest',
    ),
  )
  expect(requests.map(({ title }) => title)).toContain('What day I’m in their area')
})
