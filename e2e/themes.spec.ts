import { expect, test } from './support/test.ts'

const themes = [
  { host: 'sunbeam.localhost', name: 'sunbeam' },
  { host: 'obsidian.localhost', name: 'obsidian' },
  { host: 'ember.localhost', name: 'ember' },
  { host: 'slate.localhost', name: 'slate' },
  { host: 'cobalt.localhost', name: 'cobalt' },
  { host: 'blossom.localhost', name: 'blossom' },
  { host: 'aldermere.localhost', name: 'aldermere' },
  { host: 'parapet.localhost', name: 'parapet' },
  { host: 'nobody-knows.localhost', name: 'parapet' },
] as const

const brand = new Map<string, string>()

for (const { host, name } of themes) {
  test(`${host} shows the theme ${name}, with its title and colours, from the first paint`, async ({
    page,
    product,
  }) => {
    await page.addInitScript(() => {
      const seen: { theme: string | undefined; isWaiting: boolean; brand: string }[] = []
      Object.assign(window, { seenThemes: seen })
      new PerformanceObserver(() => {
        const { theme, wait } = document.documentElement.dataset
        const icon = document.querySelector('link[rel=icon]')?.getAttribute('href')
        seen.push({ theme, isWaiting: wait !== undefined, brand: `${document.title} ${icon}` })
      }).observe({ type: 'paint', buffered: true })
    })
    const { port } = new URL(product.address)
    await page.goto(`http://${host}:${port}/auth/login`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', name)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(name, 'i'))
    const color = await page
      .getByRole('button', { name: 'Log in', exact: true })
      .evaluate((el) => getComputedStyle(el).backgroundColor)
    expect(color).toMatch(/^rgb/)
    if (name !== 'parapet') {
      expect([...brand.values()]).not.toContain(color)
      brand.set(name, color)
    }
    const seenThemes = () =>
      page.evaluate(
        () => (window as unknown as { seenThemes: { theme?: string; isWaiting: boolean; brand: string }[] }).seenThemes,
      )
    const first = await seenThemes()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    const seen = await seenThemes()
    for (const { theme, isWaiting } of seen) expect(isWaiting || theme === name).toBe(true)
    // Title and icon of the tab: another provider's never, and after the first visit the own ones at once.
    for (const { brand: tab } of [...first, ...seen])
      if (name !== 'parapet') expect(tab).not.toMatch(/parapet|icon\.svg/i)
    for (const { brand: tab } of seen)
      expect(tab).toMatch(name === 'parapet' ? /Parapet \/icon\.svg$/ : new RegExp(`${name}.* data:image/svg`, 'i'))
  })
}

test('dark mode is dark from the first paint, and stays selected', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/auth/login')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  const lightness = await page.locator('body').evaluate((el) => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(el).backgroundColor.match(/\d+/g) ?? []).map(Number)
    return (r + g + b) / 3
  })
  expect(lightness).toBeLessThan(80)
})

test('with reduced motion a colour change is immediate, however deep the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const moving = await page.evaluate(() => {
    document.documentElement.style.color = 'rgb(1, 2, 3)'
    document.body.style.color = 'rgb(4, 5, 6)'
    // Reading the style would start a transition.
    for (const element of document.body.querySelectorAll('*')) getComputedStyle(element).color
    return document.getAnimations().length
  })
  expect(moving).toBe(0)
})
