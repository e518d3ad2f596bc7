import type { Failure } from '@parapet/api'
import { expect, it, vi } from 'vitest'
import { createTroubleCollection } from './sharedTroubles.ts'

const down: Failure = { kind: 'http', status: 503, message: null, fields: {}, requestId: null, raw: null }
const lost: Failure = { kind: 'network' }

it('reports a cause shared by three widgets while it lasts, and retries all of them', () => {
  const troubles = createTroubleCollection()
  const retries = ['a', 'b', 'c'].map((code) => {
    expect(troubles.shared()).toEqual([])
    const retry = vi.fn()
    troubles.report(code, { kind: 'failed', failure: down, retry })
    return retry
  })
  const [shared] = troubles.shared()
  expect(shared).toMatchObject({ cause: 'http 503', all: [{ failure: down }, { failure: down }, { failure: down }] })
  expect(shared?.all.flatMap((one) => (one.kind === 'failed' ? one.retry : []))).toEqual(retries)
  troubles.report('b', null)
  expect(troubles.shared()).toEqual([])
})

it('keeps different causes apart', () => {
  const troubles = createTroubleCollection()
  const retry = () => {}
  for (const [code, failure] of Object.entries({ a: down, b: lost, c: down, d: lost, e: { ...down, status: 500 } }))
    troubles.report(code, { kind: 'failed', failure, retry })
  expect(troubles.shared()).toEqual([])
})

it('notifies subscribers only when the shared causes change', () => {
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

it('treats all slow queries as one cause', () => {
  const troubles = createTroubleCollection()
  for (const sinceMs of [3, 1, 2]) {
    const slow = { sinceMs, isInBackground: sinceMs === 1, cancel: vi.fn(), background: vi.fn() }
    troubles.report(String(sinceMs), { kind: 'slow', slow })
  }
  expect(troubles.shared()).toMatchObject([{ cause: 'slow', all: [{ kind: 'slow' }, {}, {}] }])
})
