import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { createConcept } from '../../create-concept.ts'
import { customerQuotesIn } from './customer-quotes.ts'

const quotesOf = (text: string) =>
  customerQuotesIn(text).quotes.map(({ text, by }) => `${text} | ${by}`)

test.each<[string, string[]]>([
  [
    'We hang doors.\n\n"She found the draught in a minute." (Bron T., Cygnet)\n\nRing us.',
    ['She found the draught in a minute. | Bron T., Cygnet'],
  ],
  [
    'We hang doors. “Turned up when they said they would” - Jo and Mick, Kew.',
    ['Turned up when they said they would | Jo and Mick, Kew'],
  ],
  [
    '"They moved us in four days and I never lifted a finger." Landlord, Grange',
    ['They moved us in four days and I never lifted a finger. | Landlord, Grange'],
  ],
  [
    'I teach maths. One mum said "he put his test on the fridge". Ring me.',
    ['He put his test on the fridge | A mum'],
  ],
  [
    'We have cabins. A lady from Penguin wrote in our guestbook "I have never been hummed to sleep before". Ring me.',
    ['I have never been hummed to sleep before | A lady from Penguin'],
  ],
  [
    'A daughter wrote to me: "You had never met Dad, and yet you knew him." Thank you.',
    ['You had never met Dad, and yet you knew him. | A daughter'],
  ],
  [
    'Some one said "couldn’t even find where the hole was" at the carpark.',
    ['Couldn’t even find where the hole was | A customer'],
  ],
  [
    'Saida who’s 61 said "I drove to the lake by myself".',
    ['I drove to the lake by myself | Saida'],
  ],
  // A motto is the client's own, a question is not praise, and a request for exclusion is neither.
  ['Our motto is "measure twice, cut once" (Dad).', []],
  ['Parents ask us "should we just wait and see?" Short answer: no.', []],
  ['Do NOT put "maximise your refund" anywhere, the board takes a dim view.', []],
  ['We paint. "Best painters in town!" (Jo, Kew)\nPlease no testimonials on the site.', []],
  ['The beer is called "Slow Monday on Main" (5%).', []],
])('finds customer quotes: %s', (text, quotes) => {
  expect(quotesOf(text)).toEqual(quotes)
})

test('shows a customer quote once, with its author', () => {
  const brief =
    'We hang doors in Moe and mend windows. "She found the draught in a minute." (Bron T., Cygnet)\n"Quick and tidy, every time." - Al, Moe'
  const { sections } = createConcept(briefOf(brief), 1)
  const quote = sections.find(({ kind }) => kind === 'quote-large')
  expect([quote?.headline, quote?.text]).toEqual([
    'She found the draught in a minute.',
    'Bron T., Cygnet',
  ])
  const page = JSON.stringify(sections)
  expect(page.split('found the draught')).toHaveLength(2)
  expect(page).toContain('“Quick and tidy, every time.” Al, Moe')
  expect(customerQuotesIn(brief).rest).toHaveLength(brief.length)
})

test.each<[string, string[]]>([
  [
    'Good. From Mr Alder of Creswick: "It struck noon for the first time in years."',
    ['It struck noon for the first time in years. | Mr Alder of Creswick'],
  ],
  [
    'Mrs Ng, Kew: "They came on a Sunday and fixed it."',
    ['They came on a Sunday and fixed it. | Mrs Ng, Kew'],
  ],
  [
    'Principal of one school wrote "Our quietest kids would not stop."',
    ['Our quietest kids would not stop. | Principal of a school'],
  ],
  [
    'A client, Jo from Mitcham, wrote: "I walked out with my shoulders back."',
    ['I walked out with my shoulders back. | Jo from Mitcham'],
  ],
  [
    'my missus said put one, "Came in 20 minutes and was calm" thats from Shaz in Karama',
    ['Came in 20 minutes and was calm | Shaz in Karama'],
  ],
])('has its author beside it: %s', (text, quotes) => {
  expect(quotesOf(text)).toEqual(quotes)
})

test.each(['Services: "Full deep clean of all rooms"', 'Headline: "We fix clocks for people"'])(
  'a label is no author: %s',
  (text) => {
    expect(quotesOf(text)).toEqual([])
  },
)

test.each([
  [
    '“She was the first person who asked how I was.” – mum of twins, Gungahlin.',
    'Mum of twins, Gungahlin',
  ],
  [
    'President Beverley would like a quote "the most vicious game ever played politely".',
    'President Beverley',
  ],
])('finds the author of %s', (text, by) => {
  expect(customerQuotesIn(text).quotes.map((quote) => quote.by)).toEqual([by])
})

test.each([
  [
    'Boat. "Came for the sub, came back for the soup" - Trip guestbook, Feb 2023.',
    'Trip guestbook, Feb 2023',
  ],
  ['"Best pies in Moe by far" - Google review', 'Google review'],
])('a quote may have a place instead of an author: %s', (text, by) => {
  expect(customerQuotesIn(text).quotes.map((quote) => quote.by)).toEqual([by])
})
