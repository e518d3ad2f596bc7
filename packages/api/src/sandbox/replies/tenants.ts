import { object } from 'valibot'
import { tenants } from '../../endpoints/tenants.ts'
import { bodyAs, id, text } from '../body.ts'
import { isoTime, Refusal, refusals, type SandboxRequest } from '../context.ts'
import { replies } from '../replies.ts'
import { type ClientRecord, contractAt } from '../world/accounts.ts'
import { contractable } from '../world/seed.ts'
import type { CompanyRecord } from '../world/World.ts'
import { clientWith, detailsOf } from './billing.ts'
import { makeCompany } from './companies.ts'
import { nextProfile } from './members.ts'

const tenantOf = (ask: SandboxRequest) => clientWith(ask, ask.params.tenant)

const NameBody = object({ name: text(200) })

const companiesOf = ({ world }: SandboxRequest, tenant: ClientRecord): CompanyRecord[] =>
  world.companies.all().filter(({ client }) => client?.id === tenant.id)

function servicesOf(ask: SandboxRequest, tenant: ClientRecord) {
  const held = companiesOf(ask, tenant).flatMap(({ services }) => services)
  return [...new Map(held.map(({ id: number, name }) => [number, { id: number, name }])).values()].sort(
    (a, b) => a.id - b.id,
  )
}

function serviceOf(ask: SandboxRequest, tenant: ClientRecord) {
  const found = servicesOf(ask, tenant).find((row) => String(row.id) === ask.params.service)
  if (!found) throw refusals.notFound()
  return found
}

function add(ask: SandboxRequest): Response {
  const { world, user } = ask
  const parent = tenantOf(ask)
  const { name } = bodyAs(ask.body, NameBody)
  const number = world.clients.nextId()
  const today = new Date(ask.now() * 1000)
  const since = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1) / 1000
  const { solution_type } = contractAt(parent, ask.now())
  const row = world.clients.put(number, {
    ...{ id: number, name, since, card: null, deletion_requested_at: null },
    info: { ...parent.info, name, tax_id: '', email: '', phone: '' },
    contracts: [{ since, solution_type, extras: [] }],
  })
  if (!user.is_staff) {
    const profile = { id: nextProfile(world), client: number, roles: [1] }
    world.users.put(user.id, { ...user, client_profiles: [...user.client_profiles, profile] })
  }
  return Response.json(detailsOf(ask, row), { status: 201 })
}

function save(ask: SandboxRequest) {
  const tenant = tenantOf(ask)
  const { name } = bodyAs(ask.body, NameBody)
  for (const company of companiesOf(ask, tenant))
    ask.world.companies.put(company.id, { ...company, client: { id: tenant.id, name } })
  return detailsOf(ask, ask.world.clients.put(tenant.id, { ...tenant, name }))
}

function remove(ask: SandboxRequest): undefined {
  const { world } = ask
  const tenant = tenantOf(ask)
  if (companiesOf(ask, tenant).length > 0) throw new Refusal(400, { message: `Tenant ${tenant.name} has companies` })
  world.clients.remove(tenant.id)
  for (const user of world.users.all()) {
    const client_profiles = user.client_profiles.filter((row) => row.client !== tenant.id)
    if (client_profiles.length < user.client_profiles.length) world.users.put(user.id, { ...user, client_profiles })
  }
}

function addService(ask: SandboxRequest): Response {
  const tenant = tenantOf(ask)
  const { service_id } = bodyAs(ask.body, object({ service_id: id() }))
  const service = contractable.find((row) => row.id === service_id)
  if (!service) throw refusals.fields({ service_id: [`Invalid pk "${service_id}" - object does not exist.`] })
  const companies = companiesOf(ask, tenant)
  if (companies.length === 0) throw new Refusal(400, { message: `Tenant ${tenant.name} has no companies` })
  const without = companies.filter(({ services }) => !services.some((held) => held.id === service_id))
  if (without.length === 0) throw refusals.fields({ service_id: ['Every company of the tenant holds this service.'] })
  const since = isoTime(ask.now())
  for (const company of without)
    ask.world.companies.put(company.id, { ...company, services: [...company.services, { ...service, since }] })
  return Response.json(service, { status: 201 })
}

function removeService(ask: SandboxRequest): undefined {
  const tenant = tenantOf(ask)
  const { id: number } = serviceOf(ask, tenant)
  for (const company of companiesOf(ask, tenant)) {
    const services = company.services.filter((held) => held.id !== number)
    if (services.length < company.services.length) ask.world.companies.put(company.id, { ...company, services })
  }
}

/** Answers the rows of `tenants`. */
export const tenantReplies = replies(tenants, {
  list: (ask) => [detailsOf(ask, clientWith(ask, ask.params.client))],
  one(ask) {
    const client = clientWith(ask, ask.params.client)
    if (String(client.id) !== ask.params.tenant) throw refusals.notFound()
    return detailsOf(ask, client)
  },
  add,
  save,
  remove,
  services: (ask) => servicesOf(ask, tenantOf(ask)),
  service: (ask) => serviceOf(ask, tenantOf(ask)),
  addService,
  removeService,
  addCompany(ask) {
    const { id: client, name: clientName } = tenantOf(ask)
    return makeCompany(ask, { name: bodyAs(ask.body, NameBody).name, client: { id: client, name: clientName } })
  },
})
