// Installs the packed packages in an app outside the workspace (e2e/consumer), type-checks and builds it, and opens it
// in the browser. Usage: node scripts/consumer.mjs [--json=FILE] [--pictures=FOLDER]
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { harbour } from '../e2e/consumer/src/harbour.ts'
import { createSandbox } from '../packages/api/src/sandbox/index.ts'
import { derive } from '../packages/ui/src/themes/derive.ts'
import { launch } from './browser.mjs'
import { packAll, packages } from './pack.mjs'
import { serveStatic } from './serve-static.mjs'
import { root, run } from './workspace.mjs'

const optionOf = (name) => process.argv.find((argument) => argument.startsWith(`${name}=`))?.slice(name.length + 1)
const json = optionOf('--json')
const pictures = optionOf('--pictures')
const bin = (name) => join(root, 'node_modules/.bin', name)
const versionOf = (name) => JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version
const failures = []
let passed = 0
const verdict = (isGood, text) => {
  console.log(`${isGood ? '✓' : '✗'} ${text}`)
  if (isGood) passed += 1
  else failures.push(text)
}

/** Monday 15 June 2026, 10:30 UTC. */
const nowMs = Date.UTC(2026, 5, 15, 10, 30)

const outside = mkdtempSync(join(tmpdir(), 'parapet-consumer-'))
const app = join(outside, 'app')
const packed = join(outside, 'packages')

async function install() {
  const made = await packAll(packed)
  cpSync(join(root, 'e2e/consumer'), app, { recursive: true })
  const tarballs = Object.fromEntries(made.map(({ name, file }) => [name, `file:${file}`]))
  const given = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript7']
  const others = given.map((name) => [
    name,
    name === 'typescript7' ? `npm:typescript@${versionOf(name)}` : versionOf(name),
  ])
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...tarballs, ...Object.fromEntries(others) },
  }
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2))
  // The tarballs ask for one another by version; these are not in a registry yet.
  writeFileSync(join(app, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: tarballs, strictDepBuilds: false }))
  await run(bin('pnpm'), ['install', '--prefer-offline', '--ignore-scripts'], { cwd: app, quiet: true })
}

const filesOf = (dir) => readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

/** Builds the app into a folder; `mode` development keeps what only developers see. */
async function buildApp(outDir, mode) {
  const args = [
    join(app, 'node_modules/vite/bin/vite.js'),
    'build',
    '--outDir',
    outDir,
    '--mode',
    mode,
    '--logLevel',
    'warn',
  ]
  await run(process.execPath, args, { cwd: app, env: { ...process.env, NODE_ENV: mode }, quiet: true })
}

const told = (problems) => (problems.length > 0 ? `: ${problems.join('; ')}` : '')

/** What the provider of the sandbox answers instead of the server of files. */
const isAnswered = (url) => /^\/(api|third)\//.test(new URL(url).pathname)

/** Opens a page of a built app on the sandbox; resolves with what `look` returns and all that went wrong. */
async function open(browser, dir, path, { locale = 'en-GB', colorScheme = 'light' }, look) {
  const sandbox = createSandbox({ seed: 446, now: () => nowMs, persona: 'admin' })
  const server = await serveStatic(dir, 0)
  const address = `http://127.0.0.1:${server.address().port}`
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale, colorScheme })
  const page = await context.newPage()
  await page.clock.setFixedTime(nowMs)
  const problems = []
  const weight = { sent: 0 }
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== address && /^https?:$/.test(protocol)) problems.push(`asked ${origin}`)
  })
  page.on('response', async (response) => {
    if (isAnswered(response.url())) return
    const body = await response.body().catch(() => Buffer.alloc(0))
    weight.sent += /woff2$/.test(response.url()) ? body.length : gzipSync(body).length
  })
  await page.route(
    (url) => isAnswered(url.href),
    async (route) => {
      const asked = route.request()
      const headers = { ...(await asked.allHeaders()) }
      const answer = await sandbox.answer(
        new Request(asked.url(), { method: asked.method(), headers, body: asked.postData() }),
      )
      if (!answer) return route.abort()
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      })
    },
  )
  try {
    await page.goto(`${address}/${path}`)
    return { found: await look(page), problems, kilobytes: () => weight.sent / 1024 }
  } catch (error) {
    throw new Error(`${path || 'the board'}: ${error.message}${told(problems)}`)
  } finally {
    await context.close()
    server.close()
    server.closeAllConnections()
  }
}

