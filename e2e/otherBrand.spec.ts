import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Download, Page, Route } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { pathList } from '../apps/dashboard/src/platform/paths/paths.ts'
import { type Product, startProduct } from './support/product.ts'
import { expect, heading, now, type Persona, test, typeCredentials, widget } from './support/test.ts'

// Issue 40, §2: nothing of the name of the product's own provider remains under another brand.

const harbour = {
  name: 'harbour',
  title: 'Harbour CDN',
  hosts: ['harbour.localhost'],
  primary: '#e4572e',
  secondary: '#17324d',
  tertiary: '#76b041',
  fonts: { body: 'Manrope' },
  pin: 'bolt',
  poweredBy: null,
  links: {
    docs: 'https://docs.harbour.example/',
    blog: 'https://blog.harbour.example/',
    sales: 'sales@harbour.example',
    help: 'https://help.harbour.example/',
  },
  legal: { name: 'Harbour Ltd', terms: 'https://harbour.example/terms', privacy: 'https://harbour.example/privacy' },
}

/** What stands for a part of an address: something of the sandbox that every admin of company 300 may open. */
const params: Readonly<Record<string, string>> = { '{company?}': '300', '{service}': 'waf', '{uuid}': 'none' }
const named: Readonly<Record<string, string>> = { snapshot: 'none', ownBoard: '300-905' }

const addressOf = ({ name, path }: (typeof pathList)[number]) =>
  `/${path.replace(/\{[^}]+\}/g, (part) => params[part] ?? named[name] ?? 'none')}`

/** The answers are those of a made-up provider: its name in them is what this journey does not look for. */
async function renameProvider(route: Route): Promise<void> {
  const answer = await route.fetch()
  const isJson = answer.headers()['content-type']?.includes('json') === true
  if (isJson) await route.fulfill({ response: answer, body: (await answer.text()).replace(/parapet/gi, 'provider') })
  else await route.fulfill({ response: answer })
}

/** Every place of the open page and its frames that names the product's own provider, with what is around it. */
async function namesIn(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const typed = [...document.querySelectorAll('input, textarea')].map((field) =>
          field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
        )
        const links = [...document.querySelectorAll('a[href]')].map((link) =>
          decodeURIComponent(link.getAttribute('href') ?? ''),
        )
        const text = [document.title, document.documentElement.outerHTML, ...typed, ...links].join('\n')
        return [...text.matchAll(/.{0,60}parapet.{0,60}/gi)].map(([match]) => match)
      }),
    ),
  )
  return found.flat()
}

/** The names and texts of a saved file, also of those in a ZIP. */
async function textsOf(file: Download): Promise<string> {
  const bytes = await readFile(await file.path())
  const isZip = bytes.subarray(0, 2).toString() === 'PK'
  const parts = isZip ? Object.entries(unzipSync(new Uint8Array(bytes))) : []
  return [file.suggestedFilename(), isZip ? '' : bytes.toString('latin1')]
    .concat(parts.flatMap(([name, part]) => [name, strFromU8(part, true)]))
    .join('\n')
}

/** Waits for a heading and the end of all loading; assertions would look again only after up to a second. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1')?.checkVisibility() === true &&
      document.querySelector('[aria-busy="true"], [data-state="loading"]') === null,
  )
}

/** How long a page may take to come without a reload, ms. */
const COMING_MS = 1500

/** Goes to an address as a link does, which takes a third of a reload; one that keeps the page before it is reloaded. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main#content h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  const isLeft = await page
    .waitForFunction(() => !document.querySelector('[data-left]'), undefined, { timeout: COMING_MS })
    .then(
      () => true,
      () => false,
    )
  if (!isLeft) await page.goto(address)
}

/** Expects that what a page saves names nobody but the brand. */
async function expectClean(page: Page, act: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()])
  const texts = await textsOf(file)
  expect([...texts.matchAll(/.{0,60}parapet.{0,60}/gi)].map(([match]) => match)).toEqual([])
  return texts
}

