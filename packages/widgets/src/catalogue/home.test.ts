import { initialView, makeHistogramEntry, type WireFilter } from '@parapet/api'
import type { Unit } from '@parapet/ui'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { figuresOf } from '../charts/series.ts'
import type { SeriesData } from '../charts/types.ts'
import { bucketsIn, toBoardQuery } from '../rows/boardQuery.ts'
import type { DataRow, RowContext } from '../rows/row.ts'
import { homeBoard, shownDay } from './home.ts'
import { toSeries } from './series.ts'

it('draws steady traffic as a straight line, at any second of the minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), (now) => {
      const query = toBoardQuery(initialView, { company: 300, now, zone: 'UTC', allSites: ['a.com'] })
      const shown = shownDay(query.now)
      const asked = bucketsIn({ from: shown.from - 7200, to: shown.to }, 300, 'UTC', query.now)
      const steps = asked.times.map((timestamp, index) =>
        makeHistogramEntry({ timestamp, requests: 1, bytes: 1000 * (asked.seconds[index] ?? 0) }),
      )
      const day = { ...query, span: shown, step: 300, before: null }
      const [drawn] = toSeries(steps, day, [{ metric: 'bandwidth', label: 'All', color: 'accent' }]).series
      const known = (drawn?.values ?? []).flatMap((value) => (value === null ? [] : [Math.round(value)]))
      expect(new Set(known)).toEqual(new Set([8000]))
    }),
    { numRuns: 60 },
  )
})

it('shows the same mean of the last day beside its title and in its legend, including the running bucket', () => {
  const late = now + 137
  const asked = {
    ...context,
    query: toBoardQuery(initialView, { company: 300, now: late, zone: 'UTC', allSites: ['a.com'] }),
  }
  const { now: full } = asked.query
  const times = bucketsIn(shownDay(full), 300, 'UTC', full).times
  const main = times.map((timestamp, index) =>
    makeHistogramEntry({ timestamp, requests: 1, bytes: index === times.length - 1 ? 9_000_000 : 300_000 }),
  )
  const { props, figure } = row('home.lastDay').toView({ main }, asked) as unknown as {
    props: { series: SeriesData[]; unit: Unit }
    figure: { value: number }
  }
  const [line] = props.series
  expect(line && figuresOf(line, props.unit, times.length - 1).amount).toBe(figure.value)
  expect(figure.value).toBeGreaterThan(8000)
})

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const context = {
  query: toBoardQuery(initialView, { company: 300, now, zone: 'UTC', allSites: ['a.com'] }),
  t: (key: string) => key,
  title: 'A title',
  links: {
    page: (name: string, query?: URLSearchParams, widget?: string) => `/${name}?${query}${widget ? `#${widget}` : ''}`,
    service: (key: string) => `/${key}`,
  },
  actions: {},
} as unknown as RowContext
const row = (code: string) => homeBoard.rows.find((one) => one.code === code) as DataRow

it('the traffic of the month links to the same days, which add up to it', () => {
  const { props } = row('home.traffic').toView(
    { main: [makeHistogramEntry({ timestamp: now - 86_400, bytes: 7 })] },
    context,
  )
  expect(props).toMatchObject({ value: 7, href: `/stats?from=${Date.UTC(2026, 5, 1) / 1000}&to=${now}#months` })
})

it('the traffic of the month uses a valid range, also in the minute in which a month ends', () => {
  const { reads, secondary } = row('home.traffic')
  for (const end of ['2026-11-30T22:59:00Z', '2026-11-30T22:59:30Z', '2026-11-30T23:00:00Z', '2026-11-30T23:00:01Z']) {
    const query = toBoardQuery(initialView, {
      company: 300,
      now: Date.parse(end) / 1000,
      zone: 'Europe/Madrid',
      allSites: ['a.com'],
    })
    const asked = [reads, secondary].flatMap((read) => (read ? [read.params(query) as { filters: WireFilter }] : []))
    expect(asked).toHaveLength(2)
    for (const { filters } of asked) expect(filters.timestamp.from, end).toBeLessThan(filters.timestamp.to)
  }
})

