import { describe, expect, it } from 'vitest'
import { type Change, change, changeTone } from './change.ts'

describe('change', () => {
  it.each<[number | null, number | null, object | undefined, Change]>([
    [150, 100, undefined, { kind: 'ratio', ratio: 0.5, difference: 50 }],
    [50, 100, undefined, { kind: 'ratio', ratio: -0.5, difference: -50 }],
    [0, 100, undefined, { kind: 'ratio', ratio: -1, difference: -100 }],
    [10, 0, undefined, { kind: 'new', difference: 10 }],
    [0, 0, undefined, { kind: 'ratio', ratio: 0, difference: 0 }],
    [60, 29, undefined, { kind: 'few', difference: 31 }],
    [60, 30, undefined, { kind: 'ratio', ratio: 1, difference: 30 }],
    [60, 29, { minSample: 20 }, { kind: 'ratio', ratio: 31 / 29, difference: 31 }],
    [0.9, 0.5, { sample: 1000 }, { kind: 'ratio', ratio: 0.8, difference: 0.4 }],
    [0.9, 0.5, { sample: 3 }, { kind: 'few', difference: 0.4 }],
    [null, 5, undefined, { kind: 'unknown' }],
    [5, null, undefined, { kind: 'unknown' }],
    [5, Number.NaN, undefined, { kind: 'unknown' }],
    [Number.POSITIVE_INFINITY, 5, undefined, { kind: 'unknown' }],
  ])('%s after %s %j', (current, previous, options, result) => {
    expect(change(current, previous, options)).toEqual(result)
  })
})

describe('judge', () => {
  const up = change(150, 100)
  it.each([
    [up, 'upGood', 'better'],
    [up, 'upBad', 'worse'],
    [up, 'neutral', 'same'],
    [change(50, 100), 'upGood', 'worse'],
    [change(50, 100), 'upBad', 'better'],
    [change(100, 100), 'upBad', 'same'],
    [change(null, 100), 'upBad', 'same'],
    [change(10, 0), 'upBad', 'worse'],
    [change(27, 26), 'upGood', 'same'],
    [change(0.905, 0.906, { sample: 1000 }), 'upGood', 'same'],
    [change(1040, 1000), 'upBad', 'same'],
    [change(1060, 1000), 'upBad', 'worse'],
    [change(0.5, 0.2, { sample: 4 }), 'upBad', 'same'],
  ] as const)('%j as %s is %s', (result, meaning, verdict) => {
    expect(changeTone(result, meaning)).toBe(verdict)
  })
})
