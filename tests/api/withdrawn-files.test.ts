import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { queueWithdrawal } from '@agency/api/features/concepts/withdraw-files-job'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { showReleased } from '../support/show-released.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let authorization: string
/** Simulates a disk that accepts no more of these files. */
let refused: RegExp | undefined
beforeAll(async () => {
  site = await openTestApp({
    makesVariants: true,
    wrapStorage: (storage) => ({
      ...storage,
      put: async (key, bytes) => {
        if (refused?.test(key)) throw new Error('The disk refuses this file.')
        await storage.put(key, bytes)
      },
    }),
  })
  authorization = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())
beforeEach(() => {
  refused = undefined
})

interface Made {
  generationId: string
  conceptId: string
  imageUrl: string
  pdfUrl: string
}

async function make(showInGallery: boolean): Promise<Made> {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/generate-estimate',
    payload: { ...validBrief, showInGallery },
  })
  expect(answer.statusCode).toBe(200)
  await showReleased(site.db)
  return answer.json()
}

const rowOf = ({ conceptId }: Made) =>
  site.db
    .selectFrom('concepts')
    .selectAll()
    .where('publicId', '=', conceptId)
    .executeTakeFirstOrThrow()
const setActive = async (made: Made, active: boolean) => {
  const { id } = await rowOf(made)
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: '/trpc/concepts.setActive',
    headers: { authorization },
    payload: { selection: { ids: [id] }, active },
  })
  expect(statusCode).toBe(200)
}
const read = async (name: string, input: object, headers = {}) => {
  const url = `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`
  return (await site.app.inject({ url, headers })).json().result?.data
}
const statusOf = async (url: string) => (await site.app.inject(url)).statusCode
const tokenOf = (url: string) => path.basename(url).split('.')[0] as string
const filesOf = async (token: string) =>
  (await readdir(path.join(site.filesDir, 'concepts'))).filter((name) => name.startsWith(token))
const haveVariants = (...urls: (string | null)[]) =>
  expect
    .poll(async () => {
      const rows = await site.db.selectFrom('pictures').select('url').execute()
      return urls.every((each) => rows.some(({ url }) => url === each))
    })
    .toBe(true)
const hasMoved = (made: Made) =>
  expect.poll(async () => (await rowOf(made)).picturePublished).toBe(false)

