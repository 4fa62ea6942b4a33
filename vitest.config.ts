import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
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

const COMPONENT_TESTS = 'apps/web/src/**/*.browser.test.tsx'

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
          exclude: [COMPONENT_TESTS],
          isolate: false,
        },
      },
      {
        test: {
          testTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          name: 'component',
          include: [COMPONENT_TESTS],
          setupFiles: ['apps/web/src/testing/setup.ts'],
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 720 },
            instances: [{ browser: 'chromium', name: 'component' }],
            provider: playwright({
              actionTimeout: 60_000,
              launchOptions: {
                executablePath: process.env.AGENCY_TEST_CHROMIUM,
                args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
              },
              contextOptions: {
                locale: 'en-AU',
                timezoneId: 'Australia/Melbourne',
                reducedMotion: 'reduce',
              },
            }),
          },
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
