// `pnpm bench`: the figures of performance.md for our own build: CPU throttled 4×, slow 4G, median of `--runs` (5) for cold
// loads; warm route changes; heap after fifty of them; JS executed of JS loaded. Prints a table and writes JSON.
// Times are only good as ratios within one run on one machine.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './browser.mjs'
import { signIn, startProduct, watchBytes, whenReady } from './measure.mjs'
import { root } from './workspace.mjs'

const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 5)
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const round = (value) => Math.round(value * 10) / 10

/** Observed from the first script on: paints, layout shifts, and tasks over 50 ms. */
function observe() {
  window.bench = { shifts: 0, blockedMs: 0, fcp: 0, longest: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.bench.shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.bench.blockedMs += Math.max(0, entry.duration - 50)
      window.bench.longest = Math.max(window.bench.longest, entry.duration)
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') window.bench.fcp = entry.startTime
  }).observe({ type: 'paint', buffered: true })
}

async function throttled(page, isCold) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: isCold })
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

async function load(context, url, isCold) {
  const page = await context.newPage()
  await page.addInitScript(observe)
  const weigh = watchBytes(page)
  await throttled(page, isCold)
  await page.goto(url, { waitUntil: 'commit' })
  await whenReady(page)
  const figures = await page.evaluate(() => ({ ...window.bench, readyMs: performance.now() }))
  const rows = await weigh()
  await page.close()
  return { ...figures, kilobytes: rows.reduce((sum, row) => sum + row.size, 0) / 1024 }
}

async function signedIn(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, address, 'admin', 'Sandbox-2026')
  await whenReady(page)
  await page.close()
  return context
}

async function loads(browser, address, path, { isSignedIn, isCold = true }) {
  const found = []
  for (let index = 0; index < runs; index += 1) {
    const context = isSignedIn
      ? await signedIn(browser, address)
      : await browser.newContext({ viewport: { width: 1440, height: 900 } })
    found.push(await load(context, `${address}${path}`, isCold))
    await context.close()
  }
  const of = (key) => round(median(found.map((one) => one[key])))
  return {
    kilobytes: of('kilobytes'),
    fcpMs: of('fcp'),
    readyMs: of('readyMs'),
    blockedMs: of('blockedMs'),
    shift: median(found.map((one) => one.shifts)),
    longestTaskMs: of('longest'),
  }
}

/** Clicks between two entries of the menu, unthrottled and warm; the time until the screen is ready. */
async function routeChanges(browser, address) {
  const context = await signedIn(browser, address)
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.goto(address)
  await whenReady(page)
  const menu = page.getByRole('navigation').first()
  const click = async (name) => {
    const started = await page.evaluate(() => performance.now())
    await menu.getByRole('link', { name, exact: true }).click()
    await whenReady(page)
    return (await page.evaluate(() => performance.now())) - started
  }
  const times = { history: [], home: [] }
  for (let index = 0; index < 5; index += 1) {
    times.history.push(await click('History'))
    times.home.push(await click('Home'))
  }
  const session = await context.newCDPSession(page)
  const weigh = async () => {
    // What lies below the edge is mounted when the browser is idle: weighed before or after it, a board is not the same.
    await page.waitForTimeout(1500)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    return { usedSize, documents, nodes, jsEventListeners }
  }
  const before = await weigh()
  for (let index = 0; index < 25; index += 1) {
    await click('History')
    await click('Home')
  }
  const after = await weigh()
  const longestTaskMs = await page.evaluate(() => window.bench.longest)
  await context.close()
  return {
    toHistoryMs: round(median(times.history.slice(1))),
    toHomeMs: round(median(times.home.slice(1))),
    longestTaskMs: round(longestTaskMs),
    heapPerChangeKb: round((after.usedSize - before.usedSize) / 50 / 1024),
    nodesGrown: after.nodes - before.nodes,
    listenersGrown: after.jsEventListeners - before.jsEventListeners,
  }
}

async function executedShare(browser, address) {
  const context = await signedIn(browser, address)
  const page = await context.newPage()
  await page.coverage.startJSCoverage()
  await page.goto(address)
  await whenReady(page)
  const entries = await page.coverage.stopJSCoverage()
  let total = 0
  let used = 0
  for (const { source = '', functions } of entries) {
    const isUsed = new Uint8Array(source.length).fill(1)
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges) isUsed.fill(count > 0 ? 1 : 0, startOffset, endOffset)
    total += source.length
    used += isUsed.reduce((sum, one) => sum + one, 0)
  }
  await context.close()
  return { executedPercent: round((used / total) * 100) }
}

const { address, stop } = await startProduct()
const browser = await launch()
try {
  const results = {
    'login, cold': await loads(browser, address, '/auth/login', { isSignedIn: false }),
    'home, cold': await loads(browser, address, '/', { isSignedIn: true }),
    'stats, cold': await loads(browser, address, '/stats', { isSignedIn: true }),
    'home, second visit': await loads(browser, address, '/', { isSignedIn: true, isCold: false }),
    'route changes, warm': await routeChanges(browser, address),
    'home, JS executed of loaded': await executedShare(browser, address),
  }
  for (const [name, figures] of Object.entries(results)) {
    console.log(
      `${name.padEnd(30)} ${Object.entries(figures)
        .map(([key, value]) => `${key} ${value}`)
        .join(' · ')}`,
    )
  }
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(join(root, 'test-results/bench.json'), JSON.stringify(results, null, 2))
} finally {
  await browser.close()
  stop()
}
