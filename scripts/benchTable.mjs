// Measures DataTable with 100,000 rows on the static Storybook: ms from the event to the painted frame, medians.
// Usage: node scripts/benchTable.mjs [--runs=5] (after `pnpm build:storybook`; writes test-results/bench-table.json)
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './browser.mjs'
import { serveStatic } from './serve-static.mjs'
import { root } from './workspace.mjs'

const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 5)
const limits = {
  mountMs: 150,
  sortNumbersMs: 120,
  sortTextMs: 180,
  filterMs: 50,
  unfilterMs: 40,
  scrollP95Ms: 28,
  heapMb: 40,
  elements: 400,
}
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

function install() {
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const painted = () =>
    new Promise((next) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = next
      port2.postMessage(null)
    })
  const firstRow = () => document.querySelector('tbody tr[aria-rowindex]')?.textContent
  window.benchTable = {
    async until(act, isDone) {
      await frame()
      await painted()
      const before = firstRow()
      const startedMs = performance.now()
      act()
      while (!isDone(before)) {
        if (performance.now() - startedMs > 10_000) throw new Error(`nothing came of ${act}`)
        await frame()
      }
      await painted()
      return performance.now() - startedMs
    },
    firstRow,
    busy: () => document.querySelector('#storybook-root table')?.getAttribute('aria-busy') === 'true',
    header: (name) => [...document.querySelectorAll('thead button')].find((one) => one.textContent === name),
    type(text) {
      const input = document.querySelector('input[type=search]')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    async scroll() {
      const region = document.querySelector('[role=region]')
      const gaps = []
      let last = await frame()
      for (let step = 0; step < 120; step += 1) {
        region.scrollTop += 700
        const now = await frame()
        gaps.push(now - last)
        last = now
      }
      region.scrollTop = 0
      return gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.95)]
    },
  }
}

const heap = async (page) => {
  const session = await page.context().newCDPSession(page)
  for (let times = 0; times < 3; times += 1) {
    await session.send('HeapProfiler.collectGarbage')
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)))
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1024 / 1024
}

async function measure(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url)
  await page.getByRole('button', { name: 'Mount' }).waitFor()
  await page.evaluate(install)
  const heapBefore = await heap(page)
  const figures = await page.evaluate(async () => {
    const { until, busy, header, firstRow, type, scroll } = window.benchTable
    const rows = () => document.querySelector('#storybook-root table')?.getAttribute('aria-rowcount')
    const sorted = (name) =>
      until(
        () => header(name).click(),
        (before) => !busy() && firstRow() !== before,
      )
    const mountMs = await until(
      () => document.querySelector('#storybook-root button').click(),
      () => firstRow() !== undefined,
    )
    const elements = document.querySelectorAll('#storybook-root table *').length
    const idle = () => new Promise((next) => requestIdleCallback(next))
    await idle()
    await idle()
    const sortNumbersMs = await sorted('Volume')
    const sortTextMs = await sorted('Path')
    const filterMs = await until(
      () => type('video spain'),
      () => rows() !== '100001',
    )
    const unfilterMs = await until(
      () => type(''),
      () => rows() === '100001',
    )
    return { mountMs, sortNumbersMs, sortTextMs, filterMs, unfilterMs, scrollP95Ms: await scroll(), elements }
  })
  const heapMb = (await heap(page)) - heapBefore
  await page.close()
  return { ...figures, heapMb }
}

const dir = join(root, 'storybook-static')
if (!existsSync(join(dir, 'index.json'))) {
  console.error('There is no built Storybook: run `pnpm build:storybook` first.')
  process.exit(1)
}
const server = await serveStatic(dir, 0)
const browser = await launch()
try {
  const url = `http://127.0.0.1:${server.address().port}/iframe.html?id=ui-table--bench&viewMode=story`
  const all = []
  for (let run = 0; run < runs; run += 1) all.push(await measure(browser, url))
  const results = {}
  for (const [name, limit] of Object.entries(limits)) {
    const value = Math.round(median(all.map((one) => one[name])) * 10) / 10
    results[name] = { value, limit }
    console.log(`${value <= limit ? '✓' : '✗'} table, 100,000 rows: ${name} ${value} (at most ${limit})`)
  }
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(join(root, 'test-results/bench-table.json'), JSON.stringify(results, null, 2))
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
}
