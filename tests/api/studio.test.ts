import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { redrawConcept } from '@agency/api/features/studio/redraw-concept-job'
import type { Concept } from '@agency/contract/concept'
import { type ConceptEdits, type ConceptVersion, noEdits } from '@agency/contract/concept-edits'
import { livePageOfGeneration, livePageOfLink } from '@agency/contract/live-page'
import { starterSiteOfGeneration } from '@agency/contract/starter-site-paths'
import { EDIT_LINK_ENDED, EDITS_STALE, MAX_VERSIONS } from '@agency/contract/studio'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin, logIn } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { filesIn, waitUntilNoJobs } from '../support/contact-deletion-site.ts'
import { cleanUpAfter } from '../support/deletions.ts'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { showReleased } from '../support/show-released.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let staff: ReturnType<typeof callerOf>
let visitor: ReturnType<typeof callerOf>
const brief = {
  ...validBrief,
  showInGallery: true,
  mainGoal:
    'A sourdough bakery in Coburg. We do sourdough, celebration cakes and Saturday classes. Every loaf is shaped by hand. Country loaf $9, rye $10, fruit loaf $12. No delivery.',
}
let generationId: string
let conceptId: number
let token: string
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
  staff = callerOf(site, `Bearer ${await createLogin(site)}`)
  visitor = callerOf(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.deleteFrom('concepts').execute()
  await site.app.inject({
    ...{ method: 'POST', url: '/api/generate-estimate' },
    payload: { ...brief, userEmail: `ana${performance.now()}@bakery.example` },
  })
  const made = site.db.selectFrom('concepts').select(['id', 'generationId'])
  // On a busy machine the response can come before the concept.
  await expect.poll(() => made.execute(), { timeout: 60_000 }).toHaveLength(1)
  const row = await made.executeTakeFirstOrThrow()
  generationId = String(row.generationId)
  conceptId = row.id
  token = (await visitor.mutate<{ token: string }>('studio.openLink', { generationId })).result
    .token
})

interface State {
  original: Concept
  edits: ConceptEdits
  revision: number
  expiresAt: string
}
interface Saved {
  revision: number
}
const get = () => visitor.query<State>('studio.get', { token })
const save = (revision: number, edits: Partial<ConceptEdits>, by = token) =>
  visitor.mutate<Saved>('studio.save', { token: by, revision, edits: { ...noEdits, ...edits } })
const headline = (text: string): Partial<ConceptEdits> => ({
  words: { 'sections.0.headline': text },
})
const stored = () =>
  site.db.selectFrom('concepts').selectAll().where('id', '=', conceptId).executeTakeFirstOrThrow()
const estimateOf = () =>
  site.db
    .selectFrom('estimates')
    .select(['pdfUrl', 'totalCents'])
    .where('conceptId', '=', conceptId)
    .executeTakeFirstOrThrow()
const storedHeadline = async () =>
  ((await stored()).concept as unknown as Concept).sections[0]?.headline
const saveError = (revision: number, edits: object) =>
  procedureErrorOf(site, 'studio.save', { token, revision, edits })

