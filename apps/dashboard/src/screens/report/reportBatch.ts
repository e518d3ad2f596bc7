import { createStore, type Store } from '@parapet/base'

/** A company of a batch, and what became of its report. */
export interface BatchRow {
  readonly id: number
  readonly name: string
  readonly state: 'waiting' | 'running' | 'done' | 'incomplete' | 'failed'
  /** The parts that could not be loaded, or why there is no report. */
  readonly detail: string
}

/** A report as a file, with the titles of the parts that it lacks. */
export interface MadeReport {
  readonly html: string
  readonly lacks: readonly string[]
}

/** The reports of one month in one language, as far as they are made. */
export interface Batch extends Store<readonly BatchRow[]> {
  /** The made reports by company. */
  readonly files: Map<number, string>
  readonly running: Store<AbortController | null>
}

let held: { readonly key: string; readonly batch: Batch } | null = null

/** The batch of a user, month and language. It lives while the page does, so that only what is missing is made again. */
export function batchOf(key: string): Batch {
  if (held?.key !== key) {
    held?.batch.running.get()?.abort()
    held = {
      key,
      batch: {
        ...createStore<readonly BatchRow[]>([]),
        files: new Map(),
        running: createStore<AbortController | null>(null),
      },
    }
  }
  return held.batch
}

/** Brings the rows of a batch up to the companies there are; what is made stays. */
export const rowsFor = (
  companies: readonly { readonly id: number; readonly name: string }[],
  rows: readonly BatchRow[],
): readonly BatchRow[] =>
  companies.map(({ id, name }) => rows.find((row) => row.id === id) ?? { id, name, state: 'waiting', detail: '' })

interface BatchWork {
  readonly make: (company: { readonly id: number; readonly name: string }, signal: AbortSignal) => Promise<MadeReport>
  readonly describe: (problem: unknown) => string
  readonly report: (done: number) => void
  readonly signal: AbortSignal
}

/** Makes the reports that are missing or incomplete, one company after the other; one that fails leaves the others. */
export async function runBatch(
  batch: Batch,
  { make, describe, report, signal }: BatchWork,
): Promise<readonly BatchRow[]> {
  const set = (id: number, change: Partial<BatchRow>) =>
    batch.set(batch.get().map((row) => (row.id === id ? { ...row, ...change } : row)))
  const open = batch.get().filter(({ state }) => state !== 'done')
  for (const [place, { id, name }] of open.entries()) {
    set(id, { state: 'running', detail: '' })
    try {
      const { html, lacks } = await make({ id, name }, signal)
      signal.throwIfAborted()
      batch.files.set(id, html)
      set(id, lacks.length > 0 ? { state: 'incomplete', detail: lacks.join(', ') } : { state: 'done' })
    } catch (problem) {
      if (signal.aborted) {
        set(id, { state: 'waiting' })
        throw problem
      }
      set(id, { state: 'failed', detail: describe(problem) })
    }
    report(place + 1)
  }
  return batch.get()
}
