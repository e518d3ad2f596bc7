/** What a seed of an area has to know. */
export interface Begin {
  /** The same seed and clock give the same rows. */
  readonly seed: number
  /** Epoch seconds at which the world begins. */
  readonly now: number
  readonly isHostile?: boolean
}

/** Puts the first rows into a table, by their numbers. */
export function loadAll<Row extends { id: number | string }>(
  table: { load(key: string, row: Row | null): void },
  rows: readonly NoInfer<Row>[],
) {
  for (const row of rows) table.load(String(row.id), row)
}
