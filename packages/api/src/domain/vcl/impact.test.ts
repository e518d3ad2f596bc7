import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { followTrace } from './followTrace.ts'
import { impactOf, listImpact } from './impact.ts'
import { traceConfig } from './trace.ts'
import type { TraceRequest } from './traceState.ts'

const hosts = ['a.example', 'b.example', 'c.example', 'd.example'] as const
const backends = ['c300_one', 'c300_two', 'c300_three'] as const
const folders = ['/shop/', '/api/', '/img/'] as const

/** A line of a generated configuration: for a site, everywhere or in a folder, gives it a backend. */
const line = fc.record({
  host: fc.constantFrom(...hosts),
  folder: fc.option(fc.constantFrom(...folders), { nil: null }),
  backend: fc.constantFrom(...backends),
  isOpposite: fc.boolean(),
  form: fc.constantFrom('equals', 'pattern', 'nested', 'not'),
})
type Line = typeof line extends fc.Arbitrary<infer L> ? L : never
const configuration = fc.record({
  lines: fc.array(line, { maxLength: 8 }),
  isChain: fc.boolean(),
  last: fc.option(fc.constantFrom(...backends), { nil: null }),
  present: fc.subarray([...backends], { minLength: 1 }),
})
type Configuration = typeof configuration extends fc.Arbitrary<infer C> ? C : never

const isFor = ({ host, folder, isOpposite }: Line, asked: string, url: string) =>
  host === asked && (folder === null || url.startsWith(folder) !== isOpposite)

function testOf({ host, folder, isOpposite, form }: Line): string {
  const site = form === 'pattern' ? `req.http.host ~ "^${host.replace('.', '\\.')}$"` : `req.http.host == "${host}"`
  const url = folder === null ? '' : ` && req.url ${isOpposite ? '!~' : '~'} "^${folder}"`
  return form === 'not' ? `!(!(${site}${url}))` : `${site}${url}`
}

function sourceOf({ lines, isChain, last }: Configuration): string {
  const set = (backend: string) => `set req.backend_hint = ${backend}.backend();`
  const bodies = lines.map((one, at) => {
    const word = at > 0 && isChain ? 'elsif' : 'if'
    const inner =
      one.form === 'nested' ? `if (req.http.host == "${one.host}") { ${set(one.backend)} }` : set(one.backend)
    return `${word} (${testOf(one)}) { ${inner} }`
  })
  const otherwise = last === null ? '' : lines.length > 0 && isChain ? `else { ${set(last)} }` : ''
  return `sub vcl_recv {\n  ${[...bodies, otherwise].join('\n  ')}\n}\n`
}

/** The backend by the rows of the configuration alone, without its text. */
function backendOf({ lines, isChain, last, present }: Configuration, host: string, url: string): string | null {
  const met = lines.filter((one) => isFor(one, host, url))
  const chosen = isChain ? met[0] : met.at(-1)
  const name = chosen?.backend ?? (isChain && lines.length > 0 ? last : null)
  return name !== null && present.includes(name as (typeof backends)[number]) ? name : null
}

const urls = ['/', ...folders.map((folder) => `${folder}x`)]
const prepared = (configuration: Configuration) =>
  traceConfig([{ source: sourceOf(configuration) }], configuration.present)

