import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Smaller bodies fit into the first packet either way, in bytes. */
const MIN_COMPRESSIBLE_BYTES = 1024
/** Higher levels take longer than they save. */
const BROTLI_QUALITY = { 1: 4 }

/**
 * Compresses responses that are written for one request. A response with an ETag is sent in exactly
 * the bytes that the tag identifies: it is cached in each available encoding (see sendPrepared),
 * and would otherwise be recompressed for every client.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async ({ headers }, reply) => {
    if (reply.hasHeader('etag')) headers['x-no-compression'] = ''
  })
  await app.register(compress, {
    threshold: MIN_COMPRESSIBLE_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: BROTLI_QUALITY },
  })
}
