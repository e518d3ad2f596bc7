// `pnpm bench`: measures our own build over HTTP/2 with CPU throttled 4× and slow 4G, median of `--runs` (5) for cold
// loads, each from a page of another site; warm route changes and tab switches with a running clock and CPU 4×; heap
// over 50 of them; JS executed of JS loaded.
// Prints a table and writes JSON. Times are only comparable within one run on one machine. `--only=WORD` selects
// parts by name. Tables: scripts/benchTable.mjs; sandbox: scripts/benchSandbox.mjs.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './browser.mjs'
import { startFront } from './front.mjs'
import { signIn, startProduct, watchBytes, whenReady } from './measure.mjs'
import { root } from './workspace.mjs'

const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 5)
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? ''
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const round = (value) => Math.round(value * 10) / 10

const slopeOf = (values) =>
  median(values.flatMap((from, at) => values.slice(at + 1).map((to, more) => (to - from) / (more + 1))))

function observe() {
  const figures = { shifts: 0, blockedMs: 0, fcp: 0, longest: 0, heardMs: 0 }
  const watched = [
    [
      'layout-shift',
      (entry) => {
        if (!entry.hadRecentInput) figures.shifts += entry.value
      },
    ],
    [
      'longtask',
      (entry) => {
        figures.blockedMs += Math.max(0, entry.duration - 50)
        figures.longest = Math.max(figures.longest, entry.duration)
      },
    ],
    [
      'paint',
      (entry) => {
        if (entry.name === 'first-contentful-paint') figures.fcp = entry.startTime
      },
    ],
    [
      'event',
      (entry) => {
        if (entry.interactionId) figures.heardMs = Math.max(figures.heardMs, entry.duration)
      },
    ],
  ].map(([type, note]) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    observer.observe({ type, buffered: true, durationThreshold: 16 })
    return { observer, note }
  })
  window.bench = {
    read() {
      for (const { observer, note } of watched) observer.takeRecords().forEach(note)
      return { ...figures }
    },
    reset() {
      window.bench.read()
      Object.assign(figures, { shifts: 0, blockedMs: 0, longest: 0, heardMs: 0 })
    },
  }
}

async function throttled(page, isCold) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: isCold })
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

async function load(context, url, isCold, elsewhere) {
  const page = await context.newPage()
  await page.goto(elsewhere)
  await page.addInitScript(observe)
  const weigh = watchBytes(page)
  await throttled(page, isCold)
  await page.goto(url, { waitUntil: 'commit' })
  const shownMs = await whenReady(page, 50, { mayRefresh: true })
  const readyMs = await whenReady(page, 50)
  const rows = await weigh(readyMs)
  // Content below the fold loads when the browser is idle, and must not shift the layout either.
  await page.waitForTimeout(1500)
  const figures = { ...(await page.evaluate(() => window.bench.read())), shownMs, readyMs }
  await page.close()
  return { ...figures, kilobytes: rows.reduce((sum, row) => sum + row.size, 0) / 1024 }
}

async function signedIn(browser, address, username = 'admin') {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, address, username, 'Sandbox-2026')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('Hi again'))
  await whenReady(page)
  await page.waitForTimeout(1500)
  await page.close()
  return context
}

async function loads(browser, { address, elsewhere }, path, { isSignedIn, isCold = true }) {
  const found = []
  for (let index = 0; index < runs; index += 1) {
    const context = isSignedIn
      ? await signedIn(browser, address)
      : await browser.newContext({ viewport: { width: 1440, height: 900 } })
    found.push(await load(context, `${address}${path}`, isCold, elsewhere))
    await context.close()
  }
  const of = (key) => round(median(found.map((one) => one[key])))
  return {
    kilobytes: of('kilobytes'),
    fcpMs: of('fcp'),
    shownMs: of('shownMs'),
    readyMs: of('readyMs'),
    blockedMs: of('blockedMs'),
    shift: median(found.map((one) => one.shifts)),
    longestTaskMs: of('longest'),
  }
}

async function scalesOf(page) {
  const session = await page.context().newCDPSession(page)
  return async () => {
    // Content below the fold mounts when the browser is idle, which changes the heap.
    await page.waitForTimeout(1500)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    return { usedSize, nodes, jsEventListeners }
  }
}

const heapEach = (weights, changes) => round(slopeOf(weights.map(({ usedSize }) => usedSize)) / changes / 1024)

const grown = (weights) => ({
  nodesGrown: weights.at(-1).nodes - weights[0].nodes,
  listenersGrown: weights.at(-1).jsEventListeners - weights[0].jsEventListeners,
})

