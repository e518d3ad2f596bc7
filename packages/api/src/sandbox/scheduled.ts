import type { TableName, Tables } from './world/records.ts'
import type { World } from './world/World.ts'

/** Schedules a change of a row, or with `null` a new row. */
export function schedule<Name extends TableName>(
  world: World,
  at: number,
  table: Name,
  key: string | number | null,
  value: Partial<Tables[Name]>,
) {
  const id = world.planned.nextId()
  world.planned.put(id, { id, at, table, key: key === null ? null : String(key), value })
}

/** Applies the changes that are due. */
export function runDue(world: World, now: number) {
  const due = world.planned.all().filter((row) => row.at <= now)
  for (const { id, table, key, value } of due.sort((a, b) => a.at - b.at || a.id - b.id)) {
    world.planned.remove(id)
    const rows = world[table] as unknown as {
      get(key: string): object | undefined
      put(key: string, row: object): void
      nextId(): number
    }
    if (key === null) {
      const next = rows.nextId()
      rows.put(String(next), { ...value, id: next })
      continue
    }
    const row = rows.get(key)
    if (row) rows.put(key, { ...row, ...value })
  }
}
