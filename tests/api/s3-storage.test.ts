import { readdir } from 'node:fs/promises'
import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { openPubSub } from '@agency/api/pubsub/pubsub'
import { notifyRemovals } from '@agency/api/storage/notify-removals'
import { openS3Storage } from '@agency/api/storage/s3-storage'
import { sweepFiles } from '@agency/api/storage/sweep-files-job'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { makePicture, sendForm } from '../support/forms.ts'
import { openS3Stub, type S3Stub } from '../support/s3-stub.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let s3: S3Stub
let copies: TemporaryDir
let site: TestApp
let bearer: string
beforeAll(async () => {
  s3 = await openS3Stub()
  copies = await makeTemporaryDir('copies')
  const { endpoint, bucket, accessKeyId } = s3
  const storage = await openS3Storage(
    { endpoint, bucket, accessKeyId, secretAccessKey: 'stub-secret', region: 'us-east-1' },
    copies.path,
  )
  site = await openTestApp({ storage, makesVariants: true })
  bearer = `Bearer ${await createLogin(site)}`
})
afterAll(async () => {
  await site.close()
  await s3.close()
  await copies.remove()
})

let project: { id: number; coverImage: string }

test('a picture and its variants are stored in the bucket and served from there', async () => {
  const { status, body } = await sendForm(
    site.app,
    'POST',
    '/api/projects',
    [
      ['title', 'In the bucket'],
      ['coverImage', await makePicture('png', { width: 400, height: 300 })],
    ],
    bearer,
  )
  expect(status).toBe(201)
  project = body.data
  const key = project.coverImage.replace('/uploads/', '')
  const variants = ['-320.avif', '-400.avif', '-320.webp'].map((end) => key.replace('.webp', end))
  await expect.poll(() => [...s3.objects.keys()].sort()).toEqual([...variants, key].sort())
  const response = await site.app.inject(`/uploads/${variants[0]}`)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, s-maxage=600, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await sharp(response.rawPayload).metadata()).width).toBe(320)
})

test('a file is fetched from the bucket once, even for concurrent and range requests', async () => {
  const before = s3.requests.length
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => site.app.inject(project.coverImage)),
  )
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const range = await site.app.inject({ url: project.coverImage, headers: { range: 'bytes=0-3' } })
  expect(range.statusCode).toBe(206)
  expect(range.rawPayload.toString()).toBe('RIFF')
  expect(s3.requests.slice(before).filter((line) => line.startsWith('GET'))).toHaveLength(1)
})

