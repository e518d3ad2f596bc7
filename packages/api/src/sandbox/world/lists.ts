import { makeAlert } from '../../entities/Alert.ts'
import { type BlockedKind, makeBlockedAddress } from '../../entities/BlockedAddress.ts'
import { makeNetworkList } from '../../entities/NetworkList.ts'
import { makeSafeRoute } from '../../entities/SafeRoute.ts'
import { mix, oneOf, randomOf } from '../traffic/random.ts'
import type { NetworkListRecord, SafeRouteRecord } from './records.ts'
import { loadAll, type SeedInput } from './seedInput.ts'
import { serviceId } from './serviceIds.ts'
import type { World } from './World.ts'

/** The automatic list that shows the addresses of a kind. */
export const listOfKind: Readonly<Record<string, BlockedKind>> = {
  auto_blacklist: 'blacklist',
  auto_captcha: 'captcha',
  auto_jschallenge: 'jschallenge',
}

const automatic = [
  ['ddos_identified_ips', 'Addresses that took part in an attack; information only'],
  ['auto_blacklist', 'Blocked by anomaly detection'],
  ['auto_captcha', 'Have to solve a captcha'],
  ['auto_jschallenge', 'Have to pass a JavaScript challenge'],
] as const

const hour = 3600
const day = 86_400

const attackers = Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? `198.51.100.${23 + i}` : `203.0.113.${100 + i}`))

function seedLists(world: World, { now }: SeedInput) {
  const companies = world.companies.all().filter(({ services }) => services.some(({ name }) => name === 'iplists'))
  const rows = companies.flatMap((company): Omit<NetworkListRecord, 'id'>[] => {
    const row = ({ name = '', description = '' }, over: Partial<NetworkListRecord> = {}) => ({
      company: company.id,
      name,
      description,
      active: true,
      auto_generated: false,
      services: [serviceId('autoprovisioning')],
      addresses: [],
      ...over,
    })
    return [
      ...automatic.map(([name, description], i) =>
        row(
          { name, description },
          {
            auto_generated: true,
            addresses:
              i === 0 ? attackers.slice(0, 12).map((address) => ({ address, description: '', until: null })) : [],
          },
        ),
      ),
      row(makeNetworkList({ name: 'office', description: 'Our own networks' }), {
        addresses: [
          { address: '192.0.2.0/25', description: 'Headquarters', until: null },
          { address: '2001:db8:300::/48', description: 'Headquarters, IPv6', until: null },
          { address: '203.0.113.77', description: 'Visitors of this week', until: Math.floor(now + 3 * day) },
        ],
      }),
      row(makeNetworkList({ name: 'partners', description: 'May use the API without limits' }), {
        services: [serviceId('autoprovisioning'), serviceId('streaminglogs')],
        addresses: [{ address: '198.51.100.0/26', description: 'Payment provider', until: null }],
      }),
      row(makeNetworkList({ name: 'scrapers', description: 'Price robots' }), {
        active: false,
        addresses: attackers.slice(20).map((address) => ({ address, description: '', until: null })),
      }),
    ]
  })
  loadAll(
    world.network_lists,
    rows.map((row, i) => ({ id: i + 1, ...row })),
  )
}

function seedBlocked(world: World, { seed, now }: SeedInput) {
  const random = randomOf(mix(seed, 81))
  const kinds: readonly BlockedKind[] = ['blacklist', 'blacklist', 'captcha', 'jschallenge']
  const reasons = ['Anomaly: requests per IP', 'Anomaly: vulnerability scan', 'Anomaly: crawler', 'Tries passwords']
  const rows = [300, 302].flatMap((company) =>
    attackers.slice(0, company === 300 ? 22 : 5).map((address, i) => {
      const created_at = Math.floor(now - random() * 0.9 * hour)
      const reason = oneOf(random, reasons)
      const isByHand = !reason.startsWith('Anomaly')
      return {
        ...makeBlockedAddress({
          kind: kinds[i % 4] ?? 'blacklist',
          address,
          reason,
          origin: isByHand ? 'hand' : i % 7 === 6 ? 'automatic' : 'reaction',
          created_by: isByHand ? 'ada' : null,
          created_at,
        }),
        until: i % 9 === 0 ? null : created_at + hour,
        company,
      }
    }),
  )
  loadAll(
    world.blocked,
    rows.map((row, i) => ({ id: i + 1, ...row })),
  )
}

/** Lists, blocked addresses, limit alerts and safe routes of every company that has them. */
export function seedNetwork(world: World, begin: SeedInput) {
  const { seed, now } = begin
  seedLists(world, begin)
  seedBlocked(world, begin)
  loadAll(world.alerts, [
    {
      ...makeAlert({
        id: 1,
        limit: 2000,
        // Ada has left the company.
        reactions: [{ reaction_type: 'email', params: { emails: ['admin@parapet.example', 'ada@example.com'] } }],
      }),
      company: 300,
    },
    { ...makeAlert({ id: 2, service: 'waf', limit: 50_000_000, unit: 'requests' }), company: 300 },
    {
      ...makeAlert({ id: 3, active: false, service: 'i3', limit: 5_000_000, unit: 'images', reactions: [] }),
      company: 300,
    },
    { ...makeAlert({ id: 4, limit: 100 }), company: 411 },
  ])
  const sites = world.sites
    .all()
    .filter((site) => site.company === 300)
    .slice(0, 3)
  const routes = sites.map((site, i): SafeRouteRecord => {
    const id = [5, 8, 13][i] ?? 13
    const names = ['Penetration test', 'Load test', 'Editors at home']
    const url = ['/', '/api/', '/admin/'][i] ?? '/'
    const link = safeRouteLink(site.url, url, mix(seed, 82, id))
    const made = makeSafeRoute({
      id,
      name: names[i] ?? '',
      site: site.id,
      site_url: site.url,
      url,
      link,
      active: i !== 1,
      owner: ['ada@example.com', 'grace@example.com', null][i] ?? null,
      expires_at: i === 0 ? Math.floor(now) + 12 * day : null,
    })
    return { ...made, duration: i === 2 ? 30 * day : hour, company: 300 }
  })
  loadAll(world.safe_routes, routes)
  const random = randomOf(mix(seed, 83))
  const uses = Array.from({ length: 30 }, (_, i) => ({
    id: i + 1,
    route: oneOf(random, routes.length > 0 ? routes.slice(0, 2) : [makeSafeRoute()]).id,
    ip: `203.0.113.${20 + Math.floor(random() * 60)}`,
    timestamp: Math.floor(now - random() * 20 * day),
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }))
  loadAll(world.safe_route_uses, uses)
}

/** The address of a safe route, with the key that exempts the browser. */
export function safeRouteLink(site: string, path: string, key: number): string {
  return `https://${site}${path}?tcdn-safe-route=${key.toString(16).padStart(8, '0')}`
}
