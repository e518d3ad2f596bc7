import { array, string } from 'valibot'
import { area } from '../call/area.ts'
import type { Call } from '../call/call.ts'
import { anonymous, body, call, filteredBy, needs, needsService, quiet, returns } from '../call/call.ts'
import type { SpanFilter } from '../domain/families.ts'
import { needsProvisioning } from '../endpoints/needsProvisioning.ts'
import { endpoints } from '../endpoints/registry.ts'
import { Alert } from '../entities/Alert.ts'
import { type NewBackendProblem, VclRecommendation } from '../entities/Assistance.ts'
import { Backend, BackendProblem } from '../entities/Backend.ts'
import { AccountDeletion, ClientDetails } from '../entities/Billing.ts'
import { PrivateBotList } from '../entities/BotLists.ts'
import { BotActionChoice, BotConfiguration, type NewBotConfiguration } from '../entities/BotSettings.ts'
import { Company } from '../entities/Company.ts'
import { DnsDomain, DnsRecord } from '../entities/Dns.ts'
import { InventoryNode, InventoryProvider, OwaspRule } from '../entities/Inventory.ts'
import { LogConfig, StreamingIp } from '../entities/Logs.ts'
import { NetworkList, type NewNetworkList } from '../entities/NetworkList.ts'
import { NotificationPreference } from '../entities/Notification.ts'
import { Pop } from '../entities/Pop.ts'
import { ServiceRef } from '../entities/Role.ts'
import { Rule, RuleCount } from '../entities/Rule.ts'
import { rows } from '../entities/rows.ts'
import { OauthKeys, Passkey } from '../entities/Security.ts'
import { Site } from '../entities/Site.ts'
import { DnsHook } from '../entities/SslConfig.ts'
import { TranscodingProfile } from '../entities/Transcoding.ts'
import { StorageHistogram } from '../entities/Usage.ts'

const edge = {
  backend: call('GET {company}/backends/{backend}/', returns(Backend)),
  rule: call('GET {company}/rules/{rule}/', returns(Rule)),
  ruleCounts: call('GET {company}/rules/count/', returns(rows(RuleCount))),
}
const needsCreatorOfClients = [needs('companyCreator'), needs('clientAdmin')] as const

/**
 * Calls of the provider's public API that the dashboard does not make and the endpoint table therefore lacks, by area.
 * The sandbox answers them for programs. Those without an area are in replies/public.ts.
 */
