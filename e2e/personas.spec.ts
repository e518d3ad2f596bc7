import { enter, expect, heading, notice, type Persona, test, typeCredentials, widget } from './support/test.ts'

const notHired = 'Forbidden Access - Service not hired!'
const notGranted = (service: string) => `You don’t have access to ${service}. Ask a company administrator.`
const noAccess = 'Sorry, you cannot have access to this zone'

interface TurnedAway {
  persona: Persona
  path: string
  says: string
  home: string
}

// §2, §4, §5: one case of each kind of rejection; the whole matrix is a unit test.
const turnedAway: readonly TurnedAway[] = [
  { persona: 'viewer', path: '/300/analytics', says: notGranted('Analytics'), home: '/300' },
  { persona: 'viewer', path: '/analytics', says: notGranted('Analytics'), home: '/300' },
  { persona: 'config', path: '/300/stats', says: notGranted('History'), home: '/300' },
  { persona: 'newcomer', path: '/512/stats', says: notHired, home: '/512' },
  { persona: 'newcomer', path: '/perimetrical', says: noAccess, home: '/512' },
  { persona: 'dealer', path: '/412/analytics', says: notHired, home: '/412' },
  { persona: 'staff', path: '/user/payment', says: noAccess, home: '/4' },
  { persona: 'staff', path: '/user/my-consumption', says: noAccess, home: '/4' },
  { persona: 'staff', path: '/user/invoices', says: noAccess, home: '/4' },
  { persona: 'admin', path: '/user/consumption', says: noAccess, home: '/300' },
  { persona: 'admin', path: '/user/revenue', says: noAccess, home: '/300' },
  { persona: 'viewer', path: '/user/payment', says: noAccess, home: '/300' },
  {
    persona: 'newcomer',
    path: '/user/notifications',
    says: 'This company has no client, so it has no notifications.',
    home: '/512',
  },
]
for (const { persona, path, says, home } of turnedAway) {
  test(`${persona} cannot open ${path}: ${says}`, async ({ page }) => {
    await enter(page, persona, path)
    await expect(notice(page, says)).toBeVisible()
    await expect(page).toHaveURL(home)
  })
}

const opened: readonly { persona: Persona; path: string; title: string }[] = [
  { persona: 'admin', path: '/user/payment', title: 'Billing details' },
  { persona: 'admin', path: '/perimetrical', title: 'Blocked by the WAF' },
  { persona: 'staff', path: '/user/revenue', title: 'Revenue without extras by month' },
  { persona: 'config', path: '/300/staging', title: 'Nothing here reaches your visitors' },
  { persona: 'viewer', path: '/300/invalidation', title: 'Remove outdated content from every cache' },
]
for (const { persona, path, title } of opened) {
  test(`${persona} can open ${path}`, async ({ page }) => {
    await enter(page, persona, path)
    await expect(page.getByRole('main')).toContainText(title)
    await expect(page).toHaveURL(path)
  })
}

test('an unknown URL shows an error and links home', async ({ page }) => {
  await enter(page, 'viewer')
  await page.goto('/300/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('/300/no/such/page')).toBeVisible()
  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(heading(page)).toHaveText('Hi again, Víctor')
})

test("the URL of a foreign company opens the same screen of the user's own, with a warning", async ({ page }) => {
  await enter(page, 'viewer', '/301/stats?range=1d')
  await expect(notice(page, 'You don’t have access to that company. Showing your own instead.')).toBeVisible()
  await expect(page).toHaveURL(/\/300\/stats/)
  await expect(heading(page)).toHaveText('History')
})

test('a viewer sees the pages of their role, and the services to hire', async ({ page }) => {
  await enter(page, 'viewer', '/300/stats')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'History' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Invalidation' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Analytics' })).toHaveCount(0)
  await expect(widget(page, 'Requests per second').getByRole('figure')).toBeVisible()
})

