import type { Locator, Page } from '@playwright/test'
import { enter, expect, heading, test, widget } from './support/test.ts'

const sheetsAreHere = async (page: Page): Promise<void> => {
  await expect(page.locator('.highcharts-area').first()).toBeAttached()
  await page.clock.runFor(10_000)
  await expect(page.getByText(page.url(), { exact: true })).toBeAttached()
}

/** Reads the painted pixel: the computed colour may not be painted yet. */
async function painted(of: Locator): Promise<string> {
  const picture = (await of.screenshot()).toString('base64')
  const blank = await of.page().context().newPage()
  const color = await blank.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    const [r, g, b] = canvas?.getImageData(bitmap.width >> 1, bitmap.height >> 1, 1, 1).data ?? []
    return `rgb(${r}, ${g}, ${b})`
  }, picture)
  await blank.close()
  return color
}

const css = (of: Locator, name: string): Promise<string> =>
  of.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

/** WCAG contrast of two CSS colours, both opaque. */
function contrast(one: string, other: string): number {
  const light = (color: string): number => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

for (const [scheme, chosen] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test.describe(`forced colours on a ${scheme} system with the theme in ${chosen}`, () => {
    test.use({ contextOptions: { forcedColors: 'active', colorScheme: scheme, reducedMotion: 'reduce' } })

    test('charts are readable and distinguishable', async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('parapet.mode', mode), chosen)
      await enter(page, 'viewer', '/stats')
      await sheetsAreHere(page)
      const ground = scheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)'
      for (const text of await page.locator('.highcharts-axis-labels text').all())
        expect(contrast(await css(text, 'fill'), ground)).toBeGreaterThan(4.5)
      const lines = await page.locator('.highcharts-graph').all()
      for (const line of lines) expect(contrast(await css(line, 'stroke'), ground)).toBeGreaterThan(3)

      const rows = widget(page, 'Requests by site').getByRole('listitem')
      await expect(async () => {
        const fills = await rows.evaluateAll((items) =>
          items.flatMap((item) => {
            // The bar is behind the name.
            const fill = item.firstElementChild?.firstElementChild
            return fill ? [getComputedStyle(fill).backgroundColor] : []
          }),
        )
        expect(fills.length).toBeGreaterThan(1)
        expect(new Set(fills).size).toBe(fills.length)
        for (const fill of fills) expect(contrast(fill, ground)).toBeGreaterThan(3)
      }).toPass({ timeout: 30_000 })

      const list = widget(page, 'Requests per second').getByRole('list', { name: /^Series:/ })
      // The swatch stands first in an entry, before its buttons with their icons.
      for (const entry of await list.getByRole('listitem').all())
        expect(contrast(await painted(entry.locator('[aria-hidden]').first()), ground)).toBeGreaterThan(2.5)
    })

    test('so are elements rendered later, and selected ones', async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('parapet.mode', mode), chosen)
      await enter(page, 'viewer', '/stats')
      await sheetsAreHere(page)
      const ground = scheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)'
      const months = widget(page, 'Monthly consumption')
      await months.scrollIntoViewIfNeeded()
      const bar = months.getByRole('row').nth(2).getByRole('rowheader').locator('span').first()
      await expect(bar).toBeVisible()
      await expect.poll(async () => contrast(await painted(bar), ground)).toBeGreaterThan(1.8)

      await page.getByRole('button', { name: /Last 7 days/ }).click()
      const [on, off] = [true, false].map((pressed) =>
        page.getByRole('dialog').getByRole('button', { pressed }).first(),
      )
      if (!on || !off) throw new Error('there are presets')
      expect(await css(on, 'border-top-width')).toBe('3px')
      expect(await css(off, 'border-top-width')).toBe('1px')
    })
  })
}

