import type { Unit } from '@parapet/ui'
import { expect, test, vi } from 'vitest'
import { twinToCsv } from './csv.ts'
import { createCursor, sharedCursor, sharedCursorCount } from './cursor.ts'
import { composeSvg, fileNameOf } from './files.ts'
import { eventsAt, flagsOf } from './markers.ts'
import { linear, nearest } from './scale.ts'
import { figuresOf, finishedCount, gapSpans, limitSeries, otherKey, peakOf } from './series.ts'
import type { SeriesData } from './types.ts'
import { xmlText } from './xml.ts'

const one = (key: string, values: (number | null)[], ghost?: (number | null)[]): SeriesData => ({
  key,
  label: key,
  color: 'c1',
  values,
  ...(ghost ? { ghost } : {}),
})

test('text in a picture is valid XML, and truncated to the available width', () => {
  expect(xmlText('a\u0000b\u001b\ud800c\uffff\n', 9)).toBe('abc')
  expect(xmlText('🎉🎉🎉', 3)).toBe('🎉🎉🎉')
  expect(xmlText('🎉🎉🎉', 2)).toBe('🎉…')
  expect(xmlText('<b a="1">&</b>', 99)).toBe('&lt;b a=&quot;1&quot;&gt;&amp;&lt;/b&gt;')
})

test('a scale never returns NaN, and its inverse is its inverse', () => {
  const scale = linear(10, 20, 100, 50)
  expect(scale.toPixel(15)).toBe(125)
  expect(scale.toValue(125)).toBe(15)
  expect(linear(5, 5, 0, 100).toPixel(5)).toBe(50)
  expect(linear(0, 1, 200, -100).toPixel(1)).toBe(100)
})

test('the nearest time is found by binary search', () => {
  expect(nearest([10, 20, 30], 24)).toBe(1)
  expect(nearest([10, 20, 30], 26)).toBe(2)
  expect(nearest([10, 20, 30], -5)).toBe(0)
  expect(nearest([10, 20, 30], 99)).toBe(2)
  expect(nearest([], 1)).toBe(-1)
})

test('the summary has the sum of counts, the mean of rates without the running bucket, the minimum of ratios and the peak of durations', () => {
  const figures = (values: (number | null)[], unit: Unit, finished: number, mean?: number | null) =>
    figuresOf({ values, mean }, unit, finished)
  expect(figures([1, 2, null, 4], 'requests', 3)).toEqual({ last: 2, amount: 7, peak: 4 })
  expect(figures([2, 4, 100], 'bit/s', 2)).toEqual({ last: 4, amount: 3, peak: 4 })
  expect(figures([2, 4, 100], 'bit/s', 2, 5)).toEqual({ last: 4, amount: 5, peak: 4 })
  expect(figures([null], 'req/s', 0, null)).toEqual({ last: null, amount: null, peak: null })
  expect(figures([0.5, 0.9], 'percent', 2, 0.7)).toEqual({ last: 0.9, amount: 0.5, peak: 0.9 })
  expect(figuresOf({ values: [0.01, 0.2, 0.02], summing: 'peak' }, 'percent', 3).amount).toBe(0.2)
  expect(figures([5, 9, 7], 'micros', 3)).toEqual({ last: 7, amount: 9, peak: 9 })
  expect(figures([2, 4, 100], 'q/s', 2)).toEqual({ last: 4, amount: 3, peak: 4 })
  expect(figures([null, Number.NaN], 'requests', 2)).toEqual({ last: null, amount: null, peak: null })
  expect(finishedCount([0, 60, 120], 120)).toBe(2)
  expect(finishedCount([0, 60, 120], undefined)).toBe(3)
})

test('series beyond eight are merged into Other without loss', () => {
  const many = Array.from({ length: 12 }, (_, place) => one(`s${place}`, [place + 1, 1], [1, 1]))
  const { series, gathered } = limitSeries(many, 8, 'requests', 'Other')
  expect(series).toHaveLength(9)
  expect(gathered).toBe(4)
  expect(series[8]).toMatchObject({ key: otherKey, color: 'other', values: [1 + 2 + 3 + 4, 4], ghost: [4, 4] })
  expect(limitSeries(many, 8, 'percent', 'Other')).toMatchObject({ dropped: 4 })
  expect(limitSeries(many.slice(0, 8), 8, 'requests', 'Other').series).toHaveLength(8)
})

test('a gap has no value in any series; a chart without values has none', () => {
  const times = [0, 60, 120, 180]
  expect(gapSpans(times, 60, [one('a', [1, null, null, 4])])).toEqual([{ from: 0, to: 180 }])
  expect(gapSpans(times, 60, [one('a', [1, null, 3, 4]), one('b', [1, 2, 3, 4])])).toEqual([])
  expect(gapSpans(times, 60, [one('a', [null, null, null, null])])).toEqual([])
})

