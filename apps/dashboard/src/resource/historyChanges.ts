import type { AuditEntry } from '@parapet/api'

/** A field that a change has set; `before` is undefined if the log does not contain it. */
export interface FieldChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** Returns the fields that each entry changed, by entry id: body values that differ from the entry before. */
export function historyChanges(entries: readonly AuditEntry[]): ReadonlyMap<number, readonly FieldChange[]> {
  const known = new Map<string, unknown>()
  const changes = new Map<number, readonly FieldChange[]>()
  for (const entry of entries.toReversed()) {
    const body = bodyOf(entry)
    if (!body) continue
    changes.set(
      entry.id,
      Object.entries(body)
        .filter(([field, after]) => !known.has(field) || JSON.stringify(known.get(field)) !== JSON.stringify(after))
        .map(([field, after]) => ({ field, before: known.get(field), after })),
    )
    for (const [field, value] of Object.entries(body)) known.set(field, value)
  }
  return changes
}

/** Returns the fields of which two versions of an object differ. */
export function fieldChanges(before: object, after: object): FieldChange[] {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(known.get(field)) !== JSON.stringify(value))
    .map(([field, value]) => ({ field, before: known.get(field), after: value }))
}

function bodyOf({ detail }: AuditEntry): Readonly<Record<string, unknown>> | null {
  if (!detail) return null
  try {
    const body: unknown = JSON.parse(detail)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null
  } catch {
    // The provider cuts long bodies off.
    return null
  }
}
