import type { Page } from '@playwright/test'
import { enter, expect, test } from './support/test.ts'
import { deployReview } from './support/vcl.ts'

test.use({ isOwnWorld: true })

const site = 'www.auroramedia.example'
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page) => page.getByRole('row', { name: /GPTBot/ }).first()

/** Lets time pass for the sandbox and the page alike. */
async function pass(page: Page, seconds: number) {
  const answer = await page.request.post('/third/sandbox/clock', { data: { step: seconds } })
  expect(answer.ok()).toBe(true)
  await page.clock.fastForward(seconds * 1000)
  await page.reload()
}

async function choose(page: Page, choice: RegExp) {
  await row(page)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Allow, challenge or refuse' }).click()
  await dialog(page).getByRole('radio', { name: choice }).check()
}

async function deploy(page: Page) {
  await dialog(page).getByRole('button', { name: 'Compare and deploy' }).click()
  const review = deployReview(page)
  await expect(review.getByRole('figure')).toContainText('# AI crawler GPTBot')
  await review.getByRole('button', { name: 'Deploy' }).click()
  await expect(page.getByText(/^Version \d+ is on its way to production\.$/)).toBeVisible()
}

test('an AI crawler is seen, refused with a preview, watched and let through again', async ({ page }) => {
  await enter(page, 'admin', '/300/botmitigation?view=ai')
  await expect(row(page)).toContainText('OpenAI')
  await page.getByRole('combobox', { name: 'Site', exact: true }).click()
  await page.getByRole('option', { name: site }).click()
  await expect(page).toHaveURL(/site=\d+/)
  await expect(row(page)).toContainText('Let through')

  await choose(page, /Refuse with 402/)
  await expect(dialog(page).getByText(/^[1-9][\d.,]* requests .* would have got the status 402\.$/)).toBeVisible()
  await deploy(page)
  await expect(row(page)).toContainText('Refused (402)')
  await expect(row(page)).toContainText('not deployed yet')

  await pass(page, 3000)
  await expect(row(page)).toContainText(`Refused (402) on ${site}`)
  await expect(row(page)).not.toContainText('not deployed yet')
  await row(page).getByRole('link', { name: 'GPTBot' }).click()
  await expect(dialog(page).getByRole('region', { name: 'Answers' })).toContainText('402')
  await page.keyboard.press('Escape')

  await page.getByRole('textbox', { name: `robots.txt of ${site}` }).fill('User-agent: GPTBot\nDisallow: /')
  await expect(page.getByRole('row', { name: /GPTBot All forbidden Its own rules/ })).toBeVisible()
  await page.getByRole('button', { name: `Count forbidden requests to ${site}` }).click()
  await expect(page.getByRole('row', { name: /GPTBot All forbidden Its own rules [1-9]/ })).toBeVisible()

  await choose(page, /Let through/)
  await deploy(page)
  await pass(page, 3000)
  await expect(row(page)).toContainText('Let through')
})
