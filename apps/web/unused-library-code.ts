import type { Plugin } from 'vite'

interface Replacement {
  /** The module's file, as resolved. */
  file: RegExp
  code: string
}

const unused = (name: string) => `() => { throw new Error('${name} is not in this build.') }`

/** Library code that nothing here calls, but that bundlers keep because other code refers to it. */
const replacements: Replacement[] = [
  {
    // Emotion imports it only for withTheme, and CommonJS modules are not tree-shaken.
    file: /\/hoist-non-react-statics\//,
    code: 'export default (target) => target',
  },
  {
    // The system is created with `preflight: false`.
    file: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/,
    code: 'export const createPreflight = () => ({})',
  },
  {
    // The system has no slot recipes.
    file: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/sva\.js$/,
    code: `export const createSlotRecipeFn = () => ${unused('sva')}`,
  },
  {
    // tRPC's hooks include useQueries, which observes a list of queries.
    file: /\/@tanstack\/react-query\/build\/modern\/useQueries\.js$/,
    code: `export const useQueries = ${unused('useQueries')}`,
  },
  {
    // Calls go over HTTP. The names are those of the bundled file.
    file: /\/@trpc\/client\/dist\/wsLink-[\w-]+\.mjs$/,
    code: `export const i = {}, n = ${unused('createWSClient')}, r = {}, t = ${unused('wsLink')}`,
  },
  {
    // React has this hook since version 18.
    file: /\/use-sync-external-store\/shim\/index\.js$/,
    code: "export { useSyncExternalStore } from 'react'",
  },
  {
    // Routes are matched by app/routes.ts, not by wouter's patterns.
    file: /\/regexparam\/dist\/index\.mjs$/,
    code: `export const parse = ${unused('regexparam')}`,
  },
]

/**
 * Replaces library modules that every page would download and none uses. A build fails if one of
 * them is no longer found: after an update of the library, it has a new name or is gone.
 */
export function withoutUnusedLibraryCode(): Plugin {
  const found = new Set<Replacement>()
  return {
    name: 'without-unused-library-code',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const replacement = replacements.find(({ file }) => file.test(id))
      if (!replacement) return null
      found.add(replacement)
      return replacement.code
    },
    buildEnd(error) {
      const missing = replacements.filter((replacement) => !found.has(replacement))
      if (!error && missing.length > 0) {
        this.error(`Not in this build: ${missing.map(({ file }) => file.source).join(', ')}`)
      }
    },
  }
}