test.each(['/uploads/projects/none.webp', '/uploads/..%2fsecret.webp', '/uploads/', '/uploads/a'])(
  'returns 404 for %s',
  async (url) => {
    const response = await site.app.inject(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
  },
)

test('the sweep removes unreferenced files from the bucket', async () => {
  const initialKeys = [...s3.objects.keys()]
  const longAgo = new Date(Date.now() - 2 * 24 * 3_600_000)
  for (const object of s3.objects.values()) object.modifiedAt = longAgo
  s3.objects.set('projects/orphan.webp', { bytes: Buffer.from('x'), modifiedAt: longAgo })
  s3.objects.set('projects/fresh.webp', { bytes: Buffer.from('x'), modifiedAt: new Date() })
  s3.objects.set('invoices/1.pdf', { bytes: Buffer.from('x'), modifiedAt: longAgo })
  const before = s3.requests.length
  await sweepFiles(site.deps)
  // The listing includes every time, so there are no requests for individual files.
  expect(s3.requests.slice(before).filter((line) => line.startsWith('HEAD'))).toEqual([])
  // Objects that are not the site's stay, and nobody can read them.
  expect([...s3.objects.keys()].sort()).toEqual(
    [...initialKeys, 'projects/fresh.webp', 'invoices/1.pdf'].sort(),
  )
  expect((await site.app.inject('/uploads/invoices/1.pdf')).statusCode).toBe(404)
  s3.objects.delete('invoices/1.pdf')
})

test('a removal by one process also clears the copies of the others', async () => {
  const { endpoint, bucket, accessKeyId } = s3
  const otherDir = await makeTemporaryDir('copies')
  const otherStorage = await openS3Storage(
    { endpoint, bucket, accessKeyId, secretAccessKey: 'stub-secret', region: 'us-east-1' },
    otherDir.path,
  )
  const listCopies = async () =>
    (await readdir(otherDir.path, { recursive: true })).filter((name) => name.endsWith('.webp'))
  const notices = await openPubSub(site.url, pino({ level: 'silent' }))
  notifyRemovals(otherStorage, site.deps.db, notices)
  await otherStorage.put('concepts/theirs.webp', Buffer.from('x'))
  if ('root' in otherStorage.serveFrom) throw new Error('no copies')
  expect(await otherStorage.serveFrom.copyOf('concepts/theirs.webp')).toBeDefined()
  expect(await listCopies()).toHaveLength(1)
  await site.deps.storage.remove('concepts/theirs.webp')
  await expect.poll(listCopies).toEqual([])
  await notices.close()
  await otherDir.remove()
})

test('a copy is served while the bucket hangs', async () => {
  const { endpoint, bucket, accessKeyId } = s3
  const copiesDir = await makeTemporaryDir('copies')
  const { serveFrom, put } = await openS3Storage(
    { endpoint, bucket, accessKeyId, secretAccessKey: 'stub-secret', region: 'us-east-1' },
    copiesDir.path,
    { copiesMaxBytes: 1024 ** 2, confirmedTtlMs: 1 },
  )
  if ('root' in serveFrom) throw new Error('no copies')
  await put('concepts/held.webp', Buffer.from('x'))
  const copy = await serveFrom.copyOf('concepts/held.webp')
  const gate = Promise.withResolvers<void>()
  s3.hold = () => gate.promise
  const requested = async () => {
    expect(await serveFrom.copyOf('concepts/held.webp')).toBe(copy)
    return s3.requests.includes('HEAD concepts/held.webp')
  }
  await expect.poll(requested).toBe(true)
  gate.resolve()
  s3.hold = () => undefined
  s3.objects.delete('concepts/held.webp')
  await copiesDir.remove()
})

test('a stalled download times out for everyone waiting for it', async () => {
  const { endpoint, bucket, accessKeyId } = s3
  const copiesDir = await makeTemporaryDir('copies')
  const { read, serveFrom, put } = await openS3Storage(
    { endpoint, bucket, accessKeyId, secretAccessKey: 'stub-secret', region: 'us-east-1' },
    copiesDir.path,
    { bodyTimeoutMs: 50 },
  )
  if ('root' in serveFrom) throw new Error('no copies')
  await put('concepts/half.webp', Buffer.from('whole'))
  s3.stalls = (request) => request === 'GET concepts/half.webp'
  await expect(read('concepts/half.webp')).rejects.toMatchObject({ code: 'E_CANNOT_READ_FILE' })
  await expect(serveFrom.copyOf('concepts/half.webp')).rejects.toMatchObject({
    code: 'E_CANNOT_READ_FILE',
  })
  s3.stalls = () => false
  expect(Buffer.from((await read('concepts/half.webp')) ?? [])).toEqual(Buffer.from('whole'))
  expect(await serveFrom.copyOf('concepts/half.webp')).toBeDefined()
  s3.objects.delete('concepts/half.webp')
  await copiesDir.remove()
})

test('a request returns 503 with Retry-After while the bucket fails', async () => {
  s3.rejects = () => true
  const response = await site.app.inject('/uploads/projects/never-read.webp')
  s3.rejects = () => false
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('10')
})

test('a project hidden while the bucket fails loses its pictures on recovery', async () => {
  expect((await site.app.inject(project.coverImage)).statusCode).toBe(200)
  s3.rejects = (request) => request.startsWith('PUT')
  const hidden = await site.app.inject({
    method: 'PUT',
    url: `/api/projects/${project.id}`,
    headers: { authorization: bearer },
    payload: { Active: false },
  })
  expect(hidden.statusCode).toBe(200)
  const listRetryingJobs = async () =>
    (
      await site.pool.query(`
        select id, attempts, max_attempts from graphile_worker.jobs
        where task_identifier = 'withdraw-project' and attempts > 0 and locked_at is null`)
    ).rows
  await expect.poll(listRetryingJobs).toHaveLength(1)
  const [job] = await listRetryingJobs()
  // The delays increase, so the attempts go on for days.
  expect(job.max_attempts).toBe(25)
  s3.rejects = () => false
  await site.pool.query('select graphile_worker.reschedule_jobs($1, run_at => now())', [[job.id]])
  await expect.poll(async () => (await site.app.inject(project.coverImage)).statusCode).toBe(404)
})

test('removed files are gone from the bucket and from the copies', async () => {
  await site.app.inject({
    method: 'DELETE',
    url: `/api/projects/${project.id}`,
    headers: { authorization: bearer },
  })
  // The project can be restored for a day.
  await deleteExpired(site.deps, new Date(Date.now() + 25 * 3_600_000))
  // Objects that were moved away from their public names are deleted by jobs.
  await expect.poll(() => [...s3.objects.keys()]).toEqual(['projects/fresh.webp'])
  expect((await site.app.inject(project.coverImage)).statusCode).toBe(404)
})
