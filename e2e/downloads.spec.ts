import { readFile } from 'node:fs/promises'
import { enter, expect, test, widget } from './support/test.ts'

const second = Date.UTC(2026, 5, 15, 10, 30) / 1000

test.describe('downloads', () => {
  test.use({ noise: [/net::ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS/] })

  test('a chart is downloaded offline as a labelled picture and as CSV', async ({ page, context }) => {
    const title = 'Requests per second'
    await enter(
      page,
      'admin',
      `/300/stats?from=${second - 86_400}&to=${second}&site=www.auroramedia.example&is.countrycode=ES&not.response=404&compare=week`,
    )
    await expect(widget(page, title).locator('.highcharts-series').first()).toBeAttached()
    const options = widget(page, title).getByRole('button', { name: `Options for ${title}` })
    const saved = async (format: string) => {
      await options.click()
      const item = page.getByRole('menuitem', { name: format, exact: true })
      // Scrolls to the item first: the menu gets higher with the scrolling, which may happen in the middle of a press.
      await item.hover()
      const [file] = await Promise.all([page.waitForEvent('download'), item.click()])
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }
    const online = await saved('SVG')
    expect(online.bytes.toString()).toMatch(/@font-face\{font-family:"Plus Jakarta Sans[^}]*url\(data:font\/woff2/)
    await saved('PNG')
    // Widgets further down still load their code, and would fail without a network.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const name = 'Aurora-Media-Requests-per-second-14-06-2026-10-30-15-06-2026-10-30'

    const svg = await saved('SVG')
    expect(svg.name).toBe(`${name}.svg`)
    const text = svg.bytes.toString()
    expect(text).toMatch(/^(<\?xml[^>]*>\s*)?<svg\b/)
    // Nothing that a picture would have to fetch.
    expect(text.replace(/xmlns(:\w+)?="[^"]*"/g, '')).not.toMatch(
      /(href|src)="(https?:|\/|blob:)|url\((?!["']?#|&quot;#|data:)/,
    )
    expect(text.match(/<path\b/g)?.length).toBeGreaterThan(1)
    const width = Number(/<svg\b[^>]*\swidth="(\d+)/.exec(text)?.[1])
    const words = [...text.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)]
      .map(([, inner = '']) => inner.replace(/<[^>]*>/g, ''))
      .join(' | ')
    for (const part of [
      title,
      'Aurora Media',
      `${title}, previous period`,
      '14/06/2026 10:30',
      '15/06/2026 10:30',
      'UTC',
      'www.auroramedia.example',
      'Country: Spain',
      'Status code is not 404',
      '5-minute',
    ])
      expect(words).toContain(part)

    const png = await saved('PNG')
    expect(png.name).toBe(`${name}.png`)
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(png.bytes.readUInt32BE(16)).toBe(width * 2)
    expect(png.bytes.length).toBeGreaterThan(10_000)

    const csv = await saved('CSV')
    expect(csv.name).toBe(`${name}.csv`)
    const [head = '', ...rows] = csv.bytes.toString().trim().split('\r\n')
    expect(head).toMatch(/^Time,www\.auroramedia\.example \(req\/s\),".*\(req\/s\)"$/)
    expect(rows).toHaveLength(288)
    expect(rows[0]).toMatch(/^2026-06-14T10:30:00\.000Z,\d+(\.\d+)?,\d+(\.\d+)?$/)
  })
})
