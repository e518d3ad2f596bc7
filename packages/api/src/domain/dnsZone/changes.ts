import { type DnsProblem, fullName, recordProblems } from '../dnsRecords.ts'
import {
  byName,
  fitsText,
  isSameRecord,
  knownRecord,
  recordKey,
  tidyRecord,
  type ZoneRecord,
  type ZoneRow,
} from './zone.ts'

export type ZoneChange =
  | { readonly kind: 'add'; readonly id: string; readonly record: ZoneRecord }
  | { readonly kind: 'edit'; readonly id: string; readonly record: ZoneRecord }
  | { readonly kind: 'remove'; readonly id: string }

/** What a pending change does to a record. */
export type EntryState =
  | { readonly kind: 'same' }
  | { readonly kind: 'added' }
  | { readonly kind: 'edited'; readonly before: ZoneRecord }
  | { readonly kind: 'removed' }

/** A record after its pending change, and the record before it. */
export interface RecordEntry extends ZoneRow {
  readonly state: EntryState
}

const same: EntryState = { kind: 'same' }

/** Merges the current zone with its pending changes; a change already made elsewhere disappears. */
export function zoneEntries(rows: readonly ZoneRow[], changes: readonly ZoneChange[], domain: string): RecordEntry[] {
  const waiting = new Map(changes.map((change) => [change.id, change]))
  const entries = rows.map((row): RecordEntry => {
    const change = waiting.get(row.id)
    waiting.delete(row.id)
    if (!change || change.kind === 'add') return { ...row, state: same }
    if (change.kind === 'remove') return { ...row, state: { kind: 'removed' } }
    if (isSameRecord(change.record, row.record, domain)) return { ...row, state: same }
    return { id: row.id, record: change.record, state: { kind: 'edited', before: row.record } }
  })
  for (const change of waiting.values())
    if (change.kind !== 'remove') entries.unshift({ id: change.id, record: change.record, state: { kind: 'added' } })
  return entries
}

/** Returns the records of a zone after its changes. */
export const remaining = (entries: readonly RecordEntry[]): RecordEntry[] =>
  entries.filter(({ state }) => state.kind !== 'removed')

/** Returns the entries that have a change. */
export const changedEntries = (entries: readonly RecordEntry[]): RecordEntry[] =>
  entries.filter(({ state }) => state.kind !== 'same')

const without = (changes: readonly ZoneChange[], id: string) => changes.filter((change) => change.id !== id)

/** Reverts the change of a record. */
export const revertChange = (changes: readonly ZoneChange[], id: string): readonly ZoneChange[] => without(changes, id)

/** Adds a record to the changes. */
export const addRecord = (changes: readonly ZoneChange[], record: ZoneRecord): readonly ZoneChange[] => [
  ...changes,
  { kind: 'add', id: newId(changes), record },
]

/** Edits a record, also one that is not applied yet. */
export const editRecord = (
  changes: readonly ZoneChange[],
  { id, state }: RecordEntry,
  record: ZoneRecord,
): readonly ZoneChange[] =>
  state.kind === 'added'
    ? changes.map((change) => (change.id === id ? { ...change, kind: 'add', record } : change))
    : [...without(changes, id), { kind: 'edit', id, record }]

/** Removes a record; removing one that is not applied yet reverts its change. */
export const removeRecord = (changes: readonly ZoneChange[], { id, state }: RecordEntry): readonly ZoneChange[] =>
  state.kind === 'added' ? without(changes, id) : [...without(changes, id), { kind: 'remove', id }]

function newId(changes: readonly ZoneChange[]): string {
  const numbers = changes.map(({ id }) => Number(/^new-(\d+)$/.exec(id)?.[1] ?? 0))
  return `new-${Math.max(0, ...numbers) + 1}`
}

function add(changes: ZoneChange[], records: Iterable<ZoneRecord>): ZoneChange[] {
  let next = Number(newId(changes).slice('new-'.length))
  for (const record of records) {
    changes.push({ kind: 'add', id: `new-${next}`, record })
    next += 1
  }
  return changes
}

/** Returns the fewest changes that turn a zone into `wanted`; records without a zone file form are kept. */
export function changesTo(rows: readonly ZoneRow[], wanted: readonly ZoneRecord[], domain: string): ZoneChange[] {
  const changes: ZoneChange[] = []
  let left = rows.filter(({ record }) => fitsText(record))
  let open = wanted.map((record) => tidyRecord(record, domain))
  const pair = (getKey: (record: ZoneRecord) => string, onPair: (row: ZoneRow, record: ZoneRecord) => void) => {
    const waiting = new Map<string, ZoneRow[]>()
    for (const row of left) {
      const key = getKey(row.record)
      waiting.set(key, [...(waiting.get(key) ?? []), row])
    }
    const used = new Set<ZoneRow>()
    open = open.filter((record) => {
      const row = waiting.get(getKey(record))?.shift()
      if (!row) return true
      used.add(row)
      onPair(row, record)
      return false
    })
    left = left.filter((row) => !used.has(row))
  }
  pair(
    (record) => `${record.ttl} ${recordKey(record, domain)}`,
    () => {},
  )
  const edit = (row: ZoneRow, record: ZoneRecord) => changes.push({ kind: 'edit', id: row.id, record })
  pair((record) => recordKey(record, domain), edit)
  pair((record) => `${fullName(record.name, domain)} ${record.type}`, edit)
  for (const { id } of left) changes.push({ kind: 'remove', id })
  return add(changes, open)
}

