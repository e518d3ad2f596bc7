import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { enter, expect, heading, order, password, test, widget } from './support/test.ts'

type Role = Parameters<Page['getByRole']>[0]

async function tabTo(page: Page, role: Role, name: string, most = 60, key = 'Tab'): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).last()
  await expect(target).toBeVisible()
  for (let presses = 0; presses <= most; presses += 1) {
    if (await target.evaluate((el) => el === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${role} ${name} was not reached by ${most} presses of ${key}`)
}

/** The focused element must not be hidden entirely (WCAG 2.4.11). */
const focusUnderneath = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { x, y, width, height } = focused.getBoundingClientRect()
    const places = [0.1, 0.5, 0.9].flatMap((part) => [
      [x + width * part, y + height / 2],
      [x + width / 2, y + height * part],
    ])
    const isSeen = places.some(([left = 0, top = 0]) => {
      const hit = document.elementFromPoint(left, top)
      return hit !== null && (focused.contains(hit) || hit.contains(focused))
    })
    return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent)
  })

test('a focused element is never hidden under the filter bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, 'admin', '/300/analytics')
  await expect(widget(page, 'Status classes')).toBeVisible()
  const underneath: string[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 130; presses += 1) {
      await page.keyboard.press(key)
      const hidden = await focusUnderneath(page)
      if (hidden !== null) underneath.push(`${key} ${hidden}`)
    }
  expect(underneath).toEqual([])
})

test.describe('by keyboard only', () => {
  test.use({ isOwnWorld: true })

  test('blocks the bots of a site, and turns under attack mode on and off', async ({ page }) => {
    await enter(page, 'admin', '/300/botmitigation?view=actions')
    await tabTo(page, 'link', 'www.auroramedia.example', 120)
    await page.keyboard.press('Enter')
    await tabTo(page, 'radio', 'Let through')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Block' })).toBeChecked()
    await tabTo(page, 'button', 'Save')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /www\.auroramedia\.example Active Block/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'www.auroramedia.example' })).toBeFocused()

    await page.goto('/perimetrical?tab=underAttack')
    const mode = page.getByRole('switch', { name: 'Under attack mode for www.auroramedia.example' })
    await tabTo(page, 'switch', 'Under attack mode for www.auroramedia.example', 120)
    await page.keyboard.press('Space')
    await tabTo(page, 'button', 'Turn on for 1 site')
    await page.keyboard.press('Enter')
    await expect(mode).toBeChecked()
    await expect(mode).toBeFocused()
    await page.keyboard.press('Space')
    await expect(mode).not.toBeChecked()
    await expect(mode).toBeFocused()
  })

  test('logs in, skips the menu, moves a widget and undoes it', async ({ page }) => {
    await page.goto('/auth/login')
    await expect(page.getByLabel('User name or email')).toBeFocused()
    await page.keyboard.type('admin')
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Hi again, Ada')

    await tabTo(page, 'link', 'Skip to the content')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', 'Widgets')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Arrange' })).toBeFocused()
    const before = await order(page)
    await page.keyboard.press('Enter')

    await tabTo(page, 'button', 'Move Traffic consumption')
    // The first tile of home is fixed (§2).
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('Moved “Traffic consumption” to position 2', { exact: false })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Move Traffic consumption' })).toBeFocused()
    await tabTo(page, 'button', 'Done', 60, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => order(page))
      .toEqual([
        before[0],
        'Traffic consumption',
        ...before.slice(1).filter((title) => title !== 'Traffic consumption'),
      ])
  })
})

test.describe('by keyboard on lists', () => {
  test.use({ isOwnWorld: true })

  test('deletes a row and discards a change without losing the place', async ({ page }) => {
    await enter(page, 'admin', '/300/streaming-logs')
    const rows = page.getByRole('table').getByRole('row')
    await rows.nth(1).getByRole('button', { name: 'Actions' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', 'Delete')
    const after = rows.nth(2).getByRole('checkbox')
    const name = await after.getAttribute('aria-label')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: name ?? '' })).toBeFocused()

    await page.goto('/300/dnsdelegation?domain=7')
    await tabTo(page, 'button', 'Add record')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('combobox', { name: 'Type' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('kiosk')
    await drawer.getByRole('textbox', { name: 'IPv4 address' }).focus()
    await page.keyboard.type('192.0.2.88')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 pending change')).toBeVisible()
    await tabTo(page, 'button', 'Discard all')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Records' })).toBeFocused()
  })
})

test.describe('by keyboard on delivery screens', () => {
  test.use({ isOwnWorld: true })

  test('purges two URLs and prefetches them', async ({ page }) => {
    await enter(page, 'admin', '/300/invalidation')
    const lines = page.getByRole('textbox', { name: 'URLs' })
    await tabTo(page, 'textbox', 'URLs')
    await page.keyboard.type('https://www.auroramedia.example/a-new')
    await page.keyboard.press('Enter')
    await page.keyboard.type('https://www.auroramedia.example/b-new')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Purge 2 URLs' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 lines were accepted.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Purge URLs' })).toBeFocused()
    await tabTo(page, 'button', 'Prefetch them', 3)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toBeFocused()
    await tabTo(page, 'textbox', 'URLs', 2)
    await expect(lines).toHaveValue(/a-new\n.*b-new/)
    await tabTo(page, 'button', 'Prefetch 2 URLs', 2)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: 'Result by line' })).toContainText('Accepted')
    await expect(page.getByRole('button', { name: 'Prefetch URLs' })).toBeFocused()
  })

  test('corrects a destination of logs until its test succeeds', async ({ page }) => {
    await enter(page, 'admin', '/300/logs')
    await tabTo(page, 'button', 'New destination')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('radio', { name: 'SFTP' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(drawer.getByRole('radio', { name: 'FTP', exact: true })).toBeChecked()
    await tabTo(page, 'textbox', 'Host', 1)
    await page.keyboard.type('backup.invalid')
    await tabTo(page, 'textbox', 'User', 2)
    await page.keyboard.type('cdn')
    await page.keyboard.press('Tab')
    await page.keyboard.type('s3cret-of-ours')
    await tabTo(page, 'textbox', 'Path', 2)
    await page.keyboard.type('/%Y')
    await page.keyboard.press('Enter')
    await expect(drawer.getByText('The destination is not reachable')).toBeVisible()
    await expect(drawer.getByRole('tab', { name: 'Connection' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, 'textbox', 'Host', 3)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('backup.example')
    await page.keyboard.press('Enter')
    await expect(drawer.getByText('The destination is reachable')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'New destination' })).toBeFocused()
  })

  test('requeues failed jobs from the drawer and from the selected rows', async ({ page }) => {
    await enter(page, 'admin', '/300/transcoding?f.status=ERROR')
    const failed = page.getByRole('row', { name: /Failed/ })
    // A link has the name of the file, then the id.
    const firstLink = async () => {
      const link = failed.first().getByRole('link', { name: /\.\w+ \S+$/ })
      await expect(link).toBeVisible()
      const [text = ''] = await link.allInnerTexts()
      const name = text.replace(/\s+/g, ' ')
      return { name, id: name.split(' ').at(-1) ?? '' }
    }
    const { name, id } = await firstLink()
    await tabTo(page, 'link', name)
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: id })
    await tabTo(page, 'button', 'Requeue', 2)
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('link', { name: 'Duplicate' })).toBeFocused()
    await expect(drawer).toContainText('Queued')
    await page.keyboard.press('Escape')
    // The job is no longer in the list of failed ones.
    await expect(page.getByRole('heading', { name: 'Transcoding jobs' })).toBeFocused()

    const { id: second } = await firstLink()
    await tabTo(page, 'checkbox', `Select ${second}`)
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Selected rows' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Requeue' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 done')).toBeVisible()
    await expect(failed.filter({ hasText: second })).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Selected rows' })).toBeFocused()
  })

  test('adds a thumbnail, and returns from a created job to its row', async ({ page }) => {
    await enter(page, 'admin', '/300/transcoding?view=new')
    await tabTo(page, 'textbox', 'Video URL')
    await page.keyboard.type('ftp://archive.example/in/film.mov')
    await page.keyboard.press('Enter')
    await tabTo(page, 'textbox', 'Folder URL')
    await page.keyboard.type('ftp://media.example/vod/')
    await page.keyboard.press('Enter')
    await tabTo(page, 'combobox', 'Profile')
    await page.keyboard.press('Enter')
    await page.keyboard.type('HD')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', 'Add thumbnail', 3)
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('group', { name: 'Thumbnail 1' }).getByRole('textbox', { name: 'File name' }),
    ).toBeFocused()
    for (const [name, value] of [
      ['Width', '720'],
      ['Height', '480'],
      ['Time', '1'],
    ] as const) {
      await tabTo(page, 'spinbutton', name, 2)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(value)
    }
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', 'Create job', 12)
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('textbox', { name: 'Source' })).toHaveValue('ftp://archive.example/in/film.mov')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('row').nth(1).getByRole('link')).toBeFocused()
  })
})

test.describe('shortcuts', () => {
  test.use({ isOwnWorld: true })

  test('are listed on ? for the open page, and can be turned off permanently', async ({ page, browser }) => {
    await enter(page, 'admin', '/300/stats')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(page.getByRole('application').first()).toBeVisible()
    const history = page.getByRole('link', { name: 'History' }).first()
    await history.focus()
    await page.keyboard.press('?')
    for (const name of ['Everywhere', 'Range and comparison', 'In a chart'])
      await expect(sheet.getByRole('region', { name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(history).toBeFocused()

    await page.keyboard.press('d')
    await page.keyboard.press('h')
    await expect(page).toHaveURL(/range=1h/)

    await page.getByRole('combobox', { name: 'Sites' }).click()
    await expect(page.getByRole('dialog', { name: 'Sites' })).toBeVisible()
    await page.keyboard.type('?')
    await expect(sheet).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    const saved = page.waitForResponse((answer) => /dashboard_preferences/.test(answer.url()) && answer.ok())
    await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).click()
    await page.clock.fastForward('00:02')
    await saved
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await page.keyboard.press('d')
    await page.keyboard.press('1')
    await page.keyboard.press('?')
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/range=1h/)

    // Another browser of the same person.
    const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const elsewhere = await other.newPage()
    await enter(elsewhere, 'admin', '/300/stats')
    await elsewhere.keyboard.press('?')
    await elsewhere.keyboard.press('d')
    await elsewhere.keyboard.press('h')
    await expect(elsewhere).not.toHaveURL(/range/)
    await expect(elsewhere.getByRole('dialog')).toHaveCount(0)
    await other.close()
  })

  test('open pages, sites and companies by name from the search', async ({ page }) => {
    await enter(page, 'admin', '/300')
    const search = page.getByRole('combobox', { name: 'Go to a page, a site or a company' })
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await page.keyboard.type('services')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Company services')

    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    const site = page.getByRole('option').filter({ hasText: 'Site' }).first()
    await page.keyboard.type('site')
    await expect(page.getByRole('option').filter({ hasNotText: /site/i })).toHaveCount(0)
    const name = await site.locator('span').first().textContent()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Analytics')
    await expect(page).toHaveURL(new RegExp(`site=${name}`))

    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.type('aurora shops')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/301\b/)
    await expect(page.getByRole('button', { name: /^Company: Aurora Shops/ })).toBeVisible()
  })
})

interface AxeFinding {
  id: string
  impact: string | null
  nodes: { target: string[]; failureSummary?: string }[]
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<{ violations: AxeFinding[] }> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
}

test.describe('axe', () => {
  test.use({ bypassCSP: true, viewport: { width: 1280, height: 6000 } })
  const screens = [
    ['home', '/300'],
    ['history', '/300/stats'],
    ['analytics', '/300/analytics?range=1h&is.countrycode=ES&not.response=404'],
    ['services', '/300/company/services'],
    ['service', '/300/company/services/waf'],
    ['personal data', '/user/profile'],
    ['security', '/user/profile?section=security'],
    ['preferences', '/user/profile?section=preferences'],
    ['invalidation', '/300/invalidation'],
    ['later', '/300/staging'],
    ['missing', '/300/no/such'],
  ] as const

  for (const mode of ['light', 'dark'] as const) {
    test(`finds no serious problem before the login, ${mode}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode })
      for (const path of ['/auth/login', '/auth/reset', '/auth/password/00000000000000000000000000000000']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await findings(page), path).toEqual([])
      }
    })

    test(`finds no serious problem on any screen, ${mode}`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
      await enter(page, 'admin', '/300/company/services')
      for (const [name, path] of screens) {
        await test.step(name, async () => {
          await page.goto(path)
          await expect(page.getByRole('heading').first()).toBeVisible()
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 })
          expect.soft(await findings(page), name).toEqual([])
        })
      }
    })
  }
})
