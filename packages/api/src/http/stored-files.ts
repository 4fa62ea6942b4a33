import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/**
 * Max size of all files in memory, and of a single one: covers most pictures of a page, in bytes.
 */
const MEMORY_BYTES = 24 * 1024 * 1024
const MAX_FILE_BYTES = 512 * 1024

/** Headers that request a part of a file, or that only the file server evaluates. */
const bypassHeaders = ['range', 'if-match', 'if-modified-since', 'if-unmodified-since']

interface StoredFile {
  bytes: Buffer
  /** ETag of the file when it was read. */
  tag: string
}

/** The same format as @fastify/send, so that the tag is the same from memory and from disk. */
const tagOf = ({ size, mtime }: Stats) => `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`

const names = (requested: string | undefined, tag: string) =>
  requested?.split(',').some((etag) => etag.trim().replace(/^W\//, '') === tag.slice(2)) ?? false

export interface FileResponse {
  /** Relative to the directory, and validated to stay inside it. */
  file: string
  headers: Record<string, string>
}

/** Sends a file. False if there is none; then nothing was sent. */
export type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  response: FileResponse,
) => Promise<boolean>

/**
 * Serves the files of a directory. Small ones are cached in memory: opening and streaming one for
 * each request costs ten times as much. Each request still checks on disk whether the file exists
 * and is unchanged.
 */
export function openStoredFiles(dir: string): SendFile {
  const cache = new LRUCache<string, StoredFile, string>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    // Concurrent requests share one read.
    fetchMethod: async (file, _stale, { context: tag }) => ({
      bytes: await readFile(path.join(dir, file)),
      tag,
    }),
  })

  async function find(file: string, stats: Stats): Promise<StoredFile | undefined> {
    const tag = tagOf(stats)
    const forceRefresh = cache.peek(file)?.tag !== tag
    const read = await cache.fetch(file, { context: tag, forceRefresh })
    // Overwritten or removed while it was read.
    return read?.tag === tag && read.bytes.length === stats.size ? read : undefined
  }

  return async (request, reply, { file, headers }) => {
    const stats = await stat(path.join(dir, file)).catch(() => undefined)
    if (!stats?.isFile()) {
      cache.delete(file)
      return false
    }
    const isCacheable = bypassHeaders.every((name) => request.headers[name] === undefined)
    const read =
      isCacheable && stats.size <= MAX_FILE_BYTES
        ? await find(file, stats).catch(() => undefined)
        : undefined
    reply.headers(headers)
    if (!read) {
      reply.sendFile(file, dir, { contentType: false })
      return true
    }
    reply.headers({
      'accept-ranges': 'bytes',
      'last-modified': stats.mtime.toUTCString(),
      etag: read.tag,
    })
    if (names(request.headers['if-none-match'], read.tag)) reply.code(304).send()
    else reply.send(read.bytes)
    return true
  }
}