/** Adds records to the changes; a record that already exists only gets the new TTL. */
export function changesWith(
  entries: readonly RecordEntry[],
  changes: readonly ZoneChange[],
  records: readonly ZoneRecord[],
  domain: string,
): readonly ZoneChange[] {
  const known = new Map(remaining(entries).map((entry) => [recordKey(entry.record, domain), entry]))
  const added = new Map<string, ZoneRecord>()
  let next = changes
  for (const record of records) {
    const tidy = tidyRecord(record, domain)
    const key = recordKey(tidy, domain)
    const entry = known.get(key)
    if (!entry) added.set(key, tidy)
    else if (entry.record.ttl !== tidy.ttl) next = editRecord(next, entry, tidy)
  }
  return add([...next], added.values())
}

/** Adds a failed set to the changes again; a later change of the same record wins. */
export function mergeChanges(changes: readonly ZoneChange[], more: readonly ZoneChange[]): readonly ZoneChange[] {
  const known = new Set(changes.map(({ id }) => id))
  const rest = more.filter(({ kind, id }) => kind !== 'add' && !known.has(id))
  return add(
    [...changes, ...rest],
    more.flatMap((change) => (change.kind === 'add' ? [change.record] : [])),
  )
}

/** Returns the records that only one of two zones has. */
export function zoneDifference(
  before: readonly ZoneRecord[],
  after: readonly ZoneRecord[],
  domain: string,
): { before: ZoneRecord[]; after: ZoneRecord[] } {
  const keyWithTtl = (record: ZoneRecord) => `${record.ttl} ${recordKey(record, domain)}`
  const only = (records: readonly ZoneRecord[], others: readonly ZoneRecord[]) => {
    const known = new Set(others.map(keyWithTtl))
    return records.filter((record) => !known.has(keyWithTtl(record)))
  }
  return { before: only(before, after), after: only(after, before) }
}

/** Returns the problems of each added or edited entry in the changed zone. */
export function changeProblems(
  entries: readonly RecordEntry[],
  domain: string,
): ReadonlyMap<string, readonly DnsProblem[]> {
  const groups = byName(remaining(entries), domain)
  return new Map(
    entries.flatMap(({ id, record, state }) => {
      const draft = state.kind === 'added' || state.kind === 'edited' ? knownRecord(record) : null
      if (!draft) return []
      const beside = groups.get(fullName(record.name, domain)) ?? []
      const others = beside.flatMap((row) => (row.id === id ? [] : (knownRecord(row.record) ?? [])))
      const problems = recordProblems(draft, domain, others)
      return problems.length > 0 ? [[id, problems] as const] : []
    }),
  )
}

/** Sorts changes for sending, additions before other removals, so that names keep resolving. */
export function sendingOrder(entries: readonly RecordEntry[], domain: string): RecordEntry[] {
  const changed = changedEntries(entries)
  const filled = new Set(
    changed.flatMap(({ record, state }) => (state.kind === 'removed' ? [] : [fullName(record.name, domain)])),
  )
  const rank = ({ record, state }: RecordEntry) => {
    if (state.kind === 'removed') return filled.has(fullName(record.name, domain)) ? 0 : 3
    return state.kind === 'edited' ? 1 : 2
  }
  return changed.sort((one, other) => rank(one) - rank(other))
}

/** A change that the provider has accepted; `id` is the provider's. */
export type AppliedChange =
  | { readonly kind: 'added'; readonly id: string }
  | { readonly kind: 'edited'; readonly id: string; readonly before: ZoneRecord }
  | { readonly kind: 'removed'; readonly before: ZoneRecord }

/** The changes that undo applied ones. */
export function undoChanges(applied: readonly AppliedChange[]): ZoneChange[] {
  const changes = applied.flatMap((change): ZoneChange[] => {
    if (change.kind === 'added') return [{ kind: 'remove', id: change.id }]
    return change.kind === 'edited' ? [{ kind: 'edit', id: change.id, record: change.before }] : []
  })
  return add(
    changes,
    applied.flatMap((change) => (change.kind === 'removed' ? [change.before] : [])),
  )
}
