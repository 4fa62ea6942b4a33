import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { LoadedFont } from '../src/render-concept.ts'
import type { FontFile } from '../src/type/font-files.ts'

const require = createRequire(import.meta.url)
const read = new Map<string, Promise<Buffer>>()

const bytesOf = (file: string): Promise<Buffer> => {
  const bytes = read.get(file) ?? readFile(require.resolve(file))
  read.set(file, bytes)
  return bytes
}

/** Reads font files from this package's dependencies, each file once. */
export const loadFonts = (files: FontFile[]): Promise<LoadedFont[]> =>
  Promise.all(
    files.map(async ({ file, family, weight, style }) => ({
      ...{ name: family, weight, style },
      data: await bytesOf(file),
    })),
  )
