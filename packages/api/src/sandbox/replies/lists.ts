import { array, maxLength, nullish, object, partial, picklist, pipe, rawCheck, regex, string } from 'valibot'
import { mergeEntries, type NetworkEntry, networkListLimits } from '../../domain/networkLines.ts'
import { canonicalNetwork, containsNetwork, type Network, parseNetwork } from '../../domain/networks.ts'
import { lists } from '../../endpoints/lists.ts'
import { security } from '../../endpoints/security.ts'
import {
  type AntiDdosDay,
  type BlockedAddress,
  blockedKinds,
  type ListAddress,
  listServices,
  type NetworkList,
} from '../../entities/NetworkList.ts'
import type { SafeRoute } from '../../entities/SafeRoute.ts'
import { bodyAs, flag, id, note, text, whole } from '../body.ts'
import { isoTime, Refusal, randomHex, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { flagOf, integerOf } from '../query.ts'
import { replies } from '../replies.ts'
import { table } from '../traffic/engine.ts'
import { gather } from '../traffic/gather.ts'
import type { Condition } from '../traffic/scan.ts'
import { ddos } from '../traffic/views.ts'
import {
  type BlockedRecord,
  listOfKind,
  type NetworkListRecord,
  type SafeRouteRecord,
  safeRouteLink,
} from '../world/lists.ts'
import { serviceId } from '../world/serviceIds.ts'
import { sitesOf } from '../world/World.ts'

const secondsOf = whole(0, 4_102_444_800)

const network = pipe(
  string(),
  maxLength(60),
  rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && !canonicalNetwork(dataset.value))
      addIssue({ message: 'Enter a valid IPv4 or IPv6 address or network.' })
  }),
)

const services = listServices.map((name) => ({ id: serviceId(name), name }))
const ListBody = object({
  name: pipe(text(60), regex(/^[a-z][a-z0-9_]*$/, 'Only lower-case letters, digits and _, beginning with a letter.')),
  description: note(),
  services: nullish(pipe(array(object({ id: picklist(services.map((service) => service.id)) })), maxLength(10)), []),
  addresses: nullish(
    pipe(
      array(object({ address: network, description: note(300), until: nullish(secondsOf, null) })),
      maxLength(networkListLimits.entries),
    ),
    [],
  ),
  active: flag(true),
})

const isAlive = (now: number) => (row: { until?: number | null }) => row.until == null || row.until > now

function addressesOf({ world, now }: SandboxRequest, row: NetworkListRecord): ListAddress[] {
  const kind = row.auto_generated ? listOfKind[row.name] : undefined
  const rows = kind
    ? world.blocked
        .all()
        .filter((entry) => entry.company === row.company && entry.kind === kind)
        .map(({ address, reason, until }) => ({ address, description: reason, until: until ?? null }))
    : row.addresses
  return rows.filter(isAlive(now()))
}

function listAnswer(req: SandboxRequest, row: NetworkListRecord, only?: Network | null): NetworkList {
  const isCounted = flagOf(req.query, 'address_count_only') === true
  const all = addressesOf(req, row)
  const shown = only ? all.filter(({ address }) => hasNetwork(address, only)) : all
  return {
    ...row,
    services: services.filter((service) => row.services.includes(service.id)),
    addresses: isCounted ? undefined : shown,
    address_count: all.length,
  }
}

function hasNetwork(address: string, wanted: Network): boolean {
  const block = parseNetwork(address)
  return block !== null && containsNetwork(block, wanted)
}

function ownList(req: SandboxRequest): NetworkListRecord {
  const row = ownRow(req.world.network_lists, req.params.list, req.company)
  if (row.auto_generated) throw new Refusal(403, { detail: 'Auto-generated lists cannot be changed.' })
  return row
}

function nameIsFree({ world, company }: SandboxRequest, name: string, but?: number) {
  if (world.network_lists.find((row) => row.company === company.id && row.name === name && row.id !== but))
    throw refusals.fields({ name: ['A list with this name already exists.'] })
}

const idsOf = (rows: readonly { id: number }[]) => [...new Set(rows.map((row) => row.id))]

function networkParam(text: string | undefined): string {
  const address = canonicalNetwork(text ?? '')
  if (!address) throw refusals.fields({ address: ['Enter a valid IPv4 or IPv6 address or network.'] })
  return address
}

const dayOf = (text: string | null, name: string): number => {
  const at = text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) / 1000 : Number.NaN
  if (Number.isNaN(at)) throw refusals.fields({ [name]: ['Date has wrong format. Use YYYY-MM-DD.'] })
  return at
}

const blockedAnswer = ({ company: _, id: __, ...row }: BlockedRecord): BlockedAddress => row