test('printed History is light, complete, hatched and without controls', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('parapet.mode', 'dark'))
  await enter(page, 'viewer', '/stats?not.response=404')
  await sheetsAreHere(page)
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 718, height: 1047 })
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')

  // Browsers repeat the footer of a table on every sheet.
  const address = page.getByText(page.url(), { exact: true })
  await expect(address).toBeVisible()
  const foot = address.locator('xpath=../..')
  await expect(foot.getByText(/2026.* · UTC$/)).toBeVisible()
  await expect(foot.getByText('Filters: Status code is not 404', { exact: true })).toBeVisible()
  expect(await css(foot, 'display')).toBe('table-footer-group')
  expect(await css(foot.locator('xpath=..'), 'display')).toBe('table')
  await expect(page.locator('main').getByRole('link', { name: 'Delivery', exact: true })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Midtier', exact: true })).toBeHidden()
  for (const name of ['Widgets', 'Auto-refresh: off', 'Compare'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()

  const cut = await page.locator('main article').evaluateAll((all) =>
    all.flatMap((one) => {
      const parts = [one, ...one.querySelectorAll(':scope > div')]
      return parts.some((part) => part.scrollHeight > part.clientHeight + 2)
        ? [one.querySelector('h2')?.textContent]
        : []
    }),
  )
  expect(cut).toEqual([])

  const chart = widget(page, 'Requests per second')
  const masks = await chart.locator('.highcharts-area-series:has(.highcharts-area)').evaluateAll((all) => {
    const placeOf = (one: Element) => Number(/highcharts-series-(\d+)/.exec(one.getAttribute('class') ?? '')?.[1])
    const sorted = all.toSorted((a, b) => placeOf(a) - placeOf(b))
    return sorted.map((one) => {
      const areas = [...one.querySelectorAll('.highcharts-area')]
      return [...new Set(areas.map((area) => getComputedStyle(area).maskImage))].join(' and ')
    })
  })
  expect(masks.length).toBeGreaterThan(2)
  expect(new Set(masks).size).toBe(masks.length)
  const legend = await chart
    .getByRole('list', { name: /^Series:/ })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const swatch = item.querySelector('[aria-hidden]')
        return swatch ? getComputedStyle(swatch).maskImage : ''
      }),
    )
  expect(legend).toEqual(masks)
})

async function sheets(page: Page): Promise<number> {
  const margin = '10mm'
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test('printed home takes no empty sheet, and its footer has the current URL', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await enter(page, 'admin', '/300/stats?not.response=404')
  await sheetsAreHere(page)
  const foot = page.getByText(page.url(), { exact: true }).locator('xpath=..')
  await expect(foot).toContainText('Filters: Status code is not 404')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('button', { name: 'Widgets', exact: true })).toBeVisible()
  await expect(foot).toHaveCount(0)
  await expect(page.getByText(page.url(), { exact: true }).locator('xpath=..')).toHaveText(
    `Parapet · Aurora Media${page.url()}`,
  )
  await page.getByRole('button', { name: 'Board actions' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  expect(await sheets(page)).toBeLessThanOrEqual(4)
})

test('Ctrl+P prints every widget, and the browser’s own print names those that were never in view', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await enter(page, 'admin', '/300/analytics')
  await sheetsAreHere(page)
  const away = page.locator('main article [data-away="true"]')
  const note = page.getByText('Not loaded before printing.')
  await expect(away).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('main figure:not(:has(svg))')).toHaveCount(0)
  await expect(async () => expect(await note.filter({ visible: true }).count()).toBe(await away.count())).toPass()

  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  await expect(note.first()).toBeHidden()
  await page.keyboard.press('Control+p')
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await expect(away).toHaveCount(0)
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await expect(page.getByText('Parapet · Aurora Media', { exact: true })).toBeVisible()
  expect(await sheets(page)).toBeLessThanOrEqual(8)
})

test('a page can be printed as soon as it is shown', async ({ page }) => {
  await enter(page, 'viewer', '/stats')
  await page.goto('/stats')
  await expect(heading(page)).toHaveText('History')
  const unfinished = page.locator('[data-away="true"], [data-drawing="true"], [aria-busy="true"]')
  const onScreen = (elements: Element[]) =>
    elements.filter((one) => one.getBoundingClientRect().top < innerHeight).map((one) => one.outerHTML.slice(0, 80))
  await expect.poll(() => unfinished.evaluateAll(onScreen)).toEqual([])
  await expect(async () => {
    const standsAt = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(standsAt + 1000)
  }).toPass()
  await page.clock.runFor(1000)
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
})
