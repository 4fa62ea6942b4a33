import type { NewEstimate } from '@agency/contract/estimate'
import { describe, expect, test } from 'vitest'
import { countLanguages } from './find-languages.ts'
import { countPages, scopeFromBrief, scopeFromQuote } from './scope.ts'
import { sitePages } from './site-pages.ts'

const brief = (mainGoal: string, employeeCount = '1-10') => ({
  ...{ companyName: 'Lantern Bakery', employeeCount, businessType: 'B2C' as const },
  ...{ industry: 'Food', mainGoal, overallVibe: 'Modern', colorFeel: 'cream' },
})
const names = (description: string, siteMap: string[] = []) =>
  scopeFromBrief(brief(description), { siteMap }).pages.map(({ name }) => name)

describe('the number of languages', () => {
  test.each([
    ['A bakery.', 1],
    ['Staff speak Vietnamese and Greek.', 3],
    ['Term dates in 5 languages.', 5],
    ['In three languages.', 3],
    ['The site is in English and Arabic.', 2],
    ['A Korean version too.', 2],
    ['A bilingual site.', 2],
    ['In 40 languages.', 40],
  ])('in %j is %i', (description, languages) => {
    expect(countLanguages(description)).toBe(languages)
  })

  test.each([
    'A Vietnamese restaurant.',
    'We cook Thai food and Italian coffee.',
    'French doors in Spanish style.',
    'German shepherds and Japanese maples.',
    'English breakfast all day.',
  ])('ignores adjectives in %j', (description) => {
    expect(countLanguages(description)).toBe(1)
  })
})

describe('pages', () => {
  test.each([
    ['A bakery.', 0],
    ['About 12 pages.', 12],
    ['Five pages, please.', 5],
    ['A one-page site.', 1],
    ['A landing page.', 1],
    ['A 9-page website.', 9],
    ['Could we begin with one page?', 1],
    ['A yearly plan on one page.', 0],
    ['One page for each physio.', 0],
    ['We print a 40-page catalogue.', 0],
    ['We print 40 pages of magazine.', 0],
    ['900 pages of law.', 900],
  ])('%j asks for %i', (description, pages) => {
    expect(countPages(description)).toBe(pages)
  })

  test('come from the concept’s site map and from features', () => {
    expect(names('We sell bread online.', ['Bread', 'Our story'])).toEqual([
      ...['Home', 'Bread', 'Our story', 'Shop', 'Product', 'Basket and checkout'],
      'Privacy and terms',
    ])
  })

  test('of one kind have distinct purposes', () => {
    const { pages } = scopeFromBrief(brief('Bread.'), {
      siteMap: ['Bread', 'Cakes', 'Brot'],
    })
    expect(new Set(pages.map(({ purpose }) => purpose)).size).toBe(pages.length)
  })

  test('include one home page, whatever the site map calls it', () => {
    const names = sitePages(['Home', 'Front page', 'Home visits', 'About'], [], 0).map(
      (page) => page.name,
    )
    expect(names).toEqual(['Home', 'Home visits', 'About', 'Privacy and terms'])
  })

  test('are not repeated when the site map already names them', () => {
    expect(names('Guests book a table.', ['Menu', 'Book a table'])).toEqual([
      ...['Home', 'Menu', 'Book a table', 'Privacy and terms'],
    ])
  })

  test('in other scripts stay distinct', () => {
    expect(names('Хлеб.', ['Меню', 'Контакты', '菜单'])).toHaveLength(5)
  })

  test('match the number asked for', () => {
    for (const requested of [2, 5, 12, 40]) {
      expect(names(`We sell bread online. ${requested} pages.`)).toHaveLength(requested)
    }
    expect(names('We sell bread online. A one-page site.')).toEqual(['Home'])
  })
})

test('assumes more stakeholders in a larger firm', () => {
  const stakeholdersFor = (size: string) => scopeFromBrief(brief('A bakery.', size)).stakeholders
  expect(
    ['1-10', '51-200', '201-500', '500+', 'Startup', 'Large enterprise'].map(stakeholdersFor),
  ).toEqual([...[1, 2, 3, 3, 1, 3]])
})

test('reads the target market of a quote', () => {
  const quote = { targetMarket: 'Small businesses', websiteDescription: 'A site.', companySize: '' }
  const scopeFor = (targetMarket: string) =>
    scopeFromQuote({ ...quote, targetMarket } as NewEstimate)
  expect(scopeFor('Small businesses').businessType).toBe('B2B')
  expect(scopeFor('Families').businessType).toBe('B2C')
  expect(scopeFor('').businessType).toBe('Both')
})
