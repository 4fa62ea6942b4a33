import type { Contact, ContactPage } from '@agency/contract/contact'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let staff: ReturnType<typeof callerOf>
let bearer: string
beforeAll(async () => {
  site = await openTestApp()
  bearer = `Bearer ${await createLogin(site)}`
  staff = callerOf(site, bearer)
  await fill()
})
afterAll(() => site.close())

const NAMES = ['Ana', 'ben', 'Ana', 'Dora', 'Emil', 'fay', 'Gus', 'ana']

/**
 * Contacts of which several share a name and a timestamp; each one's message contains its number.
 */
async function fill() {
  for (let number = 0; number < 60; number += 1) {
    const name = NAMES[number % NAMES.length] ?? ''
    const { id } = await site.db
      .insertInto('contacts')
      .values({
        name,
        email: `${name.toLowerCase()}${number}@tidewater.example`,
        company: number % 3 === 0 ? `Harbour_${number} 100%` : '',
        status: number % 10 === 0 ? 'Converted' : 'New',
        // In microseconds, which JavaScript dates do not have.
        firstSeen: `2026-03-01T00:00:00.00000${number % 4}Z`,
        lastActivity: `2026-03-02T00:00:00.00000${number % 7}Z`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const kinds = ['message', 'concept', 'quote'].slice(0, number % 4)
    for (const kind of kinds) {
      await site.db
        .insertInto('submissions')
        .values({
          ...{ contactId: id, kind, payload: '{}', requestId: 'test' },
          createdAt: '2026-03-02T00:00:00Z',
        })
        .execute()
    }
  }
}

const list = async (request: object = {}) => {
  const { status, result } = await staff.query<ContactPage>('contacts.list', request)
  expect(status).toBe(200)
  return result
}

/** Goes through the whole list and returns the pages. */
async function readAllPages(request: object) {
  const pages = [await list({ size: 25, ...request })]
  for (;;) {
    const after = pages.at(-1)?.next
    if (!after) return pages
    pages.push(await list({ size: 25, ...request, after }))
  }
}

const sqlOf = {
  lastActivity: 'contacts.last_activity',
  firstSeen: 'contacts.first_seen',
  name: 'lower(contacts.name)',
  totalSubmissions: '(select count(*) from submissions where contact_id = contacts.id)',
}

describe.each(Object.entries(sqlOf))('by %s', (sort, sql) => {
  test.each(['asc', 'desc'])(
    '%s: pages through every contact once, in order',
    async (direction) => {
      const { rows } = await site.pool.query(
        `select id from contacts order by ${sql} ${direction}, id ${direction}`,
      )
      const pages = await readAllPages({ sort, direction })
      expect(pages.map((page) => page.rows.length)).toEqual([25, 25, 10])
      expect(pages.flatMap((page) => page.rows.map(({ id }) => id))).toEqual(
        rows.map(({ id }) => id),
      )
      // And back again.
      const previousPage = await list({ sort, direction, size: 25, before: pages[2]?.previous })
      expect(previousPage.rows).toEqual(pages[1]?.rows)
      expect((await list({ sort, direction, before: pages[1]?.previous })).previous).toBeUndefined()
    },
  )
})

test('shows the number of submissions of each contact', async () => {
  const { rows } = await list({ sort: 'totalSubmissions', size: 100 })
  expect(rows[0]?.totalSubmissions).toBe(3)
  expect(rows.at(-1)?.totalSubmissions).toBe(0)
})

test.each([
  ['name, case-insensitively', { text: 'DORA' }, ({ name }: Contact) => name === 'Dora'],
  ['e-mail address', { text: 'gus6@' }, ({ email }: Contact) => email.startsWith('gus6@')],
  [
    'whole address',
    { text: 'Gus6@tidewater.example' },
    ({ email }: Contact) => /^gus6@/.test(email),
  ],
  ['address with another ending', { text: 'gus6@tidewater.com' }, () => false],
  ['company', { text: 'harbour' }, ({ company }: Contact) => company !== ''],
  ['a literal percent sign', { text: '0%' }, ({ company }: Contact) => company !== ''],
  ['a literal underscore', { text: 'r_3' }, ({ company }: Contact) => /r_3/.test(company)],
  ['status', { status: 'Converted' }, (row: Contact) => row.contactStatus === 'Converted'],
  ['messages', { submission: 'message' }, (row: Contact) => row.totalSubmissions > 0],
  ['quotes', { submission: 'quote' }, (row: Contact) => row.totalSubmissions === 3],
  [
    'all conditions combined',
    { text: 'ana', status: 'Converted', submission: 'concept' },
    (row: Contact) =>
      /ana/i.test(row.name) && row.contactStatus === 'Converted' && row.totalSubmissions > 1,
  ],
  ['text that matches nothing', { text: 'nobody' }, () => false],
])('filters by %s and counts what matches', async (_label, filter, isMatch) => {
  const allRows = (await readAllPages({})).flatMap(({ rows }) => rows)
  const expected = allRows.filter(isMatch).map(({ id }) => id)
  const pages = await readAllPages({ filter })
  expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(expected)
  expect(pages[0]?.matching).toBe(expected.length)
})

test('periods start at midnight in Melbourne', async () => {
  // Each is a second before or after a midnight in Melbourne.
  const { rows } = await site.pool.query<{ email: string }>(`
    insert into contacts (email, name, last_activity)
    select 'edge' || days || side || '@edge.example', 'Edge',
      ((now() at time zone 'Australia/Melbourne')::date - days)::timestamp
        at time zone 'Australia/Melbourne' + (case side when 'in' then 1 else -1 end) * interval '1 s'
    from unnest(array[0, 6, 29]) as days, unnest(array['in', 'out']) as side returning email`)
  expect(rows).toHaveLength(6)
  const findNames = async (period: string) => {
    const page = await list({ filter: { text: '@edge.example', period } })
    return page.rows.map(({ email }) => email.split('@')[0]).sort()
  }
  expect(await findNames('today')).toEqual(['edge0in'])
  expect(await findNames('week')).toEqual(['edge0in', 'edge0out', 'edge6in'])
  expect(await findNames('month')).toEqual([
    'edge0in',
    'edge0out',
    'edge29in',
    'edge6in',
    'edge6out',
  ])
  await site.db.deleteFrom('contacts').where('name', '=', 'Edge').execute()
})

test('finds contacts whose follow-up is due, including today', async () => {
  const setFollowUp = (sql: string, name: string) =>
    site.pool.query(
      `update contacts set next_follow_up = (now() at time zone 'Australia/Melbourne')::date ${sql}
       where name = $1`,
      [name],
    )
  await setFollowUp('', 'Dora')
  await setFollowUp('+ 1', 'Emil')
  const { rows } = await list({ filter: { due: true } })
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Dora']))
})

test.each([
  ['a size that is not offered', { size: 10 }],
  ['a sort that is not offered', { sort: 'email' }],
  ['an unknown status', { filter: { status: 'Lost' } }],
  ['a text over 100', { filter: { text: 'x'.repeat(101) } }],
  ['an invalid cursor', { after: 'x' }],
  ['a cursor of another sort', { sort: 'name', after: Buffer.from('[1,2]').toString('base64url') }],
  [
    'a cursor beyond the range of ids',
    { after: Buffer.from('[1,3000000000]').toString('base64url') },
  ],
  [
    'a cursor with a NUL',
    { sort: 'name', after: Buffer.from('["\\u0000",1]').toString('base64url') },
  ],
])('refuses %s', async (_label, request) => {
  expect(await staff.query('contacts.list', request)).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST',
  })
})

