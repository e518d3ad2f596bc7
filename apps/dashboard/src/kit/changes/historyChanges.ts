import { type AuditEntry, auditBody } from '@parapet/api'

/** A field that a change has set; `before` is undefined if the log does not contain it. */
export interface FieldChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** An entry of the log about one object. */
export interface ObjectEntry {
  readonly entry: AuditEntry
  /** The path below the object, such as `address/203.0.113.9`; empty for the object itself. */
  readonly below: string
  /** A write below the object changes the object. */
  readonly action: AuditEntry['action']
  /** The fields of a readable body that differ from those before; undefined without one. */
  readonly changes: readonly FieldChange[] | undefined
}

/** Returns the entries about the object of a path, such as `/users/3`, with the fields that each changed. */
export function objectHistory(entries: readonly AuditEntry[], path: string): ObjectEntry[] {
  const known = new Map<string, unknown>()
  const found: ObjectEntry[] = []
  for (const entry of entries.toReversed()) {
    const below = pathBelow(entry.path, path)
    if (below === undefined) continue
    const body = below === '' ? auditBody(entry) : null
    const changes = body && Object.entries(body).flatMap(([field, after]) => changeOf(known, field, after))
    for (const [field, value] of Object.entries(body ?? {})) known.set(field, value)
    found.push({ entry, below, action: below === '' ? entry.action : 'UPDATE', changes: changes ?? undefined })
  }
  return found.reverse()
}

/** Returns the fields of which two versions of an object differ. */
export function fieldChanges(before: object, after: object): FieldChange[] {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(known.get(field)) !== JSON.stringify(value))
    .map(([field, value]) => ({ field, before: known.get(field), after: value }))
}

// The log hides the values of passwords and keys: each that is sent is a change.
const HIDDEN = '•••'

function changeOf(known: ReadonlyMap<string, unknown>, field: string, after: unknown): FieldChange[] {
  if (after === HIDDEN) return [{ field, before: undefined, after }]
  if (!known.has(field)) return isEmpty(after) ? [] : [{ field, before: undefined, after }]
  const before = known.get(field)
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after }]
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

// '/users/3' must not find '/users/30'.
function pathBelow(entryPath: string, path: string): string | undefined {
  const object = path.replace(/\/$/, '')
  const at = entryPath.indexOf(`${object}/`)
  if (at >= 0) return entryPath.slice(at + object.length + 1).replace(/\/$/, '')
  return entryPath.endsWith(object) ? '' : undefined
}
