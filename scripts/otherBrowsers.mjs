// Tries the built product in Firefox and WebKitGTK, where they are installed: every page at two widths, and what browsers do
// differently. Usage: node scripts/otherBrowsers.mjs [--only=REGEX of checks] [--browser=firefox|webkit] [--json=FILE]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './measure.mjs'
import { actionsOf } from './otherBrowsers/actions.mjs'
import { checks } from './otherBrowsers/checks.mjs'
import { firefoxBinary, openFirefox } from './otherBrowsers/firefox.mjs'
import { hasWebkit, openWebkit } from './otherBrowsers/webkit.mjs'

const given = process.argv.slice(2)
const textOf = (name) => given.find((argument) => argument.startsWith(`${name}=`))?.slice(name.length + 1)
const only = new RegExp(textOf('--only') ?? '')
const browsers = [
  { id: 'firefox', name: 'Firefox', isHere: firefoxBinary() !== undefined, open: openFirefox },
  { id: 'webkit', name: 'WebKitGTK', isHere: hasWebkit(), open: openWebkit },
].filter(({ id }) => (textOf('--browser') ?? id) === id)

const counts = { passed: 0, failed: 0 }
const failures = []

async function tryAll({ name, open }) {
  const startedMs = Date.now()
  const home = mkdtempSync(join(tmpdir(), 'parapet-browser-'))
  const downloads = join(home, 'Downloads')
  mkdirSync(downloads)
  const product = await startProduct()
  const browser = await open({ downloads, home, width: 1440, height: 900 })
  const tools = { browser, user: actionsOf(browser), address: product.address, downloads }
  const told = []
  try {
    for (const [what, check] of checks) {
      if (!only.test(what) && what !== 'login by keyboard') continue
      try {
        await check(tools).catch(async (error) => {
          console.log(`${name}: ${what}, at the first try: ${error.message}`)
          // A menu that is still open would be closed by the button that opens it.
          await browser.press('Escape')
          return check(tools)
        })
        counts.passed += 1
      } catch (error) {
        counts.failed += 1
        told.push(`${name}: ${what}: ${error.message}`)
        if (process.env.PARAPET_SHOTS)
          writeFileSync(
            join(process.env.PARAPET_SHOTS, `${name} ${what.replaceAll('/', '_')}.png`),
            await browser.screenshot(),
          )
      }
    }
  } finally {
    await browser.close()
    product.stop()
    rmSync(home, { recursive: true, force: true })
  }
  failures.push(...told)
  for (const line of told) console.log(line)
  console.log(
    `${name} ${browser.version}: ${told.length} not as they should be (${Math.round((Date.now() - startedMs) / 1000)} s)`,
  )
}

for (const browser of browsers) {
  if (browser.isHere) await tryAll(browser)
  else console.log(`skipped: no ${browser.name}`)
}
const json = textOf('--json')
if (json) writeFileSync(json, JSON.stringify({ ...counts, failures }))
process.exitCode = counts.failed > 0 ? 1 : 0
