import { dollarsOf, listExport } from '@agency/api/exports/list-export'
import { listExports } from '@agency/api/list-exports'
import { appRouter } from '@agency/api/router'
import type { AuditPage } from '@agency/contract/audit-log'
import { defaultPriceBook } from '@agency/contract/default-price-book'
import {
  type ExportedList,
  type ExportFormat,
  exportFormats,
  exportPaths,
} from '@agency/contract/list-export'
import { priceLinesOf } from '@agency/contract/price-book-lines'
import type { SourcesReport } from '@agency/contract/sources-report'
import { TIME_ZONE } from '@agency/contract/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createLogin } from '../support/accounts.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/** More than two batches. */
const COUNT = 1_100
/** A spreadsheet would run this. */
const FORMULA = '=1+1'

let site: TestApp
let bearer: string
let staff: ReturnType<typeof callerOf>
let webhookId: number

const insert = (text: string) => site.pool.query(text, [COUNT, FORMULA])

/**
 * For each list, what stores its rows, whose texts begin with a formula, and a query that matches
 * some of them, with their number.
 */
interface Sample {
  store?: () => Promise<unknown>
  count: number
  /** Without this the list has no filter. */
  filter?: [query: string, count: number]
  hasFormula?: boolean
}

const samples: Record<ExportedList, Sample> = {
  contacts: {
    store: () =>
      insert(`insert into contacts (email, name, company, status, stage)
        select 'c' || n || '@many.example', $2 || n, 'Many', case when n <= 3 then 'Cold' else 'New' end,
          case when n <= 3 then 'lost' else 'new' end
        from generate_series(1, $1::int) as n`),
    ...{ count: COUNT, filter: ['status=Cold&sort=name&direction=asc', 3], hasFormula: true },
  },
  projects: {
    store: () =>
      site.pool.query(
        `insert into projects (title, slug, published_date, active)
         select $1 || n, 'p' || n, '2026-01-01', n > 2 from generate_series(1, 5) as n`,
        [FORMULA],
      ),
    ...{ count: 5, hasFormula: true },
  },
  estimates: {
    store: () =>
      insert(`with sent as (
          insert into submissions (contact_id, kind, payload, request_id)
          select (select id from contacts where name = $2 || '1'), 'quote', '{}', 'test'
          from generate_series(1, $1::int) returning id
        )
        insert into estimates (reference, submission_id, estimate, total_cents, low_cents,
          high_cents, valid_until, pdf_url)
        select 'WE-' || id, id, '{}', 123450, 50, 150, '2026-01-31', '/uploads/estimates/' || id
        from sent`),
    ...{ count: COUNT, hasFormula: true },
  },
  proposals: {
    store: () =>
      insert(`insert into proposals (reference, token, contact_id, state, title, draft, total_cents)
        select 'WP-' || n, 'token' || n, (select min(id) from contacts), 'draft',
          $2 || case when n <= 4 then ' rare' else '' end, '{}', 1
        from generate_series(1, $1::int) as n`),
    ...{ count: COUNT, filter: ['text=rare&state=draft&attention=false', 4], hasFormula: true },
  },
  redirects: {
    store: () =>
      insert(`insert into redirects (path, target)
        select '/old/' || n, $2 || n from generate_series(1, $1::int) as n`),
    ...{ count: COUNT, hasFormula: true },
  },
  concepts: {
    store: () =>
      insert(`insert into concepts (public_id, image_url, company_name, industry, website_for,
          overall_vibe, design_style, color_palette, page_type, active, released)
        select 'c' || n, '/uploads/concepts/' || n, $2 || n, 'Retail', 'Retail', 'Bold', 'Bold',
          'red', 'Home page', n > 6, true
        from generate_series(1, $1::int) as n`),
    ...{ count: COUNT, filter: ['status=hidden&sort=company', 6], hasFormula: true },
  },
  emails: {
    store: () =>
      insert(`insert into mails (kind, recipient, to_name, to_address, subject, body_text, message_id,
          request_id, state, sent_at)
        select 'message', 'owner', '', 'x@lantern.example', $2, 'Secret text', gen_random_uuid(), '',
          case when n <= 2 then 'queued' else 'sent' end, case when n > 2 then now() end
        from generate_series(1, $1::int) as n`),
    ...{ count: COUNT, filter: ['state=queued', 2], hasFormula: true },
  },
  failedJobs: {
    store: () =>
      site.pool.query(
        `insert into graphile_worker._private_jobs (task_id, attempts, max_attempts)
         select (select min(id) from graphile_worker._private_tasks), 3, 3
         from generate_series(1, $1::int)`,
        [COUNT],
      ),
    count: COUNT,
  },
  people: { count: 1 },
  auditLog: {
    store: () =>
      insert(`insert into audit_entries (means, kind, action, subject)
        select 'system', case when n <= 5 then 'price book' else 'import' end, 'changed', $2
        from generate_series(1, $1::int) as n`),
    // Those of other tests have other kinds.
    ...{ count: COUNT, filter: ['kind=price%20book', 5], hasFormula: true },
  },
  priceBook: { count: priceLinesOf(defaultPriceBook).length },
  webhookDeliveries: {
    store: async () => {
      const { rows } = await site.pool.query(
        `insert into webhooks (url, events, secret)
         select 'https://' || n || '.example', '{}', '' from generate_series(1, 2) as n returning id`,
      )
      webhookId = rows[0].id
      await site.pool.query(
        `with event as (
           insert into webhook_events (message_id, type, payload)
           select 'msg' || n, 'test', '{"secret":1}' from generate_series(1, $1::int) as n returning id
         )
         insert into webhook_deliveries (webhook_id, event_id, state, last_error)
         select webhooks.id, event.id, case when event.id % 100 = 0 then 'failed' else 'delivered' end,
           $2 from event, webhooks`,
        [COUNT, FORMULA],
      )
    },
    ...{ count: COUNT, filter: ['state=failed', COUNT / 100], hasFormula: true },
  },
  days: { count: 30, filter: ['period=year', 365] },
  sources: {
    store: () =>
      site.pool.query(
        `insert into site_events (kind, path, entry, referrer, source, medium, campaign, bot)
         select 'view', '/', true, '', '', '', $1 || n, false from generate_series(1, 70) as n`,
        [FORMULA],
      ),
    // A channel has no name that somebody could choose.
    // The estimates have no campaign.
    ...{ count: 2, filter: ['group=campaign&period=week', 71] },
  },
  goals: {
    store: () =>
      site.pool.query(
        `insert into goals (name, event, page_match, path, active, counted_from, counted_to, deleted_at)
         select $1 || n, 'page_viewed', 'exact', '/' || n, true, current_date, current_date - 1,
           case when n = 9 then now() end
         from generate_series(1, 9) as n`,
        [FORMULA],
      ),
    ...{ count: 8, filter: ['from=2026-01-01&to=2026-01-31', 8], hasFormula: true },
  },
}
const lists = Object.keys(samples) as ExportedList[]

