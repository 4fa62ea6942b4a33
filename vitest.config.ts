import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import LongestFirst from './tests/support/longest-first.ts'

// Not limits on a test's duration: these detect one that hangs, even on a busy machine. The bench
// measures how fast the site is.
const untilStuck = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
}
const workers = Math.max(2, availableParallelism())

export default defineConfig({
  test: {
    maxWorkers: workers,
    fsModuleCache: true,
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'full', description: 'Only in npm run test:full.' }],
    // The files of a worker share loaded modules, as loading takes longer than most of their tests.
    projects: [
      {
        test: {
          ...untilStuck,
          name: 'unit',
          include: [
            '{packages,apps}/**/src/**/*.test.{ts,tsx}',
            'db/src/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          isolate: false,
        },
      },
      {
        test: {
          ...untilStuck,
          name: 'api',
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          // Many tests mostly wait for the database and for processes that start.
          maxWorkers: workers + 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
