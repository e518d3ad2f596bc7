import { enter, expect, heading, test } from './support/test.ts'

test.use({ noise: [/net::ERR_|dynamically imported module|preload CSS|Failed to load module script/] })

const banner = 'No connection. The page you chose opens when the connection is back.'

test('offline, a page whose code is not loaded waits for the connection, and the open page stays', async ({
  page,
  context,
}) => {
  await enter(page, 'admin', '/300/company/services')
  await expect(page.getByRole('link', { name: 'IP lists' }).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'IP lists' }).first().click()
  await expect(page.getByText(banner)).toBeVisible()
  await expect(heading(page)).toHaveText('Company services')
  await expect(page).toHaveURL(/\/300\/company\/services$/)
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('IP lists')
  await expect(page).toHaveURL(/\/300\/iplists$/)
})

test('who does not want to wait stays', async ({ page, context }) => {
  await enter(page, 'admin', '/300/company/services')
  await expect(page.getByRole('link', { name: 'IP lists' }).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'IP lists' }).first().click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByText(banner)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/300\/company\/services$/)
  await page.getByRole('link', { name: 'IP lists' }).first().click()
  await expect(heading(page)).toHaveText('IP lists')
})

for (const [name, answer] of [
  ['answers 404', { status: 404, body: 'Not found' }],
  ['answers a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Parapet</title>' }],
] as const)
  test(`a newer version is blamed when the server ${name} for the code`, async ({ page }) => {
    // The screens of errors are in the file that the shell loads once the page has rendered.
    const errorScreens = page.waitForResponse(/shellStatus-[\w-]+\.js/)
    await enter(page, 'admin', '/300/company/services')
    await expect(page.getByRole('link', { name: 'IP lists' }).first()).toBeVisible()
    await errorScreens
    await page.route('**/assets/*', (route) => route.fulfill(answer))
    await page.getByRole('link', { name: 'IP lists' }).first().click()
    await expect(heading(page)).toHaveText('A new version is available')
  })