test('whoever made a concept gets a link of 128 random bits, of which only a hash is stored', async () => {
  expect(token).toMatch(/^[0-9a-f]{32}$/)
  const { rows } = await site.pool.query('select * from edit_links')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
  const days = (Date.parse((await get()).result.expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(89.9)
  expect(days).toBeLessThan(90.1)
})

test('nobody else gets one, and no other secret opens the Studio', async () => {
  const unknown = { generationId: '7d2f3c1e-5a0b-4c8d-9e6f-1a2b3c4d5e6f' }
  expect((await visitor.mutate('studio.openLink', unknown)).status).toBe(404)
  const { result } = await visitor.mutate<{ token: string }>('shareLinks.create', { generationId })
  for (const secret of [result.token, '0'.repeat(32)]) {
    expect((await visitor.query('studio.get', { token: secret })).status).toBe(404)
    expect((await save(0, headline('Taken over'), secret)).status).toBe(404)
  }
  expect((await visitor.query('shareLinks.get', { token })).status).toBe(404)
  for (const name of ['createLink', 'endLinks'])
    expect((await visitor.mutate(`studio.${name}`, { conceptId })).status).toBe(401)
  expect(await storedHeadline()).not.toBe('Taken over')
})

test('a change is what everybody sees at once: live page, shared page and website', async () => {
  const live = async (url: string) => (await site.app.inject({ url })).body
  const shared = (await visitor.mutate<{ token: string }>('shareLinks.create', { generationId }))
    .result.token
  // Both pages are cached before the change.
  for (const url of [livePageOfGeneration(generationId), livePageOfLink(shared)])
    expect(await live(url)).not.toContain('Bread worth a detour')
  expect((await save(0, headline('Bread worth a detour'))).result.revision).toBe(1)
  for (const url of [livePageOfGeneration(generationId), livePageOfLink(shared)])
    expect(await live(url)).toContain('Bread worth a detour')
  const zip = await site.app.inject({ url: starterSiteOfGeneration(generationId) })
  const [index = []] = Object.entries(unzipSync(zip.rawPayload)).flatMap(([name, bytes]) =>
    name.endsWith('/site/index.html') ? [bytes] : [],
  )
  expect(Buffer.from(index).toString()).toContain('Bread worth a detour')
  const { design } = (
    await visitor.query<{ design: { copy: { headline: string }[] } }>('shareLinks.get', {
      token: shared,
    })
  ).result
  expect(design.copy[0]?.headline).toBe('Bread worth a detour')
})

test('a change based on an old revision is refused, and the newer one stays', async () => {
  expect((await save(0, headline('First tab'))).status).toBe(200)
  expect(await saveError(0, { ...noEdits, ...headline('Second tab') })).toMatchObject({
    ...{ status: 409, message: EDITS_STALE },
  })
  expect(await storedHeadline()).toBe('First tab')
  // Of ten at once exactly one is stored.
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) => save(1, headline(`Tab ${index}`))),
  )
  expect(results.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect((await stored()).revision).toBe(2)
})

describe('what does not fit is refused, and the last good version stays:', () => {
  beforeEach(async () => {
    await save(0, headline('The last good one'))
  })
  const cases: [name: string, edits: unknown][] = [
    ['an unknown text', { ...noEdits, words: { 'sections.0.kind': 'x' } }],
    ['a place of the prototype', { ...noEdits, words: { 'sections.0.__proto__': 'x' } }],
    ['a vast text', { ...noEdits, ...headline('a'.repeat(50_000)) }],
    ['a long headline', { ...noEdits, ...headline('a'.repeat(201)) }],
    ['an empty headline', { ...noEdits, ...headline('\u200b \n') }],
    ['a NUL', { ...noEdits, ...headline('a\0b') }],
    ['a lone surrogate', { ...noEdits, ...headline('a\ud800b') }],
    [
      'too many texts',
      {
        ...noEdits,
        words: Object.fromEntries(
          Array.from({ length: 401 }, (_, index) => [
            `sections.${index % 90}.items.${Math.floor(index / 90)}.title`,
            'x',
          ]),
        ),
      },
    ],
    [
      'a colour that is CSS',
      {
        ...noEdits,
        palette: { primary: 'red;}body{display:none', accent: '#112233', page: 'white' },
      },
    ],
    ['an unknown typeface', { ...noEdits, typePair: 'x' }],
    ['an unknown style', { ...noEdits, style: 'x' }],
    [
      'a page of two sections',
      {
        ...noEdits,
        sections: [0, 1, 2, 3, 4].map((index) => ({ index, isHidden: index > 1, kind: null })),
      },
    ],
    ['something that is no document', 'x'],
  ]
  test.each(cases)('%s', async (_name, edits) => {
    const { status, message } = await saveError(1, edits as object)
    expect(status).toBe(400)
    expect(message).toBeTruthy()
    expect((await get()).result).toMatchObject({
      revision: 1,
      edits: headline('The last good one'),
    })
    expect(await storedHeadline()).toBe('The last good one')
  })
})

test('markup is stored and shown as text', async () => {
  await save(0, headline('<script>alert(1)</script>'))
  const { body } = await site.app.inject({ url: livePageOfGeneration(generationId) })
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body).not.toContain('<script')
})