const request = (list: ExportedList, format: ExportFormat, query = '', to: TestApp = site) =>
  to.app.inject({
    url: `${exportPaths[list]}.${format}?${query}${list === 'webhookDeliveries' ? `&webhookId=${webhookId}` : ''}`,
    headers: { authorization: bearer },
  })
type Item = Record<string, unknown>
/** The rows of a JSON file, which is an array but for the report that was documented before. */
async function jsonRows(list: ExportedList, query?: string): Promise<Item[]> {
  const { statusCode, body } = await request(list, 'json', query)
  expect(statusCode, body.slice(0, 300)).toBe(200)
  const content = JSON.parse(body)
  return list === 'sources' ? content.rows : content
}
async function csvLines(list: ExportedList, query?: string): Promise<string[]> {
  const { statusCode, body } = await request(list, 'csv', query)
  expect(statusCode, body.slice(0, 300)).toBe(200)
  return body.split('\r\n').slice(1, -1)
}
/** What identifies a row in every list. */
const keyOf = ({ id, key, at, path }: Item) => id ?? key ?? at ?? path

beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
  bearer = `Bearer ${await createLogin(site)}`
  staff = callerOf(site, bearer)
  for (const list of lists) await samples[list].store?.()
})
afterAll(() => site.close())

/** Without the entries that the tests write themselves. */
const ownQuery = (list: ExportedList) => (list === 'auditLog' ? 'kind=import' : '')
const ownCount = (list: ExportedList) => (list === 'auditLog' ? COUNT - 5 : samples[list].count)

