import type { Scenario } from '../context.ts'
import { DAY } from './shapes.ts'

export type IncidentKind = 'errors' | 'purge' | 'spike' | 'attack' | 'stuffing' | 'deploy' | 'outage' | 'slowCountry'

/** From and to in seconds before the anchor; `strength` is relative to the ordinary requests of that time. */
export interface Incident {
  kind: IncidentKind
  before: number
  lasts: number
  strength: number
  /** Times in epoch seconds in which it does not happen: another program was live. */
  pauses?: readonly { readonly from: number; readonly to: number }[]
}

/** The recent incidents of every scenario. */
export const usualIncidents: readonly Incident[] = [
  { kind: 'errors', before: 38 * 60, lasts: 6 * 60, strength: 0.22 },
  { kind: 'errors', before: 9 * 3600, lasts: 25 * 60, strength: 0.35 },
  { kind: 'attack', before: 14 * 3600, lasts: 12 * 60, strength: 0.9 },
  { kind: 'purge', before: 27 * 3600, lasts: 40 * 60, strength: 0.6 },
  { kind: 'spike', before: 3 * DAY + 2 * 3600, lasts: 2 * 3600, strength: 0.8 },
  { kind: 'errors', before: 12 * DAY, lasts: 3600, strength: 0.3 },
]

function sinceClock(anchor: number, hours: number, minutes: number): number {
  const at = hours * 3600 + minutes * 60
  return (((anchor % DAY) - at + DAY) % DAY) + (anchor % DAY === at ? DAY : 0)
}

const goesOn = DAY
const FIXED_AFTER = 26 * 60

/** The incidents while programs are live that undo what broke: times of a program without the line end the scenario's own. */
export function pausedBy(
  incidents: readonly Incident[],
  programs: readonly { readonly from: number; readonly to: number; readonly source: string; readonly base: string }[],
  brokenBy: string,
): readonly Incident[] {
  const pauses = programs
    .filter(({ source, base }) => base.includes(brokenBy) && !source.includes(brokenBy))
    .map(({ from, to }) => ({ from, to: Math.min(to, Number.MAX_SAFE_INTEGER) }))
  if (pauses.length === 0) return incidents
  return incidents.map((one) => (one.kind === 'deploy' ? { ...one, pauses } : one))
}

/** The incidents of a scenario, on every site of its company and in all statistics. */
export function incidentsOf(scenario: Scenario, anchor: number): readonly Incident[] {
  switch (scenario) {
    case 'stuffing':
      return [{ kind: 'stuffing', before: 50 * 60, lasts: 50 * 60 + goesOn, strength: 0.7 }]
    case 'baddeploy': {
      const before = sinceClock(anchor, 14, 5)
      // Before its fix is deployed nothing but another program ends it.
      const lasts = before < FIXED_AFTER ? before + goesOn : FIXED_AFTER
      return [{ kind: 'deploy', before, lasts, strength: 0.3 }]
    }
    case 'origindown':
      return [{ kind: 'outage', before: 12 * 60, lasts: 12 * 60 + goesOn, strength: 0.5 }]
    case 'slowcountry':
      return [{ kind: 'slowCountry', before: 15 * 60, lasts: 15 * 60 + goesOn, strength: 0.08 }]
    default:
      return []
  }
}
