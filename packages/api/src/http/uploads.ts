import { mkdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
}

/** Serves stored files. Their names never come back with other bytes, so they are immutable. */
export async function useUploads(app: FastifyInstance, root: string): Promise<void> {
  mkdirSync(root, { recursive: true })
  await app.register(fastifyStatic, {
    root,
    prefix: '/uploads/',
    index: false,
    dotfiles: 'deny',
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply, file) {
      const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
      reply.header('content-type', type)
      // An estimate names a person: no shared cache keeps it.
      reply.header(
        'cache-control',
        type === 'application/pdf' ? 'private, no-store' : 'public, max-age=31536000, immutable',
      )
      if (type === 'application/pdf') reply.header('x-robots-tag', 'noindex')
    },
  })
}
