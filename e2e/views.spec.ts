import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { enter, expect, heading, now, test, widget } from './support/test.ts'

const star = (page: Page) => page.getByRole('button', { name: 'Saved views', exact: true })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const choose = async (page: Page, name: string) => {
  await star(page).click()
  await item(page, name).click()
}

test.use({
  isOwnWorld: true,
  noise: [/net::ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS/],
})

test('a view is saved for the company and pinned, opened read-only by support and another user, and copied', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, 'admin', '/300/stats?range=24h&is.countrycode=ES')
  await choose(page, 'Save this view…')
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Spain today')
  await dialog.getByRole('radio', { name: /^Fixed/ }).check()
  await dialog.getByRole('radio', { name: 'Everyone in Aurora Media' }).check()
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Look at the evening.')
  await dialog.getByRole('checkbox', { name: 'Pin to my home' }).check()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  const done = page.getByRole('dialog', { name: '“Spain today” saved' })
  const link = await done.getByRole('textbox', { name: 'Link to share' }).inputValue()
  expect(link).toMatch(/\/300\/snapshot\/300-\d+$/)
  await done.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('link', { name: 'Home' }).first().click()
  const pinned = page.getByRole('navigation', { name: 'Pinned views' })
  await pinned.getByRole('link', { name: 'Spain today' }).click()
  await expect(heading(page)).toHaveText('History')
  await expect(page).toHaveURL(/from=\d+&to=\d+.*is\.countrycode=ES/)

  const options = { ...(baseURL ? { baseURL } : {}), locale: 'en-GB', timezoneId: 'UTC' }
  const ofSupport = await browser.newContext(options)
  const support = await ofSupport.newPage()
  await enter(support, 'staff', link)
  await expect(heading(support)).toHaveText('Spain today')
  await expect(support.getByText('Look at the evening.')).toBeVisible()
  await expect(support.getByText(/Read-only.*Country: Spain/)).toBeVisible()
  await expect(widget(support, 'Requests per second').locator('.highcharts-series').first()).toBeAttached()
  await ofSupport.close()

  const context = await browser.newContext(options)
  const other = await context.newPage()
  await enter(other, 'viewer', link)
  await expect(heading(other)).toHaveText('Spain today')
  await expect(other.getByText(/^Saved by /)).toContainText('History · Delivery')
  await expect(other.getByText('Look at the evening.')).toBeVisible()
  await expect(other.getByText(/Read-only.*Country: Spain/)).toBeVisible()
  await expect(widget(other, 'Requests per second').locator('.highcharts-series').first()).toBeAttached()
  await expect(other.getByRole('group', { name: 'View options' })).toHaveCount(0)
  await widget(other, 'Requests per second')
    .getByRole('button', { name: /^Options/ })
    .click()
  await expect(other.getByRole('menuitem', { name: 'Hide' })).toHaveCount(0)
  await other.keyboard.press('Escape')
  await other.getByRole('button', { name: 'Save to my views' }).click()
  await expect(heading(other)).toHaveText('History')
  await expect(other.getByText('“Spain today” is now one of your views.')).toBeVisible()
  await expect(other.getByRole('group', { name: 'Filters' })).toContainText('Spain')
  await choose(other, 'All views and notes')
  await expect(other.getByRole('row', { name: /Spain today/ })).toBeVisible()
  // A view of another user of the company is read-only.
  await other.getByRole('link', { name: 'For Aurora Media' }).click()
  await other
    .getByRole('row', { name: /Spain today/ })
    .getByRole('button', { name: /Actions/ })
    .click()
  await expect(other.getByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true')
  await context.close()

  await choose(page, 'All views and notes')
  await page.getByRole('link', { name: 'For Aurora Media' }).click()
  await page
    .getByRole('row', { name: /Spain today/ })
    .getByRole('button', { name: /Actions/ })
    .click()
  await item(page, 'Delete').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: /Spain today/ })).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be opened' })).toContainText('was deleted')
  await page.goto('/300')
  await expect(heading(page)).toBeVisible()
  await expect(pinned).toHaveCount(0)
})

test('a note appears on the charts, and is edited from its mark', async ({ page }) => {
  await enter(page, 'admin', '/300/stats?range=24h')
  await choose(page, 'Add a note…')
  const dialog = page.getByRole('dialog', { name: 'Add a note' })
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Newsletter sent')
  await dialog.getByRole('textbox', { name: 'From (time)' }).fill('18:00')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  const tile = widget(page, 'Requests per second')
  await tile
    .getByRole('button', { name: /^\d+ events?$/ })
    .last()
    .press('Enter')
  const list = page.getByRole('dialog', { name: 'Events: Requests per second' })
  await expect(list.getByRole('checkbox', { name: '1 note' })).toBeChecked()
  await list.getByRole('link', { name: /Newsletter sent/ }).click()
  const form = page.getByRole('dialog', { name: 'Newsletter sent' })
  await form.getByRole('textbox', { name: 'Note' }).fill('Newsletter of June sent')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Newsletter of June sent/ })).toContainText('14/06/2026 18:00')
})

