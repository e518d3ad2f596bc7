import { makeAlert } from '../../entities/Alert.ts'
import { makeBlockedAddress } from '../../entities/BlockedAddress.ts'
import { incidentsOf } from '../traffic/incidents.ts'
import { addAuditEntry, notifyUsers, openTicket } from './notifyUsers.ts'
import type { ConfigRecord } from './records.ts'
import type { SeedInput } from './seedInput.ts'
import { sitesOf, type World } from './World.ts'

const minute = 60
const hour = 3600

/** Scenarios in which something happens to the requests of admin's first company, and people do something about it. */
export const incidentScenarios = ['stuffing', 'baddeploy', 'origindown', 'slowcountry'] as const
type IncidentScenario = (typeof incidentScenarios)[number]

function sceneOf(world: World, name: IncidentScenario, now: number) {
  const sites = sitesOf(world, 300).filter(({ url }) => url.startsWith('www.') || url.startsWith('video.'))
  const [incident] = incidentsOf(name, now)
  return { sites, names: sites.map(({ url }) => url).join(', '), since: now - (incident?.before ?? 0), incident }
}

function stuffing(world: World, now: number) {
  const { sites, names, since } = sceneOf(world, 'stuffing', now)
  const reacted = since + 6 * minute
  for (let i = 0; i < 12; i++) {
    const id = world.blocked.nextId()
    const created_at = reacted + i * 90
    const address = `203.0.113.${180 + i}`
    const row = makeBlockedAddress({ kind: 'captcha', address, reason: 'Anomaly: requests per IP', created_at })
    world.blocked.load(String(id), { ...row, until: created_at + hour, id, company: 300 })
  }
  const [site] = sites
  if (site) {
    const at = since + 20 * minute
    const activated_by = world.users.find(({ username }) => username === 'admin')?.email ?? ''
    world.under_attack.load(String(site.id), { id: site.id, company: 300, activated_at: at, activated_by })
    addAuditEntry(world, at, `autoprovisioning/300/uam/${site.id}/`, null)
  }
  const limit = { service: 'botmitigation', limit: 600_000_000, unit: 'requests' }
  const id = world.alerts.nextId()
  world.alerts.load(String(id), { ...makeAlert({ id, ...limit }), company: 300 })
  addAuditEntry(world, since + 22 * minute, 'companies/300/alerts/', JSON.stringify(limit))
  notifyUsers(world, reacted, 3, 'Unusual traffic from few addresses', `${names}: thousands of logins that fail.`)
  openTicket(world, since + 24 * minute, now - 4 * minute, 'Somebody tries passwords at our login')
}

/** The line by which the version that breaks the checkout is known. */
export const brokenBy = '# The checkout goes to the new origin.'

function baddeploy(world: World, now: number) {
  const { names, since, incident } = sceneOf(world, 'baddeploy', now)
  const before = world.vcl_configs
    .all()
    .filter((row) => row.company === 300 && row.area === 'production' && row.error_text === null)
    .at(-1)
  if (!before) return
  const deploy = (live: number, made: Pick<ConfigRecord, 'comment' | 'config_body'>) => {
    const id = world.vcl_configs.nextId()
    const takes = 180
    const creator = world.users.find(({ username }) => username === 'admin')?.id ?? null
    world.vcl_configs.load(String(id), { ...before, ...made, id, creator, takes, created_at: live - takes })
    addAuditEntry(world, live - takes, 'autoprovisioning/300/config/', JSON.stringify({ comment: made.comment }))
    notifyUsers(world, live, 1, 'Configuration deployed', `Version ${id} is live on every node.`)
  }
  const config_body = `${before.config_body}

${brokenBy}
sub vcl_recv {
  if (req.url ~ "^/(checkout|v2/session)") {
    set req.backend_hint = c300_legacy2019.backend();
  }
}
`
  // The first checkout of the new version fails once what was cached has expired.
  deploy(since - 2 * minute, { comment: 'New origin for the checkout', config_body })
  openTicket(world, since + 9 * minute, Math.min(now, since + 40 * minute), `500 since 14:05 UTC at ${names}`)
  const back = since + (incident?.lasts ?? 0)
  if (back <= now) deploy(back, { comment: 'Back to what was before 14:05', config_body: before.config_body })
}

function origindown(world: World, now: number) {
  const { names, since } = sceneOf(world, 'origindown', now)
  for (const backend of world.backends.all()) {
    if (backend.company !== 300 || backend.area !== 'production' || backend.name !== 'origin1') continue
    world.backends.load(String(backend.id), { ...backend, sick_since: since, sick_error: 'Connection timed out' })
  }
  notifyUsers(world, since + 2 * minute, 3, 'An origin does not answer', `${names}: 503 since the origin times out.`)
  addAuditEntry(
    world,
    since + 5 * minute,
    'autoprovisioning/300/backendtest/check/',
    '{"origin":"origin.auroramedia.example"}',
  )
  openTicket(world, since + 6 * minute, now - minute, 'Our origin does not answer')
}

function slowcountry(world: World, now: number) {
  const { names, since } = sceneOf(world, 'slowcountry', now)
  openTicket(world, since + 8 * minute, now - 2 * minute, `Our readers in Mexico wait for seconds at ${names}`)
}

/** Adds the traces of a scenario other than its requests: tickets, blocks, alerts. */
export function addScenarioTraces(world: World, name: IncidentScenario, { now }: SeedInput) {
  ;({ stuffing, baddeploy, origindown, slowcountry })[name](world, Math.floor(now))
}
