import { initialView, makeHistogramEntry } from '@parapet/api'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askOf, bucketsIn } from './ask.ts'
import { shownDay } from './home.ts'
import { toSeries } from './series.ts'

it('draws steady traffic as a straight line, at whatever second it is asked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), (now) => {
      const ask = askOf(initialView, { company: 300, now, zone: 'UTC', allSites: ['a.com'] })
      const asked = bucketsIn({ from: shownDay(now).from - 7200, to: shownDay(now).to }, 300, 'UTC', now)
      const steps = asked.times.map((timestamp, index) =>
        makeHistogramEntry({ timestamp, requests: 1, bytes: 1000 * (asked.seconds[index] ?? 0) }),
      )
      const day = { ...ask, span: shownDay(now), step: 300, before: null }
      const [drawn] = toSeries(steps, day, [{ metric: 'bandwidth', label: 'All', color: 'accent' }]).series
      const known = (drawn?.values ?? []).flatMap((value) => (value === null ? [] : [Math.round(value)]))
      expect(new Set(known)).toEqual(new Set([8000]))
    }),
    { numRuns: 60 },
  )
})
