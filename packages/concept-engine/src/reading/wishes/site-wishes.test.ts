import { expect, test } from 'vitest'
import { readSiteWishes } from './site-wishes.ts'

test.each([
  ['We sell honey in Kyneton. People should be able to book tours online.', /book tours/, /honey/],
  [
    'We are doctors who speak four languages. The website should be in English.',
    /English/,
    /four languages/,
  ],
  ['A gym with 300 members. We want a website with a gallery.', /gallery/, /300 members/],
  ['We make software with an API. The site needs a demo form.', /demo form/, /API/],
])('separates requests from facts: %s', (text, requested, told) => {
  const wishes = readSiteWishes(text)
  expect(wishes.requested).toMatch(requested)
  expect(wishes.requested).not.toMatch(told)
  expect(wishes.described).toMatch(told)
})

test.each([
  [
    'We do not want an online shop or bookings or a blog. Just three pages.',
    /shop.*bookings.*blog/,
  ],
  ['We sell nothing online.', /online/],
  ['Please leave off the newsletter on the website.', /newsletter/],
  ['On the website bookings are by phone only.', /bookings/],
])('reads as refused: %s', (text, refused) => {
  const wishes = readSiteWishes(text)
  expect(wishes.ruledOut).toMatch(refused)
  expect(`${wishes.requested} ${wishes.described}`).not.toMatch(refused)
})

test('ignores a doubtful wish, but reads “not yet” as a wish', () => {
  expect(readSiteWishes('A client portal on the website can wait.').requested).not.toMatch(/portal/)
  const doubted = 'Agents want to log in on the website. I’m not convinced that’s worth it.'
  expect(readSiteWishes(doubted).requested).not.toMatch(/log in/)
  expect(readSiteWishes('We have no online shop yet.').requested).toMatch(/online shop/)
})

test.each([
  ['Don’t need anything fancy, just a seat booking on the website.', /seat booking/],
  ['The website doesn’t need fancy stuff just a seat booking.', /seat booking/],
  ['Nobody here is going to type the listings into the website twice.', /listings/],
  ['Architects must be able to narrow down our fittings by wattage.', /narrow down/],
])('reads as a request: %s', (text, requested) => {
  expect(readSiteWishes(text).requested).toMatch(requested)
  expect(readSiteWishes(text).ruledOut).not.toMatch(requested)
})

test('treats a brief in another language as one request', () => {
  const greek = 'Θέλουμε μια ιστοσελίδα με κρατήσεις για το εστιατόριο μας στη Μελβούρνη.'
  expect(readSiteWishes(greek)).toEqual({
    requested: greek,
    described: '',
    ruledOut: '',
    clauses: [],
  })
})
