import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { makePicture, sendForm } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const message = { name: 'Ana', email: 'ana@tidewater.example', message: 'Hello.' }

describe('rejects malformed HTTP:', () => {
  let site: TestApp
  let port: number
  beforeAll(async () => {
    site = await openTestApp({ timeouts: { headers: 400, request: 800, check: 100 } })
    port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  afterAll(() => site.close())

  /** The complete response to raw bytes; the socket stays open until the server closes it. */
  const sendRaw = (bytes: string) =>
    new Promise<{ status: number; head: string[]; body: unknown; ms: number }>(
      (resolve, reject) => {
        const startedAt = Date.now()
        const socket = connect(port, '127.0.0.1')
        let responseText = ''
        socket.on('data', (chunk) => {
          responseText += chunk
        })
        socket.on('error', () => {})
        socket.on('close', () => {
          const [head = '', body = ''] = responseText.split('\r\n\r\n')
          const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1])
          if (!status) return reject(new Error(`no response: ${responseText}`))
          resolve({
            ...{ status, head: head.split('\r\n') },
            ...{ body: body ? JSON.parse(body) : undefined, ms: Date.now() - startedAt },
          })
        })
        socket.write(bytes)
      },
    )

  const head = 'POST /api/contact HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\n'
  const cases: [name: string, status: number, code: string, bytes: string][] = [
    ['headers that never end', 408, 'REQUEST_TIMEOUT', head],
    [
      'a body that never comes',
      408,
      'REQUEST_TIMEOUT',
      `${head}Content-Length: 90\r\n\r\n{"name":`,
    ],
    [
      'a chunk that never comes',
      408,
      'REQUEST_TIMEOUT',
      `${head}Transfer-Encoding: chunked\r\n\r\n5\r\nabc`,
    ],
    [
      'headers over 16 KB',
      431,
      'HEADERS_TOO_LARGE',
      `${head}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
    [
      'a URL over 16 KB',
      431,
      'HEADERS_TOO_LARGE',
      `GET /api/projects?x=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: site\r\n\r\n`,
    ],
    ['no HTTP', 400, 'BAD_REQUEST', 'hello there\r\n\r\n'],
    [
      'two lengths',
      400,
      'BAD_REQUEST',
      `${head}Content-Length: 3\r\nContent-Length: 4\r\n\r\n{}  `,
    ],
    [
      'a length and chunks',
      400,
      'BAD_REQUEST',
      `${head}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a bad chunk size', 400, 'BAD_REQUEST', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['a NUL in a header', 400, 'BAD_REQUEST', `${head}X-Nul: a\0b\r\n\r\n`],
  ]
  test.each([
    ['no Host header', 'Accept: */*'],
    ['two Host headers', 'Host: site\r\nhost: other'],
    ['the same Host twice', 'Host: site\r\nHost: site'],
    ['an invalid Host', 'Host: site/@other'],
  ])('%s: 400 (RFC 9112, 3.2)', async (_label, hosts) => {
    const { status, body } = await sendRaw(
      `GET /api/projects HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`,
    )
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'BAD_REQUEST', message: expect.stringContaining('Host') }),
    ])
  })

  test.each(cases)('%s: %i', async (_label, status, code, bytes) => {
    const response = await sendRaw(bytes)
    expect(response.status).toBe(status)
    expect(response.body).toMatchObject({ success: false, code, requestId: expect.any(String) })
    expect(response.head).toEqual(
      expect.arrayContaining([
        'Connection: close',
        'Cache-Control: no-store',
        'Content-Type: application/json',
        'X-Content-Type-Options: nosniff',
      ]),
    )
    expect(response.ms).toBeLessThan(5_000)
  })
})

