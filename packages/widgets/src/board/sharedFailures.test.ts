import type { Failure } from '@parapet/api'
import { expect, it, vi } from 'vitest'
import { createFailureCollection } from './sharedFailures.ts'

const down: Failure = { kind: 'http', status: 503, message: null, fields: {}, requestId: null, raw: null }
const lost: Failure = { kind: 'network' }

it('tells what three widgets share, as long as they do, and tries all of them again', () => {
  const troubles = createFailureCollection()
  const retries = ['a', 'b', 'c'].map((code) => {
    expect(troubles.shared()).toEqual([])
    const retry = vi.fn()
    troubles.report(code, { failure: down, retry })
    return retry
  })
  expect(troubles.shared()).toMatchObject([{ cause: 'http 503', failure: down, count: 3 }])
  troubles.shared()[0]?.retryAll()
  for (const retry of retries) expect(retry).toHaveBeenCalledOnce()
  troubles.report('b', null)
  expect(troubles.shared()).toEqual([])
})

it('does not take different causes for one', () => {
  const troubles = createFailureCollection()
  const retry = () => {}
  for (const [code, failure] of Object.entries({ a: down, b: lost, c: down, d: lost, e: { ...down, status: 500 } }))
    troubles.report(code, { failure, retry })
  expect(troubles.shared()).toEqual([])
})

it('is heard of when what is shared changes, and not by those it does not concern', () => {
  const troubles = createFailureCollection()
  const heard = vi.fn()
  troubles.subscribe(heard)
  const trouble = { failure: lost, retry: () => {} }
  troubles.report('a', trouble)
  troubles.report('b', trouble)
  expect(heard).not.toHaveBeenCalled()
  troubles.report('c', trouble)
  troubles.report('c', trouble)
  expect(heard).toHaveBeenCalledOnce()
})
