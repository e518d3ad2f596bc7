import { describe, expect, it } from 'vitest'
import { vclPosition } from './message.ts'
import { type ConfigText, isDecided, type TraceWay, traceConfig, traceRequest } from './trace.ts'
import type { TraceRequest } from './traceState.ts'

const programs = {
  sites: `sub vcl_recv {
  call redirect_https;
  if (req.http.host == "www.a.example") {
    set req.backend_hint = c300_web.backend();
  } elseif (req.http.host ~ "^(shop|tienda)\\.") {
    set req.backend_hint = c300_shop.backend();
  } else {
    call deny_request;
  }
  if (req.url ~ "^/admin" && !aclplus.match(client.ip, network_acl.get("acl_c300_office", "none"))) {
    call deny_request;
  }
}
sub vcl_backend_response {
  if (bereq.url ~ "^/static/") {
    set beresp.ttl = 5d;
  } elseif (beresp.status == 404) {
    set beresp.ttl = 20s;
  }
}`,
  rules: `acl rule_9_1 { "203.0.113.0"/24; }
sub vcl_recv {
  if (req.http.host == "www.a.example" && regsub(req.url, {"\\?.*$"}, "") == "/old") {
    set req.http.tcdn-location = "301, https://www.a.example/new";
    call redirect_request;
  }
  if (req.http.host == "www.a.example" && req.http.geo_country_code == "RU") {
    set req.http.X-RetSynth = "451";
    call deny_request;
  }
  if (req.http.host == "www.a.example" && std.ip(req.http.True-Client-IP, client.ip) ~ rule_9_1) {
    call bypass_cache;
  }
  if (req.http.host == "www.a.example" && (req.method == "POST" || req.method == "PUT")) {
    set req.backend_hint = c300_api.backend();
    call bypass_cache;
  }
}
sub vcl_backend_response {
  if (bereq.http.host == "www.a.example" && regsub(bereq.url, {"\\?.*$"}, "") ~ "\\.pdf$") {
    set beresp.ttl = 86400s;
  }
  if (bereq.http.host == "www.a.example" && bereq.url ~ "^/live") {
    set beresp.ttl = 0s;
    set beresp.uncacheable = true;
  }
}`,
  regex: `sub vcl_recv {
  set req.http.X-Lang = regsub(req.url, "^/(es|en)/.*$", "\\1");
  set req.url = regsuball(req.url, "[?&]utm_[a-z]+=[^&]*", "");
  if (req.http.X-Lang == "es") { set req.backend_hint = c300_es.backend(); }
  elsif (req.http.X-Lang == "en") { set req.backend_hint = c300_en.backend(); }
  if (req.http.User-Agent ~ "(?i)curl") { set req.http.X-RetSynth = "403"; call deny_request; }
  if (req.url == "/utm") { call bypass_cache; }
  if (req.url ~ "^/abz" && req.url ~ "(?>a|b)++z") { call bypass_cache; }
}`,
  full: `acl office { "192.0.2.0"/24; ! "192.0.2.7"; "2001:db8::"/32; }
backend first { .host = "192.0.2.10"; }
backend second { .host = "192.0.2.11"; }
director both random { { .backend = first; .weight = 1; } { .backend = second; .weight = 1; } }
sub pick {
  if (req.url ~ "^/b/") { set req.backend_hint = second; return; }
  if (req.url ~ "^/d/") { set req.backend_hint = both; }
}
sub vcl_recv {
  call pick;
  if (req.method == "PURGE") {
    if (client.ip !~ office) { return (synth(405, "Not allowed")); }
    return (purge);
  }
  if (req.method != "GET" && req.method != "HEAD" && req.method != "POST") { return (pipe); }
  if (req.http.Authorization || req.method == "POST") { return (pass); }
  if (req.url == "/again" && req.restarts == 0) { set req.url = "/b/again"; return (restart); }
  if (req.url == "/ever") { return (restart); }
  if (req.url == "/go") { return (synth(750, "https://" + req.http.host + "/gone")); }
  if (req.url == "/gone") { return (synth(410)); }
  if (req.url == "/teapot") { error 418 "Teapot"; }
  if (req.url == "/stop") { return (fail); }
  return (hash);
}
sub vcl_synth {
  if (resp.status == 750) { set resp.http.Location = resp.reason; set resp.status = 302; }
}
sub vcl_backend_response {
  if (beresp.status >= 500) { set beresp.uncacheable = true; return (deliver); }
  set beresp.ttl = 10m + 30s;
}`,
  doubts: `sub vcl_recv {
  set req.backend_hint = c300_a.backend();
  if (req.url ~ "^/func" && cookie.get("x") == "1") { set req.backend_hint = c300_b.backend(); }
  if (req.url ~ "^/rand" && std.random(0, 100) < 50) { call deny_request; }
  if (req.url ~ "^/time" && now > std.time(req.http.X-When, now)) { call deny_request; }
  if (req.url ~ "^/sick" && !std.healthy(req.backend_hint)) { set req.backend_hint = c300_b.backend(); }
  if (req.url ~ "^/region" && req.http.geo_region_code == "ES-MD") { call deny_request; }
  if (req.url ~ "^/bots" && req.http.botm-risk == "high") { call deny_request; }
  if (req.url ~ "^/limit") { call rate_limit; }
  if (req.url ~ "^/captcha") { call show_captcha; }
  if (req.url ~ "^/same" && std.random(0, 1) < 1) { set req.http.X-Test = "1"; }
  if (req.url ~ "^/empty" && req.http.X-None == "") { call deny_request; }
  if (req.url ~ "^/list" && client.ip ~ acl_c300_secret) { call deny_request; }
  if (req.url ~ "^/nothing" && req.http.X-None) { call deny_request; }
}
sub vcl_backend_response {
  if (bereq.url ~ "^/cookie" && beresp.http.Set-Cookie) { set beresp.uncacheable = true; }
}`,
  names: 'acl named { "office.example"; }\nsub vcl_recv { if (client.ip ~ named) { call deny_request; } }',
  file: 'include "more.vcl";\nsub vcl_recv { set req.backend_hint = c300_a.backend(); }',
  broken: 'sub vcl_recv {\n  set req.backend_hint = c300_a.backend();\n  set req.url "/x";\n}',
  empty: '',
} as const

