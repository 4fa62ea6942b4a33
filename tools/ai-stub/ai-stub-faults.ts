import type { ServerResponse } from 'node:http'
import { crc32, deflateSync, gzipSync } from 'node:zlib'

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body))

const errorBody = (type: string, code: string | null = null) => ({
  // Some services repeat the request, with its key, in their error messages.
  error: { type, code, message: 'Incorrect API key provided: a-key-that-must-stay-here.' },
})

const pngChunk = (type: string, data: Buffer) => {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(typeAndData.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  typeAndData.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(typeAndData), typeAndData.length + 4)
  return chunk
}

let hugePng: Buffer | undefined
/** A PNG of 20,000 × 20,000 black pixels in some 50 KB. */
function createHugePng(): Buffer {
  const side = 20_000
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  hugePng ??= Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc((side / 8 + 1) * side))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
  return hugePng
}

/** Writes without end, as fast as it is read, up to a gigabyte. */
function sendEndlessBody(response: ServerResponse): void {
  const megabyte = Buffer.alloc(1024 * 1024, 'a')
  let remaining = 1_024
  const write = () => {
    while (remaining > 0 && !response.destroyed) {
      remaining -= 1
      if (!response.write(megabyte)) return
    }
    if (remaining === 0) response.end()
  }
  response.on('drain', write)
  response.on('error', () => {})
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[{"b64_json":"')
  write()
}

/** Faults of a service of any kind, or on the way to it and back, by name. */
export const faults: Record<string, (response: ServerResponse) => void> = {
  'reset-at-once': (response) => response.socket?.resetAndDestroy(),
  'reset-mid-body': (response) => {
    response.writeHead(200, { 'content-length': 5_000 })
    response.write('{"data":[', () => setTimeout(() => response.destroy(), 20))
  },
  hang: () => {},
  drip: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 1_000)
    response.write(' ')
    response.on('close', () => clearInterval(drip))
  },
  401: (response) => json(response, 401, errorBody('invalid_request_error', 'invalid_api_key')),
  403: (response) => json(response, 403, errorBody('permission_error')),
  429: (response) =>
    json(response, 429, errorBody('rate_limit_error', 'rate_limit_exceeded'), {
      'retry-after': '1',
    }),
  '429-tomorrow': (response) =>
    json(response, 429, errorBody('insufficient_quota'), { 'retry-after': '86400' }),
  500: (response) => json(response, 500, errorBody('server_error')),
  404: (response) => json(response, 404, errorBody('invalid_request_error', 'model_not_found')),
  html: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>'),
  'html-502': (response) => response.writeHead(502).end('<html>Bad gateway</html>'),
  'no-json': (response) => response.end('{"api_key":"a-key-that-must-stay-here"'),
  'wrong-shape': (response) => json(response, 200, { choices: 7, data: {}, picture: 'x' }),
  redirect: (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
  'gigabyte-body': sendEndlessBody,
  'compressed-bomb': (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(20_000_000, ' '))),
  declined: (response) =>
    json(response, 400, errorBody('image_generation_user_error', 'moderation_blocked')),
}

/** Contents of a response that should have been a picture. */
export const pictureFaults: Record<string, () => Buffer> = {
  'no-picture': () => Buffer.from('hello'),
  svg: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'half-a-picture': () => createHugePng().subarray(0, 60),
  'vast-picture': createHugePng,
}
