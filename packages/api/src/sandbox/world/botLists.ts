import type { BotListKind, PublicBotList } from '../../entities/BotLists.ts'
import type { BotListRecord } from './records.ts'
import { loadAll } from './seedInput.ts'
import { sitesOf, type World } from './World.ts'

/** A list of the provider and its default state. */
export interface PublicBotListSeed extends Omit<PublicBotList, 'sites'> {
  kind: BotListKind
  isUsual: boolean
}

/** The provider's allow lists of known good bots, and its deny lists. */
export const publicBotLists: readonly PublicBotListSeed[] = [
  { id: 1, kind: 'allow', isUsual: true, name: 'Googlebot', description: 'Crawlers of Google', addresses: 275 },
  { id: 2, kind: 'allow', isUsual: true, name: 'Bingbot', description: 'Crawlers of Bing', addresses: 28 },
  { id: 3, kind: 'allow', isUsual: true, name: 'Monitors', description: 'Services that watch sites', addresses: 412 },
  {
    id: 4,
    kind: 'allow',
    isUsual: false,
    name: 'Payment services',
    description: 'Callbacks of payments',
    addresses: 61,
  },
  {
    id: 11,
    kind: 'deny',
    isUsual: true,
    name: 'Abuse',
    description: 'Addresses reported for abuse',
    addresses: 58_210,
  },
  { id: 12, kind: 'deny', isUsual: true, name: 'Anonymous proxies', description: 'Open proxies', addresses: 19_433 },
  {
    id: 13,
    kind: 'deny',
    isUsual: false,
    name: 'Anonymous VPN',
    description: 'Exits of VPN services',
    addresses: 8871,
  },
  { id: 14, kind: 'deny', isUsual: false, name: 'Tor', description: 'Exits of the Tor network', addresses: 1298 },
]

/** The first site of each company with the service lets its office pass. */
export function seedBotLists(world: World) {
  const sites = world.companies
    .all()
    .filter(({ services }) => services.some(({ name }) => name === 'botmitigation'))
    .flatMap(({ id }) => sitesOf(world, id).slice(0, 1))
  loadAll(
    world.bot_lists,
    sites.map(
      ({ id: site, company }, i): BotListRecord => ({
        id: i + 1,
        company,
        site,
        kind: 'allow',
        active: true,
        name: 'Office',
        description: 'Our own people',
        addresses: ['192.0.2.0/28', '2001:db8:40::/48'],
      }),
    ),
  )
}