const inLists = new Map([
  ['acl_c300_office', '198.51.100.7'],
  ['acl_c300_other', '198.51.100.9'],
])

interface Over {
  readonly headers?: Readonly<Record<string, string>>
  readonly country?: string
  readonly address?: string
  readonly originStatus?: number
}

function ask(line: string, over: Over = {}): TraceRequest {
  const [method = '', address = ''] = line.split(' ')
  const { protocol, host, pathname, search } = new URL(address)
  return {
    host,
    url: pathname + search,
    scheme: protocol === 'http:' ? 'http' : 'https',
    method,
    headers: Object.entries(over.headers ?? {}).map(([name, value]) => ({ name, value })),
    country: over.country ?? null,
    address: over.address ?? null,
    originStatus: over.originStatus ?? null,
    isAnyVisitor: false,
  }
}

function summary({ outcome }: TraceWay): string {
  switch (outcome.kind) {
    case 'served': {
      const { cache } = outcome
      return `${outcome.backend ?? 'no backend'} ${cache.kind === 'ttl' ? `${cache.seconds}s` : cache.kind}`
    }
    case 'redirect':
      return `${outcome.status ?? '3xx'} ${outcome.to ?? '?'}`
    case 'answered':
      return String(outcome.status)
    case 'challenge':
      return outcome.by
    default:
      return outcome.kind
  }
}

function traced(texts: readonly ConfigText[], line: string, over: Over = {}): string {
  const request = ask(line, over)
  const isIn = (name: string) => (inLists.has(name) && over.address ? inLists.get(name) === over.address : null)
  const ways = traceRequest(traceConfig(texts, null), request, isIn)
  const found = [...new Set(ways.map(summary))].sort()
  if (isDecided(ways)) return found.join('')
  const lineOf = (part: number, at: number) => vclPosition(texts[part]?.source ?? '', at).line
  const why = ways.flatMap(({ doubts }) => doubts.map(({ code, part, at }) => `${code} in line ${lineOf(part, at)}`))
  return `${found.join(' or ')}: ${[...new Set(why)].join(', ')}`
}

