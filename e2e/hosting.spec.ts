import { readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { join } from 'node:path'
import { headersFor } from '../scripts/headers.mjs'
import { type Front, nginxBinary, startNginx } from './support/nginx.ts'
import { test as base, enter, expect, heading, password } from './support/test.ts'

/** Journeys through nginx, set up by docs/hosting.md; playwright.config.ts leaves them out on machines without nginx. */
const test = base.extend<{ front: Front }>({
  front: async ({ product }, use) => {
    const front = await startNginx({ product: product.address }, nginxBinary ?? 'nginx')
    await use(front)
    await front.stop()
  },
  baseURL: ({ front }, use) => use(front.address()),
  ignoreHTTPSErrors: true,
})

test('every response has the security headers once, and each kind of file its own caching', async ({
  front,
  request,
}) => {
  const script = readdirSync(join(front.dist, 'assets')).find((name) => name.endsWith('.js'))
  const expected: readonly (readonly [string, number, string | undefined])[] = [
    ['/', 200, 'no-cache'],
    ['/300/stats', 200, 'no-cache'],
    ['/config.json', 200, 'no-cache'],
    [`/assets/${script}`, 200, 'public, max-age=31536000, immutable'],
    ['/assets/gone-12345678.js', 404, undefined],
    ['/api/v1/ip/', 200, 'no-store'],
    ['/third/blog/wp-json/wp/v2/posts?tags=196&per_page=3', 200, 'no-store'],
    ['/third/tickets/issues.json', 401, 'no-store'],
  ]
  for (const [path, status, caching] of expected) {
    const answer = await request.get(path)
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, status, caching])
    for (const [name, value] of Object.entries(headersFor({})))
      expect([path, name, answer.headersArray().filter((header) => header.name.toLowerCase() === name)]).toEqual([
        path,
        name,
        [{ name: expect.any(String), value }],
      ])
  }
  const packed = await request.get(`/assets/${script}`, { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers()['content-encoding']).toBe('gzip')
})

test('a deep link leads through the login to its page, in the brand of the host', async ({ page, front }) => {
  for (const [host, brand] of [
    ['localhost', 'Parapet'],
    ['ember.localhost', 'Ember'],
  ] as const) {
    await page.goto(`${front.address(host)}/300/stats?tab=delivery`)
    await expect(page).toHaveTitle(new RegExp(brand))
    await page.getByLabel('User name or email').fill('admin')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(heading(page)).toHaveText('History')
    await expect(page).toHaveURL(/\/300\/stats/)
    await page.reload()
    await expect(heading(page)).toHaveText('History')
    await expect(page.locator('.highcharts-series').first()).toBeAttached()
  }
})

test('a ticket is created, and an invoice downloaded', async ({ page }) => {
  await enter(page, 'admin', '/300/tickets?open=new')
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Subject').fill('Through nginx')
  await drawer.getByLabel('Description').fill('By the document alone.')
  await expect(drawer.getByRole('combobox', { name: 'Priority' })).toContainText('Normal')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row', { name: /Through nginx/ })).toBeVisible()

  await page.goto('/user/invoices')
  await page.getByRole('link', { name: 'F2605-0030' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('F2605-0030.pdf')
})

test('a page whose file is gone from the server says that there is a new version', async ({ page, front }) => {
  await enter(page, 'admin', '/300')
  const assets = join(front.dist, 'assets')
  const left = readdirSync(assets).filter((name) => /^(TicketsScreen|tickets|screens-tickets)/i.test(name))
  expect(left.length).toBeGreaterThan(0)
  for (const name of left) rmSync(join(assets, name))
  await page.goto('/300/tickets')
  await expect(page.getByText(/new version/i).first()).toBeVisible()
})

test('a body of three megabytes reaches the provider', async ({ request }) => {
  const answer = await request.post('/api/v1/oauth2/access_token/', { data: 'x'.repeat(3_000_000) })
  expect(answer.headers().server).toMatch(/nginx/)
  expect(await answer.text()).toContain('Request body too large.')
})

interface Asked {
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** A status page that notes what it is asked, and nginx before it. */
const withStatusPage = test.extend<{ asked: readonly Asked[]; status: Server; noted: Asked[] }>({
  noted: async ({ product: _ }, use) => use([]),
  asked: async ({ noted }, use) => use(noted),
  status: async ({ noted }, use) => {
    const server = createServer(({ url, headers }, response) => {
      noted.push({ url, headers })
      response.statusCode = url?.endsWith('/slow') ? 408 : 200
      response.setHeader('set-cookie', 'session=of-the-status-page').end('{"status":"success"}')
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    await use(server)
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  },
  front: async ({ product, status }, use) => {
    const address = status.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const front = await startNginx(
      { product: product.address, status: `http://127.0.0.1:${port}` },
      nginxBinary ?? 'nginx',
    )
    await use(front)
    await front.stop()
  },
})

withStatusPage(
  'a service gets its path as it was sent, its secrets, the address of the client, and no cookie',
  async ({ asked, request }) => {
    const answer = await request.get('/third/status/issues/10.0.0.0%2F8?all=%2F', {
      headers: { cookie: 'other=1', 'x-forwarded-for': '8.8.8.8', 'x-auth-secret': 'of-the-browser' },
    })
    expect(answer.headers()['set-cookie']).toBeUndefined()
    expect(asked).toEqual([
      {
        url: '/third/status/issues/10.0.0.0%2F8?all=%2F',
        headers: expect.objectContaining({
          'x-auth-token': 'replace-me',
          'x-auth-secret': 'replace-me',
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'https',
        }),
      },
    ])
    expect(asked[0]?.headers.cookie).toBeUndefined()
  },
)

withStatusPage('the browser does not repeat a request that was answered with 408', async ({ asked, page }) => {
  await page.goto('/auth/login')
  const statuses = await page.evaluate(async () => {
    const answers = []
    for (const name of ['first', 'slow', 'slow']) answers.push(await fetch(`/third/status/${name}`))
    return answers.map(({ status }) => status)
  })
  expect(statuses).toEqual([200, 408, 408])
  expect(asked.map(({ url }) => url)).toEqual(['/third/status/first', '/third/status/slow', '/third/status/slow'])
})
