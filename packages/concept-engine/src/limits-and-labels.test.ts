import { describe, expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const statementsOf = (mainGoal: string) => read(mainGoal).statements.map(({ text }) => text)

describe('limits', () => {
  test.each([
    [
      'We do the slab and the permit, we don’t do houses or granny flats so please don’t let people ask.',
      'We don’t do houses or granny flats.',
    ],
    [
      'We do not provide captioning or Auslan classes; please point people elsewhere for those rather than leaving them guessing.',
      'We do not provide captioning or Auslan classes.',
    ],
    [
      'We interpret in Sydney. We cannot take same-day bookings except for hospitals, who ring 0491 570 156.',
      'We cannot take same-day bookings except for hospitals, who ring 0491 570 156.',
    ],
    ['I fix vans in Tiaro. No gas and no 240V work.', 'No gas and no 240V work.'],
  ])('stay beside instructions and numbers: %s', (mainGoal, limit) => {
    expect(statementsOf(mainGoal)).toContain(limit)
  })

  test('are said without notes on their wording', () => {
    const texts = statementsOf(
      'We carry 40 m of hose. Ring before your tank is empty (say that nicer). We do not empty pools.',
    ).join(' ')
    expect(texts).toContain('We do not empty pools.')
    expect(texts).not.toMatch(/nicer/)
  })
})

describe('numbers that are no prices', () => {
  test.each([
    'AHSCP Level 1 surveyors. ISO 9001. We survey from $2,000 a day.',
    'Cabins to AS 3959. Cabin hire $120 a night, linen $15, cleaning $80.',
    'in a dry spell im 5 or 6 days out, load 265 toowoomba, load 285 highfields, load 310 oakey',
  ])('of standards and of days stay numbers: %s', (mainGoal) => {
    const { offers, statements } = read(mainGoal)
    const text = [
      ...offers.map(({ title, price }) => `${title} ${price}`),
      ...statements.map((statement) => statement.text),
    ].join(' ')
    expect(text).not.toMatch(/\$9,?001|\$3,?959|\$5\b/)
  })

  test('a season is no opening hours', () => {
    expect(read('Snake catcher in Mandurah, open 24/7 Oct–April.').hours).toEqual([])
    expect(read('Snake catcher in Mandurah, open 24/7.').hours).toEqual([
      { title: 'Hours', value: '24/7' },
    ])
  })
})

test('prices by the litre, by the sq metre, and before an abbreviated minute', () => {
  const pricesOf = (mainGoal: string) =>
    read(mainGoal).offers.map(({ title, price, terms }) => `${title}: ${price} ${terms}`.trim())
  expect(read('Raking is fourteen dollars an acre, diesel two ten a litre.').text).toMatch(
    /\$2\.10 a litre/,
  )
  expect(pricesOf('Prices\n- slab $105 a sq metre\n- doors $390 each\n- gates $90 each')).toContain(
    'Slab: $105 a sq metre',
  )
  expect(
    pricesOf('Callout $165, then $35 per 15 min. Service plan $290/yr. Remote $60.'),
  ).toContain('Service plan: $290 per year')
})

test('a wish that the owner states for the looks is no testimonial', () => {
  const { quotes } = read(
    'He tunes pianos. He said “no keyboards going in a wave”. One customer said “He fixed our old upright in an hour”.',
  )
  expect(quotes).toEqual([{ text: 'He fixed our old upright in an hour', by: 'A customer' }])
})

test('what the page must not look like is no limit of the business', () => {
  const texts = statementsOf(
    'We make cheese in Myrtleford. I like the website white with a little olive green. No Italian flag, no chequered tablecloth. We don’t do tours. No dogs.',
  )
  expect(texts.join(' ')).not.toMatch(/flag|tablecloth/)
  expect(texts.join(' ')).toMatch(/We don’t do tours\. No dogs\./)
})

test('a dictated refusal that goes on is no statement', () => {
  expect(
    statementsOf('I slash paddocks in Mount Pleasant. I don’t do lawns and no').join(' '),
  ).not.toMatch(/and no\./)
})

test('a list of names is a waiting list, and “the ones” names no page', () => {
  const { wishes, requests } = read(
    'I hire out cellos in Geelong. I would like people to be able to put their name on a list for the ones that are out.',
  )
  expect(wishes.map(({ purpose }) => purpose)).toContain('waiting')
  expect(requests.map(({ title }) => title).join()).not.toMatch(/ones/)
})

test('a statement about a form is not its name', () => {
  const { forms } = read('We build sheds. Site wants a form: name, phone, shed size.')
  expect(forms[0]?.title).toBe('')
  expect(forms[0]?.fields).toContain('Shed size')
})
