import { join } from 'node:path'
import { getJestConfig } from '@storybook/test-runner'
import { browserLaunch } from './scripts/browser.mjs'

const base = getJestConfig()

export default async () => ({
  ...base,
  testEnvironment: join(import.meta.dirname, 'scripts/pictures/environment.mjs'),
  testTimeout: 150_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      // The environment has a browser of its own.
      launchType: 'LAUNCH',
      skipInitialization: true,
      launchOptions: await browserLaunch(),
      contextOptions: {
        viewport: { width: 1024, height: 768 },
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
        locale: 'en-GB',
        timezoneId: 'UTC',
      },
    },
  },
})
