import type { Call } from '../call/call.ts'

const edge = (prefix: string) => `
    GET ${prefix}/{}/backends/
    POST ${prefix}/{}/backends/
    PUT ${prefix}/{}/backends/{}/
    DELETE ${prefix}/{}/backends/{}/
    GET ${prefix}/{}/backends/{}/check/
    POST ${prefix}/{}/backendtest/check/
    GET ${prefix}/{}/backendproblem/
    GET ${prefix}/{}/config/
    POST ${prefix}/{}/config/
    GET ${prefix}/{}/customconfig/
    GET ${prefix}/{}/generate-vcl/
    GET ${prefix}/{}/rules/
    POST ${prefix}/{}/rules/
    PUT ${prefix}/{}/rules/{}/
    DELETE ${prefix}/{}/rules/{}/
    PUT ${prefix}/{}/rules/reorder/
    GET ${prefix}/{}/rules/{}/conditions/
    POST ${prefix}/{}/rules/{}/conditions/
    PUT ${prefix}/{}/rules/{}/conditions/{}/
    DELETE ${prefix}/{}/rules/{}/conditions/{}/
    GET ${prefix}/{}/rules/{}/actions/
    PUT ${prefix}/{}/rules/{}/actions/{}/
    GET ${prefix}/{}/rules/compound_conditions/
    POST ${prefix}/{}/rules/compound_conditions/`

/**
 * §7 call by call, with `{}` for params and a server before the path where it is not the provider's API. Trailing
 * slashes are those of §7 where it writes the path out, else those of the provider's public schema.
 * specification.test.ts compares it with the endpoint table; the docs print it.
 */
