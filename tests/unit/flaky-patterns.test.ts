import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const tests = path.resolve(import.meta.dirname, '..')

/** Patterns that make a test pass or fail depending on the load of the machine. */
const FLAKY_PATTERNS = [
  // A fixed time is too short on a busy machine and wasted on another: waitForPage waits for the
  // cause.
  { description: 'waits a fixed time', pattern: /\.waitForTimeout\(/ },
  { what: 'waits for half a second without calls', pattern: /networkidle/ },
  { what: 'is retried until it passes', pattern: /\bretries\b|\bretry: [1-9]/ },
]

async function findLines(pattern: RegExp): Promise<string[]> {
  const locations: string[] = []
  for await (const file of glob('{api,e2e,unit,support}/**/*.ts', { cwd: tests })) {
    if (file === path.relative(tests, import.meta.filename)) continue
    const lines = (await readFile(path.join(tests, file), 'utf8')).split('\n')
    lines.forEach((line, index) => {
      if (pattern.test(line)) locations.push(`${file}:${index + 1} ${line.trim()}`)
    })
  }
  return locations
}

test.each(FLAKY_PATTERNS)('no test $what', async ({ pattern }) => {
  expect(await findLines(pattern)).toEqual([])
})
