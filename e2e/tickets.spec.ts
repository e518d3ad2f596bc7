import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enter, expect, test, widget } from './support/test.ts'

const drawer = (page: Page) => page.getByRole('dialog')

test.describe('a ticket', () => {
  test.use({ isOwnWorld: true })

  test('is created from the help card, answered, watched and closed', async ({ page }) => {
    await enter(page, 'admin')
    await page.getByRole('link', { name: /Create an issue/ }).click()
    await expect(page).toHaveURL(/\/tickets\?open=new/)
    await drawer(page).getByLabel('Description').fill('Since 14:05 the basket answers 502.\nOnly in Spain.')
    await page.keyboard.press('Control+Enter')
    await expect(drawer(page).getByText('Enter a subject.').first()).toBeVisible()
    await drawer(page).getByLabel('Subject').fill('502 in the basket')
    await expect(drawer(page).getByRole('combobox', { name: 'Priority' })).toContainText('Normal')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('“502 in the basket” was created.')).toBeVisible()

    const row = page.getByRole('row', { name: /502 in the basket/ })
    await expect(row).toContainText('New')
    await row.getByRole('link', { name: '502 in the basket' }).click()
    await expect(drawer(page).getByText('Only in Spain.')).toBeVisible()
    await drawer(page).getByLabel('Your comment').fill('It is over now.')
    await page.reload()
    await expect(drawer(page).getByLabel('Your comment')).toHaveValue('It is over now.')

    await drawer(page).getByRole('tab', { name: 'Watchers' }).click()
    await drawer(page).getByRole('combobox', { name: 'Add a watcher' }).click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(drawer(page).getByRole('list', { name: 'Watchers' }).getByRole('listitem')).toHaveCount(1)

    await drawer(page).getByRole('tab', { name: 'Conversation' }).click()
    await drawer(page).getByRole('button', { name: 'Close ticket' }).click()
    const conversation = drawer(page).getByRole('list', { name: 'Conversation' })
    await expect(conversation.getByText('It is over now.')).toBeVisible()
    await expect(conversation.getByText('Status: New → Closed')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row).toContainText('Closed')
  })

  test('gives its file to the user, shows code as code, and stays closed where the tracker keeps it so', async ({
    page,
  }) => {
    await enter(page, 'admin', '/300/tickets?open=4200')
    await expect(drawer(page).locator('pre')).toContainText('GET /portada      200   41 ms')
    const download = page.waitForEvent('download')
    await drawer(page).getByRole('button', { name: 'Download trace ñ.txt' }).click()
    expect((await download).suggestedFilename()).toBe('trace ñ.txt')

    await page.goto('/300/tickets?open=4204')
    await drawer(page).getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'In progress' }).click()
    await drawer(page).getByRole('button', { name: 'Send' }).click()
    await expect(drawer(page).getByText(/kept these as they were: Status/)).toBeVisible()
    await expect(drawer(page).getByRole('combobox', { name: 'Status' })).toContainText('Closed')
    await expect(page.getByText('Your comment was sent.')).toBeHidden()
  })
})

test.describe('a report of a spike', () => {
  test.use({ isOwnWorld: true, sandboxOptions: ['--scenario', 'baddeploy'] })

  test('carries view, files and versions to somebody who knows nothing else', async ({ page, browser, product }) => {
    const asked: { url: string; type: string | undefined; body: string | null }[] = []
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().includes('/third/tickets/')) return
      const { 'content-type': type } = request.headers()
      asked.push({ url: request.url(), type, body: type === 'application/json' ? request.postData() : null })
    })
    await enter(page, 'admin', '/300/stats')
    const errors = widget(page, 'Error rate')
    await errors.getByRole('button', { name: 'Options for Error rate' }).click()
    await page.getByRole('menuitem', { name: 'Report this to support' }).click()
    await expect(page).toHaveURL(/\/300\/tickets\?open=new/)
    const parts = drawer(page).getByRole('list', { name: 'Sent with it' })
    await expect(parts).toContainText('Error rate')
    await expect(parts).toContainText('/300/stats?')
    await expect(parts).toContainText('Version that serves now')
    await parts.getByRole('button', { name: 'Remove “Seen with”' }).click()
    await expect(parts).not.toContainText('Seen with')

    const description = drawer(page).getByRole('textbox', { name: 'Description' })
    await description.fill('h2. Since 14:05\n\n*All* pages answer 500.\n\n<script>alert(1)</script>')
    await drawer(page).getByRole('button', { name: 'Preview' }).click()
    await expect(drawer(page).getByRole('heading', { name: 'Since 14:05' })).toBeVisible()
    await description.evaluate((field) => {
      const clipboardData = new DataTransfer()
      const bytes = Uint8Array.from(
        atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
        (char) => char.charCodeAt(0),
      )
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
      field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    })
    await expect(drawer(page).getByRole('button', { name: 'Remove image.png' })).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText(/^“.*Error rate.*” was created\.$/)).toBeVisible()

    const files = asked.filter(({ url }) => url.includes('/uploads.json?filename='))
    expect(files.map(({ type }) => type)).toEqual(files.map(() => 'application/octet-stream'))
    expect(files).toHaveLength(3)
    const { issue } = JSON.parse(asked.find(({ url }) => url.endsWith('/issues.json'))?.body ?? '{}')
    expect(issue.uploads).toMatchObject([
      { filename: 'image.png', content_type: 'image/png', token: expect.stringMatching(/^\d+\.[0-9a-f]{32}$/) },
      { filename: expect.stringMatching(/\.png$/) },
      { filename: expect.stringMatching(/\.csv$/) },
    ])

    const other = await browser.newContext({ baseURL: product.address, locale: 'en-GB', timezoneId: 'UTC' })
    const reader = await other.newPage()
    await reader.clock.setFixedTime(new Date('2026-06-15T10:30:00Z'))
    await enter(reader, 'staff', '/300/tickets')
    await reader.getByRole('link', { name: /Error rate/ }).click()
    const read = drawer(reader)
    await expect(read.getByRole('heading', { name: 'Since 14:05' })).toBeVisible()
    await expect(read.getByText('<script>alert(1)</script>')).toBeVisible()
    for (const told of [
      /Company: Aurora Media \(number 300\)/,
      /Range: .+ – .+ \(.+\)/,
      /Filters: none/,
      /Version that serves now: \d+/,
      /Incidents on the status page/,
    ])
      await expect(read.getByText(told).first()).toBeVisible()
    await expect(read.getByText(/Seen with/)).toBeHidden()
    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      read.getByRole('button', { name: 'Download image.png' }).click(),
    ])
    expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG')
    const address = await read.getByRole('link', { name: /\/300\/stats\?/ }).count()
    expect(address).toBeLessThanOrEqual(1)
    await other.close()
  })

  test('of a whole page takes its list, and a tracker without files is said in words', async ({ page }) => {
    await page.route('**/third/tickets/uploads.json*', (route) => route.fulfill({ status: 404, body: '' }))
    await enter(page, 'admin', '/300/iplists')
    await page.getByRole('button', { name: 'Report this' }).click()
    const parts = drawer(page).getByRole('list', { name: 'Sent with it' })
    await expect(parts).toContainText(/Rows shown \(\d+ rows?\)/)
    await drawer(page).getByRole('textbox', { name: 'Description' }).fill('Cannot be saved.')
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(
      drawer(page)
        .getByText(/The ticket system takes no files\. Remove .+\.csv/)
        .first(),
    ).toBeVisible()
    await parts.getByRole('button', { name: 'Remove “Table”' }).click()
    await drawer(page).getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText(/was created\.$/)).toBeVisible()
  })
})
