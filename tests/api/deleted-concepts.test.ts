import { rm } from 'node:fs/promises'
import { setDeletedWithdrawn } from '@agency/api/features/concepts/deleted-concept-queries'
import { removeMovedFile } from '@agency/api/features/concepts/withdraw-files-job'
import { redrawJobKey } from '@agency/api/features/studio/redraw-job-definition'
import { removeJobs } from '@agency/api/jobs/remove-jobs'
import { countAll } from '@agency/api/pagination/row-counts'
import { keyOfUrl } from '@agency/api/storage/storage'
import { sweepFiles } from '@agency/api/storage/sweep-files-job'
import { type DeletedConcepts, MAX_LISTED_DELETIONS } from '@agency/contract/deleted-concepts'
import { livePageOfGeneration } from '@agency/contract/live-page'
import type { BulkResult, ConceptPage } from '@agency/contract/staff-concept'
import { DAY_MS } from '@agency/contract/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  filesIn,
  findTablesContaining,
  noor,
  odile,
  openDeletionActions,
  waitUntilNoJobs,
} from '../support/contact-deletion-site.ts'
import { cleanUpAfter } from '../support/deletions.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { sharedDocuments } from '../support/proposal-site.ts'
import { showReleased } from '../support/show-released.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let act: Awaited<ReturnType<typeof openDeletionActions>>
/** Holds the files that are stored, until it is resolved. */
let storing: Promise<void> | undefined
beforeAll(async () => {
  site = await openTestApp({
    makesVariants: true,
    wrapEstimateWriter: sharedDocuments.wrapEstimateWriter,
    wrapStorage: (storage) => ({
      ...storage,
      put: async (key, bytes) => {
        await storing
        await storage.put(key, bytes)
      },
    }),
  })
  act = await openDeletionActions(site)
})
afterAll(() => site.close())
beforeEach(async () => {
  await waitUntilNoJobs(site)
  await emptyTables(site.pool, 'contacts', 'concepts', 'deleted_concepts', 'generations')
  await rm(site.filesDir, { recursive: true, force: true })
})

type Deletion = BulkResult & { deletion: string }
const remove = async (...ids: number[]) =>
  (await act.staff.mutate<Deletion>('concepts.remove', { selection: { ids } })).result
const restore = (deletion: string) =>
  act.staff.mutate<{ done: number }>('concepts.restore', { deletion })
const deleted = async () => (await act.staff.query<DeletedConcepts[]>('concepts.deleted')).result
const statusOf = async (url: string) => (await site.app.inject(url)).statusCode
const hasStatus = (url: string, status: number) =>
  expect.poll(() => statusOf(url), { message: url }).toBe(status)
const rowOf = (id: number) =>
  site.db.selectFrom('concepts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const newestId = async () => {
  const newest = site.db.selectFrom('concepts').select('id').orderBy('id', 'desc').limit(1)
  return (await newest.executeTakeFirstOrThrow()).id
}
const rowIn = async (table: string, id: number) =>
  (await site.pool.query(`select * from ${table} where id = ${id}`)).rows[0]

