import { expect, test } from 'vitest'
import { answerBooking, answerStrictly } from './booking-words.ts'

test.each([
  ['thu 10', 'Thursday 5 March at 10 am'],
  ['Thursday 10.30', 'Thursday 5 March at 10:30 am'],
  ['tomorrow half past two', 'Tuesday 3 March at 2:30 pm'],
  ['wed quarter to 4', 'Wednesday 4 March at 3:45 pm'],
  ['fri noon', 'Friday 6 March at 12 pm'],
  ['5/3 2pm', 'Thursday 5 March at 2 pm'],
  ['12 March, 9 am', 'Thursday 12 March at 9 am'],
  ['05/03/2026 10:00', 'Thursday 5 March at 10 am'],
  ['mon 14:30', 'Monday 9 March at 2:30 pm'],
])('understands "%s"', (text, expected) => {
  expect(answerBooking(text)).toEqual({ kind: 'slot', text: expected })
})

test.each([
  ['', /day and a time/],
  ['whenever suits', /day and a time/],
  ['next tues 2:30', /This week or the week after/],
  ['thursday', /What time on Thursday 5 March\? We are open from 9 am to 5 pm/],
  ['half past four', /4:30 pm on which day/],
  ['sunday 3pm', /closed on Sunday 8 March/],
  ['sat 4pm', /On Saturday 7 March we are open from 9 am to 1 pm/],
  ['thu 7am', /On Thursday 5 March we are open/],
  ['3/12 10am', /more than eight weeks/],
  ['1/3 10am', /Monday 1 March is more than eight weeks/],
  ['31/2 10am', /on which day/],
  ['thu 12am', /On Thursday 5 March we are open/],
  ['thu 10:75', /What time on Thursday/],
])('asks about "%s" what it has to know', (text, expected) => {
  const answer = answerBooking(text)
  expect(answer.kind).toBe('question')
  expect(answer.text).toMatch(expected)
})

test('every offer is a complete answer, and the one that is meant', () => {
  for (const text of [
    '',
    'next tues 2:30',
    'thursday',
    'half past four',
    'sunday 3pm',
    'sat 4pm',
    '3/12 10am',
  ]) {
    const answer = answerBooking(text)
    if (answer.kind === 'slot') throw new Error('Nothing was asked.')
    expect(answer.offers.length).toBeGreaterThan(0)
    for (const offer of answer.offers) {
      expect(answerBooking(offer)).toEqual({ kind: 'slot', text: offer })
    }
  }
  expect(answerBooking('next tues 2:30')).toMatchObject({
    offers: ['Tuesday 3 March at 2:30 pm', 'Tuesday 10 March at 2:30 pm'],
  })
  expect(answerBooking('sat 4pm')).toMatchObject({ offers: ['Monday 9 March at 4 pm'] })
})

test('the old form takes one way of writing and names no way out', () => {
  expect(answerStrictly('05/03/2026 10:00')).toBe('OK')
  expect(answerStrictly('thu 10')).toMatch(/invalid/)
})
