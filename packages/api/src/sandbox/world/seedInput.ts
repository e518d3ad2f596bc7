export interface SeedInput {
  readonly seed: number
  /** The start of the world in epoch seconds. */
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
