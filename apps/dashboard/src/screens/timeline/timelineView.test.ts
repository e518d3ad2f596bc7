import type { Marker } from '@parapet/widgets/events'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesWithin } from './timelineText.ts'
import { eventsIn, kindCounts, readKinds } from './timelineView.ts'

const event = (time: number, over: Partial<Marker> = {}): Marker => ({
  kind: 'purge',
  time,
  label: `at ${time}`,
  ...over,
})
const times = (events: readonly Marker[], span = { from: 100, to: 200 }) =>
  eventsIn(events, span).map(({ time }) => time)

describe('eventsIn', () => {
  it('has the events of the span, newest first', () => {
    expect(times([event(50), event(100), event(150), event(199), event(200)])).toEqual([199, 150, 100])
  })
  it('has what began before and lasted into the span, or still lasts', () => {
    expect(times([event(10, { until: 120 }), event(20, { until: 99 }), event(30, { until: null })])).toEqual([30, 10])
  })
  it('gives every row an id of its own', () => {
    const rows = eventsIn([event(100), event(100), event(100)], { from: 0, to: 200 })
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  })
})

describe('kinds', () => {
  it('are counted, and stay to choose while they are hidden', () => {
    const rows = eventsIn([event(1), event(2), event(3, { kind: 'ticket' })], { from: 0, to: 9 })
    expect(kindCounts(rows, ['block'])).toEqual([
      { kind: 'purge', n: 2 },
      { kind: 'block', n: 0 },
      { kind: 'ticket', n: 1 },
    ])
  })
  it.each([
    [null, []],
    ['ticket.purge', ['purge', 'ticket']],
    ['ticket.nonsense.', ['ticket']],
  ] as const)('of the address %s are %j', (text, kinds) => {
    expect(readKinds(text)).toEqual(kinds)
  })
})

describe('linesWithin', () => {
  it('takes whole lines up to a length, and says how many', () => {
    expect(linesWithin(['abc', 'def', 'ghi'], 8)).toEqual({ text: 'abc\ndef', shown: 2 })
    expect(linesWithin([], 8)).toEqual({ text: '', shown: 0 })
  })
  it('is never longer, and never leaves out a line that fits', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 })), fc.nat(100), (lines, most) => {
        const { text, shown } = linesWithin(lines, most)
        expect(text.length).toBeLessThanOrEqual(most)
        const next = lines.slice(0, shown + 1).reduce((sum, line) => sum + line.length + 1, 0)
        expect(shown === lines.length || next > most).toBe(true)
      }),
    )
  })
})