describe('edit links', () => {
  const detail = async () =>
    (await staff.query<{ editLinks: object }>('concepts.detail', { id: conceptId })).result
      .editLinks

  test('end when staff revoke them, also for a change that was already on its way', async () => {
    await save(0, headline('Before'))
    expect(await detail()).toMatchObject({ open: 1, isRevoked: false })
    expect((await staff.mutate('studio.endLinks', { conceptId })).status).toBe(200)
    const ended = { status: 404, message: EDIT_LINK_ENDED }
    expect(await saveError(1, { ...noEdits, ...headline('After') })).toMatchObject(ended)
    for (const name of ['get', 'versions', 'check'])
      expect((await visitor.query(`studio.${name}`, { token })).status).toBe(404)
    for (const name of ['restore', 'finish'])
      expect(
        (await visitor.mutate(`studio.${name}`, { token, revision: 1, version: 0 })).status,
      ).toBe(404)
    expect(await storedHeadline()).toBe('Before')
    expect(await detail()).toMatchObject({ open: 0, expiresAt: null, isRevoked: true })
    expect((await staff.mutate('studio.endLinks', { conceptId })).status).toBe(404)
  })

  test('stay revoked for the client until staff make one', async () => {
    await staff.mutate('studio.endLinks', { conceptId })
    expect((await visitor.mutate('studio.openLink', { generationId })).status).toBe(404)
    const made = await staff.mutate<{ token: string }>('studio.createLink', { conceptId })
    expect((await save(0, headline('Again'), made.result.token)).status).toBe(200)
    expect((await visitor.mutate('studio.openLink', { generationId })).status).toBe(200)
    // The revoked one stays ended.
    expect((await save(1, headline('Never'))).status).toBe(404)
  })

  test('expire, get the same response as one that never existed, and are deleted later', async () => {
    await site.db
      .updateTable('editLinks')
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .execute()
    expect((await get()).status).toBe(404)
    const count = async () => (await site.db.selectFrom('editLinks').selectAll().execute()).length
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await deleteExpired(site.deps, inDays(89))
    expect(await count()).toBe(1)
    await deleteExpired(site.deps, inDays(91))
    expect(await count()).toBe(0)
    // The login has expired by then as well.
    staff = callerOf(site, `Bearer ${await logIn(site)}`)
  })

  test('are at most twenty for one concept: the oldest ends', async () => {
    for (let index = 0; index < 20; index += 1)
      await visitor.mutate('studio.openLink', { generationId })
    expect(await detail()).toMatchObject({ open: 20 })
    expect((await get()).status).toBe(404)
  })

  test('appear in no log', async () => {
    await site.app.inject({ url: `/concepts/${token}/edit` })
    await save(0, headline('Quiet'))
    expect(JSON.stringify(site.logLines)).not.toContain(token.slice(7))
  })
})

