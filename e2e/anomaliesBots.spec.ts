import type { Page } from '@playwright/test'
import { enter, expect, heading, test } from './support/test.ts'

const drawer = (page: Page) => page.getByRole('dialog')

test('anomalies: a filtered one is shown with the traffic around it, and explained in Analytics', async ({ page }) => {
  await enter(page, 'admin', '/300/analytics')
  await page.getByRole('link', { name: 'Anomalies' }).click()
  await expect(heading(page)).toHaveText('Anomaly detection')
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: '5xx responses' }).click()
  await expect(page).toHaveURL(/f\.type=status_code/)
  const row = page.getByRole('row', { name: /5xx responses.*www\.auroramedia\.example/ }).first()
  await expect(row).toContainText('×')
  await row.getByRole('link').click()
  await expect(drawer(page)).toContainText('Usual value')
  await expect(drawer(page).getByRole('figure').first()).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Explain this change' }).click()
  await expect(page).toHaveURL(/\/300\/analytics\?from=\d+&to=\d+&site=www\.auroramedia\.example/)
  await expect(drawer(page)).toContainText('5xx responses, www.auroramedia.example')
  await expect(drawer(page)).toContainText('of the difference')
})

test.describe('thresholds', () => {
  test.use({ isOwnWorld: true })

  test('are created beside the real traffic with a reaction, deactivated and deleted', async ({ page }) => {
    await enter(page, 'admin', '/300/anomalydetection?view=thresholds')
    await expect(page.getByRole('progressbar', { name: '3 of 8 sites watched' })).toBeVisible()
    await page.getByRole('button', { name: 'New thresholds' }).click()
    const form = drawer(page)
    await form.getByRole('button', { name: 'Create' }).click()
    await expect(form.getByText('Choose a site.').first()).toBeVisible()
    await form.getByRole('combobox', { name: 'Site' }).click()
    await page.getByRole('option', { name: 'tienda.auroramedia.example' }).click()
    await expect(form.getByText(/Last 24 hours: mean/).first()).toBeVisible()
    await form
      .getByRole('button', { name: /^Use the proposal: Fewest requests/ })
      .first()
      .click()
    await expect(form.getByText(/These values would have reported/).first()).toBeVisible()
    await form.getByRole('group', { name: '5xx responses' }).getByRole('checkbox', { name: 'Slack' }).check()
    await form.getByRole('button', { name: 'Create' }).click()
    await expect(form.getByText('Fill in this field.').first()).toBeVisible()
    await form.getByLabel('Webhook').fill('https://hooks.example.com/a')
    await form.getByRole('button', { name: 'Create' }).click()
    await expect(form).toBeHidden()
    const row = page.getByRole('row', { name: /tienda\.auroramedia\.example/ })
    await expect(row).toContainText('Slack')
    await expect(page.getByRole('progressbar', { name: '4 of 8 sites watched' })).toBeVisible()
    await row.getByRole('button', { name: /Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    await expect(row).toContainText('Not active')
    await expect(page.getByRole('progressbar', { name: '3 of 8 sites watched' })).toBeVisible()
    await row.getByRole('button', { name: /Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(row).toHaveCount(0)
  })
})

test.describe('a type of anomaly', () => {
  test.use({ isOwnWorld: true })

  test('is not watched any more from one of its anomalies on, until that is undone', async ({ page }) => {
    const watched = async () => {
      await page.getByRole('link', { name: 'Thresholds and reactions' }).click()
      return page.getByRole('table', { name: 'Thresholds' }).getByRole('row', { name: /www\.auroramedia\.example/ })
    }
    await enter(page, 'admin', '/300/anomalydetection')
    await page
      .getByRole('row', { name: /Response time.*www\.auroramedia\.example/ })
      .first()
      .getByRole('link')
      .click()
    await drawer(page).getByRole('link', { name: 'Edit thresholds' }).click()
    await expect(drawer(page).getByRole('switch', { name: 'Watch: Response time' })).toBeFocused()
    await page.goBack()
    await drawer(page).getByRole('button', { name: 'Stop watching Response time' }).click()
    await expect(drawer(page)).toBeHidden()
    const row = await watched()
    await expect(row).toContainText('Hit ratio')
    await expect(row).not.toContainText('Response time')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('Response time')
  })
})

test.describe('bots', () => {
  test.use({ isOwnWorld: true })

  test('scores, token and lists of a site are changed', async ({ page }) => {
    await enter(page, 'admin', '/300/botmitigation')
    await page.getByRole('link', { name: 'www.auroramedia.example' }).click()
    const risk = drawer(page).getByRole('spinbutton', { name: 'Minimum risk', exact: true })
    await risk.fill('120')
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(drawer(page).getByText('Enter a whole number within the range below.').first()).toBeVisible()
    await risk.fill('75')
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /www\.auroramedia\.example/ })).toContainText('75')

    await page.getByRole('link', { name: 'api.auroramedia.example' }).click()
    await drawer(page).getByRole('tab', { name: 'Token and script' }).click()
    const script = drawer(page).getByRole('textbox', { name: 'Script for the head of the pages' })
    await expect(script).toHaveValue(/sandbox-300-/)
    await drawer(page).getByRole('button', { name: 'Replace token' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace token' }).click()
    await expect(script).not.toHaveValue(/sandbox-300-/)

    await page.goto('/300/botmitigation?view=actions')
    await page.getByRole('link', { name: 'api.auroramedia.example' }).click()
    await expect(drawer(page).getByRole('textbox', { name: 'Header in your VCL' })).toHaveValue(
      'TCDN-BM-Action: jschallenge@90;70;vt',
    )
    await drawer(page).getByRole('radio', { name: 'Let through' }).check()
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /api\.auroramedia\.example/ })).toContainText('Let through')

    await page.goto('/300/botmitigation?view=lists')
    await page.getByRole('combobox', { name: 'Site' }).click()
    await page.getByRole('option', { name: 'api.auroramedia.example' }).click()
    const payments = page.getByRole('switch', { name: /Payment services/ })
    await payments.click()
    await page.reload()
    await expect(payments).toBeChecked()
    await expect(page.getByRole('table', { name: 'Own lists' })).toContainText('Office')
  })
})
