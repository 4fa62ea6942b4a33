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
let refusedKeys: RegExp | undefined
beforeAll(async () => {
  site = await openTestApp({
    makesVariants: true,
    wrapStorage: (storage) => ({
      ...storage,
      put: async (key, bytes) => {
        if (refusedKeys?.test(key)) throw new Error('The disk refuses this file.')
        await storage.put(key, bytes)
      },
    }),
  })
  authorization = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())
beforeEach(() => {
  refusedKeys = undefined
})

interface GeneratedConcept {
  generationId: string
  conceptId: string
  imageUrl: string
  pdfUrl: string
}

async function generate(showInGallery: boolean): Promise<GeneratedConcept> {
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/generate-estimate',
    payload: { ...validBrief, showInGallery },
  })
  expect(response.statusCode).toBe(200)
  await showReleased(site.db)
  return response.json()
}

const rowOf = ({ conceptId }: GeneratedConcept) =>
  site.db
    .selectFrom('concepts')
    .selectAll()
    .where('publicId', '=', conceptId)
    .executeTakeFirstOrThrow()
const setActive = async (generated: GeneratedConcept, active: boolean) => {
  const { id } = await rowOf(generated)
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: '/trpc/concepts.setActive',
    headers: { authorization },
    payload: { selection: { ids: [id] }, active },
  })
  expect(statusCode).toBe(200)
}
const queryProcedure = async (name: string, input: object, headers = {}) => {
  const url = `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`
  return (await site.app.inject({ url, headers })).json().result?.data
}
const statusOf = async (url: string) => (await site.app.inject(url)).statusCode
const tokenOf = (url: string) => path.basename(url).split('.')[0] as string
const filesOf = async (token: string) =>
  (await readdir(path.join(site.filesDir, 'concepts'))).filter((name) => name.startsWith(token))
const hasVariants = (...urls: (string | null)[]) =>
  expect
    .poll(async () => {
      const rows = await site.db.selectFrom('pictures').select('url').execute()
      return urls.every((expectedUrl) => rows.some(({ url }) => url === expectedUrl))
    })
    .toBe(true)
const hasMoved = (generated: GeneratedConcept) =>
  expect.poll(async () => (await rowOf(generated)).picturePublished).toBe(false)