it('the figures of the last hour link to exactly the minutes they count', () => {
  const late = now + 137
  const asked = {
    ...context,
    query: toBoardQuery(initialView, { company: 300, now: late, zone: 'UTC', allSites: ['a.com'] }),
  }
  const steps = Array.from({ length: 24 }, (_, index) =>
    makeHistogramEntry({
      timestamp: now - 3600 - 3600 + index * 300 + 300,
      requests: index + 1,
      bytes: 0,
      status_5xx: 1,
    }),
  )
  const { props } = row('home.requestRate').toView({ main: steps }, asked) as { props: { href: string; value: number } }
  const { from, to } = Object.fromEntries(new URL(props.href, 'http://x').searchParams)
  const span = { from: Number(from), to: Number(to) }
  expect(span).toEqual({ from: now - 3300, to: now + 120 })
  const there = steps.filter(({ timestamp }) => timestamp >= span.from && timestamp < span.to)
  const sum = there.reduce((all, { requests }) => all + requests, 0)
  expect(there).toHaveLength(12)
  expect(props.value).toBeCloseTo(sum / (span.to - span.from), 6)
})

it('server errors link to their minutes, or to History without permission for Analytics', () => {
  const main = [makeHistogramEntry({ timestamp: now - 300, requests: 10, status_5xx: 1 })]
  const href = (hasAnalytics: boolean) =>
    (
      row('home.errors').toView({ main }, { ...context, links: { ...context.links, hasAnalytics } }) as unknown as {
        props: { href: string }
      }
    ).props.href
  expect(href(true)).toMatch(/^\/analytics\?from=\d+&to=\d+&is.response=5xx#errors$/)
  expect(href(false)).toMatch(/^\/stats\?from=\d+&to=\d+&is.response=5xx#errors$/)
})

it('empty tickets and news have their own texts, and the preview of tickets shows some', () => {
  expect(row('home.tickets').toView({ main: { issues: [] } }, context)).toMatchObject({
    isEmpty: true,
    emptyText: 'home.tickets.none',
  })
  expect(row('home.news').toView({ main: [], secondary: [] }, context)).toMatchObject({
    isEmpty: true,
    emptyText: 'home.news.none',
  })
  expect(row('home.tickets').sample?.(context)).toMatchObject({
    tickets: [
      { subject: 'home.tickets.sample1' },
      { subject: 'home.tickets.sample2' },
      { subject: 'home.tickets.sample3' },
    ],
  })
})

it('the counters of further services use full minutes, and link to their own tab with the same minutes', () => {
  const blocks = Array.from({ length: 300 }, (_, index) =>
    makeHistogramEntry({ timestamp: now - 25 * 3600 + index * 300, requests: 600 }),
  )
  const waf = row('home.wafBlocks').toView({ main: blocks }, context) as { props: { value: number; href: string } }
  expect(waf.props.value).toBe(2)
  expect(waf.props.href).toBe(`/stats?from=${now - 3600}&to=${now}&tab=waf`)
  const levels = [now - 86_400, now - 3600].map((timestamp, index) => ({ timestamp, bytes: index + 5, objects: 1 }))
  expect(row('home.storage').toView({ main: levels }, context)).toMatchObject({ props: { value: 6, unit: 'bytes' } })
  expect(row('home.storage').toView({ main: [] }, context)).toMatchObject({ props: { value: null } })
  const asked = row('home.transcoding').reads.params(context.query)
  expect(asked).toEqual({ filters: { timestamp: { from: '2026-06-01 00:00:00', to: '2026-06-15 10:30:00' } } })
  const minutes = [12.5, 30].map((duration) => ({ duration, year: 2026, month: 6 }))
  expect(row('home.transcoding').toView({ main: { minutes, minutes_plan: 0 } }, context)).toMatchObject({
    props: { value: 43, unit: 'minutes' },
  })
})
