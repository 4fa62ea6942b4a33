import { defaultPriceBook } from '@agency/contract/default-price-book'
import type { PriceBook } from '@agency/contract/price-book'
import { changesBetween } from '@agency/contract/price-book-changes'
import { expect, test } from 'vitest'
import { describeChange } from './book-labels.ts'

const describeChanges = (change: (book: PriceBook) => unknown) => {
  const book = structuredClone(defaultPriceBook)
  change(book)
  return changesBetween(defaultPriceBook, book).map((change) => describeChange(change, book))
}

test.each<[(book: PriceBook) => unknown, string]>([
  [
    ({ rateCard }) => Object.assign(rateCard.hourly, { design: 17_050 }),
    'Design, $ an hour: $160.00 before, $170.50 now',
  ],
  [
    ({ rateCard }) => Object.assign(rateCard, { rangeBasisPoints: 1_250 }),
    'Range, % to either side: 15% before, 12.5% now',
  ],
  [
    ({ features }) => Object.assign(features.shop, { build: 145 }),
    'Online shop, build: 36 h before, 36.25 h now',
  ],
  [
    ({ features }) => Object.assign(features.api, { isOffered: false }),
    'API, offered: yes before, no now',
  ],
  [
    ({ pages }) => Object.assign(pages, { homeSections: 16 }),
    'Sections of the home page: 3.75 h before, 4 h now',
  ],
  [
    ({ overhead }) => Object.assign(overhead.siteMap, { eachPage: 2 }),
    'Site map, hours for each page: 0.25 h before, 0.5 h now',
  ],
  [
    ({ languages }) => Object.assign(languages, { buildEach: 8 }),
    'Languages, set-up of each translation: 1 h before, 2 h now',
  ],
  [
    ({ packages }) => Object.assign(packages.small, { share: 7_000 }),
    'Small site, share of the overhead: 65% before, 70% now',
  ],
  [
    ({ options }) => Object.assign(options[1] ?? {}, { content: 100 }),
    'Option 2, content: 24 h before, 25 h now',
  ],
  [
    ({ price }) => Object.assign(price, { minimum: 500_000 }),
    'Minimum price, $: $0.00 before, $5,000.00 now',
  ],
  [({ terms }) => terms.lines.push('Pay.'), 'Terms: nothing before, ‘Pay.’ now'],
  [
    ({ terms }) => Object.assign(terms.bank, { bsb: '063000' }),
    'Bank account, BSB: nothing before, ‘063000’ now',
  ],
  [
    ({ wording }) => Object.assign(wording.steps[2] ?? {}, { title: 'Go' }),
    'Step 3, title: ‘A start’ before, ‘Go’ now',
  ],
  [
    ({ wording }) => Object.assign(wording, { rounds: '' }),
    'Assumption: rounds of changes: ‘Two rounds of changes at each stage. We show rough work early, so that they are…’ before, nothing now',
  ],
  [
    ({ look }) => Object.assign(look, { logo: 'a'.repeat(32) }),
    'Logo: nothing before, a picture now',
  ],
])('describes a change with the screen’s labels', (change, text) => {
  expect(describeChanges(change)).toEqual([text])
})
