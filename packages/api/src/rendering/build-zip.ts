import { type Zippable, zipSync } from 'fflate'

/** Segments of letters, digits, hyphens, underscores and dots, none of which begins with a dot. */
const SAFE_PATH = /^(?:[a-z0-9][\w.-]*\/)*[a-z0-9][\w.-]*$/i
/** Compressing these again would take time and save nothing. */
const COMPRESSED = /\.(?:woff2|jpg|png)$/

/**
 * A zip file of these files, by path, in the order of their paths and with a fixed date: the same
 * files give the same bytes. Throws if a path could leave the folder into which it is unpacked, or
 * if the files are larger than `maxBytes` together.
 */
export function buildZip(
  files: ReadonlyMap<string, Uint8Array>,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Uint8Array {
  // The earliest time that a zip file can record; its format has local time.
  const mtime = new Date(1980, 0, 1)
  const entries: Zippable = {}
  let bytes = 0
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const path = `${folder}/${name}`
    if (!SAFE_PATH.test(path) || path.includes('..')) throw new Error(`Not a safe path: ${path}`)
    bytes += content.length
    if (bytes > maxBytes) throw new Error(`The files are larger than ${maxBytes} bytes.`)
    entries[path] = [content, { level: COMPRESSED.test(path) ? 0 : 9, mtime }]
  }
  return zipSync(entries)
}
