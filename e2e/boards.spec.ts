import type { Page } from '@playwright/test'
import { enter, expect, heading, test } from './support/test.ts'

// Issue 36, §5: boards on phones, on walls and on wide screens.

const topOf = (page: Page, index = 0) =>
  page
    .locator('main [data-widget]')
    .nth(index)
    .evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY))

test.describe('on a phone', () => {
  for (const hasTouch of [false, true]) {
    test.describe(hasTouch ? 'with touch' : 'in a narrow window', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch, isMobile: hasTouch })

      test('the first chart starts within 300 px', async ({ page }) => {
        await enter(page, 'admin', '/300')
        await expect(page.locator('main [data-widget]').first()).toBeVisible()
        expect(await topOf(page)).toBeLessThanOrEqual(300)
        for (const path of ['/300/stats', '/300/analytics', '/300/analytics?tab=midtier', '/300/analytics?tab=waf']) {
          await page.goto(path)
          await expect(page.locator('main [data-widget]').first()).toBeVisible()
          expect(await topOf(page), path).toBeLessThanOrEqual(300)
        }
      })
    })
  }

  test.use({ viewport: { width: 390, height: 844 } })

  test('the rest of the controls unfolds from one button', async ({ page }) => {
    await enter(page, 'admin', '/300/stats')
    const bar = page.getByRole('group', { name: 'View options' })
    const more = bar.getByRole('button', { name: 'Sites, refresh and more' })
    for (const name of [/^Last 7 days/, 'Filter', 'Compare'])
      await expect(bar.getByRole('button', { name })).toBeVisible()
    for (const name of ['Copy link', 'Refresh now', 'Earlier'])
      await expect(bar.getByRole('button', { name })).toBeHidden()
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['Refresh now', 'Widgets']) await expect(bar.getByRole('button', { name })).toBeVisible()
    await expect(
      bar
        .getByRole('combobox', { name: 'Sites' })
        .or(bar.getByRole('button', { name: /sites$/ }))
        .first(),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await more.press('Enter')
    await expect(bar.getByRole('button', { name: 'Refresh now' })).toBeHidden()
    await bar.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('menuitemradio', { name: 'Previous period' }).click()
    await expect(page).toHaveURL(/compare=previous/)
  })
})

const strip = (page: Page) => page.getByRole('group', { name: 'Wall mode' })
const shown = (page: Page) => page.locator('main [data-tile]:not([data-off-page]) h2').allTextContents()

const soon = { timeout: 5000 }

