/** The folders of a site's storage, and the files that it puts into each. */
const kinds: Record<string, RegExp> = {
  concepts: /^[\w-]+\.(?:webp|avif|png|jpg)$/,
  projects: /^[\w-]+\.(?:webp|avif|png|jpg)$/,
  styles: /^[\w-]+\.(?:webp|avif|png|jpg)$/,
  'concept-pictures': /^[\w-]+\.(?:webp|avif)$/,
  estimates: /^[\w-]+\.pdf$/,
  // Data that a stage of a generation stores for the next one.
  generations: /^\.[\w-]+$/,
}

/** Whether a key has a folder and file type that a site uses: other files are not ours. */
export function isKnownFile(key: string): boolean {
  const [folder = '', name = '', ...more] = key.split('/')
  const kind = Object.hasOwn(kinds, folder) ? kinds[folder] : undefined
  return more.length === 0 && kind?.test(name) === true
}
