import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FontFile } from '@agency/fonts/page-fonts'
import type { LoadedFont } from '../src/render-concept.ts'

const require = createRequire(import.meta.resolve('@agency/fonts/page-fonts'))
const cache = new Map<string, Promise<Buffer>>()

const bytesOf = (file: string): Promise<Buffer> => {
  const bytes = cache.get(file) ?? readFile(require.resolve(file))
  cache.set(file, bytes)
  return bytes
}

/** Reads font files, each once. */
export const loadFonts = (files: FontFile[]): Promise<LoadedFont[]> =>
  Promise.all(
    files.map(async ({ file, family, weight, style }) => ({
      ...{ name: family, weight, style },
      data: await bytesOf(file),
    })),
  )