test('a bucket that was collected is no gap, even if nothing was requested in it', () => {
  const times = [0, 60, 120, 180]
  const ratio = [one('a', [1, null, null, 4])]
  expect(gapSpans(times, 60, ratio, [true, true, true, true])).toEqual([])
  expect(gapSpans(times, 60, ratio, [true, true, false, true])).toEqual([{ from: 60, to: 180 }])
})

test('the axis includes the highest value, stacked or not, and the comparison', () => {
  const series = [one('a', [1, 5, null]), one('b', [4, 4, 4], [9, 0, 0])]
  expect(peakOf(series, 'line', 3)).toBe(9)
  expect(peakOf(series, 'stack', 3)).toBe(9)
  expect(peakOf([one('a', [null, null])], 'stack', 2)).toBe(0)
})

test('overlapping flags are merged with the most severe tone', () => {
  const box = { left: 0, top: 0, width: 100, height: 50 }
  const flags = flagsOf(
    [
      { time: 10, label: 'deploy' },
      { time: 12, label: 'incident', tone: 'bad' },
      { time: 14, label: 'incident' },
      { time: 15, label: 'rule' },
      { time: 16, label: 'Load test', kind: 'note' },
      { time: 80, label: 'purge' },
      { time: 500, label: 'outside' },
    ],
    linear(0, 100, 0, 100),
    box,
  )
  expect(flags).toMatchObject([
    { count: 5, tone: 'bad', named: ['Load test', 'deploy', 'incident'] },
    { count: 1, label: 'purge', named: ['purge'] },
  ])
  const buckets = { times: [0, 60, 150], end: 190 }
  const events = [10, 60, 149, 150, 189, 190].map((time) => ({ time, label: `at ${time}` }))
  expect(buckets.times.map((time) => eventsAt(events, buckets, time).map((one) => one.time))).toEqual([
    [10],
    [60, 149],
    [150, 189],
  ])
  const last = flagsOf([{ time: 130, label: 'now' }], linear(0, 100, 0, 100), box, 60)
  expect(last).toMatchObject([{ label: 'now', x: box.left + box.width - 5 }])
})

test('charts with one key share a cursor, released with the last of them', () => {
  const heard = vi.fn()
  const stop = sharedCursor('page').subscribe(heard)
  const stopOther = sharedCursor('page').subscribe(() => undefined)
  sharedCursor('page').set({ time: 5, source: 'a' })
  sharedCursor('page').set({ time: 5, source: 'a' })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(sharedCursor('page').get()).toEqual({ time: 5, source: 'a' })
  stop()
  expect(sharedCursorCount()).toBe(1)
  stopOther()
  expect(sharedCursorCount()).toBe(0)
  expect(createCursor().get()).toBeNull()
})

test('CSV has raw numbers, ISO times and no formulas', () => {
  const csv = twinToCsv({
    caption: 'x',
    columns: [
      { label: 'Time', kind: 'time' },
      { label: '=cmd|calc' },
      { label: 'Requests', kind: 'number', unit: 'req/s' },
    ],
    rows: [
      [1_781_519_400, '=HYPERLINK("http://evil")', 1234.5],
      [1_781_519_460, '+1', null],
      [1_781_519_520, 'a,"b"\nc', Number.NaN],
      [1_781_519_580, '@x', -3],
    ],
  })
  expect(csv.split('\r\n')).toEqual([
    "Time,'=cmd|calc,Requests (req/s)",
    `2026-06-15T10:30:00.000Z,"'=HYPERLINK(""http://evil"")",1234.5`,
    "2026-06-15T10:31:00.000Z,'+1,",
    '2026-06-15T10:32:00.000Z,"a,""b""\nc",',
    "2026-06-15T10:33:00.000Z,'@x,-3",
    '',
  ])
})

test('a picture contains title, range, zone and filters, with markup as text', () => {
  const { svg, width, height } = composeSvg(
    {
      svg: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
      width: 960,
      height: 360,
      legend: [{ label: '<b>a</b>', color: '#123456', value: '12 k' }],
      notes: ['Logarithmic scale', '3 more <i>countries</i>'],
      ink: '#000000',
      muted: '#555555',
      paper: '#ffffff',
      font: "'Inter Variable', sans-serif",
    },
    {
      title: '<script>alert(1)</script>',
      subtitle: '1-minute buckets',
      range: '15/06/2026 09:30 – 10:30',
      zone: 'Europe/Madrid',
      filters: ['Country: Spain', 'not Status: 404'],
    },
  )
  expect(svg).not.toContain('<script')
  expect(svg).toContain('&lt;script&gt;')
  for (const text of [
    '1-minute buckets',
    '15/06/2026 09:30 – 10:30 · Europe/Madrid',
    'Country: Spain · not Status: 404',
    '&lt;b&gt;a&lt;/b&gt;',
    'Logarithmic scale · 3 more &lt;i&gt;countries&lt;/i&gt;',
  ]) {
    expect(svg).toContain(text)
  }
  expect(svg).not.toContain('var(--')
  expect(width).toBe(1008)
  expect(height).toBeGreaterThan(400)
})

