import { type AttackPlan, packSaved, readSaved, type SavedMode } from '@parapet/api'
import { createStore } from '@parapet/base'
import { withStorage } from '../../platform/session/withStorage.ts'

const KEY = 'parapet.attackPlans'
const MOST = 50
const storage = () => localStorage

/** The plan that a saved row holds; undefined if it holds something else, or is of another company. */
export function planOf(
  row: Parameters<typeof readSaved>[0],
  company: number,
  kept: Pick<AttackPlan, 'id' | 'mayChange'>,
): AttackPlan | undefined {
  const saved = readSaved(row)
  if (saved?.kind !== 'mode' || saved.company !== company) return undefined
  const { site, host, from, until, made, author, name } = saved
  return { site, host, from, until, made, author, reason: name, ...kept }
}

function read(): readonly string[] {
  return withStorage(
    storage,
    (open) => {
      const kept: unknown = JSON.parse(open.getItem(KEY) ?? '[]')
      return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
    },
    [],
  )
}

/** The plans that only this browser has, packed. */
export const browserPlans = createStore<readonly string[]>(read())

function write(rows: readonly string[]): void {
  browserPlans.set(rows)
  withStorage(storage, (open) => open.setItem(KEY, JSON.stringify(rows)), undefined)
}

/** Keeps a plan in this browser, in the place of an earlier one of its site. */
export function keepInBrowser(plan: SavedMode): void {
  forgetInBrowser(plan.company, plan.site)
  write([...browserPlans.get(), packSaved(plan, '').preferences].slice(-MOST))
}

/** Removes the plan of a site from this browser. */
export function forgetInBrowser(company: number, site: number): void {
  const rest = browserPlans
    .get()
    .filter((preferences) => planOf({ preferences }, company, { id: null, mayChange: true })?.site !== site)
  if (rest.length !== browserPlans.get().length) write(rest)
}
