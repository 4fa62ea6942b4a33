import { defaultPriceBook } from '@agency/contract/default-price-book'
import { ProposalDraft } from '@agency/contract/proposal'
import { expect, test } from 'vitest'
import { compareDrafts } from './compare-drafts.ts'
import { draftOf } from './draft-proposal.ts'
import { priceEstimate } from './price-estimate.ts'
import { priceProposal } from './price-proposal.ts'
import { scopeFromQuote } from './scope.ts'

const estimateOf = (
  websiteDescription: string,
  change: (book: typeof defaultPriceBook) => void,
) => {
  const book = structuredClone(defaultPriceBook)
  change(book)
  const quote = {
    ...{ firstName: 'Mira', lastName: 'Castellan', email: 'mira@saltbush.example', phone: '' },
    ...{ companyName: 'Saltbush', industry: 'Bakery', companySize: '', targetMarket: '' },
    websiteDescription,
  }
  const wishes = {
    requested: websiteDescription,
    described: '',
    ruledOut: '',
    clauses: [],
  } as never
  return priceEstimate(scopeFromQuote(quote, wishes), {
    book,
    bookVersion: 3,
    issuedOn: '2026-03-02',
  })
}

const books: [string, (book: typeof defaultPriceBook) => void][] = [
  ['the default book', () => {}],
  [
    'a minimum',
    (book) => {
      book.price.minimum = 9_000_000
    },
  ],
  [
    'a discount',
    (book) => {
      book.price.discount = 1_250
    },
  ],
  [
    'odd rates',
    (book) => void Object.assign(book.rateCard.hourly, { build: 16_533, design: 15_777 }),
  ],
  [
    'no GST',
    (book) => {
      book.rateCard.gstBasisPoints = 0
    },
  ],
]
test.each(books)('prices a draft exactly like its estimate, with %s', (_, change) => {
  const estimate = estimateOf('An online shop with bookings, a newsletter and a blog.', change)
  const draft = draftOf(estimate, 'Saltbush')
  expect(ProposalDraft.parse(draft)).toEqual(draft)
  expect(priceProposal(draft).total).toBe(estimate.total)
  expect(compareDrafts(draftOf(estimate, ''), ProposalDraft.parse(draft))).toEqual([])
})

test('adds an option at the estimate’s price including GST', () => {
  const estimate = estimateOf('An online shop.', () => {})
  const draft = draftOf(estimate, '')
  const extras = draft.items.filter(({ kind }) => kind === 'optional')
  expect(extras.length).toBe(estimate.options.length)
  for (const [index, extra] of extras.entries()) {
    const draftWithExtra = { ...draft, discount: 0, items: [{ ...extra, isChosen: true }] }
    expect(priceProposal(draftWithExtra).total).toBe(estimate.options[index]?.amount)
  }
})

test('lists changed, added and removed items with their amounts', () => {
  const before = draftOf(
    estimateOf('A small website.', () => {}),
    '',
  )
  const [first, second, ...rest] = before.items
  if (!first || !second) throw new Error('too few items')
  const after = {
    ...before,
    items: [
      { ...first, quantity: first.quantity + 100 },
      ...rest,
      { ...second, id: 'i900', title: 'Photos', unitPrice: 50_000, quantity: 100, unit: '' },
    ],
    notes: 'Call me.',
  }
  expect(compareDrafts(before, after)).toEqual([
    {
      ...{ kind: 'changed', what: first.title },
      before: Math.floor((first.quantity * first.unitPrice + 50) / 100),
      after: Math.floor(((first.quantity + 100) * first.unitPrice + 50) / 100),
    },
    { kind: 'added', what: 'Photos', before: null, after: 50_000 },
    {
      ...{ kind: 'removed', what: second.title, after: null },
      before: Math.floor((second.quantity * second.unitPrice + 50) / 100),
    },
    { kind: 'changed', what: 'Notes', before: null, after: null },
  ])
})
