import { appendFileSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { machine } from './support/machine.ts'
import { type RawLine, readRaw, type Totals, totals } from './support/rawLog.ts'
import { enter, expect, now, test, widget } from './support/test.ts'

const root = join(import.meta.dirname, '..')
const fixtures = join(root, 'packages/api/src/sandbox/fixtures')
const shared = process.env.PARAPET_DATA ?? join(root, '../shared/data')
const logs = [
  ...['combined.log', 'provider.log'].map((name) => join(fixtures, name)),
  ...['access-combined.log.gz', 'access-provider.log.gz'].map((name) => join(shared, name)),
].filter((file) => existsSync(file))

const day = (time: number) => new Date(time * 1000).toISOString().slice(0, 10)
const grouped = (n: number) => n.toLocaleString('en-US')

async function onScreen(page: Page, title: string): Promise<Totals> {
  const region = widget(page, title)
  await region.scrollIntoViewIfNeeded()
  const rows = region.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows.first()).toBeVisible()
  const more = region.getByRole('button', { name: /^Show \d+$/ })
  if (await more.isVisible()) await more.click()
  const found: Totals = {}
  for (const row of await rows.all()) {
    const cells = row.getByRole('cell')
    const number = async (text: Promise<string | null>) => Number((await text)?.replaceAll(',', ''))
    const key = (await row.getByRole('rowheader').textContent()) ?? ''
    found[key] = {
      requests: await number(cells.nth(0).locator('[title]').getAttribute('title')),
      bytes: await number(cells.nth(1).getAttribute('title')),
    }
  }
  return found
}

for (const file of logs) {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const { lines, requests } = readRaw(file)

  test.describe(name, () => {
    test.use({ isOwnWorld: true, sandboxOptions: ['--access-log', file] })

    test('totals of the API equal those of the log: by status, path, site, day, in bytes', async ({
      request,
      product,
    }) => {
      expect(requests.length).toBeGreaterThan(100)
      expect(product.greeting).toContain(`${grouped(requests.length)} requests of ${grouped(lines)} lines`)
      const shift = Math.floor(now.getTime() / 1000) - 1 - Math.max(...requests.map(({ time }) => time))
      const ask = await machine(request)
      for (const tier of new Set(requests.map((line) => line.tier))) {
        const own = requests.filter((line) => line.tier === tier).map((line) => ({ ...line, time: line.time + shift }))
        const from = Math.floor(Math.min(...own.map(({ time }) => time)) / 86_400) * 86_400
        const to = Math.floor(now.getTime() / 1000)
        const filters = {
          timestamp: { from, to, interval: 86_400, timezone: 'UTC' },
          vhost: [],
          tier,
          result_size: 20_000,
        }
        const ranking = async (key_field: string) =>
          Object.fromEntries(
            (await ask('analytic/table', { filters, key_field })).map(({ key, requests, bytes }) => [
              key,
              { requests, bytes },
            ]),
          )
        const keys: Record<string, (line: RawLine) => string> = {
          response: (line) => line.status,
          request: (line) => line.path,
          vhost: (line) => line.site,
        }
        for (const [key, of] of Object.entries(keys))
          expect(await ranking(key), `${tier} ${key}`).toEqual(totals(own, of))
        const days = await ask('historic/histogram', { filters })
        const byDay = days.filter((entry) => entry.requests > 0)
        expect(
          Object.fromEntries(byDay.map(({ timestamp, requests, bytes }) => [day(timestamp), { requests, bytes }])),
        ).toEqual(totals(own, ({ time }) => day(time)))
      }
    })

    test('totals on screen equal those of the log', async ({ page }) => {
      const last = Math.max(...requests.map(({ time }) => time))
      const end = Math.floor(now.getTime() / 1000)
      const shifted = requests
        .filter(({ tier }) => tier === 'L1')
        .map((line) => ({ ...line, time: line.time - last + end - 1 }))
      const from = Math.floor(Math.min(...shifted.map(({ time }) => time)) / 60) * 60
      await enter(page, 'admin', `/300/analytics?from=${from}&to=${end}`)

      const statuses = totals(shifted, ({ status }) => status)
      const shown = await onScreen(page, 'Status codes')
      expect(Object.fromEntries(Object.entries(shown).map(([key, value]) => [key.slice(0, 3), value]))).toEqual(
        statuses,
      )

      const paths = totals(shifted, ({ path }) => path)
      const topPaths = Object.values(await onScreen(page, 'Paths')).map((row) => row.requests)
      const expected = Object.values(paths)
        .map((row) => row.requests)
        .sort((a, b) => b - a)
      expect(topPaths.length).toBe(Math.min(50, expected.length))
      expect(topPaths).toEqual(expected.slice(0, 50))

      const days = totals(shifted, ({ time }) => day(time))
      const [busiest = '', most] = Object.entries(days).sort(([, a], [, b]) => b.requests - a.requests)[0] ?? []
      const midnight = Date.parse(`${busiest}T00:00:00Z`) / 1000
      await page.goto(`/300/analytics?from=${midnight}&to=${Math.min(midnight + 86_400, end)}`)
      const ofDay = Object.values(await onScreen(page, 'Status codes'))
      const sum = (of: 'requests' | 'bytes') => ofDay.reduce((all, row) => all + row[of], 0)
      expect({ requests: sum('requests'), bytes: sum('bytes') }).toEqual(most)
    })
  })
}

