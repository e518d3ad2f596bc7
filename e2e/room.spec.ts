import type { Locator, Page } from '@playwright/test'
import { enter, expect, heading, test, typeCredentials, widget } from './support/test.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const boxOf = async (of: Locator): Promise<Box> => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const middle = ({ y, height }: Box) => Math.round(y + height / 2)
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })
const range = (page: Page) => page.getByRole('button', { name: /^(Last|Últim)/ }).first()
const sites = (page: Page) => page.getByRole('combobox').first()

async function enterInSpanish(page: Page, path: string): Promise<void> {
  await page.goto(`/auth/login?redirect=${encodeURIComponent(path)}`)
  await page.getByLabel('Usuario o correo electrónico').fill('admin')
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('Sandbox-2026')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Histórico')
}

test.describe('the bar of a board', () => {
  const lines = async (...parts: Locator[]) => {
    await expect(parts[0] as Locator).toBeVisible()
    return Promise.all(parts.map(async (part) => middle(await boxOf(part))))
  }
  const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name }).first()

  test('breaks by group on a tablet: site and range first, then filters and refresh', async ({ page }) => {
    await enter(page, 'admin', '/300/stats')
    await resize(page, 768)
    await expect(button(page, 'Compare')).toBeVisible()
    await expect(async () => {
      const [when, where, filter, compare, fresh, board] = await lines(
        range(page),
        sites(page),
        button(page, 'Filter'),
        button(page, 'Compare'),
        button(page, /^Auto-refresh/),
        button(page, 'Widgets'),
      )
      expect(Math.abs(Number(when) - Number(where))).toBeLessThan(4)
      for (const other of [compare, fresh, board]) expect(Math.abs(Number(filter) - Number(other))).toBeLessThan(4)
      expect(Number(filter)).toBeGreaterThan(Number(when) + 20)
    }).toPass()
  })

  test('is one line with one site, whose name stays visible', async ({ page }) => {
    await enter(page, 'admin', '/300/stats?site=deportes.auroramedia.example')
    await resize(page, 1440)
    const chip = page.locator('main').getByText('deportes.auroramedia.example', { exact: true }).first()
    await expect(async () => {
      const all = await lines(range(page), sites(page), button(page, 'Compare'), button(page, 'Widgets'))
      expect(Math.max(...all) - Math.min(...all)).toBeLessThan(4)
      expect((await boxOf(chip)).width).toBeGreaterThan(120)
    }).toPass()
    await resize(page, 360)
    await button(page, 'Sites, refresh and more').click()
    await expect(async () => {
      const all = await lines(range(page), button(page, 'Filter'), button(page, 'Compare'))
      expect(Math.max(...all) - Math.min(...all)).toBeLessThan(4)
      expect(await cutTexts(chip)).toEqual([])
    }).toPass()
  })

  test.describe('in Spanish', () => {
    test.use({ locale: 'es-ES' })
    const unfold = 'Sitios, actualización y más'

    test('is one line on a phone, also with a comparison', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 900 })
      await enterInSpanish(page, '/300/stats?compare=previous')
      await expect(async () => {
        const all = await lines(range(page), button(page, /^Filtr/), button(page, /^Comparar/), button(page, unfold))
        expect(Math.max(...all) - Math.min(...all)).toBeLessThan(4)
      }).toPass()
    })

    test('is one line on a desktop, and its buttons fit on a phone', async ({ page }) => {
      await enterInSpanish(page, '/300/stats')
      await resize(page, 1440)
      const compare = button(page, 'Comparar')
      const parts = () => lines(range(page), sites(page), button(page, /^Filtr/), compare, button(page, 'Widgets'))
      await expect(async () => {
        const all = await parts()
        expect(Math.max(...all) - Math.min(...all)).toBeLessThan(4)
      }).toPass()
      await resize(page, 390)
      await expect(async () => {
        const all = await lines(range(page), button(page, /^Filtr/), compare, button(page, unfold))
        expect(Math.max(...all) - Math.min(...all)).toBeLessThan(4)
      }).toPass()
      await button(page, unfold).click()
      await expect(button(page, 'Widgets')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })
  })
})

test('needs attention shows all items without an inner scrollbar', async ({ page }) => {
  await enter(page, 'admin', '/300')
  for (const width of [390, 1440]) {
    await resize(page, width)
    const list = widget(page, 'Needs attention').getByRole('list')
    await expect(list).toBeVisible()
    expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(2)
  }
})

test('a status in a list takes one line beside a name of two, without overlap', async ({ page }) => {
  await enter(page, 'admin', '/300')
  await resize(page, 360)
  const status = widget(page, 'Service status')
  await status.scrollIntoViewIfNeeded()
  await expect(status.getByText('Monitoring')).toBeVisible()
  const rows = await status.getByRole('row').evaluateAll((items) =>
    items.flatMap((item) => {
      const [name, state] = [item.querySelector('th > div'), item.querySelector('td > *')]
      if (!name || !state) return []
      const word = document.createTreeWalker(state, NodeFilter.SHOW_TEXT)
      let text = word.nextNode()
      for (let next = text; next; next = word.nextNode()) text = next
      if (text) text.textContent = 'En observación'
      name.textContent = 'Logs were delivered twice'
      const [left, right] = [name.getBoundingClientRect(), state.getBoundingClientRect()]
      return [
        {
          isOneLine: right.height < 30,
          isApart: left.right <= right.left,
          isWhole: name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight + 1,
          hasRoom: left.width >= 100,
        },
      ]
    }),
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const row of rows) expect(row).toEqual({ isOneLine: true, isApart: true, isWhole: true, hasRoom: true })
})

