import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import LongestFirst from './tests/support/longest-first.ts'

// A busy machine takes longer than a second to start a process or to take up a job.
const polling = { poll: { timeout: 20_000 } }
const api = { testTimeout: 120_000, expect: polling, hookTimeout: 120_000 }
const workers = Math.max(2, availableParallelism())

export default defineConfig({
  test: {
    maxWorkers: workers,
    fsModuleCache: true,
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'full', description: 'Only in npm run test:full.' }],
    // The files of a worker share what they load: it takes more time than most of their tests.
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{packages,apps}/**/src/**/*.test.{ts,tsx}',
            'db/src/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          // Not how long a test may take: when one stands still, however busy the machine.
          testTimeout: 180_000,
          expect: polling,
          isolate: false,
        },
      },
      {
        test: {
          ...api,
          name: 'api',
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          // Much of a test is waiting for the database and for processes that begin.
          maxWorkers: workers + 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