async function antiDdosDay(req: SandboxRequest, from: number): Promise<AntiDdosDay> {
  const sites = req.scenario === 'empty' ? [] : sitesOf(req.world, req.company.id).map(({ url }) => url)
  const to = Math.min(from + 86_400, Math.floor(req.now()))
  const traffic = await gather(req.traffic, sites, from, to)
  const atTheEdge: Condition = { column: 'tier', passes: (tier) => tier === 'L1' }
  const question = { sites, from, to, conditions: [atTheEdge, ...ddos.rows] }
  const { total_count: addresses } = table(traffic, question, { column: 'clientip' }, 1)
  const requests = table(traffic, question, { column: 'tier' }, 1).results[0]?.requests ?? 0
  return { date: isoTime(from).slice(0, 10), addresses, requests, list: 'ddos_identified_ips' }
}

export const listReplies = replies(lists, {
  all(req) {
    const text = req.query.get('address')
    const wanted = text === null ? undefined : parseNetwork(networkParam(text))
    const active = flagOf(req.query, 'active')
    const automatic = flagOf(req.query, 'auto_generated')
    if (req.scenario === 'empty') return []
    return req.world.network_lists
      .all()
      .filter(
        (row) =>
          row.company === req.company.id &&
          (active === undefined || row.active === active) &&
          (automatic === undefined || row.auto_generated === automatic) &&
          (!wanted || addressesOf(req, row).some(({ address }) => hasNetwork(address, wanted))),
      )
      .map((row) => listAnswer(req, row, wanted))
  },
  one: (req) => listAnswer(req, ownRow(req.world.network_lists, req.params.list, req.company)),
  add(req) {
    const made = bodyAs(req.body, ListBody)
    nameIsFree(req, made.name)
    const number = req.world.network_lists.nextId()
    const row: NetworkListRecord = {
      id: number,
      company: req.company.id,
      auto_generated: false,
      name: made.name,
      description: made.description ?? '',
      active: made.active ?? true,
      services: idsOf(made.services ?? []),
      addresses: mergeEntries(tidy(made.addresses ?? [])),
    }
    return Response.json(listAnswer(req, req.world.network_lists.put(number, row)), { status: 201 })
  },
  save(req) {
    const row = ownList(req)
    const made = bodyAs(req.body, ListBody)
    nameIsFree(req, made.name, row.id)
    const next: NetworkListRecord = {
      ...row,
      name: made.name,
      description: made.description ?? '',
      active: made.active ?? true,
      services: idsOf(made.services ?? []),
      addresses: mergeEntries(tidy(made.addresses ?? [])),
    }
    return listAnswer(req, req.world.network_lists.put(row.id, next))
  },
  change(req) {
    const row = ownList(req)
    const made = bodyAs(req.body, partial(ListBody))
    if (made.name !== undefined) nameIsFree(req, made.name, row.id)
    const has = (name: string) => name in req.body
    const next: NetworkListRecord = {
      ...row,
      name: made.name ?? row.name,
      description: has('description') ? (made.description ?? '') : row.description,
      active: has('active') ? (made.active ?? true) : row.active,
      services: has('services') ? idsOf(made.services ?? []) : row.services,
      addresses: has('addresses') ? mergeEntries(tidy(made.addresses ?? [])) : row.addresses,
    }
    return listAnswer(req, req.world.network_lists.put(row.id, next))
  },
  remove(req) {
    req.world.network_lists.remove(ownList(req).id)
    return undefined
  },
  addAddress(req) {
    const row = ownList(req)
    const address = networkParam(req.params.address)
    const { description, until } = bodyAs(req.body, object({ description: note(300), until: nullish(secondsOf, null) }))
    if (until != null && until <= req.now()) throw refusals.fields({ until: ['Enter a time in the future.'] })
    const others = row.addresses.filter((entry) => entry.address !== address)
    const entry = { address, description: description ?? '', until: until ?? null }
    req.world.network_lists.put(row.id, { ...row, addresses: [...others, entry] })
    return Response.json(entry, { status: others.length < row.addresses.length ? 200 : 201 })
  },
  removeAddress(req) {
    const row = ownList(req)
    const address = networkParam(req.params.address)
    const others = row.addresses.filter((entry) => entry.address !== address)
    if (others.length === row.addresses.length) throw refusals.notFound()
    req.world.network_lists.put(row.id, { ...row, addresses: others })
    return undefined
  },
  async antiDdosHistory(req) {
    const from = dayOf(req.query.get('from'), 'from')
    const to = dayOf(req.query.get('to'), 'to')
    if (from > to) throw refusals.fields({ from: ['from must not be after to.'] })
    const days = Math.round((to - from) / 86_400) + 1
    if (days > 31) throw refusals.fields({ to: ['At most 31 days.'] })
    const history: AntiDdosDay[] = []
    for (let at = from; at <= Math.min(to, req.now()); at += 86_400) history.push(await antiDdosDay(req, at))
    return history
  },

  blocked(req) {
    const kind = req.query.get('kind')
    if (kind !== null && !blockedKinds.some((known) => known === kind))
      throw refusals.fields({ kind: [`"${kind.slice(0, 40)}" is not a valid choice.`] })
    if (req.scenario === 'empty') return []
    return req.world.blocked
      .all()
      .filter(
        (row) => row.company === req.company.id && (kind === null || row.kind === kind) && isAlive(req.now())(row),
      )
      .map(blockedAnswer)
  },
  block(req) {
    const { world, company } = req
    const Body = object({
      kind: picklist(blockedKinds),
      address: network,
      reason: note(300),
      until: nullish(secondsOf, null),
    })
    const wanted = bodyAs(req.body, Body)
    const address = networkParam(wanted.address)
    if (wanted.until != null && wanted.until <= req.now())
      throw refusals.fields({ until: ['Enter a time in the future.'] })
    const known = world.blocked.find(
      (row) => row.company === company.id && row.kind === wanted.kind && row.address === address,
    )
    const number = known?.id ?? world.blocked.nextId()
    const row = world.blocked.put(number, {
      id: number,
      company: company.id,
      kind: wanted.kind,
      address,
      reason: wanted.reason || `By ${req.user.username}`,
      created_at: Math.floor(req.now()),
      until: wanted.until ?? null,
    })
    return Response.json(blockedAnswer(row), { status: known ? 200 : 201 })
  },
  unblock(req) {
    const address = networkParam(req.params.address)
    const row = req.world.blocked.find(
      (known) => known.company === req.company.id && known.kind === req.params.kind && known.address === address,
    )
    if (!row) throw refusals.notFound()
    req.world.blocked.remove(row.id)
    return undefined
  },
})

