import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'

/** Files by their paths. */
export type Files = ReadonlyMap<string, Buffer>

/** The files in a zip file, below its only folder. */
export function unpack(zip: Uint8Array): Files {
  const entries = Object.entries(unzipSync(zip))
  return new Map(
    entries.map(([name, bytes]) => [name.slice(name.indexOf('/') + 1), Buffer.from(bytes)]),
  )
}

/** Those of them below a folder, by their paths in it. */
export const filesIn = (files: Files, folder: string): Files =>
  new Map(
    [...files].flatMap(([name, bytes]) =>
      name.startsWith(`${folder}/`) ? [[name.slice(folder.length + 1), bytes] as const] : [],
    ),
  )

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}

export interface StaticServer {
  url: string
  close(): void
}

const isText = (type: string) => /^text\/|xml/.test(type)

/** Serves files as an ordinary static host does: index.html for a folder, 404.html, and gzip. */
export async function serveFiles(files: Files): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname.endsWith('/') ? `${pathname.slice(1)}index.html` : pathname.slice(1)
    const found = files.get(name)
    const body = found ?? files.get('404.html')
    const type = TYPES[found ? path.extname(name) : '.html'] ?? 'application/octet-stream'
    const isCompressed = body !== undefined && isText(type)
    response
      .writeHead(found ? 200 : 404, {
        'content-type': type,
        ...(isCompressed && { 'content-encoding': 'gzip' }),
      })
      .end(isCompressed ? gzipSync(body) : body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
