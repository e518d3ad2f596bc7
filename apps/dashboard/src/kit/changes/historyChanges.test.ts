import { type AuditEntry, makeAuditEntry } from '@parapet/api'
import { describe, expect, it } from 'vitest'
import { objectHistory } from './historyChanges.ts'

const entry = (id: number, body: object | string | null, over: Partial<AuditEntry> = {}) =>
  makeAuditEntry({
    id,
    action: 'UPDATE',
    path: '/api/v1/companies/300/lists/5/',
    detail: typeof body === 'string' || body === null ? body : JSON.stringify(body),
    ...over,
  })
const historyOf = (...entries: AuditEntry[]) => objectHistory(entries, '/lists/5/')
const changesOf = (...entries: AuditEntry[]) =>
  Object.fromEntries(historyOf(...entries).map(({ entry: { id }, changes }) => [id, changes]))

describe('the history of an object', () => {
  it('lists fields that differ from the body before', () => {
    expect(
      changesOf(
        entry(3, { name: 'office', active: false, addresses: ['a', 'b'] }),
        entry(2, { name: 'office', active: true, addresses: ['a'] }),
        entry(1, { name: 'door' }, { action: 'POST' }),
      ),
    ).toEqual({
      1: [{ field: 'name', before: undefined, after: 'door' }],
      2: [
        { field: 'name', before: 'door', after: 'office' },
        { field: 'active', before: undefined, after: true },
        { field: 'addresses', before: undefined, after: ['a'] },
      ],
      3: [
        { field: 'active', before: true, after: false },
        { field: 'addresses', before: ['a'], after: ['a', 'b'] },
      ],
    })
  })

  it('leaves out what a first body sends empty, and says when a value becomes empty', () => {
    expect(
      changesOf(
        entry(2, { last_name: '', note: '', roles: [] }),
        entry(1, { last_name: '', note: 'a', roles: [], site: null }),
      ),
    ).toEqual({
      1: [{ field: 'note', before: undefined, after: 'a' }],
      2: [{ field: 'note', before: 'a', after: '' }],
    })
  })

  it('lists a hidden value each time it is sent', () => {
    const hidden = [{ field: 'password', before: undefined, after: '•••' }]
    expect(changesOf(entry(2, { password: '•••' }), entry(1, { password: '•••' }))).toEqual({ 1: hidden, 2: hidden })
  })

  it('skips bodies that are not readable', () => {
    expect(
      changesOf(entry(4, { name: 'b' }), entry(3, '{"name":"x","addr'), entry(2, null), entry(1, { name: 'a' })),
    ).toEqual({
      1: [{ field: 'name', before: undefined, after: 'a' }],
      2: undefined,
      3: undefined,
      4: [{ field: 'name', before: 'a', after: 'b' }],
    })
  })

  it('is empty after an unchanged save', () => {
    expect(changesOf(entry(2, { name: 'a' }), entry(1, { name: 'a' }))[2]).toEqual([])
  })

  it('finds only the object, and calls what was written below it a change', () => {
    const at = (id: number, path: string, action: AuditEntry['action']) =>
      entry(id, { name: 'x' }, { path: `/api/v1/companies/300/${path}`, action })
    expect(
      historyOf(
        at(5, 'lists/5/address/203.0.113.9', 'DELETE'),
        at(4, 'lists/50/', 'UPDATE'),
        at(3, 'lists/', 'POST'),
        at(2, 'lists/5/address/203.0.113.9', 'POST'),
        at(1, 'lists/5', 'POST'),
      ).map(({ entry: { id }, below, action, changes }) => [id, action, below, changes?.length]),
    ).toEqual([
      [5, 'UPDATE', 'address/203.0.113.9', undefined],
      [2, 'UPDATE', 'address/203.0.113.9', undefined],
      [1, 'POST', '', 1],
    ])
  })
})
