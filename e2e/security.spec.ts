import { enter, expect, heading, test, widget } from './support/test.ts'

test.describe('the content security policy', () => {
  // Chromium's message when Trusted Types block a script.
  test.use({ noise: [/TrustedScript|Content Security Policy/] })

  test('every response has the headers, and the policy blocks foreign scripts', async ({ request, page }) => {
    const index = await request.get('/')
    const script = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(await index.text())?.[1] ?? ''
    expect(script).not.toBe('')
    for (const path of ['/', '/auth/login', '/300/stats', script, '/config.json']) {
      const headers = (await request.get(path)).headers()
      const policy = headers['content-security-policy'] ?? ''
      expect(policy, path).toContain("script-src 'self'")
      expect(policy, path).toContain("frame-ancestors 'self'")
      expect(policy, path).toContain("require-trusted-types-for 'script'")
      expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['referrer-policy'], path).toBe('same-origin')
    }
    expect((await request.get('/api/v1/ip/')).headers()['x-content-type-options']).toBe('nosniff')
    expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
    expect((await request.get('/')).headers()['cache-control']).toBe('no-cache')

    await page.goto('/auth/login')
    const inline = await page.locator('script:not([src])').count()
    expect(inline).toBe(0)
    const ran = await page.evaluate(() => {
      try {
        const script = document.createElement('script')
        script.textContent = 'window.slippedIn = true'
        document.head.append(script)
      } catch {
        return false
      }
      return 'slippedIn' in window
    })
    expect(ran).toBe(false)
  })
})

test('no token or password appears in a URL, a title or a link', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await enter(page, 'admin', '/300/analytics')
  await expect(widget(page, 'Requests').getByRole('figure')).toBeVisible()
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('parapet.session') ?? '{}') as { token: { accessToken: string } }).token
        .accessToken,
  )
  expect(token.length).toBeGreaterThan(20)
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) {
    expect(address).not.toContain(token)
    expect(address).not.toContain('Sandbox-2026')
  }
  expect(await page.content()).not.toContain(token)
})

test.describe('a provider full of hostile strings', () => {
  test.use({ sandboxOptions: ['--scenario', 'hostile'] })

  test('are shown as text: nothing runs, loads or covers the page', async ({ page }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await enter(page, 'admin')
    await expect(heading(page)).toHaveText('Hi again, <img src=x onerror=alert(1)>')
    await page.goto('/300/analytics')
    const paths = widget(page, 'Paths')
    await paths.scrollIntoViewIfNeeded()
    await expect(paths.getByRole('rowheader').first()).toBeVisible()
    await page.goto('/300/company/services')
    await expect(heading(page)).toHaveText('Company services')
    expect(await page.locator('main img[src="x"], main script, main iframe').count()).toBe(0)
    expect(dialogs).toEqual([])
  })
})