describe('rejects a request with', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp()
  })
  afterAll(() => site.close())

  const post = (headers: Record<string, string>, payload: string | Buffer) =>
    site.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })

  test('a plain-text body: 415', async () => {
    for (const url of ['/api/contact', '/api/generate-estimate', '/api/auth/login']) {
      const { statusCode, json } = await site.app.inject({
        ...{ method: 'POST', url, headers: { 'content-type': 'text/plain' } },
        payload: JSON.stringify(message),
      })
      expect([statusCode, json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    }
  })

  test.each([
    ['application/json; charset=utf-16', 415],
    ['application/json;charset="UTF-16LE"', 415],
    ['application/json; charset=iso-8859-1', 415],
    ['application/json; charset=utf-8; charset=utf-16', 415],
    ['application/json; charset=', 415],
    ['application/json; charset=UTF-8', 200],
    ['application/json; Charset="utf-8"', 200],
  ])('or accepts a body of %s: %i', async (type, status) => {
    for (const url of ['/api/contact', '/trpc/contacts.send']) {
      const { statusCode } = await site.app.inject({
        ...{ method: 'POST', url, headers: { 'content-type': type } },
        payload: JSON.stringify(message),
      })
      expect(statusCode).toBe(status)
    }
    await site.db.deleteFrom('submissions').execute()
  })

  test.each([
    ['a lone byte', [0xff]],
    ['a character in too many bytes', [0xc0, 0xaf]],
    ['half a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a character cut short', [0xe2, 0x82]],
  ])('%s that is not UTF-8: 400, and stores nothing', async (_label, bytes) => {
    const [before, after] = JSON.stringify({ ...message, name: 'Ana #' }).split('#')
    const payload = Buffer.concat([
      Buffer.from(`${before}`),
      Buffer.from(bytes),
      Buffer.from(`${after}`),
    ])
    const headers = { 'content-type': 'application/json' }
    for (const url of ['/api/contact', '/trpc/contacts.send']) {
      const { statusCode, body } = await site.app.inject({ method: 'POST', url, headers, payload })
      expect([statusCode, body]).toEqual([400, expect.stringContaining('not valid UTF-8')])
    }
    expect(await site.db.selectFrom('submissions').select('id').execute()).toEqual([])
    // Characters split between chunks are still decoded correctly.
    const complete = JSON.stringify({ ...message, name: 'Zoë 🦘' })
    const split = Readable.from([...Buffer.from(complete)].map((byte) => Buffer.of(byte)))
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers,
      payload: split,
    })
    expect(response.statusCode).toBe(200)
    await site.db.deleteFrom('submissions').execute()
  })

  test('a compressed body: 415', async () => {
    for (const encoding of ['gzip', 'br', 'deflate', 'gzip, identity']) {
      const compressed = gzipSync(JSON.stringify(message))
      expect((await post({ 'content-encoding': encoding }, compressed)).statusCode).toBe(415)
    }
    const uncompressed = await post({ 'content-encoding': 'identity' }, JSON.stringify(message))
    expect(uncompressed.statusCode).toBe(200)
  })

  test.each([
    ['/api/projects/%zz', 400],
    ['/api/projects/%00', 400],
    ['/api/projects/%E0%A4%A', 400],
    ['/api/projects/..%2f..%2fetc', 400],
    ['/api/projects/%2e%2e', 404],
    [`/api/projects/${'x'.repeat(201)}`, 400],
    ['/api/projects?status=all&status=all', 400],
    ['/api/projects?status=active', 400],
    ['/api/projects?status=', 400],
    ['/api/nothing', 404],
    ['/api', 404],
    ['/uploads/..%2f..%2fpackage.json', 404],
    ['/uploads/%00.webp', 404],
    ['/uploads/nothing.webp', 404],
  ])('%s: %i', async (url, status) => {
    const response = await site.app.inject({ url })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ success: false, code: expect.any(String) })
  })

  const procedure = (name: string, type = 'application/json', payload = JSON.stringify(message)) =>
    site.app.inject({
      method: 'POST',
      url: `/trpc/${name}`,
      headers: { 'content-type': type },
      payload,
    })
  const form = '--edge\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n--edge--\r\n'
  test.each<[label: string, status: number, code: string, () => ReturnType<typeof procedure>]>([
    ['an unknown procedure', 404, 'NOT_FOUND', () => procedure('contacts.nothing')],
    [
      'another method',
      405,
      'METHOD_NOT_ALLOWED',
      () => site.app.inject('/trpc/contacts.send?input={}'),
    ],
    [
      'bad JSON',
      400,
      'BAD_REQUEST',
      () => procedure('contacts.send', 'application/json', '{"name":'),
    ],
    ['bad JSON in a URL', 400, 'BAD_REQUEST', () => site.app.inject('/trpc/projects.get?input={')],
    [
      'a form',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      () => procedure('contacts.send', 'multipart/form-data; boundary=edge', form),
    ],
    [
      'bytes',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      () => procedure('contacts.send', 'application/octet-stream'),
    ],
    [
      'too much',
      413,
      'PAYLOAD_TOO_LARGE',
      () => procedure('contacts.send', 'application/json', JSON.stringify('x'.repeat(70_000))),
    ],
  ])('%s over tRPC: %i, without a stack', async (_label, status, code, request) => {
    const response = await request()
    expect(response.statusCode).toBe(status)
    expect(response.body).not.toMatch(/stack|node_modules|\.ts/)
    const body = response.json()
    const { data } = body.error ?? { data: body }
    expect(data).toMatchObject({ code, requestId: expect.any(String) })
  })

  test('more than ten calls in a batch: 400', async () => {
    const batch = (length: number) =>
      site.app.inject(`/trpc/${Array(length).fill('concepts.list').join(',')}?batch=1`)
    expect((await batch(10)).json()).toHaveLength(10)
    expect((await batch(11)).statusCode).toBe(400)
  })

  test('a client slower than these timeouts', () => {
    expect(site.app.server).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      // By default Node checks its connections every 30 s.
      connectionsCheckingInterval: 2_000,
    })
  })

  const blockEventLoop = async (ms: number) => {
    const deadline = Date.now() + ms
    while (Date.now() < deadline) {
      // The event loop is blocked, as by work that should have been done elsewhere.
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }

  test('a site whose event loop was blocked briefly during start-up rejects nothing', async () => {
    const fresh = await openTestApp({ maxLoopDelayMs: 2_000 })
    try {
      await blockEventLoop(1_500)
      expect((await fresh.app.inject('/api/projects')).statusCode).toBe(200)
    } finally {
      await fresh.close()
    }
  })

  test('an event loop that is far behind: 503 with Retry-After, then recovers', async () => {
    const { app, close } = await openTestApp({ maxLoopDelayMs: 2_000 })
    await blockEventLoop(2_500)
    let busy: Awaited<ReturnType<TestApp['app']['inject']>>
    let rounds = 0
    // The guard checks the loop every five seconds: it may have checked just before the response.
    do {
      await blockEventLoop(2_500)
      busy = await app.inject('/api/projects')
      rounds += 1
    } while (busy.statusCode !== 503 && rounds < 5)
    expect(busy.statusCode).toBe(503)
    expect(busy.headers['retry-after']).toBe('5')
    expect((await app.inject('/livez')).statusCode).toBe(200)
    await expect.poll(async () => (await app.inject('/api/projects')).statusCode).toBe(200)
    await close()
  })
})

