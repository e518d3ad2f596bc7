// One browser and context per worker: a context per title would load all of Storybook again each time.
import { setupPage } from '@storybook/test-runner'
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'
import { chromium } from 'playwright'

let own

async function begin({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions)
  const context = await browser.newContext(contextOptions)
  await context.addInitScript(() => {
    if (window !== window.top) return
    localStorage.clear()
    sessionStorage.clear()
  })
  return { browser, context }
}

/** Jest ends its workers by no longer listening; an open browser would keep them alive. */
function closeAtTheEnd({ browser }) {
  const timer = setInterval(() => {
    if (process.listenerCount('message') > 0) return
    clearInterval(timer)
    browser.close()
  }, 50)
  timer.unref()
}

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default class extends PlaywrightEnvironment {
  async setup() {
    await super.setup()
    const isWorker = process.send !== undefined
    if (!own) {
      own = await begin(this._jestPlaywrightConfig)
      if (isWorker) closeAtTheEnd(own)
    }
    this.global.context = own.context
    this.global.page = await own.context.newPage()
    if (!isWorker) {
      this.global.browser = own.browser
      own = undefined
    }
    await setupPage(this.global.page, this.global.context)
  }

  async teardown() {
    await this.global.page?.close()
    await super.teardown()
  }
}
