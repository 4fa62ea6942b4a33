import { openLatentConsistency } from '@agency/api/ai/latent-consistency'
import { openLocalPainter } from '@agency/api/painting/local-painter'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePicture, type Parts, sendForm } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { openUpstream, type Upstream } from '../support/upstream.ts'

const style = (site: TestApp, parts: Parts) =>
  sendForm(site.app, 'POST', '/api/images/style', parts)

/** Halves of blue and green with a little grain: something to paint. */
const photo = async (width = 240, height = 160) => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    const isSky = at < pixels.length / 2
    const grain = (at * 7919) % 13
    pixels.set(isSky ? [90 + grain, 150, 220] : [70, 120 + grain, 50], at)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

const pixelsOf = async (base64: string) =>
  sharp(Buffer.from(base64, 'base64')).raw().toBuffer({ resolveWithObject: true })

describe('painted on this machine', () => {
  const painter = openLocalPainter()
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp({ paintStyle: painter.paint })
  })
  afterAll(async () => {
    await site.close()
    await painter.close()
  })

  test('answers a PNG of the same size, the same for the same photo', async () => {
    const image = await photo()
    const first = await style(site, [['image', image]])
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ success: true, width: 240, height: 160 })
    const { data, info } = await pixelsOf(first.body.image)
    expect([info.width, info.height, info.channels]).toEqual([240, 160, 3])
    const before = await sharp(image).raw().toBuffer()
    expect(data.equals(before)).toBe(false)
    const again = await style(site, [['image', image]])
    expect(again.body.image).toBe(first.body.image)
  })

  test('paints in the style and the strength asked for; strength 0 leaves the photo', async () => {
    const image = await photo()
    const of = async (fields: Parts) =>
      (await style(site, [['image', image], ...fields])).body.image
    const [meadow, dusk, weak] = await Promise.all([
      of([]),
      of([['style', 'dusk']]),
      of([['strength', '0']]),
    ])
    expect(dusk).not.toBe(meadow)
    expect((await pixelsOf(weak)).data.equals(await sharp(image).raw().toBuffer())).toBe(true)
  })

  test('makes a large photo smaller, and turns it the right way up', async () => {
    const large = await sharp(await photo(2_000, 1_000))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await style(site, [
      ['image', large, 'a.jpg'],
      ['strength', '0'],
    ])
    expect([body.width, body.height]).toEqual([512, 1_024])
  })

  test('says when many photos wait', async () => {
    const image = await photo(400, 400)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => style(site, [['image', image]])),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses).toContain(503)
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
  })
})

test.each<[name: string, status: number, message: RegExp, parts: () => Parts | Promise<Parts>]>([
  ['no image', 400, /Please upload an image first/, () => [['style', 'dusk']]],
  [
    'another style',
    400,
    /style can be/,
    async () => [
      ['image', await photo()],
      ['style', 'oil'],
    ],
  ],
  [
    'a strength over 1',
    400,
    /0 to 1/,
    async () => [
      ['image', await photo()],
      ['strength', '1.1'],
    ],
  ],
  [
    'a strength that is none',
    400,
    /0 to 1/,
    async () => [
      ['image', await photo()],
      ['strength', 'x'],
    ],
  ],
  ['a text', 415, /valid image/, () => [['image', Buffer.from('hello')]]],
  ['an AVIF', 415, /valid image/, async () => [['image', await makePicture('avif')]]],
  [
    'over 25 megapixels',
    413,
    /too large/,
    async () => [['image', await makePicture('png', { width: 10_000, height: 2_600 })]],
  ],
  ['over 10 MB', 413, /larger than/, () => [['image', Buffer.alloc(11 * 1024 * 1024)]]],
])('refuses %s with %i', async (_name, status, message, parts) => {
  const site = await openTestApp()
  const answer = await style(site, await parts())
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(message) })
  await site.close()
})

