import { mkdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { getSettings } from '../features/settings/settings-service.ts'
import { expiredLinkPage } from '../pages/expired-link-page.ts'
import { standalonePolicy } from '../pages/standalone-page.ts'
import { isKnownFile } from '../storage/known-files.ts'
import { isUpload } from '../storage/uploaded-pictures.ts'
import { openStoredFiles } from './stored-files.ts'

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
}

/**
 * Browsers cache it for good; shared caches revalidate, since hidden pictures' files are removed.
 */
const PUBLIC = 'public, max-age=31536000, s-maxage=600, immutable'
/** For files that perhaps only their maker was shown: cached by browsers, not by shared caches. */
const PRIVATE = 'private, max-age=31536000, immutable'
const isProjectFile = (key: string) => key.startsWith('projects/')

/** Headers of a stored file. A name is never reused for other bytes, so files are immutable. */
function headersOf(key: string): Record<string, string> {
  const type = types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  // An estimate names a person, so shared caches and search engines must not store it.
  return type === 'application/pdf'
    ? { 'content-type': type, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
    : { 'content-type': type, 'cache-control': isProjectFile(key) ? PUBLIC : PRIVATE }
}

const setHeaders = (reply: { header(name: string, value: string): unknown }, file: string) => {
  for (const [name, value] of Object.entries(headersOf(file))) reply.header(name, value)
}

/** Serves stored files below /uploads/. */
export async function useUploads(
  app: FastifyInstance,
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
): Promise<void> {
  serveEstimates(app, { db, storage })
  const { serveFrom } = storage
  if ('root' in serveFrom) mkdirSync(serveFrom.root, { recursive: true })
  const { dir, fileOf } =
    'root' in serveFrom
      ? { dir: serveFrom.root, fileOf: (key: string) => (FILE.test(key) ? key : undefined) }
      : {
          dir: serveFrom.dir,
          // Other objects in a bucket are not ours.
          fileOf: (key: string) =>
            KEY.test(key) && isKnownFile(key) ? serveFrom.copyOf(key) : undefined,
        }
  const send = openStoredFiles(dir)
  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const key = request.params['*']
    // Pictures of clients are only part of pages, whose own routes check who may see them.
    if (isUpload(key)) throw new AppError('NOT_FOUND', 'Not found.')
    const file = await fileOf(key)
    // A local copy of a bucket's file has another name.
    const headers = file ? headersOf(key) : {}
    if (file && (await send(request, reply, { file, headers }))) return reply
    throw new AppError('NOT_FOUND', 'Not found.')
  })
}

/**
 * An estimate is never copied to other places; if it is missing, a person gets a page that explains
 * how to get theirs.
 */
function serveEstimates(app: FastifyInstance, { db, storage }: Pick<Deps, 'db' | 'storage'>): void {
  app.get<{ Params: { file: string } }>('/uploads/estimates/:file', async (request, reply) => {
    const { file } = request.params
    const bytes = /^[\w-]+\.pdf$/.test(file) ? await storage.read(`estimates/${file}`) : undefined
    if (bytes) {
      setHeaders(reply, file)
      return reply.send(bytes)
    }
    const { agency } = await getSettings(db)
    return reply
      .code(410)
      .header('content-security-policy', standalonePolicy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(expiredLinkPage(agency))
  })
}

/** The format of every storage key of this site. */
const KEY = /^[\w-]+(?:\/[\w-]+)*\.[a-z]+$/
/** No hidden files, and no path out of the directory. */
const FILE = /^[\w-]+(?:\/[\w-]+)*(?:\.[\w-]+)*$/