/** A concept with a share link, an edit link, a version, an uploaded picture and an estimate. */
async function seed() {
  const { generationId, pdfUrl } = await act.makeConcept(odile)
  const edit = await act.editConcept(generationId, odile.company)
  const { result: link } = await act.visitor.mutate<{ token: string }>('shareLinks.create', {
    generationId,
  })
  await act.visitor.mutate('concepts.phone', { generationId })
  await showReleased(site.db)
  await removeJobs(site.db, [redrawJobKey(await newestId())])
  await site.db.updateTable('concepts').set({ drawnRevision: 1 }).execute()
  await waitUntilNoJobs(site)
  return { ...(await rowOf(await newestId())), generationId, pdfUrl, edit, link }
}
/** All rows of concepts, without the URLs of their pictures. */
async function readRows() {
  const rows: Record<string, unknown> = {}
  for (const table of [
    ...['concepts', 'share_links', 'edit_links', 'concept_edits', 'concept_versions'],
    ...['concept_pictures', 'estimates'],
  ]) {
    const { rows: found } = await site.pool.query(
      `select to_jsonb(t) - 'image_url' - 'thumbnail_url' - 'phone_url' as row from ${table} as t
       order by 1`,
    )
    expect(found, table).not.toEqual([])
    rows[table] = found
  }
  return rows
}
async function insertConcepts(count: number, values = "'Lantern ' || n") {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into concepts (public_id, company_name, industry, website_for, business_type,
       overall_vibe, design_style, color_palette, page_type, image_url)
     select gen_random_uuid(), ${values}, 'Retail', 'Retail', 'B2C', 'Bold', 'Bold', 'red',
       'Home page', 'https://pictures.example/a.webp'
     from generate_series(1, ${count}) as n returning id`,
  )
  return rows.map(({ id }) => id)
}

describe('a deleted concept', () => {
  test('is gone from everywhere, and comes back as it was', async () => {
    const { id, link, edit, generationId, contactId, ...urls } = await seed()
    const before = await readRows()
    const pictureUrls = [urls.imageUrl, urls.thumbnailUrl, urls.phoneUrl].map(String)
    const shared = ['.webp', '-phone.webp', '.pdf'].map(
      (suffix) => `/share/concepts/${link.token}${suffix}`,
    )
    const pages = [...shared, livePageOfGeneration(generationId)]
    const listed = async () => {
      const { result } = await act.staff.query<ConceptPage>('concepts.page', {})
      const { result: found } = await act.staff.query<{ concepts: unknown }>('search.find', {
        text: 'quandary',
      })
      const exported = await site.app.inject({
        url: '/api/concepts/export.json',
        headers: { authorization: `Bearer ${act.token}` },
      })
      const texts = [
        JSON.stringify(result.concepts),
        exported.body,
        (await site.app.inject('/api/gallery-concepts')).body,
        JSON.stringify(found.concepts),
      ]
      const { rows } = await site.pool.query('select count(*)::int from concepts')
      expect(await countAll(site.db, 'concepts')).toBe(rows[0].count)
      return {
        matching: result.matching,
        inLists: texts.map((text) => text.includes(`"id":${id},`)),
        studio: (await act.visitor.query('studio.get', { token: edit.token })).status,
        share: (await act.visitor.query('shareLinks.get', { token: link.token })).status,
        detail: (await act.staff.query('concepts.detail', { id })).status,
        generation: (await act.visitor.query('generations.find', { generationId })).status,
      }
    }
    for (const url of [...pictureUrls, ...pages])
      expect([url, await statusOf(url)]).toEqual([url, 200])
    const shown = await listed()
    expect(shown.inLists).toEqual([true, true, true, true])

    const { done, deletion } = await remove(id)
    expect(done).toBe(1)
    expect(await listed()).toMatchObject({
      ...{ matching: 0, inLists: [false, false, false, false], share: 404, detail: 404 },
      studio: 404,
    })
    for (const url of pages) expect([url, await statusOf(url)]).toEqual([url, 404])
    for (const url of pictureUrls) await hasStatus(url, 404)
    expect(await deleted()).toEqual([
      {
        ...{ id, deletion, companyName: odile.company, count: 1 },
        ...{ deletedBy: expect.stringContaining('@'), deletedAt: expect.stringMatching(/Z$/) },
      },
    ])
    await waitUntilNoJobs(site)

    expect(await restore(deletion)).toMatchObject({ status: 200, result: { done: 1 } })
    expect(await deleted()).toEqual([])
    expect(await readRows()).toEqual(before)
    expect(await listed()).toEqual(shown)
    const row = await rowOf(id)
    expect(row).toMatchObject({ contactId, active: true, picturePublished: true })
    const newUrls = [row.imageUrl, row.thumbnailUrl, row.phoneUrl].map(String)
    for (const url of [...newUrls, ...pages]) expect([url, await statusOf(url)]).toEqual([url, 200])
    expect(newUrls.filter((url) => pictureUrls.includes(url))).toEqual([])
    expect((await restore(deletion)).status).toBe(404)
  })

  test('is neither shown nor published by being restored, if it was hidden', async () => {
    const { id } = await seed()
    await site.db.updateTable('concepts').set({ active: false }).execute()
    const { deletion } = await remove(id)
    await waitUntilNoJobs(site)
    await restore(deletion)
    expect(await rowOf(id)).toMatchObject({ active: false, picturePublished: false })
  })

  test('keeps its pictures if it is restored while they move', async () => {
    const { id, imageUrl, phoneUrl } = await seed()
    const before = await filesIn(site.filesDir)
    const hold = Promise.withResolvers<void>()
    storing = hold.promise
    const { deletion } = await remove(id)
    await restore(deletion)
    storing = undefined
    hold.resolve()
    await waitUntilNoJobs(site)
    for (const url of [imageUrl, String(phoneUrl)]) expect(await statusOf(url)).toBe(200)
    expect(await filesIn(site.filesDir)).toEqual(before)
  })

  test('keeps all files for a day, and loses them after it', async () => {
    const { id, edit } = await seed()
    const { deletion } = await remove(id)
    await waitUntilNoJobs(site)
    const files = await filesIn(site.filesDir)
    expect(files).toContain(`/concept-pictures/${edit.photo.file}.webp`)
    await cleanUpAfter(site, 'deleted_concepts', 23)
    await sweepFiles(site.deps, new Date(Date.now() + 2 * DAY_MS))
    // Its pictures were others when this began to move them.
    const urls = { imageUrl: '/uploads/concepts/b.webp', thumbnailUrl: null, phoneUrl: null }
    const moved = site.db
      .transaction()
      .execute((trx) => setDeletedWithdrawn(trx, { id, imageUrl: 'a.webp' }, urls))
    expect(await moved).toBe(false)
    // Another picture's removal does not remove one that a deleted concept still has.
    const { files: fileUrls } = await rowIn('deleted_concepts', id)
    for (const url of fileUrls) await removeMovedFile(site.deps, { url, variants: [] })
    expect(await filesIn(site.filesDir)).toEqual(files)
    await cleanUpAfter(site, 'deleted_concepts', 25)
    expect((await restore(deletion)).status).toBe(404)
    expect(await site.db.selectFrom('deletedConcepts').select('id').execute()).toEqual([])
    const left = await filesIn(site.filesDir)
    for (const url of fileUrls) expect(left).not.toContain(`/${keyOfUrl(url)}`)
    expect(left.filter((name) => !name.startsWith('/estimates'))).toEqual([])
  })

  test('is drawn when it is restored, if it was deleted before its last change was', async () => {
    const { id } = await seed()
    await site.db.updateTable('concepts').set({ drawnRevision: 0 }).execute()
    const { deletion } = await remove(id)
    await restore(deletion)
    const { rows } = await site.pool.query(
      `select key from graphile_worker.jobs where key = 'redraw:${id}'`,
    )
    expect(rows).toHaveLength(1)
    await removeJobs(site.db, [redrawJobKey(id)])
  })

  test('is deleted for good with its contact, and so is its estimate', async () => {
    const { id } = await seed()
    await site.db.updateTable('estimates').set({ submissionId: null }).execute()
    await remove(id)
    await waitUntilNoJobs(site)
    const { result } = await act.deleteContact(await act.contactOf(odile))
    expect(result).toMatchObject({ concepts: 1, estimates: 1 })
    await waitUntilNoJobs(site)
    expect(await findTablesContaining(site, ['quenby', 'quandary'])).toEqual({})
    expect(await filesIn(site.filesDir)).toEqual([])
  })
})

describe('a deleted concept of a contact that is merged', () => {
  const merge = async () => {
    const [kept, merged] = [await act.contactOf(noor), await act.contactOf(odile)]
    expect((await act.merge(kept, merged)).status).toBe(200)
    return { kept, merged }
  }
  const undoMerge = async (keptId: number) => {
    const [newest] = await act.mergesOf(keptId)
    expect((await act.undoMerge(newest?.id)).status).toBe(200)
  }
  const makeConcept = async () => {
    await act.makeConcept(odile)
    await waitUntilNoJobs(site)
    return newestId()
  }
  beforeEach(async () => {
    await act.sendMessage(noor)
    await act.sendMessage(odile)
  })

  test('is the other’s once it is restored, and goes back with the merge', async () => {
    const id = await makeConcept()
    const { deletion } = await remove(id)
    const { kept, merged } = await merge()
    await restore(deletion)
    expect((await rowOf(id)).contactId).toBe(kept.id)
    await undoMerge(kept.id)
    expect((await rowOf(id)).contactId).toBe(merged.id)
  })

  test('goes back with the merge, also if it was deleted since', async () => {
    const id = await makeConcept()
    const { kept, merged } = await merge()
    const { deletion } = await remove(id)
    await undoMerge(kept.id)
    await restore(deletion)
    expect((await rowOf(id)).contactId).toBe(merged.id)
  })

  test('goes back if it was made from the merged address since', async () => {
    const { kept, merged } = await merge()
    const id = await makeConcept()
    expect((await rowOf(id)).contactId).toBe(kept.id)
    const { deletion } = await remove(id)
    await undoMerge(kept.id)
    await restore(deletion)
    expect((await rowOf(id)).contactId).toBe(merged.id)
  })
})

describe('many concepts', () => {
  test('that are deleted at once are one deletion, and restored at once', async () => {
    const ids = await insertConcepts(1_201)
    const { result: page } = await act.staff.query<ConceptPage>('concepts.page', {})
    const selection = { filter: {}, upTo: page.newestId, count: page.matching }
    const { result } = await act.staff.mutate<Deletion>('concepts.remove', { selection })
    expect(result).toMatchObject({ done: 1_201, failed: [] })
    expect(await deleted()).toMatchObject([
      { id: ids.at(-1), companyName: 'Lantern 1201', count: 1_201, deletion: result.deletion },
    ])
    await insertConcepts(1)
    const responses = await Promise.all([restore(result.deletion), restore(result.deletion)])
    for (const { status } of responses) expect([200, 404]).toContain(status)
    const restored = responses.reduce((sum, { result: part }) => sum + (part?.done ?? 0), 0)
    expect(restored).toBe(1_201)
    expect(await countAll(site.db, 'concepts')).toBe(1_202)
    expect(await deleted()).toEqual([])
  })

  test('that are deleted one by one are listed up to a limit, the last one first', async () => {
    const ids = await insertConcepts(MAX_LISTED_DELETIONS + 1)
    for (const id of ids) await remove(id)
    const list = await deleted()
    expect(list.map(({ id }) => id)).toEqual(ids.slice(1).reverse())
  })
})