function runningClock() {
  const RealDate = Date
  // Eight hours ago at first, so that it never passes the provider's.
  let offset = -8 * 3_600_000
  globalThis.Date = class MovedDate extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + offset)
      else super(...given)
    }
    static now() {
      return RealDate.now() + offset
    }
  }
  window.moveClock = (ms) => {
    offset += ms
  }
}

/** What is waited for on a page; its frame counts as the first chart, or as the table painted. */
const contents = { History: 'main .highcharts-root', Analytics: 'main .highcharts-root', 'IP lists': 'main tbody tr' }
/** What shows that a page or a tab is open: the element with this text that comes with its content. */
const pageShown = {
  History: ['h1', 'History'],
  Analytics: ['h1', 'Analytics'],
  Home: ['h1', 'Hi again'],
  'IP lists': ['h1', 'IP'],
}
const tabShown = (name) => ['nav[aria-label="Sections"] [aria-current="page"]', name]

async function warmPage(browser, { address }) {
  const context = await signedIn(browser, address)
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.addInitScript(runningClock)
  await page.goto(address)
  await whenReady(page)
  await page.waitForTimeout(1500)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const arrived = (shown) =>
    page.waitForFunction(([selector, text]) => document.querySelector(selector)?.textContent?.startsWith(text), shown, {
      polling: 20,
    })
  const since = () => page.evaluate(() => performance.now() - window.clickedMs)

  async function follow(link, shown, content) {
    await page.evaluate(
      ([[selector, text], waits]) => {
        window.moveClock(61_000)
        window.bench.reset()
        const hear = () => {
          const start = performance.now()
          Object.assign(window, { clickedMs: start, paintedMs: undefined })
          // Not once a frame: each frame costs a slow device 5 to 10 ms that the page needs.
          const observer = new MutationObserver(() => {
            const isThere = document.querySelector(selector)?.textContent?.startsWith(text)
            if (!isThere || !document.querySelector(waits)) return
            observer.disconnect()
            requestAnimationFrame(() =>
              setTimeout(() => {
                window.paintedMs = performance.now() - start
              }),
            )
          })
          if (waits) observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        }
        addEventListener('click', hear, { once: true, capture: true })
      },
      [shown, content],
    )
    await link.click()
    await arrived(shown)
    await whenReady(page, 50, { mayRefresh: true })
    const readyMs = await since()
    await whenReady(page, 50)
    const refreshedMs = await since()
    if (content) await page.waitForFunction(() => window.paintedMs !== undefined)
    return { readyMs, refreshedMs, paintedMs: await page.evaluate(() => window.paintedMs) }
  }

  const menu = page.getByRole('navigation').first()
  const go = (name) => follow(menu.getByRole('link', { name, exact: true }), pageShown[name], contents[name])
  const measured = async (act) => {
    const times = await act()
    await page.waitForTimeout(1000)
    const { longest, heardMs } = await page.evaluate(() => window.bench.read())
    return { ...times, longest, heardMs }
  }
  return { context, page, go, follow, measured }
}

const rounds = runs + 1

async function routeChanges(browser, front) {
  const { context, go, measured } = await warmPage(browser, front)
  const visits = { History: [], Analytics: [], Home: [], 'IP lists': [] }
  for (let index = 0; index < rounds; index += 1)
    for (const name of ['History', 'Home', 'Analytics', 'Home', 'IP lists'])
      visits[name].push(await measured(() => go(name)))
  await context.close()
  const of = (name, key) => round(median(visits[name].slice(name === 'Home' ? 2 : 1).map((visit) => visit[key])))
  const later = Object.values(visits).flatMap((list) => list.slice(2))
  return {
    historyChartMs: of('History', 'paintedMs'),
    historyMs: of('History', 'readyMs'),
    historyRefreshedMs: of('History', 'refreshedMs'),
    analyticsChartMs: of('Analytics', 'paintedMs'),
    analyticsMs: of('Analytics', 'readyMs'),
    analyticsRefreshedMs: of('Analytics', 'refreshedMs'),
    homeMs: of('Home', 'readyMs'),
    homeRefreshedMs: of('Home', 'refreshedMs'),
    tablePaintedMs: of('IP lists', 'paintedMs'),
    tableMs: of('IP lists', 'readyMs'),
    heardMs: round(Math.max(...later.map(({ heardMs }) => heardMs))),
    longestTaskMs: round(median(later.map(({ longest }) => longest))),
    worstTaskMs: round(Math.max(...later.map(({ longest }) => longest))),
  }
}

