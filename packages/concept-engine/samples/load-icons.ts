import { createRequire } from 'node:module'
import { type Icons, iconFile, partsOf } from '../src/imagery/motifs/icon-sets.ts'

const require = createRequire(import.meta.url)

/**
 * Icons by name, from completely parsed sets: for tests and contact sheets, where memory use does
 * not matter.
 */
export const loadIcons = (names: readonly string[]): Icons =>
  new Map(
    names.flatMap((name) => {
      const parts = partsOf(name)
      if (!parts) return []
      const { icons } = require(iconFile(parts.set)) as { icons: Record<string, { body: string }> }
      const icon = icons[parts.icon]
      return icon ? [[name, icon.body] as const] : []
    }),
  )
