import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { headlinesOf } from './copy/headlines.ts'
import { readBrief } from './reading/read-brief.ts'

// Remarks to the designer and wishes that can wait stay off the page; what customers need stays on.

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const rows = (mainGoal: string) =>
  read(mainGoal).offers.flatMap(({ title, price }) => (price ? [`${title} = ${price}`] : []))
const statements = (mainGoal: string) => read(mainGoal).statements.map(({ text }) => text)

test.each([
  'Photographs must be ours.',
  'The fees must be easy for us to change each July.',
  'Do not compare us to Puffing Billy.',
  'A notice the duty officer can change from his telephone is the chief requirement.',
  'Permit numbers can be supplied to clients, not printed.',
  'I look after marketing and reception at the clinic.',
  'Yours faithfully, Desmond Harkett.',
  'So don’t put the address on, just say Torquay.',
  'What I do, and what it costs.',
])('is a remark: %s', (remark) => {
  expect(statements(`We run a tramway near Powelltown. ${remark} Cash only.`)).toEqual([
    'We run a tramway near Powelltown.',
    'Cash only.',
  ])
})

test.each([
  ['Online ordering can come later.', 'shop'],
  ['Online ticketing was deferred.', 'shop'],
  ['Later wish: online booking.', 'book'],
])('can wait: %s', (wish, purpose) => {
  const { wishes, requests } = read(`We sell flowers at Penguin. ${wish} Cash only.`)
  expect(wishes.filter((found) => found.purpose === purpose)).toEqual([])
  expect(requests).toEqual([])
})

describe('what customers need', () => {
  test.each([
    [
      'For groups of more than 6 please call before, (02) 5550 0142.',
      'For groups of more than 6 please call before.',
    ],
    ['Phone Keith on 0491 570 737 after dark.', 'Ring after dark.'],
    [
      'We need to say 24 hours’ notice to cancel or its half.',
      '24 hours’ notice to cancel or it’s half.',
    ],
    [
      'Most members work at the mines, so the site has to make one thing clear: you can pause your membership by the week, at no charge.',
      'You can pause your membership by the week, at no charge.',
    ],
    [
      'I’m Abiel and I am filling this in for my mum and dad, Selam and Yonas, who clean houses around Footscray.',
      'Selam and Yonas clean houses around Footscray.',
    ],
  ])('%s', (sentence, expected) => {
    expect(statements(`A small business in Emerald. ${sentence} Cash only.`)).toContain(expected)
  })

  test('an entry under a heading that mentions “no” is not refused', () => {
    expect(
      pageOf(
        'A gym in Emerald.\n\nMemberships (weekly, no lock-in contract)\nStandard $18.95\nKey fob, once off: $49',
      ),
    ).not.toMatch(/don’t key/)
  })
})

describe('prices', () => {
  test.each([
    [
      'We breed queen bees outside Oberon.\n\nPrices per mated queen, marked, in a cage:\n1–4 queens $42 each\n5–19 $37 each\n20 and over $33 each',
      ['1–4 queens = $42 each', '5–19 = $37 each', '20 and over = $33 each'],
    ],
    [
      'I clean headstones in Maryborough.\n\nFees\nGentle clean: $180\nTravel beyond 40 km: 90 cents per km',
      ['Gentle clean = $180', 'Travel beyond 40 km = 90 cents per km'],
    ],
    [
      'drone spraying at coolah. roughly $48 ha open country, steep stuff $85 ha, spot spraying 190/hr.',
      [
        'Open country = About $48 per ha',
        'Steep stuff = $85 per ha',
        'Spot spraying = $190 an hour',
      ],
    ],
    [
      'plumber in wodonga. 130 first hr then 95/hr. drain camera 220. gas service 180.',
      ['Drain camera = $220', 'Gas service = $180'],
    ],
  ])('%s', (mainGoal, expected) => {
    expect(rows(mainGoal)).toEqual(expected)
  })

  test('has no row for “a fee of at least”', () => {
    const brief =
      'Vets in Wagga Wagga. Calls divert to another clinic and a fee of at least $320 applies.'
    expect(rows(brief)).toEqual([])
    expect(pageOf(brief)).toMatch(/a fee of at least \$320 applies/)
  })

  test('does not sign the year of a machine', () => {
    expect(
      pageOf(
        'i fix pinball machines in newcastle. bally and stern, EM ones (pre 77) too. call out 130, boards 180, clean 90.',
      ),
    ).toMatch(/pre 77/)
  })
})

test.each([
  ['Monthly packages, all plus GST:', 'All plus GST'],
  ['Rates (ex GST)', 'Ex GST'],
  ['Rooms and daily fees (before Child Care Subsidy):', 'Before Child Care Subsidy'],
])('keeps what the heading “%s” says of the prices below it', (heading, terms) => {
  expect(
    pageOf(`A small business in Emerald.\n\n${heading}\nBasic: $165\nLarge: $390\nHuge: $820`),
  ).toContain(terms)
})

