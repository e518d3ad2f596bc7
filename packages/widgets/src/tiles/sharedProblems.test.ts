import type { Failure } from '@parapet/api'
import { expect, it, vi } from 'vitest'
import { createProblemCollection } from './sharedProblems.ts'

const down: Failure = { kind: 'http', status: 503, message: null, fields: {}, requestId: null, raw: null }
const lost: Failure = { kind: 'network' }

it('reports a cause shared by three widgets while it lasts, and retries all of them', () => {
  const problems = createProblemCollection()
  const retries = ['a', 'b', 'c'].map((code) => {
    expect(problems.shared()).toEqual([])
    const retry = vi.fn()
    problems.report(code, { kind: 'failed', failure: down, retry })
    return retry
  })
  const [shared] = problems.shared()
  expect(shared).toMatchObject({ cause: 'http 503', all: [{ failure: down }, { failure: down }, { failure: down }] })
  expect(shared?.all.flatMap((one) => (one.kind === 'failed' ? one.retry : []))).toEqual(retries)
  problems.report('b', null)
  expect(problems.shared()).toEqual([])
})

it('keeps different causes apart', () => {
  const problems = createProblemCollection()
  const retry = () => {}
  for (const [code, failure] of Object.entries({ a: down, b: lost, c: down, d: lost, e: { ...down, status: 500 } }))
    problems.report(code, { kind: 'failed', failure, retry })
  expect(problems.shared()).toEqual([])
})

it('notifies subscribers only when the shared causes change', () => {
  const problems = createProblemCollection()
  const heard = vi.fn()
  problems.subscribe(heard)
  const problem = { kind: 'failed' as const, failure: lost, retry: () => {} }
  problems.report('a', problem)
  problems.report('b', problem)
  expect(heard).not.toHaveBeenCalled()
  problems.report('c', problem)
  problems.report('c', problem)
  expect(heard).toHaveBeenCalledOnce()
})

it('treats all slow queries as one cause', () => {
  const problems = createProblemCollection()
  for (const sinceMs of [3, 1, 2]) {
    const slow = { sinceMs, isInBackground: sinceMs === 1, cancel: vi.fn(), background: vi.fn() }
    problems.report(String(sinceMs), { kind: 'slow', slow })
  }
  expect(problems.shared()).toMatchObject([{ cause: 'slow', all: [{ kind: 'slow' }, {}, {}] }])
})
