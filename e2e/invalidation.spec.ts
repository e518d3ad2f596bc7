import type { Page } from '@playwright/test'
import { enter, expect, heading, test, widget } from './support/test.ts'

const lines = (page: Page) => page.getByRole('textbox', { name: /^(URLs|URL)$/ })
const past = (page: Page) => page.getByRole('table', { name: 'Recent invalidations' })
const page1 = 'https://www.auroramedia.example/portada-nueva'
const page2 = 'https://www.auroramedia.example/deportes/nueva'

test.describe('after a bad deploy', () => {
  test.use({ isOwnWorld: true })

  test('its pages are purged, then prefetched as a job that survives a reload', async ({ page }) => {
    await enter(page, 'admin', '/300/invalidation')
    await lines(page).fill(`${page1}\nwww.auroramedia.example/deportes/nueva\nhttps://evil.example/\n${page1}`)
    await expect(page.getByRole('button', { name: 'Line 3: This host is not a site of the company' })).toBeVisible()
    await expect(page.getByText('1 repeated line is left out')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Line 4: The same as line 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Add https:// where it is missing' }).click()
    await page.getByRole('button', { name: 'Purge 2 URLs' }).click()
    await expect(page.getByText('2 lines were accepted.')).toBeVisible()
    await expect(lines(page)).toHaveValue('https://evil.example/')
    const result = page.getByRole('table', { name: 'Result by line' })
    await expect(result.getByRole('row', { name: /portada-nueva/ })).toContainText('Accepted')
    await expect(past(page).getByRole('row', { name: /portada-nueva/ })).toContainText('Purge')

    // A purge sent a moment ago is locked.
    await lines(page).fill(page1)
    await page.getByRole('button', { name: 'Purge 1 URL' }).click()
    await expect(page.getByRole('row', { name: /In progress/ })).toContainText('Try again in a minute')
    await expect(lines(page)).toHaveValue(page1)

    await lines(page).fill(`${page1}?v=2\n${page2}?v=2`)
    await page.getByRole('button', { name: 'Purge 2 URLs' }).click()
    await page.getByRole('button', { name: 'Prefetch them' }).click()
    await expect(heading(page)).toHaveText('Prefetch')
    await expect(lines(page)).toHaveValue(`${page1}?v=2\n${page2}?v=2`)
    await page.getByRole('button', { name: 'Prefetch 2 URLs' }).click()
    const jobs = page.getByRole('table', { name: 'Prefetch', exact: true })
    await expect(jobs.getByRole('row', { name: /portada-nueva/ }).first()).toContainText('Waiting')
    const tray = page.getByRole('button', { name: 'Jobs: 1 running' })
    await expect(tray).toBeVisible()
    await page.reload()
    await tray.click()
    await expect(page.getByRole('link', { name: 'Prefetch of 2 URLs' })).toBeVisible()
  })

  test('a ban of a whole site shows its effect and requires typed confirmation', async ({ page }) => {
    await enter(page, 'admin', '/300/invalidation')
    await page.getByRole('radio', { name: 'Ban' }).check()
    await lines(page).fill('https://www.auroramedia.example/\nhttps://www.auroramedia.example/deportes*')
    await expect(page.getByText('1 line is included in another')).toBeVisible()
    await expect(page.getByText(/In the last hour .* requests matched/)).toBeVisible()
    await page.getByRole('button', { name: 'Ban 1 pattern' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('all of its traffic goes to your origin')
    await dialog.getByRole('textbox').fill('www.auroramedia.example')
    await dialog.getByRole('button', { name: 'Ban 1 pattern' }).click()
    await expect(page.getByText('1 line was accepted.')).toBeVisible()

    await lines(page).fill('https://www.auroramedia.example/deportes/*')
    await page.getByRole('button', { name: 'Ban 1 pattern' }).click()
    await expect(dialog).toContainText('A wildcard removes everything that matches')
    await expect(dialog.getByRole('button', { name: 'Ban 1 pattern' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await lines(page).fill('')

    // Purges over time and around one ban.
    await expect(widget(page, 'Hit ratio over time')).toContainText('average')
    await expect(widget(page, 'Purges')).toContainText(/Bans.*total\s*[1-9]/s)
    await past(page).getByRole('link', { name: 'https://www.auroramedia.example/' }).first().click()
    const drawer = page.getByRole('dialog', { name: 'https://www.auroramedia.example/' })
    await drawer.getByRole('tab', { name: 'Effect' }).click()
    await expect(drawer.getByText('15 minutes before')).toBeVisible()
    await expect(drawer.getByText(/^Hit ratio [\d.]+%,\s[\d.]+k?\sreq\/s\sat your origin$/)).toBeVisible()
    await expect(drawer.getByText('Not available yet: a minute is counted once it has ended.')).toBeVisible()
  })
})

test.describe('in Spanish at 390 px', () => {
  test.use({ isOwnWorld: true, locale: 'es-ES' })

  test('a purge is repeated and edited from the list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/300/invalidation')
    await page.getByLabel('Usuario o correo electrónico').fill('admin')
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('Sandbox-2026')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Invalidación')
    const first = page.getByRole('list', { name: 'Invalidaciones recientes' }).getByRole('listitem').first()
    await first.getByRole('button', { name: /Acciones/ }).click()
    await page.getByRole('menuitem', { name: 'Editar y repetir' }).click()
    await expect(lines(page)).not.toHaveValue('')
  })
})
