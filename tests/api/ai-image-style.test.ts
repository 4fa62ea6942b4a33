import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AiSite, KEY, openAiSite } from '../support/ai-site.ts'
import { sendForm } from '../support/forms.ts'
import { makeSamplePhoto } from '../support/sample-photo.ts'

let site: AiSite
const fetched: string[] = []
beforeAll(async () => {
  site = await openAiSite(['style'], {
    fetchImage: async (url) => {
      fetched.push(url)
      return { bytes: await makeSamplePhoto(), type: 'png' }
    },
    services: { budgets: { style: 2_500 } },
  })
})
afterAll(() => site.close())
beforeEach(() => site.reset())

const style = async (width = 240, height = 160) =>
  sendForm(site.app, 'POST', '/api/images/style', [['image', await makeSamplePhoto(width, height)]])
const sizeOf = ({ width, height }: { width: number; height: number }) => [width, height]

test('the service receives the documented request, and its picture is returned', async () => {
  const { status, body } = await style(64, 48)
  expect([status, ...sizeOf(body)]).toEqual([200, 64, 48])
  const [{ path, authorization, body: requestBody } = { path: '', authorization: '', body: {} }] =
    site.stub.requests
  const { image, ...rest } = requestBody as { image?: string }
  expect(path).toBe('/v1/latent-consistency/image-to-image')
  expect(authorization).toBe(`Bearer ${KEY}`)
  expect(rest).toEqual({
    model: 'of-the-house',
    prompt: 'a ghibli style image',
    strength: 0.5,
    steps: 5,
    output_format: 'png',
    response_format: 'b64',
  })
  const { format, width } = await sharp(Buffer.from(String(image), 'base64')).metadata()
  expect([format, width]).toEqual(['jpeg', 64])
  expect(await site.calls()).toEqual([
    { purpose: 'style', outcome: 'done', cost: 300, model: 'of-the-house' },
  ])
})

test('the picture may be returned as a URL, which is fetched', async () => {
  site.stub.next.push('url')
  expect((await style()).status).toBe(200)
  expect(fetched).toEqual(['https://pictures.example/painted.png'])
})

test('the picture may be returned as a data: URL', async () => {
  await site.setLimits('style', { fallBack: false })
  site.stub.next.push('data-url')
  const { status, body } = await style(64, 48)
  expect([status, ...sizeOf(body)]).toEqual([200, 64, 48])
})

test('a URL on the internal network is not fetched', async () => {
  const guarded = await openAiSite(['style'])
  await guarded.reset()
  await guarded.setLimits('style', { fallBack: false })
  guarded.stub.next.push('inner-url')
  const { status } = await sendForm(guarded.app, 'POST', '/api/images/style', [
    ['image', await makeSamplePhoto()],
  ])
  expect(status).toBe(502)
  expect(JSON.stringify(guarded.logLines)).toContain('127.0.0.1 is refused')
  await guarded.close()
})

test('the service is not called while the database is unavailable: 503', async () => {
  const originalTransaction = site.db.transaction
  site.db.transaction = () => {
    throw Object.assign(new Error('unavailable'), { code: '08006' })
  }
  const { status } = await style().finally(() => {
    site.db.transaction = originalTransaction
  })
  expect(status).toBe(503)
  expect(site.stub.requests).toEqual([])
})

