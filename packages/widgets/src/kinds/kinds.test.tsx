import { type Anomaly, makeTicket } from '@parapet/api'
import { createStore } from '@parapet/base'
import { AnnouncerProvider, defaultTheme, LocaleProvider, loadWords, ToastProvider, tokensOf } from '@parapet/ui'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, type ReactNode, Suspense } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type Exportable, ExportProvider, useExported, useExportHost } from '../charts/exports.tsx'
import { TwinTable } from '../charts/TwinTable.tsx'
import type { SeriesData } from '../charts/types.ts'
import { AnomalyTable } from './AnomalyTable.tsx'
import { Counter } from './Counter.tsx'
import { HitRatio } from './HitRatio.tsx'
import { KeyLabel } from './KeyLabel.tsx'
import { tone } from './kinds.css.ts'
import { MonthTable } from './MonthTable.tsx'
import { NewsList } from './NewsList.tsx'
import { Share } from './Share.tsx'
import { StatusTable, serviceTone } from './StatusTable.tsx'
import { hostile, sampleNow, sampleTimes, sampleValues } from './sample.ts'
import { barsSvg, donutSvg } from './shareSvg.ts'
import { TicketList } from './TicketList.tsx'
import { TimeSeries } from './TimeSeries.tsx'
import { TopTable } from './TopTable.tsx'
import { type ValueItems, ValueItemsContext } from './ValueItemsContext.ts'
import { WorldMap } from './WorldMap.tsx'

beforeAll(() => Promise.all((['en', 'es'] as const).map((locale) => loadWords(locale))))

function Page({ children, locale = 'en' }: { children: ReactNode; locale?: 'en' | 'es' }) {
  return (
    <LocaleProvider locale={locale} zone="Europe/Madrid">
      <AnnouncerProvider>
        <ToastProvider>
          <Suspense>{children}</Suspense>
        </ToastProvider>
      </AnnouncerProvider>
    </LocaleProvider>
  )
}
const show = (element: ReactElement) => render(element, { wrapper: Page })
const pick = () => ({ include: vi.fn(), exclude: vi.fn() })

describe('Counter', () => {
  test('shows figure, unit, change as text and a link to its rows', () => {
    show(
      <Counter
        label="Requests"
        value={4847}
        unit="req/s"
        href="/stats"
        change={{ previous: 4311, meaning: 'upGood', label: 'the week before' }}
      />,
    )
    expect(screen.getByRole('link')).toHaveProperty('href', expect.stringContaining('/stats'))
    expect(screen.getByText('4.85')).toBeDefined()
    expect(screen.getByText('up 12.4%')).toBeDefined()
    expect(screen.getByText('vs the week before')).toBeDefined()
  })
  test.each([undefined, '/stats'])('is read aloud as written, with a space between figure and unit (%s)', (href) => {
    const { rerender } = show(<Counter label="Volume" value={5 * 1024 ** 4} unit="bytes" href={href} />)
    const said = () => screen.getByTitle(/./).textContent
    expect(said()).toBe('5\u00a0TiB')
    rerender(<Counter label="Hit ratio" value={0.912} unit="percent" href={href} />)
    expect(said()).toBe('91.2%')
  })
  test('shows unknown as a dash and zero as 0', () => {
    const { rerender } = show(<Counter label="Requests" value={null} unit="requests" />)
    expect(screen.getByText('—')).toBeDefined()
    rerender(<Counter label="Requests" value={0} unit="requests" />)
    expect(screen.getByText('0')).toBeDefined()
  })
})

describe('a comparison period', () => {
  test('shows the change of bars, countries and hit ratios', () => {
    const parts = [
      { key: 'https', label: 'https', value: 3000, previous: 2000 },
      { key: 'http', label: 'http', value: 500, previous: 1000 },
    ]
    show(
      <>
        <Share label="Protocols" parts={parts} unit="requests" as="bars" />
        <WorldMap label="Countries" unit="requests" countries={[{ code: 'ES', value: 4000, previous: 2000 }]} />
        <HitRatio
          label="Cache"
          rows={[
            { key: 'hit', requests: 90, bytes: 90 },
            { key: 'miss', requests: 10, bytes: 10 },
          ]}
          before={[
            { key: 'hit', requests: 95, bytes: 90 },
            { key: 'miss', requests: 5, bytes: 10 },
          ]}
        />
      </>,
    )
    const [https, http] = within(screen.getByRole('list', { name: 'Protocols' })).getAllByRole('listitem')
    expect(https?.textContent).toContain('up 50.0%')
    expect(http?.textContent).toContain('down 50.0%')
    expect(screen.getByText('Spain').closest('li')?.textContent).toContain('up 100%')
    expect(screen.getByTitle('before 95.0%').textContent).toBe('down 5 pp')
    expect(screen.getByTitle('before 90.0%').textContent).toBe('no change')
  })
  test('shows no change without a comparison', () => {
    show(<Share label="Protocols" parts={[{ key: 'https', label: 'https', value: 3 }]} unit="requests" as="bars" />)
    expect(screen.getByRole('listitem').textContent).toBe('https3100%')
  })
})

