import { createHash } from 'node:crypto'
import { starterSiteOfGeneration, starterSiteOfLink } from '@agency/contract/starter-site-paths'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { send } from '../support/both-transports.ts'
import { validBrief } from '../support/briefs.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { smallStages } from '../support/worker-outputs.ts'

const brief = {
  ...validBrief,
  companyName: '../Loaf <b>& Sons',
  mainGoal: `A coffee roastery in Brunswick. We roast coffee beans and bake bread.
Prices:
- Beans $18
- Bread $9
- Croissants $6
- Honey $12
We keep bees and goats behind the roastery, because the yard was empty when we came here in 2011.
We do not sell instant coffee. Wholesale orders need three days. We close on public holidays.
A form with a name and a message. Call 0491 570 006 or email loaf@example.com.au.`,
}

let site: TestApp
let generationId: string

beforeAll(async () => {
  site = await openTestApp({ stages: smallStages, rateLimitFactor: 1 })
  const call = { rest: '/api/generate-estimate', procedure: 'generations.start' }
  const { body } = await send(site.app, 'rest', { ...call, input: brief })
  generationId = String(body.generationId)
})
afterAll(() => site.close())

const open = (url: string, headers = {}, remoteAddress = '198.51.100.1') =>
  site.app.inject({ url, headers, remoteAddress })

async function share(): Promise<string> {
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/trpc/shareLinks.create', payload: { generationId } },
  })
  return response.json().result.data.token
}

test('is a zip file for whoever requested the concept, below one folder with a safe name', async () => {
  const { statusCode, headers, rawPayload } = await open(starterSiteOfGeneration(generationId))
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="loaf-b-and-sons-website.zip"',
    // Revalidated each time, since access to it may end.
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  })
  const files = unzipSync(rawPayload)
  for (const path of Object.keys(files))
    expect(path).toMatch(/^loaf-b-and-sons-website\/(?:[\w-]+\/){0,2}[\w.-]+$/)
  const html = Buffer.from(files['loaf-b-and-sons-website/site/index.html'] ?? []).toString()
  expect(html).toContain('../Loaf &lt;b&gt;&amp; Sons')
  // It identifies nobody.
  const texts = Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString())
    .join('\n')
  expect(texts).not.toContain(validBrief.userEmail)
  expect(texts).not.toContain(validBrief.userName)
  expect(texts).not.toContain(generationId)
})

test('is the same bytes each time, and not sent again to whoever has it', async () => {
  const url = starterSiteOfGeneration(generationId)
  const [first, second] = [await open(url), await open(url)]
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  expect(hashOf(second.rawPayload)).toBe(hashOf(first.rawPayload))
  expect((await open(url, { 'if-none-match': first.headers.etag })).statusCode).toBe(304)
})

test('has a site map and a style guide to show', async () => {
  const { result } = await callerOf(site).query<{
    pages: { name: string; file: string; contents: string[] }[]
    palette: { hex: string }[]
  }>('starterSites.design', { generationId })
  const { rawPayload } = await open(starterSiteOfGeneration(generationId))
  const paths = Object.keys(unzipSync(rawPayload))
  expect(result.pages.map(({ name }) => name)).toContain('Prices')
  for (const { file } of result.pages)
    expect(paths).toContain(`loaf-b-and-sons-website/site/${file}`)
  expect(result.palette.length).toBeGreaterThan(4)
})

describe('is available', () => {
  test('with a link, until that ends', async () => {
    const token = await share()
    const url = starterSiteOfLink(token)
    expect((await open(url)).statusCode).toBe(200)
    expect((await callerOf(site).query('starterSites.design', { token })).status).toBe(200)
    await site.db
      .updateTable('shareLinks')
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .execute()
    expect((await open(url)).statusCode).toBe(404)
    expect((await callerOf(site).query('starterSites.design', { token })).code).toBe('NOT_FOUND')
    // The end of the link does not affect its maker.
    expect((await open(starterSiteOfGeneration(generationId))).statusCode).toBe(200)
  })

  test('to nobody by its public id, or by a forged or malformed key', async () => {
    const { publicId } = await site.db
      .updateTable('concepts')
      .set({ active: true, released: true })
      .returning('publicId')
      .executeTakeFirstOrThrow()
    for (const key of [publicId, '7d2f3c1e-5a0b-4c8d-9e6f-1a2b3c4d5e6f', 'x', "1'--", '..']) {
      expect((await open(starterSiteOfGeneration(encodeURIComponent(key)))).statusCode).toBe(404)
      expect((await open(starterSiteOfLink(encodeURIComponent(key)))).statusCode).toBe(404)
    }
    expect((await open(`/share/gallery/${publicId}/site.zip`)).statusCode).toBe(404)
  })

  test('to staff only, by the number of the concept', async () => {
    const { id } = await site.db.selectFrom('concepts').select('id').executeTakeFirstOrThrow()
    expect((await callerOf(site).query('starterSites.file', { conceptId: id })).status).toBe(401)
    const staff = callerOf(site, `Bearer ${await createLogin(site)}`)
    const { result } = await staff.query<{ name: string; base64: string }>('starterSites.file', {
      conceptId: id,
    })
    expect(result.name).toBe('loaf-b-and-sons-website.zip')
    const { rawPayload } = await open(starterSiteOfGeneration(generationId))
    expect(Buffer.from(result.base64, 'base64').equals(rawPayload)).toBe(true)
    expect((await staff.query('starterSites.file', { conceptId: 999_999 })).code).toBe('NOT_FOUND')
  })
})

test('is limited by address, and another address is not affected', async () => {
  const url = starterSiteOfGeneration(generationId)
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1)
    statuses.push((await open(url, {}, '198.51.100.9')).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  const rejected = await open(url, {}, '198.51.100.9')
  expect(rejected.statusCode).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  expect((await open(url, {}, '198.51.100.10')).statusCode).toBe(200)
})

test('does not exist for a concept by another engine, and ends with the concept', async () => {
  const url = starterSiteOfGeneration(generationId)
  await site.db
    .updateTable('concepts')
    .set({ concept: JSON.stringify({ version: 1 }) })
    .execute()
  expect((await open(url)).statusCode).toBe(404)
  await site.db.deleteFrom('concepts').execute()
  expect((await open(url)).statusCode).toBe(404)
  expect((await callerOf(site).query('starterSites.design', { generationId })).code).toBe(
    'NOT_FOUND',
  )
})

test('keys do not appear in the log', async () => {
  await open(starterSiteOfLink('0123456789abcdef0123456789abcdef'))
  const lines = JSON.stringify(site.logLines)
  expect(lines).not.toContain('0123456789abcdef0123456789abcdef')
  expect(lines).not.toContain(generationId)
})
