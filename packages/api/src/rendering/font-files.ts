import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const loaded = new Map<string, Promise<Buffer>>()

/** Bytes of a font file named from a package, such as '@fontsource/inter/files/….woff'; read once. */
export function loadFontFile(specifier: string, owner: string): Promise<Buffer> {
  const known = loaded.get(specifier)
  if (known) return known
  // Resolved as the package that names the font would: only it depends on the font's package.
  const file = createRequire(import.meta.resolve(owner)).resolve(specifier)
  const bytes = readFile(file)
  loaded.set(specifier, bytes)
  bytes.catch(() => loaded.delete(specifier))
  return bytes
}
