import { enter, expect, heading, test } from './support/test.ts'

test.describe('logs', () => {
  test.use({ isOwnWorld: true })

  test('a failing log destination is fixed, and its secret is never shown', async ({ page }) => {
    await enter(page, 'admin', '/300/logs')
    await page.getByRole('button', { name: 'New destination' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('radio', { name: 'FTP', exact: true }).check()
    await drawer.getByRole('textbox', { name: 'Host' }).fill('ftp://backup.invalid')
    await drawer.getByRole('textbox', { name: 'User' }).fill('cdn')
    await drawer.getByLabel(/^Password/).fill('s3cret-of-ours')
    await drawer.getByRole('textbox', { name: 'Path' }).fill('/%Y/%H')
    await expect(drawer.getByText('/2026/09/2026061509-300-ES-1f3870be.log.gz')).toBeVisible()
    await drawer.getByRole('button', { name: 'Create' }).click()
    await expect(drawer.getByText('Enter a host name or an address, without a scheme.').first()).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('s3cret-of-ours')
    await drawer.getByRole('textbox', { name: 'Host' }).fill('backup.invalid')
    await drawer.getByRole('button', { name: 'Create' }).click()
    // A saved destination is tested at once.
    await expect(drawer.getByText('The destination is not reachable')).toBeVisible()
    await expect(drawer.getByText('Could not resolve backup.invalid.').first()).toBeVisible()
    await drawer.getByRole('tab', { name: 'Edit' }).click()
    await expect(drawer.getByLabel(/^Password/)).toHaveValue('')
    await expect(drawer.getByText('Leave empty to keep the stored value.', { exact: false })).toBeVisible()
    await drawer.getByRole('textbox', { name: 'Host' }).fill('backup.example')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(drawer.getByText('The destination is reachable')).toBeVisible()
    await expect(drawer.getByText('After 11:00, when the hour is complete')).toBeVisible()
    await page.keyboard.press('Escape')

    const row = page.getByRole('row', { name: /backup/ })
    await expect(row).toContainText('Delivering')
    for (const [action, state] of [
      ['Pause', 'Paused'],
      ['Resume', 'Delivering'],
    ] as const) {
      await row.getByRole('button').click()
      await page.getByRole('menuitem', { name: action }).click()
      await expect(row).toContainText(state)
    }
  })

  test('an IP address is allowed to read the stream, and the archive is downloaded', async ({ page }) => {
    await enter(page, 'admin', '/300/streaming-logs')
    await page.getByRole('button', { name: 'New address' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Address' }).fill('192.0.2.0/24')
    await page.keyboard.press('Control+Enter')
    await expect(drawer.getByText('Enter a single address, not a network.').first()).toBeVisible()
    await drawer.getByRole('textbox', { name: 'Address' }).fill('10.0.0.7')
    await expect(drawer.getByText(/not reachable from the internet/).first()).toBeVisible()
    await drawer.getByRole('button', { name: 'Use the address of this browser, 203.0.113.7' }).click()
    await page.keyboard.press('Control+Enter')
    const row = page.getByRole('row', { name: /203\.0\.113\.7/ })
    await expect(row).toContainText('Pending: takes about five minutes')
    await page.getByRole('button', { name: 'New address' }).click()
    await expect(drawer.getByRole('textbox', { name: 'Address' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: /Use the address/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Connect' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the archive' }).click()
    expect((await download).suggestedFilename()).toBe('c300.zip')
    await page.getByRole('tab', { name: 'Vector' }).click()
    await expect(page.getByText('topics = ["c300"]')).toBeVisible()
    await expect(page.getByText('tls.ca_file = "transparentcdnCA.pem"')).toBeVisible()
    await page.getByText('What is in the archive').click()
    await expect(page.getByText('transparentcdnCA.pem', { exact: true })).toBeVisible()
  })
})

test.describe('in Spanish at 390 px', () => {
  test.use({ locale: 'es-ES', viewport: { width: 390, height: 844 } })

  test('a log line is parsed into its fields', async ({ page }) => {
    await page.goto('/300/logs?view=format')
    await page.getByLabel('Usuario o correo electrónico').fill('admin')
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('Sandbox-2026')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Registros básicos')
    const line = page.getByRole('textbox', { name: 'Línea del registro' })
    await line.fill((await line.inputValue()).replace('TCDN-OK', 'TCDN-BENG-502'))
    await expect(page.getByText(/Su origen respondió con este error/).first()).toBeVisible()
    await line.fill('otra cosa')
    await expect(page.getByText('Esta línea no tiene los 21 campos del registro de entrega.')).toBeVisible()
  })
})
