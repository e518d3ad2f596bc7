import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AppliedChange,
  addRecord,
  changedEntries,
  changeProblems,
  changesTo,
  changesWith,
  editRecord,
  mergeChanges,
  type RecordEntry,
  remaining,
  removeRecord,
  revertChange,
  sendingOrder,
  undoChanges,
  type ZoneChange,
  zoneEntries,
} from './changes.ts'
import { recordKey, type ZoneRecord, type ZoneRow, zoneRecord } from './zone.ts'

const domain = 'example.com'
const record = (name: string, type = 'A', value = '192.0.2.1', ttl = 3600) => zoneRecord({ name, type, value, ttl })
const rows: ZoneRow[] = [
  { id: '1', record: record('www') },
  { id: '2', record: record('shop', 'CNAME', 'shops.example.net') },
  { id: '3', record: record('', 'CAA', '0 issue "ca.example"') },
]
const problemsOf = (entries: readonly RecordEntry[]) =>
  changedEntries(entries).map(({ id, state, record: { name, value } }) => `${state.kind} ${id} ${name} ${value}`)
const entryOf = (changes: readonly ZoneChange[], id: string) => {
  const found = zoneEntries(rows, changes, domain).find((entry) => entry.id === id)
  if (!found) throw new Error(`No entry ${id}`)
  return found
}

describe('zone changes', () => {
  it('are additions, edits and removals until applied', () => {
    let changes = addRecord([], record('api'))
    changes = editRecord(changes, entryOf(changes, '1'), record('www', 'A', '192.0.2.9'))
    changes = removeRecord(changes, entryOf(changes, '2'))
    const entries = zoneEntries(rows, changes, domain)
    expect(problemsOf(entries)).toEqual([
      'added new-1 api 192.0.2.1',
      'edited 1 www 192.0.2.9',
      'removed 2 shop shops.example.net',
    ])
    expect(remaining(entries)).toHaveLength(3)
    expect(problemsOf(zoneEntries(rows, revertChange(changes, '2'), domain))).toHaveLength(2)
  })

  it('drop a new record once removed, and an edit once reverted', () => {
    const added = addRecord(addRecord([], record('api')), record('api2'))
    expect(problemsOf(zoneEntries(rows, removeRecord(added, entryOf(added, 'new-1')), domain))).toEqual([
      'added new-2 api2 192.0.2.1',
    ])
    const edited = editRecord(added, entryOf(added, 'new-2'), record('api3'))
    expect(problemsOf(zoneEntries(rows, edited, domain))[0]).toBe('added new-2 api3 192.0.2.1')
    const back = editRecord([], entryOf([], '1'), record('WWW.example.com.'))
    expect(problemsOf(zoneEntries(rows, back, domain))).toEqual([])
  })

  it('are relative to the current zone', () => {
    const changes: ZoneChange[] = [
      { kind: 'edit', id: '9', record: record('gone') },
      { kind: 'remove', id: '8' },
    ]
    expect(problemsOf(zoneEntries(rows, changes, domain))).toEqual(['added 9 gone 192.0.2.1'])
  })

  it('report faults of a changed record beside the others', () => {
    const changes = [...addRecord([], record('shop')), ...addRecord([], record('www', 'A', 'x'))].map((change, i) => ({
      ...change,
      id: `new-${i}`,
    }))
    expect([...changeProblems(zoneEntries(rows, changes, domain), domain)]).toEqual([
      ['new-1', [{ field: 'value', fault: 'notIpv4' }]],
      ['new-0', [{ field: 'name', fault: 'besideCname' }]],
    ])
    const freed = removeRecord(changes, entryOf(changes, '2'))
    expect([...changeProblems(zoneEntries(rows, freed, domain), domain).keys()]).toEqual(['new-1'])
  })

  it('are ordered so that each is valid when applied', () => {
    const changes: ZoneChange[] = [
      { kind: 'remove', id: '1' },
      { kind: 'add', id: 'new-1', record: record('shop') },
      { kind: 'remove', id: '2' },
      { kind: 'edit', id: '3', record: record('x') },
    ]
    expect(sendingOrder(zoneEntries(rows, changes, domain), domain).map(({ id }) => id)).toEqual([
      '2',
      '3',
      'new-1',
      '1',
    ])
  })

  it('return to the pending ones when they fail', () => {
    const waiting = editRecord(addRecord([], record('api')), entryOf([], '1'), record('www', 'A', '192.0.2.8'))
    const failed: ZoneChange[] = [
      { kind: 'add', id: 'new-1', record: record('back') },
      { kind: 'edit', id: '1', record: record('www', 'A', '192.0.2.7') },
      { kind: 'remove', id: '2' },
    ]
    expect(problemsOf(zoneEntries(rows, mergeChanges(waiting, failed), domain))).toEqual([
      'added new-2 back 192.0.2.1',
      'added new-1 api 192.0.2.1',
      'edited 1 www 192.0.2.8',
      'removed 2 shop shops.example.net',
    ])
  })

  it('to a target zone are minimal, and leave unknown types alone', () => {
    const wanted = [record('www', 'A', '192.0.2.1', 300), record('shop', 'CNAME', 'other.example.net.'), record('new')]
    expect(changesTo(rows, wanted, domain)).toEqual([
      { kind: 'edit', id: '1', record: wanted[0] },
      { kind: 'edit', id: '2', record: record('shop', 'CNAME', 'other.example.net') },
      { kind: 'add', id: 'new-1', record: wanted[2] },
    ])
  })

  it('for an import add missing records and update TTLs', () => {
    const more = [record('www', 'A', '192.0.2.1', 300), record('new'), record('new', 'A', '192.0.2.1', 300)]
    const changes = changesWith(zoneEntries(rows, [], domain), [], more, domain)
    expect(problemsOf(zoneEntries(rows, changes, domain))).toEqual([
      'added new-1 new 192.0.2.1',
      'edited 1 www 192.0.2.1',
    ])
  })
})

