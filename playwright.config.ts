import { defineConfig } from '@playwright/test'
import { browserLaunch } from './scripts/browser.mjs'

const launchOptions = await browserLaunch()

/** Journeys: the built product over real HTTP against the sandbox, with a fixed clock and seed; e2e/support starts the servers. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes only at the second try is printed as flaky by `npm test`; one that fails twice has failed.
  retries: 1,
  timeout: 120_000,
  // The sandbox counts months of traffic in its one thread, and others may be building on the same two cores.
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Recording every journey for the one that fails took a fifth of the processor; the second try is recorded.
    trace: 'on-first-retry',
  },
})
