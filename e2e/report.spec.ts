import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { enter, expect, heading, test } from './support/test.ts'

test('a month is on paper by one click from home, in the other language, without anything else', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await enter(page, 'admin', '/300')
  await page.getByRole('main').getByRole('link', { name: 'Monthly report' }).click()
  await expect(heading(page)).toHaveText('Monthly report')
  const sheet = page.getByRole('article', { name: 'Monthly report: May 2026, Aurora Media' })
  const traffic = sheet.getByRole('region', { name: 'Traffic' })
  await expect(traffic.getByRole('table', { name: 'By day' }).getByRole('row')).toHaveCount(32)
  await expect(traffic.getByRole('img', { name: /^Volume by day\. Highest day: / })).toBeVisible()
  await expect(sheet.getByRole('region', { name: 'Consumption' }).getByText(/^of the invoice F2605/)).toBeVisible()

  await page.getByRole('combobox', { name: 'Language of the report' }).click()
  await page.getByRole('option', { name: 'Español' }).click()
  const spanish = page.getByRole('article', { name: 'Informe mensual: mayo de 2026, Aurora Media' })
  await expect(spanish.getByRole('region', { name: 'Disponibilidad' })).toBeVisible()
  await expect(spanish).toHaveAttribute('lang', 'es')
  await expect(heading(page)).toHaveText('Monthly report')
  await expect(page).toHaveURL(/lang=es/)

  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await expect(heading(page)).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(spanish.getByRole('heading', { name: 'Informe mensual: mayo de 2026' })).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  expect(sheets).toBeGreaterThan(2)
  expect(sheets).toBeLessThanOrEqual(12)
})

test('a report has the mark of the provider, and nothing of another', async ({ page, product }) => {
  const { port } = new URL(product.address)
  await page.goto(`http://cobalt.localhost:${port}/auth/login`)
  await page.getByRole('textbox', { name: /user name|e-mail|email/i }).fill('viewer')
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
  await page.goto(`http://cobalt.localhost:${port}/300/report`)
  const sheet = page.getByRole('article', { name: /^Monthly report: / })
  await expect(sheet.getByRole('region', { name: 'Traffic' }).getByRole('table')).toBeVisible()
  await expect(sheet.getByText(/cobalt/i).first()).toBeVisible()
  expect(await sheet.textContent()).not.toMatch(/parapet(?!\.example)/i)
  await expect(sheet.getByRole('region', { name: 'Consumption' })).toContainText(
    'Your role does not allow you to see this.',
  )
})

test.describe('a reseller', () => {
  test.use({ noise: [/503/] })

  test('gets the reports of all clients as one file, and makes only what failed again', async ({ page }) => {
    await page.route(/\/companies\/412$/, (route) => route.fulfill({ status: 503, json: { detail: 'Down.' } }))
    await enter(page, 'dealer', '/410/report?lang=es')
    await page.getByRole('button', { name: 'For all companies' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reports of all companies' })
    const [first] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      dialog.getByRole('button', { name: 'Make 5 reports' }).click(),
    ])
    await expect(dialog.getByText('Made', { exact: true })).toHaveCount(4)
    await expect(dialog.getByText('Failed: Down.')).toHaveCount(1)
    expect(Object.keys(unzipSync(await readFile(await first.path())))).toHaveLength(4)

    await page.unroute(/\/companies\/412$/)
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    const [second] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      dialog.getByRole('button', { name: 'Make 1 report again' }).click(),
    ])
    await expect(dialog.getByText('Made', { exact: true })).toHaveCount(5)
    expect(sent.filter((path) => /\/companies\/41[1-9]$/.test(path))).toEqual(['/api/v1/companies/412'])
    const files = unzipSync(await readFile(await second.path()))
    expect(Object.keys(files)).toHaveLength(5)
    for (const html of Object.values(files).map((one) => strFromU8(one))) {
      expect(html).toContain('<html lang="es">')
      expect(html).toContain('Informe mensual: mayo de 2026')
    }

    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: /^Jobs/ }).click()
    const tray = page.getByRole('dialog', { name: 'Jobs' })
    await expect(tray.getByText('Partly failed')).toBeVisible()
    await expect(tray.getByText('1 report is missing or incomplete')).toBeVisible()
    await expect(tray.getByText('Done', { exact: true })).toBeVisible()
  })
})
