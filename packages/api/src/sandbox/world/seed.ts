import { services } from '../../domain/services.ts'
import type { Role } from '../../entities/Role.ts'
import { makeSite } from '../../entities/Site.ts'
import type { WorldName } from '../context.ts'
import type { SiteKind } from '../traffic/catalogue.ts'
import type { Audience } from '../traffic/people.ts'
import type { SiteProfile } from '../traffic/profile.ts'
import { hashText, mix, randomOf } from '../traffic/random.ts'
import { seedAccounts } from './accounts.ts'
import { seedAnomalies } from './anomalies.ts'
import { seedBotLists } from './botLists.ts'
import { seedBotSettings } from './botSettings.ts'
import { seedContent } from './cache.ts'
import { seedCertificates } from './certificates.ts'
import { seedZones } from './dns.ts'
import { letCertificateExpire } from './expiring.ts'
import { hostileNames, makeHostile } from './hostile.ts'
import { seedNetwork } from './lists.ts'
import { seedAudit, seedNotifications } from './notifications.ts'
import { forgetInvented, isInLog, type SeededLog } from './ofLog.ts'
import { seedOnboarding } from './onboarding.ts'
import { type PersonaName, personaPassword, secureKey } from './personas.ts'
import { seedProtection } from './protection.ts'
import { seedEdge } from './provisioning.ts'
import type { CompanyRecord, UserRecord } from './records.ts'
import { seedSavedViews } from './savedViews.ts'
import { addScenarioTraces, incidentScenarios } from './scenarioTraces.ts'
import type { SeedInput } from './seedInput.ts'
import { serviceId, serviceKeys } from './serviceIds.ts'
import { seedTickets } from './texts.ts'
import { newWorld, type World } from './World.ts'

export interface Seed {
  seed: number
  /** The start of the world in epoch seconds. */
  now: number
  log?: SeededLog
  name?: WorldName
}

const service = (key: string) => ({ id: serviceId(key), name: key })

/** The services a company can subscribe to. */
export const contractable = services.filter((row) => row.contractable).map((row) => service(row.key))

const everything = serviceKeys
const basics = ['stats', 'analytics', 'invalidation', 'soporte']

const roles: readonly Role[] = [
  { id: 1, name: 'ClientAdmin', services: everything.map(service), create_users: true },
  { id: 2, name: 'CompanyAdmin', services: everything.map(service), create_users: true },
  {
    id: 3,
    name: 'Config Administrator',
    services: ['autoprovisioning', 'staging', 'dnsdelegation'].map(service),
    create_users: false,
  },
  { id: 4, name: 'Viewer', services: ['stats', 'invalidation'].map(service), create_users: false },
  { id: 5, name: 'Support', services: ['soporte', 'stats', 'analytics'].map(service), create_users: false },
]

interface CompanySeed {
  id: number
  name: string
  client: { id: number; name: string } | null
  services: readonly string[]
  retentionHours: number
  sites: readonly (readonly [url: string, kind: SiteKind, requestsPerDay: number, audience?: Audience])[]
  support?: string
  require2fa?: boolean
}

const aurora = { id: 30, name: 'Aurora Group' }
const brisa = { id: 41, name: 'Brisa Hosting' }