test('a picture shows its range once when its subtitle contains it', () => {
  const range = '15/06/2026 10:00 – 11:00'
  const picture = { svg: '<svg/>', width: 400, height: 100, ink: '#000', muted: '#666', paper: '#fff', font: 'serif' }
  const said = (subtitle: string) =>
    composeSvg(picture, { title: 'Countries', subtitle, range, zone: 'Europe/Madrid' }).svg.split(range).length - 1
  expect(said(`Requests · ${range}`)).toBe(1)
  expect(said('Requests')).toBe(1)
  expect(
    composeSvg(picture, { title: 'Countries', subtitle: `Requests · ${range}`, range, zone: 'Europe/Madrid' }).svg,
  ).toContain('>Europe/Madrid<')
})

test('many filters are printed on separate lines, without truncation', () => {
  const filters = Array.from({ length: 12 }, (_, place) => `Site: www.number-${place}.aurora.example`)
  const picture = { svg: '<svg/>', width: 720, height: 100, ink: '#000', muted: '#555', paper: '#fff', font: 'x' }
  const one = composeSvg(picture, { title: 'Requests', filters: filters.slice(0, 1) })
  const all = composeSvg(picture, { title: 'Requests', filters })
  for (const filter of filters) expect(all.svg).toContain(filter)
  expect(all.height).toBe(one.height + 3 * 18)
  const hundreds = composeSvg(picture, { title: 'Requests', filters: Array.from({ length: 40 }, () => filters).flat() })
  expect(hundreds.height).toBe(one.height + 7 * 18)
  expect(hundreds.svg).toContain('>…</text>')
})

test.each(['=1+1', ' =1', '\t=1', '\uff1d1', '\n@x', '-2'])('a spreadsheet reads %j as text', (cell) => {
  const [, line = ''] = twinToCsv({ caption: '', columns: [{ label: 'x' }], rows: [[cell]] }).split(/\r\n(.*)/s)
  expect(line).toMatch(/^"?'/)
})

test('a single dash, the empty value of a log, is no formula', () => {
  expect(twinToCsv({ caption: '', columns: [{ label: 'Referrer' }], rows: [['-']] })).toBe('Referrer\r\n-\r\n')
})

test('file names are ASCII without separators', () => {
  expect(fileNameOf({ title: 'Requests / second', range: '15/06/2026' })).toBe('Requests-second-15-06-2026')
  expect(fileNameOf({ title: 'Códigos de país' })).toBe('Códigos-de-país')
  expect(fileNameOf({ title: '<<>>' })).toBe('chart')
  const range = '15/06/2026 09:30 – 10:30'
  expect(fileNameOf({ company: 'Aurora Media', title: 'Requests', range })).toBe(
    'Aurora-Media-Requests-15-06-2026-09-30-10-30',
  )
  const names = ['Requests', 'Bandwidth', 'x'.repeat(300)].map((title) =>
    fileNameOf({ company: 'w'.repeat(300), title, range }),
  )
  expect(names.map((name) => name.replace(/^w+/, ''))).toEqual([
    '-Requests-15-06-2026-09-30-10-30',
    '-Bandwidth-15-06-2026-09-30-10-30',
    `-${'x'.repeat(44)}-15-06-2026-09-30-10-30`,
  ])
  for (const name of names) expect(name).toMatch(/^w{12}.{68}$/)
  expect(fileNameOf({ title: `${'a'.repeat(79)}𐐀𐐀` })).toBe('a'.repeat(79))
  expect(fileNameOf({ title: `${'a'.repeat(78)}𐐀𐐀` })).toBe(`${'a'.repeat(78)}𐐀`)
  expect(fileNameOf({ title: `${'a'.repeat(79)}x\u0323\u0301` })).toBe('a'.repeat(79))
  expect(fileNameOf({ title: `${'a'.repeat(79)} b` })).toBe('a'.repeat(79))
  expect(fileNameOf({ title: `a${'\u0301'.repeat(200)}` })).toBe('chart')
})