async function routeMemory(browser, front) {
  const { context, page, go } = await warmPage(browser, front)
  const weigh = await scalesOf(page)
  const change = async (times) => {
    for (let index = 0; index < times; index += 1) {
      await go('History')
      await go('Home')
    }
  }
  await change(15)
  const weights = [await weigh()]
  while (weights.length < 6) {
    await change(5)
    weights.push(await weigh())
  }
  await context.close()
  return { heapPerChangeKb: heapEach(weights, 10), ...grown(weights) }
}

async function tabSwitches(browser, front) {
  const warm = await warmPage(browser, front)
  const { context, go, measured } = warm
  await go('History')
  const visits = []
  for (let index = 0; index < rounds; index += 1) {
    await measured(() => tabOf(warm, 'Midtier'))
    visits.push(await measured(() => tabOf(warm, 'Delivery')))
  }
  await context.close()
  const of = (key) => round(median(visits.slice(1).map((visit) => visit[key])))
  return {
    chartMs: of('paintedMs'),
    readyMs: of('readyMs'),
    refreshedMs: of('refreshedMs'),
    longestTaskMs: of('longest'),
  }
}

const tabOf = ({ page, follow }, name) =>
  follow(
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }),
    tabShown(name),
    contents.History,
  )

async function filters(browser, front) {
  const { context, page, go, measured } = await warmPage(browser, front)
  await go('History')
  await page.waitForTimeout(1500)
  const actions = page.locator('[data-widget]').getByRole('button', { name: /^Actions for / })
  const filter = async () => {
    await actions.first().click()
    await page.evaluate(() => {
      window.moveClock(61_000)
      window.bench.reset()
      addEventListener('click', () => Object.assign(window, { clickedMs: performance.now() }), {
        once: true,
        capture: true,
      })
    })
    await page.getByRole('menuitem', { name: /^Filter/ }).click()
    await page.waitForURL(/[?&](is\.|site=)/)
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'attached' })
    await whenReady(page, 50)
    return { readyMs: await page.evaluate(() => performance.now() - window.clickedMs) }
  }
  const visits = []
  for (let index = 0; index < rounds; index += 1) {
    visits.push(await measured(filter))
    await page.goBack()
    await whenReady(page, 50)
    await page.waitForTimeout(1000)
  }
  await context.close()
  const of = (key) => round(median(visits.slice(1).map((visit) => visit[key])))
  return { readyMs: of('readyMs'), longestTaskMs: of('longest'), heardMs: of('heardMs') }
}

async function tabMemory(browser, front) {
  const warm = await warmPage(browser, front)
  const { context, page, go } = warm
  await go('History')
  const weigh = await scalesOf(page)
  const change = async (times) => {
    for (let index = 0; index < times; index += 1) {
      await tabOf(warm, 'Midtier')
      await tabOf(warm, 'Delivery')
    }
  }
  // Until the caches of answers, pictures and charts are full, the heap grows in steps (docs/performance.md).
  await change(100)
  const weights = [await weigh()]
  while (weights.length < 6) {
    await change(5)
    weights.push(await weigh())
  }
  await context.close()
  return { heapPerSwitchKb: heapEach(weights, 10), ...grown(weights) }
}

async function refreshes(browser, { address }) {
  const context = await signedIn(browser, address)
  const page = await context.newPage()
  let now = Date.now() - 86_400_000
  await page.clock.setFixedTime(now)
  await page.goto(`${address}/stats`)
  await whenReady(page)
  const weigh = await scalesOf(page)
  const refresh = async () => {
    now += 60_000
    await page.clock.setFixedTime(now)
    await page.getByRole('button', { name: 'Refresh now' }).click()
    await page.waitForTimeout(500)
    await whenReady(page)
  }
  for (let index = 0; index < 50; index += 1) await refresh()
  const weights = [await weigh()]
  while (weights.length < 6) {
    for (let index = 0; index < 10; index += 1) await refresh()
    weights.push(await weigh())
  }
  await context.close()
  return { heapPerRefreshKb: heapEach(weights, 10), ...grown(weights) }
}

