import { edgeHost } from '../../domain/hosts.ts'
import type { SiteDnsRecord, VerificationRecord } from './records.ts'
import type { World } from './World.ts'

/** Seconds from asking for a code until somebody has published it. */
const PROVES_WITHIN = 60
/** Seconds from adding a site until somebody has pointed its name to the CDN. */
const POINTS_WITHIN = 600

const isElsewhere = (host: string) => host.includes('othercdn')

/** What the world's name servers and web servers say of a host. */
export interface HostAnswers {
  readonly txt: string[]
  readonly file: string | null
  readonly cname: string | null
}

/** Since when the name of a site leads to the CDN, epoch seconds; null if it does not. */
export function pointsSince({ cname, added_at }: SiteDnsRecord, company: number): number | null {
  if (cname !== null) return cname.target === edgeHost(company) ? cname.from : null
  return added_at === null ? null : added_at + POINTS_WITHIN
}

const oldTarget = (host: string) => (isElsewhere(host) ? `d111.othercdn.example` : `old.${host}`)

/** Returns what is published for a host: by a control of the sandbox, else by the clock. */
export function hostAnswers(world: World, company: number, host: string, now: number): HostAnswers {
  const row = world.site_dns.get(host)
  const asked = world.verifications.get(`${company} ${host}`)
  const isProven = asked !== undefined && !host.startsWith('unverified.') && asked.asked_at + PROVES_WITHIN <= now
  const site = world.sites.find(({ url }) => url === host)
  const isTold = row !== undefined && (row.cname !== null || row.added_at !== null)
  const since = isTold ? pointsSince(row, company) : site ? 0 : null
  const isOurs = since !== null && since <= now
  return {
    txt: row?.txt != null ? [row.txt] : isProven ? [asked.txt] : [],
    file: row?.file ?? null,
    cname: isOurs ? edgeHost(company) : (row?.cname?.target ?? oldTarget(host)),
  }
}

/** Whether the code of a domain is published. */
export function isProven(world: World, asked: VerificationRecord | undefined, now: number): boolean {
  if (!asked) return false
  const { txt, file } = hostAnswers(world, asked.company, asked.domain, now)
  return txt.includes(asked.txt) || file === asked.txt
}

/** Notes that a site is new: its name leads elsewhere until somebody changes it. */
export function noteNewSite(world: World, host: string, at: number) {
  const known = world.site_dns.get(host)
  world.site_dns.put(host, { id: host, txt: null, file: null, cname: null, ...known, added_at: at })
}

/** A site whose requests began after the sandbox did, epoch seconds. */
export interface Arrival {
  readonly from: number
  /** Since when an origin answers; null while nothing is deployed. */
  readonly servedFrom: number | null
}

/** Returns the new sites to which requests come. */
export function arrivals(world: World): ReadonlyMap<string, Arrival> {
  const rows = world.site_dns.all().filter(({ added_at }) => added_at !== null)
  if (rows.length === 0) return none
  const own = new Set(rows.map(({ id }) => id))
  const sites = world.sites.all().filter(({ url, active }) => active && own.has(url))
  return new Map(
    sites.flatMap(({ url, company }) => {
      const row = world.site_dns.get(url)
      const from = row && pointsSince(row, company)
      if (from == null) return []
      const live = world.vcl_configs
        .all()
        .flatMap((config) =>
          config.company === company && config.area === 'production' && config.error_text === null
            ? [config.created_at + config.takes]
            : [],
        )
      return [[url, { from, servedFrom: live.length === 0 ? null : Math.max(from, Math.min(...live)) }]]
    }),
  )
}

const none: ReadonlyMap<string, Arrival> = new Map()
