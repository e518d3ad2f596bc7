import type { Page } from '@playwright/test'
import { enter, expect, heading, notice, test, widget } from './support/test.ts'

// §4: a 408 with a task continues at the provider. Each test needs its own world, because an answered query is
// cached.
test.use({ sandboxOptions: ['--scenario', 'slow'], isOwnWorld: true })

const waiting = 'Please wait, the query is taking longer than expected...'

const several = /widgets are waiting/

test('slow queries share one notice with the attempt count, and show their figures when done', async ({ page }) => {
  await enter(page, 'admin', '/300/stats')
  const tile = widget(page, 'Bandwidth')
  await expect(page.getByText(several)).toHaveCount(1)
  await expect(page.getByText(/Attempt 1 of 10/)).toHaveCount(1)
  await page.clock.fastForward('00:06')
  await expect(page.getByText(/Attempt 2 of 10/)).toHaveCount(1)
  await page.clock.fastForward('00:11')
  await expect(tile.getByRole('figure', { name: /8 series/ })).toBeVisible()
  await expect(page.getByText(several)).toHaveCount(0)
})

test('one button cancels all queries, also at the provider, and one can be retried', async ({ page }) => {
  const revoked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') revoked.push(new URL(request.url()).pathname)
  })
  await enter(page, 'admin', '/300/stats')
  await expect(page.getByText(several)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const tile = widget(page, 'Bandwidth')
  await expect(tile.getByText('The query was cancelled before it finished.')).toBeVisible()
  await expect.poll(() => revoked.length).toBeGreaterThan(0)
  for (const path of revoked) expect(path).toMatch(/^\/api\/v1\/core\/300\/task-status\/\w+\/$/)
  await tile.getByRole('button', { name: 'Retry' }).click()
  await expect(tile.getByText('The query was cancelled before it finished.')).toHaveCount(0)
  await expect(page.getByText(/Attempt 1 of 10/).first()).toBeVisible()
})

test('no query is repeated when the minute changes while the contract loads', async ({ page }) => {
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
  await expect(page.getByText(/Attempt 1 of 10/)).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(page.getByText(/Attempt 2 of 10/)).toBeVisible()
  const read = page.waitForResponse('**/service_config')
  answer()
  await read
  await page.clock.fastForward('00:11')
  await expect(tile.getByRole('figure', { name: /8 series/ })).toBeVisible()
  expect(revoked).toEqual([])
})

test('queries continue in the background on another page', async ({ page }) => {
  await enter(page, 'admin', '/300/stats')
  const tile = widget(page, 'Bandwidth')
  await expect(page.getByText(several)).toBeVisible()
  await page.getByRole('button', { name: 'Run in background' }).click()
  await expect(page.getByRole('button', { name: 'Run in background' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Company services' }).first().click()
  await expect(heading(page)).toHaveText('Company services')
  await page.clock.fastForward('00:06')
  await page.clock.fastForward('00:11')
  await page.getByRole('link', { name: 'History' }).first().click()
  await expect(tile.getByRole('figure', { name: /8 series/ })).toBeVisible()
})

test('after ten seconds one notice covers all queries', async ({ page }) => {
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

// §4 and §9 hold from the first request: before any code of the product has rendered, too.
test.describe('a first request that is never answered', () => {
  test.use({ sandboxOptions: [], isOwnWorld: false })
  const stuck = (page: Page, call: string) => page.route(call, () => undefined)
  const told = (page: Page) => page.getByRole('status').filter({ hasText: waiting })

  /** Waits until the product has taken over a request of the start script, and measures its time. */
  const isTaken = (page: Page, path: string) =>
    page.waitForFunction((name) => {
      const { config, answers } = Reflect.get(window, 'parapetEarly')
      return name === '/config.json' ? config === undefined : !(name in answers)
    }, path)

  for (const { call, path, name } of [
    { call: '**/api/v2/companies/current_user/', path: '/api/v2/companies/current_user/', name: 'the user' },
    {
      call: '**/api/v2/companies/current_user/company/*',
      path: '/api/v2/companies/current_user/company/300',
      name: 'the company',
    },
  ])
    test(`${name}: is told after ten seconds, fails after two minutes, and can be tried again`, async ({ page }) => {
      await enter(page, 'admin', '/300/company/services')
      await stuck(page, call)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('[data-prerendered]')).toBeAttached()
      await page.clock.fastForward('00:11')
      await expect(told(page)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Reload the page' })).toBeVisible()
      await isTaken(page, path)
      await page.clock.fastForward('02:00')
      await expect(page.getByRole('heading', { name: 'The provider did not respond' })).toBeVisible()
      await expect(told(page)).toHaveCount(0)
      const again = page.waitForRequest(call)
      await page.getByRole('button', { name: 'Try again' }).click()
      await again
      await page.clock.fastForward('00:11')
      await expect(told(page)).toBeVisible()
      await page.clock.fastForward('02:00')
      await expect(told(page)).toHaveCount(0)
      await page.unroute(call)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(heading(page)).toHaveText('Company services')
    })

  test('the configuration: is told after ten seconds, fails after two minutes, and can be tried again', async ({
    page,
  }) => {
    await enter(page, 'admin', '/300/company/services')
    await stuck(page, '**/config.json')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('[data-prerendered]')).toBeAttached()
    await page.clock.fastForward('00:11')
    await expect(told(page)).toBeVisible()
    await isTaken(page, '/config.json')
    await page.clock.fastForward('02:00')
    await expect(page.getByRole('heading', { name: 'The dashboard could not start' })).toBeVisible()
    await page.unroute('**/config.json')
    await page.getByRole('link', { name: 'Reload' }).click()
    await expect(heading(page)).toHaveText('Company services')
  })

  test('the groups: nothing waits for them', async ({ page }) => {
    await enter(page, 'admin', '/300/company/services')
    await stuck(page, '**/api/v1/notifications/groups')
    await page.reload()
    await expect(heading(page)).toHaveText('Company services')
    await page.clock.fastForward('00:11')
    await page.getByRole('link', { name: 'History' }).first().click()
    await expect(heading(page)).toHaveText('History')
    await expect(page.getByText(waiting)).toHaveCount(0)
  })
})