test.describe('an imported combined log', () => {
  test.use({ isOwnWorld: true, sandboxOptions: ['--access-log', join(fixtures, 'addresses.log')] })

  test('is the only data of its company, with its name, shifted times, looked-up countries and missing fields explained', async ({
    page,
  }) => {
    await enter(page, 'admin', '/300')
    await expect(page.getByRole('button', { name: /addresses\.log/ })).toBeVisible()
    await expect(page.getByText(/^66 requests, .* shifted by 1 year \d+ days, .*--keep-times/)).toBeVisible()
    const attention = widget(page, 'Needs attention')
    await expect(attention).toContainText('No limit is exceeded')
    await expect(attention).toContainText('Not in an access log: Anomalies · Origins · Deployments · Certificates')
    await expect(attention.getByText('All responding')).toHaveCount(0)
    await expect(widget(page, 'Requests per second')).toContainText(/\d\sreq\/(min|h)/)
    await expect(widget(page, 'Hit ratio')).toContainText('This access log has no cache results')
    const tickets = widget(page, 'Recent tickets')
    await tickets.scrollIntoViewIfNeeded()
    await expect(tickets.getByRole('row')).toHaveCount(0)

    const how = widget(page, 'Response time').getByRole('button', { name: 'How to log it' })
    await how.click()
    const dialog = page.getByRole('dialog', { name: 'How to log everything that the boards show' })
    for (const server of ['nginx', 'Varnish', 'Caddy', 'HAProxy']) {
      await dialog.getByRole('tab', { name: server }).click()
      await expect(dialog.getByRole('region', { name: `Configuration of ${server}` })).toContainText('time=')
    }
    await page.keyboard.press('Escape')
    await expect(how).toBeFocused()

    await page.getByRole('link', { name: 'Show the whole log' }).click()
    await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible()
    const failures = widget(page, 'Origin failures')
    await failures.scrollIntoViewIfNeeded()
    await expect(failures).toContainText('An access log has no probes of origins')
    await page.goto(`/300/analytics${new URL(page.url()).search}`)
    await page.getByRole('button', { name: 'About this log' }).click()
    const about = page.getByRole('dialog', { name: 'About this log' })
    await expect(about).toContainText(
      /54 requests were looked up by IP address, in ip-location-db of \d\d\/\d\d\/20\d\d/,
    )
    await expect(about).toContainText('Number Resource Organization (nro.net), CC BY 4.0')
    await page.keyboard.press('Escape')
    const countries = await onScreen(page, 'Countries')
    expect(Object.entries(countries).map(([country, { requests }]) => [country, requests])).toEqual([
      [expect.stringContaining('United States'), 36],
      [expect.stringContaining('Netherlands'), 18],
      [expect.anything(), 12],
    ])
    await expect(widget(page, 'Content types')).toContainText('This access log has no content types')
  })
})

const live = mkdtempSync(join(tmpdir(), 'parapet-live-'))
const served = (host: string, path: string, status = 200) =>
  `${host}:443 8.8.8.8 - - [15/Jun/2026:10:29:30 +0000] "GET ${path} HTTP/1.1" ${status} 512 "-" "curl/8"\n`
const first = join(live, 'first.log')
const second = join(live, 'second.log')
writeFileSync(first, served('shop.example', '/a') + served('shop.example', '/b') + served('shop.example', '/c', 999))
writeFileSync(second, served('news.example', '/a'))

test.describe('two logs that are followed', () => {
  test.use({ isOwnWorld: true, sandboxOptions: ['--access-log', first, second, '--follow'] })
  test.afterAll(() => rmSync(live, { recursive: true, force: true }))

  test('are on the boards with what is appended, also after a rotation, and say what was left out', async ({
    page,
    request,
    product,
  }) => {
    expect(product.greeting).toContain('2 files: 3 requests of 4 lines')
    expect(product.greeting).toContain('the status is no status from 100 to 599')
    expect(product.greeting).toContain('Following 2 of 2 files')
    const ask = await machine(request)
    const to = now.getTime() / 1000
    const filters = { timestamp: { from: to - 3600, to }, vhost: [] }
    const bySite = async () =>
      Object.fromEntries(
        (await ask('historic/table', { filters, key_field: 'vhost' })).map(({ key, requests }) => [key, requests]),
      )
    expect(await bySite()).toEqual({ 'shop.example': 2, 'news.example': 1 })

    await enter(page, 'admin', '/300/analytics')
    await expect(page.getByText(/followed, so that new lines appear here\. 1 line was left out\./)).toBeVisible()
    await page.getByRole('button', { name: 'What was read' }).click()
    const dialog = page.getByRole('dialog', { name: 'What was read of this log' })
    await expect(dialog.getByRole('row', { name: /first\.log/ })).toContainText('combined with a leading host')
    await expect(dialog).toContainText(/first\.log, line 3, column \d+: shop\.example:443/)
    await page.keyboard.press('Escape')
    const counts = async () => Object.values(await onScreen(page, 'Status codes')).map((row) => row.requests)
    expect(await counts()).toEqual([3])

    appendFileSync(first, served('shop.example', '/d'))
    renameSync(first, `${first}.1`)
    appendFileSync(`${first}.1`, served('shop.example', '/e', 404))
    writeFileSync(first, served('shop.example', '/f', 404) + served('new.example', '/a'))
    appendFileSync(second, served('news.example', '/b'))
    await expect.poll(bySite).toEqual({ 'shop.example': 5, 'news.example': 2, 'new.example': 1 })
    const step = await request.post('/third/sandbox/clock', { data: { step: 60 } })
    expect(step.ok()).toBe(true)
    // The page refreshes about once a minute, later while something on it is busy.
    await expect
      .poll(async () => {
        await page.clock.fastForward(30_000)
        return counts()
      })
      .toEqual([6, 2])
  })
})
