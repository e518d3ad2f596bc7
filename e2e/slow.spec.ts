import { enter, expect, heading, notice, test, widget } from './support/test.ts'

// §4: a 408 with a task continues at the provider. Each test needs its own world, because an answered query is
// cached.
test.use({ sandboxOptions: ['--scenario', 'slow'], isOwnWorld: true })

const waiting = 'Please wait, the query is taking longer than expected...'

test('queries that take long say so, count, and end with their figures', async ({ page }) => {
  await enter(page, 'admin', '/300/stats')
  const tile = widget(page, 'Bandwidth')
  await expect(tile.getByText(/Attempt 1 of 10/)).toBeVisible()
  await expect(tile.getByText(waiting)).toBeVisible()
  await page.clock.fastForward('00:06')
  await expect(tile.getByText(/Attempt 2 of 10/)).toBeVisible()
  await page.clock.fastForward('00:11')
  await expect(tile.getByRole('figure', { name: /8 series/ })).toBeVisible()
  await expect(tile.getByText(waiting)).toHaveCount(0)
})

test('one is cancelled at the provider, too, and asked again; its neighbours go on', async ({ page }) => {
  const revoked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') revoked.push(new URL(request.url()).pathname)
  })
  await enter(page, 'admin', '/300/stats')
  const tile = widget(page, 'Hit ratio over time')
  await tile.scrollIntoViewIfNeeded()
  await tile.getByRole('button', { name: 'Cancel' }).click()
  await expect(tile.getByText('The query was cancelled before it finished.')).toBeVisible()
  expect(revoked).toEqual([expect.stringMatching(/^\/api\/v1\/core\/300\/task-status\/\w+\/$/)])
  await expect(widget(page, 'Requests by site').getByText(/Attempt 1 of 10/)).toBeVisible()
  await tile.getByRole('button', { name: 'Retry' }).click()
  await expect(tile.getByText(/Attempt 1 of 10/)).toBeVisible()
})

test('a minute that turns while the contract is being read asks nothing twice', async ({ page }) => {
  const revoked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') revoked.push(request.url())
  })
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/service_config', async (route) => {
    await held
    await route.continue()
  })
  await enter(page, 'admin', '/300/stats')
  const tile = widget(page, 'Bandwidth')
  await expect(tile.getByText(/Attempt 1 of 10/)).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(tile.getByText(/Attempt 2 of 10/)).toBeVisible()
  const read = page.waitForResponse('**/service_config')
  answer()
  await read
  await page.clock.fastForward('00:11')
  await expect(tile.getByRole('figure', { name: /8 series/ })).toBeVisible()
  expect(revoked).toEqual([])
})

test('one goes on in the background while its reader is elsewhere', async ({ page }) => {
  await enter(page, 'admin', '/300/stats')
  const tile = widget(page, 'Bandwidth')
  await tile.getByRole('button', { name: 'Run in background' }).click()
  await expect(tile.getByText('Running in the background. You can leave this page.')).toBeVisible()
  await page.getByRole('link', { name: 'Company services' }).first().click()
  await expect(heading(page)).toHaveText('Company services')
  await page.clock.fastForward('00:06')
  await page.clock.fastForward('00:11')
  await page.getByRole('link', { name: 'History' }).first().click()
  await expect(tile.getByRole('figure', { name: /8 series/ })).toBeVisible()
})

test('after ten seconds one notice stands for all of them', async ({ page }) => {
  await enter(page, 'admin', '/300/company/services')
  await page.route('**/api/v1/statistics/**', () => undefined)
  await page.getByRole('link', { name: 'History' }).first().click()
  await expect(heading(page)).toHaveText('History')
  await page.clock.fastForward('00:11')
  const told = page.locator('[role=status], [role=alert]').filter({ has: notice(page, waiting) })
  await expect(told.first()).toBeVisible()
  await page.clock.fastForward('00:02')
  await expect(told).toHaveCount(1)
})
