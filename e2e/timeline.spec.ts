import type { Locator, Page } from '@playwright/test'
import { counted } from './support/effort.ts'
import { enter, expect, heading, test, widget } from './support/test.ts'

// The version that went live at 14:03 of the day before breaks the checkout from 14:05 on.
test.use({ sandboxOptions: ['--scenario', 'baddeploy'] })

const drawer = (page: Page, name: string | RegExp = /./): Locator => page.getByRole('dialog', { name })
const errors = (page: Page): Locator => widget(page, 'Error rate')
const version = /^Version \d+ deployed: New origin for the checkout$/

async function openErrors(page: Page, by: ReturnType<typeof counted>): Promise<void> {
  await enter(page, 'admin', '/300')
  await by.click(widget(page, 'Needs attention').getByRole('button', { name: /^Show \d+ more that are over$/ }))
  await by.click(
    widget(page, 'Needs attention').getByRole('listitem').filter({ hasText: '14:05' }).getByRole('link').first(),
  )
  await expect(heading(page)).toHaveText('Analytics')
}

async function expectDifference(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/300\/autoprovisioning\?tab=vcl&open=\d+&panel=version&compare=\d+\.\.\d+/)
  await expect(drawer(page).getByText(/^From version \d+ to \d+$/)).toBeVisible()
  await expect(drawer(page).getByText('# The checkout goes to the new origin.').first()).toBeVisible()
}

test('“5xx rose” leads from home to the difference of the deployment in 4 clicks', async ({ page }) => {
  const by = counted()
  await openErrors(page, by)
  await by.click(
    errors(page)
      .getByRole('button', { name: /^(\d+ events|Version \d+ deployed)/ })
      .first(),
  )
  await by.click(drawer(page).getByRole('link', { name: version }))
  await expectDifference(page)
  expect(by.clicks()).toBe(4)
})

test('“5xx rose” on home is explained at once, and leads to the difference of the deployment in 3 clicks', async ({
  page,
}) => {
  const by = counted()
  await enter(page, 'admin', '/300')
  const attention = widget(page, 'Needs attention')
  await by.click(attention.getByRole('button', { name: /^Show \d+ more that are over$/ }))
  await by.click(
    attention
      .getByRole('listitem')
      .filter({ hasText: '14:05' })
      .getByRole('button', { name: /^Explain this change: / })
      .first(),
  )
  await expect(heading(page)).toHaveText('Analytics')
  const happened = drawer(page, 'Explain this change').getByRole('region', { name: 'What else happened around then' })
  await by.click(happened.getByRole('link', { name: 'Difference' }))
  await expectDifference(page)
  expect(by.clicks()).toBe(3)
})

test('Explain shows the deployment before the rise with both times, and leads to its difference', async ({ page }) => {
  const by = counted()
  await openErrors(page, by)
  await by.click(errors(page).getByRole('button', { name: 'Options for Error rate' }))
  await by.click(page.getByRole('menuitem', { name: 'Explain this change' }))
  const happened = drawer(page, 'Explain this change').getByRole('region', { name: 'What else happened around then' })
  await expect(happened).toContainText('The rise begins at 14:05, to within 1 minute.')
  await expect(happened.getByRole('listitem').filter({ hasText: 'New origin for the checkout' })).toContainText(
    '14:03:00, 2 minutes before the rise at 14:05',
  )
  await expect(happened).not.toContainText(/caused by/i)
  await by.click(happened.getByRole('link', { name: 'Difference' }))
  await expectDifference(page)
  expect(by.clicks()).toBe(5)
})

test.describe('the timeline', () => {
  test.use({ isOwnWorld: true })
  test('of a day goes as evidence to a ticket, and support opens it', async ({ page, browser, baseURL }) => {
    const day = { from: Date.UTC(2026, 5, 14) / 1000, to: Date.UTC(2026, 5, 15) / 1000 }
    await enter(page, 'admin', `/300/timeline?from=${day.from}&to=${day.to}`)
    const table = page.getByRole('table', { name: 'Timeline' })
    await expect(table.getByRole('link', { name: version })).toBeVisible()
    await expect(table.getByText(/^Ticket #\d+: 500 since 14:05 UTC/)).toBeVisible()
    await page.getByRole('button', { name: /^Purges \(\d+\)$/ }).click()
    await expect(page).toHaveURL(/hide=purge/)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save evidence (ZIP)' }).click()
    expect((await download).suggestedFilename()).toMatch(/Timeline.*\.zip$/)

    await page.getByRole('button', { name: 'Add to a ticket' }).click()
    await expect(page).toHaveURL(/\/tickets\?open=new/)
    await expect(drawer(page).getByLabel('Subject')).toHaveValue(/^What happened 14\/06\/2026/)
    await expect(drawer(page).getByLabel('Description')).toHaveValue(/Deployment \| Version \d+ deployed: New origin/)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/“What happened 14\/06\/2026.*” was created\./)).toBeVisible()

    const support = await browser.newContext({ baseURL: baseURL ?? '' })
    await support.clock.install({ time: Date.UTC(2026, 5, 15, 10, 40) })
    const desk = await support.newPage()
    await enter(desk, 'staff', '/300/tickets')
    await desk.getByRole('link', { name: /^What happened 14\/06\/2026/ }).click()
    // A link on https; the address of this product is none, so that it stays text.
    await expect(drawer(desk)).toContainText(/http\S+\/300\/timeline\?\S+/)
    const text = await drawer(desk).textContent()
    await desk.goto(/http\S+\/300\/timeline\?\S+/.exec(text ?? '')?.[0] ?? '')
    await expect(desk.getByRole('table', { name: 'Timeline' }).getByRole('link', { name: version })).toBeVisible()
    await expect(desk.getByRole('button', { name: /^Purges/ })).toHaveAttribute('aria-pressed', 'false')
    await support.close()
  })

  test('opens around a marker of a chart', async ({ page }) => {
    const by = counted()
    await openErrors(page, by)
    await by.click(
      errors(page)
        .getByRole('button', { name: /^(\d+ events|Version \d+ deployed)/ })
        .first(),
    )
    await drawer(page)
      .getByRole('link', { name: /14\/06\/2026,? 14:03/ })
      .click()
    await expect(heading(page)).toHaveText('Timeline')
    await expect(page.getByRole('table', { name: 'Timeline' }).getByRole('link', { name: version })).toBeVisible()
  })
})