describe('the impact of a deployment', () => {
  it('names a site as losing its backend if it has none, and one that keeps it has one', () => {
    fc.assert(
      fc.property(configuration, configuration, (before, after) => {
        for (const { site, backend } of impactOf(prepared(before), prepared(after), hosts)) {
          const had = urls.map((url) => backendOf(before, site, url))
          const has = urls.map((url) => backendOf(after, site, url))
          const isServed = had.some((name) => name !== null)
          expect(backend === 'lost').toBe(isServed && has.every((name) => name === null))
          if (backend === 'same' || backend === 'changed') expect(has).not.toContain(null)
          if (backend === 'same') expect(new Set(has)).toEqual(new Set(had))
          if (backend === 'partlyLost' || backend === 'partlyNone') expect(has).toContain(null)
          expect(backend === 'none').toBe(!isServed && has.every((name) => name === null))
          expect(backend).not.toBe('undecided')
        }
      }),
      { numRuns: 1500, seed: 38 },
    )
  })

  const from = (source: string) => traceConfig([{ source }], null)

  it('compares cache, redirects and refusals, and finds a redirect that comes back to itself', () => {
    const [impact] = impactOf(
      from('sub vcl_recv { set req.backend_hint = c300_a.backend(); }'),
      from(`sub vcl_recv {
  set req.backend_hint = c300_a.backend();
  if (req.url ~ "^/old") { set req.http.tcdn-location = "301, https://a.example/older"; call redirect_request; }
  if (req.http.geo_country_code == "RU") { call deny_request; }
}
sub vcl_backend_response { set beresp.ttl = 1h; }`),
      ['a.example'],
    )
    expect(impact).toMatchObject({
      backend: 'same',
      isCacheChanged: true,
      isRedirectChanged: true,
      isRefusalChanged: true,
      after: { refusals: [403], redirects: ['301 https://a.example/older'], caches: [{ kind: 'ttl', seconds: 3600 }] },
      loops: ['https://a.example/older'],
    })
  })

  it('does not judge what it cannot read, unless nothing changes', () => {
    const odd = from('sub vcl_recv { odd.thing(req.url); set req.backend_hint = c300_a.backend(); }')
    expect(impactOf(from(''), odd, ['a.example'])).toMatchObject([{ backend: 'undecided' }])
    expect(impactOf(odd, odd, ['a.example'])).toMatchObject([{ backend: 'same' }])
  })

  it('says that a site is only answered at the edge', () => {
    const served = from('sub vcl_recv { set req.backend_hint = c300_a.backend(); }')
    expect(impactOf(served, from('sub vcl_recv { call deny_request; }'), ['a.example'])).toMatchObject([
      { backend: 'answered', after: { refusals: [403] } },
    ])
  })
})

describe('a chain of redirects', () => {
  const ask = (address: string): TraceRequest => {
    const { protocol, host, pathname, search } = new URL(address)
    return {
      host,
      url: pathname + search,
      scheme: protocol === 'http:' ? 'http' : 'https',
      method: 'GET',
      headers: [],
      country: null,
      address: null,
      originStatus: null,
      isAnyVisitor: false,
    }
  }
  const config = traceConfig(
    [
      {
        source: `sub vcl_recv {
  call redirect_https;
  if (req.url == "/a") { set req.http.tcdn-location = "301, /b"; call redirect_request; }
  if (req.url == "/b") { set req.http.tcdn-location = "302, https://www.example/c"; call redirect_request; }
  if (req.url == "/c") { set req.http.tcdn-location = "307, https://www.example/a"; call redirect_request; }
  if (req.url == "/out") { set req.http.tcdn-location = "301, https://other.example/"; call redirect_request; }
  if (req.url == "/odd") { set req.http.tcdn-location = "301, javascript:alert(1)"; call redirect_request; }
  if (req.url ~ "^/more") { set req.http.tcdn-location = "301, https://www.example" + req.url + "x"; call redirect_request; }
  if (req.url == "/in") { set req.http.tcdn-location = "301, https://www.example/"; call redirect_request; }
}`,
      },
    ],
    null,
  )
  it.each([
    ['http://www.example/', 'decided', 2],
    ['https://www.example/in', 'decided', 2],
    ['https://www.example/a', 'loop', 3],
    ['https://www.example/out', 'elsewhere', 1],
    ['https://www.example/odd', 'elsewhere', 1],
    ['https://www.example/more', 'tooLong', 20],
  ])('%s is %s after %i', (address, end, count) => {
    const trace = followTrace(config, ask(address), ['www.example'])
    expect([trace.end, trace.hops.length]).toEqual([end, count])
  })
})

describe('an IP list', () => {
  const source = `sub vcl_recv {
  set req.backend_hint = c300_one.backend();
  if (req.http.host == "a.example" && req.url ~ "^/admin"
    && !aclplus.match(client.ip, network_acl.get("acl_c300_office", "none"))) {
    call deny_request;
  }
  if (req.http.host == "b.example" && client.ip ~ acl_c300_partners) {
    return (synth(451));
  }
}`
  const config = traceConfig([{ source }], backends)

  it('names the sites that it treats, and what becomes of its addresses and of all others', () => {
    const [office, ...more] = listImpact(config, 'acl_c300_office', hosts)
    expect(more).toEqual([])
    expect(office).toMatchObject({ site: 'a.example', inside: { refusals: [] }, outside: { refusals: [403] } })
    expect(listImpact(config, 'acl_c300_partners', hosts)).toMatchObject([
      {
        site: 'b.example',
        inside: { backends: [], refusals: [451] },
        outside: { backends: ['c300_one'], refusals: [] },
      },
    ])
  })

  it('treats no site if no line asks for it', () => {
    expect(listImpact(config, 'acl_c300_other', hosts)).toEqual([])
  })
})
