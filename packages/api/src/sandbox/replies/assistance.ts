import { nullish, object } from 'valibot'
import type { VclRecommendation } from '../../entities/Assistance.ts'
import { backendVclName } from '../../entities/Backend.ts'
import { bodyAs, id, note, text, whole } from '../body.ts'
import type { SandboxRequest } from '../context.ts'
import { refusals } from '../context.ts'
import { callsOf } from '../publicCalls.ts'
import { replies } from '../replies.ts'
import { reportProblem } from './backendProblems.ts'

interface Recipe {
  words: RegExp
  vcl: (backend: string) => string
  explanation: string
}

const inSub = (name: string, ...lines: readonly string[]) =>
  `sub ${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`

const recipes: readonly Recipe[] = [
  {
    words: /https|tls|secure/i,
    vcl: () => inSub('vcl_recv', 'call redirect_https;'),
    explanation: 'Sends visitors who come by http to https.',
  },
  {
    words: /under attack|ddos|attack/i,
    vcl: () => inSub('vcl_recv', 'call under_attack;'),
    explanation: 'Challenges every visitor.',
  },
  {
    words: /rate|limit|too many/i,
    vcl: () =>
      inSub(
        'vcl_recv',
        'set req.http.TCDN-WAF-Set-RateLimit-Key = client.ip;',
        'set req.http.TCDN-WAF-Set-RateLimit-Options = "100:60:30:captcha";',
        'call rate_limit;',
      ),
    explanation: 'More than 100 requests a minute from an address get a captcha for half a minute.',
  },
  {
    words: /block|deny|forbid|country/i,
    vcl: () => inSub('vcl_recv', 'if (req.http.geo_country_code == "XX") {', '  call deny_request;', '}'),
    explanation: 'Blocks visitors from a country: replace XX with its code.',
  },
  {
    words: /captcha|bot/i,
    vcl: () => inSub('vcl_recv', 'if (req.url ~ "^/login") {', '  call show_captcha;', '}'),
    explanation: 'Shows a captcha before the login.',
  },
  {
    words: /bypass|no.?cache|never.*cache/i,
    vcl: () => inSub('vcl_recv', 'if (req.url ~ "^/account") {', '  call bypass_cache;', '}'),
    explanation: 'Keeps everything under /account out of the cache.',
  },
  {
    words: /cache|ttl|static/i,
    vcl: () =>
      inSub(
        'vcl_backend_response',
        'if (bereq.url ~ "\\.(css|js|png|webp|woff2)$") {',
        '  set beresp.ttl = 30d;',
        '  unset beresp.http.Set-Cookie;',
        '}',
      ),
    explanation: 'Keeps static files for thirty days.',
  },
  {
    words: /image|webp/i,
    vcl: () => inSub('vcl_recv', 'set req.http.TCDN-i3-transform = "auto_webp:80%";'),
    explanation: 'Converts images to WebP for browsers that support it.',
  },
  {
    words: /header/i,
    vcl: () => inSub('vcl_deliver', 'set resp.http.X-Frame-Options = "SAMEORIGIN";'),
    explanation: 'Adds a header to every answer.',
  },
  {
    words: /backend|origin/i,
    vcl: (backend) =>
      inSub('vcl_recv', 'if (req.url ~ "^/api/") {', `  set req.backend_hint = ${backend}.backend();`, '}'),
    explanation: 'Sends requests under /api/ to another origin.',
  },
]

function recommend(req: SandboxRequest): VclRecommendation {
  const { prompt } = bodyAs(req.body, object({ prompt: note(2000) }))
  const backend = req.world.backends.find((row) => row.company === req.company.id && row.area === 'production')
  const found = recipes.find(({ words, vcl }) => words.test(prompt ?? '') && (backend || vcl.length === 0))
  if (!found) return { vcl: inSub('vcl_recv', '# Describe what to serve, block or cache.'), explanation: '' }
  return { vcl: found.vcl(backend ? backendVclName(backend) : ''), explanation: found.explanation }
}

const ProblemBody = object({ backend_id: id(), error: text(200), status_code: nullish(whole(100, 599), null) })

export const assistanceReplies = replies(callsOf('assistance'), {
  recommendVcl: recommend,
  reportProblem(req) {
    const { backend_id, error, status_code } = bodyAs(req.body, ProblemBody)
    const backend = req.world.backends.get(backend_id)
    if (backend?.company !== req.company.id || backend.area !== 'production')
      throw refusals.fields({ backend_id: [`Invalid pk "${backend_id}" - object does not exist.`] })
    return Response.json(reportProblem(req, backend, { error, status_code: status_code ?? null }), { status: 201 })
  },
})
