import { expect, test } from 'vitest'
import { clausesOf } from '../clauses/clauses.ts'
import { fitOffers } from './fit-offers.ts'

test('what a client names as the services of a page is on offer, whatever its words', () => {
  const text = 'We hire portable toilets for building sites, weddings and festivals.'
  const [clause] = clausesOf(text)
  if (!clause) throw new Error('There is no clause.')
  const offers = ['Weddings', 'Festivals'].map((title) => ({
    ...{ title, price: '', terms: '', clause: 0 },
  }))
  expect(fitOffers(offers, [{ ...clause, role: 'website' }], text)).toEqual(offers)
  expect(fitOffers(offers, [{ ...clause, role: 'business' }], text)).toEqual([])
})
