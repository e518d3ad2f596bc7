import type { Locator, Page } from '@playwright/test'
import { counted, tabTo } from './support/effort.ts'
import { enter, expect, heading, test, widget } from './support/test.ts'

// A deployment broke the checkout at 14:05 of the day before: its errors are passed on from the origin.
test.use({ sandboxOptions: ['--scenario', 'baddeploy'] })

const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Explain this change' })
const cause = 'TCDN-OENG'
const errors = (page: Page): Locator => widget(page, 'Error rate')
/** The deployment of the day before is not among the two latest incidents that are over. */
const moreOver = (page: Page): Locator =>
  widget(page, 'Needs attention').getByRole('button', { name: /^Show \d+ more that are over$/ })

test('“5xx rose at 14:05” is found on home and explained in under ten clicks', async ({ page }) => {
  const by = counted()
  await enter(page, 'admin', '/300')
  await by.click(moreOver(page))
  await by.click(
    widget(page, 'Needs attention').getByRole('listitem').filter({ hasText: '14:05' }).getByRole('link').first(),
  )
  await expect(heading(page)).toHaveText('Analytics')
  await expect(errors(page).getByRole('heading')).toBeFocused()
  await expect(errors(page)).toBeInViewport({ ratio: 0.9 })
  await by.click(errors(page).getByRole('button', { name: 'Options for Error rate' }))
  await by.click(page.getByRole('menuitem', { name: 'Explain this change' }))
  await expect(drawer(page)).toContainText(/14\/06\/2026,? 14:0\d – 14:3\d/)
  await expect(drawer(page).getByRole('status')).toContainText(`Reason ${cause} accounts for 100% of the difference.`)
  const first = drawer(page).getByRole('list', { name: 'What changed most, ranked' }).getByRole('listitem').first()
  await expect(first).toContainText('An error of your origin was passed on')
  await by.click(first.getByRole('button', { name: `Filter by ${cause}` }))
  await expect(drawer(page)).toBeHidden()
  await expect(page).toHaveURL(/is\.tcdndebugreason=TCDN-OENG/)
  expect(by.clicks()).toBeLessThan(10)
})

