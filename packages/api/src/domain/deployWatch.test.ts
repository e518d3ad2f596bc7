import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HistogramEntry, makeHistogramEntry } from '../entities/Statistics.ts'
import { makeVclConfig } from '../entities/VclConfig.ts'
import { type Scorecard, scorecardOf, type WatchMetric, watchRules, watchWindow, worseSites } from './deployWatch.ts'
import { MOST_WATCHED, neighboursOf, watchedSites, windowOf } from './watchReads.ts'

const at = 1_781_519_400 + 25
const minute = at - 25
const alone = { at, previousAt: null, nextAt: null }
const HOUR = 3600

interface Traffic {
  requests: number
  errors?: number
  refusals?: number
  hits?: number
  micros?: number | null
}

const entry = (timestamp: number, { requests, errors = 0, refusals = 0, hits = 0.9, micros = 50_000 }: Traffic) =>
  makeHistogramEntry({
    timestamp,
    requests,
    status_5xx: Math.round(requests * errors),
    status_4xx: Math.round(requests * refusals),
    hits: Math.round(requests * hits),
    misses: Math.round(requests * (1 - hits)),
    response_time: micros,
  })

/** Minutes from 15 before to `after` minutes after a deployment. */
function stepsOf(before: Traffic, after: Traffic, minutes = 15): HistogramEntry[] {
  const wave = (n: number) => 1 + 0.02 * ((n % 3) - 1)
  const one = (n: number, side: Traffic) =>
    entry(minute + n * 60, {
      ...side,
      requests: Math.round(side.requests * wave(n)),
      micros: side.micros === undefined ? 50_000 * wave(n) : side.micros && side.micros * wave(n + 1),
    })
  return [
    ...Array.from({ length: 15 }, (_, n) => one(n - 15, before)),
    ...Array.from({ length: minutes }, (_, n) => one(n + 1, after)),
  ]
}

function cardOf(steps: readonly HistogramEntry[], now = at + HOUR, sites: Record<string, HistogramEntry[]> = {}) {
  const each = Object.entries(sites).map(([site, own]) => [site, { steps: own, origins: null }] as const)
  return scorecardOf(watchWindow({ ...alone, now }), { steps, origins: null }, new Map(each))
}
const figure = ({ total }: Scorecard, wanted: WatchMetric) => total.figures.find(({ metric }) => metric === wanted)

const usual: Traffic = { requests: 2000, errors: 0.001, refusals: 0.02 }
const after = (minutes: number) => minute + 60 + minutes * 60

