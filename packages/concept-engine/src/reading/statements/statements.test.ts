import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const statementTexts = (text: string) => read(text).statements.map(({ text: shown }) => shown)

describe('notes to the designer', () => {
  test.each([
    'We want a website that shows our work.',
    'want people to be able to book online',
    'The website should have big photos of our frames.',
    'Please make the phone number easy to find.',
    'can you put a sound clip on the site?',
    'No stock photos please.',
    'Nothing fancy.',
    'need new site old one is down.',
    'Please do not state a percentage.',
    'Don’t soften that last one.',
    'Nothing to do with solar.',
    'Our budget is around $8,000.',
    'we have a grant of $4,000.',
    'Dark background if it shows the grain better.',
    'Customers should be able to see the catalogue.',
    'I would like a short quiz on the page.',
    'We’re an hour from reliable internet so keep the back end simple.',
    'Tourists ring us all day, so if the site can head that off it would help.',
    'Visitors are often angry or anxious.',
    'Form needs: lot address, council, bedrooms, locked gates.',
    'Main wish: fewer phone calls.',
    'Biggest goal is quarterly contracts with pubs.',
    'It has to work with a screen reader.',
    'People get upset.',
    'Soft green please not pink.',
    'Please give us pages for Conditions, Classes and Fees.',
    'Don’t ask for a diagnosis.',
    'No puzzle pieces!',
    'No videos that play by themselves.',
    'No "special needs" please.',
    'I think you call it registered.',
    'QBCC no. I will send later.',
  ])('are left out: %s', (note) => {
    expect(statementTexts(`We mill timber in Kyneton. ${note}`)).toEqual([
      'We mill timber in Kyneton.',
    ])
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
  ])('do not include: %s', (sentence) => {
    expect(statementTexts(sentence)).toEqual([sentence])
  })
})

test('leaves out instructions about the page, however polite', () => {
  const shown = statementTexts(
    'We do conveyancing in Altona. We do not treat horses and would like that to be stated politely. First-home buyers are nervous, so a plain five-step explanation would help. The committee has resolved to obtain a website. It needs to be easy for me to change from the phone. Book button goes to the app.',
  ).join(' ')
  expect(shown).toBe('We do conveyancing in Altona. We do not treat horses.')
})

test('leaves out remarks to the agency', () => {
  expect(
    statementTexts(
      'We clean linen. Audiences: procurement and infection control. I don’t own a computer. What’s missing is the human part.',
    ),
  ).toEqual(['We clean linen.'])
})

test('leaves out a quote that is refused at once, and keeps the fact before an instruction', () => {
  expect(
    statementTexts(
      'sparky in toowoomba. free quotes on all jobs. every man and his dog here says "no job too small" please dont put that',
    ).join(' '),
  ).not.toMatch(/job too small|dog here/)
  expect(
    statementTexts(
      'we fix taps. after hours is double dont want people whinging so put that up front',
    ),
  ).toContain('After hours is double.')
})

test('removes the salutation from the first sentence', () => {
  expect(statementTexts('Dear designers, we run a heritage tramway near Maldon.')).toEqual([
    'We run a heritage tramway near Maldon.',
  ])
})

describe('remarks to the agency', () => {
  test.each([
    ['a form and its fields', 'Order form with the week, number of hives, tagged or not.'],
    ['a named form', 'Rebinding order form: upload the pages, cloth colour, copies.'],
    ['a page', 'Page about what to do when the hive arrives.'],
    ['a legal constraint', 'We must never promise an outcome.'],
    ['required content', 'Must display our licence number, refund policy and complaints policy.'],
    ['words to avoid', 'Do not use ‘retarded’ or ‘special’ anywhere.'],
    ['the previous designer', 'Our last designer rang us at dinner.'],
    ['the target audience', 'Target audience is engineers who are tired of delays.'],
    ['the call to action', 'CTA is book a call with Priya.'],
    ['unwanted images', 'Please no cartoons.'],
    ['the source of a text', 'Sorry, I copied that from my old group.'],
    [
      'the purpose of the site',
      'The website is mainly to (1) get some men, we have four, (2) tell people about concerts.',
    ],
    ['the clientele', 'Clients half first home buyers, half councils.'],
    ['past problems', 'Last season we took 300 orders on paper and lost some.'],
    ['who runs social media', 'My niece looks after the Facebook page.'],
    ['complaints', 'The refund rule is the thing that parents fight about.'],
  ])('are left out: %s', (_what, note) => {
    expect(statementTexts(`We keep bees in Kyneton. ${note}`)).toEqual(['We keep bees in Kyneton.'])
  })

  test('include short fragments after a note', () => {
    expect(
      statementTexts(
        'We keep bees in Kyneton. Please make the phone number big. On every page. Nice and clear.',
      ),
    ).toEqual(['We keep bees in Kyneton.'])
  })

  test('are cut from the end of a sentence', () => {
    expect(
      statementTexts(
        'We teach swimming in Bundoora. Women only on Saturdays, very popular, please present it warmly.',
      ),
    ).toContain('Women only on Saturdays, very popular.')
  })

  test('do not include a short opening statement', () => {
    expect(statementTexts('hand bent glass neon. We bend every tube here.')[0]).toBe(
      'Hand bent glass neon.',
    )
  })
})