const sections = {
  'Auth and user': `
    GET ip/
    POST oauth2/access_token/
    POST core/revoke_token
    POST core/password/
    POST core/password/{}
    PUT companies/change_password/
    GET v2 companies/current_user/
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
    GET users/credentials/
    PUT users/credentials/
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
    GET companies/impersonate/{}/
    GET companies/{}/users
    GET companies/{}/users/{}
    POST companies/{}/users
    PUT companies/{}/users/{}
    DELETE companies/{}/users/{}
    PUT companies/{}/self_user/{}
    POST companies/{}/profile
    PUT companies/{}/profile/{}/
    GET companies/{}/services/subscribable
    GET companies/{}/services/subscription
    POST companies/{}/services/subscription
    DELETE companies/{}/services/subscription/{}
    GET companies/{}/sites/
    POST companies/{}/sites/
    PUT companies/{}/sites/{}/
    DELETE companies/{}/sites/{}/
    POST companies/{}/sites/{}/enable_ssl/
    PUT companies/{}/sites/{}/move/
    POST companies/{}/siteverification/
    POST companies/{}/sitevalidation/
    GET companies/ipranges
    GET companies/{}/lists/
    GET companies/{}/lists/{}/
    POST companies/{}/lists/
    PUT companies/{}/lists/{}/
    DELETE companies/{}/lists/{}/
    POST companies/{}/lists/{}/address/{}
    DELETE companies/{}/lists/{}/address/{}
    GET companies/{}/reactioninfo/
    GET companies/{}/alerts/
    POST companies/{}/alerts/
    PUT companies/{}/alerts/{}
    PATCH companies/{}/alerts/{}
    DELETE companies/{}/alerts/{}`,
  Audit: `
    GET audit/action/{}/`,
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
    POST billing/{}/download/
    GET billing/{}/download/{}/{}
    GET billing/extra_solutions
    GET billing/solution
    GET billing/client_solution/{}
    PUT billing/client_solution/{}
    DELETE billing/account/{}
    GET billing/product_lines
    GET billing/consumption/
    GET billing/user_support/`,
  Statistics: `
    GET statistics/{}/delivery/historic/histogram/
    GET statistics/{}/delivery/historic/table/
    GET statistics/{}/delivery/analytic/histogram/
    GET statistics/{}/delivery/analytic/table/
    GET statistics/{}/bot_mitigation/historic/histogram/
    GET statistics/{}/bot_mitigation/analytic/histogram/
    GET statistics/{}/bot_mitigation/analytic/table/
    GET bot_mitigation/{}/client/analysis/
    GET bot_mitigation/{}/traffic/analysis/
    GET companies/{}/invalidate/histogram/
    GET statistics/{}/service_config
    GET statistics/{}/waf/historic/histogram/
    GET statistics/{}/waf/analytic/histogram/
    GET statistics/{}/waf/analytic/table/
    GET statistics/{}/storage/historic/histogram/
    GET statistics/{}/i3/historic/histogram/
    GET statistics/{}/ipinfo/historic/histogram/
    GET statistics/{}/domains/historic/histogram/
    GET statistics/{}/dns/{}/histogram/
    GET statistics/{}/dns/{}/table/
    GET statistics/{}/ip/{}
    GET statistics/{}/ip_score/{}
    GET statistics/{}/backend_delivery/analytic/histogram/
    GET statistics/{}/backend_delivery/analytic/table/
    GET statistics/{}/ddos/analytic/histogram/
    GET statistics/{}/ddos/analytic/table/
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
    GET media/{}/transcoding/consumed_minutes/
    GET media/{}/transcode/
    GET media/{}/transcode/{}
    POST media/{}/transcode_requeue/{}
    POST media/{}/transcoding_profiles/
    PUT media/{}/transcoding_profile/{}/
    DELETE media/{}/transcoding_profile/{}/
    POST media/{}/transcode
    GET companies/{}/prefetch/
    POST companies/{}/prefetch/
    GET companies/{}/invalidate/
    POST companies/{}/invalidate/
    GET companies/{}/tag_invalidate/
    POST companies/{}/tag_invalidate/`,
  Provisioning: `
${edge('autoprovisioning')}
${edge('staging')}
    GET autoprovisioning/{}/sslcertificaterequest/
    GET autoprovisioning/{}/sslcertificaterequest/{}/
    POST autoprovisioning/{}/sslcertificaterequest/
    PUT autoprovisioning/{}/sslcertificaterequest/{}/
    DELETE autoprovisioning/{}/sslcertificaterequest/{}/
    GET autoprovisioning/{}/sslconfig/
    GET autoprovisioning/{}/sslconfig/{}/
    POST autoprovisioning/{}/sslconfig/
    PUT autoprovisioning/{}/sslconfig/{}/
    DELETE autoprovisioning/{}/sslconfig/{}/
    GET autoprovisioning/{}/dnscertrequest/
    GET autoprovisioning/{}/dnscertrequest/{}/
    POST autoprovisioning/{}/dnscertrequest/
    PUT autoprovisioning/{}/dnscertrequest/{}/
    DELETE autoprovisioning/{}/dnscertrequest/{}/
    GET autoprovisioning/{}/dnscredential/
    GET autoprovisioning/{}/dnscredential/{}/
    POST autoprovisioning/{}/dnscredential/
    PUT autoprovisioning/{}/dnscredential/{}/
    DELETE autoprovisioning/{}/dnscredential/{}/
    POST autoprovisioning/{}/ssldnsverificationcname/
    GET autoprovisioning/{}/uam/
    GET autoprovisioning/{}/uam/{}/
    POST autoprovisioning/{}/uam/{}/
    DELETE autoprovisioning/{}/uam/{}/
    GET autoprovisioning/{}/api-protection-rules/
    GET autoprovisioning/{}/api-protection-rules/{}/
    POST autoprovisioning/{}/api-protection-rules/
    PUT autoprovisioning/{}/api-protection-rules/{}/
    DELETE autoprovisioning/{}/api-protection-rules/{}/
    GET autoprovisioning/{}/blockedlist/
    POST autoprovisioning/{}/blockedlist/
    DELETE autoprovisioning/{}/blockedlist/{}/{}
    GET autoprovisioning/properties/
    GET autoprovisioning/conditions/operators/
    GET autoprovisioning/conditions/logic_operators/
    GET autoprovisioning/action_templates/
    GET autoprovisioning/actions/context/
    GET autoprovisioning/contexts/
    GET autoprovisioning/variables/
    GET autoprovisioning/dnscertificateauthority/
    GET autoprovisioning/dnshook/`,
  'Logs, streaming, DNS, notifications, security': `
    GET logs/{}/
    POST logs/{}/
    PUT logs/{}/{}/
    DELETE logs/{}/{}/
    GET logs/{}/streaming/ip
    POST logs/{}/streaming/ip
    PUT logs/{}/streaming/ip/{}
    DELETE logs/{}/streaming/ip/{}
    GET logs/{}/streaming/template
    GET autoprovisioning/{}/domain/
    POST autoprovisioning/{}/domain/
    DELETE autoprovisioning/{}/domain/{}
    GET autoprovisioning/{}/domain/{}/record/
    POST autoprovisioning/{}/domain/{}/record/
    PUT autoprovisioning/{}/domain/{}/record/{}/
    DELETE autoprovisioning/{}/domain/{}/record/{}/
    GET notifications/method
    GET notifications/groups
    GET notifications/{}/type
    GET notifications/{}/preference
    POST notifications/{}/preference
    DELETE notifications/{}/preference/{}
    GET notifications/history/
    GET notifications/history/{}/pdf
    GET security/{}/safe_route
    GET security/{}/safe_route/{}
    GET security/{}/safe_route/{}/history
    POST security/{}/safe_route/
    PUT security/{}/safe_route/{}/
    DELETE security/{}/safe_route/{}/`,
  'Third-party and static': `
    GET status: issues/all
    GET status: services/all
    POST status: subscribers/verify
    POST status: subscribers/add
    POST status: subscribers/delete
    GET tickets: shared/users.json
    GET tickets: issues.json
    GET tickets: issues/{}.json
    GET tickets: enumerations/issue_priorities.json
    GET tickets: issue_statuses.json
    POST tickets: issues.json
    PUT tickets: issues/{}.json
    POST tickets: issues/{}/watchers.json
    DELETE tickets: issues/{}/watchers/{}.json
    GET static: vcl_keywords.json
    GET static: changelog.json
    GET static: latest-news
    GET blog: wp-json/wp/v2/posts
    POST metrics: matomo.php`,
} as const

/** A heading of §7. */
export type SpecificationSection = keyof typeof sections

/** One call of §7 as written there. */
export interface SpecifiedCall {
  readonly section: SpecificationSection
  /** Method and path with `{}` for params: 'GET companies/{}/sites'. */
  readonly notation: string
}

/** Every call of §7, in its order. */
export function specifiedCalls(): SpecifiedCall[] {
  return Object.entries(sections).flatMap(([section, text]) =>
    text
      .trim()
      .split(/\n\s*/)
      .map((notation) => ({ section: section as SpecificationSection, notation })),
  )
}

/** A row in the notation of `SpecifiedCall`, with its trailing slash or without. */
export function specificationNotation({ method, version, path, host }: Call): string {
  const plain = (path.split('?')[0] ?? '').replace(/\{\w+\}/g, '{}')
  const server = host === 'api' ? null : `${host}:`
  return [method, version === 'v1' ? null : version, server, plain].filter(Boolean).join(' ')
}
