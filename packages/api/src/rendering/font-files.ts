import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'

/**
 * Max number of cached files: those of some ten pages. The parser caches fonts by their bytes, so
 * this also limits the parsed ones, which take some 0.3 MB each. Caching all 150 saves no time:
 * collecting the larger heap takes as long as parsing them again would.
 */
const MAX_CACHED_FILES = 32

/** Resolves files from the package that depends on them. */
const { resolve } = createRequire(import.meta.resolve('@agency/fonts/faces'))

/** Reads font files by their specifiers, such as '@fontsource/inter/files/….woff'. */
export function openFontFiles(
  unpack: (bytes: Buffer) => Buffer = (bytes) => bytes,
): (specifier: string) => Promise<Buffer> {
  const read = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED_FILES })
  return (specifier) => {
    const cached = read.get(specifier)
    if (cached) return cached
    const bytes = readFile(resolve(specifier)).then(unpack)
    read.set(specifier, bytes)
    bytes.catch(() => read.delete(specifier))
    return bytes
  }
}
