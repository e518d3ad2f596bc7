// §7 of the specification, call by call, held against the endpoint table: none is missing, and what is beyond it says so.
import { describe, expect, it } from 'vitest'
import type { Call } from '../call/call.ts'
import { everyCall } from './registry.ts'

/** As §7 writes them, with `{}` for params; a host before the path where it is not the provider's API. */
const specification = {
  'Auth and user': `
    GET ip
    POST oauth2/access_token
    POST core/revoke_token
    POST core/password
    POST core/password/{}
    PUT companies/change_password
    GET v2 companies/current_user
    GET v2 companies/current_user/company/{}
    GET users/passkeys
    GET users/passkeys/register
    POST users/passkeys/register
    DELETE users/passkeys/{}
    GET users/passkeys/auth
    POST users/passkeys/auth
    GET users/twofactorauth
    POST users/twofactorauth
    DELETE users/twofactorauth
    POST users/twofactorauth/verify
    GET users/credentials
    PUT users/credentials
    GET users/roles
    GET users/tokenrequests
    GET companies/{}/users/{}/tokenrequests
    DELETE companies/{}/users/{}/tokenrequests
    DELETE companies/{}/users/{}/tokenrequests/{}
    GET users/remembered_device
    DELETE users/remembered_device/{}
    POST users/dashboard_preferences
    PUT users/dashboard_preferences/{}
    GET users/{}/shared_url
    GET users/{}/shared_url/{}
    POST users/{}/shared_url
    PUT users/{}/shared_url/{}
    DELETE users/{}/shared_url/{}`,
  Companies: `
    POST companies
    GET companies/{}
    PUT companies/{}
    GET companies/{}/support_type
    GET companies/users
    GET companies/impersonate/{}
    GET companies/{}/users
    GET companies/{}/users/{}
    POST companies/{}/users
    PUT companies/{}/users/{}
    DELETE companies/{}/users/{}
    PUT companies/{}/self_user/{}
    POST companies/{}/profile
    PUT companies/{}/profile/{}
    GET companies/{}/services/subscribable
    GET companies/{}/services/subscription
    POST companies/{}/services/subscription
    DELETE companies/{}/services/subscription/{}
    GET companies/{}/sites
    POST companies/{}/sites
    PUT companies/{}/sites/{}
    DELETE companies/{}/sites/{}
    POST companies/{}/sites/{}/enable_ssl
    PUT companies/{}/sites/{}/move
    POST companies/{}/siteverification
    POST companies/{}/sitevalidation
    GET companies/ipranges
    GET companies/{}/lists
    GET companies/{}/lists/{}
    POST companies/{}/lists
    PUT companies/{}/lists/{}
    DELETE companies/{}/lists/{}
    POST companies/{}/lists/{}/address/{}
    DELETE companies/{}/lists/{}/address/{}
    GET companies/{}/reactioninfo
    GET companies/{}/alerts
    POST companies/{}/alerts
    PUT companies/{}/alerts/{}
    PATCH companies/{}/alerts/{}
    DELETE companies/{}/alerts/{}`,
  Audit: `
    GET audit/action/{}`,
  Billing: `
    GET v2 billing/current_user/client/{}
    GET billing/{}/billing_info
    PUT billing/{}/billing_info
    GET billing/billing_list/company/{}
    GET billing/download/billing/company/{}/{}
    GET billing/update_payment/{}
    GET billing/billings_client/{}
    GET billing/billings_client/{}/{}
    GET billing/billings_client/{}/{}/{}
    POST billing/{}/download
    GET billing/{}/download/{}/{}
    GET billing/extra_solutions
    GET billing/solution
    GET billing/client_solution/{}
    PUT billing/client_solution/{}
    DELETE billing/account/{}
    GET billing/product_lines
    GET billing/consumption
    GET billing/user_support`,
  Statistics: `
    GET statistics/{}/delivery/historic/histogram
    GET statistics/{}/delivery/historic/table
    GET statistics/{}/delivery/analytic/histogram
    GET statistics/{}/delivery/analytic/table
    GET statistics/{}/bot_mitigation/historic/histogram
    GET statistics/{}/bot_mitigation/analytic/histogram
    GET statistics/{}/bot_mitigation/analytic/table
    GET bot_mitigation/{}/client/analysis
    GET bot_mitigation/{}/traffic/analysis
    GET companies/{}/invalidate/histogram
    GET statistics/{}/service_config
    GET statistics/{}/waf/historic/histogram
    GET statistics/{}/waf/analytic/histogram
    GET statistics/{}/waf/analytic/table
    GET statistics/{}/storage/historic/histogram
    GET statistics/{}/i3/historic/histogram
    GET statistics/{}/ipinfo/historic/histogram
    GET statistics/{}/domains/historic/histogram
    GET statistics/{}/dns/{}/histogram
    GET statistics/{}/dns/{}/table
    GET statistics/{}/ip/{}
    GET statistics/{}/ip_score/{}
    GET statistics/{}/backend_delivery/analytic/histogram
    GET statistics/{}/backend_delivery/analytic/table
    GET statistics/{}/ddos/analytic/histogram
    GET statistics/{}/ddos/analytic/table
    GET statistics/{}/anomaliesavailable
    GET statistics/{}/anomalythreshold
    POST statistics/{}/anomalythreshold
    PUT statistics/{}/anomalythreshold/{}
    DELETE statistics/{}/anomalythreshold/{}
    GET statistics/{}/anomalies
    GET statistics/{}/anomalies/{}
    GET statistics/{}/anomalies/{}/pdf
    GET statistics/{}/anomalypreferences
    PUT statistics/{}/anomalypreferences
    GET statistics/{}/task-status/{}
    GET bot_mitigation/{}/origin_token
    GET bot_mitigation/{}/origin_token/site/{}
    POST bot_mitigation/{}/origin_token/site/{}
    GET bot_mitigation/{}/origin_config
    PUT bot_mitigation/{}/origin_config`,
  'Inventory, transcoding, prefetch, invalidation': `
    GET inventory/pop
    GET inventory/node
    GET inventory/provider
    GET inventory/owasp_rules
    GET media/{}/allowed_values
    GET media/{}/transcoding_profiles
    GET media/{}/transcoding/consumed_minutes
    GET media/{}/transcode
    GET media/{}/transcode/{}
    POST media/{}/transcode_requeue/{}
    POST media/{}/transcoding_profiles
    PUT media/{}/transcoding_profile/{}
    DELETE media/{}/transcoding_profile/{}
    POST media/{}/transcode
    GET companies/{}/prefetch
    POST companies/{}/prefetch
    GET companies/{}/invalidate
    POST companies/{}/invalidate
    GET companies/{}/tag_invalidate
    POST companies/{}/tag_invalidate`,
  'Logs, streaming, DNS, notifications, security': `
    GET logs/{}
    POST logs/{}
    PUT logs/{}/{}
    DELETE logs/{}/{}
    GET logs/{}/streaming/ip
    POST logs/{}/streaming/ip
    PUT logs/{}/streaming/ip/{}
    DELETE logs/{}/streaming/ip/{}
    GET logs/{}/streaming/template
    GET autoprovisioning/{}/domain
    POST autoprovisioning/{}/domain
    DELETE autoprovisioning/{}/domain/{}
    GET autoprovisioning/{}/domain/{}/record
    POST autoprovisioning/{}/domain/{}/record
    PUT autoprovisioning/{}/domain/{}/record/{}
    DELETE autoprovisioning/{}/domain/{}/record/{}
    GET autoprovisioning/{}/blockedlist
    POST autoprovisioning/{}/blockedlist
    DELETE autoprovisioning/{}/blockedlist/{}/{}
    GET notifications/method
    GET notifications/groups
    GET notifications/{}/type
    GET notifications/{}/preference
    POST notifications/{}/preference
    DELETE notifications/{}/preference/{}
    GET notifications/history
    GET notifications/history/{}/pdf
    GET security/{}/safe_route
    GET security/{}/safe_route/{}
    GET security/{}/safe_route/{}/history
    POST security/{}/safe_route
    PUT security/{}/safe_route/{}
    DELETE security/{}/safe_route/{}`,
} as const

