import { describe, expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { readBrief } from './read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const said = (text: string) => read(text).statements.map(({ text: shown }) => shown)

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
    'We’re an hour from reliable internet so keep the back end simple.',
    'Tourists ring us all day, so if the site can head that off it would help.',
    'Visitors are often angry or anxious.',
    'Form needs: lot address, council, bedrooms, locked gates.',
  ])('%s', (note) => {
    expect(said(`We mill timber in Kyneton. ${note}`)).toEqual(['We mill timber in Kyneton.'])
  })

  test.each([
    'Our crews live on site until the job is done.',
    'We photograph weddings.',
    'We look after families.',
    'We print menus and posters.',
    'Button mushrooms are picked each morning.',
    'We do front end alignments.',
    'If the site has no access we crane it in.',
    'The form must be signed by a parent.',
  ])('%s is one of the business', (sentence) => {
    expect(said(sentence)).toEqual([sentence])
  })
})

test('what is told of the page is no copy, however politely', () => {
  const shown = said(
    'We do conveyancing in Altona. We do not treat horses and would like that to be stated politely. First-home buyers are nervous, so a plain five-step explanation would help. The committee has resolved to obtain a website. It needs to be easy for me to change from the phone. Book button goes to the app.',
  ).join(' ')
  expect(shown).toBe('We do conveyancing in Altona.')
})

test('what is written to the agency is no copy', () => {
  expect(
    said(
      'We clean linen. Audiences: procurement and infection control. I don’t own a computer. What’s missing is the human part.',
    ),
  ).toEqual(['We clean linen.'])
})

test('what is taken back or refused at once is no copy, and quotes stay whole', () => {
  expect(
    said(
      'sparky in toowoomba. free quotes on all jobs. every man and his dog here says "no job too small" please dont put that',
    ).join(' '),
  ).not.toMatch(/job too small|dog here/)
  expect(
    said('we fix taps. after hours is double dont want people whinging so put that up front'),
  ).toContain('After hours is double.')
})

test('a letter’s address is no part of its first sentence', () => {
  expect(said('Dear designers, we run a heritage tramway near Maldon.')).toEqual([
    'We run a heritage tramway near Maldon.',
  ])
})

describe('what is said to the agency beside what is told of the business', () => {
  test.each([
    ['a form and what it asks', 'Order form with the week, number of hives, tagged or not.'],
    ['a form by its name', 'Rebinding order form: upload the pages, cloth colour, copies.'],
    ['a page', 'Page about what to do when the hive arrives.'],
    ['what the law wants of a page', 'We must never promise an outcome.'],
    [
      'what has to be shown',
      'Must display our licence number, refund policy and complaints policy.',
    ],
    ['words that are not to be used', 'Do not use ‘retarded’ or ‘special’ anywhere.'],
    ['who built the last one', 'Our last designer rang us at dinner.'],
    ['whom it is aimed at', 'Target audience is engineers who are tired of delays.'],
    ['what is to be done', 'CTA is book a call with Priya.'],
    ['what is not to be seen', 'Please no cartoons.'],
    ['where words are from', 'Sorry, I copied that from my old group.'],
    [
      'what it is for',
      'The website is mainly to (1) get some men, we have four, (2) tell people about concerts.',
    ],
    ['who the customers are', 'Clients half first home buyers, half councils.'],
    ['what went wrong', 'Last season we took 300 orders on paper and lost some.'],
    ['who posts what', 'I do Instagram and my aunt does the till.'],
    ['what people argue about', 'The refund rule is the thing that parents fight about.'],
  ])('%s', (_what, note) => {
    expect(said(`We keep bees in Kyneton. ${note}`)).toEqual(['We keep bees in Kyneton.'])
  })

  test('a few words behind a note go on with it', () => {
    expect(
      said(
        'We keep bees in Kyneton. Please make the phone number big. On every page. Nice and clear.',
      ),
    ).toEqual(['We keep bees in Kyneton.'])
  })

  test('what is asked of how it is shown is cut from the end of a sentence', () => {
    expect(
      said(
        'We teach swimming in Bundoora. Women only on Saturdays, very popular, please present it warmly.',
      ),
    ).toContain('Women only on Saturdays, very popular.')
  })

  test('what is said first is said of the business, in however few words', () => {
    expect(said('hand bent glass neon. We bend every tube here.')[0]).toBe('Hand bent glass neon.')
  })
})

test('a row of wishes tells nothing of the business, but for its hours and prices', () => {
  const brief = 'We rehome cats in Burnie. Adoption is $200 with vaccination and chip.'
  expect(
    said(
      `${brief}\n\nstories of old cats, log of the month, apply to adopt, quiz. Foster classes.`,
    ),
  ).toEqual(said(brief))
  expect(
    said(`${brief}\n\ngallery, quote form, stockists list\nopen tue-fri 7-5`).join(' '),
  ).toContain('7-5')
})

