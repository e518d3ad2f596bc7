import type { Legends } from '@parapet/api'
import { describe, expect, it, vi } from 'vitest'
import { setShown } from './legendFind.ts'
import { commonSuffix, hiddenOf, toggleAlone, toggleOne } from './legendState.ts'
import { createLegendStore } from './legendStore.ts'

const keys = ['a', 'b', 'c']

describe('the common suffix of hosts', () => {
  it.each([
    [['www.aurora.example', 'static.aurora.example', 'Other (3)'], '.aurora.example'],
    [['www.aurora.example', 'www.borealis.example'], '.example'],
    [['aurora.example', 'www.aurora.example'], '.example'],
    [['www.aurora.example', 'www.aurora.test'], ''],
    [['www.aurora.example'], ''],
    [['2xx success', '3xx redirect'], ''],
    [['www.aurora.example', 'localhost'], ''],
    [['.example', '.example'], ''],
    [[], ''],
    [['www.aurora.example', '', 'static.aurora.example'], '.aurora.example'],
    [['', ''], ''],
  ])('of %j is "%s"', (names, end) => {
    expect(commonSuffix(names)).toBe(end)
  })
})

describe('the visible series', () => {
  it('are all but some, or only some; unknown keys change nothing', () => {
    expect([...hiddenOf(keys, undefined)]).toEqual([])
    expect([...hiddenOf(keys, { hide: ['b', 'gone'] })]).toEqual(['b'])
    expect([...hiddenOf(keys, { only: ['b', 'gone'] })]).toEqual(['a', 'c'])
    expect([...hiddenOf(keys, { only: ['gone'] })]).toEqual([])
    expect([...hiddenOf(keys, { only: [] })]).toEqual(keys)
  })

  it('exclude a new series only when some are shown alone', () => {
    const more = [...keys, 'new']
    expect(hiddenOf(more, toggleAlone(keys, undefined, 'b')).has('new')).toBe(true)
    expect(hiddenOf(more, toggleOne(keys, undefined, 'b')).has('new')).toBe(false)
  })

  it('are reduced to one, and back to all', () => {
    const alone = toggleAlone(keys, undefined, 'b')
    expect(alone).toEqual({ only: ['b'] })
    expect(toggleAlone(keys, alone, 'a')).toEqual({ only: ['a'] })
    expect(toggleAlone(keys, alone, 'b')).toBeUndefined()
  })

  it('are toggled one by one, but never to none', () => {
    const less = toggleOne(keys, undefined, 'b')
    expect(less).toEqual({ hide: ['b'] })
    expect(toggleOne(keys, less, 'c')).toEqual({ hide: ['b', 'c'] })
    expect(toggleOne(keys, less, 'b')).toBeUndefined()
    expect(toggleOne(keys, { hide: ['a', 'b'] }, 'c')).toBeUndefined()
    expect(toggleOne(keys, { only: ['b'] }, 'a')).toEqual({ only: ['a', 'b'] })
    expect(toggleOne(keys, { only: ['b'] }, 'b')).toBeUndefined()
    expect(toggleOne(keys, { only: [] }, 'b')).toEqual({ only: ['b'] })
    expect(toggleOne(keys, { hide: ['gone', 'a'] }, 'b')).toEqual({ hide: ['gone', 'a', 'b'] })
  })

  it('are toggled in groups, with short URLs', () => {
    expect(setShown(keys, undefined, keys, false)).toEqual({ only: [] })
    expect(setShown(keys, { only: [] }, keys, true)).toBeUndefined()
    expect(setShown(keys, undefined, ['a'], false)).toEqual({ hide: ['a'] })
    expect(setShown(keys, undefined, ['a', 'b'], false)).toEqual({ only: ['c'] })
    expect(setShown(keys, { only: ['c'] }, ['a'], true)).toEqual({ hide: ['b'] })
  })
})

describe('the legends of a page', () => {
  it('report a change to the URL, and only to the chart with that legend', () => {
    const write = vi.fn<(legends: Legends) => void>()
    const store = createLegendStore({ rate: { hide: ['a'] } }, write)
    const [rate, bandwidth] = [vi.fn(), vi.fn()]
    store.of('rate').subscribe(rate)
    const leave = store.of('bandwidth').subscribe(bandwidth)
    store.of('bandwidth').set({ only: ['b'] })
    expect(write).toHaveBeenLastCalledWith({ rate: { hide: ['a'] }, bandwidth: { only: ['b'] } })
    expect([rate.mock.calls.length, bandwidth.mock.calls.length]).toEqual([0, 1])
    store.of('rate').set(undefined)
    expect(write).toHaveBeenLastCalledWith({ bandwidth: { only: ['b'] } })
    leave()
    store.of('bandwidth').set(undefined)
    expect(bandwidth).toHaveBeenCalledTimes(1)
  })

  it('are updated from the URL, and stay the same object while it is unchanged', () => {
    const write = vi.fn()
    const store = createLegendStore({ rate: { hide: ['a'] } }, write)
    const slot = store.of('rate')
    expect(store.of('rate')).toBe(slot)
    const told = vi.fn()
    slot.subscribe(told)
    const before = slot.get()
    store.read({ rate: { hide: ['a'] } })
    expect(slot.get()).toBe(before)
    store.read({})
    expect(slot.get()).toBeUndefined()
    expect(told).toHaveBeenCalledTimes(1)
    expect(write).not.toHaveBeenCalled()
    slot.set(undefined)
    expect(write).not.toHaveBeenCalled()
  })
})