const companies: readonly CompanySeed[] = [
  {
    id: 300,
    name: 'Aurora Media',
    client: aurora,
    services: everything,
    retentionHours: 720,
    support: 'Premium 24×7',
    sites: [
      ['www.auroramedia.example', 'news', 22e6],
      ['static.auroramedia.example', 'news', 30e6],
      ['fotos.auroramedia.example', 'news', 11e6],
      ['deportes.auroramedia.example', 'news', 9e6],
      ['video.auroramedia.example', 'video', 5.5e6],
      ['api.auroramedia.example', 'api', 4e6],
      ['tienda.auroramedia.example', 'shop', 1.4e6],
      ['blog.auroramedia.example', 'corporate', 3.2e5],
    ],
  },
  {
    id: 301,
    name: 'Aurora Shops',
    client: aurora,
    services: [...basics, 'iplists', 'autoprovisioning'],
    retentionHours: 24,
    sites: [
      ['www.aurorashop.example', 'shop', 3.1e6],
      ['checkout.aurorashop.example', 'api', 4.4e5],
      ['latam.aurorashop.example', 'shop', 8.8e5, 'latin'],
    ],
  },
  {
    id: 302,
    name: 'Cobalt Bank',
    client: { id: 31, name: 'Cobalt Group' },
    services: [...basics, 'waf', 'botmitigation', 'dedicatedanalytics', 'uam', 'perimetrical'],
    retentionHours: 336,
    require2fa: true,
    sites: [
      ['www.cobaltbank.example', 'corporate', 1.9e6],
      ['app.cobaltbank.example', 'api', 6.2e6],
      ['ayuda.cobaltbank.example', 'corporate', 9e4],
    ],
  },
  {
    id: 410,
    name: 'Panadería Sol',
    client: brisa,
    services: [...basics, 'dnsdelegation'],
    retentionHours: 24,
    sites: [['www.panaderiasol.example', 'shop', 21_000]],
  },
  {
    id: 411,
    name: 'Rutas del Norte',
    client: brisa,
    services: [...basics, 'autoprovisioning', 'staging', 'logs'],
    retentionHours: 24,
    sites: [
      ['www.rutasdelnorte.example', 'intl', 340_000, 'international'],
      ['mapas.rutasdelnorte.example', 'api', 1.2e6, 'international'],
    ],
  },
  {
    id: 412,
    name: 'Clínica Alba',
    client: brisa,
    services: ['stats', 'invalidation'],
    retentionHours: 24,
    sites: [['www.clinicaalba.example', 'corporate', 6_500]],
  },
  {
    id: 413,
    name: 'Radio Marea',
    client: brisa,
    services: [...basics, 'transcoding', 'botmitigation'],
    retentionHours: 24,
    sites: [
      ['www.radiomarea.example', 'news', 760_000],
      ['directo.radiomarea.example', 'video', 410_000],
    ],
  },
  {
    id: 4,
    name: 'Parapet Operations',
    client: null,
    services: everything,
    retentionHours: 720,
    sites: [
      ['docs.parapet.example', 'intl', 260_000, 'international'],
      ['www.parapet.example', 'intl', 190_000, 'international'],
    ],
  },
  { id: 512, name: 'Nova Startup', client: null, services: [], retentionHours: 24, sites: [] },
  {
    id: 821,
    name: 'Old Harbor Foods',
    client: { id: 82, name: 'Old Harbor' },
    services: basics,
    retentionHours: 24,
    sites: [
      ['www.oldharbor.example', 'corporate', 48_000, 'international'],
      ['shop.oldharbor.example', 'shop', 133_000, 'international'],
    ],
  },
  {
    id: 900,
    name: 'Fleet Estates',
    client: { id: 90, name: 'Fleet' },
    services: [...basics, 'dedicatedanalytics', 'midtier'],
    retentionHours: 168,
    sites: fleetSites(10_000, 'fleet.example'),
  },
  {
    id: 414,
    name: 'Astillero Luz',
    client: brisa,
    services: [...basics, 'dedicatedanalytics'],
    retentionHours: 336,
    sites: [['www.astilleroluz.example', 'corporate', 54_000]],
  },
]

function fleetSites(count: number, domain: string): CompanySeed['sites'] {
  const towns = ['vigo', 'leon', 'murcia', 'jaca', 'ronda', 'oviedo', 'tudela', 'cadiz', 'soria', 'gijon']
  const kinds: readonly SiteKind[] = ['corporate', 'shop', 'corporate', 'intl']
  return Array.from({ length: count }, (_, i) => {
    const number = String(i + 1).padStart(5, '0')
    return [`${towns[i % towns.length]}-${number}.${domain}`, kinds[i % 4] as SiteKind, 9e5 / (i + 3)] as const
  })
}

interface PersonSeed {
  username: PersonaName | string
  first: string
  last: string
  profiles: readonly (readonly [company: number, ...roles: number[]])[]
  clients?: readonly (readonly [client: number, ...roles: number[]])[]
  over?: Partial<UserRecord>
}