test.each([
  [
    'For brides of every size, with a seamstress in the back room.',
    'We are a bridal shop in Bendigo for brides of every size, with a seamstress in the back room.',
  ],
  [
    'With twenty years at the conservatorium behind me.',
    'I am a piano tuner in Hobart with twenty years at the conservatorium behind me.',
  ],
])('a part that continues the headline stands beside it: %s', (rest, description) => {
  expect(pageOf(`${description} Cash only.`)).toContain(`\n${rest}`)
})

test('leaves the name of a product at the start of a row', () => {
  expect(
    pageOf(
      'I make tofu in Mullumbimby.\n\nPrice for home:\nFirm 400 g — $8\nSilken 300 g — $7\nOkara — free, please take it',
    ),
  ).toMatch(/Okara/)
})

test.each([
  'If you need anything else let me know.',
  'If you have better ideas we are all ears.',
  'If it costs more than 3k tell us first.',
  'If it works out we will do the other shop too.',
  'If they ask for more words I can write some.',
  'My wife is worried about the whole thing.',
  'No cartoon dogs.',
])('what is said to the agency is not for the page: %s', (sentence) => {
  expect(
    statements(`We sew curtains in Moe. Linen from $90 a metre. ${sentence} Cash only.`),
  ).toEqual(['We sew curtains in Moe.', 'Cash only.'])
})

test('“he won’t text back” asks for a call', () => {
  expect(
    read('Workshop in Port Adelaide. (08) 5550 0127 he wont text back.').contacts,
  ).toMatchObject([{ kind: 'phone', by: undefined }])
})

test('a form in brackets ends with them', () => {
  const { forms } = read(
    'Kinder in Castlemaine. Please show: how to join the waiting list (a form: child’s name, date of birth, days wanted), how to book a tour, the committee and policies as PDFs.',
  )
  expect(forms[0]?.fields).toEqual(['Child’s name', 'Date of birth', 'Days wanted'])
})

test.each([
  [
    'I’m Rosalind, a registered nurse with 22 years in hospital nursing. I visit people at home around Laurieton.',
    /with 22 years$/,
  ],
  ['Salon in Tully. me (Tahnee) and 2 girls, Jorja and Mele.', /Jorja/],
  ['I run a small flower shop at Ulverstone on the north-west coast of Tasmania.', /^West coast/],
  [
    'We fly eagles and falcons, under permit, to move pigeons, gulls and corellas off sites near Mildura.',
    /and under permit/,
  ],
])('the headline of “%s” is whole', (mainGoal, broken) => {
  expect(headlinesOf(read(mainGoal)).join('\n')).not.toMatch(broken)
})

test('“I am Tuan.” is no note', () => {
  expect(pageOf('Painter in Inala. I am Tuan. Free quote.')).not.toMatch(/^I am Tuan\.$/m)
})

test('shows what customers need to know next to a telephone number', () => {
  expect(
    pageOf(
      'sparky in dubbo. no solar. ring or text 0491 570 156. afterhours only for existing customers.',
    ),
  ).toMatch(/Afterhours only for existing customers/)
})

test('leaves a price with what it includes in its sentence', () => {
  expect(
    rows(
      'i fix windmills in barcaldine, also tanks troughs and poly line. call out 180 inc first hr then 95 hr, km is 1.40 each way after the first 50. dont do solar pumps. 31 yrs at it.',
    ),
  ).toEqual([])
})

test.each([
  [
    'Started by Merv in 1986 with one second-hand tanker, my wife Colleen and I took over in 2009 and now run three trucks with five drivers.',
    /my wife Colleen and I took over/i,
  ],
  [
    'We grow truffles. Season is June to late August, and the shed opens then.',
    /June to late August/,
  ],
  [
    'We train kelpies near Lockhart. not a pet obedience place pls make that clear i get calls every week about labradoodles',
    /not a pet obedience place/i,
  ],
])('keeps what belongs together: %s', (text, expected) => {
  expect(pageOf(text)).toMatch(expected)
})

test.each([
  [
    'We train kelpies near Lockhart. not a pet obedience place pls make that clear i get calls every week about labradoodles',
    /labradoodles/,
  ],
  [
    'We help families in Coburg. I’m not anti-formula and I want the page to say that warmly.',
    /page to/,
  ],
  [
    'Saunas by the sea. Not for pregnant people or under 16s, that needs to be there without being preachy.',
    /needs to be/,
  ],
  [
    'Priya is a registered BAS agent in Hamilton (number to go in the footer, she’ll supply it). Four of us.',
    /footer/,
  ],
  ['We hire the clubhouse in Unley. No 21sts after what happened. BYO is fine.', /what happened/],
  [
    'Crane hire and rigging crews for Karratha and Dampier. Wet hire only. Slewers to 130t.',
    /we crane/i,
  ],
  [
    'Mowing in Toowoomba. mow edge blow from $55, hedges, gutter cleans single story only, rubbish runs to the tip.',
    /\b(?:I|we) hedges/i,
  ],
])('leaves out remarks, and adds no subject to things: %s', (text, refused) => {
  expect(pageOf(text)).not.toMatch(refused)
})