test('an estimate’s URL cannot be derived from the gallery or its document', async () => {
  const generated = await generate(true)
  const { reference } = await site.db
    .selectFrom('estimates')
    .select('reference')
    .where('pdfUrl', '=', generated.pdfUrl)
    .executeTakeFirstOrThrow()
  expect(tokenOf(generated.pdfUrl)).toMatch(/^[0-9a-f]{32}$/)
  for (const knownValue of [
    tokenOf(generated.imageUrl),
    generated.conceptId,
    reference.slice(3).toLowerCase(),
  ]) {
    expect(generated.pdfUrl).not.toContain(knownValue)
  }
  expect(generated.imageUrl).not.toContain(generated.conceptId)
  const guessedResponse = await site.app.inject(
    `/uploads/estimates/${tokenOf(generated.imageUrl)}.pdf`,
  )
  expect(guessedResponse.statusCode).toBe(410)
  expect(guessedResponse.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(guessedResponse.body).toContain('This link has expired')
  expect(guessedResponse.body).not.toContain(validBrief.companyName)
  expect(await statusOf(generated.pdfUrl)).toBe(200)
})

test('a hidden picture leaves its public URL, but stays for its maker and staff', async () => {
  const generated = await generate(true)
  const before = await rowOf(generated)
  await hasVariants(before.imageUrl, before.thumbnailUrl)
  const phone = await site.app.inject({
    method: 'POST',
    url: '/trpc/concepts.phone',
    payload: { generationId: generated.generationId },
  })
  const { phoneUrl } = phone.json().result.data
  await site.deps.storage.put(
    `concepts/${tokenOf(generated.imageUrl)}-share.jpg`,
    new Uint8Array(1),
  )
  const bytes = (await site.app.inject(generated.imageUrl)).rawPayload
  const names = await filesOf(tokenOf(generated.imageUrl))
  expect(names.length).toBeGreaterThan(4)
  await setActive(generated, false)
  await hasMoved(generated)
  await expect.poll(() => filesOf(tokenOf(generated.imageUrl))).toEqual([])
  await expect.poll(() => filesOf(tokenOf(phoneUrl))).toEqual([])
  for (const url of [generated.imageUrl, before.thumbnailUrl ?? '', phoneUrl]) {
    expect(await statusOf(url), url).toBe(404)
  }
  // The picture for shared links is made again on request.
  const { result } = await queryProcedure('generations.find', {
    generationId: generated.generationId,
  })
  expect((await site.app.inject(result.imageUrl)).rawPayload).toEqual(bytes)
  await expect.poll(() => filesOf(tokenOf(result.imageUrl))).toHaveLength(names.length - 1)
  // Shown again, the gallery exposes the picture's name: the phone view's name cannot be derived
  // from anything exposed.
  const movedUrl = (await rowOf(generated)).phoneUrl ?? ''
  expect(await statusOf(movedUrl)).toBe(200)
  expect(movedUrl).not.toContain(tokenOf(result.imageUrl))
  const detail = await queryProcedure('concepts.detail', { id: before.id }, { authorization })
  expect(detail.imageUrl).toBe(result.imageUrl)
  expect(await statusOf(detail.thumbnailUrl)).toBe(200)
  await hasVariants(detail.imageUrl, detail.thumbnailUrl)
  // Its estimate was never public.
  expect(await statusOf(generated.pdfUrl)).toBe(200)
  const { pictureUrl } = await site.db
    .selectFrom('mails')
    .select('pictureUrl')
    .where('recipient', '=', 'owner')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(pictureUrl).toBe(detail.thumbnailUrl)
})

test('a picture shown again stays where it is, and moves again when hidden again', async () => {
  const generated = await generate(true)
  await setActive(generated, false)
  await hasMoved(generated)
  const { imageUrl } = await rowOf(generated)
  await setActive(generated, true)
  expect(await statusOf(imageUrl)).toBe(200)
  await setActive(generated, false)
  await hasMoved(generated)
  expect((await rowOf(generated)).imageUrl).not.toBe(imageUrl)
})

test('a picture that was never public stays where it is', async () => {
  const generated = await generate(false)
  await setActive(generated, false)
  await site.db.transaction().execute(queueWithdrawal)
  expect((await rowOf(generated)).imageUrl).toBe(generated.imageUrl)
  expect(await statusOf(generated.imageUrl)).toBe(200)
})

test('an estimate from an earlier release moves, and its emails link to the new URL', async () => {
  const generated = await generate(true)
  const { fileToken } = await site.db
    .selectFrom('generations')
    .select('fileToken')
    .where('id', '=', generated.generationId)
    .executeTakeFirstOrThrow()
  const oldUrl = `/uploads/estimates/${fileToken}.pdf`
  const bytes = (await site.app.inject(generated.pdfUrl)).rawPayload
  await site.deps.storage.put(oldUrl.slice('/uploads/'.length), bytes)
  const { submissionId } = await site.db
    .updateTable('estimates')
    .set({ pdfUrl: oldUrl })
    .where('pdfUrl', '=', generated.pdfUrl)
    .returning('submissionId')
    .executeTakeFirstOrThrow()
  const listEmailTexts = () =>
    site.db
      .selectFrom('mails')
      .select(['bodyText', 'bodyHtml'])
      .where('submissionId', '=', Number(submissionId))
      .execute()
  await site.pool.query(
    'update mails set body_text = replace(body_text, $1, $2), body_html = replace(body_html, $1, $2)',
    [generated.pdfUrl, oldUrl],
  )
  // An interrupted job leaves the row and the file for the next one.
  refusedKeys = /^estimates\//
  await site.db.transaction().execute(queueWithdrawal)
  await expect.poll(() => site.logLines.some(({ msg }) => /failed/i.test(String(msg)))).toBe(true)
  expect(await statusOf(oldUrl)).toBe(200)
  refusedKeys = undefined
  await site.db.transaction().execute(queueWithdrawal)
  await expect.poll(() => statusOf(oldUrl)).toBe(410)
  const { result } = await queryProcedure('generations.find', {
    generationId: generated.generationId,
  })
  expect((await site.app.inject(result.pdfUrl)).rawPayload).toEqual(bytes)
  for (const { bodyText, bodyHtml } of await listEmailTexts()) {
    for (const body of [bodyText, bodyHtml]) {
      expect(body).not.toContain(oldUrl)
      expect(body).toContain(result.pdfUrl)
    }
  }
})

test('a share link’s picture, phone view and estimate end with it', async () => {
  const generated = await generate(false)
  const response = await site.app.inject({
    method: 'POST',
    url: '/trpc/shareLinks.create',
    payload: { generationId: generated.generationId },
  })
  const { token } = response.json().result.data
  const sharedConcept = await queryProcedure('shareLinks.get', { token })
  const phone = await site.app.inject({
    method: 'POST',
    url: '/trpc/concepts.phone',
    payload: { token },
  })
  const { phoneUrl } = phone.json().result.data
  const urls = [sharedConcept.imageUrl, phoneUrl, sharedConcept.estimate.pdfUrl]
  const types = ['image/webp', 'image/webp', 'application/pdf']
  for (const [index, url] of urls.entries()) {
    const { statusCode, headers } = await site.app.inject(url)
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 200,
      type: types[index],
    })
    expect(headers['cache-control']).toBe('private, no-store')
  }
  for (const secret of [generated.imageUrl, generated.pdfUrl, generated.generationId]) {
    expect(JSON.stringify([sharedConcept, phoneUrl])).not.toContain(tokenOf(secret))
  }
  const { id } = await rowOf(generated)
  await site.app.inject({
    method: 'POST',
    url: '/trpc/shareLinks.end',
    headers: { authorization },
    payload: { conceptId: id },
  })
  for (const url of urls) expect(await statusOf(url), url).toBe(404)
  expect(await statusOf(generated.imageUrl)).toBe(200)
  expect(await statusOf(generated.pdfUrl)).toBe(200)
})

test('the gallery’s id does not give access to the phone view', async () => {
  const { conceptId } = await generate(true)
  const response = await site.app.inject({
    method: 'POST',
    url: '/trpc/concepts.phone',
    payload: { conceptId },
  })
  expect(response.statusCode).toBe(400)
})

test('a deleted concept loses its pictures, but its maker keeps the estimate', async () => {
  const generated = await generate(true)
  const { id } = await rowOf(generated)
  await site.app.inject({
    method: 'POST',
    url: '/trpc/concepts.remove',
    headers: { authorization },
    payload: { selection: { ids: [id] } },
  })
  await expect.poll(() => statusOf(generated.imageUrl)).toBe(404)
  expect(await statusOf(generated.pdfUrl)).toBe(200)
  const { result } = await queryProcedure('generations.find', {
    generationId: generated.generationId,
  })
  expect(result).toBeNull()
})