const people: readonly PersonSeed[] = [
  {
    username: 'admin',
    first: 'Ada',
    last: 'Moreno',
    profiles: [
      [300, 2],
      [301, 2],
    ],
    clients: [[30, 1]],
  },
  { username: 'viewer', first: 'Víctor', last: 'Iglesias', profiles: [[300, 4]] },
  { username: 'config', first: 'Carla', last: 'Núñez', profiles: [[300, 3]] },
  {
    username: 'dealer',
    first: 'Diego',
    last: 'Brisa',
    profiles: [
      [410, 2],
      [411, 2],
      [412, 2],
      [413, 2],
      [414, 2],
    ],
    clients: [[41, 1]],
    over: { is_dealer: true },
  },
  { username: 'staff', first: 'Sofía', last: 'Tejada', profiles: [[4, 2]], over: { is_staff: true } },
  { username: 'newcomer', first: '', last: '', profiles: [[512, 2]] },
  { username: 'weak', first: 'Walter', last: 'Reed', profiles: [[821, 2]], over: { password: { plain: 'password' } } },
  {
    username: 'secure',
    first: 'Selma',
    last: 'Lund',
    profiles: [[302, 2]],
    over: { two_factor: { secret: secureKey, enabled: true } },
  },
  { username: 'fleet', first: 'Fermín', last: 'Leal', profiles: [[900, 2]] },
]

const colleagues: readonly (readonly [first: string, last: string])[] = [
  ['Elena', 'Vidal'],
  ['Marc', 'Puig'],
  ['Inés', 'Castro'],
  ['Tomás', 'Rey'],
  ['Noa', 'Serrano'],
  ['Hugo', 'Lozano'],
  ['Aitana', 'Ortega'],
  ['Björn', 'Åkesson'],
  ['Zoë', "O'Brien"],
]

function hexOf(seed: number, length: number): string {
  const random = randomOf(seed)
  return Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('')
}

function userOf(person: PersonSeed, id: number, seed: number): UserRecord {
  const { username, first, last, profiles, clients = [], over } = person
  const key = mix(seed, hashText(username))
  return {
    id,
    username,
    email: username.includes('@') ? username : `${username}@parapet.example`,
    first_name: first,
    last_name: last,
    is_staff: false,
    is_dealer: false,
    api_key: hexOf(mix(key, 1), 40),
    password: { plain: personaPassword },
    oauth: { client_id: hexOf(mix(key, 2), 22), client_secret: hexOf(mix(key, 3), 40) },
    two_factor: null,
    profiles: profiles.map(([company, ...roles], i) => ({ id: id * 10 + i, company, roles })),
    client_profiles: clients.map(([client, ...roles], i) => ({ id: id * 10 + 5 + i, client, roles })),
    groups: [{ id: 1, name: 'Everyone', description: null }],
    ...over,
  }
}

function monthsBefore(now: number, months: number): number {
  const date = new Date(now * 1000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1) / 1000
}

function recordOf(company: CompanySeed, { now, name, log }: Seed): CompanyRecord {
  const since = new Date(monthsBefore(now, 25) * 1000).toISOString()
  if (log && company.id === 300) {
    const { retentionHours } = company
    const services = log.isDemo ? company.services : company.services.filter((key) => isInLog(key, log))
    return {
      ...recordOf(
        { ...company, services, client: log.isDemo ? company.client : null },
        { seed: 0, now, ...(name ? { name } : {}) },
      ),
      name: log.isDemo ? `${log.name} (demo)` : log.name,
      retention_period: Math.max(retentionHours, Math.ceil(log.hours) + 1),
    }
  }
  const hired = name === 'unhired' ? [] : company.services
  return {
    id: company.id,
    name: name === 'hostile' ? `${company.name} ${hostileNames[company.id % hostileNames.length]}` : company.name,
    client: company.client,
    services: hired.map((key) => ({ ...service(key), since })),
    require_2fa: company.require2fa ?? false,
    support: { name: company.support ?? 'Standard', description: 'Answers on working days' },
    retention_period: company.retentionHours,
  }
}

