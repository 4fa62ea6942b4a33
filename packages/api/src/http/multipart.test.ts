import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { readForm } from './multipart.ts'

test('rejects when the sender disconnects half-way', async () => {
  const source = new PassThrough()
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  const rules = { files: {}, maxFileBytes: 1_000, maxBytes: 1_000 }
  const reading = readForm({ raw: source, headers } as unknown as FastifyRequest, rules)
  source.write('--edge\r\nContent-Disposition: form-data; name="title"\r\n\r\nNev')
  source.destroy()
  await expect(reading).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
