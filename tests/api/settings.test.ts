import type { EstimateDocumentInput } from '@agency/api/features/estimates/estimate-writer'
import { type AgencySettings, Settings, type StoredSettings } from '@agency/contract/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { sampleEstimateDocument } from '../support/worker-outputs.ts'

let site: TestApp
let staff: ReturnType<typeof callerOf>
const documentInputs: EstimateDocumentInput[] = []
beforeAll(async () => {
  site = await openTestApp({
    wrapEstimateWriter: () => async (input) => {
      documentInputs.push(input)
      return sampleEstimateDocument
    },
  })
  staff = callerOf(site, `Bearer ${await createLogin(site)}`)
})
afterAll(() => site.close())

const visitor = () => callerOf(site)
const get = async () => (await staff.query<StoredSettings>('settings.get')).result
const update = async (change: object, updatedAt?: string | null) =>
  staff.mutate<StoredSettings>('settings.update', {
    change,
    updatedAt: updatedAt === undefined ? (await get()).updatedAt : updatedAt,
  })

test('of two concurrent first changes, one is refused', async () => {
  const { agency, rateCardState, updatedAt } = await get()
  expect(updatedAt).toBeNull()
  expect(rateCardState).toEqual({ version: 1, since: null })
  const responses = await Promise.all(
    ['Ana', 'Ben'].map((principal) => update({ agency: { ...agency, principal } }, null)),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('agency, contact details and social links are public at once', async () => {
  const { agency } = await get()
  const changedAgency: AgencySettings = {
    ...agency,
    name: 'Lantern & Co',
    email: 'desk@lantern.example',
    phone: '+61 3 5550 0199',
    street: '9 Juniper Lane, Melbourne VIC 3000',
    social: { ...agency.social, x: '', linkedin: 'https://social.example/lantern' },
  }
  const { status, result } = await update({ agency: changedAgency })
  expect(status).toBe(200)
  expect(result.agency).toEqual(changedAgency)
  const { font, retention } = result
  expect((await visitor().query('settings.agency')).result).toEqual({
    ...changedAgency,
    font,
    styleResultDays: retention.styleResultDays,
    shareLinkDays: retention.shareLinkDays,
  })
  expect((await site.app.inject('/api/openapi.json')).json().info.title).toBe('Lantern & Co API')
  expect((await site.app.inject('/feed.xml')).body).toContain('Lantern &amp; Co: our work')
})

test('a change to one part leaves the others', async () => {
  const before = await get()
  const retention = { styleResultDays: 7, shareLinkDays: 14, eventDays: 90, auditDays: 400 }
  const { result } = await update({ retention })
  expect(result).toEqual({ ...before, retention, updatedAt: expect.any(String) })
  expect(result.updatedAt).not.toBe(before.updatedAt)
  expect(await get()).toEqual(result)
})

test('the next estimate is priced with the new rate card', async () => {
  const { rateCard } = await get()
  const changedRateCard = {
    ...rateCard,
    hourly: { ...rateCard.hourly, design: 20_000 },
    validDays: 14,
  }
  expect((await update({ rateCard: changedRateCard })).status).toBe(200)
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/quotes/website',
    payload: {
      ...{ firstName: 'Mira', lastName: 'Castellan', email: 'mira@saltbush.example' },
      websiteDescription: 'A site for a law firm.',
    },
  })
  expect(response.statusCode).toBe(200)
  expect(documentInputs.at(-1)?.book.rateCard).toEqual(changedRateCard)
  expect(documentInputs.at(-1)?.bookVersion).toBe((await get()).rateCardState.version)
})

test('only a changed rate card gets a new version', async () => {
  const initial = await get()
  const { version } = initial.rateCardState
  expect((await update({ agency: { ...initial.agency, tagline: 'Other' } })).status).toBe(200)
  expect((await update({ rateCard: initial.rateCard })).status).toBe(200)
  expect((await get()).rateCardState).toEqual(initial.rateCardState)

  const validDays = initial.rateCard.validDays + 1
  const { result } = await update({ rateCard: { ...initial.rateCard, validDays } })
  expect(result.rateCardState.version).toBe(version + 1)
  expect(Date.parse(result.rateCardState.since ?? '')).toBeGreaterThan(Date.now() - 60_000)
  const versions = await site.db
    .selectFrom('rateCardVersions')
    .select(['version', 'rateCard'])
    .orderBy('version', 'desc')
    .limit(2)
    .execute()
  expect(versions).toEqual([
    { version: version + 1, rateCard: result.rateCard },
    { version, rateCard: initial.rateCard },
  ])
})

test('of two concurrent rate-card changes one is refused, and one version is created', async () => {
  const { rateCard, rateCardState, updatedAt } = await get()
  const responses = await Promise.all(
    [40, 50].map((validDays) => update({ rateCard: { ...rateCard, validDays } }, updatedAt)),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await get()).rateCardState.version).toBe(rateCardState.version + 1)
})

