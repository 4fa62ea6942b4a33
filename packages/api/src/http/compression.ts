import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Less fits into the first packet either way, in bytes. */
const WORTH_PACKING = 1024
/** Higher ones take longer than they save. */
const BROTLI_QUALITY = { 1: 4 }

/**
 * Packs what is written for one request. What has a tag is sent in the very bytes which that names: it
 * is kept in each encoding on offer (see sendPrepared), and would be packed again for each who asks.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async ({ headers }, reply) => {
    if (reply.hasHeader('etag')) headers['x-no-compression'] = ''
  })
  await app.register(compress, {
    threshold: WORTH_PACKING,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: BROTLI_QUALITY },
  })
}
