// Measures charts on the static Storybook: six series of 100,000 points, unthrottled, in CPU time of the main thread so
// that other work on the machine does not count; and a board of more than forty widgets, drawn and then scrolled at
// CPU 4×. Usage: node scripts/benchCharts.mjs [--runs=3] (after `pnpm build:storybook`; writes
// test-results/bench-charts.json)
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './browser.mjs'
import { serveStatic } from './serve-static.mjs'
import { root } from './workspace.mjs'

const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 3)
const limits = { drawnMs: 270, zoomedMs: 120, heapMb: 10 }
const LEAST_WIDGETS = 40
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const round = (value) => Math.round(value * 10) / 10

function install() {
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  window.benchChart = {
    /** Resolves with the frame that shows the chart drawn anew. */
    async until(act) {
      const before = document.querySelector('.highcharts-root')
      const startedMs = performance.now()
      act()
      while (
        document.querySelector('[data-drawing="true"]') ||
        (document.querySelector('.highcharts-root') ?? before) === before
      ) {
        if (performance.now() - startedMs > 20_000) throw new Error('nothing was drawn')
        await frame()
      }
      await frame()
    },
  }
}

async function heapOf(page) {
  const session = await page.context().newCDPSession(page)
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1024 / 1024
}

async function manyPoints(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpuMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
  }
  const measured = async (act) => {
    const before = await cpuMs()
    await act()
    return (await cpuMs()) - before
  }
  await page.goto(`${url}widgets-kinds-timeseries--bench&viewMode=story`)
  await page.getByRole('button', { name: 'Mount' }).waitFor()
  await page.evaluate(install)
  const heapBefore = await heapOf(page)
  const drawnMs = await measured(() =>
    page.evaluate(() => window.benchChart.until(() => document.querySelector('#storybook-root button').click())),
  )
  const heapMb = (await heapOf(page)) - heapBefore
  const chart = page.getByRole('application')
  await chart.press('Home')
  await chart.press('[')
  for (let steps = 0; steps < 8; steps += 1) await chart.press('Shift+ArrowRight')
  await chart.press(']')
  const zoomedMs = await measured(() =>
    page.evaluate(() =>
      window.benchChart.until(() =>
        document
          .querySelector('[role=application]')
          .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
      ),
    ),
  )
  await page.close()
  return { drawnMs, zoomedMs, heapMb }
}

async function manyWidgets(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() => {
    window.tasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  const session = await page.context().newCDPSession(page)
  await page.goto(`${url}widgets-boards--bench&viewMode=story`)
  const rest = () =>
    page.waitForFunction(
      () =>
        [...document.querySelectorAll('[data-drawing="true"], [aria-busy="true"], [data-away="true"]')].every((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return bottom < 0 || top > innerHeight
        }),
      undefined,
      { polling: 50 },
    )
  await page
    .locator('[data-widget]')
    .nth(LEAST_WIDGETS - 1)
    .waitFor({ state: 'attached' })
  const scroll = async () => {
    await rest()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 600) {
      await page.mouse.wheel(0, 600)
      await rest()
    }
    await page.evaluate(() => scrollTo(0, 0))
    await rest()
  }
  // Unthrottled at first: the story's sandbox computes its answers in the page itself.
  await scroll()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    window.tasks = []
  })
  await scroll()
  const figures = await page.evaluate(() => ({
    widgets: document.querySelectorAll('[data-widget]').length,
    charts: document.querySelectorAll('.highcharts-root').length,
    elements: document.querySelectorAll('*').length,
    longestTaskMs: Math.max(0, ...window.tasks),
  }))
  await page.close()
  return figures
}

const dir = join(root, 'storybook-static')
if (!existsSync(join(dir, 'index.json'))) {
  console.error('There is no built Storybook: run `pnpm build:storybook` first.')
  process.exit(1)
}
const server = await serveStatic(dir, 0)
const browser = await launch()
try {
  const url = `http://127.0.0.1:${server.address().port}/iframe.html?id=`
  const points = []
  for (let run = 0; run < runs; run += 1) points.push(await manyPoints(browser, url))
  const results = {}
  for (const [name, limit] of Object.entries(limits)) {
    const value = round(median(points.map((one) => one[name])))
    results[name] = { value, limit }
    console.log(`${value <= limit ? '✓' : '✗'} charts, 6 × 100,000 points: ${name} ${value} (at most ${limit})`)
  }
  const board = await manyWidgets(browser, url)
  results.board = board
  console.log(
    `board, 4× CPU: ${Object.entries(board)
      .map(([name, value]) => `${name} ${round(value)}`)
      .join(' · ')}`,
  )
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(join(root, 'test-results/bench-charts.json'), JSON.stringify(results, null, 2))
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
}
