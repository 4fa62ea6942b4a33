import { SEARCH_RESULTS, type SearchResults } from '@agency/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp()
  staff = callerOf(site, `Bearer ${await createLogin(site)}`)
  await site.db
    .insertInto('projects')
    .values([
      { title: 'A booking desk for a ferry', clientName: 'Queenscliff Crossing', slug: 'ferry' },
      { title: 'Quotes in an hour', clientName: 'Juniper Paving', active: false },
      { title: '100% wool', clientName: 'Merino_Mill' },
    ])
    .execute()
  const concept = (companyName: string, industry: string, active = true) => ({
    ...{ companyName, industry, active, publicId: companyName, imageUrl: '/a.webp' },
    ...{ overallVibe: 'Bold', designStyle: 'Bold', colorPalette: 'red', pageType: 'Home page' },
    websiteFor: industry,
  })
  await site.db
    .insertInto('concepts')
    .values([
      concept('Juniper Books', 'Retail'),
      concept('Ledgerline', 'Finance', false),
      concept('Salt', 'Finance'),
    ])
    .execute()
  await site.db
    .insertInto('contacts')
    .values([
      { name: 'Mei Tran', email: 'mei@juniper.example', company: 'Juniper Books' },
      { name: 'Juniper Hale', email: 'june@tidewater.example' },
      { name: 'Tran Mei', email: 'tran@saltbush.example', company: 'Saltbush Legal' },
      ...Array.from({ length: 12 }, (_, n) => ({ name: 'Ana', email: `ana${n}@many.example` })),
    ])
    .execute()
})
afterAll(() => site.close())

const find = async (text: string) => {
  const { status, result } = await staff.query<SearchResults>('search.find', { text })
  expect(status).toBe(200)
  return {
    projects: result.projects.map(({ title }) => title),
    concepts: result.concepts.map(({ companyName }) => companyName),
    contacts: result.contacts.map(({ email }) => email),
  }
}

test('finds projects, concepts and contacts together, including hidden ones', async () => {
  expect(await find('JUNIPER')).toEqual({
    projects: ['Quotes in an hour'],
    concepts: ['Juniper Books'],
    contacts: ['june@tidewater.example', 'mei@juniper.example'].sort(),
  })
  expect((await find('ledger')).concepts).toEqual(['Ledgerline'])
})

test('one or two letters match the start of a word in concepts and contacts', async () => {
  expect((await find('JU')).concepts).toEqual(['Juniper Books'])
  expect((await find('bo')).concepts).toEqual(['Juniper Books'])
  expect((await find('ni')).concepts).toEqual([])
  expect((await find('ti')).contacts).toEqual(['june@tidewater.example'])
  expect((await find('m tr')).contacts).toContain('mei@juniper.example')
})

test('every word must match, in any place and order', async () => {
  expect((await find('books mei')).contacts).toEqual(['mei@juniper.example'])
  expect((await find('ferry queens')).projects).toEqual(['A booking desk for a ferry'])
  expect(await find('ferry ledger')).toEqual({ projects: [], concepts: [], contacts: [] })
})

test('the closest match comes first', async () => {
  expect((await find('salt')).concepts[0]).toBe('Salt')
  expect((await find('mei tran')).contacts).toEqual([
    'mei@juniper.example',
    'tran@saltbush.example',
  ])
})

test('limits the results of each kind', async () => {
  expect((await find('ana')).contacts).toHaveLength(SEARCH_RESULTS)
})

test.each(['100%', 'o_M'])('%s is matched literally', async (text) => {
  expect((await find(text)).projects).toEqual(['100% wool'])
})

test.each(['', '   ', '"quoted" (odd) & | ! :* \\'])(
  '%j finds nothing without an error',
  async (text) => {
    expect(await find(text)).toEqual({ projects: [], concepts: [], contacts: [] })
  },
)

test('returns what is needed to open each result', async () => {
  const { result } = await staff.query<SearchResults>('search.find', { text: 'juniper' })
  expect(result).toMatchObject({
    projects: [{ id: 2, slug: null, clientName: 'Juniper Paving', active: false }],
    concepts: [{ id: 1, conceptId: 'Juniper Books', industry: 'Retail', isActive: true }],
  })
  expect((await staff.query('search.find', { text: 'x'.repeat(101) })).status).toBe(400)
})
