import { describe, expect, test } from 'vitest'
import { donationForm, withoutDonationAmounts } from '../prices/donations.ts'
import { answeredTopics } from '../statements/answered-topics.ts'
import { contentsOf, membersAreaIn } from './members-area.ts'
import { ownerListIn, ownerNoticeIn } from './owner-notices.ts'
import { isPartOfFunction, pageFunctions } from './page-functions.ts'

describe('a notice that the owner changes', () => {
  test.each([
    [
      'I want some sort of banner up the top saying Harvest Open or Harvest Closed that I can flick over off my phone.',
      { title: '', states: ['Harvest Open', 'Harvest Closed'] },
    ],
    [
      'A notice on the home page: Road open / Road closed',
      { title: '', states: ['Road open', 'Road closed'] },
    ],
    [
      'A status at the top that says "Taking bookings" or "Fully booked" that we can switch',
      { title: '', states: ['Taking bookings', 'Fully booked'] },
    ],
    [
      'Current lead time so I can change it (14 weeks at the moment)',
      { title: 'Current lead time', states: ['14 weeks'] },
    ],
    [
      'Need the current wait time at the top, that we can update ourselves, 6 weeks right now',
      { title: 'Current wait time', states: ['6 weeks'] },
    ],
    [
      'No running total fire ban days (this has to be able to go on the home page by 8am)',
      { title: '', states: ['No running today'] },
    ],
  ])('%s', (sentence, notice) => {
    expect(ownerNoticeIn(sentence)).toEqual(notice)
  })
  test.each([
    'We sell hay or straw.',
    'No banner saying sale or clearance at the top.',
    'We can change it while you wait.',
  ])('is none: %s', (sentence) => {
    expect(ownerNoticeIn(sentence)).toBeUndefined()
  })
})

describe('a list that changes has the client’s columns', () => {
  test.each([
    [
      'there’s hay for sale too so I need a list Lorraine can change with type, bales, how much per tonne, feed test yes or no, and a photo, and buyers ring her',
      'Hay for sale',
      ['Type', 'Bales', 'Price per tonne', 'Feed test', 'Photo'],
    ],
    [
      'Also a page for the locos: name, gauge, builder, year, photo.',
      'Locos',
      ['Name', 'Gauge', 'Builder', 'Year', 'Photo'],
    ],
    [
      'A list of puppies available we can update with name, sex, colour, price',
      'Puppies available',
      ['Name', 'Sex', 'Colour', 'Price'],
    ],
    [
      'A table of the boats, with length, berths, price per night',
      'Boats',
      ['Length', 'Berths', 'Price per night'],
    ],
    [
      'stock list I can update myself: make, model, hours, price',
      'Stock list',
      ['Make', 'Model', 'Hours', 'Price'],
    ],
  ])('%s', (sentence, title, columns) => {
    expect(ownerListIn(sentence)).toMatchObject({ title, columns })
  })
  test('what to bring is no list', () => {
    expect(ownerListIn('We have a page for schools: bring a hat, water, lunch')).toBeUndefined()
  })
})

describe('what a members’ area contains', () => {
  test.each([
    [
      'Members only section with minutes, driver roster, boiler cert due dates.',
      'Members only',
      'Minutes, driver roster and boiler cert due dates.',
    ],
    [
      '- Members’ page with password: part recordings (mp3, sorted by song), lyrics PDFs, roster for supper.',
      'Members’ page',
      'Part recordings, lyrics PDFs and roster for supper.',
    ],
    [
      'A members area with a login for newsletters, the roster and the constitution',
      'Members’ area',
      'Newsletters, roster and constitution.',
    ],
  ])('%s', (sentence, title, contents) => {
    const area = membersAreaIn(sentence)
    expect(area?.title).toBe(title)
    expect(area && contentsOf(area)).toBe(contents)
  })
  test.each(['Members page: photos, results', 'There is no members only section with files.'])(
    'is none: %s',
    (sentence) => {
      expect(membersAreaIn(sentence)).toBeUndefined()
    },
  )
  test('its contents are not on the public page', () => {
    const functions = pageFunctions('Members only section with minutes, driver roster.')
    expect(isPartOfFunction('Driver roster', functions)).toBe(true)
    expect(isPartOfFunction('Timetable', functions)).toBe(false)
  })
})

describe('donations', () => {
  test.each([
    [
      'donate page ($35 / $70 / $150, other, monthly or once; we’re DGR)',
      ['Amount - $35/$70/$150/Other', 'How often - Monthly/Once'],
    ],
    [
      'A donate button with $20, $50 and $100, one-off or monthly',
      ['Amount - $20/$50/$100', 'How often - Once/Monthly'],
    ],
    ['Online donations: $1,000 or $2,500', ['Amount - $1,000/$2,500']],
  ])('%s', (sentence, fields) => {
    expect(donationForm(sentence)).toEqual({ title: 'Donate', fields })
  })
  test('an amount alone is no choice', () => {
    expect(donationForm('A donation of $5 is welcome.')).toBeUndefined()
    expect(donationForm('Shirts are $20, $30 or $40.')).toBeUndefined()
  })
  test('the amounts are no prices', () => {
    const text = 'Donate page ($35 / $70, monthly or once). Shirts $20.'
    const without = withoutDonationAmounts(text)
    expect(without).toHaveLength(text.length)
    expect(without).not.toContain('$35')
    expect(without).toContain('$20')
  })
})

describe('questions that a page answers', () => {
  test.each([
    [
      'A short page answering the stuff he explains over and over would be good: how often, why it goes out, where to put the piano, humidity.',
      ['How often?', 'Why does it go out?', 'Where to put the piano', 'Humidity'],
    ],
    [
      'FAQ with answers to: do you travel, what does it cost, how long does it take',
      ['Do you travel?', 'What does it cost?', 'How long does it take?'],
    ],
  ])('%s', (sentence, topics) => {
    expect(answeredTopics(sentence)).toEqual(topics)
  })
  test.each([
    'We answer the phone: 9 to 5, Monday to Friday, always.',
    'Prices: small, medium, large',
  ])('none in: %s', (sentence) => {
    expect(answeredTopics(sentence)).toEqual([])
  })
})

test.each([
  'a banner saying ',
  'list we can change with a, ',
  'members page with ',
  'donate $1, $2 / ',
  'answers: how, ',
  'current x so I can change (',
])('long runs of %j are read quickly', (part) => {
  const text = part.repeat(2000 / part.length)
  const from = performance.now()
  pageFunctions(text)
  donationForm(text)
  expect(performance.now() - from).toBeLessThan(300)
})
