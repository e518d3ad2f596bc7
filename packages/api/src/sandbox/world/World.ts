import type { Company } from '../../entities/Company.ts'
import type { Site } from '../../entities/Site.ts'
import type { User } from '../../entities/User.ts'
import type { CompanyRecord, TableName, Tables, UserRecord } from './records.ts'

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
  'uploads',
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
  'site_dns',
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
  'measures',
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
