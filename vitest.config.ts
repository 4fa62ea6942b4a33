import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import LongestFirst from './tests/support/longest-first.ts'

const api = {
  testTimeout: 120_000,
  // A busy machine takes longer than a second to take up a job.
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{packages,apps}/**/src/**/*.test.{ts,tsx}',
            'db/src/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      // Loading the product takes more than a second of processor time: the files of a worker share it.
      { test: { ...api, name: 'api', isolate: false, include: ['tests/api/**/*.test.ts'] } },
    ],
  },
})