test('takes only hours and prices from a row of wishes', () => {
  const brief = 'We rehome cats in Burnie. Adoption is $200 with vaccination and chip.'
  expect(
    statementTexts(
      `${brief}\n\nstories of old cats, log of the month, apply to adopt, quiz. Foster classes.`,
    ),
  ).toEqual(statementTexts(brief))
  expect(
    statementTexts(`${brief}\n\ngallery, quote form, stockists list\nopen tue-fri 7-5`).join(' '),
  ).toContain('7-5')
})

test('treats an ambiguous list entry like the rest of its list', () => {
  expect(
    statementTexts(
      'We interpret for deaf people in Logan.\n\nvideo on each page\ngallery page\ncontact form\nclass enrolment\ncancel policy: late is full fee',
    ),
  ).toEqual(['We interpret for deaf people in Logan.'])
})

test.each(['We will not do it.', 'No photos of those.', 'Repeat we don’t do vinyl.'])(
  'leaves out a sentence without its context: %s',
  (sentence) => {
    expect(statementTexts(`We bend neon in Coburg. ${sentence}`)).toEqual([
      'We bend neon in Coburg.',
    ])
  },
)

test.each([
  'Please state that up front, it weeds out the bathroom people.',
  'And please mention the wait.',
])('leaves out an instruction to the agency: %s', (note) => {
  expect(read(`We build houses in Coburg. ${note}`).statements.map(({ text }) => text)).toEqual([
    'We build houses in Coburg.',
  ])
})

test.each(['Please ring before you come.', 'Please bring a towel.'])(
  'keeps an instruction to customers: %s',
  (text) => {
    expect(
      read(`We build houses in Coburg. ${text}`).statements.map((statement) => statement.text),
    ).toContain(text)
  },
)

test('leaves out an answer or a count without its context', () => {
  const shown = read('We fly hawks in Nhill. No. Do birds come back? I have 84 five star ones.')
  expect(shown.statements.map(({ text }) => text)).toEqual(['We fly hawks in Nhill.'])
})

test('does not build a sentence from unpunctuated words', () => {
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
])('keeps the part for customers: %s', (text, expected) => {
  const { statements } = read(`We catch snakes in Nhill. ${text}`)
  expect(statements.slice(1).map((statement) => statement.text)).toEqual(expected)
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
])('cuts off remarks about publishing: %s', (text, shown) => {
  expect(statementTexts(text)).toEqual([shown])
})

test('keeps statements that the client wants mentioned', () => {
  expect(
    statementTexts(
      'We carve stone in Ballarat. Inscriptions in Greek and Chinese should be mentioned.',
    ),
  ).toContain('Inscriptions in Greek and Chinese.')
})

test('turns “Not watches.” into “No watches.”', () => {
  expect(statementTexts('I mend clocks in Launceston. Not watches.')).toContain('No watches.')
})

test('cuts a wish in brackets and keeps the sentence around it', () => {
  expect(
    statementTexts(
      'We farm oysters. The shed is open Thursday to Sunday 10 to 3 (closed after heavy rain, so we need somewhere at the top of the page to say that).',
    ).join(' '),
  ).toContain('The shed is open Thursday to Sunday 10 to 3')
})

test.each([
  'Please use normal bodies, different ages and skin colours, not glamour models.',
  'We know it’s delicate.',
  'Will send certificate.',
])('leaves out guidance for the agency: %s', (note) => {
  expect(
    statementTexts(`We fit bras in Glenelg. Sandra has fitted for 26 years. ${note}`),
  ).not.toContain(note)
})

test('leaves out how the website should sound', () => {
  expect(
    statementTexts(
      'We are migration agents in Hobart. We never guarantee outcomes, and the site mustn’t sound like it does.',
    ).join(' '),
  ).not.toContain('sound like')
})

test.each(['Nobody wants.', 'Everyone knows it.'])('leaves out an empty sentence: %s', (text) => {
  expect(statementTexts(`We hire bikes in Yea. We open at nine. ${text}`)).not.toContain(text)
})

test('cuts off how something should be worded', () => {
  expect(
    statementTexts(
      'We bale hay around Colac. Minimum is ten acres and we don’t do house blocks, say it nice.',
    ).join(' '),
  ).not.toContain('say it nice')
})

test('leaves out what must not be mentioned', () => {
  const shown = statementTexts(
    'We carve stone in Ballarat. Nothing about the fire in 2019 should be mentioned. No prices of ours should be mentioned.',
  ).join(' ')
  expect(shown).not.toMatch(/fire|prices/)
})

test('prefixes a short text with its heading', () => {
  const shown = statementTexts(
    'SURVEYS\nWe survey stockpiles in Kalgoorlie.\n\nWhere\nGoldfields, Mid West and Pilbara.\n\nPricing\nDay rates on request.',
  )
  expect(shown).toContain('Pricing: Day rates on request.')
})

test('a count of years says what they are of', () => {
  expect(statementTexts('We bend neon in Coburg. 28 years.')).toContain('28 years’ experience.')
})
