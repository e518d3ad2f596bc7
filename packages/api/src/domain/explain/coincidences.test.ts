import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closeTo, coincidencesOf } from './coincidences.ts'

const kinds = ['deployment', 'purge', 'note']
const onset = { at: 10_000, resolution: 60 }
const found = (events: readonly { time: number; kind: string }[], at = onset) =>
  coincidencesOf(at, events, kinds).map(({ event, order, apart }) => [event.kind, event.time, order, apart])

describe('coincidencesOf', () => {
  it.each([
    ['an event two minutes before', 9880, ['before', 120]],
    ['an event in the bucket of the onset', 10_059, ['within', 0]],
    ['an event when the bucket begins', 10_000, ['within', 0]],
    ['an event when the bucket ends', 10_060, ['after', 0]],
    ['an event four minutes after', 10_300, ['after', 240]],
    ['the earliest of a quarter of an hour before', 9100, ['before', 900]],
    ['none a second earlier', 9099, undefined],
    ['the last of five minutes after', 10_359, ['after', 299]],
    ['none after that', 10_360, undefined],
  ] as const)('finds %s', (_, time, expected) => {
    expect(found([{ kind: 'purge', time }])).toEqual(expected ? [['purge', time, ...expected]] : [])
  })

  it('lists what may have come first before what came after, each by closeness, then by kind', () => {
    const events = [
      { kind: 'purge', time: 10_061 },
      { kind: 'purge', time: 9900 },
      { kind: 'note', time: 9500 },
      { kind: 'deployment', time: 9900 },
      { kind: 'purge', time: 10_030 },
      { kind: 'anomaly', time: 10_000 },
    ]
    expect(found(events).map(([kind, time]) => [kind, time])).toEqual([
      ['purge', 10_030],
      ['deployment', 9900],
      ['purge', 9900],
      ['note', 9500],
      ['purge', 10_061],
    ])
  })

  it('looks further where buckets are long: two of them before, one after', () => {
    const daily = { at: 864_000, resolution: 86_400 }
    expect(closeTo(daily)).toEqual({ from: 864_000 - 2 * 86_400, to: 864_000 + 2 * 86_400 })
    expect(found([{ kind: 'note', time: 864_000 - 86_400 }], daily)).toEqual([['note', 777_600, 'before', 86_400]])
  })

  it('never says that an event of the same bucket was first, loses none, and keeps its order', () => {
    const event = fc.record({ time: fc.integer({ min: 0, max: 30_000 }), kind: fc.constantFrom(...kinds, 'other') })
    fc.assert(
      fc.property(fc.array(event), fc.integer({ min: 1, max: 4000 }), (events, resolution) => {
        const at = { at: 15_000, resolution }
        const { from, to } = closeTo(at)
        const all = coincidencesOf(at, events, kinds)
        expect(all).toHaveLength(
          events.filter(({ time, kind }) => kind !== 'other' && time >= from && time < to).length,
        )
        for (const { event: one, order, apart } of all) {
          expect(apart).toBeGreaterThanOrEqual(0)
          expect(order === 'before').toBe(one.time < 15_000)
          expect(order === 'after').toBe(one.time >= 15_000 + resolution)
        }
        const ranks = all.map(({ order, apart }) => (order === 'after' ? 1e6 : 0) + apart)
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      }),
    )
  })
})
