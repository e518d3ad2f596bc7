import { draftOf, problemsOf, seedOf } from '../packages/ui/src/themes/clinic/draft.ts'
import { readThemes } from '../packages/ui/src/themes/clinic/readTheme.ts'
import { reportOf } from '../packages/ui/src/themes/clinic/report.ts'
import { parapet } from '../packages/ui/src/themes/seeds/parapet.ts'
import { enter, expect, heading, test } from './support/test.ts'

const exported = JSON.stringify(
  seedOf({
    ...draftOf(parapet),
    name: 'harbour',
    title: 'Harbour CDN',
    hosts: ['*.harbour.localhost'],
    primary: '#e4572e',
    secondary: '#17324d',
    tertiary: '#2f6fb0',
    body: 'Manrope',
    pin: 'bolt',
    poweredBy: 'Powered by Parapet for Harbour',
    rail: 'brand',
  }),
)

test('a theme exported by the clinic works for a reseller without a build', async ({ page, product }) => {
  const [read] = readThemes(exported).themes
  if (!read) throw new Error('the export is a theme')
  expect([...read.problems, ...problemsOf(read.draft)]).toEqual([])
  const { light } = reportOf(seedOf(read.draft))
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch({ url: `${product.address}/config.json` })
    const config: Record<string, unknown> = await answer.json()
    await route.fulfill({ json: { ...config, themes: [JSON.parse(exported)] } })
  })
  const { port } = new URL(product.address)
  const address = `http://shop.harbour.localhost:${port}`
  await page.goto(`${address}/auth/login`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'harbour')
  await expect(page).toHaveTitle(/Harbour CDN$/)
  const shown = (name: string) =>
    page.evaluate((property) => document.documentElement.style.getPropertyValue(property), name)
  expect(await shown('--pp-color-brand')).toBe(light.tokens.color.brand)
  expect(await shown('--pp-color-rail')).toBe(light.tokens.color.rail)
  await enter(page, 'admin', `${address}/`)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('Powered by Parapet for Harbour')).toBeVisible()
})

test('a dealer lands on the companies, who needs help first, and opens one', async ({ page }) => {
  await enter(page, 'dealer')
  await expect(heading(page)).toHaveText('Companies')
  const table = page.getByRole('table', { name: 'Companies' })
  await expect(table.getByText(/^(Healthy|Degraded|Failing|Insufficient data)/)).toHaveCount(5)
  const radio = table.getByRole('row', { name: /^Radio Marea/ })
  await expect(radio.getByText(/^[\d.]+\sreq\/(s|min)$/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('marea')
  await expect(table.getByRole('row')).toHaveCount(2)
  await radio.getByRole('link', { name: 'Radio Marea', exact: true }).click()
  await expect(page.getByText(/^Radio Marea · \d+ sites?$/)).toBeVisible()
})
