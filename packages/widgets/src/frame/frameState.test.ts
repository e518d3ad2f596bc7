import type { Failure, SlowRead } from '@parapet/api'
import { describe, expect, it } from 'vitest'
import { causeOf, failureDetails, frameStateOf, type ReadState } from './frameState.ts'

const http = (status: number): Failure => ({
  kind: 'http',
  status,
  message: 'Nope',
  fields: {},
  requestId: 'r-1',
  raw: null,
})
const slow: SlowRead = { sinceMs: 0, isInBackground: false, cancel: () => undefined, background: () => undefined }
const nothing: ReadState = {
  isRequested: true,
  hasData: false,
  isEarlierData: false,
  isEmpty: false,
  isRefreshing: false,
  failure: undefined,
  slow: undefined,
  updatedAt: undefined,
  remarks: [],
}
const words = { what: 'Requests', emptiness: () => ({ kind: 'nothing' }) as const, onRetry: () => undefined }

describe('frameStateOf', () => {
  it.each<[string, Partial<ReadState>, string]>([
    ['nothing yet', {}, 'loading'],
    ['not asked yet', { isRequested: false }, 'away'],
    ['asked before, now out of sight', { isRequested: false, hasData: true }, 'ready'],
    ['nothing yet for a long time', { slow }, 'slow'],
    ['data', { hasData: true, updatedAt: 5 }, 'ready'],
    ['data without traffic', { hasData: true, isEmpty: true }, 'empty'],
    ['data, asking again', { hasData: true, isRefreshing: true }, 'refreshing'],
    ['data of an earlier question', { hasData: true, isEarlierData: true }, 'refreshing'],
    ['no traffic before, another question now', { hasData: true, isEarlierData: true, isEmpty: true }, 'loading'],
    ['data, and a refresh that failed', { hasData: true, failure: http(500) }, 'stale'],
    [
      'data of an earlier question, and a failure',
      { hasData: true, isEarlierData: true, failure: http(500) },
      'failed',
    ],
    ['a failure', { failure: { kind: 'network' } }, 'failed'],
    ['given up', { failure: { kind: 'cancelled' } }, 'failed'],
    ['no token', { failure: http(401) }, 'forbidden'],
    ['refused, whatever was there', { hasData: true, failure: http(403) }, 'forbidden'],
  ])('%s', (_, read, is) => {
    expect(frameStateOf({ ...nothing, ...read }, words).kind).toBe(is)
  })

  it('keeps notes with the data', () => {
    const remarks = [{ kind: 'top', shown: 10, total: 4312 }] as const
    expect(frameStateOf({ ...nothing, hasData: true, isRefreshing: true, updatedAt: 7, remarks, slow }, words)).toEqual(
      {
        kind: 'refreshing',
        updatedAt: 7,
        remarks,
        slow,
      },
    )
  })

  it('marks data of the previous request, which the frame dims', () => {
    expect(frameStateOf({ ...nothing, hasData: true, isEarlierData: true }, words)).toMatchObject({
      kind: 'refreshing',
      isEarlierData: true,
    })
  })
})

describe('causeOf', () => {
  it('is equal for failures that one banner can report', () => {
    expect(causeOf(http(502))).toBe(causeOf(http(502)))
    expect(causeOf(http(502))).not.toBe(causeOf(http(500)))
    expect(causeOf({ kind: 'timeout', afterMs: 1 })).toBe(causeOf({ kind: 'timeout', afterMs: 2 }))
    expect(causeOf({ kind: 'cancelled' })).toBeNull()
    expect(causeOf(http(403))).toBeNull()
    expect(causeOf({ kind: 'unexpected', path: '0', expected: 'a', received: 'b', call: 'c' })).toBeNull()
  })
})

describe('detailsOf', () => {
  it('contain status and request id, and the path of an invalid value', () => {
    expect(failureDetails(http(500), 'a.b', 'now')).toContain('status: 500\nmessage: Nope\nrequest: r-1')
    expect(
      failureDetails(
        { kind: 'unexpected', path: '0.timestamp', expected: 'number', received: '"x"', call: 's.h' },
        'a.b',
        'now',
      ),
    ).toContain('path: 0.timestamp')
    expect(failureDetails({ kind: 'broken' }, 'a.b', 'now')).toBe('widget: a.b\ntime: now\nfailure: broken')
  })
})
