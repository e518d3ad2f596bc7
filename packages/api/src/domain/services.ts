import type { Company } from '../entities/Company.ts'
import type { User } from '../entities/User.ts'
import { rolesIn } from './access.ts'

/** The group of a service in the side menu. */
export type ServiceGroup = 'observe' | 'deliver' | 'secure' | 'account'

interface Row {
  /** The key roles and companies use; also the route's name (§2). */
  readonly key: string
  /** The menu label of §2, word for word. */
  readonly label: string
  /** The path of §2 below the optional company id; null if it has no page. */
  readonly path: string | null
  readonly icon: string
  readonly group: ServiceGroup
  /** §6: dealers do not see it when false. */
  readonly dealerVisible: boolean
  /** §2: not in the menu, though it may have a page. */
  readonly hidden: boolean
  /** §3: false means always counted as hired. */
  readonly contractable: boolean
}

const shown = { dealerVisible: true, hidden: false, contractable: true } as const
const hidden = { ...shown, hidden: true } as const
const notForDealers = { dealerVisible: false } as const

/** All services a company can hire (§1), in menu order (§2), and free anomaly detection. */
export const services = [
  { key: 'stats', label: 'History', path: '/stats', icon: 'history', group: 'observe', ...shown },
  { key: 'analytics', label: 'Analytics', path: '/analytics', icon: 'analytics', group: 'observe', ...hidden },
  {
    key: 'dedicatedanalytics',
    label: 'Dedicated Analytics',
    path: '/analytics',
    icon: 'analytics',
    group: 'observe',
    ...hidden,
    ...notForDealers,
  },
  {
    key: 'anomalydetection',
    label: 'Anomaly Detection',
    path: '/anomalydetection',
    icon: 'anomaly',
    group: 'observe',
    ...hidden,
  },
  {
    key: 'freeanomalydetection',
    label: 'Free Anomaly Detection',
    path: '/freeanomalydetection',
    icon: 'anomaly',
    group: 'observe',
    ...hidden,
    contractable: false,
  },
  { key: 'dnsdelegation', label: 'DNS Delegation', path: '/dnsdelegation', icon: 'dns', group: 'deliver', ...shown },
  {
    key: 'cachewarmup',
    label: 'Prefetching cache',
    path: '/prefetching',
    icon: 'prefetch',
    group: 'deliver',
    ...shown,
  },
  { key: 'invalidation', label: 'Invalidation', path: '/invalidation', icon: 'purge', group: 'deliver', ...shown },
  {
    key: 'soporte',
    label: 'Tickets',
    path: '/tickets',
    icon: 'ticket',
    group: 'account',
    ...shown,
    ...notForDealers,
  },
  {
    key: 'autoprovisioning',
    label: 'Provisioning',
    path: '/autoprovisioning',
    icon: 'provisioning',
    group: 'deliver',
    ...shown,
  },
  { key: 'staging', label: 'Staging', path: '/staging', icon: 'staging', group: 'deliver', ...shown },
  { key: 'botmitigation', label: 'Bot Mitigation', path: '/botmitigation', icon: 'bot', group: 'secure', ...shown },
  { key: 'transcoding', label: 'Transcoding', path: '/transcoding', icon: 'transcoding', group: 'deliver', ...shown },
  { key: 'logs', label: 'Basic Logs', path: '/logs', icon: 'logs', group: 'deliver', ...shown },
  {
    key: 'streaminglogs',
    label: 'Streaming Logs',
    path: '/streaming-logs',
    icon: 'stream',
    group: 'deliver',
    ...shown,
  },
  { key: 'iplists', label: 'IP Lists', path: '/iplists', icon: 'list', group: 'secure', ...shown },
  { key: 'saferoutes', label: 'Safe Routes', path: '/saferoutes', icon: 'route', group: 'secure', ...shown },
  { key: 'waf', label: 'WAF', path: null, icon: 'shield', group: 'secure', ...hidden, ...notForDealers },
  { key: 'storage', label: 'Storage', path: null, icon: 'storage', group: 'deliver', ...hidden, ...notForDealers },
  { key: 'i3', label: 'i3', path: null, icon: 'image', group: 'deliver', ...hidden, ...notForDealers },
  { key: 'midtier', label: 'Midtier', path: null, icon: 'layers', group: 'deliver', ...hidden, ...notForDealers },
  { key: 'ipinfo', label: 'IP Info', path: null, icon: 'info', group: 'observe', ...hidden, ...notForDealers },
  { key: 'uam', label: 'Under Attack Mode', path: null, icon: 'siren', group: 'secure', ...hidden, ...notForDealers },
  { key: 'perimetrical', label: 'Perimetrical', path: null, icon: 'radar', group: 'secure', ...hidden },
  { key: 'apiprotection', label: 'API Protection', path: null, icon: 'api', group: 'secure', ...hidden },
  { key: 'backendanalytics', label: 'Backend Analytics', path: null, icon: 'server', group: 'observe', ...hidden },
  { key: 'antiddos', label: 'AntiDDOS', path: null, icon: 'shield', group: 'secure', ...hidden },
  {
    key: 'basicprovisioning',
    label: 'Basic Provisioning',
    path: null,
    icon: 'provisioning',
    group: 'deliver',
    ...hidden,
  },
] as const satisfies readonly Row[]

export type ServiceKey = (typeof services)[number]['key']

/** One row of the services table. */
export interface Service extends Row {
  readonly key: ServiceKey
  /** Spelled out here, so that the compiler compares them with the icons of packages/ui. */
  readonly icon: (typeof services)[number]['icon']
}

const byKey: ReadonlyMap<string, Service> = /* @__PURE__ */ new Map(services.map((row) => [row.key, row]))

/** Returns the row of a key; undefined for an unknown one (a provider may sell more). */
export function serviceOf(key: string): Service | undefined {
  return byKey.get(key)
}

/** The user and company of a check; without either, nothing is granted or held. */
export interface Viewer {
  readonly user: User | null
  readonly company: Pick<Company, 'id' | 'client' | 'services'> | null
}

/** A user's access to a service of a company (§4). */
export interface ServiceState {
  /** The company holds it, or it is not contractable. */
  readonly hired: boolean
  readonly granted: boolean
  readonly active: boolean
  /** The page may be opened: active, hired, and not hidden from dealers. */
  readonly usable: boolean
}

/** Returns the state of a service (§4, §6, decision 0023); billing is excluded. */
export function serviceState(key: ServiceKey, { user, company }: Viewer): ServiceState {
  const row = byKey.get(key)
  const hired = row?.contractable === false || (company?.services.some((held) => held.name === key) ?? false)
  const roles = rolesIn(user, company)
  const granted =
    (user?.is_staff === true && roles.length === 0) ||
    roles.some((role) => role.services.some((service) => service.name === key))
  const active = granted && hired
  return { hired, granted, active, usable: active && row !== undefined && isShownTo(row, user) }
}

/** Returns whether a service is visible to a user (§6: some are hidden from dealers). */
export function isShownTo({ dealerVisible }: Service, user: User | null): boolean {
  return dealerVisible || !user?.is_dealer
}
