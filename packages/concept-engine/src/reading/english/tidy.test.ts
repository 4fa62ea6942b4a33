import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { cleanText } from './sentences.ts'
import { tidyEnglish } from './tidy.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const statementTexts = (text: string) => read(text).statements.map(({ text: expected }) => expected)

describe('spelling correction', () => {
  test.each([
    ['letterpres printing and wedding invitaions', 'Letterpress printing and wedding invitations.'],
    ['we shoe horses. QBCC no. i will send later', 'We shoe horses.'],
    ['im a farrier and i dont do ponys', 'I’m a farrier and I don’t do ponies.'],
    ['we work in mansfeild and jamieson', 'We work in Mansfield and Jamieson.'],
    ['open on tuseday', 'Open on Tuesday.'],
    ['we take cash or payid', 'We take cash or PayID.'],
    [
      'We run SHAFT NO. 9 (hard) and GRANDMA’S SECRET (easy) in Moe.',
      'We run Shaft No. 9 (hard) and Grandma’s Secret (easy) in Moe.',
    ],
    ['We walk in the Dandenongs every day', 'We walk in the Dandenongs every day.'],
    ['its a family buisness', 'It’s a family business.'],
    ['we fix weelchairs and definately no cars lol', 'We fix wheelchairs and definitely no cars.'],
  ])('corrects: %s', (input, expected) => {
    expect(statementTexts(input)).toEqual([expected])
  })

  test.each([
    'bandsaw',
    'offcuts',
    'portaloos',
    'rehair',
    'corellas',
    'Leonie Baptiste',
    'Footscray',
  ])('leaves “%s” alone', (word) => {
    expect(statementTexts(`We have ${word} here.`)).toEqual([`We have ${word} here.`])
  })
})

test('capitalises days and months only where they are days and months', () => {
  expect(read('free quotes sat mornings, closed mon-tue. booked till end nov').text).toBe(
    'free quotes Sat mornings, closed Mon-Tue. booked till end Nov',
  )
  expect(read('The dog sat down. They wed in the sun.').text).toBe(
    'The dog sat down. They wed in the sun.',
  )
  expect(read('After the hail in Nov we fix roofs in Ryde.').places).toEqual(['Ryde'])
})

test('corrects little in a carefully written brief', () => {
  const { text } = read(
    'Ashwood has looked after trees since 1988, with three groundies, Mick and Sefa. We make giant heads of papier mache. It’s why the company exists. We have excelent climbers.',
  )
  expect(text).toContain('three groundies')
  expect(text).toContain('papier mache')
  expect(text).toContain('It’s why the company exists')
  expect(text).toContain('excellent')
})

test('adds no subject to words that are not verbs of the business', () => {
  expect(statementTexts('We cut hair. Walk ins till 4 then bookings.').join(' ')).not.toMatch(
    /We walk|I walk/,
  )
  expect(
    statementTexts('We fell trees. Mulch free if you live on the way home.').join(' '),
  ).not.toMatch(/We mulch/)
})

test('turns dictated punctuation into marks', () => {
  expect(statementTexts('we are a workshop full stop two hoists full stop we do brakes')).toEqual([
    'We are a workshop.',
    'Two hoists.',
    'We do brakes.',
  ])
})

test.each([
  ['a kindergarten programme run by a teacher', 'programme'],
  ['no bathroom renos!! we dont do them anymore', 'bathroom renos'],
  ['the turmeric egg banh mi and the pandan french toast', 'pandan'],
  ['coaches are Leilani Tuala and Brett Osmond, both are good', 'Brett Osmond'],
  ['quiet appts available', 'quiet appointments'],
  ['im Kev, gasfitter lic no 48812, in Pakenham', 'licence number 48812'],
  ['founder Rosaria is coeliac herself', 'coeliac'],
  ['concrete spalling repair', 'spalling'],
  ['min age of hirer 25', 'hirer'],
  ['ballet and pointe for adults', 'pointe'],
  ['restarant equiptment for a plummer', 'restaurant equipment for a plumber'],
])('tidies “%s” to contain “%s”', (text, words) => {
  expect(tidyEnglish(text, [])).toContain(words)
})

