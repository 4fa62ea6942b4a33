import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Waits, not bounds: how fast the site is, the bench tells.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One site with one database serves all tests.
  workers: Math.max(2, availableParallelism()),
  fullyParallel: true,
  reporter: [['list'], ['json']],
  globalSetup: './support/start-site.ts',
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.AGENCY_TEST_CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    actionTimeout: 20_000,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    // Drawn without a graphics card, moving backgrounds would take half of the machine: tests that are
    // about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
