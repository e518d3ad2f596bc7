import type { Call } from '../call/call.ts'
import { alerts } from './alerts.ts'
import { anomalies } from './anomalies.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { billing } from './billing.ts'
import { blog } from './blog.ts'
import { botLists } from './botLists.ts'
import { botSettings } from './botSettings.ts'
import { bots } from './bots.ts'
import { cache } from './cache.ts'
import { certificates } from './certificates.ts'
import { companies } from './companies.ts'
import { company } from './company.ts'
import { ddos } from './ddos.ts'
import { dns } from './dns.ts'
import { inventory } from './inventory.ts'
import { lists } from './lists.ts'
import { logs } from './logs.ts'
import { media } from './media.ts'
import { metrics } from './metrics.ts'
import { notifications } from './notifications.ts'
import { origins } from './origins.ts'
import { protection } from './protection.ts'
import { provisioning } from './provisioning.ts'
import { ruleBuilder } from './ruleBuilder.ts'
import { security } from './security.ts'
import { sites } from './sites.ts'
import { staging } from './staging.ts'
import { statics } from './statics.ts'
import { statistics } from './statistics.ts'
import { status } from './status.ts'
import { ticketDesk } from './ticketDesk.ts'
import { tickets } from './tickets.ts'
import { usage } from './usage.ts'
import { user } from './user.ts'
import { waf } from './waf.ts'

/** The endpoint table: every area. For the sandbox, the docs and tests; screens import the area they use. */
export const endpoints = {
  auth,
  user,
  company,
  companies,
  sites,
  statistics,
  inventory,
  tickets,
  ticketDesk,
  status,
  blog,
  statics,
  metrics,
  audit,
  notifications,
  lists,
  alerts,
  security,
  dns,
  logs,
  cache,
  media,
  billing,
  waf,
  bots,
  ddos,
  origins,
  usage,
  provisioning,
  staging,
  ruleBuilder,
  certificates,
  protection,
  botSettings,
  botLists,
  anomalies,
} as const

/** Every row of the endpoint table. */
export function everyCall(): Call[] {
  return Object.values(endpoints).flatMap((rows): Call[] => Object.values(rows))
}
