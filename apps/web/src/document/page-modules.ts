interface ManifestChunk {
  file: string
  imports?: string[]
}

// The client is built first; in development there is no manifest and nothing to preload.
const [manifest = {}] = Object.values(
  import.meta.glob<Record<string, ManifestChunk>>('../../dist/client/.vite/manifest.json', {
    eager: true,
    import: 'default',
  }),
)

/** Addresses of a page's own code and of what it imports. */
export function modulesOf(source: string): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(source)
  return [...found]
}
