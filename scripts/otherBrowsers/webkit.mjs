// WebKitGTK's small browser in a virtual display, driven by WebDriver.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver'

const driverFile = '/usr/bin/WebKitWebDriver'
const displayFile = '/usr/bin/Xvfb'
const libraries = '/usr/lib'
const STEPS = 8

function miniBrowser() {
  const folders = readdirSync(libraries).flatMap((one) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(libraries, one, name, 'MiniBrowser')),
  )
  return folders.find((file) => existsSync(file))
}

/** Whether WebKitGTK, its driver and a virtual display are installed. */
export const hasWebkit = () =>
  [driverFile, displayFile].every((file) => existsSync(file)) && miniBrowser() !== undefined

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => found(port))
    })
  })

async function startDisplay() {
  const display = spawn(displayFile, ['-displayfd', '3', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise((found, fail) => {
    display.stdio[3].on('data', (said) => found(String(said).trim()))
    display.on('exit', (code) => fail(new Error(`The virtual display ended with ${code}`)))
  })
  return { display, number }
}

async function answers(address, isEnded) {
  while (!isEnded()) {
    try {
      return await fetch(`${address}/status`)
    } catch {
      await new Promise((next) => setTimeout(next, 50))
    }
  }
  throw new Error('WebKitWebDriver ended')
}

const keyOf = { Ctrl: Key.CONTROL, Control: Key.CONTROL, Shift: Key.SHIFT, ' ': Key.SPACE, Space: Key.SPACE }
const named = (key) => keyOf[key] ?? Key[key.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()] ?? key

/** Opens WebKitGTK with a page; downloads go to a folder. */
export async function openWebkit({ downloads, home, width, height }) {
  // What its library reads instead of a variable.
  const settings = join(home, '.config')
  mkdirSync(settings, { recursive: true })
  writeFileSync(join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const { display, number } = await startDisplay()
  const port = await freePort()
  let ended = false
  const process_ = spawn(driverFile, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      HOME: home,
      XDG_CONFIG_HOME: settings,
      LIBGL_ALWAYS_SOFTWARE: '1',
      LANGUAGE: 'en_GB',
    },
  })
  process_.on('exit', () => {
    ended = true
  })
  const address = `http://127.0.0.1:${port}`
  await answers(address, () => ended)
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      }),
    )
    .build()
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
  const version = (await driver.getCapabilities()).get('browserVersion')
  const resizeWindow = (size) =>
    driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size })
  // The size of the page: the window also has bars, and a list that grows with each download.
  const resize = async (size) => {
    await resizeWindow(size)
    const left = await driver.executeScript(() => innerHeight)
    if (left < size.height) await resizeWindow({ ...size, height: size.height + size.height - left })
  }
  await resize({ width, height })
  const mouse = () => driver.actions({ async: true })
  const at = ({ x, y }) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
  return {
    name: 'WebKitGTK',
    version,
    goto: (to) => driver.get(to),
    run: (what, ...args) => driver.executeScript(what, ...args),
    resize,
    click: (place) => mouse().move(at(place)).press().release().perform(),
    async drag(from, to, between = []) {
      const moving = mouse().move(at(from)).press()
      let before = from
      // One action is one event, and a drag is recognised by several.
      for (const place of [...between, to]) {
        for (let step = 1; step <= STEPS; step += 1) {
          const part = step / STEPS
          const x = before.x + (place.x - before.x) * part
          const y = before.y + (place.y - before.y) * part
          moving.move({ ...at({ x, y }), duration: 20 })
        }
        before = place
      }
      await moving.release().perform()
    },
    async press(keys) {
      const parts = keys.split('+').map(named)
      const pressing = mouse()
      for (const key of parts) pressing.keyDown(key)
      for (const key of parts.toReversed()) pressing.keyUp(key)
      await pressing.perform()
    },
    type: (text) => mouse().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // Its driver has no command for printing.
    print: undefined,
    async close() {
      await driver.quit()
      process_.kill()
      display.kill()
    },
  }
}
