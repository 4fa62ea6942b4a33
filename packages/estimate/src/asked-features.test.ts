import type { WishClause } from '@agency/contract/wishes'
import { describe, expect, test } from 'vitest'
import { CHARGED, likelyIn, offeredFrom } from './asked-features.ts'
import { scopeFromBrief } from './scope.ts'

const clause = (text: string, more: Partial<WishClause> = {}): WishClause => ({
  ...{ text, role: 'website', denied: '', isOfSite: true, isDeclined: false, isWondered: false },
  ...more,
})
const brief = {
  ...{ companyName: 'Tarrow', employeeCount: '1-10', businessType: 'Both' as const },
  ...{ industry: 'Other', mainGoal: '', overallVibe: '', colorFeel: '' },
}
const scopeOf = (text: string) => {
  const { features, mentioned } = scopeFromBrief(brief, undefined, {
    ...{ asked: text, told: '', refused: '', clauses: [clause(text)] },
  })
  return [features.map(({ key }) => key), mentioned.map(({ key }) => key)]
}

describe('what a clause about the website asks for', () => {
  test.each([
    ['People should be able to book online.', 'bookings'],
    ['We need a gallery of our work.', 'gallery'],
    ['A form where they can ask for a quote.', 'enquiries'],
    ['Customers want to buy the candles online.', 'shop'],
    ['A website where people order bread online.', 'shop'],
    ['A site where people can buy tickets to our concerts.', 'tickets'],
  ])('%s', (text, key) => {
    expect(likelyIn([clause(text)]).get(key)).toBeGreaterThan(CHARGED)
  })

  test.each(['We want a blog on the website.', 'We need a blog.', 'The website needs a blog.'])(
    '%s says so plainly',
    (text) => {
      expect(likelyIn([clause(text)]).get('journal')).toBeGreaterThan(CHARGED)
      expect(likelyIn([clause(text, { isWondered: true })]).get('journal')).toBeLessThan(CHARGED)
    },
  )

  test.each([
    ['My nephew says we need a blog', 'but we don’t want one.'],
    ['Everyone tells us the website needs a blog', 'and we do not need that.'],
  ])('%s, %s', (text, next) => {
    const chance = likelyIn([clause(text), clause(next)]).get('journal')
    expect(chance).toBeLessThan(offeredFrom('journal'))
  })

  test('in words of no price book it is offered', () => {
    const text = 'Let them see which days are free and pick one themselves.'
    expect(likelyIn([clause(text)]).get('bookings')).toBeGreaterThan(offeredFrom('bookings'))
  })

  test('what is denied is not likely', () => {
    const text = 'No online shop on the website please.'
    const chance = likelyIn([clause(text, { denied: 'online shop' })]).get('shop')
    expect(chance).toBeLessThan(CHARGED)
  })

  test('what only the business does is nobody’s wish', () => {
    const said = clause('We film weddings and tune pianos.', { role: 'business', isOfSite: false })
    expect(Math.max(...likelyIn([said]).values())).toBe(0)
  })
})

test('a name alone is offered, and not charged for', () => {
  const [charged, offered] = scopeOf('The other framers in town have a blog on their website.')
  expect(charged).toEqual([])
  expect(offered?.[0]).toBe('journal')
  expect(scopeOf('We want a blog on the website.')[0]).toEqual(['journal'])
})

const offeredOf = (told: string) =>
  scopeFromBrief(brief, undefined, { asked: '', told, refused: '', clauses: [] }).mentioned.map(
    ({ key }) => key,
  )

test('no more than eight are offered', () => {
  const told =
    'We take bookings and donations, run a members’ area, publish articles, show our videos, have a newsletter, a portfolio, job listings, brochures to download, price calculators and upcoming events.'
  expect(offeredOf(told)).toHaveLength(8)
})

test('what is named is offered before what only its words suggest', () => {
  const clauses = [clause('Let them see which days are free and pick one themselves.')]
  const wishes = { asked: '', told: 'We have job listings.', refused: '', clauses }
  const [first, ...others] = scopeFromBrief(brief, undefined, wishes).mentioned
  expect(first?.key).toBe('careers')
  expect(others.map(({ key }) => key)).toContain('bookings')
})

test('where people book, paying is offered', () => {
  expect(offeredOf('We take bookings.')).toEqual(['payments', 'bookings'])
})

test('what a feature contains is not offered beside it', () => {
  const [charged, offered] = scopeOf('People should buy online in a proper shop and pay by card.')
  expect(charged).toContain('shop')
  expect(offered).not.toContain('payments')
})