test('an entry that says nothing of its own is for what its list is for', () => {
  expect(
    said(
      'We interpret for deaf people in Logan.\n\nvideo on each page\ngallery page\ncontact form\nclass enrolment\ncancel policy: late is full fee',
    ),
  ).toEqual(['We interpret for deaf people in Logan.'])
})

test.each(['We will not do it.', 'No photos of those.', '28 years.', 'Repeat we don’t do vinyl.'])(
  '%s leans on what stands elsewhere',
  (sentence) => {
    expect(said(`We bend neon in Coburg. ${sentence}`)).toEqual(['We bend neon in Coburg.'])
  },
)

test.each([
  'Please state that up front, it weeds out the bathroom people.',
  'And please mention the wait.',
])('%s is told to the agency', (note) => {
  expect(read(`We build houses in Coburg. ${note}`).statements.map(({ text }) => text)).toEqual([
    'We build houses in Coburg.',
  ])
})

test.each(['Please ring before you come.', 'Please bring a towel.'])(
  '%s is told to customers',
  (text) => {
    expect(read(`We build houses in Coburg. ${text}`).statements.map((one) => one.text)).toContain(
      text,
    )
  },
)

test('what goes on with a question or with what it counts is not told alone', () => {
  const shown = read('We fly hawks in Nhill. No. Do birds come back? I have 84 five star ones.')
  expect(shown.statements.map(({ text }) => text)).toEqual(['We fly hawks in Nhill.'])
})

test('words that nothing joins are no sentence', () => {
  expect(
    read('small animal vet four vets cats dogs rabbits guinea pigs, no horses').statements.map(
      ({ text }) => text,
    ),
  ).toEqual(['No horses.'])
})

test.each([
  ['Address is Shop 6. I’ll confirm the street number.', ['Address is Shop 6.']],
  [
    'I no longer do solar, so if you borrow text off my old site take that out.',
    ['I no longer do solar.'],
  ],
  [
    'We supply two restaurants and a nursing home; don’t name them.',
    ['We supply two restaurants and a nursing home.'],
  ],
  [
    'Don’t try to catch it, and shut the dogs in.',
    ['Don’t try to catch it, and shut the dogs in.'],
  ],
])('%s keeps what is told to customers', (text, expected) => {
  const { statements } = read(`We catch snakes in Nhill. ${text}`)
  expect(statements.slice(1).map((one) => one.text)).toEqual(expected)
})

test.each([
  ['We are tax agents in Yea (we have the number, will send).', 'We are tax agents in Yea.'],
  [
    'A yearly contract is $1,950 a site and it is fine to publish that.',
    'A yearly contract is $1,950 a site.',
  ],
  [
    'We do sell some honey at the gate, but it’s not the main thing so keep it small.',
    'We do sell some honey at the gate.',
  ],
])('what is said of its publishing is cut off: %s', (text, shown) => {
  expect(said(text)).toEqual([shown])
})

test('what is to be mentioned is told', () => {
  expect(
    said('We carve stone in Ballarat. Inscriptions in Greek and Chinese should be mentioned.'),
  ).toContain('Inscriptions in Greek and Chinese.')
})

test('not one thing is no thing of the kind', () => {
  expect(said('I mend clocks in Launceston. Not watches.')).toContain('No watches.')
})

test('a wish in brackets leaves the sentence around it', () => {
  expect(
    said(
      'We farm oysters. The shed is open Thursday to Sunday 10 to 3 (closed after heavy rain, so we need somewhere at the top of the page to say that).',
    ).join(' '),
  ).toContain('The shed is open Thursday to Sunday 10 to 3')
})

test.each([
  'Please use normal bodies, different ages and skin colours, not glamour models.',
  'We know it’s delicate.',
  'Will send certificate.',
])('%s is no copy', (note) => {
  expect(said(`We fit bras in Glenelg. Sandra has fitted for 26 years. ${note}`)).not.toContain(
    note,
  )
})

test('how the website is to sound is no copy', () => {
  expect(
    said(
      'We are migration agents in Hobart. We never guarantee outcomes, and the site mustn’t sound like it does.',
    ).join(' '),
  ).not.toContain('sound like')
})

test.each(['Nobody wants.', 'Everyone knows it.'])('%s says nothing', (text) => {
  expect(said(`We hire bikes in Yea. We open at nine. ${text}`)).not.toContain(text)
})

test('how something is to be worded is cut off', () => {
  expect(
    said(
      'We bale hay around Colac. Minimum is ten acres and we don’t do house blocks, say it nice.',
    ).join(' '),
  ).not.toContain('say it nice')
})

test('what is not to be mentioned is not told', () => {
  const shown = said(
    'We carve stone in Ballarat. Nothing about the fire in 2019 should be mentioned. No prices of ours should be mentioned.',
  ).join(' ')
  expect(shown).not.toMatch(/fire|prices/)
})

test('a few words under a heading say what they are', () => {
  const shown = said(
    'SURVEYS\nWe survey stockpiles in Kalgoorlie.\n\nWhere\nGoldfields, Mid West and Pilbara.\n\nPricing\nDay rates on request.',
  )
  expect(shown).toContain('Pricing: Day rates on request.')
})