const tidy = (
  rows: readonly { address: string; description?: string | null; until?: number | null }[],
): NetworkEntry[] =>
  rows.map((row) => ({ address: row.address, description: row.description ?? '', until: row.until ?? null }))

const RouteBody = object({
  name: text(100),
  description: note(),
  site: id(),
  url: pipe(text(2000), regex(/^\/[^\s\\]*$/, 'A path begins with / and has no spaces.')),
  duration: whole(60, 31_622_400),
  active: flag(true),
  expires_at: nullish(whole(0, 9_999_999_999)),
})

function routeFrom({ world, company, body }: SandboxRequest) {
  const made = bodyAs(body, RouteBody)
  const site = world.sites.get(made.site)
  if (site?.company !== company.id || !site.active)
    throw refusals.fields({ site: [`Invalid pk "${made.site}" - object does not exist.`] })
  const { description, active, expires_at } = made
  return {
    ...made,
    description: description ?? '',
    active: active ?? true,
    expires_at: expires_at ?? null,
    site_url: site.url,
  }
}

const MONTH_S = 30 * 86_400

function routeAnswer({ company: _, ...row }: SafeRouteRecord, { world, now }: SandboxRequest): SafeRoute {
  const uses = world.safe_route_uses.all().flatMap(({ route, timestamp }) => (route === row.id ? [timestamp] : []))
  return {
    ...row,
    last_used: uses.length > 0 ? Math.max(...uses) : null,
    uses_30d: uses.filter((timestamp) => timestamp > now() - MONTH_S).length,
  }
}

const ownRoute = (req: SandboxRequest) => ownRow(req.world.safe_routes, req.params.route, req.company)
const newKey = () => Number.parseInt(randomHex(8), 16)

export const securityReplies = replies(security, {
  safeRoutes(req) {
    const site = integerOf(req.query, 'site')
    if (req.scenario === 'empty') return []
    return req.world.safe_routes
      .all()
      .filter((row) => row.company === req.company.id && (site === undefined || row.site === site))
      .map((row) => routeAnswer(row, req))
  },
  safeRoute: (req) => routeAnswer(ownRoute(req), req),
  safeRouteHistory(req) {
    const { id: route } = ownRoute(req)
    return req.world.safe_route_uses
      .all()
      .filter((row) => row.route === route)
      .sort((a, b) => b.timestamp - a.timestamp)
      .map(({ ip, timestamp, user_agent }) => ({ ip, timestamp, user_agent: user_agent ?? null }))
  },
  addSafeRoute(req) {
    const made = routeFrom(req)
    const number = req.world.safe_routes.nextId()
    const link = safeRouteLink(made.site_url, made.url, newKey())
    const row = req.world.safe_routes.put(number, {
      ...made,
      id: number,
      company: req.company.id,
      link,
      owner: req.user.email,
      last_used: null,
      uses_30d: 0,
    })
    return Response.json(routeAnswer(row, req), { status: 201 })
  },
  saveSafeRoute(req) {
    const row = ownRoute(req)
    const made = routeFrom(req)
    const isSame = made.site === row.site && made.url === row.url
    const link = isSame ? row.link : safeRouteLink(made.site_url, made.url, newKey())
    return routeAnswer(req.world.safe_routes.put(row.id, { ...row, ...made, link }), req)
  },
  removeSafeRoute(req) {
    const { id: route } = ownRoute(req)
    req.world.safe_routes.remove(route)
    for (const use of req.world.safe_route_uses.all()) if (use.route === route) req.world.safe_route_uses.remove(use.id)
    return undefined
  },
})
