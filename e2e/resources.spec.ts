import type { Page } from '@playwright/test'
import { enter, expect, heading, test, typeCredentials } from './support/test.ts'

const drawer = (page: Page) => page.getByRole('dialog')
const leaving = (page: Page) => page.getByRole('alertdialog')

async function startSafeRoute(page: Page) {
  await enter(page, 'admin', '/300/saferoutes')
  await page.getByRole('button', { name: 'New safe route' }).click()
  await drawer(page).getByLabel('Name').fill('Smoke test')
}

test.describe('a safe route', () => {
  test.use({ isOwnWorld: true })

  test('is created by keyboard, changed, disabled, deleted and restored', async ({ page }) => {
    await startSafeRoute(page)
    await page.keyboard.press('Control+Enter')
    await expect(drawer(page).getByText('Choose a site.').first()).toBeVisible()
    await expect(drawer(page).getByLabel('Name')).toHaveValue('Smoke test')
    await drawer(page).getByRole('combobox', { name: 'Site' }).click()
    await page.getByRole('option').first().click()
    await drawer(page).getByLabel('Path').fill('/checkout')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('“Smoke test” was created.')).toBeVisible()
    const row = page.getByRole('row', { name: /Smoke test/ })
    await expect(row).toContainText('/checkout')

    await row.getByRole('link', { name: 'Smoke test' }).click()
    await drawer(page).getByLabel('Description').fill('Until the release')
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('“Smoke test” was saved.')).toBeVisible()
    await row.getByRole('link', { name: 'Smoke test' }).click()
    await drawer(page).getByLabel('Path').fill('/cart')
    await drawer(page).getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('/cart')
    await row.getByRole('link', { name: 'Smoke test' }).click()
    await drawer(page).getByRole('tab', { name: 'History' }).click()
    const last = drawer(page).getByRole('list', { name: 'History' }).getByRole('listitem').first()
    await expect(last).toContainText('Path: /cart (before: /checkout)')
    const first = drawer(page).getByRole('list', { name: 'History' }).getByRole('listitem').last()
    await expect(first).toContainText(/Site: [a-z]+\.auroramedia\.example/)
    await expect(first).toContainText('Cookie lifetime: 1 hour')
    await expect(last).not.toContainText('Until the release')
    await page.keyboard.press('Escape')

    await row.getByRole('button', { name: /Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    await expect(row).toContainText('Not active')

    await row.getByRole('button', { name: /Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await leaving(page).getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toBeVisible()
  })
})

test.describe('an edit conflict', () => {
  test.use({ isOwnWorld: true, noise: [/status of 4(09|12)/] })

  test('is shown in the drawer, keeps the typed values, and can be saved again', async ({ page }) => {
    const answers = [412, 409]
    await page.route('**/safe_route/*/', (route) => {
      const status = route.request().method() === 'PUT' ? answers.shift() : undefined
      return status ? route.fulfill({ status, json: {} }) : route.continue()
    })
    await enter(page, 'admin', '/300/saferoutes?open=5')
    const description = drawer(page).getByLabel('Description')
    await description.fill('Until the release')
    const save = drawer(page).getByRole('button', { name: 'Save' })
    await save.click()
    await expect(drawer(page).getByText(/Someone else saved this after you opened it/)).toBeVisible()
    await expect(description).toHaveValue('Until the release')
    await save.click()
    await expect(drawer(page).getByText(/This conflicts with data that already exists/)).toBeVisible()
    await save.click()
    await expect(page.getByText(/” was saved\./)).toBeVisible()
  })
})

test('a running job is cancelled in the tray, and stays cancelled on other pages and after a reload', async ({
  page,
}) => {
  await page.route('**/companies/300/lists/?*limit=1000*', () => undefined)
  await enter(page, 'admin', '/300/iplists')
  await page.getByRole('button', { name: 'Table options' }).click()
  await page.getByRole('menuitem', { name: /Download CSV/ }).click()
  await page.getByRole('button', { name: 'Jobs: 1 running' }).click()
  const tray = page.getByRole('dialog', { name: 'Jobs' })
  await tray.getByRole('button', { name: 'Cancel' }).click()
  await expect(tray).toContainText('Cancelled')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Safe routes' }).click()
  await expect(page.getByRole('button', { name: 'Jobs: 1 ended' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Jobs: 1 ended' }).click()
  await expect(tray).toContainText('CSV of IP lists')
  await expect(tray).toContainText('Cancelled')
})

test('one click is enough on a control below a field that becomes invalid', async ({ page }) => {
  await startSafeRoute(page)
  const name = drawer(page).getByLabel('Name')
  await name.fill('')
  const active = drawer(page).getByRole('switch', { name: 'Active' })
  await expect(active).toBeChecked()
  await active.click()
  await expect(drawer(page).getByText('Enter a name.')).toBeVisible()
  await expect(active).not.toBeChecked()
})

test.describe('unsaved changes', () => {
  test('in a drawer need confirmation before Escape and Back', async ({ page }) => {
    await startSafeRoute(page)
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await leave()
      await expect(leaving(page)).toContainText('Leave without saving?')
      await leaving(page).getByRole('button', { name: 'Cancel' }).click()
      // The next key would go to the dialog that is closing.
      await expect(leaving(page)).toHaveCount(0)
      await expect(drawer(page).getByLabel('Name')).toHaveValue('Smoke test')
    }
    await page.keyboard.press('Escape')
    await leaving(page).getByRole('button', { name: 'Leave without saving' }).click()
    await expect(drawer(page)).toHaveCount(0)
  })

  test('in a page need confirmation before menu, link, company switch, palette, logout, Back and closing the tab', async ({
    page,
  }) => {
    await enter(page, 'admin', '/300')
    await page.getByRole('link', { name: 'Profile' }).click()
    const name = page.getByLabel('First name')
    await name.fill('Augusta')
    const ways: Record<string, () => Promise<unknown>> = {
      menu: () => page.getByRole('link', { name: 'History' }).first().click(),
      link: () => page.locator('main').getByRole('link', { name: 'Home' }).click(),
      company: async () => {
        await page.getByRole('button', { name: 'Company: Aurora Media. Switch company' }).click()
        await page.getByRole('option', { name: /Aurora Shops/ }).click()
      },
      palette: async () => {
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox').fill('Analytics')
        await page.keyboard.press('Enter')
      },
      logout: async () => {
        await page.getByRole('button', { name: /Ada/ }).click()
        await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
      },
      back: () => page.goBack(),
    }
    for (const [way, leave] of Object.entries(ways)) {
      await leave()
      await expect(leaving(page), way).toContainText('Leave without saving?')
      await leaving(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(leaving(page)).toHaveCount(0)
      await expect(name, way).toHaveValue('Augusta')
      await expect(page).toHaveURL('/user/profile')
    }
    const asked = page.waitForEvent('dialog')
    const closed = page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await closed
    await expect(name).toHaveValue('Augusta')
  })

  test('survive an idle logout for the same user', async ({ page }) => {
    await startSafeRoute(page)
    await page.clock.fastForward('01:00:05')
    await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
    await typeCredentials(page, 'admin')
    await expect(drawer(page).getByLabel('Name')).toHaveValue('Smoke test')
    await expect(drawer(page).getByText('Restored your unsaved changes.')).toBeVisible()
  })

  test('are restored as a draft after a reload, and can be discarded', async ({ page }) => {
    await startSafeRoute(page)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(drawer(page).getByLabel('Name')).toHaveValue('Smoke test')
    await expect(drawer(page).getByText('Restored your unsaved changes.')).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(drawer(page).getByLabel('Name')).toHaveValue('')
  })
})

test.describe('an IP list', () => {
  test.use({ isOwnWorld: true })

  test("shows the provider's errors by line at its field", async ({ page }) => {
    await enter(page, 'admin', '/300/iplists')
    await page.getByRole('button', { name: 'New IP list' }).click()
    await drawer(page).getByRole('textbox', { name: 'Name' }).fill('office')
    await drawer(page)
      .getByRole('textbox', { name: 'Addresses and networks' })
      .fill(`203.0.113.9\n198.51.100.0/24 # ${'x'.repeat(301)}`)
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(
      drawer(page)
        .getByText(/^2: Not accepted/)
        .first(),
    ).toBeVisible()
    await drawer(page).getByRole('textbox', { name: 'Addresses and networks' }).fill('203.0.113.9 # door')
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(
      drawer(page)
        .getByText(/already exists/)
        .first(),
    ).toBeVisible()
    await drawer(page).getByRole('textbox', { name: 'Name' }).fill('door')
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('“door” was created.')).toBeVisible()
  })

  test('is found by a contained address, at 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page, 'admin', '/300/iplists')
    await expect(heading(page)).toHaveText('IP lists')
    await page.goto('/300/iplists?q=198.51.100.7')
    await expect(page.getByRole('listitem').filter({ hasText: 'partners' })).toBeVisible()
  })
})

test.describe('a forbidden action shows the reason and who can change it', () => {
  test.use({ isOwnWorld: true })

  const purged = async (page: Page) => {
    const lines = page.getByRole('textbox', { name: 'URLs' })
    await lines.fill((await lines.getAttribute('placeholder')) ?? '')
    await page.getByRole('button', { name: 'Purge 1 URL' }).click()
    return page.getByRole('button', { name: 'Prefetch them' })
  }

  test('to a viewer without a role for it', async ({ page }) => {
    await enter(page, 'viewer', '/300/invalidation')
    const prefetch = await purged(page)
    await expect(prefetch).toBeDisabled()
    await expect(prefetch).toHaveAccessibleDescription(
      'None of your roles in Aurora Media includes Prefetching cache. Ask someone who manages the users of the company.',
    )
  })

  test('to a dealer whose company has not hired it', async ({ page }) => {
    await enter(page, 'dealer', '/410/invalidation')
    await expect(await purged(page)).toHaveAccessibleDescription(
      /has not hired Prefetching cache\. You can activate it under Services\./,
    )
  })

  test('to a config administrator, since only administrators may use it', async ({ page }) => {
    await enter(page, 'config', '/300/dnsdelegation')
    await page
      .getByRole('button', { name: /Actions/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Details' }).click()
    await drawer(page).getByRole('tab', { name: 'History' }).click()
    await expect(drawer(page).getByText('You cannot see the history')).toBeVisible()
    await expect(
      drawer(page).getByText(
        'Only administrators of Aurora Media can do this. Ask someone who manages the users of the company.',
      ),
    ).toBeVisible()
  })
})

test('a link opens an IP list of another page of the table, and its copy has the same addresses', async ({ page }) => {
  await enter(page, 'admin', '/300/iplists?rows=5&open=7')
  await expect(drawer(page)).toHaveAccessibleName('scrapers')
  await expect(drawer(page).getByRole('textbox', { name: 'Addresses and networks' })).toHaveValue(/\n/)
  await page.goto('/300/iplists?rows=5&open=copy-7')
  await expect(drawer(page).getByRole('textbox', { name: 'Addresses and networks' })).toHaveValue(/\n/)
  await page.goto('/300/iplists?open=4711')
  await expect(drawer(page).getByText('Not in this list')).toBeVisible()
})
