import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const COMPONENT_FILES = ['apps/web/src/testing/*.{ts,tsx}', 'apps/web/src/**/*.browser.test.tsx']
const TEST_FILES = ['tests/{api,e2e,unit,support}/**/*.ts', ...COMPONENT_FILES]

/** Patterns that make a test pass or fail depending on the load of the machine. */
const FLAKY_PATTERNS = [
  // A fixed time is too short on a busy machine and wasted on another: waitForPage waits for the
  // cause.
  { what: 'waits a fixed time', pattern: /\.waitForTimeout\(/ },
  { what: 'waits for half a second without calls', pattern: /networkidle/ },
  // emptyTables waits for what uses the tables.
  { what: 'may deadlock with a job of an earlier test', pattern: /\btruncate [a-z_, ]+ cascade/ },
  { what: 'is retried until it passes', pattern: /\bretries\b|\bretry: [1-9]/ },
]

async function findLines(pattern: RegExp, files = TEST_FILES): Promise<string[]> {
  const locations: string[] = []
  for await (const file of glob(files, { cwd: root })) {
    if (file === path.relative(root, import.meta.filename)) continue
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n')
    lines.forEach((line, index) => {
      if (pattern.test(line)) locations.push(`${file}:${index + 1} ${line.trim()}`)
    })
  }
  return locations
}

test.each(FLAKY_PATTERNS)('no test $what', async ({ pattern }) => {
  expect(await findLines(pattern)).toEqual([])
})

// Nothing but the component itself runs there, so no cause is out of sight.
test('no component test waits a fixed time', async () => {
  expect(await findLines(/\bsetTimeout\(/, COMPONENT_FILES)).toEqual([])
})