export const publicCalls = {
  /** A user's own login. */
  account: area('account', {
    passkey: call('GET users/passkeys/{passkey}/', returns(Passkey)),
    renamePasskey: call('PATCH users/passkeys/{passkey}/', body<{ name: string }>(), returns(Passkey), quiet),
    /** All of them at once. */
    forgetDevices: call('DELETE users/remembered_device/', quiet),
    /** Replaces the OAuth keys, as `user.renewCredentials` creates them. */
    createCredentials: call('POST users/credentials/', returns(OauthKeys), quiet),
    /** The OAuth keys of a company's user, for whoever manages its users; created if missing. */
    credentialsFor: call('GET companies/oauth/create/{company}/{user}/', returns(OauthKeys)),
  }),
  company: area('company', {
    publicIpRanges: call('GET v2 companies/ipranges/{?group,format}', returns(array(string())), anonymous),
  }),
  companies: area(
    'companies',
    {
      /** Copies services and settings, but no sites: a site belongs to one company. */
      clone: call('POST companies/clone/', body<{ company: number; name: string }>(), returns(Company), quiet),
      /** Only for a company that never had a site. */
      remove: call('DELETE companies/{company}/', quiet),
    },
    { needs: needs('companyCreator') },
  ),
  sites: area(
    'sites',
    { one: call('GET {company}/sites/{site}/', returns(Site), needs('member')) },
    { prefix: 'companies' },
  ),
  inventory: area(
    'inventory',
    {
      pop: call('GET pop/{pop}/', returns(Pop)),
      node: call('GET node/{node}/', returns(InventoryNode)),
      provider: call('GET provider/{provider}/', returns(InventoryProvider)),
      owaspRule: call('GET owasp_rules/{rule}/', returns(OwaspRule)),
    },
    { prefix: 'inventory' },
  ),
  notifications: area(
    'notifications',
    { preference: call('GET {company}/preference/{preference}', returns(NotificationPreference)) },
    { prefix: 'notifications' },
  ),
  lists: area(
    'lists',
    {
      change: call(
        'PATCH companies/{company}/lists/{list}/',
        body<Partial<NewNetworkList>>(),
        returns(NetworkList),
        quiet,
      ),
    },
    { needs: needsService('iplists') },
  ),
  alerts: area('alerts', { one: call('GET {company}/alerts/{alert}/', returns(Alert)) }, { prefix: 'companies' }),
  dns: area(
    'dns',
    {
      domain: call('GET {company}/domain/{domain}/', returns(DnsDomain)),
      record: call('GET {company}/domain/{domain}/record/{record}/', returns(DnsRecord)),
    },
    { prefix: 'autoprovisioning', needs: needsService('dnsdelegation') },
  ),
  logs: area(
    'logs',
    {
      config: call('GET {company}/{log}/', returns(LogConfig)),
      streamingIp: call('GET {company}/streaming/ip/{ip}/', returns(StreamingIp), needsService('streaminglogs')),
    },
    { prefix: 'logs', needs: needsService('logs') },
  ),
  media: area(
    'media',
    { profile: call('GET {company}/transcoding_profile/{profile}/', returns(TranscodingProfile)) },
    { prefix: 'media', needs: needsService('transcoding') },
  ),
  billing: area(
    'billing',
    { deletion: call('GET account/{client}/verify/', returns(AccountDeletion)) },
    { prefix: 'billing', needs: needs('clientAdmin') },
  ),
  /** The provider's newer name for clients is tenants. Bodies are ours. */
  tenants: area(
    'tenants',
    {
      list: call('GET billing/{client}/tenant/', returns(rows(ClientDetails))),
      one: call('GET billing/{client}/tenant/{tenant}', returns(ClientDetails)),
      /** Adds a tenant with the package of the one in the path. */
      add: call(
        'POST billing/tenant/{tenant}/',
        body<{ name: string }>(),
        returns(ClientDetails),
        quiet,
        ...needsCreatorOfClients,
      ),
      save: call('PUT billing/tenant/{tenant}/', body<{ name: string }>(), returns(ClientDetails), quiet),
      /** Only for a tenant without companies. */
      remove: call('DELETE billing/tenant/{tenant}/', quiet, ...needsCreatorOfClients),
      services: call('GET billing/tenant/{tenant}/service/', returns(rows(ServiceRef))),
      service: call('GET billing/tenant/{tenant}/service/{service}/', returns(ServiceRef)),
      /** Adds the service to every company of the tenant. */
      addService: call(
        'POST billing/tenant/{tenant}/service/',
        body<{ service_id: number }>(),
        returns(ServiceRef),
        quiet,
      ),
      removeService: call('DELETE billing/tenant/{tenant}/service/{service}/', quiet),
      addCompany: call(
        'POST companies/tenant/{tenant}/company/create/',
        body<{ name: string }>(),
        returns(Company),
        quiet,
        ...needsCreatorOfClients,
      ),
    },
    { needs: needs('clientAdmin') },
  ),
  usage: area('usage', {
    storageConsumption: call(
      'GET storage/consumption/{company}/{?filters}',
      filteredBy<Pick<SpanFilter, 'timestamp'>>(),
      returns(StorageHistogram),
      needsService('storage'),
    ),
  }),
  provisioning: area('provisioning', edge, { prefix: 'autoprovisioning', needs: needsProvisioning }),
  staging: area('staging', edge, { prefix: 'staging', needs: needsService('staging') }),
  certificates: area(
    'certificates',
    { hook: call('GET dnshook/{hook}/', returns(DnsHook), needs('member')) },
    { prefix: 'autoprovisioning', needs: needsProvisioning },
  ),
  botSettings: area(
    'botSettings',
    {
      removeToken: call('DELETE {company}/origin_token/site/{site}/', quiet),
      configuration: call('GET {company}/configurations/{site}/', returns(BotConfiguration)),
      changeConfiguration: call(
        'PATCH {company}/configurations/{site}/',
        body<Partial<NewBotConfiguration>>(),
        returns(BotConfiguration),
        quiet,
      ),
      actionChoices: call('GET {company}/configurations/{site}/action-choices/', returns(rows(BotActionChoice))),
    },
    { prefix: 'bot_mitigation', needs: needsService('botmitigation') },
  ),
  botLists: area(
    'botLists',
    {
      allowList: call('GET {company}/site/{site}/allow_list/private/{list}/', returns(PrivateBotList)),
      denyList: call('GET {company}/site/{site}/deny_list/private/{list}/', returns(PrivateBotList)),
    },
    { prefix: 'bot_mitigation', needs: needsService('botmitigation') },
  ),
  assistance: area(
    'assistance',
    {
      /** Not stored: the answer is copied into the editor and checked like any program. */
      recommendVcl: call(
        'POST {company}/vcl_recommendation/',
        body<{ prompt: string }>(),
        returns(VclRecommendation),
        quiet,
      ),
      reportProblem: call('POST {company}/backendproblem/', body<NewBackendProblem>(), returns(BackendProblem), quiet),
    },
    { prefix: 'autoprovisioning', needs: needsProvisioning },
  ),
  anomalies: area(
    'anomalies',
    {
      /** Stops watching a site and deletes its thresholds. */
      removePreference: call('DELETE {company}/anomalypreferences/{site}/', quiet),
    },
    { prefix: 'statistics', needs: needsService('anomalydetection', 'freeanomalydetection') },
  ),
}

type Endpoints = typeof endpoints
type PublicCalls = typeof publicCalls

/** An area of the endpoint table or of the public API. */
export type SandboxArea = keyof Endpoints | keyof PublicCalls

/** The calls of an area: those of the endpoint table and those of the public API. */
export type CallsOf<Area extends SandboxArea> = (Area extends keyof Endpoints ? Endpoints[Area] : unknown) &
  (Area extends keyof PublicCalls ? PublicCalls[Area] : unknown)

const tables: readonly Readonly<Record<string, Readonly<Record<string, Call>>>>[] = [endpoints, publicCalls]

/** The areas of the sandbox. */
export const sandboxAreas = [...new Set(tables.flatMap((table) => Object.keys(table)))] as SandboxArea[]

/** The calls of an area that the sandbox answers. */
export function callsOf<Area extends SandboxArea>(name: Area): CallsOf<Area> {
  // `CallsOf` joins the types of the two tables as this joins their rows.
  return Object.assign({}, ...tables.map((table) => table[name]))
}

/** Every call that the sandbox answers. */
export function everySandboxCall(): Call[] {
  return tables.flatMap((table) => Object.values(table)).flatMap((rowsOf) => Object.values(rowsOf))
}
