import { makeAuditEntry } from '@parapet/api'
import { describe, expect, it } from 'vitest'
import { historyChanges } from './historyChanges.ts'

const entry = (id: number, body: object | string | null) =>
  makeAuditEntry({
    id,
    action: 'UPDATE',
    detail: typeof body === 'string' || body === null ? body : JSON.stringify(body),
  })
const changesOf = (...entries: ReturnType<typeof entry>[]) => Object.fromEntries(historyChanges(entries))

describe('historyChanges', () => {
  it('lists fields that differ from the body before', () => {
    expect(
      changesOf(
        entry(3, { name: 'office', active: false, addresses: ['a', 'b'] }),
        entry(2, { name: 'office', active: true, addresses: ['a'] }),
        entry(1, { name: 'door' }),
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

  it('skips entries without a readable body', () => {
    expect(
      changesOf(entry(4, { name: 'b' }), entry(3, '{"name":"x","addr'), entry(2, null), entry(1, { name: 'a' })),
    ).toEqual({
      1: [{ field: 'name', before: undefined, after: 'a' }],
      4: [{ field: 'name', before: 'a', after: 'b' }],
    })
  })

  it('is empty after an unchanged save', () => {
    expect(changesOf(entry(2, { name: 'a' }), entry(1, { name: 'a' }))[2]).toEqual([])
  })
})
