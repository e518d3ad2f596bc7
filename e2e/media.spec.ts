import type { Locator, Page } from '@playwright/test'
import { enter, expect, test, widget } from './support/test.ts'

/** Waits for the sheets of a board and of its shell, which come when all in view stands. */
const sheetsAreHere = async (page: Page): Promise<void> => {
  await expect(page.locator('.highcharts-area').first()).toBeAttached()
  await page.clock.runFor(10_000)
  await expect(page.getByText(page.url(), { exact: true })).toBeAttached()
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
  test.describe(`forced colours on a ${scheme} system, where the theme is ${chosen}`, () => {
    test.use({ contextOptions: { forcedColors: 'active', colorScheme: scheme, reducedMotion: 'reduce' } })

    test('charts are read and told apart', async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('parapet.mode', mode), chosen)
      await enter(page, 'viewer', '/stats')
      await sheetsAreHere(page)
      const ground = scheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)'
      for (const text of await page.locator('.highcharts-axis-labels text').all())
        expect(contrast(await css(text, 'fill'), ground)).toBeGreaterThan(4.5)
      const lines = await page.locator('.highcharts-graph').all()
      for (const line of lines) expect(contrast(await css(line, 'stroke'), ground)).toBeGreaterThan(3)

      const rows = widget(page, 'Requests by site').getByRole('listitem')
      const fills = await rows.evaluateAll((items) =>
        items.flatMap((item) => {
          const fill = item.firstElementChild
          return fill ? [getComputedStyle(fill).backgroundColor] : []
        }),
      )
      expect(fills.length).toBeGreaterThan(1)
      expect(new Set(fills).size).toBe(fills.length)
      for (const fill of fills) expect(contrast(fill, ground)).toBeGreaterThan(3)
    })
  })
}

test('history on paper is light, whole, hatched and without controls', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('parapet.mode', 'dark'))
  await enter(page, 'viewer', '/stats')
  await sheetsAreHere(page)
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 718, height: 1047 })
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')

  await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Delivery', exact: true })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Midtier', exact: true })).toBeHidden()
  for (const name of ['Widgets', 'Auto-refresh: off', 'Compare'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()

  // Each in full: nothing to scroll, and in no frame more than it is high.
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
  const masks = await chart
    .locator('.highcharts-area')
    .evaluateAll((areas) => areas.map((area) => getComputedStyle(area).maskImage))
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
