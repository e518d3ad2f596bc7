import { array, number, string, union } from 'valibot'
import { area } from '../../call/area.ts'
import { body, call, file, needs, needsService, quiet, returns } from '../../call/call.ts'
import { needsProvisioning } from '../../endpoints/needsProvisioning.ts'
import { ReactionInfo } from '../../entities/Alert.ts'
import { AnomalyPreference, AnomalyThreshold } from '../../entities/Anomaly.ts'
import { BackendProblem } from '../../entities/Backend.ts'
import { Company } from '../../entities/Company.ts'
import { loose } from '../../entities/loose.ts'
import { Role, ServiceRef } from '../../entities/Role.ts'
import { parameterTypes } from '../../entities/Rule.ts'
import { DnsCertRequest, type NewDnsCertRequest } from '../../entities/SslConfig.ts'
import { Histogram, Table } from '../../entities/Statistics.ts'
import { ServiceConsumption, StorageHistogram } from '../../entities/Usage.ts'
import { Named, UserPreferences } from '../../entities/User.ts'
import { CustomConfig } from '../../entities/VclConfig.ts'
import { inCompany, randomHex, refusals, type SandboxRequest } from '../context.ts'
import { mustMeet, ownRow, refusalOf } from '../permissions.ts'
import { replies } from '../replies.ts'
import { answerHistogram, answerTable, slowly } from '../statisticsQueries.ts'
import { crawlerName } from '../traffic/labels.ts'
import * as views from '../traffic/views.ts'
import { dnsHooks } from '../world/dnsHooks.ts'
import { contractable } from '../world/seed.ts'
import { isMember, roleIds } from '../world/World.ts'
import { preferences as anomalyPreferences } from './anomalies.ts'
import { backendProblem } from './backendProblems.ts'
import { ownCompanies } from './companies.ts'
import { consumption } from './consumption.ts'
import { addDnsRequest } from './dnsCertificates.ts'
import { prometheus } from './prometheus.ts'
import { reactionsFor } from './reactions.ts'
import { domainTable, modes, storage, storageTable } from './usage.ts'

/** Calls of the provider's public API that the dashboard does not use, so they are not in its table. */
const unhired = loose({ company: number(), service_id: number(), name: string() })
const keyName = loose({ id: number(), dns_hook: number(), key_name: string() })
const keyValue = loose({ id: number(), dns_hook_key_name: number(), credential: number(), key_value: string() })
const hookKeys = 'autoprovisioning/dnshook/{hook}/dnshookkeyname'
const needsAnomalies = needsService('anomalydetection', 'freeanomalydetection')
const series = union([Histogram, Table])

/** The rows of these calls; their paths are those of the public API. */
export const publicRows = area('public', {
  ownCompanies: call('GET v2 companies/current_user/companies/', returns(array(Company))),
  ownRoles: call('GET v2 companies/current_user/company/{company}/roles/', returns(array(Role))),
  ownServices: call('GET v2 companies/current_user/company/{company}/services/', returns(array(ServiceRef))),
  role: call('GET users/roles/{role}/', returns(Role)),
  customConfig: call('GET autoprovisioning/{company}/customconfig/{config}/', returns(CustomConfig), needsProvisioning),
  threshold: call(
    'GET statistics/{company}/anomalythreshold/{threshold}/',
    returns(AnomalyThreshold),
    needsService('anomalydetection'),
  ),
  metrics: call('GET statistics/metrics/{company}/prometheus/', file, needsService('stats')),

  // The public schema defines no responses for the rows below; their shapes are our own.
  consumption: call('GET statistics/consumption/{?filters}', returns(array(ServiceConsumption))),
  companyConsumption: call('GET statistics/consumption/{company}/{?filters}', returns(array(ServiceConsumption))),
  wafHeaders: call(
    'GET statistics/{company}/waf/header_info/{header}/',
    returns(loose({ id: number() })),
    needsService('waf'),
  ),
  anomalyPreference: call(
    'GET statistics/{company}/anomalypreferences/{site}/',
    returns(AnomalyPreference),
    needsAnomalies,
  ),
  reactions: call('GET statistics/{company}/anomalyreaction/', returns(array(ReactionInfo)), needsAnomalies),
  reaction: call('GET statistics/{company}/anomalyreaction/{reaction}/', returns(ReactionInfo), needsAnomalies),
  images: call(
    'GET v2 statistics/{company}/i3/{mode}/{format}/{?filters,detailed}',
    returns(series),
    needsService('i3'),
  ),
  lookups: call(
    'GET v2 statistics/{company}/ip_info/{mode}/{format}/{?filters,detailed}',
    returns(series),
    needsService('ipinfo'),
  ),
  domainTable: call(
    'GET statistics/{company}/domains/historic/table/{?filters}',
    returns(Table),
    needsService('dnsdelegation'),
  ),
  hookKeys: call(`GET ${hookKeys}/`, returns(array(keyName))),
  hookKey: call(`GET ${hookKeys}/{key}/`, returns(keyName)),
  keyValues: call('GET autoprovisioning/{key}/dnshookkeyvalue/', returns(array(keyValue))),
  keyValue: call('GET autoprovisioning/{key}/dnshookkeyvalue/{value}', returns(keyValue)),
  parameterTypes: call('GET autoprovisioning/parameters/types/', returns(array(Named))),
  backendProblem: call(
    'GET autoprovisioning/{company}/backendproblem/{problem}/',
    returns(BackendProblem),
    needsProvisioning,
  ),
  unhired: call('GET companies/services/subscription', returns(array(unhired))),
  preferences: call('GET users/dashboard_preferences/{id}/', returns(UserPreferences)),
  randomPassword: call(
    'POST core/password/{company}/',
    returns(loose({ password: string() })),
    quiet,
    needs('userManager'),
  ),
  dnsRequest: call('POST autoprovisioning/dnscertrequest/', body<NewDnsCertRequest>(), returns(DnsCertRequest), quiet),
  googlebot: call(
    'GET companies/{company}/histogram/googlebot/{?filters}',
    returns(Histogram),
    needsService('botmitigation', 'stats'),
  ),
  storage: call(
    'GET statistics/{company}/storage/{mode}/{format}/{?filters}',
    returns(union([StorageHistogram, Table])),
    needsService('storage'),
  ),
})