async function scale(browser, { address }) {
  const slow = async (context) => {
    const page = await context.newPage()
    await page.addInitScript(observe)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return page
  }
  const begin = (page) =>
    page.evaluate(() => {
      window.bench.reset()
      window.startedMs = performance.now()
    })
  const end = async (page) => {
    const ms = await page.evaluate(() => performance.now() - window.startedMs)
    const { longest } = await page.evaluate(() => window.bench.read())
    return { ms: round(ms), longest: round(longest) }
  }

  const fleet = await signedIn(browser, address, 'fleet')
  const large = await slow(fleet)
  await large.goto(`${address}/900/stats`)
  await whenReady(large, 50)
  // By its place: looking for a role is a long task of its own, which would count as the page's.
  const { x, y } = await large.getByRole('combobox', { name: 'Sites' }).boundingBox()
  await large.mouse.move(x + 20, y + 10)
  await large.waitForTimeout(1500)
  await begin(large)
  await large.mouse.click(x + 20, y + 10)
  const dialog = large.getByRole('dialog', { name: 'Sites' })
  const option = dialog.locator('[role=option]')
  await option.first().waitFor()
  const opened = await end(large)
  await dialog.locator('input').first().focus()
  await begin(large)
  await large.keyboard.insertText('vigo-09991')
  await option.filter({ hasText: 'vigo-09991' }).waitFor()
  const found = await end(large)
  await fleet.close()

  const company = await signedIn(browser, address)
  const long = await slow(company)
  const day = 86_400
  const to = Math.floor(Date.now() / 1000 / day) * day
  await long.goto(`${address}/300/stats`)
  await whenReady(long, 50)
  // The sandbox generates a year at its first request, which takes seconds.
  await long.goto(`${address}/300/stats?from=${to - 365 * day}&to=${to - day}`)
  await whenReady(long, 50)
  await long.goto(`${address}/300/stats?from=${to - 365 * day}&to=${to}`)
  const yearMs = await whenReady(long, 50)
  const { longest: yearLongest } = await long.evaluate(() => window.bench.read())
  await long.goto(`${address}/300/analytics`)
  await whenReady(long, 50)
  await begin(long)
  const height = await long.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await long.mouse.wheel(0, 600)
    await whenReady(long, 50)
  }
  const whole = await end(long)
  const widgets = await long.locator('[data-widget]').count()
  await company.close()
  return {
    pickerMs: opened.ms,
    pickerTaskMs: opened.longest,
    findSiteMs: found.ms,
    findSiteTaskMs: found.longest,
    yearReadyMs: round(yearMs),
    yearTaskMs: round(yearLongest),
    analyticsWidgets: widgets,
    scrollAnalyticsMs: whole.ms,
    scrollAnalyticsTaskMs: whole.longest,
  }
}

async function executedPercent(context, address, before) {
  const page = await context.newPage()
  if (before) await page.addInitScript(before)
  await page.coverage.startJSCoverage()
  await page.goto(address)
  await whenReady(page)
  const entries = await page.coverage.stopJSCoverage()
  await page.close()
  let total = 0
  let used = 0
  for (const { source = '', functions } of entries) {
    const isUsed = new Uint8Array(source.length).fill(1)
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges) isUsed.fill(count > 0 ? 1 : 0, startOffset, endOffset)
    total += source.length
    used += isUsed.reduce((sum, one) => sum + one, 0)
  }
  return round((used / total) * 100)
}

async function executedShare(browser, { address }) {
  const context = await signedIn(browser, address)
  const again = await executedPercent(context, address)
  const anew = await executedPercent(context, address, () => localStorage.removeItem('parapet.ahead'))
  await context.close()
  return { executedPercent: again, executedAnewPercent: anew }
}

const parts = {
  'login, cold': (...at) => loads(...at, '/auth/login', { isSignedIn: false }),
  'home, cold': (...at) => loads(...at, '/', { isSignedIn: true }),
  'stats, cold': (...at) => loads(...at, '/stats', { isSignedIn: true }),
  'home, second visit': (...at) => loads(...at, '/', { isSignedIn: true, isCold: false }),
  'route changes, warm': routeChanges,
  'tab switches, history': tabSwitches,
  'filter, history': filters,
  'memory, route changes': routeMemory,
  'memory, tab switches': tabMemory,
  // A board of more than forty widgets is a story: scripts/benchCharts.mjs.
  'scale: 10,000 sites, a year, Analytics scrolled': scale,
  'refreshes, history': refreshes,
  'home, JS executed of loaded': executedShare,
}

const product = await startProduct()
const front = await startFront(product.address)
try {
  const browser = await launch([front.trust])
  try {
    const results = {}
    mkdirSync(join(root, 'test-results'), { recursive: true })
    for (const [name, measure] of Object.entries(parts).filter(([name]) => name.includes(only))) {
      const figures = await measure(browser, front)
      results[name] = figures
      console.log(
        `${name.padEnd(30)} ${Object.entries(figures)
          .map(([key, value]) => `${key} ${value}`)
          .join(' · ')}`,
      )
      writeFileSync(join(root, 'test-results/bench.json'), JSON.stringify(results, null, 2))
    }
  } finally {
    await browser.close()
  }
} finally {
  front.stop()
  product.stop()
}
