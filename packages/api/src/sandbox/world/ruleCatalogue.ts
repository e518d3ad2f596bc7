import type { ActionTemplate, ConditionOperator, RuleProperty } from '../../entities/Rule.ts'

type Parameter = ActionTemplate['parameters'][number]
type TemplateSeed = readonly [
  name: string,
  label: string,
  category: string,
  context: string,
  ...parameters: readonly (readonly [name: string, type: Parameter['type'], normal?: string, choices?: string[]])[],
]

const templates: readonly TemplateSeed[] = [
  ['bypass_cache', 'Bypass cache', 'Cache & performance', 'vcl_recv'],
  ['cdn_ttl', 'Cache time for CDN', 'Cache & performance', 'vcl_backend_response', ['seconds', 'number', '3600']],
  ['no_cache', 'No cache', 'Cache & performance', 'vcl_backend_response'],
  ['add_header', 'Add header to response', 'Headers & response', 'vcl_deliver', ['name', 'text'], ['value', 'text']],
  ['rewrite_header', 'Header rewrite', 'Headers & response', 'vcl_recv', ['name', 'text'], ['value', 'text']],
  ['unset_header', 'Unset header', 'Headers & response', 'vcl_recv', ['name', 'text']],
  ['assign_backend', 'Assign backend', 'Routing & redirects', 'vcl_recv', ['backend', 'backend']],
  ['redirect_301', 'Permanent redirect (301)', 'Routing & redirects', 'vcl_recv', ['url', 'url']],
  ['redirect_302', 'Temporary redirect (302)', 'Routing & redirects', 'vcl_recv', ['url', 'url']],
  [
    'redirect',
    'Redirect',
    'Routing & redirects',
    'vcl_recv',
    ['url', 'url'],
    ['code', 'choice', '302', ['301', '302', '307', '308']],
  ],
  ['redirect_https', 'Redirect HTTPS', 'Routing & redirects', 'vcl_recv'],
  ['deny', 'Request blocking', 'Security & access', 'vcl_recv', ['status', 'number', '403']],
  ['waf_exception', 'Add exception to WAF', 'Security & access', 'vcl_recv', ['rule_id', 'number']],
  [
    'rate_limit',
    'Rate limit',
    'Security & access',
    'vcl_recv',
    ['requests', 'number', '100'],
    ['period', 'number', '60'],
    ['block', 'number', '30'],
    ['action', 'choice', 'captcha', ['captcha', 'js_challenge']],
  ],
  [
    'waf_mode',
    'WAF mode',
    'Security & access',
    'vcl_recv',
    ['mode', 'choice', 'DetectionOnly', ['On', 'Off', 'DetectionOnly']],
  ],
  ['ignore_query', 'Ignore query string', 'Other', 'vcl_recv'],
]

/** The templates as the API returns them. */
export const actionTemplates: readonly ActionTemplate[] = templates.map(
  ([name, label, category, context, ...parameters], i) => ({
    id: i + 1,
    name,
    label,
    category,
    context,
    parameters: parameters.map(([key, type, normal, choices]) => ({
      name: key,
      type,
      default: normal ?? null,
      choices: choices ?? null,
    })),
  }),
)

/** The comparison operators of conditions. */
export const conditionOperators: readonly ConditionOperator[] = (
  [
    ['equals', 'field equals', '=='],
    ['not_equals', 'field does not equal', '!='],
    ['starts_with', 'begins with', '~ ^'],
    ['ends_with', 'ends with', '~ $'],
    ['contains', 'contains', '~'],
    ['not_contains', 'does not contain', '!~'],
    ['matches', 'matches the pattern', '~'],
    ['not_matches', 'does not match the pattern', '!~'],
  ] as const
).map(([name, label, symbol], i) => ({ id: i + 1, name, label, symbol }))

const texts = conditionOperators.map(({ name }) => name)
const exact = ['equals', 'not_equals']

/** The properties that conditions can use. */
export const ruleProperties: readonly RuleProperty[] = (
  [
    ['request_url', 'request URL', 'req.url', texts],
    ['query', 'query string', 'req.url', texts],
    ['method', 'method', 'req.method', exact, ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']],
    ['user_agent', 'user agent', 'req.http.User-Agent', texts],
    ['referer', 'referer', 'req.http.Referer', texts],
    ['origin', 'origin', 'req.http.Origin', texts],
    ['cookie', 'cookie', 'req.http.Cookie', texts],
    ['country', 'country code', 'req.http.geo_country_code', exact],
    ['region', 'region code', 'req.http.geo_region_code', exact],
    ['device', 'device', 'req.http.X-Device', exact, ['mobile', 'tablet', 'desktop']],
    ['protocol', 'protocol', 'req.http.X-Forwarded-Proto', exact, ['http', 'https']],
    ['client_ip', 'client address', 'req.http.True-Client-IP', exact],
  ] as const
).map(([name, label, variable, operators, choices], i) => ({
  id: i + 1,
  name,
  label,
  variable,
  operators: [...operators],
  choices: choices ? [...choices] : null,
}))