test('a newcomer sees the first steps, and a panel for a service that is not hired', async ({ page }) => {
  await enter(page, 'newcomer')
  await expect(heading(page)).toHaveText('Hi again, newcomer')
  const steps = page.getByRole('region', { name: 'Set up your first site' })
  await expect(steps.getByRole('listitem')).toHaveCount(5)
  await expect(steps.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
  await steps.getByRole('link', { name: 'See services' }).click()
  await expect(page).toHaveURL('/512/company/services')
  await expect(page.getByRole('main')).toContainText('no services hired')
  await page.goto('/512/company/services/analytics')
  const main = page.getByRole('main')
  await expect(heading(page)).toHaveText('Analytics')
  await expect(main).toContainText('Top paths, addresses, agents, countries and referrers with their share')
  await expect(
    main
      .getByRole('link', { name: /Activate Service|Contact Sales Team/ })
      .or(main.getByRole('button', { name: /Activate Service|Contact Sales Team/ })),
  ).toHaveCount(1)
})

test.describe('activating a service', () => {
  test.use({ isOwnWorld: true })

  test('a company administrator activates it, and it opens', async ({ page }) => {
    await enter(page, 'newcomer', '/512/company/services')
    await page.getByRole('button', { name: 'Activate History' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activate History' }).click()
    await expect(notice(page, 'History is active for Nova Startup.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'History' }).click()
    await expect(page).toHaveURL('/512/stats')
    await expect(page.getByText('No sites yet')).toBeVisible()
  })
})

test('a dealer switches between client companies, and is offered the reduced set', async ({ page }) => {
  await enter(page, 'dealer')
  await expect(heading(page)).toHaveText('Companies')
  await page.getByRole('button', { name: /Switch company/ }).click()
  await page.getByRole('combobox', { name: 'Search companies' }).fill('marea')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Search companies' }).press('Enter')
  await expect(page).toHaveURL('/413')
  await expect(page.getByRole('main')).toContainText('Radio Marea')
  await page.goto('/413/company/services')
  await expect(page.getByRole('heading', { name: 'History', level: 3 })).toBeVisible()
  // §6: not visible to dealers.
  for (const hidden of ['Tickets', 'WAF', 'Storage', 'Midtier', 'Under attack mode'])
    await expect(page.getByRole('heading', { name: hidden, exact: true, level: 3 })).toHaveCount(0)
})

test('staff open any company by its id', async ({ page }) => {
  await enter(page, 'staff')
  await page.getByRole('button', { name: /Switch company/ }).click()
  await page.getByRole('combobox', { name: 'Search companies' }).fill('821')
  await page.getByRole('option', { name: /Old Harbor Foods/ }).click()
  await expect(page).toHaveURL('/821')
  await expect(page.getByRole('main')).toContainText('Old Harbor Foods')
})

test('staff impersonate a user, with a permanent notice, and return', async ({ page }) => {
  await enter(page, 'staff', '/4/company/services')
  await page.getByRole('button', { name: 'Account of Sofía Tejada' }).click()
  await page.getByRole('menuitem', { name: 'Act as another user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Act as another user' })
  await expect(dialog.getByRole('combobox', { name: 'User' })).toBeFocused()
  await dialog.getByRole('combobox', { name: 'User' }).click()
  await page
    .getByRole('option', { name: /viewer|Víctor/ })
    .first()
    .click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ticket 4711')
  await dialog.getByRole('button', { name: 'Act as this user' }).click()
  await expect(page.getByText('Sofía, you are acting as Víctor in ')).toBeVisible()
  await expect(heading(page)).toHaveText('Hi again, Víctor')
  await page.goto('/300/analytics')
  await expect(notice(page, notGranted('Analytics'))).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page).toHaveURL('/4/company/services')
  await expect(page.getByRole('dialog', { name: 'You acted as Víctor' })).toContainText('Nothing was changed.')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('you are acting as')).toHaveCount(0)
})

test('impersonation started from the first page opens at the top of home', async ({ page }) => {
  await enter(page, 'staff')
  await expect(heading(page)).toHaveText('Companies')
  await page.getByRole('button', { name: 'Account of Sofía Tejada' }).click()
  await page.getByRole('menuitem', { name: 'Act as another user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Act as another user' })
  await dialog.getByRole('combobox', { name: 'User' }).click()
  await page
    .getByRole('option', { name: /viewer|Víctor/ })
    .first()
    .click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ticket 4711')
  await dialog.getByRole('button', { name: 'Act as this user' }).click()
  await expect(heading(page)).toHaveText('Hi again, Víctor')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(heading(page)).toHaveText('Companies')
})

test.describe('a dialog whose code fails to load', () => {
  test.use({ noise: [/^Failed to load resource: net::ERR_FAILED/] })

  test('shows an error, and opens after a reload', async ({ page }) => {
    await page.route('**/assets/ActAsDialog-*.js', (route) => route.abort())
    await enter(page, 'staff', '/4/company/services')
    const ask = async () => {
      await page.getByRole('button', { name: 'Account of Sofía Tejada' }).click()
      await page.getByRole('menuitem', { name: 'Act as another user' }).click()
    }
    await ask()
    await expect(page.getByText('Couldn’t load this part of the page. Reload')).toBeVisible()
    await page.unroute('**/assets/ActAsDialog-*.js')
    await page.reload()
    await ask()
    await expect(page.getByRole('dialog', { name: 'Act as another user' })).toBeVisible()
  })
})

test('with ten thousand sites home opens, and a site is found and selected in Analytics', async ({ page }) => {
  await enter(page, 'fleet')
  await expect(heading(page)).toHaveText('Hi again, Fermín')
  await expect(page.getByRole('main')).toContainText('10,000 sites')
  await expect(widget(page, 'Hit ratio')).toContainText(/\d\s?%/, { timeout: 60_000 })
  await page.goto('/900/analytics')
  const sites = page.getByRole('combobox', { name: 'Sites' })
  await expect(sites).toContainText('All 10,000 sites')
  await sites.click()
  const dialog = page.getByRole('dialog', { name: 'Sites' })
  await dialog.getByRole('combobox').fill('vigo-00001')
  await dialog.getByRole('option', { name: /vigo-00001/ }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/site=vigo-00001\.fleet\.example/)
  await expect(page.getByText('1 of 10,000 sites')).toBeVisible()
})

test('the login opens the requested page', async ({ page }) => {
  await page.goto('/300/stats?range=1d')
  await expect(page).toHaveURL('/auth/login?redirect=%2F300%2Fstats%3Frange%3D1d')
  await typeCredentials(page, 'viewer')
  await expect(page).toHaveURL('/300/stats?range=1d')
})
