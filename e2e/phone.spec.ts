import { expect, heading, password, test } from './support/test.ts'

// Issue 2, §5: the shell works from 360 px up. Spanish is the longer language, and these are the longest names.
test.use({ viewport: { width: 360, height: 740 }, locale: 'es-ES' })

const midnight = Date.UTC(2026, 5, 13) / 1000

const pages = [
  '/300',
  `/300/stats?from=${midnight}&to=${midnight + 86_400 * 2 - 60}`,
  '/300/stats',
  '/300/analytics',
  '/300/company/services',
  '/300/company/services/freeanomalydetection',
  '/300/company/services/i3',
  '/user/profile',
  '/user/profile?tab=security',
  '/user/profile?tab=preferences',
  '/300/tickets',
  '/nowhere',
]

test('no screen scrolls horizontally on a narrow phone', async ({ page }) => {
  const wide: string[] = []
  await page.goto('/auth/login')
  await page.getByLabel('Usuario o correo electrónico').fill('admin')
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Hola de nuevo, Ada')
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const width = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth))
    if (width > 360) wide.push(`${path}: ${width} px`)
  }
  expect(wide).toEqual([])
})

test('hosts stay distinguishable in the legends of a narrow phone', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Usuario o correo electrónico').fill('admin')
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Hola de nuevo, Ada')
  await page.goto('/300/stats')
  const site = page.getByRole('button', { name: /^deportes\.auroramedia\.example/ }).first()
  await expect(site).toBeVisible()
  const [own, drawn] = await site
    .locator('[title="deportes.auroramedia.example"]')
    .evaluate((name) => [name.scrollWidth, name.clientWidth])
  expect(own).toBeLessThanOrEqual(drawn ?? 0)
  await expect(page.getByText('*.auroramedia.example').first()).toBeVisible()
})

// WCAG 1.4.12 and 1.4.10 together: letters and words set wide by the reader, in a window of 1280 px at a zoom of 400 %.
test('no service name is cut off in wide fonts', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/auth/login?redirect=${encodeURIComponent('/300/company/services')}`)
  await page.getByLabel('Usuario o correo electrónico').fill('admin')
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const width = await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return document.documentElement.scrollWidth
  })
  expect(width).toBe(320)
})

test('the company list fits inside its panel', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Usuario o correo electrónico').fill('admin')
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Hola de nuevo, Ada')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await page.getByRole('button', { name: /^Empresa: / }).click()
    const panel = page.getByRole('dialog').filter({ has: page.getByRole('listbox') })
    await expect(panel).toBeVisible()
    expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})

test.describe('with names of hundreds of letters', () => {
  test.use({ sandboxOptions: ['--scenario', 'hostile'] })
  test('no screen scrolls horizontally', async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByLabel('Usuario o correo electrónico').fill('admin')
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(/^Hola de nuevo/)
    const wide: string[] = []
    for (const path of ['/user/profile', '/300', '/300/tickets', '/300/companies']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        const drawn = await page.evaluate(() => document.documentElement.scrollWidth)
        if (drawn > width) wide.push(`${path}: ${drawn} of ${width} px`)
      }
    }
    expect(wide).toEqual([])
  })
})
