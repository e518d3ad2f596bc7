import type { Locator, Page } from '@playwright/test'
import { machine } from './support/machine.ts'
import { enter, expect, heading, now, test, widget } from './support/test.ts'

const until = now.getTime() / 1000
const filters = { timestamp: { from: until - 3600, to: until, interval: 3600 }, vhost: [], tier: 'L1' }
const rows = (of: Locator, page: Page) => of.getByRole('row').filter({ has: page.getByRole('rowheader') })

/** The exact number of a cell, which shows a rounded one. */
async function exactOf(row: Locator, column: number): Promise<number> {
  const cell = row.getByRole('cell').nth(column)
  const title = (await cell.getAttribute('title')) ?? (await cell.locator('[title]').first().getAttribute('title'))
  return Number(title?.replaceAll(',', ''))
}

async function rankBy(page: Page, order: string): Promise<Locator> {
  const paths = widget(page, 'Paths')
  await paths.scrollIntoViewIfNeeded()
  await paths.getByRole('button', { name: /^Rank by: / }).press('Enter')
  await page.getByRole('menuitemradio', { name: order, exact: true }).press('Enter')
  await expect(paths.getByRole('button', { name: `Rank by: ${order}` })).toBeVisible()
  await expect(paths).toHaveAttribute('aria-busy', 'false')
  return paths
}

test('which file eats the traffic is right against the API, and is found by keyboard and kept in the URL', async ({
  page,
  request,
}) => {
  const ask = await machine(request)
  await enter(page, 'admin', '/300/analytics?range=1h')
  const paths = await rankBy(page, 'Volume')
  const all = await ask('analytic/table', { filters: { ...filters, result_size: 10_000 }, key_field: 'request' })
  const largest = all.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8)
  await expect(rows(paths, page)).toHaveCount(8)
  for (const [index, { key }] of largest.entries()) {
    const row = rows(paths, page).nth(index)
    await expect(row).toContainText(key)
    const steps = await ask('analytic/histogram', { filters: { ...filters, request: [key] } })
    expect(await exactOf(row, 0)).toBe(steps.reduce((sum, { bytes }) => sum + bytes, 0))
  }
  await expect(paths).toContainText(/Top 8 of [\d,]+/)
  await expect(page).toHaveURL(/by\.urls=bytes/)
  await page.reload()
  await expect(widget(page, 'Paths').getByRole('button', { name: 'Rank by: Volume' })).toBeVisible()

  await rankBy(page, 'Cache misses')
  const missed = await ask('analytic/table', {
    filters: { ...filters, cached: ['miss'], result_size: 8 },
    key_field: 'request',
  })
  for (const [index, { key, requests }] of missed.entries()) {
    const row = rows(paths, page).nth(index)
    await expect(row).toContainText(key)
    expect(await exactOf(row, 0)).toBe(requests)
  }
})

test('the folder of the files that eat the traffic adds up, and is banned from there', async ({ page, request }) => {
  const ask = await machine(request)
  const site = 'www.auroramedia.example'
  await enter(page, 'admin', `/300/analytics?range=1h&site=${site}`)
  const paths = widget(page, 'Paths')
  await paths.scrollIntoViewIfNeeded()
  await paths.getByRole('button', { name: /^Rank by: / }).click()
  await page.getByRole('menuitem', { name: 'Folders and file types…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Folders and file types' })
  const all = await ask('analytic/table', {
    filters: { ...filters, vhost: [site], result_size: 10_000 },
    key_field: 'request',
  })
  await expect(dialog).toContainText(/All [\d,]+ paths are counted/)
  await expect(dialog).toContainText(/Costs are at the price of traffic beyond the package, €0\.055\sfor\s1\sGiB/)
  const within = (start: string) => all.filter(({ key }) => key.startsWith(start))
  const sumOf = (of: typeof all) => of.reduce((sum, { bytes }) => sum + bytes, 0)
  const names = rows(dialog, page).getByRole('button', { name: /^Open / })
  const first = (await names.first().getAttribute('aria-label'))?.replace('Open ', '') ?? ''
  expect(await exactOf(rows(dialog, page).first(), 0)).toBe(sumOf(within(first)))
  await names.first().press('Enter')
  await expect(dialog.getByRole('navigation', { name: 'Opened folders' })).toContainText(first.slice(1))
  const [largest] = within(first).toSorted((a, b) => b.bytes - a.bytes)
  await dialog.getByRole('searchbox', { name: 'Paths that contain' }).fill(largest?.key ?? '')
  await expect(rows(dialog, page)).toHaveCount(1)
  await dialog.getByRole('searchbox', { name: 'Paths that contain' }).fill('')
  await dialog.getByRole('button', { name: 'All paths' }).press('Enter')
  await dialog.getByRole('button', { name: `Actions for ${first}` }).click()
  await page.getByRole('menuitem', { name: 'Ban all that is in it' }).press('Enter')
  await expect(heading(page)).toHaveText('Invalidation')
  await expect(page.getByRole('textbox', { name: 'URLs' })).toHaveValue(`https://${site}${first}*`)
  await expect(page.getByRole('radio', { name: /^Ban/ })).toBeChecked()
})