test('an estimate’s URL cannot be derived from the gallery or its document', async () => {
  const made = await make(true)
  const { reference } = await site.db
    .selectFrom('estimates')
    .select('reference')
    .where('pdfUrl', '=', made.pdfUrl)
    .executeTakeFirstOrThrow()
  expect(tokenOf(made.pdfUrl)).toMatch(/^[0-9a-f]{32}$/)
  for (const known of [tokenOf(made.imageUrl), made.conceptId, reference.slice(3).toLowerCase()]) {
    expect(made.pdfUrl).not.toContain(known)
  }
  expect(made.imageUrl).not.toContain(made.conceptId)
  const guessed = await site.app.inject(`/uploads/estimates/${tokenOf(made.imageUrl)}.pdf`)
  expect(guessed.statusCode).toBe(410)
  expect(guessed.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(guessed.body).toContain('This link has expired')
  expect(guessed.body).not.toContain(validBrief.companyName)
  expect(await statusOf(made.pdfUrl)).toBe(200)
})

test('a hidden picture leaves its public URL, but stays for its maker and staff', async () => {
  const made = await make(true)
  const before = await rowOf(made)
  await haveVariants(before.imageUrl, before.thumbnailUrl)
  const phone = await site.app.inject({
    method: 'POST',
    url: '/trpc/concepts.phone',
    payload: { generationId: made.generationId },
  })
  const { phoneUrl } = phone.json().result.data
  await site.deps.storage.put(`concepts/${tokenOf(made.imageUrl)}-share.jpg`, new Uint8Array(1))
  const bytes = (await site.app.inject(made.imageUrl)).rawPayload
  const names = await filesOf(tokenOf(made.imageUrl))
  expect(names.length).toBeGreaterThan(4)
  await setActive(made, false)
  await hasMoved(made)
  await expect.poll(() => filesOf(tokenOf(made.imageUrl))).toEqual([])
  await expect.poll(() => filesOf(tokenOf(phoneUrl))).toEqual([])
  for (const url of [made.imageUrl, before.thumbnailUrl ?? '', phoneUrl]) {
    expect(await statusOf(url), url).toBe(404)
  }
  // The picture for shared links is made again on request.
  const { result } = await read('generations.find', { generationId: made.generationId })
  expect((await site.app.inject(result.imageUrl)).rawPayload).toEqual(bytes)
  await expect.poll(() => filesOf(tokenOf(result.imageUrl))).toHaveLength(names.length - 1)
  // Shown again, the gallery exposes the picture's name: the phone view's name cannot be derived
  // from anything exposed.
  const moved = (await rowOf(made)).phoneUrl ?? ''
  expect(await statusOf(moved)).toBe(200)
  expect(moved).not.toContain(tokenOf(result.imageUrl))
  const detail = await read('concepts.detail', { id: before.id }, { authorization })
  expect(detail.imageUrl).toBe(result.imageUrl)
  expect(await statusOf(detail.thumbnailUrl)).toBe(200)
  await haveVariants(detail.imageUrl, detail.thumbnailUrl)
  // Its estimate was never public.
  expect(await statusOf(made.pdfUrl)).toBe(200)
  const { pictureUrl } = await site.db
    .selectFrom('mails')
    .select('pictureUrl')
    .where('recipient', '=', 'owner')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(pictureUrl).toBe(detail.thumbnailUrl)
})

test('a picture shown again stays where it is, and moves again when hidden again', async () => {
  const made = await make(true)
  await setActive(made, false)
  await hasMoved(made)
  const { imageUrl } = await rowOf(made)
  await setActive(made, true)
  expect(await statusOf(imageUrl)).toBe(200)
  await setActive(made, false)
  await hasMoved(made)
  expect((await rowOf(made)).imageUrl).not.toBe(imageUrl)
})

test('a picture that was never public stays where it is', async () => {
  const made = await make(false)
  await setActive(made, false)
  await site.db.transaction().execute(queueWithdrawal)
  expect((await rowOf(made)).imageUrl).toBe(made.imageUrl)
  expect(await statusOf(made.imageUrl)).toBe(200)
})

test('an estimate from an earlier release moves, and its emails link to the new URL', async () => {
  const made = await make(true)
  const { fileToken } = await site.db
    .selectFrom('generations')
    .select('fileToken')
    .where('id', '=', made.generationId)
    .executeTakeFirstOrThrow()
  const old = `/uploads/estimates/${fileToken}.pdf`
  const bytes = (await site.app.inject(made.pdfUrl)).rawPayload
  await site.deps.storage.put(old.slice('/uploads/'.length), bytes)
  const { submissionId } = await site.db
    .updateTable('estimates')
    .set({ pdfUrl: old })
    .where('pdfUrl', '=', made.pdfUrl)
    .returning('submissionId')
    .executeTakeFirstOrThrow()
  const mails = () =>
    site.db
      .selectFrom('mails')
      .select(['bodyText', 'bodyHtml'])
      .where('submissionId', '=', Number(submissionId))
      .execute()
  await site.pool.query(
    'update mails set body_text = replace(body_text, $1, $2), body_html = replace(body_html, $1, $2)',
    [made.pdfUrl, old],
  )
  // An interrupted job leaves the row and the file for the next one.
  refused = /^estimates\//
  await site.db.transaction().execute(queueWithdrawal)
  await expect.poll(() => site.logged.some(({ msg }) => /failed/i.test(String(msg)))).toBe(true)
  expect(await statusOf(old)).toBe(200)
  refused = undefined
  await site.db.transaction().execute(queueWithdrawal)
  await expect.poll(() => statusOf(old)).toBe(410)
  const { result } = await read('generations.find', { generationId: made.generationId })
  expect((await site.app.inject(result.pdfUrl)).rawPayload).toEqual(bytes)
  for (const { bodyText, bodyHtml } of await mails()) {
    for (const body of [bodyText, bodyHtml]) {
      expect(body).not.toContain(old)
      expect(body).toContain(result.pdfUrl)
    }
  }
})

test('a share link’s picture, phone view and estimate end with it', async () => {
  const made = await make(false)
  const answer = await site.app.inject({
    method: 'POST',
    url: '/trpc/shareLinks.create',
    payload: { generationId: made.generationId },
  })
  const { token } = answer.json().result.data
  const shared = await read('shareLinks.get', { token })
  const phone = await site.app.inject({
    method: 'POST',
    url: '/trpc/concepts.phone',
    payload: { token },
  })
  const { phoneUrl } = phone.json().result.data
  const urls = [shared.imageUrl, phoneUrl, shared.estimate.pdfUrl]
  const types = ['image/webp', 'image/webp', 'application/pdf']
  for (const [index, url] of urls.entries()) {
    const { statusCode, headers } = await site.app.inject(url)
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 200,
      type: types[index],
    })
    expect(headers['cache-control']).toBe('private, no-store')
  }
  for (const secret of [made.imageUrl, made.pdfUrl, made.generationId]) {
    expect(JSON.stringify([shared, phoneUrl])).not.toContain(tokenOf(secret))
  }
  const { id } = await rowOf(made)
  await site.app.inject({
    method: 'POST',
    url: '/trpc/shareLinks.end',
    headers: { authorization },
    payload: { conceptId: id },
  })
  for (const url of urls) expect(await statusOf(url), url).toBe(404)
  expect(await statusOf(made.imageUrl)).toBe(200)
  expect(await statusOf(made.pdfUrl)).toBe(200)
})

test('the gallery’s id does not give access to the phone view', async () => {
  const { conceptId } = await make(true)
  const answer = await site.app.inject({
    method: 'POST',
    url: '/trpc/concepts.phone',
    payload: { conceptId },
  })
  expect(answer.statusCode).toBe(400)
})

test('a deleted concept loses its pictures, but its maker keeps the estimate', async () => {
  const made = await make(true)
  const { id } = await rowOf(made)
  await site.app.inject({
    method: 'POST',
    url: '/trpc/concepts.remove',
    headers: { authorization },
    payload: { selection: { ids: [id] } },
  })
  expect(await statusOf(made.imageUrl)).toBe(404)
  expect(await statusOf(made.pdfUrl)).toBe(200)
  const { result } = await read('generations.find', { generationId: made.generationId })
  expect(result).toBeNull()
})
