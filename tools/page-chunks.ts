import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
}

export interface PageChunks {
  /** The modules that have a chunk, as the build's manifest names them. */
  names: string[]
  /** A module's chunk and all chunks that it depends on. */
  chunksOf(name: string): Set<string>
  /** The size of chunks as they are sent, brotli-compressed, in kilobytes (1,000 bytes). */
  sumWeights(names: Iterable<string>): number
  /** A chunk's JavaScript. */
  textOf(name: string): string
  /** What every page loads. */
  shared: ReadonlySet<string>
}

/** The JavaScript of a build of the client. */
export async function readPageChunks(root: string): Promise<PageChunks> {
  const client = path.join(root, 'apps/web/dist/client')
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
  )
  const weights = new Map<string, number>()
  const texts = new Map<string, string>()
  for (const [key, { file }] of Object.entries(manifest)) {
    if (!file.endsWith('.js')) continue
    const text = await readFile(path.join(client, file), 'utf8')
    texts.set(key, text)
    weights.set(key, brotliCompressSync(text).length / 1000)
  }
  function chunksOf(name: string, found = new Set<string>()) {
    if (!manifest[name] || found.has(name)) return found
    found.add(name)
    for (const imported of manifest[name].imports ?? []) chunksOf(imported, found)
    return found
  }
  return {
    names: Object.keys(manifest),
    chunksOf: (name) => chunksOf(name),
    sumWeights: (names) => [...names].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0),
    textOf: (name) => texts.get(name) ?? '',
    shared: new Set([...chunksOf('src/entry-client.ts'), ...chunksOf('src/start.tsx')]),
  }
}

/** The editor with the engine that draws the page in the browser. */
export const STUDIO_MODULE = 'src/site/studio/studio-editor.tsx'
/** Its limit, in kilobytes. */
export const STUDIO_MAX = 150