const cutTexts = (of: Locator) =>
  of.evaluateAll((all) =>
    all
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
      .map((one) => one.textContent),
  )

test('addresses, sites and subjects are complete on a narrow phone', async ({ page }) => {
  await page.goto('/auth/login?redirect=%2F300%2Fanalytics')
  await resize(page, 360)
  await typeCredentials(page, 'admin')
  const addresses = widget(page, 'IP addresses')
  await expect(addresses).toBeAttached()
  await addresses.scrollIntoViewIfNeeded()
  await expect(addresses.getByRole('rowheader').first()).toBeVisible()
  expect(await addresses.getByRole('rowheader').count()).toBeGreaterThan(4)
  expect(await cutTexts(addresses.getByRole('rowheader').locator('span'))).toEqual([])
  const under = await addresses
    .getByRole('rowheader')
    .first()
    .evaluate((cell) => {
      const text = [...cell.querySelectorAll('span')].at(-1)
      if (text) text.textContent = '2001:0db8:85a3:08d3:1319:8a2e:0370:7344'
      return {
        isInside: (text?.getBoundingClientRect().right ?? 9999) <= cell.getBoundingClientRect().right,
        isWhole: text && text.scrollHeight <= text.clientHeight + 2 && text.scrollWidth <= text.clientWidth + 1,
      }
    })
  expect(under).toEqual({ isInside: true, isWhole: true })

  await page.goto('/300/stats')
  const shares = widget(page, 'Requests by site')
  await shares.scrollIntoViewIfNeeded()
  await expect(shares.getByTitle('deportes.auroramedia.example')).toBeVisible()
  expect(await cutTexts(shares.locator('[title$=".example"]'))).toEqual([])
  await expect(shares.getByText('*.auroramedia.example')).toBeVisible()

  await page.goto('/300')
  const tickets = widget(page, 'Recent tickets')
  await tickets.scrollIntoViewIfNeeded()
  await expect(tickets.getByRole('rowheader').first()).toBeVisible()
  expect(await cutTexts(tickets.getByRole('rowheader').locator('div[title]'))).toEqual([])
})

test.describe('on the narrowest phone, in Spanish', () => {
  test.use({ locale: 'es-ES' })
  test('a legend breaks only between words, and names, days of the axis and ranges stay complete', async ({ page }) => {
    await enterInSpanish(page, '/300/stats')
    await resize(page, 360)
    const bandwidth = widget(page, 'Ancho de banda')
    await bandwidth.scrollIntoViewIfNeeded()
    await expect(bandwidth.getByRole('button', { name: /^deportes/ })).toBeVisible()
    const heights = await bandwidth.locator('li [title]').evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(heights.length).toBeGreaterThan(7)
    for (const height of heights) expect(height).toBeLessThan(20)
    await expect(bandwidth.locator('.highcharts-xaxis-labels text').nth(2)).toBeVisible()
    const rowsOf = async (title: string) => {
      await widget(page, title).scrollIntoViewIfNeeded()
      const rows = widget(page, title).getByRole('rowheader')
      await expect(rows.first()).toBeVisible()
      return rows
    }
    const months = await rowsOf('Consumo mensual')
    expect(await cutTexts(months)).toEqual([])
    await page.goto('/300/analytics')
    for (const title of ['Códigos de estado', 'Tasa de aciertos']) {
      const rows = await rowsOf(title)
      expect(await cutTexts(rows)).toEqual([])
      expect(await cutTexts(rows.locator('span'))).toEqual([])
      expect(await cutTexts(widget(page, title).locator('header p'))).toEqual([])
    }
  })
})

test('adjacent widgets on a small desktop show range and zone in full without more scrolling', async ({ page }) => {
  await enter(page, 'admin', '/300/stats')
  await resize(page, 1024)
  const titles = ['Requests per second', 'Requests by site', 'Hit ratio over time', 'Response time']
  for (const title of titles) {
    const one = widget(page, title)
    await one.scrollIntoViewIfNeeded()
    await expect(one).toHaveAttribute('aria-busy', 'false')
    expect(await cutTexts(one.locator('header p'))).toEqual([])
    expect(await cutTexts(one.locator(':scope > div'))).toEqual([])
  }
})

test('a menu near the lower edge of the window opens without scrolling the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 860 })
  await enter(page, 'admin', '/300/analytics')
  await expect(widget(page, 'Bandwidth')).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('button', { name: 'Options for Bandwidth', exact: true }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeFocused()
  const { y, height } = await boxOf(menu)
  expect(y + height).toBeGreaterThan(860 - 120)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
