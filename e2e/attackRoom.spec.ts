import type { Locator, Page } from '@playwright/test'
import { counted, tabTo } from './support/effort.ts'
import { enter, expect, test, widget } from './support/test.ts'

test.use({ sandboxOptions: ['--scenario', 'stuffing'], isOwnWorld: true })

const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const article = (page: Page) => page.getByRole('article', { name: /^Post-mortem/ })
const roomLink = (page: Page) =>
  widget(page, 'Needs attention').getByRole('link', { name: /^Attack room: 4xx responses .* on www\./ })
const proposal = (page: Page) =>
  page.getByRole('button', { name: 'Count as the attack: Path: /v2/session', exact: true })

/** Lets time pass for the sandbox and the page alike. */
async function pass(page: Page, seconds: number) {
  const answer = await page.request.post('/third/sandbox/clock', { data: { step: seconds } })
  expect(answer.ok()).toBe(true)
  await page.clock.fastForward(seconds * 1000)
}

/** The share of the attack that is stopped in the last five minutes. */
async function stoppedNow(page: Page): Promise<number> {
  const text = (await page.getByText(/is stopped now \(last 5 minutes\)$/).textContent()) ?? ''
  return Number(/^([\d.]+)/.exec(text)?.[1] ?? Number.NaN)
}

test('an attack is followed from home to a block that stops it, to its post-mortem, and everything is taken back', async ({
  page,
}) => {
  const by = counted()
  await enter(page, 'admin', '/300')
  const begin = Date.now()
  await by.click(roomLink(page))
  await by.click(proposal(page))
  await expect(region(page, 'The attack on www.auroramedia.example')).toBeVisible()
  const before = await stoppedNow(page)
  expect(before).toBeLessThan(60)
  await by.click(page.getByRole('button', { name: 'Block addresses…' }))
  await expect(
    dialog(page).getByText(/^The attack: [\d,]+ of [\d,]+ requests that got through \((9[5-9]|100)/),
  ).toBeVisible()
  await expect(dialog(page).getByText(/^Everything else on all sites of the company: /)).toBeVisible()
  await by.click(dialog(page).getByRole('button', { name: /^Block \d+ entr/ }))
  await expect(page.getByText(/entries are blocked\.$/)).toBeVisible()
  await pass(page, 600)
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await expect.poll(() => stoppedNow(page), { timeout: 15_000 }).toBeGreaterThan(95)
  await by.click(page.getByRole('button', { name: 'Post-mortem' }))
  await expect(article(page)).toContainText('Counted as the attack: Path: /v2/session')
  await expect(article(page)).toContainText('203.0.113.')
  expect(by.clicks()).toBeLessThanOrEqual(6)
  process.stdout.write(`stuffing by mouse: ${by.clicks()} steps, ${((Date.now() - begin) / 1000).toFixed(1)} s\n`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as Markdown' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.md$/)

  await page.getByRole('button', { name: 'Back to the attack room' }).click()
  await page.getByRole('button', { name: /^Take back \d+ temporary measures$/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Take back/ })
    .click()
  await expect(page.getByText(/measures are taken back\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Take back \d+ temporary/ })).toHaveCount(0)
  await pass(page, 600)
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await expect.poll(() => stoppedNow(page), { timeout: 15_000 }).toBeLessThan(60)
})

test('the same by keyboard alone', async ({ page }) => {
  await enter(page, 'admin', '/300')
  const begin = Date.now()
  let steps = 0
  const press = async (target: Locator) => {
    await expect(target).toBeVisible()
    await tabTo(page, target)
    await page.keyboard.press('Enter')
    steps += 1
  }
  await press(roomLink(page))
  await press(proposal(page))
  await press(page.getByRole('button', { name: 'Block addresses…' }))
  await expect(dialog(page).getByText(/^The attack: /)).toBeVisible()
  await press(dialog(page).getByRole('button', { name: /^Block \d+ entr/ }))
  await expect(page.getByText(/entries are blocked\.$/)).toBeVisible()
  await pass(page, 600)
  await press(page.getByRole('button', { name: 'Refresh now' }))
  await expect.poll(() => stoppedNow(page), { timeout: 15_000 }).toBeGreaterThan(95)
  await press(page.getByRole('button', { name: 'Post-mortem' }))
  await expect(article(page)).toBeVisible()
  process.stdout.write(`stuffing by keyboard: ${steps} steps, ${((Date.now() - begin) / 1000).toFixed(1)} s\n`)
  await press(page.getByRole('button', { name: 'Back to the attack room' }))
  await press(page.getByRole('button', { name: /^Take back \d+ temporary measures$/ }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: /^Take back/ }))
  await expect(page.getByText(/measures are taken back\.$/)).toBeVisible()
})