const rows: readonly (readonly [program: keyof typeof programs, line: string, expected: string, over?: Over])[] = [
  ['sites', 'GET http://www.a.example/x?y=1', '3xx https://www.a.example/x?y=1'],
  ['sites', 'GET https://www.a.example/', 'c300_web origin', { originStatus: 200 }],
  ['sites', 'GET https://www.a.example/', 'c300_web 20s', { originStatus: 404 }],
  ['sites', 'GET https://www.a.example/', 'c300_web 20s or c300_web origin: origin in line 17'],
  ['sites', 'GET https://www.a.example/static/a.css', 'c300_web 432000s'],
  ['sites', 'GET https://shop.a.example/static/a.css', 'c300_shop 432000s'],
  ['sites', 'GET https://tienda.a.example/', 'c300_shop origin', { originStatus: 200 }],
  ['sites', 'GET https://shopping.a.example/', '403'],
  ['sites', 'GET https://other.example/', '403'],
  ['sites', 'GET https://www.a.example/admin', 'c300_web origin', { address: '198.51.100.7', originStatus: 200 }],
  ['sites', 'GET https://www.a.example/admin', '403', { address: '198.51.100.9', originStatus: 200 }],
  ['sites', 'GET https://www.a.example/admin', '403 or c300_web origin: visitor in line 10', { originStatus: 200 }],

  ['rules', 'GET https://www.a.example/old', '301 https://www.a.example/new'],
  ['rules', 'GET https://www.a.example/old?x=1', '301 https://www.a.example/new'],
  ['rules', 'GET https://www.a.example/older', 'no backend origin', { country: 'ES', address: '192.0.2.1' }],
  ['rules', 'GET https://b.example/old', 'no backend origin'],
  ['rules', 'GET https://www.a.example/', '451', { country: 'RU' }],
  ['rules', 'GET https://www.a.example/', 'no backend origin', { country: 'ES', address: '203.0.114.1' }],
  ['rules', 'GET https://www.a.example/', 'no backend pass', { country: 'ES', address: '203.0.113.77' }],
  ['rules', 'GET https://www.a.example/', '451 or no backend origin: platform in line 7', { address: '192.0.2.1' }],
  ['rules', 'POST https://www.a.example/', 'c300_api pass', { country: 'ES', address: '192.0.2.1' }],
  ['rules', 'PUT https://www.a.example/a.pdf', 'c300_api pass', { country: 'ES', address: '192.0.2.1' }],
  ['rules', 'DELETE https://www.a.example/', 'no backend origin', { country: 'ES', address: '192.0.2.1' }],
  ['rules', 'GET https://www.a.example/a.pdf?v=2', 'no backend 86400s', { country: 'ES', address: '192.0.2.1' }],
  ['rules', 'GET https://www.a.example/live/1', 'no backend pass', { country: 'ES', address: '192.0.2.1' }],
  ['rules', 'GET https://www.a.example/old', '301 https://www.a.example/new', { country: 'RU' }],

  ['regex', 'GET https://a.example/es/casa', 'c300_es origin'],
  ['regex', 'GET https://a.example/en/home', 'c300_en origin'],
  ['regex', 'GET https://a.example/fr/maison', 'no backend origin'],
  ['regex', 'GET https://a.example/es/', '403', { headers: { 'user-agent': 'CURL/8' } }],
  ['regex', 'GET https://a.example/es/', 'c300_es origin', { headers: { 'User-Agent': 'Mozilla' } }],
  ['regex', 'GET https://a.example/utm?utm_source=x&utm_medium=y', 'no backend pass'],
  ['regex', 'GET https://a.example/utm?utm_source=x&page=2', 'no backend origin'],
  ['regex', 'GET https://a.example/abz', 'no backend origin or no backend pass: pattern in line 8'],

  ['full', 'PURGE https://a.example/', 'purged', { address: '192.0.2.9' }],
  ['full', 'PURGE https://a.example/', '405', { address: '192.0.2.7' }],
  ['full', 'PURGE https://a.example/', '405', { address: '198.51.100.1' }],
  ['full', 'PURGE https://a.example/', 'purged', { address: '2001:db8::9' }],
  ['full', 'PURGE https://a.example/', '405 or purged: visitor in line 12'],
  ['full', 'CONNECT https://a.example/', 'first pipe'],
  ['full', 'DELETE https://a.example/b/x', 'second pipe'],
  ['full', 'POST https://a.example/b/x', 'second pass'],
  ['full', 'GET https://a.example/', 'first pass', { headers: { authorization: 'Basic x' } }],
  ['full', 'GET https://a.example/', 'first 630s', { originStatus: 200 }],
  ['full', 'GET https://a.example/', 'first pass', { originStatus: 503 }],
  ['full', 'GET https://a.example/d/x', 'both 630s', { originStatus: 200 }],
  ['full', 'GET https://a.example/again', 'second 630s', { originStatus: 200 }],
  ['full', 'GET https://a.example/ever', 'failed'],
  ['full', 'GET https://a.example/go', '302 https://a.example/gone'],
  ['full', 'GET https://a.example/gone', '410'],
  ['full', 'GET https://a.example/teapot', '418'],
  ['full', 'GET https://a.example/stop', 'failed'],
  ['full', 'GET https://a.example/', 'first 630s or first pass: origin in line 29'],

  ['doubts', 'GET https://a.example/', 'c300_a origin'],
  ['doubts', 'GET https://a.example/func', 'c300_a origin or c300_b origin: function in line 3'],
  ['doubts', 'GET https://a.example/rand', '403 or c300_a origin: random in line 4'],
  ['doubts', 'GET https://a.example/time', '403 or c300_a origin: time in line 5'],
  ['doubts', 'GET https://a.example/sick', 'c300_a origin or c300_b origin: health in line 6'],
  ['doubts', 'GET https://a.example/region', '403 or c300_a origin: platform in line 7'],
  ['doubts', 'GET https://a.example/bots', '403 or c300_a origin: bots in line 8'],
  ['doubts', 'GET https://a.example/limit', 'c300_a origin or rate_limit: limit in line 9'],
  ['doubts', 'GET https://a.example/captcha', 'c300_a origin or show_captcha: challenge in line 10'],
  ['doubts', 'GET https://a.example/same', 'c300_a origin'],
  ['doubts', 'GET https://a.example/empty', '403 or c300_a origin: language in line 12'],
  ['doubts', 'GET https://a.example/list', '403 or c300_a origin: list in line 13', { address: '192.0.2.1' }],
  ['doubts', 'GET https://a.example/nothing', 'c300_a origin'],
  ['doubts', 'GET https://a.example/cookie', 'c300_a origin or c300_a pass: origin in line 17'],
  ['names', 'GET https://a.example/', '403 or no backend origin: hostName in line 2', { address: '192.0.2.1' }],
  ['file', 'GET https://a.example/', 'c300_a origin or unknown: include in line 1'],
  ['broken', 'GET https://a.example/', 'c300_a origin or unknown: syntax in line 3'],
  ['empty', 'GET https://a.example/', 'no backend origin'],
]