describe('versions', () => {
  const versions = async () =>
    (await visitor.query<ConceptVersion[]>('studio.versions', { token })).result
  const restore = (revision: number, version: number) =>
    visitor.mutate<Saved & { edits: ConceptEdits }>('studio.restore', { token, revision, version })

  test('can be gone back to, as a new version', async () => {
    await save(0, headline('One'))
    await save(1, headline('Two'))
    const restored = await restore(2, 1)
    expect(restored.result).toMatchObject({ revision: 3, edits: headline('One') })
    expect(await storedHeadline()).toBe('One')
    expect((await versions()).map(({ revision, restored: from }) => [revision, from])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    // The composed concept is version 0.
    const { original } = (await get()).result
    await restore(3, 0)
    expect((await stored()).concept).toEqual(original)
  })

  test('are refused if stale or unknown', async () => {
    await save(0, headline('One'))
    expect((await restore(0, 0)).code).toBe('CONFLICT')
    expect((await restore(1, 99)).code).toBe('NOT_FOUND')
    expect(await storedHeadline()).toBe('One')
  })

  test('say who made them', async () => {
    await save(0, headline('The client’s'))
    const made = await staff.mutate<{ token: string }>('studio.createLink', { conceptId })
    await save(1, headline('The studio’s'), made.result.token)
    expect((await versions()).map(({ madeBy }) => madeBy)).toEqual(['staff', 'client'])
  })

  test('are thinned to one in two minutes, except the newest and those around a restored one', async () => {
    for (let revision = 0; revision < 4; revision += 1)
      await save(revision, headline(`${revision}`))
    await restore(4, 2)
    for (let revision = 5; revision < 9; revision += 1)
      await save(revision, headline(`${revision}`))
    // All were made within seconds. 4 was replaced by a restored one, 5 restored one.
    await site.db.updateTable('conceptVersions').set({ madeAt: '2026-01-05T00:00:30Z' }).execute()
    await save(9, headline('last'))
    expect((await versions()).map(({ revision }) => revision)).toEqual([10, 9, 8, 5, 4])
  })

  test(`are at most ${MAX_VERSIONS}`, async () => {
    await save(0, headline('One'))
    await sql`
      insert into concept_versions (concept_id, revision, edits, made_by, made_at)
      select ${conceptId}, n, '{}', 'client', now() - (100 - n) * interval '1 hour'
      from generate_series(2, 90) as n`.execute(site.db)
    await site.db.updateTable('concepts').set({ revision: 90 }).execute()
    await save(90, headline('Last'))
    const { rows } = await site.pool.query('select revision from concept_versions order by 1 desc')
    expect(rows).toHaveLength(MAX_VERSIONS)
    expect(rows[0].revision).toBe(91)
  })
})

test('a client’s change takes a concept out of the gallery until staff have reviewed it', async () => {
  await showReleased(site.db)
  await save(0, headline('Unreviewed words'))
  expect(await stored()).toMatchObject({ active: false, pendingReview: true })
  const { token: forStaff } = (
    await staff.mutate<{ token: string }>('studio.createLink', { conceptId })
  ).result
  await showReleased(site.db)
  await save(1, headline('Our own words'), forStaff)
  expect(await stored()).toMatchObject({ active: true })
})

describe('drawing again', () => {
  const textOf = async (key: string) =>
    Buffer.from((await site.deps.storage.read(key)) ?? []).toString()

  test('replaces picture, phone view and document, and removes the old pictures', async () => {
    await visitor.mutate('concepts.phone', { generationId })
    const before = await stored()
    const { pdfUrl, totalCents } = await estimateOf()
    const pdf = pdfUrl.replace('/uploads/', '')
    await site.deps.storage.put(pdf, Buffer.from('an old document'))
    await save(0, headline('Bread worth a detour'))
    await redrawConcept(site.deps, { conceptId })
    const after = await stored()
    expect(after.drawnRevision).toBe(1)
    for (const url of ['imageUrl', 'thumbnailUrl', 'phoneUrl'] as const) {
      expect(after[url]).toMatch(/^\/uploads\/concepts\/[0-9a-f]{32}(?:-top|-phone)?\.webp$/)
      expect(after[url]).not.toBe(before[url])
      expect((await site.app.inject({ url: String(after[url]) })).statusCode).toBe(200)
    }
    expect(await textOf(pdf)).toMatch(/^%PDF/)
    const estimate = await estimateOf()
    expect(estimate).toMatchObject({ pdfUrl, totalCents })
    await site.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await waitUntilNoJobs(site)
    const files = await filesIn(`${site.filesDir}/concepts`)
    for (const url of [before.imageUrl, before.thumbnailUrl, before.phoneUrl])
      expect(files).not.toContain(String(url).replace('/uploads/concepts', ''))
  })

  test('of a concept that is changed meanwhile discards what it drew', async () => {
    await save(0, headline('One'))
    const before = await stored()
    const filesBefore = await filesIn(`${site.filesDir}/concepts`)
    const racing = {
      ...site.deps,
      redrawConcept: async (...args: Parameters<typeof site.deps.redrawConcept>) => {
        await save(1, headline('Two'))
        return site.deps.redrawConcept(...args)
      },
    }
    await redrawConcept(racing, { conceptId })
    expect(await stored()).toMatchObject({
      imageUrl: before.imageUrl,
      drawnRevision: 0,
      revision: 2,
    })
    expect(await filesIn(`${site.filesDir}/concepts`)).toEqual(filesBefore)
  })

  test('of a concept that is deleted meanwhile leaves no file behind', async () => {
    await save(0, headline('One'))
    const { imageUrl } = await stored()
    const { pdfUrl } = await estimateOf()
    const filesBefore = await filesIn(site.filesDir)
    const racing = {
      ...site.deps,
      redrawConcept: async (...args: Parameters<typeof site.deps.redrawConcept>) => {
        const drawn = await site.deps.redrawConcept(...args)
        await site.db.deleteFrom('estimates').execute()
        await staff.mutate('concepts.remove', { selection: { ids: [conceptId] } })
        await site.deps.storage.remove(pdfUrl.replace('/uploads/', ''))
        return drawn
      },
    }
    await redrawConcept(racing, { conceptId })
    await cleanUpAfter(site, 'deleted_concepts', 25)
    await expect
      .poll(async () =>
        (await filesIn(site.filesDir)).filter((name) => !filesBefore.includes(name)),
      )
      .toEqual([])
    const left = await filesIn(site.filesDir)
    for (const url of [imageUrl, pdfUrl]) expect(left).not.toContain(url.replace('/uploads', ''))
  })

  test('keeps the document if its price would change', async () => {
    await save(0, headline('One'))
    const { pdfUrl } = await estimateOf()
    await site.db
      .updateTable('estimates')
      .set({ estimate: sql`jsonb_set(estimate, '{total}', '1')` })
      .execute()
    const key = pdfUrl.replace('/uploads/', '')
    await site.deps.storage.put(key, Buffer.from('as it was'))
    await redrawConcept(site.deps, { conceptId })
    expect(await textOf(key)).toBe('as it was')
    expect((await stored()).drawnRevision).toBe(1)
  })

  test('is queued once, however many changes there are', async () => {
    for (let revision = 0; revision < 3; revision += 1)
      await save(revision, headline(`${revision}`))
    const { rows } = await site.pool.query(
      `select run_at > now() + interval '5 seconds' as later from graphile_worker.jobs where key = 'redraw:${conceptId}'`,
    )
    expect(rows).toEqual([{ later: true }])
  })
})

test('a deleted concept takes its links, changes and versions along', async () => {
  await save(0, headline('One'))
  await staff.mutate('concepts.remove', { selection: { ids: [conceptId] } })
  for (const table of ['editLinks', 'conceptEdits', 'conceptVersions'] as const)
    expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect((await get()).status).toBe(404)
})

test('changes are limited by concept, from however many addresses, and by address', async () => {
  const limited = await openTestApp({ rateLimitFactor: 1 })
  const post = (url: string, payload: object, remoteAddress = '198.51.100.1') =>
    limited.app.inject({ method: 'POST', url, payload, remoteAddress })
  try {
    const { generationId: id } = (await post('/api/generate-estimate', brief)).json()
    const link = await post('/trpc/studio.openLink', { generationId: id })
    const { token: secret } = link.json().result.data
    const { id: limitedConcept } = await limited.db
      .selectFrom('concepts')
      .select('id')
      .executeTakeFirstOrThrow()
    const change = async (revision: number, address: string) => {
      const edits = { ...noEdits, ...headline(`${revision}`) }
      const { statusCode } = await post(
        '/trpc/studio.save',
        { token: secret, revision, edits },
        address,
      )
      return statusCode
    }
    await limited.deps.limits.consume('editConcept', String(limitedConcept), 1_199)
    expect(await change(0, '198.51.1.7')).toBe(200)
    expect(await change(1, '198.51.2.7')).toBe(429)
    // Links that do not exist are counted as well.
    const unknown = { token: '0'.repeat(32), revision: 0, edits: noEdits }
    const statuses = new Map<number, number>()
    for (let index = 0; index < 401; index += 1) {
      const { statusCode } = await post('/trpc/studio.save', unknown, '198.51.3.7')
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 400, 429: 1 })
  } finally {
    await limited.close()
  }
})

test('finishing leads to a share link, unless staff revoked it', async () => {
  const finish = () => visitor.mutate<{ shareToken: string }>('studio.finish', { token })
  const { shareToken } = (await finish()).result
  expect((await visitor.query('shareLinks.get', { token: shareToken })).status).toBe(200)
  await staff.mutate('shareLinks.end', { conceptId })
  expect((await finish()).status).toBe(404)
})