/** The areas whose every row is of the sections above, or an extension. */
const areas = new Set([
  'auth',
  'user',
  'company',
  'sites',
  'lists',
  'alerts',
  'audit',
  'billing',
  'inventory',
  'media',
  'cache',
  'logs',
  'dns',
  'notifications',
  'security',
  'statistics',
  'waf',
  'bots',
  'ddos',
  'origins',
  'usage',
  'anomalies',
  'botSettings',
])

function written({ method, version, path }: Call): string {
  const plain = (path.split('?')[0] ?? '').replace(/\{\w+\}/g, '{}').replace(/\/$/, '')
  return [method, version === 'v1' ? null : version, plain].filter(Boolean).join(' ')
}

const rows = new Map(
  everyCall()
    .filter(({ host }) => host === 'api')
    .map((row) => [written(row), row]),
)
const listed = Object.entries(specification).flatMap(([section, calls]) =>
  calls
    .trim()
    .split(/\n\s*/)
    .map((call) => [section, call] as const),
)

describe('§7 of the specification', () => {
  it.each(listed)('%s: %s', (_, call) => {
    expect(rows.get(call), 'no row').toBeDefined()
    expect(rows.get(call)?.isExtension, 'is no extension').toBe(false)
  })

  it('is all there is: any other row of these areas is marked as an extension', () => {
    const known = new Set<string>(listed.map(([, call]) => call))
    const beyond = [...rows].filter(([call, { name }]) => areas.has(name.split('.')[0] ?? '') && !known.has(call))
    expect(beyond.filter(([, row]) => !row.isExtension).map(([, row]) => row.name)).toEqual([])
    expect(beyond.map(([, row]) => row.name).sort()).toMatchInlineSnapshot(`
      [
        "alerts.one",
        "anomalies.changeThreshold",
        "billing.clients",
        "billing.deletion",
        "botSettings.removeToken",
        "cache.again",
        "cache.status",
        "company.publicIpRanges",
        "dns.domain",
        "dns.record",
        "inventory.node",
        "inventory.owaspRule",
        "inventory.pop",
        "inventory.provider",
        "lists.antiDdosHistory",
        "lists.change",
        "logs.config",
        "logs.connection",
        "logs.streamingIp",
        "media.profile",
        "notifications.markRead",
        "notifications.preference",
        "sites.confirmWizard",
        "sites.one",
        "sites.wizard",
        "sites.wizards",
        "statistics.revokeTask",
        "usage.storageConsumption",
      ]
    `)
  })
})
