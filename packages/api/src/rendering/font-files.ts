import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'

/**
 * Files that stay read: those of some ten pages. Who parses a font remembers it by its bytes, so this
 * bounds the parsed ones too, which take some 0.3 MB each. Keeping all 150 saves no time: collections
 * of the larger heap take what parsing them again would.
 */
const MOST = 32

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
  const read = new LRUCache<string, Promise<Buffer>>({ max: MOST })
  return (specifier) => {
    const known = read.get(specifier)
    if (known) return known
    const bytes = readFile(resolve(specifier)).then(unpack)
    read.set(specifier, bytes)
    bytes.catch(() => read.delete(specifier))
    return bytes
  }
}
