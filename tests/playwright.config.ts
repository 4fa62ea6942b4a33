import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'

/** Tests that take longest begin first, so that a run does not end with one worker on one of them. */
const LONG = /(working-day|deposits|price-book|dashboard-settings|live-page)\.test\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Waits, not bounds: how fast the site is, the bench tells.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One site with one database serves all tests, which wait for it and for each other's drawings.
  workers: Math.max(2, availableParallelism()) + 1,
  fullyParallel: true,
  reporter: [['list'], ['json']],
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  globalSetup: './support/start-site.ts',
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.AGENCY_TEST_CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    // A download waits for a document, which waits for all that others have drawn before it.
    actionTimeout: 60_000,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    // Drawn without a graphics card, moving backgrounds would take half of the machine: tests that are
    // about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
