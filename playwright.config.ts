import { defineConfig } from '@playwright/test'
import { nginxBinary } from './e2e/support/nginx.ts'
import { browserLaunch } from './scripts/browser.mjs'

const launchOptions = await browserLaunch()
if (!nginxBinary) process.stdout.write('skipped: no nginx, so no journeys of docs/hosting.md\n')

/** Journeys: the built product over real HTTP against the sandbox, with a fixed clock and seed; e2e/support starts the servers. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: nginxBinary ? [] : ['**/hosting.spec.ts'],
  outputDir: 'test-results/journeys',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'on-first-retry',
  },
})