describe.each(lists)('the export of %s', (list) => {
  test('has every row once, in as many batches as needed', async () => {
    const rows = await jsonRows(list, ownQuery(list))
    expect(rows).toHaveLength(ownCount(list))
    expect(new Set(rows.map(keyOf)).size).toBe(rows.length)
    expect(await csvLines(list, ownQuery(list))).toHaveLength(rows.length)
  })

  test('has the rows of its filter', async () => {
    const { filter } = samples[list]
    if (!filter) return
    const [query, count] = filter
    expect(await jsonRows(list, query)).toHaveLength(count)
    expect(await csvLines(list, query)).toHaveLength(count)
  })

  test('is a file with a dated name that is never cached', async () => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date())
    const types = { csv: 'text/csv', json: 'application/json' }
    for (const format of exportFormats) {
      const { headers, rawPayload } = await request(list, format)
      expect(headers['content-type']).toBe(`${types[format]}; charset=utf-8`)
      expect(headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="[a-z0-9-]+-${day}\\.${format}"$`),
      )
      expect(headers['cache-control']).toBe('no-store')
      const hasMark = rawPayload.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))
      expect(hasMark).toBe(format === 'csv')
    }
  })

  test('has no cell that a spreadsheet would run', async () => {
    const lines = await csvLines(list, ownQuery(list))
    for (const line of lines) expect(line).not.toMatch(/(?:^|,)"[=+\-@\t\r]/)
    expect(lines.some((line) => line.includes(`"'${FORMULA}`))).toBe(
      samples[list].hasFormula ?? false,
    )
  })

  test('has the fields of its documented schema, and no others', async () => {
    const schema = listExports.find((each) => each.list === list)?.json ?? z.never()
    const content = JSON.parse((await request(list, 'json')).body)
    expect(schema.parse(content)).toEqual(content)
  })

  test('is recorded if it has data of people', async () => {
    const recordedAs = listExports.find((each) => each.list === list)?.recordedAs
    const count = async () => {
      const { rows } = await site.pool.query(
        "select count(*)::int as n from audit_entries where action = 'exported'",
      )
      return rows[0].n
    }
    const before = await count()
    for (const format of exportFormats) await request(list, format)
    expect((await count()) - before).toBe(recordedAs ? 2 : 0)
    if (!recordedAs) return
    const { result } = await staff.query<AuditPage>('audit.list', { filter: { kind: recordedAs } })
    expect(result.rows[0]).toMatchObject({ kind: recordedAs, action: 'exported', means: 'screen' })
  })

  test('refuses an invalid query, which is not recorded', async () => {
    const invalid: Partial<Record<ExportedList, string>> = {
      ...{ contacts: 'status=Lost', proposals: 'attention=yes', concepts: 'status=gone' },
      ...{ emails: 'state=lost', auditLog: 'kind=everything', webhookDeliveries: 'state=x' },
      ...{ days: 'period=decade', sources: 'group=x', goals: 'from=2026-02-01&to=2026-01-01' },
    }
    const query = invalid[list]
    if (!query) return
    for (const format of exportFormats) {
      const response = await request(list, format, query)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' })
    }
  })
})

test('people’s data are recorded as such: which exports are, and which are not', () => {
  const unrecorded = listExports.filter(({ recordedAs }) => !recordedAs).map(({ list }) => list)
  expect(unrecorded.sort()).toEqual(
    ['days', 'failedJobs', 'goals', 'priceBook', 'projects', 'redirects', 'sources']
      .concat('webhookDeliveries')
      .sort(),
  )
})

