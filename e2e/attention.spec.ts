import { enter, expect, heading, test, widget } from './support/test.ts'

const tile = 'Needs attention'

for (const [scenario, state, title] of [
  ['stuffing', /Ongoing.*09:40.*also Individual IPs/, /^4xx responses \d+× normal on www/],
  ['origindown', /Ongoing.*10:15/, /^5xx responses \d+× normal on www/],
] as const)
  test.describe(scenario, () => {
    test.use({ sandboxOptions: ['--scenario', scenario] })
    test('appears under Needs attention, with a link to the figures of its time', async ({ page }) => {
      await enter(page, 'admin', '/300')
      const item = widget(page, tile).getByRole('listitem').filter({ hasText: state })
      await item.getByRole('link', { name: title }).click()
      await expect(heading(page)).toHaveText('Analytics')
      await expect(page).toHaveURL(/from=\d+&to=\d+/)
      await expect(page).toHaveURL(scenario === 'stuffing' ? /is\.response=4xx/ : /is\.response=5xx/)
    })
    test('is listed before what is over and before certificates', async ({ page }) => {
      await enter(page, 'admin', '/300')
      const items = widget(page, tile).getByRole('listitem')
      await expect(items.first()).toContainText(/Ongoing|Not responding/)
      const states = (await items.allInnerTexts()).map((text) => /Ongoing|Not responding|Ended|Expire/.exec(text)?.[0])
      const isRunning = (state: string | undefined) => state === 'Ongoing' || state === 'Not responding'
      const running = states.filter(isRunning).length
      expect(running).toBeGreaterThan(1)
      expect(states.slice(0, running).every(isRunning)).toBe(true)
      expect(states.at(-1)).toBe('Ended')
    })
  })

test.describe('baddeploy', () => {
  test.use({ sandboxOptions: ['--scenario', 'baddeploy'] })
  test('appears with its time after it has ended', async ({ page }) => {
    await enter(page, 'admin', '/300')
    await widget(page, tile)
      .getByRole('button', { name: /^Show \d+ more that are over$/ })
      .click()
    const deploy = widget(page, tile).getByRole('listitem').filter({ hasText: '14:05' }).filter({ hasText: 'on www' })
    await expect(deploy).toContainText('Ended')
    await expect(deploy.getByRole('link')).toHaveText(/5xx responses/)
  })
})

test('an expiring certificate and an exceeded limit appear with links to their pages', async ({ page }) => {
  await enter(page, 'admin', '/300')
  const items = widget(page, tile).getByRole('listitem')
  await expect(items.filter({ hasText: 'Exceeded' }).getByRole('link')).toHaveAttribute('href', /\/user\/alerts/)
  const certificate = items.filter({ hasText: 'Certificate of' }).first().getByRole('link')
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await certificate.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  await certificate.click()
  await expect(page).toHaveURL(/autoprovisioning/)
})

test.describe('empty', () => {
  test.use({ sandboxOptions: ['--scenario', 'empty'] })
  test('says that nothing is deployed, never that nothing needs attention', async ({ page }) => {
    await enter(page, 'admin', '/300')
    const items = widget(page, tile).getByRole('listitem')
    await expect(items.filter({ hasText: 'Nothing is deployed' }).getByRole('link')).toHaveAttribute('href', /tab=vcl/)
    await expect(items.filter({ hasText: /Set-up of \d+ sites/ })).toBeVisible()
    await expect(widget(page, tile).getByText('Nothing needs your attention')).toHaveCount(0)
  })
})

test('a user without permission for anomalies, origins and certificates causes no requests for them', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url())
  })
  await enter(page, 'viewer', '/')
  await expect(widget(page, tile)).toBeVisible()
  await expect(
    widget(page, tile)
      .getByText(/Exceeded|Limits/)
      .first(),
  ).toBeVisible()
  expect(refused).toEqual([])
})

for (const [user, board] of [
  ['admin', 'Analytics'],
  ['viewer', 'History'],
] as const)
  test(`the counter of server errors leads ${user} to the error rate on ${board}; Back returns`, async ({ page }) => {
    await enter(page, user, '/300')
    const counter = widget(page, 'Server errors').getByRole('link').first()
    await counter.click()
    await expect(heading(page)).toHaveText(board)
    await expect(page.getByRole('group', { name: 'Filters' })).toContainText('Status code: 5xx')
    await expect(widget(page, 'Error rate').getByRole('heading')).toBeFocused()
    await expect(widget(page, 'Error rate')).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('link', { name: /^From: Home/ })).toBeVisible()
    await page.goBack()
    await expect(counter).toBeFocused()
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('late results appear in full height above the figures', async ({ page }) => {
    const waiting: (() => void)[] = []
    await page.route('**/anomalies?*', async (route) => {
      await new Promise<void>((go) => waiting.push(go))
      await route.continue()
    })
    await page.route('**/sslconfig/**', async (route) => {
      await new Promise<void>((go) => waiting.push(go))
      await route.continue()
    })
    await enter(page, 'admin', '/300')
    await expect(widget(page, 'Hit ratio')).toBeVisible()
    await expect.poll(() => waiting.length).toBe(2)
    for (const go of waiting) go()
    await expect(
      widget(page, tile)
        .getByText(/Certificate of/)
        .first(),
    ).toBeAttached()
    const list = widget(page, tile).getByRole('list')
    expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(2)
    const [above, below] = [await list.boundingBox(), await widget(page, 'Hit ratio').boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  })
})
