import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Imports and re-exports of values, including dynamic imports. */
const VALUE_IMPORT =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/** The repository's source file that a specifier resolves to; undefined for a library. */
function resolve(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(importer), specifier)
  if (!specifier.startsWith('@agency/')) return undefined
  return fileURLToPath(import.meta.resolve(specifier))
}

/**
 * Everything that a process loads that starts with this file, with the import path to each file.
 */
async function findLoadedModules(entry: string): Promise<Map<string, string[]>> {
  const importPaths = new Map<string, string[]>()
  const visit = async (file: string, parentPath: string[]): Promise<void> => {
    if (importPaths.has(file)) return
    const importPath = [...parentPath, path.relative(root, file)]
    importPaths.set(file, importPath)
    const source = await readFile(file, 'utf8')
    for (const [, staticSpecifier, dynamicSpecifier] of source.matchAll(VALUE_IMPORT)) {
      const specifier = staticSpecifier ?? dynamicSpecifier ?? ''
      const next = resolve(specifier, file)
      if (next) await visit(next, importPath)
      else if (!importPaths.has(specifier)) importPaths.set(specifier, importPath)
    }
  }
  await visit(path.join(root, entry), [])
  return importPaths
}

test('the web process loads neither image decoders nor renderers', async () => {
  const loaded = await findLoadedModules('apps/server/src/main.ts')
  expect(loaded.has('fastify')).toBe(true)
  for (const library of ['sharp', 'thumbhash', '@resvg/resvg-js', 'satori']) {
    expect(loaded.get(library), library).toBeUndefined()
  }
})

test('the image process loads the decoder', async () => {
  const loadedModules = await findLoadedModules('packages/api/src/workers/image-worker.ts')
  expect(loadedModules.has('sharp')).toBe(true)
})

test('the library of MCP is only loaded on use', async () => {
  const routes = 'packages/api/src/features/mcp/mcp-routes.ts'
  const source = await readFile(path.join(root, routes), 'utf8')
  expect(source).not.toMatch(/^import(?! type).*mcp-server\.ts/m)
  expect(source).toMatch(/\bimport\('\.\/mcp-server\.ts'\)/)
  const loadedModules = await findLoadedModules('apps/server/src/main.ts')
  const library = [...loadedModules].find(([name]) => name.startsWith('@modelcontextprotocol/'))
  expect(library?.[1].slice(-2)).toEqual([routes, routes.replace('routes', 'server')])
})

test('the payment library is only loaded on use', async () => {
  const loadedModules = await findLoadedModules('apps/server/src/main.ts')
  expect(loadedModules.get('stripe')?.at(-1)).toBe('packages/api/src/payments/card-payments.ts')
  const source = await readFile(
    path.join(root, 'packages/api/src/payments/card-payments.ts'),
    'utf8',
  )
  expect(source).toMatch(/^import type Stripe from 'stripe'$/m)
  expect(source).toMatch(/\bimport\('stripe'\)/)
})