test('a change to an older state is refused and changes nothing', async () => {
  const older = await get()
  await update({ agency: { ...older.agency, tagline: 'From Ana' } })
  const rejected = await update(
    { agency: { ...older.agency, tagline: 'From Ben' } },
    older.updatedAt,
  )
  expect(rejected).toMatchObject({ status: 409, code: 'CONFLICT' })
  expect((await get()).agency.tagline).toBe('From Ana')
})

const service = {
  provider: 'service',
  stylesheet: 'https://fonts.example/css2?family=Manrope:wght@400..800&display=swap',
  filesOrigin: 'https://files.fonts.example',
  family: 'Manrope',
}

test('the font can come from another provider', async () => {
  expect((await update({ font: service })).result.font).toEqual(service)
  expect((await update({ font: { provider: 'own' } })).result.font).toEqual({ provider: 'own' })
})

describe('refuses', () => {
  const agency = (change: object) => async () => ({
    agency: { ...(await get()).agency, ...change },
  })
  const social = (x: string) => async () => {
    const { agency: before } = await get()
    return { agency: { ...before, social: { ...before.social, x } } }
  }
  const hourly = (design: unknown) => async () => {
    const { rateCard } = await get()
    return { rateCard: { ...rateCard, hourly: { ...rateCard.hourly, design } } }
  }
  const limits = (change: object) => async () => {
    const { aiServices } = await get()
    return { aiServices: { ...aiServices, style: { ...aiServices.style, ...change } } }
  }
  const days = { styleResultDays: 30, shareLinkDays: 30, eventDays: 30 }
  const font = (change: object) => async () => ({ font: { ...service, ...change } })
  test.each<[string, () => Promise<object>]>([
    ['no change', async () => ({})],
    ['an agency without a name', agency({ name: ' ' })],
    ['an invalid e-mail address', agency({ email: 'desk' })],
    ['an e-mail address with a line break', agency({ email: 'a@b.example\r\nBcc: c@d.example' })],
    ['a phone number of letters', agency({ phone: 'call us' })],
    ['an invalid year', agency({ foundedYear: 18 })],
    ['a portrait of another site', agency({ portrait: '//other.example/me.png' })],
    ['a portrait that is no picture', agency({ portrait: '/uploads/me.svg' })],
    ['a map that is no URL', agency({ mapsUrl: 'the corner' })],
    ['a social link that is a script', social('javascript:alert(1)')],
    ['a social link with another scheme', social('ftp://a.example')],
    ['a social link without its slashes', social('https:a.example')],
    ['a rate below 0', hourly(-1)],
    ['a rate with fractions of a cent', hourly(1.5)],
    ['a rate that is not a number', hourly('100')],
    ['an excessive rate', hourly(500_001)],
    ['a cap below 0', limits({ dailyCapCents: -1 })],
    ['a fractional cost', limits({ resultCost: 0.5 })],
    ['no fallback setting', limits({ fallBack: undefined })],
    ['retention for no days', async () => ({ retention: { ...days, styleResultDays: 0 } })],
    ['unlimited retention', async () => ({ retention: { ...days, eventDays: 3_651 } })],
    ['a font over plain HTTP', font({ stylesheet: 'http://fonts.example/css' })],
    [
      'a font URL that breaks out of the policy',
      font({ stylesheet: "https://f.example/a;script-src'" }),
    ],
    ['a font-file origin with a path', font({ filesOrigin: 'https://f.example/files' })],
    ['a font name that breaks out of its rule', font({ family: "x'}body{display:none" })],
  ])('%s', async (_label, change) => {
    const before = await get()
    expect(await update(await change(), before.updatedAt)).toMatchObject({ status: 400 })
    expect(await get()).toEqual(before)
  })
})

test('a URL accepted by an earlier release can be read, but not saved again', async () => {
  const before = await get()
  const link = 'https:/lantern.example'
  await site.pool.query(
    `update settings set
       agency = jsonb_set(jsonb_set(agency, '{mapsUrl}', $1), '{social,x}', $1)`,
    [JSON.stringify(link)],
  )
  const { agency } = await get()
  expect([agency.mapsUrl, agency.social.x]).toEqual([link, link])
  expect((await visitor().query('settings.agency')).status).toBe(200)
  expect(await update({ agency })).toMatchObject({ status: 400 })
  expect((await update({ agency: before.agency })).status).toBe(200)
})

test('only what the schema describes is stored', async () => {
  const { agency } = await get()
  const { result } = await update({ agency: { ...agency, isAdmin: true }, more: 1 })
  expect(Settings.strict().safeParse({ ...result, updatedAt: undefined }).success).toBe(false)
  const { updatedAt: _state, rateCardState: _card, ...settings } = result
  expect(Settings.strict().safeParse(settings).success).toBe(true)
  expect(result.agency).not.toHaveProperty('isAdmin')
})

test('reports who does the work of each AI service, but no key', async () => {
  const noUsage = { results: 0, cost: 0 }
  const local = {
    ...{ kind: 'local', host: null, model: null, state: 'working', pausedUntil: null },
    ...{ today: noUsage, month: noUsage, lastFailure: null },
  }
  expect((await staff.query('settings.providers')).result).toEqual({
    ...{ concept: local, brief: local, style: local },
  })
})
