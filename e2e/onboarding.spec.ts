import type { Page } from '@playwright/test'
import { enter, expect, heading, notice, test } from './support/test.ts'
import { deployReview, writeLine } from './support/vcl.ts'

// Monaco measures how long a key takes, which a fixed clock does not answer in full.
test.use({ isOwnWorld: true, noise: [/Cannot read properties of undefined \(reading 'duration'\)/] })

const host = 'www.brandnew.example'
const drawer = (page: Page) => page.getByRole('dialog')
const first = (page: Page) => page.getByRole('region', { name: 'Set up your first site' })
const setUp = (page: Page) => page.getByRole('region', { name: 'Finish setting up your site' })
const step = (page: Page, name: string) => setUp(page).getByRole('listitem').filter({ hasText: name })

/** Lets time pass for the sandbox and the page alike; what polls asks meanwhile. */
async function pass(page: Page, seconds: number) {
  const answer = await page.request.post('/third/sandbox/clock', { data: { step: seconds } })
  expect(answer.ok()).toBe(true)
  await page.clock.fastForward(seconds * 1000)
}

async function activate(page: Page, service: string) {
  await page.getByRole('button', { name: `Activate ${service}` }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Activate ${service}` })
    .click()
  await expect(notice(page, `${service} is active for Nova Startup.`)).toBeVisible()
}

const home = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click()

test('a new site goes from nothing to its first cached hit, following home', async ({ page }) => {
  await enter(page, 'newcomer')
  await first(page).getByRole('link', { name: 'See services' }).click()
  await activate(page, 'Provisioning')
  await activate(page, 'History')

  await home(page)
  await first(page).getByRole('link', { name: 'Open provisioning' }).click()
  await page.getByRole('button', { name: 'New backend' }).first().click()
  await drawer(page).getByRole('textbox', { name: 'Name' }).fill('origin')
  await drawer(page).getByRole('textbox', { name: 'Address' }).fill('origin.brandnew.example')
  await drawer(page).getByRole('button', { name: 'Create' }).click()
  await expect(drawer(page)).toBeHidden()

  await home(page)
  const adding = first(page).getByRole('listitem').filter({ hasText: 'Add a site and verify' })
  await adding.getByRole('link', { name: 'Open provisioning' }).click()
  await page.getByRole('button', { name: 'Add sites' }).first().click()
  await drawer(page).getByRole('textbox', { name: 'Host names' }).fill(host)
  await drawer(page).getByRole('button', { name: 'Add 1 site' }).click()
  await expect(page.getByText(/There is no TXT record of that name\. There is no file at the address\./)).toBeVisible()
  await home(page)
  await expect(step(page, 'Verified as yours')).toContainText('Its code was not found yet')
  await step(page, 'Verified as yours').getByRole('link', { name: 'Verify the domain' }).click()
  await page.request.post('/third/sandbox/dns', { data: { host, txt: 'another code' } })
  await pass(page, 11)
  await expect(page.getByText('The TXT record has “another code”.')).toBeVisible()
  await page.request.post('/third/sandbox/dns', { data: { host, txt: null } })
  await pass(page, 61)
  await expect(notice(page, `${host} was verified and added.`)).toBeVisible()

  await home(page)
  await expect(page.getByText('Nothing needs your attention')).toHaveCount(0)
  await expect(step(page, 'Backend answers')).toContainText('Nothing is deployed yet')
  await step(page, 'Backend answers').getByRole('link', { name: 'Write the configuration' }).click()
  await expect(heading(page)).toHaveText('New version')
  await writeLine(page, 2, `if (req.http.host == "${host}") { set req.backend_hint = c512_origin.backend(); }\n}`)
  await page.getByRole('button', { name: 'Review and deploy' }).click()
  await expect(deployReview(page).getByText('1 site changes')).toBeVisible()
  await expect(deployReview(page).getByRole('figure', { name: /nothing is live yet/ })).toContainText('3 lines added')
  await deployReview(page).getByRole('textbox', { name: 'Comment' }).fill('The first site')
  await deployReview(page).getByRole('button', { name: 'Deploy' }).click()
  await expect(page.getByText(/^Version \d+ is on its way to production\.$/)).toBeVisible()
  await expect(page.getByRole('row', { name: /The first site/ })).toContainText('Queued')

  await home(page)
  await expect(step(page, 'Backend answers')).toBeVisible()
  await pass(page, 430)
  await expect(step(page, 'Backend answers')).toContainText('Done')
  await expect(step(page, 'DNS points')).toContainText(`Its name leads to old.${host}.`)
  await expect(step(page, 'Certificate')).toContainText('Its DNS is not ours yet')
  await step(page, 'Certificate').getByRole('link', { name: 'Get a certificate' }).waitFor()
  await page.request.post('/third/sandbox/dns', { data: { host, cname: 'caching.c512.edge2befaster.net' } })
  await pass(page, 61)
  await expect(step(page, 'DNS points')).toContainText('Its name leads to the CDN.')
  await expect(step(page, 'First request').first()).toContainText('Done')
  await expect(step(page, 'First request from the cache')).toContainText('No answer from the cache')

  await step(page, 'Certificate').getByRole('link', { name: 'Get a certificate' }).click()
  await expect(page).toHaveURL(/tab=certificates/)
  await expect(drawer(page).getByRole('heading', { name: 'New certificate' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await page
    .getByRole('navigation', { name: 'Parts of the configuration' })
    .getByRole('link', { name: 'Sites' })
    .click()
  await page
    .getByRole('row', { name: new RegExp(host) })
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Turn on HTTPS' }).click()
  await expect(page.getByRole('row', { name: new RegExp(host) })).toContainText('Requested')
  await home(page)
  await expect(step(page, 'Certificate')).toBeVisible()
  await pass(page, 600)
  await expect(page.getByText('Nothing needs your attention')).toBeVisible()
  await expect(setUp(page)).toHaveCount(0)
})
