// One browser and context per worker: a context per title would load all of Storybook again each time.
import { setupPage } from '@storybook/test-runner'
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'
import { chromium } from 'playwright'
import { storyOrigin } from './origin.ts'

let own

/**
 * Keeps the service worker of the stories: without a page it unregisters itself, and a new one with a process of its own,
 * which Playwright keeps alive, would begin with each title.
 */
async function keepWorker(context) {
  const page = await context.newPage()
  await page.goto(`${storyOrigin}/mockServiceWorker.js`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/mockServiceWorker.js')
    await navigator.serviceWorker.ready
  })
}

async function begin({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions)
  const context = await browser.newContext(contextOptions)
  await context.addInitScript(() => {
    // Storybook's highlights ask every element for its style after each change of the page, also when nothing is highlighted.
    globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true
    if (window !== window.top) return
    localStorage.clear()
    sessionStorage.clear()
  })
  await keepWorker(context)
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
