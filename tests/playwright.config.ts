import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'

/**
 * The slowest tests start first, so that a run does not end with one worker waiting on one of them.
 */
const SLOW_FILES = /(working-day|deposits|price-book|dashboard-settings|live-page)\.test\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Generous timeouts, not requirements: the bench measures how fast the site is.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // One site with one database serves all tests, which wait for it and for each other's renderings.
  workers: Math.max(2, availableParallelism()) + 1,
  fullyParallel: true,
  reporter: [['list'], ['json']],
  projects: [
    { name: 'long', testMatch: SLOW_FILES },
    { name: 'short', testIgnore: SLOW_FILES },
  ],
  globalSetup: './support/start-site.ts',
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.AGENCY_TEST_CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    // A download waits for a document, which waits for everything queued before it.
    actionTimeout: 120_000,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    // Without a GPU, animated backgrounds would take half of the machine: tests about motion turn
    // it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