const rolesOf = ({ world, user, company }: SandboxRequest) =>
  [...new Set(roleIds(user, company))].flatMap((id) => world.roles.get(id) ?? [])

const hookOf = (id: string | undefined) => {
  const hook = dnsHooks.find((row) => String(row.id) === id)
  if (!hook) throw refusals.notFound()
  return hook
}

function keysOf(req: SandboxRequest) {
  const { id: dns_hook, keys } = hookOf(req.params.hook)
  return keys.map(({ key_name_id, key_name }) => ({ id: key_name_id, dns_hook, key_name }))
}

function valuesOf({ world, user, params }: SandboxRequest) {
  const key = dnsHooks.flatMap(({ keys }) => keys).find(({ key_name_id }) => String(key_name_id) === params.key)
  if (!key) throw refusals.notFound()
  return world.dns_credentials.all().flatMap(({ id, company: owner, creds }) => {
    const company = world.companies.get(owner)
    const isOurs = company && isMember(user, company)
    if (!isOurs || refusalOf([needsProvisioning.need], { world, user, company })) return []
    return creds.flatMap(({ name, value }) =>
      name === key.key_name
        ? [{ id: id * 100 + key.key_name_id, dns_hook_key_name: key.key_name_id, credential: id, key_value: value }]
        : [],
    )
  })
}

function findOrNotFound<Row>(rows: readonly Row[], test: (row: Row) => boolean): Row {
  const found = rows.find(test)
  if (!found) throw refusals.notFound()
  return found
}

function familyOf(req: SandboxRequest, view: views.View) {
  if (!['historic', 'analytic'].includes(req.params.mode ?? '')) throw refusals.notFound()
  if (req.params.format === 'table') return answerTable(req, view)
  if (req.params.format !== 'histogram') throw refusals.notFound()
  return answerHistogram(req, view)
}

export const publicReplies = replies(publicRows, {
  ownCompanies,
  ownRoles: rolesOf,
  ownServices: ({ company }) => company.services.map(({ id, name }) => ({ id, name })),
  role({ world, params }) {
    const role = world.roles.get(params.role ?? '')
    if (!role) throw refusals.notFound()
    return role
  },
  customConfig(req) {
    const { area: _, ...row } = ownRow(req.world.custom_configs, req.params.config, req.company)
    return row
  },
  threshold(req) {
    const { company: _, ...row } = ownRow(req.world.anomaly_thresholds, req.params.threshold, req.company)
    return { ...row, site: req.world.sites.get(row.site_id)?.url ?? '' }
  },
  metrics: prometheus,

  consumption: (req) => consumption(req),
  companyConsumption: (req) => consumption(req, req.company),
  wafHeaders() {
    throw refusals.notFound()
  },
  anomalyPreference(req) {
    const { results } = anomalyPreferences(req)
    return findOrNotFound(results, (row) => String(row.site_id) === req.params.site)
  },
  reactions: () => reactionsFor('AnomalyThreshold'),
  reaction: (req) =>
    findOrNotFound(reactionsFor('AnomalyThreshold'), (row) => row.reaction_type === req.params.reaction),
  images: (req) => familyOf(req, views.images),
  lookups: (req) => familyOf(req, views.lookups),
  domainTable,
  hookKeys: keysOf,
  hookKey: (req) => findOrNotFound(keysOf(req), (row) => String(row.id) === req.params.key),
  keyValues: valuesOf,
  keyValue: (req) => findOrNotFound(valuesOf(req), (row) => String(row.id) === req.params.value),
  parameterTypes: () => [...parameterTypes].map((name, i) => ({ id: i + 1, name })),
  backendProblem,
  unhired: ({ world, user }) =>
    world.companies
      .all()
      .flatMap((company) =>
        isMember(user, company)
          ? contractable
              .filter(({ id }) => !company.services.some((held) => held.id === id))
              .map(({ id, name }) => ({ company: company.id, service_id: id, name }))
          : [],
      ),
  preferences({ world, user, params }) {
    const { temporal: _, ...row } = findOrNotFound(world.preferences.all(), (one) => String(one.id) === params.id)
    if (row.user !== user.id) throw refusals.notFound()
    return row
  },
  randomPassword: () => ({ password: `Pw${randomHex(12)}7` }),
  dnsRequest(req) {
    const { world, user, body } = req
    const row = world.dns_credentials.get(String(body.credential ?? ''))
    const company = row && world.companies.get(row.company)
    if (!company || !isMember(user, company))
      throw refusals.fields({ credential: ['Invalid pk - object does not exist.'] })
    mustMeet([needsProvisioning.need], { world, user, company })
    return addDnsRequest(inCompany(req, company))
  },
  googlebot(req) {
    const rows: views.View['rows'] = [{ column: 'agent', passes: (agent) => crawlerName(agent) === 'Googlebot' }]
    return answerHistogram(req, { ...views.bots, rows })
  },
  storage(req) {
    if (!modes.options.some((mode) => mode === req.params.mode)) throw refusals.notFound()
    if (req.params.format === 'histogram') return slowly(req, () => storage(req))
    if (req.params.format === 'table') return slowly(req, () => storageTable(req))
    throw refusals.notFound()
  },
})
