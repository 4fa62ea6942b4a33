import { mkdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { FileCopies, Storage } from '../storage/storage.ts'

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
}

/** What every stored file is sent with. Names never come back with other bytes: they are immutable. */
function headersOf(file: string): Record<string, string> {
  const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  // An estimate names a person: no shared cache keeps it, and no search engine.
  return type === 'application/pdf'
    ? { 'content-type': type, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
    : { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }
}

const setHeaders = (reply: { header(name: string, value: string): unknown }, file: string) => {
  for (const [name, value] of Object.entries(headersOf(file))) reply.header(name, value)
}

/** Serves stored files below /uploads/. */
export async function useUploads(app: FastifyInstance, served: Storage['served']): Promise<void> {
  if ('root' in served) {
    mkdirSync(served.root, { recursive: true })
    await app.register(fastifyStatic, {
      root: served.root,
      prefix: '/uploads/',
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      cacheControl: false,
      setHeaders,
    })
    return
  }
  serveCopies(app, served)
}

/** The form that every key of this site has; anything else is no file of it. */
const KEY = /^[\w-]+(?:\/[\w-]+)*\.[a-z]+$/

function serveCopies(app: FastifyInstance, { dir, copyOf }: FileCopies): void {
  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const key = request.params['*']
    const file = KEY.test(key) ? await copyOf(key) : undefined
    if (!file) throw new AppError('NOT_FOUND', 'There is no such address.')
    setHeaders(reply, file)
    return reply.sendFile(file, dir)
  })
}
