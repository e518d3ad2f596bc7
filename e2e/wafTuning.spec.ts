import type { Page } from '@playwright/test'
import { enter, expect, test } from './support/test.ts'

test.use({ isOwnWorld: true })

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Rules of the firewall' })
const deniedOf = (page: Page) => drawer(page).getByRole('region', { name: 'Paths' })

test('a rule of the firewall is judged, excepted for a path with a preview, and watched', async ({ page }) => {
  await enter(page, 'admin', '/300/analytics?tab=waf')
  await page.getByRole('button', { name: 'Tune rules' }).click()
  const list = drawer(page).getByRole('table', { name: 'Rules of the firewall' })
  await expect(list.getByRole('row').nth(1)).toBeVisible()
  await list.getByRole('row').nth(1).getByRole('button').first().click()
  await expect(drawer(page).getByRole('region', { name: 'Was it a mistake?' })).toContainText(
    /false positive|attacks|No signs/,
  )
  await expect(deniedOf(page)).toBeVisible()

  const exception = drawer(page).getByRole('region', { name: 'Exception' })
  await exception.getByRole('combobox', { name: 'Site' }).click()
  await page.getByRole('option').first().click()
  await expect(exception.getByText(/denied requests? would have passed this rule\.$/)).toBeVisible()
  await exception.getByRole('button', { name: 'Compare and deploy' }).click()
  const review = page.getByRole('dialog', { name: 'Deploy to production' })
  await expect(review.getByRole('figure')).toContainText('TCDN-WAF-Allow-Rule-Exceptions')
  await review.getByRole('button', { name: 'Deploy' }).click()
  await expect(page.getByText(/^Version \d+ is on its way to production\.$/)).toBeVisible()
})
