import type { Page } from '@playwright/test'
import { enter, expect, heading, test } from './support/test.ts'

const zone = '/300/dnsdelegation?domain=7'
const row = (page: Page, name: RegExp) => page.getByRole('table').getByRole('row', { name })
const openTool = async (page: Page, menu: string, tool: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: tool }).click()
}

test.describe('the zone of a domain', () => {
  test.use({ isOwnWorld: true })

  test('a mail template is added, a rejected record is fixed at its field, all changes are applied and undone', async ({
    page,
  }) => {
    await enter(page, 'admin', '/300/dnsdelegation?domain=999')
    await page.getByRole('link', { name: 'All domains' }).click()
    await page.getByRole('link', { name: 'auroramedia.example' }).click()
    await expect(heading(page)).toHaveText('auroramedia.example')

    await openTool(page, 'More', 'Add from a template')
    await page.getByLabel('Verification code').fill('abc')
    await page.getByRole('button', { name: 'Add to the changes' }).click()
    await expect(page.getByText('Enter the complete text: google-site-verification=…')).toBeVisible()
    await page.getByLabel('Verification code').fill('google-site-verification=abc')
    await page.getByRole('button', { name: 'Add to the changes' }).click()
    await expect(page.getByText('5 pending changes')).toBeVisible()
    await expect(row(page, /smtp\.google\.com/)).toContainText('Will be added')
    await expect(row(page, /mx\.backup\.example/)).toContainText('Will be deleted')
    await expect(row(page, /include:_spf\.google\.com -all/)).toContainText('Will be changed')

    await page.getByRole('button', { name: 'Add record' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Name' }).fill('shop')
    await drawer.getByRole('textbox', { name: 'IPv4 address' }).fill('mail.example.com')
    await drawer.getByRole('button', { name: 'Add to the changes' }).click()
    await expect(drawer.getByText('Enter an IPv4 address such as 203.0.113.7.')).toBeVisible()
    await drawer.getByRole('textbox', { name: 'IPv4 address' }).fill('192.0.2.99')
    await drawer.getByRole('button', { name: 'Add to the changes' }).click()
    await expect(drawer.getByText(/allow no other record/)).toBeVisible()
    await drawer.getByRole('textbox', { name: 'Name' }).fill('webmail')
    await drawer.getByRole('button', { name: 'Add to the changes' }).click()
    await expect(page.getByText('6 pending changes')).toBeVisible()

    // What waits survives a reload.
    await page.reload()
    await expect(page.getByText('6 pending changes')).toBeVisible()
    await page.getByRole('button', { name: 'Review and apply' }).click()
    await expect(page.getByRole('region', { name: 'Difference' })).toContainText('MX 1 smtp.google.com.')
    await page.getByRole('button', { name: 'Apply 6 changes' }).click()
    await expect(page.getByText('6 changes were applied.')).toBeVisible()
    await expect(row(page, /mx\.backup\.example/)).toHaveCount(0)
    await expect(row(page, /smtp\.google\.com/)).not.toContainText('Will be')

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('6 changes were applied.')).toBeVisible()
    await expect(row(page, /mx\.backup\.example/)).toBeVisible()
    await expect(row(page, /smtp\.google\.com/)).toHaveCount(0)
    await page.reload()
    await expect(row(page, /mx\.backup\.example/)).toBeVisible()
    await expect(row(page, /smtp\.google\.com/)).toHaveCount(0)

    // The last applied changes can still be undone, after a look at them.
    await openTool(page, 'More', 'Undo the last applied changes')
    await expect(page.getByRole('region', { name: 'Difference' })).toContainText('MX 1 smtp.google.com.')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('6 pending changes')).toBeVisible()
    await page.getByRole('button', { name: 'Discard all' }).click()
    await expect(page.getByText('6 pending changes')).toHaveCount(0)
  })

  test('changes rejected by the provider stay pending, and the others are applied', async ({ page }) => {
    await enter(page, 'admin', zone)
    await openTool(page, 'More', 'Import records')
    await page.getByLabel('Contents').fill('ok 300 IN A 192.0.2.7\nbad 300 IN A 192.0.2.8\nworse 300 IN A mail\n')
    await expect(page.getByRole('button', { name: /^Line 3: Enter an IPv4 address/ })).toBeVisible()
    await page.getByRole('button', { name: 'Import 2 records' }).click()
    await page.route('**/record/', async (route) => {
      if (!route.request().postData()?.includes('"bad"')) return route.continue()
      await route.fulfill({ status: 400, json: { value: ['This address is reserved.'] } })
    })
    await page.getByRole('button', { name: 'Review and apply' }).click()
    await page.getByRole('button', { name: 'Apply 2 changes' }).click()
    await expect(page.getByText('1 change was applied. 1 was refused and still waits.')).toBeVisible()
    await expect(row(page, /192\.0\.2\.8/)).toContainText('This address is reserved.')
    await expect(row(page, /192\.0\.2\.7/)).not.toContainText('Will be')
    await expect(page.getByText('1 pending change')).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })
})

test.describe('in Spanish at 390 px', () => {
  test.use({ isOwnWorld: true, locale: 'es-ES' })

  test('a record is changed in the zone file', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(zone)
    await page.getByLabel('Usuario o correo electrónico').fill('admin')
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('Sandbox-2026')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Archivo de zona' }).click()
    const text = page.getByRole('textbox', { name: 'Archivo de zona' })
    await expect(text).toHaveValue(/shops\.partner\.example/)
    await text.fill((await text.inputValue()).replace('192.0.2.25', '192.0.2.26'))
    await page.getByRole('button', { name: 'Añadir a los cambios pendientes' }).click()
    await expect(page.getByText('1 cambio pendiente')).toBeVisible()
    await page.getByRole('button', { name: 'Revisar y aplicar' }).click()
    await page.getByRole('button', { name: 'Aplicar 1 cambio' }).click()
    await expect(page.getByText('Se aplicó 1 cambio.')).toBeVisible()
  })
})