/** A world at its beginning, and what its sites are to the generator. */
export interface Seeded {
  world: World
  profiles: ReadonlyMap<string, SiteProfile>
  siteGroups: ReadonlyMap<string, readonly string[]>
}

const firstGroupedSite = 200
const groupSize = 700

/** The world at its beginning: the same for the same name, seed and clock. */
export function seedWorld(options: Seed): Seeded {
  const { seed, now, log, name = 'usual' } = options
  const isHostile = name === 'hostile'
  const area: SeedInput = { seed, now, isHostile }
  const world = newWorld()
  const profiles = new Map<string, SiteProfile>()
  const siteGroups = new Map<string, string[]>()
  for (const role of roles) world.roles.load(String(role.id), role)
  let siteId = 1201
  const addSites = ({ id, services: hired }: CompanySeed, sites: CompanySeed['sites'], months: number) => {
    for (const [place, [url, kind, requestsPerDay, audience = 'national']] of sites.entries()) {
      // The name seeds the random draws of the group: another name changes its traffic.
      const siteGroup = place < firstGroupedSite ? undefined : `herd ${id} ${Math.floor(place / groupSize)}`
      if (siteGroup !== undefined) siteGroups.set(siteGroup, [...(siteGroups.get(siteGroup) ?? []), url])
      world.sites.load(String(siteId), makeSite({ id: siteId, company: id, url }))
      siteId++
      profiles.set(url, {
        kind,
        audience,
        requestsPerDay,
        midtier: hired.includes('midtier') && requestsPerDay > 10_000,
        since: monthsBefore(now, months),
        hasIncidents: id === 300 && (url.startsWith('www.') || url.startsWith('video.')),
        ...(siteGroup === undefined ? {} : { siteGroup }),
      })
    }
  }
  for (const company of companies) {
    const record = recordOf(company, options)
    world.companies.load(String(company.id), record)
    const logged = company.id === 300 ? log : undefined
    for (const url of [...(logged?.sites ?? [])].sort()) {
      world.sites.load(String(siteId), makeSite({ id: siteId, company: company.id, url }))
      siteId++
    }
    if (!logged) addSites(company, company.sites, company.id === 900 ? 1 : 25)
  }
  const everyone = [
    ...people,
    ...colleagues.map(([first, last], i): PersonSeed => {
      const company = [300, 300, 301, 300, 302, 411, 300, 821, 300][i] ?? 300
      const address = `${first}.${last}`.normalize('NFD').replace(/[^\w.]/g, '')
      return {
        username: `${address.toLowerCase()}@parapet.example`,
        first,
        last,
        profiles: [[company, [2, 5, 4, 3][i % 4] ?? 4]],
      }
    }),
  ]
  everyone.forEach((person, i) => {
    const user = userOf(person, i + 1, seed)
    if (isHostile) user.first_name = hostileNames[i % hostileNames.length] ?? ''
    world.users.load(String(user.id), user)
  })
  for (const ticket of seedTickets(now, isHostile)) world.tickets.load(String(ticket.id), ticket)
  seedAudit(world, area)
  seedNotifications(world, area)
  seedNetwork(world, area)
  seedZones(world, area)
  seedOnboarding(world, area)
  seedEdge(world, area)
  seedCertificates(world, area)
  seedProtection(world, area)
  seedBotSettings(world, area)
  seedBotLists(world)
  seedContent(world, area)
  seedAccounts(world, area)
  seedAnomalies(world, area)
  if (log === undefined) seedSavedViews(world, area)
  if (isHostile) makeHostile(world)
  if (name === 'expiring') letCertificateExpire(world, area)
  const scenario = incidentScenarios.find((one) => one === name)
  if (scenario) addScenarioTraces(world, scenario, area)
  if (log && !log.isDemo) forgetInvented(world, 300)
  const [first] = companies
  if (name === 'manysites' && first) addSites(first, fleetSites(10_000, 'auroramedia.example'), 1)
  return { world, profiles, siteGroups }
}
