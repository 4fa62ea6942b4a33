interface ManifestChunk {
  file: string
  imports?: string[]
}

// The client is built first, so that the server's build finds its manifest.
const [manifest = {}] = Object.values(
  import.meta.glob<Record<string, ManifestChunk>>('../../dist/client/.vite/manifest.json', {
    eager: true,
    import: 'default',
  }),
)

/** Addresses of a page's code, of what every page starts with, and of all they import. */
export function modulesOf(source: string): string[] {
  // In development the modules are served from their source.
  if (import.meta.env.DEV) return []
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit('src/start.tsx')
  visit(source)
  return [...found]
}
