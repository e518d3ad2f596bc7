import { join } from 'node:path'
import { getJestConfig } from '@storybook/test-runner'
import { browserLaunch } from './scripts/browser.mjs'
import { storyHost } from './scripts/pictures/origin.ts'

const base = getJestConfig()
const launch = await browserLaunch()

export default async () => ({
  ...base,
  testEnvironment: join(import.meta.dirname, 'scripts/pictures/environment.mjs'),
  testTimeout: 150_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchType: 'LAUNCH',
      skipInitialization: true,
      launchOptions: {
        ...launch,
        args: [...launch.args, '--disable-partial-raster', storyHost(process.env.STORYBOOK_PORT ?? '80')],
      },
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
