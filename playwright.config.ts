import { defineConfig } from '@playwright/test'
import { browserLaunch } from './scripts/browser.mjs'

const port = 4180
const launchOptions = await browserLaunch()

/** Journeys: the built product over real HTTP against the sandbox, with a fixed clock and seed. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `node_modules/.bin/node scripts/serve.mjs --fresh --seed 446 --now 2026-06-15T10:30:00Z --data test-results/journeys-data`,
    url: `http://127.0.0.1:${port}/config.json`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
})
