import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'

/**
 * Max number of cached files: those of some ten pages. The parser caches fonts by their bytes, so
 * this also limits the parsed ones, which take some 0.3 MB each. Caching all 150 saves no time:
 * collecting the larger heap takes as long as parsing them again would.
 */
const MAX_CACHED_FILES = 32

/** Reads font files named from a package, such as '@fontsource/inter/files/….woff'. */
export function openFontFiles({
  owner,
  unpack = (bytes) => bytes,
}: {
  /** The module whose package depends on the fonts. */
  owner: string
  unpack?: (bytes: Buffer) => Buffer
}): (specifier: string) => Promise<Buffer> {
  const { resolve } = createRequire(import.meta.resolve(owner))
  const read = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED_FILES })
  return (specifier) => {
    const known = read.get(specifier)
    if (known) return known
    const bytes = readFile(resolve(specifier)).then(unpack)
    read.set(specifier, bytes)
    bytes.catch(() => read.delete(specifier))
    return bytes
  }
}
