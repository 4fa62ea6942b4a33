import type { WishClause } from '@agency/contract/wishes'
import { describe, expect, test } from 'vitest'
import { likelyIn } from './asked-features.ts'
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
    expect(likelyIn([clause(text)]).charged).toContain(key)
  })

  test('in words of no price book it is offered', () => {
    const text = 'Let them see which days are free and pick one themselves.'
    expect(likelyIn([clause(text)]).offered).toContain('bookings')
  })

  test('what is denied is not likely', () => {
    const text = 'No online shop on the website please.'
    const { charged } = likelyIn([clause(text, { denied: 'online shop' })])
    expect(charged).not.toContain('shop')
  })

  test('what only the business does is nobody’s wish', () => {
    const said = clause('We film weddings and tune pianos.', { role: 'business', isOfSite: false })
    expect(likelyIn([said])).toEqual({ charged: new Set(), offered: new Set() })
  })
})

test('a name alone is offered, and not charged for', () => {
  // 'Video' is named, and nothing is asked.
  expect(scopeOf('The other framers in town have a blog on their website.')).toEqual([
    [],
    ['journal'],
  ])
  expect(scopeOf('We want a blog on the website.')[0]).toEqual(['journal'])
})

test('what a feature contains is not offered beside it', () => {
  const [charged, offered] = scopeOf('People should buy online in a proper shop and pay by card.')
  expect(charged).toContain('shop')
  expect(offered).not.toContain('payments')
})
