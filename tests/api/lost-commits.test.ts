import { makeFilesPrivate, removeMovedFile } from '@agency/api/features/concepts/withdraw-files-job'
import { createEstimate } from '@agency/api/features/estimates/create-estimate-service'
import { openRateLimits } from '@agency/api/limits/rate-limits'
import { keyOfUrl } from '@agency/api/storage/storage'
import { type Connection, connect } from '@agency/db/connect'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts'
import { showReleased } from '../support/show-released.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let proxy: DatabaseProxy
let connection: Connection
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  proxy = await openDatabaseProxy(site.url)
  connection = connect({ url: proxy.url, max: 2 })
})
afterEach(async () => {
  await connection.close()
  proxy.close()
})

/** The site's dependencies, except for the connection to the database. */
const depsThroughProxy = () => ({
  ...site.deps,
  db: connection.db,
  limits: openRateLimits(connection.pool, 1_000),
})
const isStored = (url: string) => site.deps.storage.exists(keyOfUrl(url))

const quote = {
  ...{ firstName: 'Mira', lastName: 'Castellan', email: 'mira@saltbush.example', phone: '' },
  ...{ companyName: 'Saltbush Legal', industry: 'Legal Services', companySize: '11-50' as const },
  targetMarket: 'Family businesses',
  websiteDescription: 'A site for a law firm in Geelong with bookings and articles.',
}

test('a document with a committed row is kept even if the database’s reply is lost', async () => {
  const requestEstimate = () =>
    createEstimate(depsThroughProxy(), quote, { requestId: 'r1', address: '203.0.113.7' })
  proxy.dropCommitReply(/insert into "estimates"/)
  await expect(requestEstimate()).rejects.toThrow(/connection/i)
  const { pdfUrl } = await site.db
    .selectFrom('estimates')
    .select('pdfUrl')
    .executeTakeFirstOrThrow()
  expect(await isStored(pdfUrl)).toBe(true)
  expect(await requestEstimate()).toMatchObject({ pdfUrl })
})

const rowOf = (conceptId: string) =>
  site.db
    .selectFrom('concepts')
    .select(['id', 'imageUrl', 'thumbnailUrl'])
    .where('publicId', '=', conceptId)
    .executeTakeFirstOrThrow()

test('moved pictures stay where their rows say even if the reply is lost', async () => {
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/generate-estimate',
    payload: { ...validBrief, showInGallery: true },
  })
  const { conceptId } = response.json()
  await showReleased(site.db)
  const before = await rowOf(conceptId)
  await site.db.updateTable('concepts').set({ active: false }).where('id', '=', before.id).execute()
  proxy.dropCommitReply(/update "concepts"/)
  await expect(makeFilesPrivate(depsThroughProxy())).rejects.toThrow(/connection/i)
  const after = await rowOf(conceptId)
  expect(after.imageUrl).not.toBe(before.imageUrl)
  for (const url of [after.imageUrl, String(after.thumbnailUrl)]) {
    expect(await isStored(url)).toBe(true)
  }
  await expect.poll(() => isStored(before.imageUrl)).toBe(false)
})

test('an old file is removed only when the new one is stored or no row names it', async () => {
  const { imageUrl: newUrl } = await site.db
    .selectFrom('concepts')
    .select('imageUrl')
    .executeTakeFirstOrThrow()
  const oldUrl = '/uploads/concepts/old.webp'
  const job = { url: oldUrl, variants: [], copies: [{ from: oldUrl, to: newUrl }] }
  await site.deps.storage.put(keyOfUrl(oldUrl), Buffer.from('a picture'))
  await site.deps.storage.remove(keyOfUrl(newUrl))
  await removeMovedFile(site.deps, job)
  expect(await isStored(oldUrl)).toBe(false)
  expect(Buffer.from((await site.deps.storage.read(keyOfUrl(newUrl))) ?? [])).toEqual(
    Buffer.from('a picture'),
  )
  // Again, as after a process that died before it reported the job as done.
  await removeMovedFile(site.deps, job)
  expect(await isStored(newUrl)).toBe(true)
  // No file of a concept that was deleted in the meantime is restored.
  const removedUrl = '/uploads/concepts/gone.webp'
  await site.deps.storage.put(keyOfUrl(oldUrl), Buffer.from('a picture'))
  await removeMovedFile(site.deps, { ...job, copies: [{ from: oldUrl, to: removedUrl }] })
  expect([await isStored(oldUrl), await isStored(removedUrl)]).toEqual([false, false])
})
