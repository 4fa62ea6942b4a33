import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { createConcept } from '../create-concept.ts'
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