const titles = { 'en-GB': 'Requests per second', 'es-ES': 'Peticiones por segundo' }

async function checkBoard(browser, dir, locale, colorScheme) {
  const { found, problems, kilobytes } = await open(browser, dir, '', { locale, colorScheme }, async (page) => {
    await page.getByRole('heading', { name: titles[locale] }).first().waitFor({ timeout: 20_000 })
    await page.locator('.highcharts-series path').first().waitFor({ timeout: 20_000 })
    await page.waitForLoadState('networkidle')
    if (pictures) await page.screenshot({ path: join(pictures, `${locale}-${colorScheme}.png`) })
    return page.evaluate(() => {
      const styles = getComputedStyle(document.documentElement)
      return {
        colors: ['brand', 'page', 'text'].map((name) => styles.getPropertyValue(`--pp-color-${name}`).trim()),
        charts: document.querySelectorAll('.highcharts-root').length,
        hasFont: [...document.fonts].some(({ family, status }) => /Manrope/.test(family) && status === 'loaded'),
      }
    })
  })
  const what = `${locale}, ${colorScheme}`
  verdict(found.charts > 0, `${what}: the board has ${found.charts} charts and is titled in its language`)
  const { color } = derive(harbour)[colorScheme]
  verdict(
    found.colors.join() === [color.brand, color.page, color.text].join(),
    `${what}: the colours are those of the theme`,
  )
  verdict(found.hasFont, `${what}: the font of the theme is loaded`)
  verdict(problems.length === 0, `${what}: no error and no request to another host${told(problems)}`)
  return kilobytes()
}

const isComplaint = (text) => text.includes('without a <ThemeProvider>')

async function checkWithoutTheme(browser) {
  const look = (page) => page.getByRole('button', { name: 'Cancel' }).waitFor({ timeout: 20_000 })
  const developed = await open(browser, join(app, 'dist-development'), 'withoutTheme.html', {}, look)
  const components = developed.problems.filter(isComplaint).map((text) => /^<(\w+)>/.exec(text)?.[1])
  verdict(
    ['Button', 'Card', 'Tag'].every((name) => components.filter((one) => one === name).length === 1),
    `without a theme, each component complains once in development: ${components.join(', ')}`,
  )
  const produced = await open(browser, join(app, 'dist'), 'withoutTheme.html', {}, look)
  verdict(produced.problems.length === 0, `without a theme, nothing complains in production${told(produced.problems)}`)
  const guilty = filesOf(join(app, 'dist')).filter(
    (file) => /\.js$/.test(file.name) && isComplaint(readFileSync(join(file.parentPath, file.name), 'utf8')),
  )
  verdict(guilty.length === 0, 'the complaint is in no file for production')
}

function tellSizes(sentKilobytes) {
  for (const name of packages) {
    const [file] = readdirSync(packed).filter((one) => one.startsWith(`parapet-${name}-`))
    console.log(`  ${file}: ${(statSync(join(packed, file)).size / 1024).toFixed(0)} KB`)
  }
  const all = filesOf(join(app, 'dist')).reduce(
    (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
    0,
  )
  console.log(
    `  the board loads ${sentKilobytes.toFixed(0)} KB (compressed); all files of the app: ${(all / 1024 / 1024).toFixed(1)} MB`,
  )
}

try {
  await install()
  await run(process.execPath, [join(app, 'node_modules/typescript7/bin/tsc'), '-p', '.'], { cwd: app, quiet: true })
  verdict(true, 'the app type-checks against the packed declarations')
  await buildApp('dist', 'production')
  await buildApp('dist-development', 'development')
  verdict(true, 'the app builds')
  const browser = await launch()
  try {
    const sent = await checkBoard(browser, join(app, 'dist'), 'en-GB', 'light')
    await checkBoard(browser, join(app, 'dist'), 'es-ES', 'dark')
    await checkWithoutTheme(browser)
    tellSizes(sent)
  } finally {
    await browser.close()
  }
} catch (error) {
  verdict(false, error instanceof Error ? error.message : String(error))
} finally {
  rmSync(outside, { recursive: true, force: true })
}
if (json) writeFileSync(json, JSON.stringify({ passed, failed: failures.length, failures }))
process.exitCode = failures.length > 0 ? 1 : 0
