import { readSaved, type Saved, type SharedUrl } from '@parapet/api'

const read = new WeakMap<SharedUrl, Saved | undefined>()

/** What a row of a list of shared URLs holds, read once. */
export function savedOf(row: SharedUrl): Saved | undefined {
  if (!read.has(row)) read.set(row, readSaved(row))
  return read.get(row)
}

/** When a row was stored, in epoch seconds; null if the provider does not say. */
export function savedAt({ created_at }: SharedUrl): number | null {
  const ms = Date.parse(created_at ?? '')
  return Number.isNaN(ms) ? null : ms / 1000
}
