import type { CallsOf, SandboxArea } from './publicCalls.ts'
import { accountSamples, authSamples } from './samples/account.ts'
import { anomalySamples } from './samples/anomalies.ts'
import { billingSamples } from './samples/billing.ts'
import { botSettingsSamples } from './samples/botSettings.ts'
import { cacheSamples, mediaSamples } from './samples/cache.ts'
import { certificateSamples } from './samples/certificates.ts'
import { companySamples } from './samples/company.ts'
import { dnsSamples, logSamples } from './samples/dns.ts'
import {
  accountBeyondSamples,
  assistanceSamples,
  botListSamples,
  companiesSamples,
  tenantSamples,
} from './samples/extensions.ts'
import { alertSamples, listSamples, securitySamples } from './samples/lists.ts'
import { auditSamples, notificationSamples } from './samples/notifications.ts'
import { protectionSamples } from './samples/protection.ts'
import { edgeSamples, ruleBuilderSamples } from './samples/provisioning.ts'
import type { SamplesOf } from './samples/SamplesOf.ts'
import { statisticsSamples } from './samples/statistics.ts'
import { botSamples, ddosSamples, originSamples, usageSamples, wafSamples } from './samples/statisticsFamilies.ts'
import { thirdSamples } from './samples/thirdParties.ts'

/** A valid request of every row, for tests of the contract and load; a missing row does not compile. */
export const samples: { readonly [Area in SandboxArea]: SamplesOf<CallsOf<Area>> } = {
  auth: authSamples,
  user: accountSamples,
  account: accountBeyondSamples,
  company: companySamples.company,
  companies: companiesSamples,
  sites: companySamples.sites,
  inventory: companySamples.inventory,
  statistics: statisticsSamples,
  ...thirdSamples,
  audit: auditSamples,
  notifications: notificationSamples,
  lists: listSamples,
  alerts: alertSamples,
  security: securitySamples,
  dns: dnsSamples,
  logs: logSamples,
  cache: cacheSamples,
  media: mediaSamples,
  billing: billingSamples,
  tenants: tenantSamples,
  waf: wafSamples,
  bots: botSamples,
  ddos: ddosSamples,
  origins: originSamples,
  usage: usageSamples,
  provisioning: edgeSamples('production'),
  staging: edgeSamples('staging'),
  ruleBuilder: ruleBuilderSamples,
  certificates: certificateSamples,
  protection: protectionSamples,
  botSettings: botSettingsSamples,
  botLists: botListSamples,
  assistance: assistanceSamples,
  anomalies: anomalySamples,
}