describe('the trace of a request', () => {
  it.each(rows.map((row) => ({ title: row.slice(0, 3).join(' '), row })))('$title', ({ row }) => {
    const [program, line, expected, over] = row
    expect(traced([{ source: programs[program] }], line, over)).toBe(expected)
  })

  it('knows at least sixty of them', () => expect(rows.length).toBeGreaterThanOrEqual(60))

  it('walks the provider’s code first, and does not say which comes first where it matters', () => {
    const provider = 'sub vcl_recv { if (req.url !~ "token=") { return (synth(401)); } }'
    const texts = [{ source: provider, isProvider: true }, { source: programs.empty }]
    expect(traced(texts, 'GET https://a.example/?token=1')).toBe('no backend origin')
    expect(traced(texts, 'GET https://a.example/')).toBe('401 or no backend origin: order in line 1')
  })

  it('says which backends are not there', () => {
    const config = traceConfig([{ source: 'sub vcl_recv { set req.backend_hint = c300_gone.backend(); }' }], ['c300_a'])
    expect(traceRequest(config, ask('GET https://a.example/'))).toMatchObject([
      { outcome: { kind: 'served', backend: 'c300_gone', isMissing: true } },
    ])
  })

  it('takes the same test for the same twice, and ends for every number of them', () => {
    const twice = `sub vcl_recv {
  if (req.http.X == "1") { set req.backend_hint = c300_a.backend(); }
  if (req.http.X != "1") { set req.backend_hint = c300_b.backend(); }
  ${Array.from({ length: 200 }, (_, at) => `if (req.http.H${at}) { set req.http.Seen = "${at}"; }`).join('\n')}
}`
    const open = { ...ask('GET https://a.example/'), isAnyVisitor: true, url: null, method: null }
    const ways = traceRequest(traceConfig([{ source: twice }], null), open)
    expect([...new Set(ways.map(summary))].sort()).toEqual(['c300_a origin', 'c300_b origin'])
  })
})