test('the price book has its rates and all its hours', async () => {
  const lines = await jsonRows('priceBook')
  expect(lines).toContainEqual({
    ...{ path: 'rateCard.hourly.design', name: 'Hourly rate', isOffered: true },
    ...{ hourlyCents: defaultPriceBook.rateCard.hourly.design, quarterHours: null },
  })
  const { shop } = defaultPriceBook.features
  expect(lines).toContainEqual({
    ...{ path: 'features.shop.build', name: shop.name, isOffered: true },
    ...{ hourlyCents: null, quarterHours: shop.build },
  })
  const csv = await csvLines('priceBook')
  expect(csv).toContain(`"${shop.name}","features.shop.build","yes","","${shop.build / 4}"`)
  for (const part of ['pages.home', 'languages', 'overhead.workshop', 'options.0']) {
    expect(csv.some((line) => line.includes(`"${part}.`))).toBe(true)
  }
})

test('amounts are dollars in CSV and cents in JSON', async () => {
  const { body } = await request('estimates', 'csv')
  expect(body.split('\r\n')[0]).toContain('"Total (AUD incl. GST)","Low (AUD incl. GST)"')
  expect(body.split('\r\n')[1]).toContain('"1234.50","0.50","1.50"')
  expect((await jsonRows('estimates'))[0]).toMatchObject({ totalCents: 123_450 })
  expect(dollarsOf(5)).toBe('0.05')
})

test('hidden projects are there, deleted ones are not', async () => {
  const before = await jsonRows('projects')
  expect(before.filter(({ Active }) => Active === false)).toHaveLength(2)
  const id = Number(before[0]?.id)
  await staff.mutate('projects.remove', { id })
  expect((await jsonRows('projects')).map((row) => row.id)).not.toContain(id)
  await staff.mutate('projects.restore', { id })
})

test('the texts of emails and the contents of deliveries stay here', async () => {
  for (const format of exportFormats) {
    expect((await request('emails', format)).body).not.toContain('Secret text')
    expect((await request('webhookDeliveries', format)).body).not.toContain('secret')
  }
})

test('the order is that of the list', async () => {
  const ascending = await jsonRows('contacts', 'sort=name&direction=asc')
  const descending = await jsonRows('contacts', 'sort=name&direction=desc')
  expect(descending.map(keyOf)).toEqual(ascending.map(keyOf).reverse())
  const oldest = await jsonRows('concepts', 'sort=oldest')
  expect(oldest.map(keyOf)).toEqual((await jsonRows('concepts')).map(keyOf).reverse())
})

