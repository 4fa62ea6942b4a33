import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { createConcept } from './create-concept.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const pricesOf = (mainGoal: string) =>
  read(mainGoal).offers.map(({ title, price, terms }) => [title, price, terms].join(' | '))
const titlesOf = (mainGoal: string) => read(mainGoal).offers.map(({ title }) => title)
const statementsOf = (mainGoal: string) => read(mainGoal).statements.map(({ text }) => text)
const pageText = (mainGoal: string) => JSON.stringify(createConcept(briefOf(mainGoal), 1).sections)

describe('services in a sentence', () => {
  test.each([
    'Our services fall into three groups: hull inspection and cleaning; wharf wrapping; and underwater NDT (ultrasonic, magnetic).',
    'Services include hull inspection and cleaning, wharf wrapping, and underwater NDT (ultrasonic, magnetic).',
  ])('are a list: %s', (sentence) => {
    expect(titlesOf(`We dive in Margate. ${sentence} We hold ISO 9001.`)).toEqual([
      'Hull inspection and cleaning',
      'Wharf wrapping',
      'Underwater NDT',
    ])
  })

  test('the last may be a list itself', () => {
    expect(
      titlesOf(
        'We test in Newcastle. Services include air monitoring (daily), clearance inspections, and surveys for lead paint, PCBs and fibres.',
      ),
    ).toContain('Surveys for lead paint, PCBs and fibres')
  })

  test.each(['We hire marquees, chairs and toilets.', 'We hire out marquees, chairs and toilets.'])(
    'are what is hired out: %s',
    (sentence) => {
      expect(titlesOf(`${sentence} We are in Wagga.`)).toEqual(['Marquees', 'Chairs', 'Toilets'])
    },
  )
})

describe('prices in a sentence', () => {
  test.each([
    ['Rescue plans, written, $650 each, 48h.', 'Rescue plans | $650 each | Written, 48h.'],
    [
      'New wall 1.2m, your stone, $520 per lineal metre.',
      'New wall 1.2m | $520 per lineal metre | Your stone.',
    ],
    [
      'Home visit within Hobart, Kingston and Glenorchy $90.',
      'Home visit within Hobart, Kingston and Glenorchy | $90 | ',
    ],
  ])('belong to what is named first: %s', (sentence, row) => {
    expect(pricesOf(`We work in Hobart. ${sentence} We are three.`)).toContain(row)
  })

  test('have their signs beside others', () => {
    expect(
      pricesOf(
        'We make dentures in Moe.\nReline $420\nPartial chrome from 1,680, acrylic from $790\nRepair $135',
      ),
    ).toEqual(expect.arrayContaining(['Partial chrome | From $1,680 | ', 'Acrylic | From $790 | ']))
  })

  test('of lines with slashes belong to the first of their cells', () => {
    expect(
      pricesOf(
        'We move pets by road.\n\nRuns:\nAdelaide – Perth / leaves 1st / dog $890, cat $540\nAdelaide – Alice / with the Darwin run / dog 620 cat 390',
      ),
    ).toEqual([
      'Adelaide to Perth, dog | $890 | Leaves 1st.',
      'Adelaide to Perth, cat | $540 | Leaves 1st.',
      'Adelaide to Alice, dog | $620 | With the Darwin run.',
      'Adelaide to Alice, cat | $390 | With the Darwin run.',
    ])
  })

  test('are not the ages behind them', () => {
    const page = pageText(
      'We grow oysters in Moe. A tour is ninety-five dollars adult, sixty-five for twelve to seventeen. Sizes kids 12 up to mens 14.',
    )
    expect(page).toContain('$65')
    expect(page).not.toMatch(/\$1[247]/)
  })
})

describe('people', () => {
  test.each([
    ['Officers: President, Mrs Judith Orme; Captain, Tao Nguyen.', ['Judith Orme', 'Tao Nguyen']],
    ['Pres is Shanelle, treasurer Arvind.', ['Shanelle', 'Arvind']],
    ['Counter: Deb Kowal. Technical: Ian Fong, 26 yrs.', ['Deb Kowal', 'Ian Fong']],
  ])('stand behind their offices: %s', (sentence, names) => {
    const { people } = read(`We row in Sale. ${sentence} We row on Sundays.`)
    expect(people.map(({ name }) => name.replace(/^Mrs /, ''))).toEqual(names)
  })

  test.each([
    [
      'Testimonials: one only, from Dale at a feed mill: "She taught me more in an hour than my uncle did."',
      'Dale at a feed mill',
    ],
    ['A customer wrote in the book "Took the last pyramid. Not sorry. - Glenda".', 'Glenda'],
  ])('are quoted with their names: %s', (sentence, by) => {
    expect(read(`We make cheese in Moe. ${sentence}`).quotes.map((quote) => quote.by)).toEqual([by])
  })
})

describe('places', () => {
  test.each([
    'I tune pianos, first 9 year in Hai Phong at a school, then Australia. My workshop is in Braybrook.',
    'We train drivers, Wodonga. An eyesight test is done at VicRoads beforehand.',
  ])('are neither abroad nor an authority: %s', (brief) => {
    expect(read(brief).places).not.toEqual(expect.arrayContaining(['Hai Phong']))
    expect(read(brief).places).not.toEqual(expect.arrayContaining(['VicRoads']))
  })
})

describe('remarks', () => {
  test('a paragraph that begins with the website states facts as well', () => {
    expect(
      statementsOf(
        'We wash linen in Perth.\n\nThe site has one job: a manager should ring us. We count at both ends. We retire a towel after 150 washes.',
      ),
    ).toEqual(
      expect.arrayContaining(['We count at both ends.', 'We retire a towel after 150 washes.']),
    )
  })

  test.each([
    ['(The form insisted on a number of employees. We have none.)', /form insisted|We have none/],
    ['PLEASE READ THE CAPS BITS FIRST', /caps/i],
    ['We are food safety accredited, number’s on the wall, I’ll text it.', /on the wall|text it/],
    ['Not if you have an allergy, you’d think that’s obvious.', /obvious/],
    [
      'We’re not a crisis service, so put Lifeline where it can be seen but not so it’s the first thing.',
      /seen|first thing/,
    ],
  ])('are no text for the page: %s', (remark, words) => {
    expect(pageText(`We grow oysters in Moe. ${remark} We are open daily.`)).not.toMatch(words)
  })

  test('a sentence in capitals is written as others are', () => {
    expect(
      statementsOf('We hire tents in Wagga. WE CAN’T PEG INTO BITUMEN. We are nine.'),
    ).toContain('We can’t peg into bitumen.')
  })
})

test('the number behind “text” is the one to text', () => {
  const { contacts } = read('We help in Moe. 03 5550 0133, Mon–Fri 9–5, or text 0491 570 110.')
  expect(contacts.map(({ value, by }) => [value, by])).toEqual([
    ['03 5550 0133', undefined],
    ['0491 570 110', 'text'],
  ])
})

test('a form asks for what stands behind who fills it in', () => {
  const { forms, describedForms } = read(
    'We help in Moe. Referral form: can be filled in by the family or a clinician. Needs name, region, which service, NDIS number.',
  )
  const fields = JSON.stringify([forms, describedForms])
  expect(fields).toMatch(/region/i)
  expect(fields).not.toMatch(/filled in/i)
})
