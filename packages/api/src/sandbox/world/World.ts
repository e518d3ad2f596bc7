import type { AuditEntry } from '../../entities/AuditEntry.ts'
import type { Company } from '../../entities/Company.ts'
import type { DnsRecord } from '../../entities/Dns.ts'
import type { Role, ServiceRef } from '../../entities/Role.ts'
import type { Device } from '../../entities/Security.ts'
import type { SharedUrl } from '../../entities/SharedUrl.ts'
import type { Site } from '../../entities/Site.ts'
import type { Ticket } from '../../entities/Ticket.ts'
import type { TicketDetails } from '../../entities/TicketDetails.ts'
import type { Group, User, UserPreferences } from '../../entities/User.ts'
import type { ScheduledRecord } from '../scheduled.ts'
import type { ClientRecord } from './accounts.ts'
import type { AnomalyThresholdRecord } from './anomalies.ts'
import type { BotListRecord, BotSwitchRecord } from './botLists.ts'
import type { BotConfigurationRecord, OriginConfigRecord, OriginTokenRecord } from './botSettings.ts'
import type {
  InvalidationRecord,
  PrefetchRecord,
  TagInvalidationRecord,
  TranscodingProfileRecord,
  TranscodingRecord,
} from './cache.ts'
import type { DnsCertRequestRecord, DnsCredentialRecord, SslRecord, SslRequestRecord } from './certificates.ts'
import type { DnsDomainRecord, LogConfigRecord, StreamingIpRecord } from './dns.ts'
import type { AlertRecord, BlockedRecord, NetworkListRecord, SafeRouteRecord, SafeRouteUseRecord } from './lists.ts'
import type { NotificationPreferenceRecord, NotificationRecord } from './notifications.ts'
import type { VerificationRecord, WizardRecord } from './onboarding.ts'
import type { ApiProtectionRecord, UnderAttackRecord } from './protection.ts'
import type {
  BackendRecord,
  ConfigRecord,
  CustomConfigRecord,
  ReportedProblemRecord,
  RuleRecord,
} from './provisioning.ts'

/** A user. Seed passwords are public; a changed one is stored as a salted hash. */
export interface UserRecord {
  id: number
  username: string
  email: string
  first_name: string
  last_name: string
  is_staff: boolean
  is_dealer: boolean
  api_key: string
  password: { plain: string } | { salt: string; hash: string }
  oauth: { client_id: string; client_secret: string }
  /** `verified`: a code of the key was accepted; `used_step`: the last time step whose code was accepted. */
  two_factor: { secret: string; enabled: boolean; verified?: boolean; used_step?: number } | null
  profiles: { id: number; company: number; roles: number[] }[]
  client_profiles: { id: number; client: number; roles: number[] }[]
  groups: Group[]
}

export interface CompanyRecord {
  id: number
  name: string
  client: { id: number; name: string } | null
  services: (ServiceRef & { since: string })[]
  require_2fa: boolean
  support: { name: string; description: string }
  /** How long raw requests are kept, in hours. */
  retention_period: number
}

/** A login. The key of its row is the token itself. */
export interface TokenRecord {
  id: number
  user: number
  created_at: number
  expires_at: number
  os: string
  browser: string
  ip: string
  uuid: string
}

/** A passkey: its list entry and its public key. */
export interface PasskeyRecord {
  id: string
  user: number
  name: string
  created_at: string
  last_used_at: string | null
  public_key: string
  counter: number
  transports: string[]
}

/** Epoch seconds at which the world was last written to by a clock that is not the real one. */
export interface ClockRecord {
  at: number
}

/** A letter the sandbox would have sent; `/third/mail/messages.json` shows them. */
export interface MailRecord {
  id: number
  to: string
  subject: string
  text: string
  sent_at: string
}

/** Something that was done in a company: who, what, to which of its sites. */
export interface AuditRecord extends AuditEntry {
  company: number
}

export type TicketRecord = Omit<Ticket, 'description'> & { company: number; description: string | null } & Partial<
    Pick<TicketDetails, 'attachments' | 'journals' | 'watchers'>
  >

