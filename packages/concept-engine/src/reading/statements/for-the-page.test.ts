import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const statements = (text: string) => read(text).statements.map(({ text: shown }) => shown)

describe('a sentence that is partly about the website', () => {
  test.each([
    [
      'I groom dogs in Thirroul. I’m booked out about three weeks so what I’d love is for the site to stop people ringing me.',
      'I’m booked out about three weeks.',
    ],
    [
      'Need a website for my plumbing business, I’ve been a licensed gas fitter for 11 years. Don’t do roof plumbing.',
      'I’ve been a licensed gas fitter for 11 years.',
    ],
    [
      'We keep books. The purpose of the website is to enable people to request a first meeting of thirty minutes, which is provided without charge.',
      'A first meeting of thirty minutes is provided without charge.',
    ],
  ])('keeps its statement: %s', (text, statement) => {
    expect(statements(text)).toContain(statement)
  })
})

test('words in capitals keep them only if the company writes itself so', () => {
  const { statements: shown } = readBrief(
    briefOf(
      'SNAKE CATCHER in Townsville. ring me any time. we use FLUX traps and FLUX bags. CALL or EMAIL.',
      { companyName: 'Slither Snake FLUX' },
    ),
  )
  const text = shown.map((statement) => statement.text).join(' ')
  expect(text).toContain('FLUX')
  expect(text).not.toMatch(/SNAKE|CATCHER/)
})

describe('what is not certain, or only for the agency', () => {
  test.each([
    'A second trailer is on order and might arrive in March.',
    'We might put in a wood fired hot tub if the council comes good.',
    'I might run a kids decorating class in the holidays, $35 each, not 100% yet.',
    'Thinking about doing frozen packs for travellers, not sorted yet.',
    'Between you and me the big school in town is $90 an hour.',
    'If ordering is too dear just leave it as ring us.',
    'Please ensure these limitations are set out in plain terms.',
  ])('is left out: %s', (sentence) => {
    const { statements: shown } = read(
      `We bake bread in Sale. ${sentence} We are closed on Mondays.`,
    )
    expect(shown.map(({ text }) => text)).toEqual([
      'We bake bread in Sale.',
      'We are closed on Mondays.',
    ])
  })
  test.each([
    'You might need a permit for the street.',
    'We may be closed in July.',
    'Your order is not final until we confirm it.',
  ])('does not include what visitors should know: %s', (sentence) => {
    expect(statements(`We hire bins in Sale. ${sentence}`)).toContain(sentence)
  })
})

describe('a stressed statement', () => {
  test.each([
    ['Please make very clear that I am not a nut free kitchen.', 'I am not a nut free kitchen.'],
    [
      'We ask that it be stated very clearly that government charges are not included.',
      'Government charges are not included.',
    ],
    [
      'An adult must watch the castle at all times. This must be very clear, insurance.',
      'An adult must watch the castle at all times.',
    ],
    ['Walk in only, no bookings, that’s the main thing.', 'Walk in only, no bookings.'],
  ])('is shown without the request to stress it: %s', (sentence, shown) => {
    expect(statements(`We bake cakes in Mildura. ${sentence}`).join(' ')).toContain(shown)
    expect(statements(`We bake cakes in Mildura. ${sentence}`).join(' ')).not.toMatch(
      /clear|stated|main thing/,
    )
  })
})

test.each([
  [
    'We print shirts in Moe. I got my licence at 38 after three fails, which you may put in.',
    /, which\.?$/,
  ],
  [
    'We sweep chimneys in Moe. There is a wait of five weeks by then so definitely tell people to book early.',
    /tell people/,
  ],
  [
    'We fire clay in Moe. We do NOT fire unknown clay – bring the bag label. This needs to be really obvious, someone’s clay melted on my shelves.',
    /\.,/,
  ],
  ['We fit gas in Moe, licence PL 00000 (will send you the right number).', /0000|right number/],
])('what is cut leaves no remains: %s', (text, remains) => {
  expect(statements(text).length).toBeGreaterThan(0)
  for (const statement of statements(text)) expect(statement).not.toMatch(remains)
})

test('what the business is not reads as that', () => {
  expect(statements('Windmill repairs in Broken Hill. Not drillers. We fix bores.')).toContain(
    'We’re not drillers.',
  )
})

test('a thing to publish loses the words on how to publish it', () => {
  const shown = statements(
    'We hire coffins in Moe. Children’s coffins are made at no charge, always, and I’d ask that this be said once, quietly. Two sides to site: growers and workers. I feel very strongly about that order.',
  )
  expect(shown).toContain('Children’s coffins are made at no charge, always.')
  expect(shown.join(' ')).not.toMatch(/said once|Two sides|strongly/)
})

test('how the page should be worded is not on it', () => {
  const shown = statements(
    'We clean graves in Moe. Please keep the words plain. Capital D in Deaf always. We send photos.',
  )
  expect(shown.join(' ')).not.toMatch(/plain|Capital/)
  expect(shown.join(' ')).toContain('We send photos.')
})
