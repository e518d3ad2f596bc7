import { getJestConfig } from '@storybook/test-runner'
import { browserLaunch } from './scripts/browser.mjs'

const base = getJestConfig()

export default async () => ({
  ...base,
  testTimeout: 150_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
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
