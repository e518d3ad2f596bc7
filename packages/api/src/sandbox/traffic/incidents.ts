import type { Scenario } from '../context.ts'
import { DAY } from './shapes.ts'

export type IncidentKind = 'errors' | 'purge' | 'spike' | 'attack' | 'stuffing' | 'deploy' | 'outage' | 'slowCountry'

/** From and to in seconds before the anchor; `strength` is relative to the ordinary requests of that time. */
export interface Incident {
  kind: IncidentKind
  before: number
  lasts: number
  strength: number
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

/** The incidents of a scenario, on every site of its company and in all statistics. */
export function incidentsOf(scenario: Scenario, anchor: number): readonly Incident[] {
  switch (scenario) {
    case 'stuffing':
      return [{ kind: 'stuffing', before: 50 * 60, lasts: 50 * 60 + goesOn, strength: 0.7 }]
    case 'baddeploy': {
      const before = sinceClock(anchor, 14, 5)
      return [{ kind: 'deploy', before, lasts: 26 * 60, strength: 0.3 }]
    }
    case 'origindown':
      return [{ kind: 'outage', before: 12 * 60, lasts: 12 * 60 + goesOn, strength: 0.5 }]
    case 'slowcountry':
      return [{ kind: 'slowCountry', before: 15 * 60, lasts: 15 * 60 + goesOn, strength: 0.08 }]
    default:
      return []
  }
}
