import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { makePicture } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let bearer: string
let port: number
beforeAll(async () => {
  site = await openTestApp()
  bearer = `Bearer ${await createLogin(site)}`
  port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => site.close())

/** Sends raw bytes and reads the status of the response; undefined if there is none. */
const sendRaw = (
  headers: string[],
  body: (string | Buffer)[],
  { disconnects = false, path = '/api/projects' } = {},
) =>
  new Promise<number | undefined>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let responseText = ''
    const finish = () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(responseText)?.[1]) || undefined)
    socket.on('data', (chunk) => {
      responseText += chunk
      if (responseText.includes('\r\n\r\n')) {
        finish()
        socket.destroy()
      }
    })
    socket.on('error', finish)
    socket.on('close', finish)
    socket.write(
      [`POST ${path} HTTP/1.1`, 'Host: site', `Authorization: ${bearer}`, ...headers, '', ''].join(
        '\r\n',
      ),
    )
    for (const chunk of body) socket.write(chunk)
    if (disconnects) setTimeout(() => socket.destroy(), 30)
  })

const BOUNDARY = 'edge'
const type = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`
const buildPart = (name: string, value: string, extra = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`
const end = `--${BOUNDARY}--\r\n`
const headersWithLength = (body: string) => [type, `Content-Length: ${Buffer.byteLength(body)}`]

const titlePart = buildPart('title', 'Never stored')
const cases: [name: string, status: number, headers: string[], body: string][] = [
  ['no boundary', 400, ['Content-Type: multipart/form-data', 'Content-Length: 4'], 'none'],
  ['an empty body', 400, [type, 'Content-Length: 0'], ''],
  ['no end', 400, headersWithLength(titlePart), titlePart],
  [
    'an end in the middle of a part',
    400,
    headersWithLength(titlePart.slice(0, -9)),
    titlePart.slice(0, -9),
  ],
  [
    'another boundary',
    400,
    headersWithLength(`--other\r\n\r\nx\r\n--other--\r\n`),
    `--other\r\n\r\nx\r\n--other--\r\n`,
  ],
  [
    'a part without a name',
    400,
    headersWithLength(
      `${titlePart}--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${end}`,
    ),
    `${titlePart}--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${end}`,
  ],
  ...['__proto__', 'constructor', 'prototype'].flatMap((name): typeof cases => {
    const field = titlePart + buildPart(name, 'x') + end
    const file = titlePart + buildPart(name, 'x', '; filename="a.png"') + end
    return [
      [`a part named ${name}`, 400, headersWithLength(field), field],
      [`a file named ${name}`, 400, headersWithLength(file), file],
    ]
  }),
  ...['toString', '__defineGetter__'].map((name): (typeof cases)[number] => {
    const file = titlePart + buildPart(name, 'x', '; filename="a.png"') + end
    return [`a file part named ${name}`, 400, headersWithLength(file), file]
  }),
  [
    'a name of 200 characters',
    400,
    headersWithLength(titlePart + buildPart('n'.repeat(200), 'x') + end),
    titlePart + buildPart('n'.repeat(200), 'x') + end,
  ],
  ['a body announced larger than 64 MB', 413, [type, 'Content-Length: 99999999999'], titlePart],
  [
    'a field over its limit',
    413,
    headersWithLength(titlePart + buildPart('content', 'x'.repeat(500_000)) + end),
    titlePart + buildPart('content', 'x'.repeat(500_000)) + end,
  ],
  ['another content type', 415, ['Content-Type: text/csv', 'Content-Length: 7'], 'title,x'],
]

test.each(cases)('%s: %i, and nothing is stored', async (_label, status, headers, body) => {
  expect(await sendRaw(headers, [body])).toBe(status)
  expect(await stored()).toEqual({ rows: 0, files: 0 })
})

test('a form over a limit is refused before the rest of it arrives', async () => {
  const chunk = Buffer.alloc(1024 * 1024)
  const cover = buildPart('coverImage', '', '; filename="c.png"').slice(0, -2)
  const file = [titlePart + cover, ...Array<Buffer>(11).fill(chunk)]
  expect(await sendRaw([type, 'Content-Length: 30000000'], file)).toBe(413)
  const inChunks = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
  const fields = Array.from({ length: 30 }, (_, n) =>
    inChunks(buildPart(`f${n}`, 'x'.repeat(390_000))),
  )
  const upload = await sendRaw([type, 'Transfer-Encoding: chunked'], fields, {
    path: '/api/images/upload',
  })
  expect(upload).toBe(413)
  expect(await stored()).toEqual({ rows: 0, files: 0 })
})

const stored = async () => ({
  rows: (await site.db.selectFrom('projects').select('id').execute()).length,
  files: (await readdir(join(site.filesDir, 'projects')).catch(() => [])).length,
})

test('a flood of part headers is refused', async () => {
  const flood = Array.from({ length: 3_000 }, (_, n) => `X-${n}: 1`).join('\r\n')
  const body = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="title"\r\n${flood}\r\n\r\nx\r\n${end}`
  expect(await sendRaw(headersWithLength(body), [body])).toBe(400)
  expect(await stored()).toEqual({ rows: 0, files: 0 })
})

test('200 clients that hang up half-way leave no row, no file and no open descriptor', async () => {
  const picture = await makePicture('png', { width: 400, height: 400 })
  const partialForm = titlePart + buildPart('coverImage', '', '; filename="c.png"').slice(0, -2)
  const open = async () => (await readdir('/proc/self/fd').catch(() => [])).length
  const before = await open()
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        sendRaw([type, 'Content-Length: 5000000'], [partialForm, picture.subarray(0, 300)], {
          disconnects: true,
        }),
      ),
    )
  }
  await expect.poll(open).toBeLessThan(before + 50)
  expect(await stored()).toEqual({ rows: 0, files: 0 })
  expect((await site.app.inject('/livez')).statusCode).toBe(200)
})

test('clients that hang up half-way are not logged as errors', async () => {
  const json = ['Content-Type: application/json', 'Content-Length: 500']
  const before = site.logLines.length
  for (const path of ['/api/contact', '/trpc/contacts.send', '/api/auth/login']) {
    await sendRaw(json, ['{ "name": "Ada'], { disconnects: true, path })
  }
  await sendRaw([type, 'Content-Length: 5000'], [titlePart], {
    disconnects: true,
    path: '/api/images/upload',
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  const levels = site.logLines.slice(before).map(({ level }) => Number(level))
  expect(Math.max(0, ...levels)).toBeLessThanOrEqual(30)
})

test.each([
  ['a lone byte', [0xff]],
  ['half a surrogate pair', [0xed, 0xa0, 0x80]],
  ['a character cut short', [0xe2, 0x82]],
])('a field with %s is refused: 400, and nothing is stored', async (_label, bytes) => {
  const [before = '', after = ''] = `${buildPart('title', 'Half #')}${end}`.split('#')
  const body = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)])
  expect(await sendRaw([type, `Content-Length: ${body.byteLength}`], [body])).toBe(400)
  expect(await stored()).toEqual({ rows: 0, files: 0 })
})

test('a field cut off within a character is reported as too long, not as malformed', async () => {
  // The 400,000th byte is the first of a two-byte character.
  const body = buildPart('title', `x${'é'.repeat(200_001)}`) + end
  expect(await sendRaw(headersWithLength(body), [body])).toBe(413)
})
