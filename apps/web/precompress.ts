import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
/** Fonts and photographs are compressed by their formats. */
const IS_TEXT = /\.(js|css|svg)$/
/** Shorter files grow, or gain less than the header says. */
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

/** Puts NAME.br beside each text file of a build, at brotli's best: once, not for every visitor. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((name) => IS_TEXT.test(name))
    await Promise.all(files.map((name) => compressFile(path.join(dir, name))))
  },
})
