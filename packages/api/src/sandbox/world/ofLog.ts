import type { AccessLogField } from '../../domain/accessLog.ts'
import { makeSite } from '../../entities/Site.ts'
import type { World } from './World.ts'

/** An imported log, as it makes a company. */
export interface SeededLog {
  name: string
  sites: readonly string[]
  hours: number
  hasMidtier: boolean
  lacks: readonly AccessLogField[]
  isDemo?: boolean
}

const beyondLogs = new Set(['storage', 'transcoding', 'i3', 'ipinfo'])

const sourceOf: Readonly<Record<string, AccessLogField>> = {
  waf: 'tcdndebugreason',
  antiddos: 'tcdndebugreason',
  perimetrical: 'tcdndebugreason',
  backendanalytics: 'cached',
}

/** Returns whether a log contains data of a service. */
export function isInLog(service: string, { hasMidtier, lacks }: Pick<SeededLog, 'hasMidtier' | 'lacks'>): boolean {
  if (service === 'midtier') return hasMidtier
  const source = sourceOf[service]
  return !beyondLogs.has(service) && (source === undefined || !lacks.includes(source))
}

const kept: readonly string[] = ['users', 'companies', 'roles', 'sites', 'tokens']

/** Removes every invented row of a company, and all tickets: their list is that of all companies. Its sites and people remain. */
export function forgetInvented(world: World, company: number) {
  const tables: Partial<World> = world
  for (const [name, rows] of Object.entries(tables)) {
    if (kept.includes(name) || !('entries' in rows)) continue
    for (const [key, row] of rows.entries()) {
      if (typeof row === 'object' && 'company' in row && (name === 'tickets' || row.company === company))
        rows.load(key, null)
    }
  }
}

/** Adds sites that a followed log has named since the start to its company; they come back from the log at the next start. */
export function addLoggedSites(world: World, company: number, hosts: readonly string[]) {
  const known = new Set(world.sites.all().map((site) => site.url))
  for (const url of hosts) {
    if (known.has(url)) continue
    const id = world.sites.nextId()
    world.sites.load(String(id), makeSite({ id, company, url }))
  }
}
