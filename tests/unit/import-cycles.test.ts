import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** The folders that each package's specifiers resolve to. */
const packages: [specifier: string, folder: string][] = [
  ['@agency/concept-engine/samples/', 'packages/concept-engine/samples/'],
  ...['api', 'concept-engine', 'contract', 'demo', 'estimate', 'image-style'].map(
    (name): [string, string] => [`@agency/${name}/`, `packages/${name}/src/`],
  ),
  ['@agency/db/', 'db/src/'],
]

/** The repository file that an import in `file` resolves to; undefined for a library. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const [prefix, folder] = packages.find(([candidate]) => specifier.startsWith(candidate)) ?? []
  return prefix && `${folder}${specifier.slice(prefix.length)}.ts`
}

/** Every import in the code by file, including type imports and `import()`. */
async function readImports(): Promise<Map<string, string[]>> {
  const sources = new Map<string, string>()
  for await (const file of glob('{apps,packages,db,tools,tests}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules') || name.includes('dist'),
  })) {
    sources.set(file.split(path.sep).join('/'), await readFile(path.join(root, file), 'utf8'))
  }
  const imports = new Map<string, string[]>()
  for (const [file, source] of sources) {
    const targets = [...source.matchAll(/(?:from|\bimport)\s*\(?\s*'([^']+)'/g)].map((match) =>
      resolve(file, match[1] ?? ''),
    )
    imports.set(
      file,
      targets.filter((target): target is string => target !== undefined && sources.has(target)),
    )
  }
  return imports
}

/**
 * Groups of files that all import each other, directly or indirectly: Tarjan's strongly connected
 * components.
 */
function cyclesOf(imports: Map<string, string[]>): string[][] {
  const visitOrder = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (file: string) => {
    visitOrder.set(file, visitOrder.size)
    lowest.set(file, visitOrder.size - 1)
    stack.push(file)
    for (const target of imports.get(file) ?? []) {
      if (!visitOrder.has(target)) visit(target)
      if (stack.includes(target)) {
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0))
      }
    }
    if (lowest.get(file) !== visitOrder.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1) cycles.push(group.sort())
  }
  for (const file of imports.keys()) if (!visitOrder.has(file)) visit(file)
  return cycles
}

test('finds a cycle', () => {
  const imports = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }
  expect(cyclesOf(new Map(Object.entries(imports)))).toEqual([['b', 'c']])
})

test('no file imports itself indirectly, including by types', async () => {
  expect(cyclesOf(await readImports())).toEqual([])
})