test('the report on sources keeps the form in which it was documented', async () => {
  const { result } = await staff.query<SourcesReport>('sources.report', { period: 'week' })
  const response = await request('sources', 'json', 'period=week&group=channel')
  expect(response.json()).toEqual({
    group: 'channel',
    period: { from: result.from, to: result.to },
    before: { from: expect.any(String), to: expect.any(String) },
    rows: result.rows,
  })
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename="sources-by-channel-${result.from}-to-${result.to}.json"`,
  )
})

describe('a site without data', () => {
  test('has valid files without rows', async () => {
    const empty = await openTestApp({ runsScheduledJobs: false })
    await createLogin(empty)
    const headers = {
      authorization: `Bearer ${await createLogin(empty, { email: 'b@emberlane.example', password: 'another-password' })}`,
    }
    const filled = ['auditLog', 'people', 'priceBook', 'days']
    for (const list of lists.filter((each) => !filled.includes(each))) {
      const query = list === 'webhookDeliveries' ? '?webhookId=1' : ''
      const json = await empty.app.inject({ url: `${exportPaths[list]}.json${query}`, headers })
      expect(json.statusCode, list).toBe(200)
      expect(list === 'sources' ? json.json().rows : json.json(), list).toEqual([])
      const csv = await empty.app.inject({ url: `${exportPaths[list]}.csv${query}`, headers })
      expect(csv.body, list).toMatch(/^\ufeff"[^\r\n]+"\r\n$/)
    }
    await empty.close()
  })
})

describe('a list that cannot be read', () => {
  const query = z.object({})
  const Row = z.object({ id: z.int() })
  const failing = (batches: { id: number }[][]) =>
    listExport({
      ...{ list: 'failedJobs', permission: 'jobs:read', description: '', query, row: Row },
      columns: [['Id', ({ id }) => id]],
      read: () => ({
        rows: (async function* () {
          yield* batches
          throw new Error('The database is away.')
        })(),
      }),
    })
  const chunksOf = async (text: AsyncIterable<string>) => {
    const chunks: string[] = []
    const error = await (async () => {
      for await (const chunk of text) chunks.push(chunk)
    })().catch((cause: Error) => cause.message)
    return { chunks, error }
  }

  test.each(exportFormats)(
    'is an error from the start, or a file that breaks off: %s',
    async (format) => {
      const open = async (batches: { id: number }[][]) =>
        chunksOf((await failing(batches).parse({})(site.db, format)).text)
      expect(await open([])).toEqual({ chunks: [], error: 'The database is away.' })
      const { chunks, error } = await open([[{ id: 1 }], [], [{ id: 2 }]])
      expect(error).toBe('The database is away.')
      expect(() => JSON.parse(chunks.join(''))).toThrow()
    },
  )

  test('is an error with a body', async () => {
    await site.pool.query('alter table mails rename to mails_elsewhere')
    const responses = await Promise.all(exportFormats.map((format) => request('emails', format)))
    await site.pool.query('alter table mails_elsewhere rename to mails')
    for (const response of responses) {
      expect(response.statusCode).toBe(500)
      expect(response.json()).toMatchObject({ success: false, code: 'INTERNAL' })
      expect(response.headers['content-disposition']).toBeUndefined()
    }
  })
})

/** The procedures that return a list or a report, by what exports the same. */
const exported: Record<string, ExportedList> = {
  'contacts.list': 'contacts',
  'pipeline.column': 'contacts',
  'projects.list': 'projects',
  'redirects.list': 'redirects',
  'concepts.page': 'concepts',
  'estimates.list': 'estimates',
  'proposals.list': 'proposals',
  'emails.list': 'emails',
  'failedJobs.list': 'failedJobs',
  'staff.list': 'people',
  'audit.list': 'auditLog',
  'webhooks.deliveries': 'webhookDeliveries',
  'analytics.report': 'days',
  'sources.report': 'sources',
  'goals.report': 'goals',
}
/** Those that have no export, and why. */
const notExported: Record<string, string> = {
  'concepts.list': 'The public gallery: staff export the concepts.',
  'contacts.timeline': 'What one person sent, on their page.',
  'notifications.list': 'What one staff member has not read; the rest is in other lists.',
  'priceBook.versions': 'Its changes are in the audit log.',
  'sources.rows': 'The rows behind one figure, most of which are contacts.',
  'goals.rows': 'The same.',
  'apiKeys.list': 'Settings.',
  'webhooks.list': 'Settings.',
  'emailTemplates.list': 'Settings.',
  'emailTexts.list': 'Settings.',
}

test('every list and report has an export, or a reason to have none', () => {
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { type: string; inputs: z.ZodType[] } }
  >
  const isPaged = (input: z.ZodType) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    return ['size', 'after', 'cursor'].some((name) => name in properties)
  }
  const found = Object.entries(procedures)
    .filter(([, { _def }]) => _def.type === 'query')
    .filter(([name, { _def }]) => /\.(?:list|page|report)$/.test(name) || _def.inputs.some(isPaged))
    .map(([name]) => name)
  expect(found.sort()).toEqual([...Object.keys(exported), ...Object.keys(notExported)].sort())
  const paths = new Set<string>([...Object.values(exported), 'priceBook'])
  expect([...paths].sort()).toEqual(Object.keys(exportPaths).sort())
  expect(listExports.map(({ list }) => list).sort()).toEqual(Object.keys(exportPaths).sort())
})