describe('painted by a service', () => {
  const KEY = 'a-key-that-must-stay-here'
  let service: Upstream
  let site: TestApp
  let seen: { path?: string; authorization?: string; body?: Record<string, unknown> } = {}
  let answer: Parameters<typeof openUpstream>[0]
  const fetched: string[] = []
  beforeAll(async () => {
    service = await openUpstream((request, response) => answer(request, response))
    const url = `http://127.0.0.1:${service.port}/v1/`
    site = await openTestApp({
      paintStyle: openLatentConsistency(
        { url, key: KEY, model: 'lcm-of-the-house' },
        async (from) => {
          fetched.push(from)
          return { bytes: await photo(), type: 'png' }
        },
      ),
    })
  })
  afterAll(async () => {
    await site.close()
    await service.close()
  })

  const painted = photo(64, 48)
  const answerJson =
    (json: unknown, status = 200): typeof answer =>
    (request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        const { authorization } = request.headers
        seen = { path: request.url, authorization, body: JSON.parse(body) } as typeof seen
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
      })
    }

  test('is asked as documented, and its picture comes back', async () => {
    answer = answerJson({ image: (await painted).toString('base64'), seed: 4, cost: 0.01 })
    const { status, body } = await style(site, [['image', await photo()]])
    expect(status).toBe(200)
    expect([body.width, body.height]).toEqual([64, 48])
    const { image, ...rest } = seen.body ?? {}
    expect(seen.path).toBe('/v1/latent-consistency/image-to-image')
    expect(seen.authorization).toBe(`Bearer ${KEY}`)
    expect(rest).toEqual({
      model: 'lcm-of-the-house',
      prompt: 'a ghibli style image',
      strength: 0.5,
      steps: 5,
      output_format: 'png',
      response_format: 'b64',
    })
    const { format, width } = await sharp(Buffer.from(String(image), 'base64')).metadata()
    expect([format, width]).toEqual(['jpeg', 240])
  })

  test('may answer an address, which is fetched', async () => {
    answer = answerJson({ image: 'https://pictures.example/painted.png' })
    const { status } = await style(site, [['image', await photo()]])
    expect(status).toBe(200)
    expect(fetched).toEqual(['https://pictures.example/painted.png'])
  })

  const bomb = () => makePicture('png', { width: 16_000, height: 16_000 })
  test.each<[what: string, make: () => typeof answer | Promise<typeof answer>]>([
    [
      'refuses the key',
      () =>
        answerJson(
          { error: { type: 'auth', code: 'invalid_api_key', message: `bad key ${KEY}` } },
          401,
        ),
    ],
    ['is not allowed', () => answerJson({ error: { type: 'forbidden' } }, 403)],
    [
      'has had enough',
      () => answerJson({ error: { type: 'rate_limit', message: 'slow down' } }, 429),
    ],
    ['fails', () => answerJson({ error: { type: 'server' } }, 500)],
    ['answers HTML', () => (_request, response) => response.end('<html>Bad gateway</html>')],
    ['answers HTML with 502', () => (_request, response) => response.writeHead(502).end('<html>')],
    ['answers nothing', () => (_request, response) => response.end()],
    ['leaves the image out', () => answerJson({ picture: 'x' })],
    ['answers a list', () => answerJson([])],
    ['answers null', () => answerJson(null)],
    ['answers no picture', () => answerJson({ image: Buffer.from('hello').toString('base64') })],
    [
      'answers half a picture',
      async () => answerJson({ image: (await photo()).subarray(0, 200).toString('base64') }),
    ],
    [
      'answers an SVG',
      () =>
        answerJson({
          image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
        }),
    ],
    [
      'answers 256 megapixels',
      async () => answerJson({ image: (await bomb()).toString('base64') }),
    ],
    ['hangs up', () => (request) => request.socket.destroy()],
    [
      'hangs up in the middle',
      () => (_request, response) => {
        response.writeHead(200, { 'content-length': 500 }).write('{"image":')
        setTimeout(() => response.destroy(), 20)
      },
    ],
    [
      'redirects',
      () => (_request, response) =>
        response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    [
      'packs its answer',
      () => (_request, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.alloc(40)),
    ],
    [
      'answers without an end',
      () => (_request, response) => {
        const megabyte = Buffer.alloc(1024 * 1024, 'a')
        const write = () => {
          while (!response.destroyed && response.write(megabyte)) {}
        }
        response.on('drain', write)
        response.on('error', () => {})
        write()
      },
    ],
  ])(
    'that %s: 502 in plain words, the cause in the log, the key in neither',
    async (_what, make) => {
      answer = await make()
      const before = site.logged.length
      const { status, body } = await style(site, [['image', await photo()]])
      expect(status).toBe(502)
      expect(body).toMatchObject({
        code: 'UPSTREAM_FAILED',
        message: 'The image service could not paint this picture. Please try again in a moment.',
      })
      const lines = site.logged.slice(before).filter((line) => line.requestId === body.requestId)
      expect(lines).toHaveLength(1)
      expect(JSON.stringify([body, site.logged])).not.toContain(KEY)
    },
  )

  test('that is not there: 502', async () => {
    const paintStyle = openLatentConsistency(
      { url: 'http://127.0.0.1:1/v1', key: KEY, model: undefined },
      () => Promise.reject(new Error('nothing is fetched')),
    )
    const alone = await openTestApp({ paintStyle })
    const { status, body } = await style(alone, [['image', await photo()]])
    expect(status).toBe(502)
    expect(JSON.stringify([body, alone.logged])).not.toContain(KEY)
    await alone.close()
  })

  test.each(['says nothing', 'says one byte at a time'])(
    'that %s: 504 when the time is up',
    async (what) => {
      answer = (_request, response) => {
        if (what === 'says nothing') return
        const drip = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(drip))
      }
      const hasty = await openTestApp({
        styleTimeoutMs: 300,
        paintStyle: openLatentConsistency(
          { url: `http://127.0.0.1:${service.port}`, key: KEY, model: undefined },
          () => Promise.reject(new Error('nothing is fetched')),
        ),
      })
      const { status, body } = await style(hasty, [['image', await photo()]])
      expect(status).toBe(504)
      expect(body.code).toBe('TIMEOUT')
      await hasty.close()
    },
  )
})
