// Where the runner visits stories: one browser and one context for each of its workers. Its own way is a context for each title, which fetches and
// compiles all of Storybook again, in a browser that the workers reach through the main process, pictures and all.
import { setupPage } from '@storybook/test-runner'
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'
import { chromium } from 'playwright'

/** Of this worker, from its first title to its last. */
let own

async function begin({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions)
  const context = await browser.newContext(contextOptions)
  // What a story of another title kept is not there, as in a context of one's own. Frames of a story are its own affair.
  await context.addInitScript(() => {
    if (window !== window.top) return
    localStorage.clear()
    sessionStorage.clear()
  })
  return { browser, context }
}

/** Jest tells its workers that nothing more comes by no longer listening to them; a browser left open would keep them alive. */
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
    // In Jest's own process, where a single title is visited, each title has its own.
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