test('a selection of home’s chart becomes a note there and on the boards, and home a saved view', async ({ page }) => {
  await enter(page, 'admin', '/300')
  const chart = widget(page, 'Bandwidth of the last day')
  await chart.scrollIntoViewIfNeeded()
  await chart.getByRole('application').focus()
  await page.keyboard.press('End')
  for (const key of ['ArrowLeft', 'ArrowLeft', '[', ']']) await page.keyboard.press(key)
  await chart.getByRole('button', { name: 'Add note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a note' })
  await expect(dialog.getByRole('textbox', { name: 'From (time)' })).toHaveValue('10:15')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Load test')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(chart.getByRole('button', { name: /Load test/ })).toBeVisible()

  await choose(page, 'Save this view…')
  const save = page.getByRole('dialog', { name: 'Save this view' })
  await save.getByRole('textbox', { name: 'Name' }).fill('Our start')
  await save.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog', { name: '“Our start” saved' }).getByRole('button', { name: 'Done' }).click()

  await page.goto('/300/stats?range=24h')
  await expect(widget(page, 'Requests per second').getByRole('button', { name: /Load test/ })).toBeVisible()
})

test('evidence of a widget and of a whole board names its source, and matches the screen', async ({
  page,
  context,
}) => {
  const second = now.getTime() / 1000
  await enter(
    page,
    'admin',
    `/300/stats?from=${second - 86_400}&to=${second}&site=www.auroramedia.example&is.countrycode=ES`,
  )
  const title = 'Requests per second'
  await expect(widget(page, title).locator('.highcharts-series').first()).toBeAttached()
  const saved = async (start: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), start()])
    const bytes = new Uint8Array(await readFile(await file.path()))
    const zip = unzipSync(bytes)
    const text = (path: string) => strFromU8(zip[path] ?? new Uint8Array())
    return { name: file.suggestedFilename(), zip, text, manifest: JSON.parse(text('manifest.json')) }
  }
  const board = await saved(async () => {
    await page.getByRole('button', { name: 'Board actions' }).click()
    await item(page, 'Save evidence (ZIP)').click()
  })
  expect(board.name).toMatch(/^Aurora-Media-Evidence-History-Delivery-.*\.zip$/)
  expect(board.manifest.view).toMatchObject({
    from: '2026-06-14T10:30:00.000Z',
    to: '2026-06-15T10:30:00.000Z',
    zone: 'UTC',
    sites: ['www.auroramedia.example'],
    filters: ['Country: Spain'],
  })
  expect(board.manifest.widgets.length).toBeGreaterThan(7)
  for (const { path, bytes, sha256 } of board.manifest.files) {
    expect(board.zip[path]).toHaveLength(bytes)
    expect(
      createHash('sha256')
        .update(board.zip[path] ?? '')
        .digest('hex'),
    ).toBe(sha256)
  }

  // One widget, without a network: its picture, its table, its numbers, and the link to the same view.
  await context.setOffline(true)
  const one = await saved(async () => {
    await widget(page, title)
      .getByRole('button', { name: `Options for ${title}` })
      .click()
    await item(page, 'Evidence (ZIP)').click()
  })
  await context.setOffline(false)
  expect(Object.keys(one.zip).sort()).toEqual([
    '01-Requests-per-second/data.csv',
    '01-Requests-per-second/picture.png',
    '01-Requests-per-second/picture.svg',
    '01-Requests-per-second/table.html',
    'manifest.json',
    'view.txt',
  ])
  const lines = one.text('01-Requests-per-second/data.csv').trim().split('\r\n')
  expect(lines.length).toBeGreaterThan(200)
  expect(lines[1]).toMatch(/^2026-06-14T10:30:00.000Z,[\d.]+$/)
  expect(one.text('01-Requests-per-second/table.html').match(/<tr>/g)).toHaveLength(lines.length)
  expect(one.text('01-Requests-per-second/picture.svg')).toContain('Country: Spain')
  expect(one.text('view.txt')).toContain(one.manifest.view.link)
  await page.goto(one.manifest.view.link)
  await expect(page.getByRole('group', { name: 'Filters' })).toContainText('Spain')
  await expect(widget(page, title)).toBeVisible()
})