test.describe('under another brand', () => {
  let product: Product
  let folder: string

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'brand-'))
    const shipped = JSON.parse(readFileSync(join(import.meta.dirname, '../apps/dashboard/public/config.json'), 'utf8'))
    const file = join(folder, 'config.json')
    writeFileSync(file, JSON.stringify({ ...shipped, themes: [harbour], hosts: { '127.0.0.1': 'harbour' } }))
    const world = ['--fresh', '--seed', '446', '--now', now.toISOString()]
    product = await startProduct(world, undefined, { PARAPET_CONFIG: file })
  })
  test.afterAll(async () => {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function enter(page: Page, persona: Persona): Promise<string> {
    const origin = product.address
    await page.route(/\/(api|third)\//, renameProvider)
    await page.goto(`${origin}/auth/login`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'harbour')
    await typeCredentials(page, persona)
    await expect(page).not.toHaveURL(/\/auth\//)
    await expect(heading(page)).toBeVisible()
    return origin
  }

  async function expectNoName(page: Page, what: string): Promise<void> {
    await waitUntilLoaded(page)
    expect.soft(await namesIn(page), what).toEqual([])
    await expect.soft(page, what).toHaveTitle(/Harbour CDN$/)
  }

  const pages = pathList.filter(({ guard }) => !guard.isPublic)
  /** Staff see the same screens; these have something for them alone. */
  const ofStaff = pages.filter(({ guard, name }) => /^(staff|several companies)$/.test(guard.name) || name === 'home')

  for (const [persona, rows] of [
    ['admin', pages],
    ['staff', ofStaff],
  ] as const)
    test(`${persona} finds the name of no other provider on any page`, async ({ page }) => {
      const origin = await enter(page, persona)
      for (const row of rows)
        await test.step(row.name, async () => {
          await follow(page, `${origin}${addressOf(row)}`)
          await expectNoName(page, `${row.name} ${addressOf(row)}`)
        })
    })

  test('before the login, an unknown address and a page without scripts name nobody else', async ({
    page,
    browser,
  }) => {
    const origin = product.address
    await page.route(/\/(api|third)\//, renameProvider)
    for (const address of ['/auth/login', '/auth/reset', '/auth/password/none']) {
      await page.goto(`${origin}${address}`)
      await expectNoName(page, address)
    }
    const context = await browser.newContext({ javaScriptEnabled: false })
    const still = await context.newPage()
    await still.goto(`${origin}/auth/login`)
    await expect(still.locator('.pre-brand').first()).toBeAttached()
    await expect(still.locator('.pre-brand').filter({ visible: true })).toHaveCount(0)
    expect(await still.content()).not.toMatch(/parapet/i)
    await context.close()
    await enter(page, 'admin')
    await page.goto(`${origin}/300/nothing-here`)
    await expectNoName(page, 'an unknown address')
  })

  test('what is saved and printed names nobody else', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    const origin = await enter(page, 'admin')
    for (const path of ['/300/users', '/300/tickets', '/300/iplists', '/user/invoices', '/300/timeline']) {
      await page.goto(`${origin}${path}`)
      const options = page.getByRole('button', { name: 'Table options' }).first()
      await options.click()
      await expectClean(page, () => page.getByRole('menuitem', { name: /Download CSV/ }).click())
    }

    await page.goto(`${origin}/300/stats`)
    const title = 'Requests per second'
    const chart = widget(page, title)
    await expect(chart.locator('.highcharts-series').first()).toBeAttached()
    for (const format of ['SVG', 'CSV', 'Evidence (ZIP)']) {
      await chart.getByRole('button', { name: `Options for ${title}` }).click()
      const item = page.getByRole('menuitem', { name: format, exact: true })
      await item.hover()
      await expectClean(page, () => item.click())
    }

    await page.goto(`${origin}/300/report`)
    await expect(page.getByRole('article').getByRole('table', { name: 'By day' }).first()).toBeVisible()
    await expectNoName(page, 'the report')
    await page.getByRole('button', { name: 'Print or save as PDF' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed')
    await page.emulateMedia({ media: 'print' })
    expect(await namesIn(page)).toEqual([])
    const sheet = (await page.pdf({ format: 'A4', displayHeaderFooter: true })).toString('latin1')
    expect(sheet).toMatch(/\/Title/)
    expect(sheet).not.toMatch(/parapet/i)
  })
})
