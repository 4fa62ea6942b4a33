import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { type PreparedResponse, prepareResponse, sendPrepared } from '../http/prepared-response.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
}
/** Fonts and pictures are already compressed. */
const isText = (type: string) => /^text\/|json|svg/.test(type)
/** Smaller bodies fit into the first packet either way, in bytes. */
const MIN_COMPRESSIBLE_BYTES = 1024
/** The extension of the files that the build has already compressed. */
const COMPRESSED_EXTENSION = '.br'

/**
 * Serves the files of the web app's build below /assets/, all from memory: some 4 MB. Their names
 * change with their content, so they are immutable. `dir` is read once: if a new build replaces it
 * under a running process, the pages which that process serves still find their files.
 */
export async function staticAssetRoutes(app: FastifyInstance, dir: string): Promise<void> {
  const names = new Set(await readdir(dir))

  async function open(name: string): Promise<PreparedResponse> {
    const type = types[path.extname(name)] ?? 'application/octet-stream'
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }
    const [uncompressed, br] = await Promise.all([
      readFile(path.join(dir, name)),
      names.has(name + COMPRESSED_EXTENSION)
        ? readFile(path.join(dir, name + COMPRESSED_EXTENSION))
        : undefined,
    ])
    const isCompressible = isText(type) && uncompressed.length >= MIN_COMPRESSIBLE_BYTES
    return prepareResponse(200, headers, uncompressed, isCompressible ? { br } : 'identity')
  }

  const responses = new Map<string, PreparedResponse>()
  for (const name of names) responses.set(name, await open(name))

  app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    const response = responses.get(request.params.file)
    if (!response) throw new AppError('NOT_FOUND', 'Not found.')
    return sendPrepared(request, reply, response)
  })
}