describe('HitRatio', () => {
  test('rates the ratio in words', () => {
    show(
      <HitRatio
        label="Hit ratio"
        rows={[
          { key: 'hit', requests: 60, bytes: 90 },
          { key: 'miss', requests: 40, bytes: 10 },
        ]}
      />,
    )
    expect(screen.getByRole('meter', { name: 'Requests' }).getAttribute('aria-valuetext')).toBe('60.0%, Fair')
    expect(screen.getByRole('meter', { name: 'Volume' }).getAttribute('aria-valuetext')).toBe('90.0%, Good')
  })
  test('has no ratio without traffic', () => {
    show(<HitRatio label="Hit ratio" rows={[]} />)
    expect(screen.getByRole('meter', { name: 'Requests' }).getAttribute('aria-valuetext')).toBe('—')
  })
})

describe('Share', () => {
  test('ranks by size, the rest last, with percentages of the total', () => {
    show(
      <Share
        label="By site"
        unit="requests"
        as="donut"
        total={200}
        parts={[
          { key: 'rest', label: 'Other', value: 90, color: 'other' },
          { key: 'a', label: 'a', value: 10 },
          { key: 'b', label: 'b', value: 50 },
          { key: 'c', label: 'c', value: Number.NaN },
        ]}
      />,
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'b5025.0%',
      'a105.0%',
      'c00%',
      'Other9045.0%',
    ])
  })
})

