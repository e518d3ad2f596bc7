import type { Failure } from '@parapet/api'
import { expect, it, vi } from 'vitest'
import { createTroubleCollection } from './sharedTroubles.ts'

const down: Failure = { kind: 'http', status: 503, message: null, fields: {}, requestId: null, raw: null }
const lost: Failure = { kind: 'network' }

it('tells what three widgets share, as long as they do, and tries all of them again', () => {
  const troubles = createTroubleCollection()
  const retries = ['a', 'b', 'c'].map((code) => {
    expect(troubles.shared()).toEqual([])
    const retry = vi.fn()
    troubles.report(code, { kind: 'failed', failure: down, retry })
    return retry
  })
  expect(troubles.shared()).toMatchObject([{ cause: 'http 503', failure: down, count: 3 }])
  const [shared] = troubles.shared()
  if (shared?.kind === 'failed') shared.retryAll()
  for (const retry of retries) expect(retry).toHaveBeenCalledOnce()
  troubles.report('b', null)
  expect(troubles.shared()).toEqual([])
})

it('does not take different causes for one', () => {
  const troubles = createTroubleCollection()
  const retry = () => {}
  for (const [code, failure] of Object.entries({ a: down, b: lost, c: down, d: lost, e: { ...down, status: 500 } }))
    troubles.report(code, { kind: 'failed', failure, retry })
  expect(troubles.shared()).toEqual([])
})

it('is heard of when what is shared changes, and not by those it does not concern', () => {
  const troubles = createTroubleCollection()
  const heard = vi.fn()
  troubles.subscribe(heard)
  const trouble = { kind: 'failed' as const, failure: lost, retry: () => {} }
  troubles.report('a', trouble)
  troubles.report('b', trouble)
  expect(heard).not.toHaveBeenCalled()
  troubles.report('c', trouble)
  troubles.report('c', trouble)
  expect(heard).toHaveBeenCalledOnce()
})

it('tells of a slow provider once, from the oldest query on, and cancels all of them', () => {
  const troubles = createTroubleCollection()
  const cancels = [3, 1, 2].map((sinceMs) => {
    const cancel = vi.fn()
    const slow = { sinceMs, isInBackground: sinceMs === 1, cancel, background: vi.fn() }
    troubles.report(String(sinceMs), { kind: 'slow', slow })
    return cancel
  })
  const [shared] = troubles.shared()
  expect(shared).toMatchObject({ kind: 'slow', count: 3, first: { sinceMs: 1 } })
  if (shared?.kind === 'slow') shared.cancelAll()
  for (const cancel of cancels) expect(cancel).toHaveBeenCalledOnce()
})
