import type { Page } from '@playwright/test'
import { enter, expect, heading, test, widget } from './support/test.ts'

// An early request that differs from the widget's own would be sent twice.
test('home sends each request once, and the first ones before it renders', async ({ page }) => {
  await enter(page, 'admin', '/user/profile')
  await expect(heading(page)).not.toBeEmpty()
  await page.addInitScript(() => {
    const early: string[] = []
    Object.assign(window, { early })
    const ask = window.fetch
    window.fetch = (input, init) => {
      if (!document.querySelector('[data-widget]')) early.push(String(input))
      return ask(input, init)
    }
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(statistics|autoprovisioning|third)\//.test(request.url())) asked.push(request.url())
  })
  await page.goto('/300')
  await expect(widget(page, 'Bandwidth')).toHaveAttribute('aria-busy', 'false')
  const early: string[] = await page.evaluate(() => Reflect.get(window, 'early'))
  expect(early.filter((url) => url.includes('/statistics/')).length).toBeGreaterThanOrEqual(1)
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(8)
  const histograms = () => asked.filter((url) => url.includes('/delivery/historic/histogram/'))
  // The health of sites is loaded after the other widgets and reads two hours of every site.
  await expect.poll(() => histograms().filter((url) => url.includes('detailed=true'))).toHaveLength(2)
  expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([])
  const periods = histograms().filter((url) => !url.includes('detailed=true'))
  expect(periods.map((url) => new URL(url).searchParams.get('filters'))).toHaveLength(3)
})

test('home repeats no request when the minute changes while it renders', async ({ page }) => {
  await enter(page, 'admin', '/user/profile')
  await expect(heading(page)).not.toBeEmpty()
  await page.addInitScript(() => {
    const ask = window.fetch
    const { now } = Date
    window.fetch = (input, init) => {
      if (String(input).includes('/statistics/')) Date.now = () => now() + 20_000
      return ask(input, init)
    }
  })
  await page.clock.setSystemTime(new Date('2026-06-15T10:30:45Z'))
  const periods: string[] = []
  page.on('request', (request) => {
    const isOfSites = request.url().includes('detailed=true')
    if (request.url().includes('/delivery/historic/histogram/') && !isOfSites) periods.push(request.url())
  })
  await page.goto('/300')
  await expect(widget(page, 'Bandwidth')).toHaveAttribute('aria-busy', 'false')
  await expect(widget(page, 'Hit ratio')).toHaveAttribute('aria-busy', 'false')
  expect(periods).toHaveLength(3)
})

test.describe('on the next visit', () => {
  const asks = (page: Page) => page.evaluate(() => localStorage.getItem('parapet.ahead') ?? '')
  const left = (page: Page) =>
    page.evaluate(() => {
      const { page, answers } = Reflect.get(window, 'parapetEarly')
      return { page, answers: Object.keys(answers) }
    })

  for (const { path, name, tile, atLeast } of [
    { path: '/300', name: '/300', tile: 'Hit ratio', atLeast: 8 },
    { path: '/300/stats?range=7d&tab=delivery', name: '/300/stats?range=7d', tile: 'Bandwidth', atLeast: 1 },
  ])
    test(`${name}: the first requests leave before the code loads, for the current time, once, and all their data is shown`, async ({
      page,
    }) => {
      await enter(page, 'admin', path)
      await expect(widget(page, tile)).toHaveAttribute('aria-busy', 'false')
      await expect.poll(() => asks(page)).toContain(`"${name}`)
      await page.clock.setSystemTime(new Date('2026-06-15T10:35:45Z'))
      const asked: string[] = []
      page.on('request', (request) => {
        if (/\/(statistics|autoprovisioning|inventory|alerts)\//.test(request.url())) asked.push(request.url())
      })
      await page.addInitScript(() => {
        const early: string[] = []
        Object.assign(window, { early })
        const ask = window.fetch
        const { now } = Date
        window.fetch = (input, init) => {
          if (!document.body) early.push(String(input))
          if (String(input).includes('/statistics/')) Date.now = () => now() + 20_000
          return ask(input, init)
        }
      })
      await page.reload()
      await expect(widget(page, tile)).toHaveAttribute('aria-busy', 'false')
      expect((await left(page)).page).toContain(name)
      await expect.poll(async () => (await left(page)).answers).toEqual([])
      const early: string[] = await page.evaluate(() => Reflect.get(window, 'early'))
      expect(early.filter((url) => asked.some((one) => one.endsWith(url))).length).toBeGreaterThanOrEqual(atLeast)
      expect(asked.filter((url, place) => asked.indexOf(url) !== place)).toEqual([])
    })
})