export interface Tables {
  users: UserRecord
  companies: CompanyRecord
  roles: Role
  sites: Site
  tokens: TokenRecord
  preferences: UserPreferences & { user: number; temporal: boolean }
  shared_urls: SharedUrl & { owner: number; company?: number }
  passkeys: PasskeyRecord
  devices: Device & { user: number; uuid: string }
  tickets: TicketRecord
  subscribers: { email_address: string; verified_at: string }
  resets: { user: number; expires_at: number }
  mails: MailRecord
  audit: AuditRecord
  notifications: NotificationRecord
  notification_preferences: NotificationPreferenceRecord
  network_lists: NetworkListRecord
  blocked: BlockedRecord
  alerts: AlertRecord
  safe_routes: SafeRouteRecord
  safe_route_uses: SafeRouteUseRecord
  dns_domains: DnsDomainRecord
  dns_records: DnsRecord
  log_configs: LogConfigRecord
  streaming_ips: StreamingIpRecord
  planned: ScheduledRecord
  verifications: VerificationRecord
  wizards: WizardRecord
  invalidations: InvalidationRecord
  tag_invalidations: TagInvalidationRecord
  prefetches: PrefetchRecord
  transcoding_profiles: TranscodingProfileRecord
  transcoding_orders: TranscodingRecord
  clients: ClientRecord
  anomaly_thresholds: AnomalyThresholdRecord
  backends: BackendRecord
  vcl_configs: ConfigRecord
  custom_configs: CustomConfigRecord
  rules: RuleRecord
  ssl_configs: SslRecord
  ssl_requests: SslRequestRecord
  dns_cert_requests: DnsCertRequestRecord
  dns_credentials: DnsCredentialRecord
  under_attack: UnderAttackRecord
  api_protection: ApiProtectionRecord
  origin_tokens: OriginTokenRecord
  origin_configs: OriginConfigRecord
  bot_configurations: BotConfigurationRecord
  bot_lists: BotListRecord
  bot_switches: BotSwitchRecord
  reported_problems: ReportedProblemRecord
  clock: ClockRecord
}

export type TableName = keyof Tables

/** A written row, or null for a removed one. */
export interface Change {
  table: TableName
  key: string
  value: unknown
}

/** Persists changes. `append` must not resolve before they are safe. */
export interface Storage {
  append(changes: readonly Change[]): void | Promise<void>
}

type OnChange<Row> = (key: string, value: Row | null, undo: () => void) => void

class Rows<Row> {
  #rows = new Map<string, Row>()
  #largest = 0
  readonly #onChange: OnChange<Row>

  constructor(onChange: OnChange<Row>) {
    this.#onChange = onChange
  }

