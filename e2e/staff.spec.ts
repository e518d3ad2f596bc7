import { readFile } from 'node:fs/promises'
import { enter, expect, heading, test } from './support/test.ts'

test('staff see what all clients consume, by product and month, and open a client’s company', async ({ page }) => {
  await enter(page, 'staff', '/user/consumption')
  const months = page.getByRole('table', { name: 'Delivery by month' })
  await expect(months.getByRole('row')).toHaveCount(7)
  await expect(months).toContainText('June 2026, so far')
  const clients = page.getByRole('table', { name: 'Consumption of all clients' })
  await expect(clients.getByRole('row')).toHaveCount(6)
  await expect(clients.getByRole('row').nth(1)).toContainText('Aurora Group')

  await page.getByRole('combobox', { name: 'From' }).click()
  await page.getByRole('option', { name: 'May 2026' }).click()
  await expect(months.getByRole('row')).toHaveCount(3)
  await expect(page).toHaveURL(/from=2026-05/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'Table options' }).click()
      await page.getByRole('menuitem', { name: /Download CSV/ }).click()
    })(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('Aurora Group')

  await clients.getByRole('link', { name: 'Aurora Group' }).click()
  await expect(page.getByRole('dialog')).toContainText('No unpaid invoices')
  await page.getByRole('dialog').getByRole('link', { name: 'Aurora Media' }).click()
  await expect(page).toHaveURL(/\/300\/stats/)
})

test('staff see revenue against the months before, and what goes beyond the packages', async ({ page }) => {
  await enter(page, 'staff', '/user/revenue')
  await expect(heading(page)).toHaveText('Revenue')
  await expect(page.getByRole('table', { name: 'Revenue without extras by month' }).getByRole('row')).toHaveCount(7)
  const row = page.getByRole('row', { name: /Aurora Group/ })
  await expect(row).toContainText('Business')
  await expect(row).toContainText('%')
  await page.getByRole('combobox', { name: 'Package' }).click()
  await page.getByRole('option', { name: 'Starter' }).click()
  await expect(row).toHaveCount(0)
})

test('staff add up the invoices, with extras and by product line, and save the months', async ({ page }) => {
  await enter(page, 'staff', '/user/revenue?client=30')
  await page.getByRole('button', { name: /Read the invoices/ }).click()
  const months = page.getByRole('table', { name: 'As invoiced, with extras and by product line' })
  await expect(months.getByRole('columnheader', { name: 'Extras' })).toBeVisible()
  await expect(months.getByRole('columnheader', { name: 'Delivery beyond the package' })).toBeVisible()
  const section = page.getByRole('region', { name: 'As invoiced, with extras and by product line' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^invoiced-\d{4}-\d{2}-\d{4}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/From \(UTC\),"Until, excluded \(UTC\)",Currency/)
  expect(text).toContain('2026-05-01,2026-06-01,EUR')
})

test('consumption of all clients and revenue are for staff only', async ({ page }) => {
  await enter(page, 'admin', '/user/revenue')
  await expect(page.getByText('Sorry, you cannot have access to this zone')).toBeVisible()
})