describe('TopTable', () => {
  const rows = ['/a', '/b', '/c', '/d', '/e', '/f', hostile.script].map((key, place) => ({
    key,
    requests: 100 - place,
    bytes: 1024,
  }))
  test('shows five rows, ten on request, and the total number', async () => {
    show(<TopTable label="Paths" keyKind="path" rows={rows} total={{ requests: 1000, bytes: 1 }} totalCount={4312} />)
    const table = screen.getByRole('table', { name: 'Paths' })
    expect(within(table).getAllByRole('row')).toHaveLength(6)
    expect(screen.getByText('Top 5 of 4,312')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show 7' }))
    expect(within(table).getAllByRole('row')).toHaveLength(8)
    expect(document.querySelector('script, img')).toBeNull()
  })
  test('ranks by volume on request, and names the ranked rows', async () => {
    const two = [
      { key: '/many', requests: 9, bytes: 10 },
      { key: '/large', requests: 1, bytes: 1e9 },
    ]
    show(<TopTable label="Paths" keyKind="path" rows={two} total={null} totalCount={40} />)
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent.slice(0, 5))
    expect(names()).toEqual(['/many', '/larg'])
    await userEvent.click(screen.getByRole('button', { name: 'Volume' }))
    expect(names()).toEqual(['/larg', '/many'])
    expect(screen.getByRole('columnheader', { name: 'Volume' }).getAttribute('aria-sort')).toBe('descending')
    expect(screen.getByText('Top 2 by volume of the 2 with the most requests; 38 others not compared')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Requests' }))
    expect(names()).toEqual(['/many', '/larg'])
    expect(screen.getByText('Top 2 of 40')).toBeDefined()
  })
  test('filters and excludes by the raw key of a row', async () => {
    const onPick = pick()
    show(
      <TopTable
        label="Countries"
        keyKind="country"
        rows={[{ key: 'ES', requests: 1, bytes: 1 }]}
        total={null}
        onPick={onPick}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Spain' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter' }))
    expect(onPick.include).toHaveBeenCalledWith('countrycode', 'ES')
  })
  test('opens by the context menu of its row, except on a link or with Shift', async () => {
    const rows = [{ key: 'ES', requests: 1, bytes: 1 }]
    show(<TopTable label="Countries" keyKind="country" rows={rows} total={null} onPick={pick()} />)
    const cell = screen.getByText('Spain')
    const isOwnMenu = (init: MouseEventInit) => !fireEvent.contextMenu(cell, init)
    expect(isOwnMenu({ shiftKey: true })).toBe(false)
    expect(isOwnMenu({ clientX: 40, clientY: 20 })).toBe(true)
    expect(await screen.findByRole('menuitem', { name: 'Exclude' })).toBeDefined()
  })
  test('offers what the product can do with the value, between filters and Copy', async () => {
    const seen = vi.fn()
    const Items: ValueItems = (props) => {
      seen(props.seen, props.place)
      return props.children([{ label: 'Deny by a rule' }])
    }
    const where = () => ({ sites: ['www.example.com'], span: { from: 1, to: 2 } })
    show(
      <ValueItemsContext value={Items}>
        <TopTable
          label="Countries"
          keyKind="country"
          rows={[{ key: 'ES', requests: 1, bytes: 1 }]}
          total={null}
          onPick={{ ...pick(), where }}
        />
      </ValueItemsContext>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Spain' }))
    await screen.findByRole('menuitem', { name: 'Deny by a rule' })
    const labels = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(labels).toEqual(['Filter', 'Exclude', 'Deny by a rule', 'Copy'])
    expect(seen).toHaveBeenCalledWith({ kind: 'country', value: 'ES', ...where() }, 'traffic')
  })
  test('links a row to another page with its value, or shows why it cannot', async () => {
    const crossPageLink = vi.fn((_: string, value: string) => ({
      label: 'Open in Analytics',
      href: `/analytics?is=${value}`,
      ...(value === 'FR' ? { disabledReason: 'Too long a range' } : {}),
    }))
    const rows = ['ES', 'FR'].map((key) => ({ key, requests: 1, bytes: 1 }))
    show(
      <TopTable label="Countries" keyKind="country" rows={rows} total={null} onPick={{ ...pick(), crossPageLink }} />,
    )
    const open = (name: string) => userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }))
    await open('Spain')
    const link = await screen.findByRole('menuitem', { name: 'Open in Analytics' })
    expect(link).toHaveProperty('tagName', 'A')
    expect(link.getAttribute('href')).toBe('/analytics?is=ES')
    expect(link.dataset.why).toBe('Spain')
    expect(crossPageLink).toHaveBeenCalledWith('countrycode', 'ES')
    expect(screen.getByRole('button', { name: 'Actions for Spain', hidden: true }).dataset.why).toBe('Spain')
    await userEvent.keyboard('{Escape}')
    await open('France')
    const refused = await screen.findByRole('menuitem', { name: /Open in Analytics/ })
    expect(refused.getAttribute('aria-disabled')).toBe('true')
    expect(refused.textContent).toContain('Too long a range')
  })
  test('adds a link to an open menu when it becomes available', async () => {
    let way: { label: string; href: string } | null = null
    let tell = () => {}
    const onCrossPageLinks = (told: () => void) => {
      tell = told
      return () => {}
    }
    const rows = [{ key: 'ES', requests: 1, bytes: 1 }]
    const onPick = { ...pick(), crossPageLink: () => way, onCrossPageLinks }
    show(<TopTable label="Countries" keyKind="country" rows={rows} total={null} onPick={onPick} />)
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Spain' }))
    await screen.findByRole('menuitem', { name: 'Filter' })
    expect(screen.queryByRole('menuitem', { name: 'Open in Analytics' })).toBeNull()
    way = { label: 'Open in Analytics', href: '/analytics' }
    act(() => tell())
    expect(await screen.findByRole('menuitem', { name: 'Open in Analytics' })).toBeTruthy()
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(entries.at(-1)).toBe('Open in Analytics')
  })
  test('opens http and https addresses only', async () => {
    const onPick = pick()
    show(
      <TopTable
        label="Referrers"
        keyKind="referer"
        rows={[
          { key: 'javascript:alert(1)', requests: 2, bytes: 1 },
          { key: 'https://example.com/', requests: 1, bytes: 1 },
        ]}
        total={null}
        onPick={onPick}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Actions for javascript:alert(1)' }))
    await screen.findByRole('menuitem', { name: 'Copy' })
    expect(screen.queryByRole('menuitem', { name: 'Open in a new tab' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Actions for https://example.com/' }))
    expect(await screen.findByRole('menuitem', { name: 'Open in a new tab' })).toBeDefined()
  })
  test('confirms or reports failure of a copy (§8)', async () => {
    const user = userEvent.setup()
    show(
      <TopTable
        label="Paths"
        keyKind="path"
        rows={[{ key: '/a', requests: 2, bytes: 1 }]}
        total={null}
        onPick={pick()}
      />,
    )
    const copy = async () => {
      await user.click(screen.getByRole('button', { name: 'Actions for /a' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Copy' }))
    }
    await copy()
    expect(await screen.findByText('Copied to clipboard')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe('/a')
    const without = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    await copy()
    expect(await screen.findByText('Error trying to copy to clipboard')).toBeDefined()
    without.mockRestore()
  })
  test('shows the change of each row, ranks by it, and marks unknown ones', async () => {
    show(
      <TopTable
        label="Codes"
        keyKind="status"
        total={null}
        rows={[
          { key: '200', requests: 90_000, bytes: 1, previous: 100_000 },
          { key: '503', requests: 44_274, bytes: 1, previous: 5749 },
          { key: '404', requests: 500, bytes: 1, previous: 0 },
          { key: '301', requests: 400, bytes: 1 },
        ]}
      />,
    )
    const told = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((one) => one.children[2]?.textContent)
    expect(told()).toEqual(['down 10.0%', 'up 670.1%', 'new', '–'])
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent.slice(0, 3))).toEqual([
      '503',
      '404',
      '200',
      '301',
    ])
    expect(screen.getByRole('columnheader', { name: 'Change' }).getAttribute('aria-sort')).toBe('descending')
  })
  test('tells in words and in red that errors rise, and only then', () => {
    const rows = [
      { key: '200', requests: 2000, bytes: 1, previous: 1000 },
      { key: '503', requests: 2000, bytes: 1, previous: 1000 },
      { key: '404', requests: 1000, bytes: 1, previous: 2000 },
    ]
    const toneOf = (key: string) => {
      const cell = screen.getByRole('row', { name: new RegExp(`^${key}`) }).children[2]
      const names = { [tone.bad]: 'bad', [tone.good]: 'good' }
      return [cell?.textContent, names[cell?.firstElementChild?.className ?? '']]
    }
    show(<TopTable label="Codes" keyKind="status" total={null} rows={rows} />)
    expect(['200', '503', '404'].map(toneOf)).toEqual([
      ['up 100%', undefined],
      ['up 100%', 'bad'],
      ['down 50.0%', 'good'],
    ])
    cleanup()
    const sites = rows.map((row, index) => ({ ...row, key: `${index}.example` }))
    show(<TopTable label="Errors" keyKind="site" meaning="upBad" total={null} rows={sites} />)
    expect(['0', '1', '2'].map(toneOf).map(([, told]) => told)).toEqual(['bad', 'bad', 'good'])
  })
  test('has texts for codes', () => {
    show(
      <TopTable
        label="Codes"
        keyKind="status"
        rows={[
          { key: '503', requests: 1, bytes: 1 },
          { key: '304', requests: 1, bytes: 1 },
          { key: '599', requests: 1, bytes: 1 },
          { key: 'x', requests: 1, bytes: 1 },
        ]}
        total={null}
      />,
    )
    for (const text of ['503 · Service Unavailable', '304 · Not Modified', '599 · Server error'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText(/x · Unknown code/)).toBeDefined()
  })
})

describe('MonthTable', () => {
  test('marks the running month, shows its forecast and filters to it', async () => {
    const onMonth = vi.fn()
    const from = 1_780_264_800
    show(
      <MonthTable
        label="Months"
        now={sampleNow}
        onMonth={onMonth}
        months={[{ from, to: 1_782_856_800, requests: 10, bytes: 1024 ** 4, days: [1, 2], projected: 2 * 1024 ** 4 }]}
      />,
    )
    expect(screen.getByText('in progress')).toBeDefined()
    expect(screen.getByText(/≈ 2 TiB/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show June 2026' }))
    expect(onMonth).toHaveBeenCalledWith({ from, to: 1_782_856_800 })
  })
  test('lists six months, and the others on request', async () => {
    const months = Array.from({ length: 12 }, (_, ago) => {
      const from = Date.UTC(2026, 5 - ago) / 1000
      return { from, to: from + 28 * 86_400, requests: 10, bytes: 1024, days: [1] }
    })
    show(<MonthTable label="Months" now={sampleNow} months={months} />)
    expect(screen.getAllByRole('rowheader')).toHaveLength(6)
    expect(screen.getByText('Latest 6 of 12')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show 12' }))
    expect(screen.getAllByRole('rowheader')).toHaveLength(12)
    await userEvent.click(screen.getByRole('button', { name: 'Show 6' }))
    expect(screen.getAllByRole('rowheader')).toHaveLength(6)
  })
})

describe('TopTable of hosts', () => {
  const rows = (keys: readonly string[]) => keys.map((key, place) => ({ key, requests: 100 - place, bytes: 0 }))
  const cut = (name: string) => screen.getByText(name, { selector: '[aria-hidden]' })

  test('says the end that all names have below them too, where a narrow tile leaves it out', () => {
    show(
      <TopTable
        label="Sites"
        keyKind="site"
        total={null}
        rows={rows(['origin-a.aurora.example', 'origin-b.aurora.example'])}
      />,
    )
    const name = screen.getByTitle('origin-a.aurora.example')
    expect([name.textContent, name.lastElementChild?.textContent]).toEqual([
      'origin-a.aurora.example',
      '.aurora.example',
    ])
    expect(screen.getByText(/\*\.aurora\.example$/)).toBeDefined()
  })

  test('cuts other names in the middle', () => {
    show(
      <TopTable
        label="Sites"
        keyKind="site"
        total={null}
        rows={rows(['www.aurora-media.example', 'shop.other-company.test'])}
      />,
    )
    expect(cut('www.aurora')).toBeDefined()
  })
})

describe('MonthTable with limits and days', () => {
  const month = { from: 1_780_264_800, to: 1_782_856_800, requests: 10, bytes: 3 * 1024 ** 4, days: [1, 2] }
  test('shows the share of the next limit that the running month has consumed', () => {
    show(<MonthTable label="Months" now={sampleNow} limits={[2 * 1024 ** 4, 4 * 1024 ** 4]} months={[month]} />)
    expect(screen.getByText('75% of the limit of 4 TiB')).toBeDefined()
  })

  test('shows the share of the last limit once all are exceeded', () => {
    show(<MonthTable label="Months" now={sampleNow} limits={[2 * 1024 ** 4, 1024 ** 4]} months={[month]} />)
    expect(screen.getByText('150% of the limit of 2 TiB')).toBeDefined()
  })

  test('saves the days of a month', async () => {
    const onDetail = vi.fn(async () => undefined)
    show(<MonthTable label="Months" now={sampleNow} months={[month]} onDetail={onDetail} />)
    await userEvent.click(screen.getByRole('button', { name: 'Download the days of June 2026 (CSV)' }))
    expect(onDetail).toHaveBeenCalledWith({ from: month.from, to: month.to })
  })
})

describe('AnomalyTable', () => {
  const anomaly = (id: number) => ({
    id,
    anomaly_type: 'hitratio',
    site: 'www.example',
    timestamp: sampleNow - id * 60,
    end: sampleNow,
    detail: { value: 50, usual: 90, unit: '%' },
  })
  test('lists five anomalies, and all on request', async () => {
    const anomalies = Array.from({ length: 7 }, (_, id) => anomaly(id) as unknown as Anomaly)
    show(<AnomalyTable label="Anomalies" anomalies={anomalies} count={9} />)
    expect(screen.getAllByRole('rowheader')).toHaveLength(5)
    await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }))
    expect(screen.getAllByRole('rowheader')).toHaveLength(7)
    expect(screen.getByText('The newest 7 of 9')).toBeDefined()
  })
})

describe('MonthTable of a part', () => {
  test('shows how many days of a month its figures cover', () => {
    const month = { from: 1_777_586_400, to: 1_780_264_800, requests: 10, bytes: 1024, days: [1, null] }
    show(<MonthTable label="Months" now={sampleNow} months={[{ ...month, known: { days: 24, of: 31 } }]} />)
    expect(screen.getByRole('rowheader', { name: 'May 2026 24 of 31 days recorded' })).toBeDefined()
  })
})

const majorOutage = { id: 1, name: 'down', permalink: '', color: '', status_type: 'major' }

describe('lists of foreign texts', () => {
  test('show news as text, and link http and https addresses only', () => {
    show(
      <NewsList
        label="News"
        items={[
          { id: 1, date: 'x', title: hostile.script, link: 'javascript:alert(1)' },
          { id: 2, date: '2026-06-01', title: 'A &amp; B', link: 'https://blog.example/1' },
        ]}
      />,
    )
    expect(document.querySelector('script, img')).toBeNull()
    const link = screen.getByRole('link', { name: /A & B/ })
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
  test('show a single line when nothing needs attention', () => {
    const ok = {
      id: 1,
      name: 'Delivery',
      permalink: '',
      description: null,
      status: { id: 1, name: 'ok', permalink: '', color: '', status_type: 'ok' },
    }
    const { rerender } = show(<StatusTable label="Status" services={[ok]} issues={[]} />)
    expect(screen.getByText('All services operational')).toBeDefined()
    rerender(
      <StatusTable label="Status" services={[{ ...ok, status: { ...ok.status, status_type: 'major' } }]} issues={[]} />,
    )
    expect(
      within(screen.getByRole('table', { name: 'Services' })).getByRole('row', { name: 'Delivery Down' }),
    ).toBeDefined()
    for (const status_type of ['constructor', '__proto__', 'new kind'])
      expect(serviceTone({ ...ok, status: { ...ok.status, status_type } })).toBe('watch')
  })
  test('lists incidents as rows, open ones first with their stage', () => {
    const issue = (id: number, title: string, state: string) => ({
      id,
      title,
      state,
      identifier: `i${id}`,
      services: [],
      created_at: '2026-06-15T07:30:00Z',
      updated_at: '2026-06-15T09:05:00Z',
    })
    const issues = [issue(1, 'Slow answers', 'resolved'), issue(2, 'Late logs', 'monitoring')]
    show(<StatusTable label="Status" services={[]} issues={issues} />)
    const table = screen.getByRole('table', { name: 'Incidents' })
    const states = within(table).getAllByRole('cell')
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual([expect.stringMatching(/^Late logs/), 'Slow answers'])
    expect(states.map((cell) => cell.textContent)).toEqual(['Monitoring', 'Resolved · 15/06/2026'])
  })
  test('show names, titles and subjects literally, and read only news as HTML', () => {
    const text = '<b>x</b> &amp; y'
    const service = { id: 1, name: text, permalink: '', description: `about ${text}`, status: majorOutage }
    const issue = {
      id: 1,
      title: text,
      state: 'monitoring',
      identifier: 'i1',
      services: [service],
      created_at: '2026-06-15T07:30:00Z',
      updated_at: null,
    }
    show(
      <>
        <StatusTable label="Status" services={[service]} issues={[issue]} />
        <TicketList label="Tickets" tickets={[makeTicket({ subject: text })]} />
        <NewsList label="News" items={[{ id: 1, title: text, date: '2026-06-15T07:30:00Z' }]} />
      </>,
    )
    expect(screen.getAllByText(text)).toHaveLength(3)
    expect(screen.getByText(`about ${text}`)).toBeDefined()
    expect(screen.getByText(`affects ${text}`, { exact: false })).toBeDefined()
    expect(screen.getByText('x & y')).toBeDefined()
  })
  test('show that there are no tickets', () => {
    show(<TicketList label="Tickets" tickets={[]} />)
    expect(screen.getByText(/No tickets/)).toBeDefined()
  })
})

describe('WorldMap', () => {
  test('names, counts and filters in the ranking beside the map', async () => {
    const onPick = pick()
    show(
      <WorldMap
        label="Countries"
        unit="requests"
        countries={[
          { code: 'FR', value: 30 },
          { code: 'ES', value: 90 },
          { code: hostile.script, value: 1 },
        ]}
        onPick={onPick}
      />,
    )
    const list = screen.getByRole('list', { name: 'Ranking next to the map' })
    expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain('Spain90')
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Spain' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exclude' }))
    expect(onPick.exclude).toHaveBeenCalledWith('countrycode', 'ES')
  })
  test('has the scale, the ranking and the number of others in its picture, as on screen', async () => {
    const values = [9000, 90, 80, 70, 60, 50, 40, 30, 20, 10]
    const codes = ['ES', 'FR', 'PT', 'DE', 'IT', 'GB', 'US', 'MX', 'AR', 'CL']
    const countries = codes.map((code, place) => ({ code, value: values[place] ?? 0 }))
    const host = createStore<Exportable | null>(null)
    show(
      <ExportProvider host={host}>
        <WorldMap label="Countries" unit="requests" countries={countries} />
      </ExportProvider>,
    )
    expect(await screen.findByText('Logarithmic scale')).toBeDefined()
    const picture = await host.get()?.picture?.()
    expect(picture?.notes).toEqual(['Logarithmic scale', '2 more countries'])
    expect(picture?.legend?.map(({ label }) => label)).toContain('no data')
    const drawn = new DOMParser().parseFromString(picture?.svg ?? '', 'image/svg+xml')
    const texts = [...drawn.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(texts.slice(0, 3)).toEqual(['Spain', '9k', '95.2%'])
    expect(texts).toHaveLength(8 * 3)
  })
  test('lists the first countries, and all on request', async () => {
    const countries = ['ES', 'FR', 'DE', 'US', 'GB', 'IT', 'PT', 'MX', 'AR', 'CO'].map((code, index) => ({
      code,
      value: 100 - index,
    }))
    show(<WorldMap label="Countries" unit="requests" countries={countries} />)
    const list = screen.getByRole('list', { name: 'Ranking next to the map' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(8)
    await userEvent.click(screen.getByRole('button', { name: 'Show all 10' }))
    expect(screen.getByText('Colombia')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(screen.queryByText('Colombia')).toBeNull()
  })
  test('shows a limited number of points and the number of others', async () => {
    const points = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `POP ${id}`, lat: 40, lon: 3, detail: '' }))
    await act(async () => void show(<WorldMap label="Points" unit="count" points={points} />))
    expect(screen.getByText('19,600 more are in the table')).toBeDefined()
    expect(screen.queryByRole('list', { name: 'Points' })).toBeNull()
  })
})

const times = sampleTimes(30, 60)
const series: SeriesData[] = [
  { key: 'a', label: 'a.example', color: 'c1', values: sampleValues(1, 30, 900) },
  { key: 'b', label: 'b.example', color: 'c2', values: sampleValues(2, 30, 500) },
]

describe('TimeSeries', () => {
  test('has a spoken summary and legend toggles', async () => {
    show(
      <TimeSeries
        label="Requests"
        times={times}
        step={60}
        series={series}
        unit="requests"
        shape="line"
        incompleteFrom={times[29]}
      />,
    )
    const figure = screen.getByRole('figure')
    expect(figure.getAttribute('aria-label')).toMatch(
      /^Requests: Line chart, 2 series, 15\/06\/2026 12:00 to 15\/06\/2026 12:30\. Highest/,
    )
    expect(figure.getAttribute('aria-label')).toContain('The last bucket is still in progress.')
    const toggle = screen.getByRole('button', { name: /a\.example/ })
    await userEvent.click(toggle)
    expect(toggle.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: /b\.example/ }).getAttribute('aria-pressed')).toBe('false')
    expect(figure.getAttribute('aria-label')).toContain('1 series')
  })
  test('renders without data, with one point and with hostile names', () => {
    show(<TimeSeries label={hostile.script} times={[]} step={60} series={[]} unit="percent" shape="stack" />)
    show(
      <TimeSeries
        label="x"
        times={[sampleNow]}
        step={60}
        series={[{ key: 'k', label: hostile.script, color: 'c1', values: [null] }]}
        unit="bytes"
        shape="bar"
      />,
    )
    expect(document.querySelector('script, img')).toBeNull()
    for (const figure of screen.getAllByRole('figure')) expect(figure.outerHTML).not.toContain('NaN')
  })
  test('writes all rates of a chart in the unit of its axis', () => {
    const lines = [30, 0.2, 0.002].map((rate, place) => ({
      key: `${place}`,
      label: `Site ${place}`,
      color: 'c1' as const,
      values: times.map(() => rate),
    }))
    show(<TimeSeries label="Requests" times={times} step={60} series={lines} unit="req/s" shape="line" />)
    const legend = screen.getByRole('list', { name: /^Series/ }).textContent
    expect(legend).toContain('0.002\u00a0req/s')
    expect(`${legend} ${screen.getByRole('figure').getAttribute('aria-label')}`).not.toMatch(/req\/(min|h)/)
  })
  test('shows a text instead of an empty axis for a metric without data', () => {
    const unknown = [{ key: 'k', label: 'Response time', color: 'c4' as const, values: times.map(() => null) }]
    show(<TimeSeries label="Response time" times={times} step={60} series={unknown} unit="micros" shape="area" />)
    expect(screen.getByText('No data to show in this range.')).toBeDefined()
  })
  test('provides its table to the frame', async () => {
    function Frame({ children }: { children: ReactNode }) {
      const host = useExportHost()
      const exported = useExported(host)
      return (
        <>
          <ExportProvider host={host}>{children}</ExportProvider>
          {exported ? <TwinTable twin={exported.twin()} /> : null}
        </>
      )
    }
    await act(async () => {
      show(
        <Frame>
          <TimeSeries label="Requests" times={times} step={60} series={series} unit="requests" shape="line" />
        </Frame>,
      )
    })
    const table = screen.getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Time', 'a.example', 'b.example'])
    expect(within(table).getAllByRole('row')).toHaveLength(31)
    expect(within(table).getByText('15/06/2026 12:00')).toBeDefined()
  })
})

test('shows the host of a referring page first, and its full URL as a tooltip', () => {
  const raw = 'https://www.auroramedia.example/portada'
  show(<KeyLabel keyKind="referer" raw={raw} name={raw} isBot={false} />)
  expect(screen.getAllByText(inParts('www.auroramedia.example/portada')).length).toBeGreaterThan(0)
  expect(screen.getAllByTitle(raw).length).toBeGreaterThan(0)
})

test('shows a text instead of a URL without a referrer', () => {
  show(<KeyLabel keyKind="referer" raw="-" name="No referrer" isBot={false} />)
  expect(screen.getAllByText('No referrer')).toHaveLength(1)
})

const inParts = (text: string) => (_: string, element: Element | null) => element?.textContent === text

test('pages of one referring host differ by their ends, with and without encryption', () => {
  const raw = 'http://www.semicomplete.com/projects/xdotool/'
  const { container } = show(<KeyLabel keyKind="referer" raw={raw} name={raw} isBot={false} />)
  const tail = [...container.querySelectorAll('[aria-hidden]')].at(-1)
  expect(tail?.textContent).toBe('jects/xdotool/')
  expect(container.textContent).not.toContain('http')
})

test('names break between their parts only: hosts in the subject of a ticket, addresses after a colon', () => {
  const pieces = (element: Element | undefined | null) =>
    [...(element?.childNodes ?? [])].map((node) => node.textContent)
  const { container } = show(<KeyLabel keyKind="address" raw="2001:db8::2328" name="2001:db8::2328" isBot={false} />)
  const address = container.querySelector('wbr')?.parentElement
  expect(pieces(address).filter(Boolean)).toEqual(['2001:', 'db8::', '2328'])
  const subject = 'Certificate for fotos.auroramedia.example'
  show(<TicketList label="Tickets" tickets={[makeTicket({ subject })]} />)
  expect(pieces(screen.getByTitle(subject)).filter(Boolean)).toEqual([
    'Certificate for fotos.',
    'auroramedia.',
    'example',
  ])
})

test('a wide table keeps times on one line and visible', () => {
  const columns = [
    { label: 'Time', kind: 'time' as const },
    { label: 'Requests', kind: 'number' as const },
  ]
  show(<TwinTable twin={{ caption: 'Requests', columns, rows: [[sampleNow, 1]] }} />)
  const { className } = screen.getByRole('rowheader')
  expect(className).toContain('twinTime')
  expect(className).toContain('twinFirst')
})

test('a table shows unknown values as a dash instead of 0', () => {
  const columns = [{ label: 'Path' }, { label: 'Before', kind: 'number' as const, format: String }]
  show(<TwinTable twin={{ caption: 'Paths', columns, rows: [['/', null]] }} />)
  expect(screen.getByRole('cell').textContent).toBe('—')
})

test('a share chart has figures and percentages in separate columns', () => {
  const line = { label: 'a', color: '#000000', share: 1, text: '707.69 GiB', percent: '38.7%' }
  const { light } = tokensOf(defaultTheme)!
  for (const { svg } of [barsSvg([line], light), donutSvg([line], light, '1')]) {
    const texts = [...svg.matchAll(/<text x="(\d+)"[^>]*>([^<]*)/g)].map(([, x, text]) => [text, Number(x)] as const)
    const at = new Map(texts)
    expect((at.get('38.7%') ?? 0) - (at.get('707.69 GiB') ?? 720)).toBeGreaterThanOrEqual(50)
  }
})

describe('data missing from a log', () => {
  test('shows no hit ratio and no rating', () => {
    show(<HitRatio label="Hit ratio" rows={[{ key: '-', requests: 6000, bytes: 100 }]} />)
    expect(screen.getAllByText('—')).toHaveLength(2)
    expect(screen.queryByText('Low')).toBeNull()
    expect(screen.getByText('Unknown')).toBeDefined()
  })
  test('is labelled unknown in shares and beside the map, without a country', () => {
    const parts = [{ key: '-', label: '-', value: 9 }]
    show(<Share label="Types" as="bars" unit="bytes" parts={parts} filterKey="content_type" />)
    show(<Share label="Methods" as="bars" unit="bytes" parts={parts} filterKey="method" />)
    expect(screen.getByText('No content type')).toBeDefined()
    expect(screen.getByText('Unknown')).toBeDefined()
    show(<WorldMap label="Countries" unit="requests" countries={[{ code: '-', value: 6000 }]} />)
    expect(screen.getByText('Unknown country')).toBeDefined()
    expect(screen.queryByText(/≥/)).toBeNull()
  })
})

test('cache results are translated, in shares too', () => {
  const parts = [{ key: 'hit', label: 'hit', value: 9 }]
  render(
    <Page locale="es">
      <Share label="Caché" as="donut" unit="requests" parts={parts} filterKey="cached" />
    </Page>,
  )
  expect(screen.getByText('Acierto')).toBeDefined()
})

test('a long address wraps without truncation, clear of its bar', () => {
  const raw = '2001:db8:9bb:1ff::2328'
  const { container } = show(<KeyLabel keyKind="address" raw={raw} name={raw} isBot={false} />)
  const address = container.querySelector('wbr')?.parentElement
  expect([...(address?.children ?? [])].every((child) => child.tagName === 'WBR')).toBe(true)
  expect(address?.parentElement?.textContent).toBe(raw)
})

test('shares of sites show their common suffix once, with full names for screen readers and copies', () => {
  const parts = (names: readonly string[]) => names.map((name, place) => ({ key: name, label: name, value: 9 - place }))
  const hosts = ['www', 'static', 'api', 'blog'].map((name) => `${name}.auroramedia.example`)
  const { unmount } = show(<Share label="Sites" as="bars" unit="requests" parts={parts([...hosts, '3 other sites'])} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.at(-1)?.textContent).toBe('*.auroramedia.example')
  expect(rows).toHaveLength(6)
  for (const host of hosts) expect(screen.getByTitle(host).textContent).toBe(host)
  expect(screen.getByTitle('3 other sites').textContent).toBe('3 other sites')
  unmount()
  for (const names of [['GET', 'POST', 'HEAD', 'PUT'], hosts.slice(0, 3)]) {
    const again = show(<Share label="Sites" as="bars" unit="requests" parts={parts(names)} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(names.length)
    again.unmount()
  }
})

test('the menu of a row shows its truncated text in full, for touch users', async () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const agent =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
  const heading = async (name: RegExp) => {
    screen.getByRole('button', { name }).focus()
    await userEvent.keyboard('{Enter}')
    const { textContent } = await screen.findByRole('group')
    await userEvent.keyboard('{Escape}')
    return textContent
  }
  const part = { key: type, label: type, value: 1 }
  const { unmount } = show(
    <Share label="Types" as="bars" unit="bytes" parts={[part]} onPick={pick()} filterKey="content_type" />,
  )
  expect(await heading(/Actions for application/)).toBe(`${type}FilterExcludeCopy`)
  unmount()
  const row = (key: string) => [{ key, requests: 1, bytes: 1 }]
  show(<TopTable label="Countries" keyKind="country" rows={row('ES')} total={null} onPick={pick()} />)
  expect(await heading(/Actions for Spain/)).toMatch(/^Spain/)
  show(<TopTable label="Agents" keyKind="agent" rows={row(agent)} total={null} onPick={pick()} />)
  await screen.findByText(/Chrome 148/)
  expect(await heading(/Actions for Chrome/)).toContain(agent)
})

test('a value that is no referrer is shown unchanged', () => {
  const raw = 'https://agent.example/1.0'
  for (const keyKind of ['agent', 'contentType', 'cache', 'path'] as const) {
    const { unmount } = show(<KeyLabel keyKind={keyKind} raw="raw" name={raw} isBot={false} />)
    expect(screen.getByText(raw)).toBeTruthy()
    unmount()
  }
})
