import type { Page } from '@playwright/test'
import { enter, expect, test } from './support/test.ts'
import { deployReview } from './support/vcl.ts'

test.use({ isOwnWorld: true })

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Rules of the firewall' })
const deniedOf = (page: Page) => drawer(page).getByRole('region', { name: 'Paths' })

test('a rule of the firewall is judged, excepted for a path with a preview, and watched', async ({ page }) => {
  await enter(page, 'admin', '/300/analytics?tab=waf')
  await page.getByRole('button', { name: 'Tune rules' }).click()
  const list = drawer(page).getByRole('table', { name: 'Rules of the firewall' })
  await expect(list.getByRole('row').nth(1)).toBeVisible()
  const first = list.getByRole('row').nth(1).getByRole('button').first()
  const rule = (await first.textContent()) ?? ''
  await first.click()
  await expect(drawer(page).getByRole('region', { name: 'Was it a mistake?' })).toContainText(
    /false positive|attacks|No signs/,
  )
  await expect(deniedOf(page)).toBeVisible()

  const exception = drawer(page).getByRole('region', { name: 'Exception' })
  const path = (await exception.getByRole('combobox', { name: 'Path' }).textContent()) ?? ''
  await expect(exception.getByText(/[1-9][\d,]* denied requests? to \S+ would have passed this rule/)).toBeVisible()
  await exception.getByRole('button', { name: 'Compare and deploy' }).click()
  const review = deployReview(page)
  await expect(review.getByRole('figure')).toContainText('TCDN-WAF-Allow-Rule-Exceptions')
  await review.getByRole('button', { name: 'Deploy' }).click()
  await expect(page.getByText(/^Version \d+ is on its way to production\.$/)).toBeVisible()

  const answer = await page.request.post('/third/sandbox/clock', { data: { step: 3000 } })
  expect(answer.ok()).toBe(true)
  await page.clock.fastForward(3_000_000)
  await page.goto('/300/analytics?tab=waf&range=15m')
  await page.getByRole('button', { name: 'Tune rules' }).click()
  await expect(list.getByRole('row').nth(1)).toBeVisible()
  const still = list.getByRole('button', { name: rule, exact: true })
  if (await still.isVisible()) {
    await still.click()
    await expect(deniedOf(page)).not.toContainText(path)
  }

  await page.goto('/300/analytics?tab=waf')
  await page.getByRole('button', { name: 'Tune rules' }).click()
  await list.getByRole('button', { name: rule, exact: true }).click()
  const exceptions = drawer(page).getByRole('region', { name: 'Exceptions from this rule' })
  await expect(exceptions).toContainText(/Live, wanted until 2026-06-/)
  await exceptions.getByRole('button', { name: 'Take back' }).click()
  await expect(review.getByRole('figure')).toContainText('8 lines removed')
  await review.getByRole('button', { name: 'Deploy' }).click()
  await expect(page.getByText(/^Version \d+ is on its way to production\.$/)).toBeVisible()
})