  #count(key: string) {
    if (/^\d{1,15}$/.test(key)) this.#largest = Math.max(this.#largest, Number(key))
  }

  #putBack(key: string, row: Row, followed: readonly string[]) {
    const next = followed.find((other) => this.#rows.has(other))
    const rows = new Map<string, Row>()
    for (const [other, kept] of this.#rows) {
      if (other === next) rows.set(key, row)
      rows.set(other, kept)
    }
    this.#rows = rows.set(key, row)
  }

  get(key: string | number): Row | undefined {
    return this.#rows.get(String(key))
  }

  all(): Row[] {
    return [...this.#rows.values()]
  }

  entries(): [string, Row][] {
    return [...this.#rows.entries()]
  }

  find(test: (row: Row) => boolean): Row | undefined {
    for (const row of this.#rows.values()) if (test(row)) return row
    return undefined
  }

  put(key: string | number, row: Row): Row {
    const name = String(key)
    const before = this.#rows.get(name)
    const largestBefore = this.#largest
    this.#count(name)
    this.#rows.set(name, row)
    this.#onChange(name, row, () => {
      if (this.#rows.get(name) !== row) return
      if (before === undefined) this.#rows.delete(name)
      else this.#rows.set(name, before)
      if (this.#largest === Number(name)) this.#largest = largestBefore
    })
    return row
  }

  remove(key: string | number): boolean {
    const name = String(key)
    const before = this.#rows.get(name)
    if (before === undefined) return false
    const keys = [...this.#rows.keys()]
    this.#rows.delete(name)
    this.#onChange(name, null, () => {
      if (!this.#rows.has(name)) this.#putBack(name, before, keys.slice(keys.indexOf(name) + 1))
    })
    return true
  }

  nextId(): number {
    return this.#largest + 1
  }

  load(key: string, row: Row | null) {
    this.#count(key)
    if (row === null) this.#rows.delete(key)
    else this.#rows.set(key, row)
  }
}

/** All tables and their operations. */
export type World = { readonly [Name in TableName]: Rows<Tables[Name]> } & {
  takeChanges(): Change[]
  /** Undoes changes that `takeChanges` returned and that could not be persisted. */
  takeBack(changes: readonly Change[]): void
  load(changes: readonly Change[]): void
}

const tableNames: readonly TableName[] = [
  'users',
  'companies',
  'roles',
  'sites',
  'tokens',
  'preferences',
  'shared_urls',
  'passkeys',
  'devices',
  'tickets',
  'subscribers',
  'resets',
  'mails',
  'audit',
  'notifications',
  'notification_preferences',
  'network_lists',
  'blocked',
  'alerts',
  'safe_routes',
  'safe_route_uses',
  'dns_domains',
  'dns_records',
  'log_configs',
  'streaming_ips',
  'planned',
  'verifications',
  'wizards',
  'invalidations',
  'tag_invalidations',
  'prefetches',
  'transcoding_profiles',
  'transcoding_orders',
  'clients',
  'anomaly_thresholds',
  'backends',
  'vcl_configs',
  'custom_configs',
  'rules',
  'ssl_configs',
  'ssl_requests',
  'dns_cert_requests',
  'dns_credentials',
  'under_attack',
  'api_protection',
  'origin_tokens',
  'origin_configs',
  'bot_configurations',
  'bot_lists',
  'bot_switches',
  'reported_problems',
  'clock',
]

/** An empty world. */
export function newWorld(): World {
  let changes: Change[] = []
  const undos = new WeakMap<Change, () => void>()
  const tables = Object.fromEntries(
    tableNames.map((table) => [
      table,
      new Rows<unknown>((key, value, undo) => {
        const change = { table, key, value }
        changes.push(change)
        undos.set(change, undo)
      }),
    ]),
  )
  const rows = tables as unknown as { [Name in TableName]: Rows<Tables[Name]> }
  return {
    ...rows,
    takeChanges() {
      const taken = changes
      changes = []
      return taken
    },
    takeBack(list) {
      for (const change of list.toReversed()) undos.get(change)?.()
    },
    load(list) {
      for (const { table, key, value } of list) tables[table]?.load(key, value)
    },
  }
}

const named = ({ id, name }: { id: number; name: string }) => ({ id, name })

/** A company as GET companies/{id} returns it, with its sites sorted by name. */
export function companyAnswer(world: World, company: CompanyRecord): Company {
  return {
    id: company.id,
    name: company.name,
    client: company.client,
    services: company.services.map(named),
    sites: sitesOf(world, company.id),
    require_2fa: company.require_2fa,
  }
}

/** The active sites of a company, in order of their names. */
export function sitesOf(world: World, company: number): Site[] {
  return world.sites
    .all()
    .filter((site) => site.company === company && site.active)
    .sort((a, b) => (a.url < b.url ? -1 : 1))
}

/** A user as GET current_user returns it. */
export function userAnswer(world: World, user: UserRecord): User {
  const rolesOf = (ids: readonly number[]) => ids.flatMap((id) => world.roles.get(id) ?? [])
  const preferences = world.preferences.find((row) => row.user === user.id)
  const { id, username, email, first_name, last_name, is_staff, is_dealer, api_key } = user
  const clients = new Map(world.companies.all().flatMap(({ client }) => (client ? [[client.id, client]] : [])))
  return {
    id,
    username,
    email,
    first_name,
    last_name,
    is_staff,
    is_dealer,
    api_key,
    transparentprofile_set: user.profiles.flatMap((profile) => {
      const company = world.companies.get(profile.company)
      return company ? [{ id: profile.id, company: named(company), roles: rolesOf(profile.roles) }] : []
    }),
    clientprofile_set: user.client_profiles.flatMap((profile) => {
      const client = clients.get(profile.client)
      return client ? [{ id: profile.id, client, roles: rolesOf(profile.roles) }] : []
    }),
    user_preferences: preferences
      ? {
          id: preferences.id,
          preferences: preferences.preferences,
          version: preferences.version,
          timezone: preferences.timezone,
        }
      : null,
  }
}

/** Whether a user may see a company: a profile there, a profile of its client, or staff. */
export function isMember(user: UserRecord, company: CompanyRecord): boolean {
  return (
    user.is_staff ||
    user.profiles.some((profile) => profile.company === company.id) ||
    user.client_profiles.some((profile) => profile.client === company.client?.id)
  )
}

/** The numbers of a user's roles in a company: those of the profile there and those of its client's. */
export function roleIds(user: UserRecord, company: CompanyRecord): number[] {
  return [
    ...user.profiles.filter((profile) => profile.company === company.id).flatMap((profile) => profile.roles),
    ...user.client_profiles.filter((profile) => profile.client === company.client?.id).flatMap((p) => p.roles),
  ]
}

/** The names of a user's roles in a company. */
export function roleNames(world: World, user: UserRecord, company: CompanyRecord): Set<string> {
  return new Set(roleIds(user, company).flatMap((id) => world.roles.get(id)?.name ?? []))
}
