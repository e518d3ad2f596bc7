import { LocaleProvider, loadWords, type Unit } from '@parapet/ui'
import { render, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Legend } from './Legend.tsx'
import type { SeriesData } from './types.ts'

beforeAll(() => loadWords('en'))

interface Shown {
  unit: Unit
  series: readonly Omit<SeriesData, 'label' | 'color'>[]
  isStacked?: boolean
  hidden?: readonly string[]
  finished?: number
}

function legendOf({ unit, series, isStacked = false, hidden = [], finished = 3 }: Shown): readonly string[] {
  const { unmount } = render(
    <LocaleProvider locale="en" zone="UTC">
      <Legend
        series={series.map((one) => ({ ...one, label: one.key, color: 'c1' }))}
        unit={unit}
        peak={900}
        isStacked={isStacked}
        finished={finished}
        state={hidden.length > 0 ? { hide: hidden } : undefined}
        onState={vi.fn()}
        onLit={vi.fn()}
        dropped={0}
      />
    </LocaleProvider>,
  )
  const texts = within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  const whole = screen.queryByText(/^All together/)?.textContent
  unmount()
  return [...texts, ...(whole ? [whole] : [])].map((text) => text.replaceAll('\u00a0', ' '))
}

describe('a legend', () => {
  it.each([
    ['req/s', 'a100 req/smean 200 req/s · peak 400 req/s'],
    ['bit/s', 'a100 bit/smean 200 bit/s · peak 400 bit/s'],
    ['requests', 'a100total 600'],
    ['micros', 'a100 µspeak 400 µs'],
  ] as const)('of %s tells the peak of a rate beside its mean', (unit, text) => {
    expect(legendOf({ unit, series: [{ key: 'a', values: [100, 400, 100] }] })).toEqual([text])
  })

  it('takes the mean of the whole range, and no peak of a bucket that still runs', () => {
    const [text] = legendOf({ unit: 'req/s', series: [{ key: 'a', values: [100, 300, 900], mean: 150 }], finished: 2 })
    expect(text).toBe('a300 req/smean 150 req/s · peak 300 req/s')
  })

  it('shows a dash where nothing is known', () => {
    const [text] = legendOf({ unit: 'req/s', series: [{ key: 'a', values: [null, null, null] }] })
    expect(text).toBe('a—mean — · peak —')
  })

  const two = [
    { key: 'a', values: [100, 400, 100] },
    { key: 'b', values: [300, 100, 100] },
  ]
  it('tells the peak of all that are shown together, which is not the sum of their peaks', () => {
    expect(legendOf({ unit: 'req/s', series: two, isStacked: true }).at(-1)).toBe('All together: peak 500 req/s')
    const three = [...two, { key: 'c', values: [400, 0, 0] }]
    expect(legendOf({ unit: 'req/s', series: three, isStacked: true }).at(-1)).toBe('All together: peak 800 req/s')
    const without = legendOf({ unit: 'req/s', series: three, isStacked: true, hidden: ['c'] })
    expect(without.at(-1)).toBe('All together: peak 500 req/s')
  })

  it.each([
    ['lines, which are not added up', { unit: 'req/s', series: two }],
    ['counts, whose total is told', { unit: 'requests', series: two, isStacked: true }],
    ['one series', { unit: 'req/s', series: two.slice(0, 1), isStacked: true }],
  ] as const)('tells no peak of all together for %s', (_, shown) => {
    expect(legendOf(shown).join()).not.toContain('All together')
  })
})