describe('when the disk is full', () => {
  let site: TestApp
  let bearer: string
  let isDiskFull = true
  beforeAll(async () => {
    site = await openTestApp({
      // A write of which only the beginning arrives, as on a full disk.
      wrapStorage: (disk) => ({
        ...disk,
        put: async (key, bytes) => {
          await disk.put(key, isDiskFull ? bytes.subarray(0, 10) : bytes)
          if (isDiskFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
        },
      }),
    })
    bearer = `Bearer ${await createLogin(site)}`
  })
  afterAll(() => site.close())

  const filesIn = async () =>
    (await readdir(site.filesDir, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    )

  test('a concept request returns 507, and its lead is kept', async () => {
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/generate-estimate',
      payload: { ...validBrief, userEmail: 'ana@full.example' },
    })
    expect(response.statusCode).toBe(507)
    expect(response.json()).toMatchObject({ success: false, code: 'DISK_FULL' })
    await expect.poll(filesIn).toEqual([])
    expect(await site.db.selectFrom('concepts').select('id').execute()).toEqual([])
    const leads = await site.db.selectFrom('contacts').select('email').execute()
    expect(leads.map(({ email }) => email)).toContain('ana@full.example')
  })

  test('uploading a project or a picture returns 507 and leaves no row or file', async () => {
    const project = await sendForm(
      site.app,
      'POST',
      '/api/projects',
      [
        ['title', 'Full'],
        ['coverImage', await makePicture()],
      ],
      bearer,
    )
    expect(project.status).toBe(507)
    const picture = await sendForm(site.app, 'POST', '/api/images/upload', [
      ['image', await makePicture()],
    ])
    expect(picture.status).toBe(507)
    expect(await filesIn()).toEqual([])
    expect(await site.db.selectFrom('projects').select('id').execute()).toEqual([])
    expect(await site.db.selectFrom('styleResults').select('id').execute()).toEqual([])
  })

  test('reads still return 200, and writes work again when there is space', async () => {
    expect((await site.app.inject('/api/projects')).statusCode).toBe(200)
    isDiskFull = false
    const { status } = await sendForm(site.app, 'POST', '/api/images/upload', [
      ['image', await makePicture()],
    ])
    expect(status).toBe(200)
  })
})
