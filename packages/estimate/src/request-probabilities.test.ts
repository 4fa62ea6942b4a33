import type { WishClause } from '@agency/contract/wishes'
import { describe, expect, test } from 'vitest'
import { CHARGE_THRESHOLD, offerThreshold, requestProbabilities } from './request-probabilities.ts'
import { scopeFromBrief } from './scope.ts'

const clause = (text: string, overrides: Partial<WishClause> = {}): WishClause => ({
  ...{
    text,
    role: 'website',
    negated: '',
    isAboutWebsite: true,
    isRuledOut: false,
    isTentative: false,
  },
  ...overrides,
})
const brief = {
  ...{ companyName: 'Tarrow', employeeCount: '1-10', businessType: 'Both' as const },
  ...{ industry: 'Other', mainGoal: '', overallVibe: '', colorFeel: '' },
}
const scopeOf = (text: string) => {
  const { features, mentioned } = scopeFromBrief(brief, undefined, {
    ...{ requested: text, described: '', ruledOut: '', clauses: [clause(text)] },
  })
  return [features.map(({ key }) => key), mentioned.map(({ key }) => key)]
}

describe('features requested by a clause', () => {
  test.each([
    ['People should be able to book online.', 'bookings'],
    ['Bookings, a shop and a blog for a pottery studio.', 'journal'],
    ['We need a gallery of our work.', 'gallery'],
    ['People should order bread online.', 'shop'],
    ['We’d like parents to be able to pay online.', 'payments'],
    ['Members must be able to pre-order wool online.', 'shop'],
    ['A form where they can ask for a quote.', 'enquiries'],
    ['Customers want to buy the candles online.', 'shop'],
    ['A website where people order bread online.', 'shop'],
    ['A site where people can buy tickets to our concerts.', 'tickets'],
  ])('are charged for: %s', (text, key) => {
    expect(requestProbabilities([clause(text)]).get(key)).toBeGreaterThan(CHARGE_THRESHOLD)
  })

  test.each(['We want a blog on the website.', 'We need a blog.', 'The website needs a blog.'])(
    'are charged for unless only wondered about: %s',
    (text) => {
      expect(requestProbabilities([clause(text)]).get('journal')).toBeGreaterThan(CHARGE_THRESHOLD)
      expect(
        requestProbabilities([clause(text, { isTentative: true })]).get('journal'),
      ).toBeLessThan(CHARGE_THRESHOLD)
    },
  )

  test.each([
    ['We need a login for clients later', ''],
    ['Online booking can wait', ''],
    ['We want a blog', 'not now.'],
  ])('are offered, and not charged for, if they can wait: %s %s', (text, next) => {
    const clauses = [clause(text), ...(next ? [clause(next)] : [])]
    const found = [...requestProbabilities(clauses).values()]
    expect(Math.max(...found)).toBeLessThan(CHARGE_THRESHOLD)
    expect(Math.max(...found)).toBeGreaterThan(offerThreshold('journal'))
  })

  test.each([
    ['My nephew says we need a blog', 'but we don’t want one.'],
    ['Everyone tells us the website needs a blog', 'and we do not need that.'],
  ])('are withdrawn by the next clause: %s, %s', (text, next) => {
    const probability = requestProbabilities([clause(text), clause(next)]).get('journal')
    expect(probability).toBeLessThan(offerThreshold('journal'))
    // The same in a single clause.
    expect(requestProbabilities([clause(`${text} ${next}`)]).get('journal')).toBe(0)
  })

  test('are offered when described in other words', () => {
    const text = 'Let them see which days are free and pick one themselves.'
    expect(requestProbabilities([clause(text)]).get('bookings')).toBeGreaterThan(
      offerThreshold('bookings'),
    )
  })

  test('are not charged for when denied', () => {
    const text = 'No online shop on the website please.'
    const probability = requestProbabilities([clause(text, { negated: 'online shop' })]).get('shop')
    expect(probability).toBeLessThan(CHARGE_THRESHOLD)
  })

  test('exclude what the business does itself', () => {
    const statement = clause('We film weddings and tune pianos.', {
      role: 'business',
      isAboutWebsite: false,
    })
    expect(Math.max(...requestProbabilities([statement]).values())).toBe(0)
  })
})

test('offers a feature that is only named, without charging for it', () => {
  const [charged, offered] = scopeOf('The other framers in town have a blog on their website.')
  expect(charged).toEqual([])
  expect(offered?.[0]).toBe('journal')
  expect(scopeOf('We want a blog on the website.')[0]).toEqual(['journal'])
})

const offeredKeys = (text: string) =>
  scopeFromBrief(brief, undefined, {
    requested: '',
    described: text,
    ruledOut: '',
    clauses: [],
  }).mentioned.map(({ key }) => key)

test('offers at most eight features', () => {
  const description =
    'We take bookings and donations, run a members’ area, publish articles, show our videos, have a newsletter, a portfolio, job listings, brochures to download, price calculators and upcoming events.'
  expect(offeredKeys(description)).toHaveLength(8)
})

test('offers named features before inferred ones', () => {
  const clauses = [clause('Let them see which days are free and pick one themselves.')]
  const wishes = { requested: '', described: 'We have job listings.', ruledOut: '', clauses }
  const [first, ...rest] = scopeFromBrief(brief, undefined, wishes).mentioned
  expect(first?.key).toBe('careers')
  expect(rest.map(({ key }) => key)).toContain('bookings')
})

test('offers payments with bookings', () => {
  expect(offeredKeys('We take bookings.')).toEqual(['payments', 'bookings'])
})

test('does not offer what a charged feature includes', () => {
  const [charged, offered] = scopeOf('People should buy online in a proper shop and pay by card.')
  expect(charged).toContain('shop')
  expect(offered).not.toContain('payments')
})
