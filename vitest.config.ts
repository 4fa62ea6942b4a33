import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
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
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          // Each file works on a database of its own; the processes they start share two cores.
          maxWorkers: 2,
          testTimeout: 120_000,
          // A busy machine takes longer than a second to take up a job.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
