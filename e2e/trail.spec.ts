import type { Page } from '@playwright/test'
import { enter, expect, heading, leadsInNewTab, test, widget } from './support/test.ts'

const trail = (page: Page) => page.getByRole('navigation', { name: 'Where you came from' })
const back = (page: Page) => trail(page).getByRole('link')

test('a figure on home links to its data, and the link back survives a reload and restores the place', async ({
  page,
}) => {
  await enter(page, 'admin', '/300')
  const counter = widget(page, 'Bandwidth').getByRole('link')
  await expect(counter).toBeVisible()
  const figure = (await counter.textContent()) ?? ''
  await page.evaluate(() => scrollTo(0, 60))
  // A press scrolls to its target first.
  await counter.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await counter.click()
  await expect(heading(page)).toHaveText('History')
  await expect(page).toHaveURL(/from=\d+&to=\d+/)
  await expect(back(page)).toContainText('From: Home · Bandwidth')
  await expect(page.getByText('History, page loaded. You came from: Home · Bandwidth')).toBeAttached()
  const number = /^[\d.]+/.exec(figure)?.[0] ?? 'none'
  await expect(widget(page, 'Bandwidth')).toContainText(number)

  await page.getByRole('link', { name: 'Midtier' }).click()
  await expect(page).toHaveURL(/tab=midtier/)
  await expect(back(page)).toContainText('Home')
  await page.reload()
  await expect(back(page)).toContainText('From: Home · Bandwidth')

  expect(await leadsInNewTab(back(page))).toMatch(/\/300$/)
  await expect(heading(page)).toHaveText('History')

  await back(page).click()
  await expect(page).toHaveURL(/\/300$/)
  await expect(counter).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await expect(trail(page)).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Main menu' }).first().getByRole('link', { name: 'History' }).click()
  await expect(heading(page)).toHaveText('History')
  await expect(trail(page)).toHaveCount(0)
})

test('a row of History opens Analytics with range and filters, and is focused again on return', async ({
  page,
  context,
}) => {
  await enter(page, 'admin', '/300/stats?range=24h&is.countrycode=ES')
  const tile = widget(page, 'Requests by site')
  const more = tile.getByRole('button', { name: /^Actions for www\.auroramedia\.example/ })
  const link = page.getByRole('menuitem', { name: 'Open in Analytics' })
  await more.click()
  await expect(link).toHaveAttribute('href', /range=24h&site=www\.auroramedia\.example&is\.countrycode=ES&company=300$/)
  const other = await context.newPage()
  await other.goto(await leadsInNewTab(link))
  await expect(other).toHaveURL(/\/300\/analytics\?/)
  await expect(heading(other)).toHaveText('Analytics')
  await other.close()
  await link.click()
  await expect(heading(page)).toHaveText('Analytics')
  await expect(back(page)).toContainText('From: History · www.auroramedia.example')
  await page.goBack()
  await expect(heading(page)).toHaveText('History')
  await expect(more).toBeFocused()
  await page.goForward()
  await page.getByRole('button', { name: 'Hide where you came from' }).click()
  await expect(trail(page)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(heading(page)).toHaveText('History')
})

test('events are listed beside a chart, by mouse and keyboard, with links to their pages', async ({ page }) => {
  await enter(page, 'admin', '/300/stats')
  const tile = widget(page, 'Requests per second')
  const all = tile.getByRole('button', { name: /^\d+ events?$/ }).last()
  await all.press('Enter')
  const list = page.getByRole('dialog', { name: 'Events: Requests per second' })
  await expect(list.getByRole('columnheader')).toHaveText(['Time', 'What', 'Who'])
  await page.keyboard.press('Escape')
  await expect(all).toBeFocused()
  await tile.getByRole('button', { name: 'Options for Requests per second' }).click()
  await page.getByRole('menuitem', { name: 'List of events' }).click()
  await list.getByRole('link').first().click()
  await expect(back(page)).toContainText('From: History')
})

test.describe('a link that is too long', () => {
  test.use({ isOwnWorld: true })
  test('is stored, and its short link restores the view for everyone who opens it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const agents = Array.from({ length: 40 }, (_, place) => `is.agent=Mozilla%2F5.0+%28X11%3B+Linux%29+number+${place}`)
    const view = `range=24h&${agents.join('&')}`
    await enter(page, 'admin', `/300/stats?${view}`)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('menuitem', { name: 'Same view, live' }).click()
    await expect(page.getByText('Copied to clipboard')).toBeVisible()
    const short = await page.evaluate(() => navigator.clipboard.readText())
    expect(short).toMatch(/\/300\/stats\?shared=\d+-\d+$/)

    await page.goto('/300/analytics')
    await page.goto(short)
    await expect(page.getByRole('group', { name: 'Filters' })).toContainText('number 0')
    await expect.poll(() => new URL(page.url()).searchParams.getAll('is.agent').length).toBe(40)
    await page.goBack()
    await expect(heading(page)).toHaveText('Analytics')

    await page.goto('/300/stats?shared=1-99')
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be opened' })).toContainText('or has expired')
    await page.getByRole('link', { name: 'Open the default view' }).click()
    await expect(widget(page, 'Requests per second')).toBeVisible()

    // A provider that does not store it leaves the long link.
    await page.route('**/shared_url', (route) => route.fulfill({ status: 500, json: { detail: 'down' } }))
    await page.goto(`/300/stats?${view}`)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('menuitem', { name: 'Same view, live' }).click()
    await expect(page.getByText(/The link could not be shortened/)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('number+39')
  })
})
