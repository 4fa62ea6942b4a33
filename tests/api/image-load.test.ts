import { readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { openImageProcessor } from '@agency/api/images/image-processor'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeForm, makePicture } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

async function upload(image: Buffer, remoteAddress = '192.0.2.1') {
  const { payload, contentType } = await encodeForm([['image', image]])
  return site.app.inject({
    ...{ method: 'POST', url: '/api/images/upload', payload, remoteAddress },
    headers: { 'content-type': contentType },
  })
}

/** With the grain of a camera, so that truncating half of its bytes removes half of the picture. */
const makePhoto = (type: 'png' | 'jpeg' | 'gif' | 'webp', width = 640, height = 480) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#7a8b6f' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .toFormat(type)
    .toBuffer()

test('the queue for uploads is limited per network: 503 with Retry-After', async () => {
  const image = await makePicture()
  expect((await upload(image)).statusCode).toBe(200)
  // Nothing is processed until one is rejected.
  const [pid = 0] = site.deps.pictures.processIds()
  process.kill(pid, 'SIGSTOP')
  const uploads = Array.from({ length: 20 }, () => upload(image))
  const otherUpload = upload(await makePicture(), '192.0.2.2')
  await Promise.race(uploads)
  process.kill(pid, 'SIGCONT')
  expect((await otherUpload).statusCode).toBe(200)
  const responses = await Promise.all(uploads)
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  const rejected = responses.find(({ statusCode }) => statusCode === 503)
  expect(rejected?.headers['retry-after']).toBe('10')
  expect(rejected?.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' })
})

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a truncated %s is refused', async (type) => {
  const complete = await makePhoto(type)
  expect((await upload(complete)).statusCode).toBe(200)
  const half = await upload(complete.subarray(0, Math.floor(complete.length / 2)))
  expect(half.statusCode).toBe(415)
  expect(half.json().message).toBe('Please upload a valid image file (PNG, JPEG, GIF or WebP).')
})

test('pictures are decoded in a child process, which ends with its pool', async () => {
  const processor = openImageProcessor(1)
  await processor.run('check', await makePicture())
  const [pid] = processor.processIds()
  const maps = await readFile(`/proc/${pid}/maps`, 'utf8')
  expect(maps).toContain('libvips')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const nice = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  expect(nice).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
  await processor.close()
  await expect
    .poll(() =>
      readFile(`/proc/${pid}/stat`, 'utf8').then(
        () => 'runs',
        () => 'gone',
      ),
    )
    .toBe('gone')
})

test('a killed process loses no picture', async () => {
  const processor = openImageProcessor(1)
  await processor.run('check', await makePicture())
  const large = await makePhoto('jpeg', 3000, 2000)
  const readResult = processor.run('read', { bytes: large, accepted: ['jpeg'] })
  const [pid] = processor.processIds()
  process.kill(Number(pid), 'SIGKILL')
  expect(await readResult).toMatchObject({ width: 2880, height: 1920 })
  await processor.close()
})
