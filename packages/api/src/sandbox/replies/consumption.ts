import { array, maxLength, minLength, object, picklist, pipe } from 'valibot'
import type { ServiceConsumption } from '../../entities/Usage.ts'
import { countSites, transcodedMinutes } from '../bills.ts'
import { id } from '../body.ts'
import { refusals, type SandboxRequest } from '../context.ts'
import { administers } from '../permissions.ts'
import { filtersOf, list, span } from '../query.ts'
import { atTheEdge } from '../traffic/scan.ts'
import * as views from '../traffic/views.ts'
import type { CompanyRecord } from '../world/records.ts'
import { sitesOf } from '../world/World.ts'
import { dnsViewOf, storedAt } from './usage.ts'

const services = ['botmitigation', 'delivery', 'dnsdelegation', 'i3', 'storage', 'transcoding', 'waf'] as const
type Counted = (typeof services)[number]

const Filters = object({
  timestamp: span,
  vhost: list,
  clients: pipe(array(id()), minLength(1, 'This list may not be empty.'), maxLength(1000)),
  service: picklist(services),
})

const units: Readonly<Record<Counted, string>> = {
  botmitigation: 'requests',
  delivery: 'GB',
  dnsdelegation: 'queries',
  i3: 'images',
  storage: 'GB',
  transcoding: 'minutes',
  waf: 'requests',
}

const gigabyte = 1024 ** 3

const viewOf = (req: SandboxRequest, company: CompanyRecord, service: Counted): views.View =>
  ({
    botmitigation: views.bots,
    dnsdelegation: dnsViewOf(req.world, company.id),
    i3: views.images,
    waf: views.waf,
    delivery: views.delivery,
    storage: views.delivery,
    transcoding: views.delivery,
  })[service]

type ConsumptionFilters = Omit<ReturnType<typeof filtersOf<typeof Filters>>, 'clients'>

async function consumed(
  req: SandboxRequest,
  company: CompanyRecord,
  { service, timestamp, vhost }: ConsumptionFilters,
): Promise<number> {
  const to = Math.min(timestamp.to, Math.floor(req.now()))
  if (req.scenario === 'empty' || to <= timestamp.from) return 0
  if (service === 'storage') return storedAt(company.id, to).bytes / gigabyte
  if (service === 'transcoding') return transcodedMinutes(req, (row) => row === company.id, timestamp.from, to)
  const view = viewOf(req, company, service)
  const sites = sitesOf(req.world, company.id).map(({ url }) => url)
  const selected = sites.filter((site) => vhost.length === 0 || vhost.includes(site))
  const conditions = [atTheEdge, ...view.rows]
  const { bytes, requests } = await countSites(view.source?.(req.statistics) ?? req.statistics, {
    sites: selected,
    from: timestamp.from,
    to,
    conditions,
  })
  return service === 'delivery' ? bytes / gigabyte : requests
}

/** The consumption of a service by company: those of the clients the user administers, or the path's. */
export async function consumption(req: SandboxRequest, only?: CompanyRecord): Promise<ServiceConsumption[]> {
  const { clients, ...asking } = filtersOf(req.query, Filters)
  if (clients.some((client) => !administers(req.world, req.user, client))) throw refusals.forbidden()
  const companies = req.world.companies.all().flatMap((company) => {
    const { client } = company
    return client && clients.includes(client.id) && (!only || only.id === company.id) ? [{ company, client }] : []
  })
  const rows: ServiceConsumption[] = []
  for (const { company, client } of companies)
    rows.push({
      client: client.id,
      client_name: client.name,
      company: company.id,
      company_name: company.name,
      service: asking.service,
      unit: units[asking.service],
      consumed: Math.round((await consumed(req, company, asking)) * 100) / 100,
    })
  return rows
}