for (const [width, height] of [
  [1920, 1080],
  [3840, 2160],
] as const) {
  test.describe(`on a wall of ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('every tile of a board is whole on one of its pages', async ({ page }) => {
      await enter(page, 'admin', '/300/stats?wall=1')
      const place = strip(page).getByText(/^Page 1 of \d$/)
      await expect(place).toBeVisible()
      await expect(page.locator('main header').getByText('Aurora Media', { exact: true })).toBeVisible()
      await expect(heading(page)).toHaveText('History')
      // How many pages there are is known when every tile has its height.
      await expect(async () => {
        while (!(await place.isVisible())) await page.keyboard.press('ArrowRight')
        const count = Number((await place.textContent())?.slice(-1))
        expect(count).toBeGreaterThan(1)
        const seen: string[] = []
        for (let n = 1; n <= count; n++) {
          await expect(strip(page).getByText(`Page ${n} of ${count}`, { exact: true })).toBeVisible(soon)
          seen.push(...(await shown(page)))
          const outside = () =>
            page.locator('main [data-tile]:not([data-off-page])').evaluateAll(
              (tiles) =>
                tiles.filter((tile) => {
                  const { top, bottom, left, right } = tile.getBoundingClientRect()
                  return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth
                }).length,
            )
          // A page of tiles takes its place in the frames after its name is shown.
          await expect.poll(outside, soon).toBe(0)
          await page.keyboard.press('ArrowRight')
        }
        await expect(strip(page).getByText(`Page 1 of ${count}`, { exact: true })).toBeVisible(soon)
        expect(seen).toEqual(await page.locator('main [data-tile] h2').allTextContents())
      }).toPass()
      const scrolls = await page.evaluate(() => [
        document.documentElement.scrollHeight - innerHeight,
        document.documentElement.scrollWidth - innerWidth,
      ])
      expect(scrolls).toEqual([0, 0])
      // Larger than on a desk: 14 px there.
      const size = await page
        .locator('main [data-tile] h2')
        .first()
        .evaluate((one) => one.getBoundingClientRect().height)
      expect(size).toBeGreaterThan((20 * width) / 1920)
    })

    test('pages turn by themselves, until they are paused', async ({ page }) => {
      await enter(page, 'admin', '/300/stats?wall=1&turn=10')
      const pageOne = strip(page).getByText(/^Page 1 of/)
      const pageTwo = strip(page).getByText(/^Page 2 of/)
      await expect(pageOne).toBeVisible()
      await page.clock.runFor(10_500)
      await expect(pageTwo).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(pageOne).toBeVisible()
      await page.keyboard.press('Space')
      await expect(strip(page).getByText(/^Page 1 of \d · Paused$/)).toBeVisible()
      await page.clock.runFor(30_500)
      await expect(pageOne).toBeVisible()
      await page.mouse.move(200, 200)
      await page.getByRole('button', { name: 'Turn pages again' }).click()
      await page.clock.runFor(10_500)
      await expect(pageTwo).toBeVisible()
      await page.getByRole('button', { name: 'Previous page' }).click()
      await expect(pageOne).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(/\/300\/stats$/)
      await expect(page.getByRole('group', { name: 'View options' })).toBeVisible()
    })
  })
}

test.describe('on a wall with reduced motion', () => {
  test.use({ viewport: { width: 1920, height: 1080 }, contextOptions: { reducedMotion: 'reduce' } })

  test('pages turn without movement', async ({ page }) => {
    await enter(page, 'admin', '/300/stats?wall=1')
    await expect(strip(page).getByText(/^Page 1 of/)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    const moving = await page.locator('main [data-tiles]').evaluate((board) => board.getAnimations().length)
    expect(moving).toBe(0)
    await expect(strip(page).getByText(/^Page 2 of/)).toBeVisible()
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })

  test('the figures of home stand on one line, and no word of their titles is broken', async ({ page }) => {
    await enter(page, 'admin', '/300')
    const titles = page.locator('main [data-tile][data-small="true"] h2')
    await expect(titles).toHaveCount(9)
    await expect(page.getByText('up 6.3%')).toBeVisible()
    const figures = await page
      .locator('main [data-tile][data-small="true"]')
      .evaluateAll((tiles) =>
        tiles.map((tile) => Math.round(tile.querySelector('p[title]')?.getBoundingClientRect().top ?? 0)),
      )
    expect(new Set(figures).size).toBe(1)
    const broken = await titles.evaluateAll((all) =>
      all.flatMap((title) => {
        const text = title.firstChild
        if (!(text instanceof Text)) return [title.textContent]
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
        })
      }),
    )
    expect(broken).toEqual([])
  })

  test('a chart fills its card beside a higher one, and shows its skeleton until it is drawn', async ({ page }) => {
    let draw = () => {}
    const isAllowed = new Promise<void>((allow) => {
      draw = allow
    })
    await enter(page, 'admin', '/300/tickets')
    await page.route(/\/assets\/engine-/, async (route) => {
      await isAllowed
      await route.continue()
    })
    await page.goto('/300')
    const stage = page.getByRole('article', { name: 'Bandwidth of the last day' }).locator('figure > div').first()
    await expect(stage).toBeVisible()
    const bones = () => stage.evaluate((one) => getComputedStyle(one, '::before').content)
    expect(await bones()).toBe('""')
    draw()
    await expect(stage.locator('svg').first()).toBeVisible()
    expect(await bones()).toBe('none')
    const blank = await stage.evaluate((one) => {
      const card = one.closest('article')?.getBoundingClientRect().bottom ?? 0
      return card - (one.closest('figure')?.getBoundingClientRect().bottom ?? 0)
    })
    expect(blank).toBeLessThan(40)
  })
})
