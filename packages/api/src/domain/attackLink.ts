import type { FilterLists } from './filters.ts'
import { encodeView, initialView } from './viewState.ts'

/** What the attack room opens with. */
export interface AttackLink {
  /** The host name; the room chooses one if it is not given. */
  readonly site?: string | undefined
  /** When the attack began, epoch seconds. */
  readonly since?: number | undefined
  /** What the requests of the attack have in common. */
  readonly include?: FilterLists
}

/** Returns the query of the perimetrical page that opens its attack room. */
export function attackQuery({ site, since, include = {} }: AttackLink): URLSearchParams {
  const query = encodeView({ ...initialView, tab: 'attack', sites: site ? [site] : [], include }, initialView)
  if (since !== undefined) query.set('since', String(Math.floor(since)))
  return query
}
