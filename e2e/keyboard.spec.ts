import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { enter, expect, heading, order, password, test } from './support/test.ts'

/** Presses a key until the thing with this name has the focus: what cannot be reached fails. */
async function tabTo(page: Page, role: 'link' | 'button', name: string, key = 'Tab'): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).last()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((el) => el === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${role} ${name} was not reached by 60 presses of ${key}`)
}

test.describe('without a mouse', () => {
  test.use({ isOwnWorld: true })

  test('log in, skip the menu, move a widget, and undo', async ({ page }) => {
    await page.goto('/auth/login')
    await expect(page.getByLabel('User name or e-mail')).toBeFocused()
    await page.keyboard.type('admin')
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Hi again, Ada')

    await tabTo(page, 'link', 'Skip to the content')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', 'Widgets')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Arrange' })).toBeFocused()
    const before = await order(page)
    await page.keyboard.press('Enter')

    await tabTo(page, 'button', 'Move Traffic consumption')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('“Traffic consumption” is now number 1', { exact: false })).toBeAttached()
    // The focus goes along with what is moved.
    await expect(page.getByRole('button', { name: 'Move Traffic consumption' })).toBeFocused()
    await tabTo(page, 'button', 'Done', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => order(page))
      .toEqual(['Traffic consumption', ...before.filter((title) => title !== 'Traffic consumption')])
  })
})

interface AxeFinding {
  id: string
  impact: string | null
  nodes: { target: string[]; failureSummary?: string }[]
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe holds against the page, of the serious kind. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<{ violations: AxeFinding[] }> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
}

test.describe('axe', () => {
  // High enough that all widgets are near and ask at once.
  test.use({ bypassCSP: true, viewport: { width: 1280, height: 6000 } })
  const screens = [
    ['home', '/300'],
    ['history', '/300/stats'],
    ['analytics', '/300/analytics?range=1h&is.countrycode=ES&not.response=404'],
    ['services', '/300/company/services'],
    ['service', '/300/company/services/waf'],
    ['personal data', '/user/profile'],
    ['security', '/user/profile?section=security'],
    ['preferences', '/user/profile?section=preferences'],
    ['later', '/300/invalidation'],
    ['missing', '/300/no/such'],
  ] as const

  for (const mode of ['light', 'dark'] as const) {
    test(`nothing serious before the login, ${mode}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode })
      for (const path of ['/auth/login', '/auth/reset', '/auth/password/00000000000000000000000000000000']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await findings(page), path).toEqual([])
      }
    })

    test(`nothing serious on any screen, ${mode}`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
      await enter(page, 'admin', '/300/company/services')
      for (const [name, path] of screens) {
        await test.step(name, async () => {
          await page.goto(path)
          await expect(page.getByRole('heading').first()).toBeVisible()
          // All widgets of a board at once.
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 })
          expect.soft(await findings(page), name).toEqual([])
        })
      }
    })
  }
})