describe('the verdict of a deployment', () => {
  it.each<[string, Traffic, Traffic, WatchMetric, string]>([
    ['5xx that rise', usual, { ...usual, errors: 0.2 }, 'errors', 'worse'],
    ['5xx that fall', { ...usual, errors: 0.2 }, usual, 'errors', 'better'],
    ['5xx that rise by too little to matter', usual, { ...usual, errors: 0.004 }, 'errors', 'same'],
    ['4xx that rise', usual, { ...usual, refusals: 0.05 }, 'refusals', 'worse'],
    ['a hit ratio that falls', usual, { ...usual, hits: 0.7 }, 'hitRatio', 'worse'],
    ['a hit ratio that rises', { ...usual, hits: 0.7 }, usual, 'hitRatio', 'better'],
    ['slower responses', usual, { ...usual, micros: 120_000 }, 'response', 'worse'],
    ['faster responses', { ...usual, micros: 120_000 }, usual, 'response', 'better'],
    ['responses slower by milliseconds', usual, { ...usual, micros: 60_000 }, 'response', 'same'],
    ['fewer than half of the requests', usual, { ...usual, requests: 700 }, 'requests', 'worse'],
    ['a third fewer requests', usual, { ...usual, requests: 1400 }, 'requests', 'same'],
    ['three times the requests', usual, { ...usual, requests: 6000 }, 'requests', 'more'],
  ])('%s: %#', (_, was, is, metric, verdict) => {
    const card = cardOf(stepsOf(was, is))
    expect(figure(card, metric)?.verdict).toBe(verdict)
    expect(card.verdict).toBe(verdict === 'more' ? 'same' : verdict)
  })

  it.each<[string, Traffic, number, string, WatchMetric, string]>([
    ['nothing after it yet', { ...usual, errors: 0.2 }, 0, 'early', 'errors', 'early'],
    ['one minute of errors', { ...usual, errors: 0.2 }, 1, 'early', 'errors', 'early'],
    ['two minutes of errors', { ...usual, errors: 0.2 }, 2, 'worse', 'errors', 'worse'],
    ['four good minutes', usual, 4, 'early', 'errors', 'early'],
    ['five good minutes', usual, 5, 'same', 'errors', 'same'],
  ])('%s', (_, is, minutes, verdict, metric, told) => {
    const card = cardOf(stepsOf(usual, is, minutes), after(minutes))
    expect(card.verdict).toBe(verdict)
    expect(figure(card, metric)?.verdict).toBe(told)
    expect(card.window.isOver).toBe(false)
    expect(card.minutes.after).toEqual({ known: minutes, of: minutes })
  })

  it('does not judge few requests, and says so once nothing is to come', () => {
    const few = { requests: 10, errors: 0.5 }
    const card = cardOf(stepsOf({ requests: 10 }, few))
    expect(card.verdict).toBe('unknown')
    expect(card.total.figures.map(({ verdict }) => verdict)).toEqual(['few', 'few', 'few', 'few', 'few'])
    expect(figure(card, 'errors')?.after).toBeCloseTo(0.5, 1)
  })

  it('leaves unknown what was not measured', () => {
    const card = cardOf(stepsOf({ ...usual, hits: 0, micros: null }, { ...usual, micros: null }))
    expect(figure(card, 'response')).toMatchObject({ before: null, after: null, verdict: 'none' })
    const uncached = stepsOf(usual, usual).map((step) => ({ ...step, hits: 0, misses: 0 }))
    expect(figure(cardOf(uncached), 'hitRatio')).toMatchObject({ before: null, verdict: 'none' })
  })

  it('has the first byte of the origin only where origins are read', () => {
    const steps = stepsOf(usual, usual)
    const origins = steps.map((step) => ({
      ...step,
      't-ttfb': step.timestamp > at ? 400_000 + (step.timestamp % 7) : 90_000 + (step.timestamp % 5),
    })) as unknown as Parameters<typeof scorecardOf>[1]['origins']
    const window = watchWindow({ ...alone, now: at + HOUR })
    const card = scorecardOf(window, { steps, origins }, new Map())
    expect(figure(card, 'firstByte')?.verdict).toBe('worse')
    expect(figure(cardOf(steps), 'firstByte')).toBeUndefined()
  })

  it('is worse if one site is, and names it first', () => {
    const bad = stepsOf({ ...usual, requests: 100 }, { ...usual, requests: 100, errors: 0.3 })
    const good = stepsOf(usual, usual)
    const card = cardOf(good, at + HOUR, { 'a.example': good, 'b.example': bad })
    expect(card).toMatchObject({ verdict: 'worse', total: { verdict: 'same' } })
    expect(worseSites(card)).toEqual(['b.example'])
    expect(card.sites[0]?.site).toBe('b.example')
  })

  it('says that nothing was collected, or only in long steps', () => {
    expect(cardOf([])).toMatchObject({ gap: 'uncollected', verdict: 'unknown' })
    const hourly = [minute - 3600, minute, minute + 3600].map((start) => entry(start, usual))
    expect(cardOf(hourly)).toMatchObject({ gap: 'coarse', verdict: 'unknown' })
    const gapped = stepsOf(usual, usual).filter((_, n) => n < 8 || n > 12)
    expect(cardOf(gapped)).toMatchObject({ gap: null, minutes: { before: { known: 10, of: 15 } } })
  })
})

