import type { EstimatePage } from '@agency/contract/stored-estimate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages, sampleEstimateDocument } from '../support/worker-outputs.ts'

let site: TestApp
let staff: ReturnType<typeof callerOf>
beforeAll(async () => {
  site = await openTestApp({
    stages: quickStages,
    wrapEstimateWriter: () => async () => sampleEstimateDocument,
  })
  staff = callerOf(site, `Bearer ${await createLogin(site)}`)
})
afterAll(() => site.close())

const list = async (request: object = {}) =>
  (await staff.query<EstimatePage>('estimates.list', request)).result

test('lists the estimates made for concepts and for quote requests, newest first', async () => {
  const post = (url: string, payload: object) => site.app.inject({ method: 'POST', url, payload })
  await post('/api/generate-estimate', validBrief)
  const quoteResponse = await post('/api/quotes/website', {
    ...{ firstName: 'Mira', lastName: 'Castellan', email: 'mira@saltbush.example' },
    ...{ companyName: 'Saltbush Legal', websiteDescription: 'A site.' },
  })
  const { rows } = await list()
  const commonFields = {
    id: expect.any(Number),
    totalCents: 1_000_000,
    createdAt: expect.any(String),
  }
  const range = { lowCents: 850_000, highCents: 1_150_000, validUntil: '2099-12-31' }
  const reference = expect.stringMatching(/^WE-[0-9A-F]{8}$/)
  expect(rows).toEqual([
    {
      ...{ ...commonFields, ...range, isExpired: false, reference, kind: 'quote' },
      pdfUrl: quoteResponse.json().pdfUrl,
      contact: {
        ...{ id: expect.any(Number), name: 'Mira Castellan' },
        ...{ email: 'mira@saltbush.example', company: 'Saltbush Legal' },
      },
    },
    {
      ...{ ...commonFields, ...range, isExpired: false, reference, kind: 'concept' },
      pdfUrl: expect.stringMatching(/\.pdf$/),
      contact: {
        ...{ id: expect.any(Number), name: validBrief.userName },
        ...{ email: validBrief.userEmail, company: validBrief.companyName },
      },
    },
  ])
})

test('pages in both directions, with every estimate once', async () => {
  await site.pool.query(`
    with sent as (
      insert into submissions (contact_id, kind, payload, request_id)
      select (select min(id) from contacts), 'quote', '{}', 'test' from generate_series(1, 60)
      returning id
    )
    insert into estimates (reference, submission_id, estimate, total_cents, low_cents, high_cents,
      valid_until, pdf_url)
    select 'WE-' || id, id, '{}', 100, 50, 150, '2026-01-31', '/uploads/estimates/' || id || '.pdf'
    from sent`)
  const first = await list()
  const second = await list({ after: first.next })
  const third = await list({ after: second.next })
  const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(new Set(ids).size).toBe(62)
  expect(third.next).toBeUndefined()
  expect((await list({ before: third.previous })).rows).toEqual(second.rows)
})