test('capitalises adjacent months, but not the verb “may”', () => {
  expect(tidyEnglish('open nov to may, vineyards jan - april', [])).toBe(
    'open Nov to May, vineyards Jan - April',
  )
  expect(tidyEnglish('it may rain', [])).toBe('it may rain')
})

test('separates open days from the closed days that follow', () => {
  expect(
    statementTexts('Riding school. Wednesday to sunday we are closed mon tue.').join(' '),
  ).not.toMatch(/Sunday we are closed/)
})

test.each([
  // Slang and technical terms are not corrected to another word, least of all to an offensive one.
  'gel, acrylics, pedis and a mani',
  'stihl saws serviced',
  'za’atar borek',
])('does not correct: %s', (text) => {
  expect(tidyEnglish(text, [])).toContain(text.split(' ').at(-1))
})

test('expands “bdays” and “fotos”', () => {
  expect(tidyEnglish('kids mani for bdays, send fotos', [])).toBe(
    'kids mani for birthdays, send photos',
  )
})

test('limits repeated punctuation to three marks', () => {
  expect(cleanText('Wow!!!!!!!! We’’’’’’ bake.')).toBe('Wow!!! We’’’ bake.')
})

test.each([
  ['We bring are own shovel.', 'We bring our own shovel.'],
  ['Ring if your going to be late.', 'Ring if you’re going to be late.'],
  ['We have police cheques.', 'We have police checks.'],
  ['We take cheques and dogs no older then ten.', 'We take cheques and dogs no older than ten.'],
  ['Not if it is to hot.', 'Not if it is too hot.'],
  ['Come to town. Our house is more than 60 years old.', undefined],
])('corrects homophones: %s', (text, expected = text) => {
  expect(tidyEnglish(text, [])).toBe(expected)
})

test.each([
  // Technical terms, compounds, and letters that stand for something keep their spelling.
  ['we supply rousies and a cook to sheds', 'We supply rousies and a cook to sheds.'],
  ['our bayside studio is open', 'Our bayside studio is open.'],
  ['We have the TAN and the COB on the wall', 'We have the TAN and the COB on the wall.'],
  ['I’m coeliac myself', 'I’m coeliac myself.'],
  // A word that the dictionary has only with a capital is capitalised.
  ['we speak punjabi and hindi', 'We speak Punjabi and Hindi.'],
  ['boat hire in jervis bay', 'Boat hire in Jervis Bay.'],
  ['there is NO gluten in our kitchen', 'There is no gluten in our kitchen.'],
])('keeps special terms and capitalises names: %s', (input, expected) => {
  expect(statementTexts(input).map((text) => text.toLowerCase())).toEqual([expected.toLowerCase()])
  expect(tidyEnglish(input, [])).toContain(expected.slice(1, -1))
})

test.each([
  ['I dont kill em', 'I don’t kill them'],
  ['ill take the mulch for you', 'I’ll take the mulch for you'],
  ['plans are quoted in 24hrs', 'plans are quoted in 24 hours'],
  ['just txt me', 'just text me'],
  ['Alf, then Dad, now me (Kylie) and my cousin Brett.', 'now me (Kylie) and my cousin Brett'],
  ['season is june to late august', 'June to late August'],
  ['in feb its 4 days', 'it’s 4 days'],
  // Both words of a place name are capitalised, and a state is not part of a town.
  ['glass in Humpty doo', 'Humpty Doo'],
  ['as far as port Stephens', 'Port Stephens'],
  ['a cattery in Gawler South Australia', 'Gawler, South Australia'],
])('expands “%s”', (input, expected) => {
  expect(tidyEnglish(input, [])).toContain(expected)
})

test('removes the number of a licence that is to come, and no other refusal', () => {
  expect(tidyEnglish('QBCC no. i will send later', [])).toBe('')
  expect(tidyEnglish('insta feed no i forget to post', [])).toBe('insta feed no I forget to post')
})

test.each([
  [
    'We grow garlic by hand here. WE CANNOT POST TO WA OR TAS (quarantine).',
    'We grow garlic by hand here. We cannot post to WA or TAS (quarantine).',
  ],
  ['Also GPs and directors who refer to us.', 'Also GPs and directors who refer to us.'],
])('keeps the sense of capitals: %s', (text, tidied) => {
  expect(tidyEnglish(text, [])).toBe(tidied)
})