test('counts follow the submissions, whoever inserts them', async () => {
  const send = () =>
    site.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { name: 'Noor', email: 'noor@tidewater.example', message: 'Hello.' },
    })
  await send()
  const find = async () => (await list({ filter: { text: 'noor@' } })).rows[0]
  const first = await find()
  expect(first?.totalSubmissions).toBe(1)
  // The same message again is the same submission: nothing about the contact changes.
  await send()
  expect(await find()).toEqual(first)
  await site.pool.query(
    `insert into submissions (contact_id, kind, payload, request_id, created_at)
     select $1, 'quote', '{}', 'import', time from unnest(array[
       timestamptz '2020-01-01 00:00Z', timestamptz '2020-01-02 00:00Z']) as time`,
    [first?.id],
  )
  expect(await find()).toEqual({
    ...first,
    totalSubmissions: 3,
    firstSeen: '2020-01-01T00:00:00.000Z',
    waitingSince: '2020-01-01T00:00:00.000Z',
  })
})

describe('the export', () => {
  const get = (query = '', authorization = bearer) =>
    site.app.inject({ url: `/api/contacts/export.csv${query}`, headers: { authorization } })
  const linesOf = (body: string) => body.split('\r\n').slice(0, -1)

  test('contains every matching contact, in as many batches as needed', async () => {
    await site.pool.query(`
      insert into contacts (email, name, company)
      select 'many' || n || '@many.example', 'Many', 'Many & Co' from generate_series(1, 2500) as n`)
    const response = await get('?text=many.example&sort=name&direction=asc')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="contacts-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const lines = linesOf(response.body)
    expect(lines).toHaveLength(2501)
    expect(new Set(lines).size).toBe(2501)
    await site.db.deleteFrom('contacts').where('name', '=', 'Many').execute()
  })

  test.each([
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['+61 3 5550 0148', `"'+61 3 5550 0148"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['＝1+1', `"'＝1+1"`],
    ['\t=1', `"'\t'=1"`],
    ['\tone', `"'\tone"`],
    ['\r=1', `"'\r'=1"`],
    [';=1+1', `";'=1+1"`],
    ['Smith;@SUM(A1)', `"Smith;'@SUM(A1)"`],
    ['Smith,-1', `"Smith,'-1"`],
    ['Smith|＋1', `"Smith|'＋1"`],
    ['Smith";=1', `"Smith"";'=1"`],
    ['Smith\n=1', `"Smith\n'=1"`],
    ['Smith\t+1;+2', `"Smith\t'+1;'+2"`],
    ['Smith; Jones - sons', `"Smith; Jones - sons"`],
    ['Smith, Jones "and"\nsons', `"Smith, Jones ""and""\nsons"`],
    ['Kōwhai = good', `"Kōwhai = good"`],
  ])('writes %j as %s', async (company, expected) => {
    const { id } = await site.db
      .insertInto('contacts')
      .values({ email: 'cell@cell.example', name: 'Cell', company })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { body } = await get('?text=cell@cell.example')
    expect(body).toContain(`\r\n"Cell","cell@cell.example",${expected},"","New","0",`)
    await site.db.deleteFrom('contacts').where('id', '=', id).execute()
  })

  test('is for staff only and refuses invalid filters', async () => {
    expect((await site.app.inject('/api/contacts/export.csv')).statusCode).toBe(401)
    expect((await get('', 'Bearer a.b.c')).statusCode).toBe(401)
    expect((await get('?status=Lost')).statusCode).toBe(400)
    expect((await get('?status=New&status=Cold')).statusCode).toBe(400)
    expect((await get('?due=yes')).statusCode).toBe(400)
  })
})