const anyRecord = fc
  .record({
    name: fc.constantFrom('', 'a', 'b', 'c.d'),
    type: fc.constantFrom('A', 'TXT', 'MX_10'),
    value: fc.constantFrom('192.0.2.1', '192.0.2.2', 'x.example.net'),
    ttl: fc.constantFrom(300, 3600),
  })
  .map(zoneRecord)
const anyZone = fc.uniqueArray(anyRecord, { selector: (one) => recordKey(one, domain), maxLength: 12 })
const spelled = (records: readonly ZoneRecord[]) => records.map((one) => `${recordKey(one, domain)} ${one.ttl}`).sort()

function apply(
  zone: readonly ZoneRow[],
  changes: readonly ZoneChange[],
): { zone: ZoneRow[]; applied: AppliedChange[] } {
  let after = [...zone]
  const applied: AppliedChange[] = []
  for (const { id, record: next, state } of sendingOrder(zoneEntries(zone, changes, domain), domain)) {
    if (state.kind === 'added') {
      const made = `${Math.max(0, ...after.map((row) => Number(row.id))) + 1000}`
      after.push({ id: made, record: next })
      applied.push({ kind: 'added', id: made })
    } else if (state.kind === 'edited') {
      after = after.map((row) => (row.id === id ? { id, record: next } : row))
      applied.push({ kind: 'edited', id, before: state.before })
    } else {
      after = after.filter((row) => row.id !== id)
      applied.push({ kind: 'removed', before: next })
    }
  }
  return { zone: after, applied }
}

describe('any two zones', () => {
  it('convert into each other by changes, and back by undo', () => {
    fc.assert(
      fc.property(anyZone, anyZone, (before, wanted) => {
        const zone = before.map((one, i) => ({ id: String(i), record: one }))
        const done = apply(zone, changesTo(zone, wanted, domain))
        expect(spelled(done.zone.map((row) => row.record))).toEqual(spelled(wanted))
        const undone = apply(done.zone, undoChanges(done.applied))
        expect(spelled(undone.zone.map((row) => row.record))).toEqual(spelled(before))
      }),
    )
  })
})
