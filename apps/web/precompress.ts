import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
/** Font and photo formats are already compressed. */
const IS_TEXT = /\.(js|css|svg)$/
/** Compressing a smaller file saves nothing, or less than the extra response header costs. */
const MIN_BYTES = 512

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${file}.br`, await compress(bytes, { params }))
}

/**
 * Writes NAME.br next to each text file of a build, at Brotli's highest level, so that the server
 * does not compress it for each request.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((name) => IS_TEXT.test(name))
    await Promise.all(files.map((name) => compressFile(path.join(dir, name))))
  },
})
