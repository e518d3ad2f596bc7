// Firefox, driven by Puppeteer over WebDriver BiDi.
import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'

const binaries = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

const keyOf = { Ctrl: 'Control' }

/** Where Firefox is; undefined without one. */
export const firefoxBinary = () => [process.env.FIREFOX_BIN, ...binaries].find((file) => file && existsSync(file))

/** Opens Firefox with a page; downloads go to a folder. */
export async function openFirefox({ downloads, width, height }) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxBinary(),
    headless: true,
    protocolTimeout: 120_000,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      'browser.download.alwaysOpenPanel': false,
      'dom.events.testing.asyncClipboard': true,
      'intl.accept_languages': 'en-GB, en',
      // A printed page has the size that this machine's settings give it; paper of A4.
      'print.save_as_pdf.links.enabled': false,
    },
  })
  const page = await browser.newPage()
  await page.setViewport({ width, height })
  // Firefox shows a downloaded PDF in a tab before ours, and a tab behind another one is not drawn.
  const stayInFront = async () => {
    const others = (await browser.pages()).filter((one) => one !== page)
    for (const other of others) await other.close()
    if (others.length > 0) await page.bringToFront()
  }
  browser.on('targetcreated', () =>
    stayInFront().catch(({ message }) => console.log(`Firefox: a tab that is not ours stayed open: ${message}`)),
  )
  // A page with unsaved text asks before it is left.
  page.on('dialog', (dialog) => dialog.accept())
  return {
    name: 'Firefox',
    version: (await browser.version()).replace(/^\D+/, ''),
    goto: (address) => page.goto(address, { waitUntil: 'load' }),
    run: (what, ...args) => page.evaluate(what, ...args),
    resize: (size) => page.setViewport(size),
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to, between = []) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (const at of [...between, to]) await page.mouse.move(at.x, at.y, { steps: 8 })
      await page.mouse.up()
    },
    async press(keys) {
      const parts = keys.split('+').map((key) => keyOf[key] ?? key)
      const last = parts.pop()
      for (const key of parts) await page.keyboard.down(key)
      await page.keyboard.press(last)
      for (const key of parts.toReversed()) await page.keyboard.up(key)
    },
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: async () => Buffer.from(await page.pdf({ format: 'A4', printBackground: true })),
    close: () => browser.close(),
  }
}
