interface ManifestChunk {
  file: string
  imports?: string[]
}

// The client is built first, so that the server build finds its manifest.
const [manifest = {}] = Object.values(
  import.meta.glob<Record<string, ManifestChunk>>('../../dist/client/.vite/manifest.json', {
    eager: true,
    import: 'default',
  }),
)

/**
 * URLs of a page's code, of the code that every page starts with, and of all their imports. Each
 * comes after its own imports, so that they can be run one by one.
 */
export function modulesOf(source: string): string[] {
  // In development, modules are served from source.
  if (import.meta.env.DEV) return []
  const visited = new Set<string>()
  const visit = (key: string): string[] => {
    const chunk = manifest[key]
    if (!chunk || visited.has(key)) return []
    visited.add(key)
    return [...(chunk.imports ?? []).flatMap(visit), `/${chunk.file}`]
  }
  return [source, 'src/start.tsx'].flatMap(visit)
}