describe('the minutes of a watch', () => {
  it('leave out the minute of the deployment, and end at those next to it', () => {
    expect(watchWindow({ ...alone, now: at + HOUR })).toEqual({
      before: { from: minute - 900, to: minute },
      after: { from: minute + 60, to: minute + 960 },
      knownTo: minute + 960,
      isCutBefore: false,
      isCutAfter: false,
      isOver: true,
    })
    const cut = watchWindow({ at, previousAt: at - 300, nextAt: at + 300, now: at + HOUR })
    expect(cut).toMatchObject({
      before: { from: minute - 240 },
      after: { to: minute + 300 },
      isCutBefore: true,
      isCutAfter: true,
    })
  })

  it('never run backwards, nor past now', () => {
    const second = fc.integer({ min: -3000, max: 3000 })
    fc.assert(
      fc.property(second, second, second, (before, next, passed) => {
        const window = watchWindow({
          at,
          previousAt: at - Math.abs(before),
          nextAt: at + Math.abs(next),
          now: at + passed,
        })
        expect(window.before.from).toBeLessThanOrEqual(window.before.to)
        expect(window.after.from).toBeLessThanOrEqual(window.after.to)
        expect(window.knownTo).toBeGreaterThanOrEqual(window.after.from)
        expect(window.knownTo).toBeLessThanOrEqual(Math.max(window.after.from, at + passed, minute + 60))
        expect(window.knownTo).toBeLessThanOrEqual(window.after.to)
      }),
      { seed: 446 },
    )
  })

  it('know the deployments next to a version by the time they went live', () => {
    const version = (id: number, production_dt: string | null) => makeVclConfig({ id, production_dt })
    const rows = [
      version(4, null),
      version(3, '2026-06-15T11:00:00Z'),
      version(2, '2026-06-15T10:30:00Z'),
      version(1, '2026-06-15T10:00:00Z'),
    ]
    const [, newest, middle] = rows
    if (!newest || !middle) throw new Error('No rows')
    const found = neighboursOf(middle, rows)
    expect([found.previous?.id, found.next?.id, found.isKnown]).toEqual([1, 3, true])
    expect(neighboursOf(newest, rows).next).toBeNull()
    expect(neighboursOf(makeVclConfig({ id: 9 }), rows).isKnown).toBe(false)
    expect(windowOf(version(4, null), { previous: null, next: null, isKnown: true }, at)).toBeNull()
  })

  it('compare the worst and the busiest sites where there are more than fit', () => {
    const rows = (...keys: string[]) => keys.map((key) => ({ key, requests: 1, bytes: 1 }))
    const many = Array.from({ length: MOST_WATCHED + 1 }, (_, n) => `${n}.example`)
    expect(watchedSites(['a.example'], undefined, undefined)).toEqual(['a.example'])
    expect(watchedSites(many, rows('b', 'a'), rows('c', 'a'))).toEqual(['c', 'a', 'b'])
  })
})

/** Draws of a binomial with a fixed source. */
function draws(seed: number) {
  let state = seed >>> 0
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return (n: number, share: number) => {
    let hits = 0
    for (let i = 0; i < n; i++) if (random() < share) hits++
    return hits
  }
}

describe('noise', () => {
  const noisy = (draw: (n: number, share: number) => number, start: number, share: number, requests: number) =>
    Array.from({ length: 15 }, (_, n) => {
      const all = requests + draw(40, 0.5) - 20
      return makeHistogramEntry({
        timestamp: start + n * 60,
        requests: all,
        status_5xx: draw(all, share),
        status_4xx: draw(all, 0.05),
        hits: draw(all, 0.8),
        misses: 1,
        response_time: 40_000 + 200 * draw(60, 0.5),
      })
    })

  it('is hardly ever a verdict: the same traffic before and after', () => {
    let wrong = 0
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.double({ min: 0.001, max: 0.1, noNaN: true }), (seed, share) => {
        const draw = draws(seed)
        const steps = [...noisy(draw, minute - 900, share, 200), ...noisy(draw, minute + 60, share, 200)]
        if (cardOf(steps).verdict !== 'same') wrong += 1
      }),
      { numRuns: 300, seed: 446 },
    )
    expect(wrong).toBeLessThanOrEqual(1)
  })

  it('hides no large rise of 5xx, whichever way it came', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.double({ min: 0.05, max: 0.6, noNaN: true }), (seed, share) => {
        const draw = draws(seed)
        const calm = (start: number) => noisy(draw, start, 0.001, 200)
        const ill = (start: number) => noisy(draw, start, share, 200)
        expect(cardOf([...calm(minute - 900), ...ill(minute + 60)]).verdict).toBe('worse')
        expect(cardOf([...ill(minute - 900), ...calm(minute + 60)]).verdict).toBe('better')
      }),
      { numRuns: 40, seed: 446 },
    )
  })

  it('of uneven minutes raises what is needed: errors in bursts before are no proof of errors after', () => {
    const bursts = (start: number, every: number) =>
      Array.from({ length: 15 }, (_, n) =>
        entry(start + n * 60, { requests: 1000, errors: n % every === 0 ? 0.06 : 0, micros: 50_000 }),
      )
    const card = cardOf([...bursts(minute - 900, 5), ...bursts(minute + 60, 3)])
    expect(figure(card, 'errors')?.verdict).toBe('same')
    expect(watchRules.least.errors).toBeLessThan(
      (figure(card, 'errors')?.after ?? 0) - (figure(card, 'errors')?.before ?? 0),
    )
  })
})
