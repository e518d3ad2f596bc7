import { object } from 'valibot'
import { bodyAs, id, text } from '../body.ts'
import { isoTime, Refusal, refusals, type SandboxRequest } from '../context.ts'
import { callsOf } from '../publicCalls.ts'
import { replies } from '../replies.ts'
import { contractAt } from '../world/accounts.ts'
import type { ClientRecord, CompanyRecord } from '../world/records.ts'
import { contractable } from '../world/seed.ts'
import { clientWith, detailsOf } from './billing.ts'
import { makeCompany } from './companies.ts'
import { nextProfile } from './members.ts'

const tenantOf = (req: SandboxRequest) => clientWith(req, req.params.tenant)

const NameBody = object({ name: text(200) })

const companiesOf = ({ world }: SandboxRequest, tenant: ClientRecord): CompanyRecord[] =>
  world.companies.all().filter(({ client }) => client?.id === tenant.id)

function servicesOf(req: SandboxRequest, tenant: ClientRecord) {
  const held = companiesOf(req, tenant).flatMap(({ services }) => services)
  return [...new Map(held.map(({ id: number, name }) => [number, { id: number, name }])).values()].sort(
    (a, b) => a.id - b.id,
  )
}

function serviceOf(req: SandboxRequest, tenant: ClientRecord) {
  const found = servicesOf(req, tenant).find((row) => String(row.id) === req.params.service)
  if (!found) throw refusals.notFound()
  return found
}

function add(req: SandboxRequest): Response {
  const { world, user } = req
  const parent = tenantOf(req)
  const { name } = bodyAs(req.body, NameBody)
  const number = world.clients.nextId()
  const today = new Date(req.now() * 1000)
  const since = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1) / 1000
  const { solution_type } = contractAt(parent, req.now())
  const row = world.clients.put(number, {
    id: number,
    name,
    since,
    card: null,
    deletion_requested_at: null,
    info: { ...parent.info, name, tax_id: '', email: '', phone: '' },
    contracts: [{ since, solution_type, extras: [] }],
  })
  if (!user.is_staff) {
    const profile = { id: nextProfile(world), client: number, roles: [1] }
    world.users.put(user.id, { ...user, client_profiles: [...user.client_profiles, profile] })
  }
  return Response.json(detailsOf(req, row), { status: 201 })
}

function save(req: SandboxRequest) {
  const tenant = tenantOf(req)
  const { name } = bodyAs(req.body, NameBody)
  for (const company of companiesOf(req, tenant))
    req.world.companies.put(company.id, { ...company, client: { id: tenant.id, name } })
  return detailsOf(req, req.world.clients.put(tenant.id, { ...tenant, name }))
}

function remove(req: SandboxRequest): undefined {
  const { world } = req
  const tenant = tenantOf(req)
  if (companiesOf(req, tenant).length > 0) throw new Refusal(400, { message: `Tenant ${tenant.name} has companies` })
  world.clients.remove(tenant.id)
  for (const user of world.users.all()) {
    const client_profiles = user.client_profiles.filter((row) => row.client !== tenant.id)
    if (client_profiles.length < user.client_profiles.length) world.users.put(user.id, { ...user, client_profiles })
  }
}

function addService(req: SandboxRequest): Response {
  const tenant = tenantOf(req)
  const { service_id } = bodyAs(req.body, object({ service_id: id() }))
  const service = contractable.find((row) => row.id === service_id)
  if (!service) throw refusals.fields({ service_id: [`Invalid pk "${service_id}" - object does not exist.`] })
  const companies = companiesOf(req, tenant)
  if (companies.length === 0) throw new Refusal(400, { message: `Tenant ${tenant.name} has no companies` })
  const without = companies.filter(({ services }) => !services.some((held) => held.id === service_id))
  if (without.length === 0) throw refusals.fields({ service_id: ['Every company of the tenant holds this service.'] })
  const since = isoTime(req.now())
  for (const company of without)
    req.world.companies.put(company.id, { ...company, services: [...company.services, { ...service, since }] })
  return Response.json(service, { status: 201 })
}

function removeService(req: SandboxRequest): undefined {
  const tenant = tenantOf(req)
  const { id: number } = serviceOf(req, tenant)
  for (const company of companiesOf(req, tenant)) {
    const services = company.services.filter((held) => held.id !== number)
    if (services.length < company.services.length) req.world.companies.put(company.id, { ...company, services })
  }
}

export const tenantReplies = replies(callsOf('tenants'), {
  list: (req) => [detailsOf(req, clientWith(req, req.params.client))],
  one(req) {
    const client = clientWith(req, req.params.client)
    if (String(client.id) !== req.params.tenant) throw refusals.notFound()
    return detailsOf(req, client)
  },
  add,
  save,
  remove,
  services: (req) => servicesOf(req, tenantOf(req)),
  service: (req) => serviceOf(req, tenantOf(req)),
  addService,
  removeService,
  addCompany(req) {
    const { id: client, name: clientName } = tenantOf(req)
    return makeCompany(req, { name: bodyAs(req.body, NameBody).name, client: { id: client, name: clientName } })
  },
})