const BUSY = 'The image service could not style this image. Please try again in a moment.'
const faults: [fault: string, outcome: string, cost: number, requests: number, cause: RegExp][] = [
  ['reset-at-once', 'failed', 300, 1, /The connection was lost/],
  ['reset-mid-body', 'failed', 300, 1, /The connection was lost/],
  ['401', 'unauthorized', 0, 1, /401 .invalid_api_key/],
  ['403', 'unauthorized', 0, 1, /403 .permission_error/],
  ['404', 'rejected', 0, 1, /404 .model_not_found/],
  ['429', 'busy', 0, 2, /429 .rate_limit_exceeded/],
  ['429-tomorrow', 'busy', 0, 1, /429 .insufficient_quota/],
  ['500', 'failed', 300, 2, /500 .server_error/],
  ['html', 'unusable', 300, 1, /not JSON/],
  ['html-502', 'failed', 300, 2, /answered 502/],
  ['no-json', 'unusable', 300, 1, /not JSON/],
  ['wrong-shape', 'unusable', 300, 1, /no image/],
  ['redirect', 'rejected', 300, 1, /answered 307/],
  ['gigabyte-body', 'unusable', 300, 1, /more than \d+ bytes/],
  ['compressed-bomb', 'unusable', 300, 1, /is encoded/],
  ['no-picture', 'unusable', 300, 1, /not an image/],
  ['svg', 'unusable', 300, 1, /not an image/],
  ['half-a-picture', 'unusable', 300, 1, /not an image/],
  ['vast-picture', 'unusable', 300, 1, /not an image/],
]

describe.each(faults)('a service that fails with %s', (fault, outcome, cost, requests, cause) => {
  test('is reported plainly without a fallback; the log has the cause, not the key', async () => {
    await site.setLimits('style', { fallBack: false })
    site.stub.always = fault
    const before = site.logLines.length
    const { status, body } = await style()
    expect(status).toBe(502)
    expect(body).toMatchObject({ code: 'UPSTREAM_FAILED', message: BUSY })
    const lines = site.logLines.slice(before)
    expect(lines.filter((line) => line.requestId === body.requestId)).toHaveLength(1)
    const matching = lines.filter((line) => line.outcome === outcome)
    expect(matching.map(({ err }) => (err as Error).message).join()).toMatch(cause)
    expect(JSON.stringify([body, site.logLines])).not.toContain(KEY)
    expect(await site.calls()).toEqual(
      Array.from({ length: requests }, () => ({
        ...{ purpose: 'style', outcome, cost, model: 'of-the-house' },
      })),
    )
    expect(site.stub.requests).toHaveLength(requests)
  })
})

test('falls back to painting on this machine where the owner allows it', async () => {
  site.stub.always = '500'
  const { status, body } = await style(64, 48)
  expect([status, ...sizeOf(body)]).toEqual([200, 64, 48])
})

test('a picture that the service declined is reported as declined, and not retried', async () => {
  await site.setLimits('style', { fallBack: false })
  site.stub.always = 'declined'
  const { status, body } = await style()
  expect([status, body.message]).toEqual([
    502,
    'The image service declined this image. Please choose another one.',
  ])
  expect(await site.calls()).toMatchObject([{ outcome: 'declined', cost: 0 }])
})

test.each(['hang', 'drip'])(
  'a service that fails with %s: 504 at the time limit',
  async (fault) => {
    await site.setLimits('style', { fallBack: false })
    site.stub.always = fault
    const { status, body } = await style()
    expect([status, body.code]).toEqual([504, 'TIMEOUT'])
    expect(await site.calls()).toMatchObject([{ outcome: 'timeout', cost: 300 }])
  },
)

test('an unreachable service: 502, tried twice, and nothing is charged', async () => {
  const unreachable = await openAiSite([], {
    services: { style: { url: 'http://127.0.0.1:1/v1', key: KEY, model: undefined } },
  })
  await unreachable.reset()
  await unreachable.setLimits('style', { fallBack: false })
  const { status, body } = await sendForm(unreachable.app, 'POST', '/api/images/style', [
    ['image', await makeSamplePhoto()],
  ])
  expect([status, body.code]).toEqual([502, 'UPSTREAM_FAILED'])
  const call = { purpose: 'style', outcome: 'unreachable', cost: 0, model: null }
  expect(await unreachable.calls()).toEqual([call, call])
  expect(JSON.stringify([body, unreachable.logLines])).not.toContain(KEY)
  await unreachable.close()
})
