import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

export type Parts = [name: string, value: string | Uint8Array, fileName?: string][]

/** A form encoded as a browser sends it. */
export async function encodeForm(parts: Parts): Promise<{ payload: Buffer; contentType: string }> {
  const form = new FormData()
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)]), fileName ?? `${name}.png`)
  }
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  }
}

export async function sendForm(
  app: FastifyInstance,
  method: 'POST' | 'PUT',
  url: string,
  parts: Parts,
  authorization?: string,
) {
  const { payload, contentType } = await encodeForm(parts)
  const response = await app.inject({
    method,
    url,
    payload,
    headers: { 'content-type': contentType, ...(authorization && { authorization }) },
  })
  return { status: response.statusCode, body: response.json() }
}

/** A plain picture in one colour. */
export const makePicture = (
  type: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'tiff' = 'png',
  { width = 40, height = 30 } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#dd5400' } })
    .toFormat(type)
    .toBuffer()

/**
 * A square picture of grey noise, which no format can compress: `side`² bytes and a little more.
 */
export const makeNoise = (side: number): Promise<Buffer> =>
  sharp(randomBytes(side * side), { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