test('“5xx rose” is followed from home to its cause by keyboard alone', async ({ page }) => {
  await enter(page, 'admin', '/300')
  await tabTo(page, moreOver(page))
  await page.keyboard.press('Enter')
  const item = widget(page, 'Needs attention').getByRole('listitem').filter({ hasText: '14:05' })
  await tabTo(page, item.getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(errors(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(errors(page).getByRole('button', { name: 'Options for Error rate' })).toBeFocused()
  await page.keyboard.press('Enter')
  const command = page.getByRole('menuitem', { name: 'Explain this change' })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  while (!(await command.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('status')).toContainText(`Reason ${cause} accounts for 100% of the difference.`)
  await tabTo(page, drawer(page).getByRole('button', { name: `Filter by ${cause}` }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/is\.tcdndebugreason=TCDN-OENG/)
})

test('a change is explained by keyboard alone', async ({ page }) => {
  const at = Date.UTC(2026, 5, 14, 14, 5) / 1000
  await enter(page, 'admin', `/300/analytics?from=${at - 1800}&to=${at + 3600}`)
  const chart = errors(page).getByRole('application')
  await errors(page).scrollIntoViewIfNeeded()
  await expect(chart).toBeVisible()
  await tabTo(page, chart)
  await page.keyboard.press('Home')
  for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('e')
  await expect(drawer(page)).toContainText(/14\/06\/2026,? 14:15 – 14:16/)
  await expect(drawer(page)).toContainText('Nothing to explain')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(chart).toBeFocused()
  // From 14:05 to 14:30.
  await page.keyboard.press('Home')
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('[')
  for (let i = 0; i < 2; i++) await page.keyboard.press('Shift+ArrowRight')
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press(']')
  await page.keyboard.press('e')
  await expect(drawer(page)).toContainText(/14:05 – 14:31/)
  await expect(drawer(page).getByRole('status')).toContainText(`Reason ${cause} accounts for 100%`)
  await tabTo(page, drawer(page).getByRole('button', { name: 'Exclude 500' }))
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeHidden()
  await expect(page).toHaveURL(/not\.response=500/)
})

test('the keyboard sheet names the key', async ({ page }) => {
  await enter(page, 'admin', '/300/analytics')
  await errors(page).scrollIntoViewIfNeeded()
  await expect(errors(page).getByRole('application')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Explain the change at the point or in the selection')
})

test('a span dragged with Shift can be explained', async ({ page }) => {
  const at = Date.UTC(2026, 5, 14, 14, 5) / 1000
  await enter(page, 'admin', `/300/analytics?from=${at - 1800}&to=${at + 3600}`)
  const chart = errors(page).getByRole('application')
  await errors(page).scrollIntoViewIfNeeded()
  await expect(chart).toBeVisible()
  const box = await chart.boundingBox()
  if (!box) throw new Error('no chart')
  const y = box.y + box.height / 2
  await page.keyboard.down('Shift')
  await page.mouse.move(box.x + box.width * 0.4, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, y, { steps: 5 })
  await page.mouse.up()
  await page.keyboard.up('Shift')
  await errors(page).getByRole('button', { name: 'Explain', exact: true }).click()
  await expect(drawer(page).getByRole('status')).toContainText('of the difference')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('the change is explained without horizontal scrolling', async ({ page }) => {
    const by = counted()
    await enter(page, 'admin', '/300')
    await by.click(moreOver(page))
    await by.click(
      widget(page, 'Needs attention').getByRole('listitem').filter({ hasText: '14:05' }).getByRole('link').first(),
    )
    await by.click(errors(page).getByRole('button', { name: 'Options for Error rate' }))
    await by.click(page.getByRole('menuitem', { name: 'Explain this change' }))
    await expect(drawer(page).getByRole('status')).toContainText(`Reason ${cause} accounts for 100%`)
    const overflow = await drawer(page).evaluate((one) =>
      [one, ...one.querySelectorAll('*')].some((part) => part.getBoundingClientRect().right > innerWidth + 1),
    )
    expect(overflow).toBe(false)
    await by.click(drawer(page).getByRole('button', { name: `Filter by ${cause}` }))
    await expect(page).toHaveURL(/is\.tcdndebugreason=TCDN-OENG/)
    expect(by.clicks()).toBeLessThan(10)
  })
})

const inspector = (page: Page): Locator => page.getByRole('dialog', { name: 'Request inspector' })

test('a URL and a reason code are inspected from the command palette', async ({ page }) => {
  await enter(page, 'admin', '/300')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('reason code')
  await page.keyboard.press('Enter')
  const text = inspector(page).getByRole('textbox', { name: 'URL or reason code' })
  await text.fill('https://www.auroramedia.example/assets/main.css')
  await page.keyboard.press('Enter')
  await expect(inspector(page).getByRole('region', { name: 'Cached now' })).toContainText('MAD1')
  await text.fill('TCDN-OENG:782763138')
  await page.keyboard.press('Enter')
  await expect(inspector(page)).toContainText('An error of your origin was passed on')
  await inspector(page).getByRole('list', { name: 'Site' }).getByRole('link').first().click()
  await expect(inspector(page)).toBeHidden()
  await expect(page).toHaveURL(/site=www\.auroramedia\.example.*is\.tcdndebugreason=TCDN-OENG/)
})

test('a value is inspected from an explanation and from a table', async ({ page }) => {
  const at = Date.UTC(2026, 5, 14, 14, 5) / 1000
  await enter(page, 'admin', `/300/analytics?from=${at - 1800}&to=${at + 3600}`)
  await errors(page).getByRole('button', { name: 'Options for Error rate' }).click()
  await page.getByRole('menuitem', { name: 'Explain this change' }).click()
  await drawer(page)
    .getByRole('button', { name: `Actions for ${cause}` })
    .click()
  await page.getByRole('menuitem', { name: 'What it means' }).click()
  await expect(drawer(page)).toBeHidden()
  await expect(inspector(page)).toContainText('An error of your origin was passed on')
  await page.keyboard.press('Escape')
  await expect(inspector(page)).toBeHidden()
  const urls = page.locator('[data-widget="analytics.delivery.urls"]')
  await urls.scrollIntoViewIfNeeded()
  await urls
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Trace through the tiers' }).click()
  await expect(inspector(page).getByRole('region', { name: 'Requests by tier' })).toContainText('requests,')
})
