import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccessLogFormat } from '../../domain/accessLog.ts'
import type { LoggedRequest } from '../traffic/logTraffic.ts'
import { readFormatString } from './formatString.ts'
import { givenFormats, knownFormats } from './knownFormats.ts'
import { lineReader, type RefusedLine } from './readLines.ts'

const site = 'www.example.com'

function readAll(lines: readonly string[], formats = knownFormats) {
  const requests: LoggedRequest[] = []
  const refused: RefusedLine[] = []
  const counts: Partial<Record<AccessLogFormat, number>> = {}
  const wrappers = new Set<string>()
  const reader = lineReader(formats, site, {
    request: (request) => requests.push(request),
    refused: (line) => refused.push(line),
    read(format, around) {
      counts[format] = (counts[format] ?? 0) + 1
      for (const name of around) wrappers.add(name)
    },
  })
  lines.forEach((line, index) => {
    reader.take(line, index + 1)
  })
  reader.end()
  return { requests, refused, counts, wrappers: [...wrappers] }
}

const time = Date.UTC(2024, 10, 5, 10, 0, 7) / 1000
const stamp = '05/Nov/2024:10:00:07 +0000'
const clf = `203.0.113.7 - - [${stamp}] "GET /a?b=1 HTTP/1.1" 200 512`
const combined = `${clf} "https://shop.example/" "curl/8"`
const usual: Partial<LoggedRequest> = {
  time,
  clientip: '203.0.113.7',
  request: '/a?b=1',
  method: 'GET',
  response: '200',
  bytes: 512,
  vhost: site,
}
const agents = { referer: 'https://shop.example/', agent: 'curl/8' }
const headed = { ...usual, ...agents, vhost: 'shop.example' }

const json = (value: object) => JSON.stringify(value)

const table: readonly (readonly [
  name: string,
  format: AccessLogFormat,
  line: string,
  wanted: Partial<LoggedRequest>,
])[] = [
  ['common', 'common', clf, { ...usual, agent: '-', referer: '-' }],
  ['common and a request time', 'common', `${clf} 0.005`, usual],
  ['combined', 'combined', combined, { ...usual, ...agents, proto: 'HTTP/1.1' }],
  ['main of nginx’s packages', 'combined', `${combined} "198.51.100.9, 10.0.0.1"`, { ...usual, ...agents, micros: -1 }],
  [
    'combined and bare fields',
    'combined',
    `${combined} 198.51.100.9 0.120 0.119 10.0.0.1:80`,
    { ...usual, micros: -1 },
  ],
  [
    'combined and named fields',
    'combined',
    `${combined} rt=0.120 uct="0.001" urt="0.119"`,
    { ...usual, micros: 120_000 },
  ],
  ['vhost_combined', 'vhostCombined', `shop.example:443 ${combined}`, headed],
  ['an address as leading host', 'vhostCombined', `192.0.2.1:80 ${combined}`, { ...headed, vhost: '192.0.2.1' }],
  ['lighttpd', 'lighttpd', combined.replace(' - - ', ' shop.example - '), headed],
  ['varnishncsa', 'combinedAbsolute', combined.replace('GET /a', 'GET http://shop.example/a'), headed],
  ['a list of forwarded addresses', 'combined', combined.replace('203.0.113.7', '203.0.113.7, 10.0.0.1'), usual],
  [
    'ingress-nginx',
    'ingress',
    `${combined} 420 0.120 [shop-web-80] [] 10.0.0.1:80, 10.0.0.2:80 0, 512 0.100, 0.020 502, 200 5f0c1d`,
    { ...usual, ...agents, micros: 120_000 },
  ],
  ['Traefik', 'traefik', `${combined} 42 "shop@docker" "http://10.0.0.5:80" 120ms`, { ...usual, micros: 120_000 }],
  [
    'Nginx Proxy Manager',
    'npmProxy',
    `[${stamp}] HIT 200 200 - GET https shop.example "/a?b=1" [Client 203.0.113.7] [Length 512] [Gzip 2.35] [Sent-to 10.0.0.5] "curl/8" "https://shop.example/"`,
    { ...headed, cached: 'hit' },
  ],
  [
    'Nginx Proxy Manager, standard',
    'npm',
    `[${stamp}] 200 - GET https shop.example "/a?b=1" [Client 203.0.113.7] [Length 512] [Gzip -] "curl/8" "https://shop.example/"`,
    headed,
  ],
  [
    'Amazon S3',
    's3',
    `79a5 shop.example [${stamp}] 203.0.113.7 79a5 3E57 REST.GET.OBJECT a "GET /a?b=1 HTTP/1.1" 200 - 512 512 120 7 "https://shop.example/" "curl/8" - s9lz= SigV4 ECDHE AuthHeader s3.example TLSv1.2 - -`,
    { ...headed, micros: 120_000 },
  ],
  [
    'HAProxy',
    'haproxy',
    '203.0.113.7:33317 [05/Nov/2024:10:00:07.655] http-in~ static/srv1 10/0/30/69/120 200 512 - - ---- 1/1/1/1/0 0/0 {1wt.eu} {} "GET /a?b=1 HTTP/1.1"',
    { ...usual, micros: 120_000 },
  ],
  [
    'an AWS load balancer',
    'alb',
    'https 2024-11-05T10:00:07.186641Z app/lb/50dc 203.0.113.7:2817 10.0.0.1:80 0.000 0.001 0.000 200 200 34 512 "GET https://shop.example:443/a?b=1 HTTP/1.1" "curl/8" ECDHE TLSv1.2',
    { ...usual, vhost: 'shop.example', agent: 'curl/8' },
  ],
  [
    'JSON of nginx',
    'nginxJson',
    json({
      time_iso8601: '2024-11-05T11:00:07+01:00',
      remote_addr: '203.0.113.7',
      request: 'GET /a?b=1 HTTP/1.1',
      status: '200',
      body_bytes_sent: 512,
      request_time: '0.120',
      http_user_agent: 'curl/8',
      http_referer: 'https://shop.example/',
      host: 'shop.example',
    }),
    { ...headed, micros: 120_000 },
  ],
  [
    'Caddy',
    'caddy',
    json({
      level: 'info',
      ts: 1730800807.52,
      request: {
        remote_ip: '10.0.0.1',
        client_ip: '203.0.113.7',
        proto: 'HTTP/2.0',
        method: 'GET',
        host: 'shop.example',
        uri: '/a?b=1',
        headers: { 'User-Agent': ['curl/8'], Referer: ['https://shop.example/'] },
      },
      duration: 0.12,
      size: 512,
      status: 200,
      resp_headers: { 'Content-Type': ['text/html'] },
    }),
    { ...headed, micros: 120_000, content_type: 'text/html' },
  ],
  [
    'Traefik JSON',
    'traefikJson',
    json({
      ClientHost: '203.0.113.7',
      StartUTC: '2024-11-05T10:00:07.123456789Z',
      RequestMethod: 'GET',
      RequestPath: '/a?b=1',
      RequestProtocol: 'HTTP/1.1',
      RequestHost: 'shop.example',
      DownstreamStatus: 200,
      DownstreamContentSize: 512,
      Duration: 120_000_000,
      'request_User-Agent': 'curl/8',
      request_Referer: 'https://shop.example/',
    }),
    { ...headed, micros: 120_000 },
  ],
  [
    'Cloudflare Logpush',
    'cloudflare',
    json({
      ClientIP: '203.0.113.7',
      ClientRequestHost: 'shop.example',
      ClientRequestMethod: 'GET',
      ClientRequestURI: '/a?b=1',
      ClientRequestReferer: 'https://shop.example/',
      ClientRequestUserAgent: 'curl/8',
      EdgeResponseBytes: 512,
      EdgeResponseStatus: 200,
      EdgeStartTimestamp: 1_730_800_807_000_000_000,
      CacheCacheStatus: 'dynamic',
      ClientCountry: 'es',
    }),
    { ...headed, cached: 'pass', countrycode: 'ES' },
  ],
  [
    'the provider’s 21 fields',
    'provider',
    `203.0.113.7 - - [${stamp}] "GET http://shop.example/a?b=1 HTTP/1.1" 200 512 "curl/8" hit "text/html" "L2" 1029 "82" "https://shop.example/" https ES "OK" "TCDN-OK:918" 276`,
    {
      ...headed,
      cached: 'hit',
      tier: 'L2',
      micros: 1029,
      proto: 'https',
      countrycode: 'ES',
      tcdndebugreason: 'TCDN-OK',
    },
  ],
  [
    'months in Spanish',
    'combined',
    combined.replace('Nov', 'nov').replace('05/nov', '05/dic'),
    { ...usual, time: time + 30 * 86_400 },
  ],
  ['months in German', 'combined', combined.replace('Nov', 'Dez'), { ...usual, time: time + 30 * 86_400 }],
  ['an offset', 'combined', combined.replace('10:00:07 +0000', '06:30:07 -0330'), usual],
  ['milliseconds', 'combined', combined.replace(':07 ', ':07.999 '), usual],
]

describe('known formats', () => {
  it.each(table)('reads %s', (_, format, line, wanted) => {
    const { requests, refused, counts } = readAll([line, line])
    expect(refused).toEqual([])
    expect(counts).toEqual({ [format]: 2 })
    expect(requests[0]).toMatchObject(wanted)
  })

  it('reads W3C by its header: IIS, and CloudFront with another one later', () => {
    const { requests, refused, counts } = readAll([
      '#Software: Microsoft Internet Information Services 10.0',
      '#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status sc-bytes time-taken',
      '2024-11-05 10:00:07 10.0.0.1 GET /a b=1 443 - 203.0.113.7 Mozilla/5.0+(X11) - 200 0 0 512 120',
      '#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query x-edge-result-type x-host-header time-taken',
      '2024-11-05\t10:00:07\tMAD50\t512\t203.0.113.7\tGET\td1.cloudfront.net\t/a\t200\t-\tMozilla/5.0%20(X11)\tb=1\tHit\tshop.example\t0.120',
    ])
    expect(refused).toEqual([])
    expect(counts).toEqual({ w3c: 2 })
    const [ofIis, ofCloudFront] = requests
    expect(ofIis).toMatchObject({ ...usual, agent: 'Mozilla/5.0 (X11)', micros: 120_000 })
    expect(ofCloudFront).toMatchObject({
      ...headed,
      referer: '-',
      agent: 'Mozilla/5.0 (X11)',
      cached: 'hit',
      micros: 120_000,
    })
  })

  it.each([
    ['syslog', `<134>Nov  5 10:00:07 web1 nginx: ${combined}`],
    ['syslog', `<134>1 2024-11-05T10:00:07Z web1 nginx 77 - - ${combined}`],
    ['syslog', `Nov  5 10:00:07 web1 nginx[77]: ${combined}`],
    ['syslog', `2024-11-05T10:00:07.123456+00:00 web1 nginx: ${combined}`],
    ['Kubernetes', `2024-11-05T10:00:07.123456789Z stdout F ${combined}`],
    ['Docker Compose', `web-1  | ${combined}`],
    ['Docker json-file', json({ log: `${combined}\n`, stream: 'stdout', time: '2024-11-05T10:00:07Z' })],
    ['journald JSON', json({ __REALTIME_TIMESTAMP: '1', _COMM: 'nginx', MESSAGE: combined })],
  ])('takes off what %s puts around a line', (name, line) => {
    const { requests, wrappers } = readAll([line])
    expect(requests).toMatchObject([usual])
    expect(wrappers).toEqual([name])
  })

  it('counts one client in one spelling', () => {
    const spellings = ['::ffff:8.8.8.8', '8.8.8.8', '8.8.8.8:51234', '[::ffff:8.8.8.8]:443']
    const long = ['[2001:4860:4860::8888]:443', '2001:4860:4860:0:0:0:0:8888', '2001:4860:4860::8888%eth0']
    const clients = (texts: readonly string[]) =>
      new Set(
        readAll(texts.map((text) => combined.replace('203.0.113.7', text))).requests.map(({ clientip }) => clientip),
      )
    expect(clients(spellings)).toEqual(new Set(['8.8.8.8']))
    expect(clients(long)).toEqual(new Set(['2001:4860:4860::8888']))
  })
})

describe('refusals', () => {
  it.each([
    ['client', combined.replace('203.0.113.7', '999.1.1.1'), 1],
    ['client', combined.replace('203.0.113.7', '<script>'), 1],
    ['status', combined.replace(' 200 ', ' 999 '), combined.indexOf(' 200 ') + 2],
    ['status', combined.replace(' 200 ', ' abc '), combined.indexOf(' 200 ') + 2],
    ['bytes', combined.replace(' 512 ', ' 99999999999999 '), combined.indexOf(' 512 ') + 2],
    ['bytes', combined.replace(' 512 ', ' -1 '), combined.indexOf(' 512 ') + 2],
    ['time', combined.replace('05/Nov', '31/Feb'), 18],
    ['time', combined.replace('05/Nov', '05/Foo'), 18],
    ['shape', combined.slice(0, 50), 47],
    ['errorLog', '2024/11/05 10:00:07 [error] 77#77: *1 open() failed', 1],
    ['errorLog', '[Tue Nov 05 10:00:07.123 2024] [core:error] [pid 7] AH00037', 1],
  ] as const)('refuses a wrong %s with its column', (reason, line, column) => {
    const { requests, refused } = readAll([...Array<string>(12).fill(combined), line])
    expect(requests).toHaveLength(12)
    expect(refused).toMatchObject([{ reason, column, line: 13 }])
  })

  it('takes absolute addresses of single lines for what they are: requests that ask for a proxy', () => {
    const probe = combined.replace('GET /a', 'GET http://elsewhere.example/a')
    const { requests, counts } = readAll([...Array<string>(30).fill(combined), probe, probe])
    expect(counts).toEqual({ combined: 32 })
    expect(new Set(requests.map(({ vhost }) => vhost))).toEqual(new Set([site]))
  })

  it('never takes a leading host for the client, nor guesses which of two addresses it is', () => {
    const headed = `shop.example ${combined}`
    expect(readAll([...Array<string>(300).fill(combined), headed, headed, headed]).counts).toEqual({
      combined: 300,
      vhostCombined: 3,
    })
    const { refused } = readAll([`192.0.2.1 ${combined}`])
    expect(refused).toMatchObject([{ reason: 'shape', column: 11 }])
  })

  it('never takes a cut line of one format for a line of another', () => {
    const [, , line = ''] = table.find(([, format]) => format === 'provider') ?? []
    const { counts, refused } = readAll([
      ...Array<string>(20).fill(line),
      line.slice(0, 100),
      ...Array<string>(20).fill(line),
    ])
    expect(counts).toEqual({ provider: 40 })
    expect(refused).toMatchObject([{ line: 21, reason: 'shape' }])
  })
})

describe('a change of format', () => {
  it('is followed: in the sample, and long after it', () => {
    expect(readAll([...Array<string>(5).fill(clf), ...Array<string>(40).fill(combined)]).counts).toEqual({
      common: 5,
      combined: 40,
    })
    const caddy = table.find(([, format]) => format === 'caddy')?.[2] ?? ''
    const late = readAll([...Array<string>(1000).fill(combined), ...Array<string>(3).fill(caddy)])
    expect(late.counts).toEqual({ combined: 1000, caddy: 3 })
    expect(late.refused).toEqual([])
  })

  it('needs three lines in a row, or a twentieth of them', () => {
    const lines = [...Array<string>(300).fill(combined), clf, combined, clf, clf, combined]
    expect(readAll(lines).refused.map(({ line }) => line)).toEqual([301, 303, 304])
    const mixed = Array.from({ length: 40 }, (_, index) => (index % 2 ? clf : combined))
    expect(readAll([...lines.slice(0, 300), ...mixed]).counts).toEqual({ combined: 320, common: 20 })
  })
})

describe('any text', () => {
  const anyLine = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(...table.map(([, , line]) => line)),
    fc
      .tuple(fc.constantFrom(...table.map(([, , line]) => line)), fc.nat(300), fc.string({ maxLength: 9 }))
      .map(([line, at, junk]) => line.slice(0, at) + junk + line.slice(at)),
    fc.constantFrom('#Fields: date time', '#Fields: c-ip', '{', '{"status":200}', '[]', '{"log":"x"}', ''),
  )

  it('throws never, and every line that is neither empty nor a header is read or refused', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (texts) => {
        const lines = texts.map((text) => text.replaceAll('\n', ' '))
        const { requests, refused } = readAll(lines)
        const headers = lines.filter((line) => /^#(Version|Fields|Software|Date)\b/i.test(line) || line.trim() === '')
        expect(requests.length + refused.length).toBe(lines.length - headers.length)
        for (const { column } of refused) expect(column).toBeGreaterThan(0)
        for (const { response, bytes, time: at } of requests) {
          expect(response).toMatch(/^[1-5]\d\d$/)
          expect(bytes).toBeLessThanOrEqual(1e13)
          expect(Number.isSafeInteger(at)).toBe(true)
        }
      }),
      { numRuns: 300, seed: 41 },
    )
  })
})

describe('--log-format', () => {
  const given = (format: string, line: string) => readAll([line], givenFormats(readFormatString(format)))

  it.each([
    [
      '$remote_addr|$time_iso8601|$status|$request_method|$request_uri|$body_bytes_sent|$request_time|$host',
      '203.0.113.7|2024-11-05T10:00:07+00:00|200|GET|/a?b=1|512|0.120|shop.example',
    ],
    [
      "log_format x '$http_x_forwarded_for [$time_local] '\n '\"$request\" $status $bytes_sent $request_time $host';",
      `203.0.113.7, 10.0.0.1 [${stamp}] "GET /a?b=1 HTTP/1.1" 200 512 0.120 shop.example`,
    ],
    [
      '%v:%p %h %l %u %t "%r" %>s %O %D',
      `shop.example:443 203.0.113.7 - - [${stamp}] "GET /a?b=1 HTTP/1.1" 200 512 120000`,
    ],
    [
      'LogFormat "%{Host}i %a %t \\"%m %U%q %H\\" %>s %b %{ms}T" x',
      `shop.example 203.0.113.7 [${stamp}] "GET /a?b=1 HTTP/1.1" 200 512 120`,
    ],
    [
      '%h %l %u %t "%r" %s %b %{us}T',
      `203.0.113.7 - - [${stamp}] "GET http://shop.example/a?b=1 HTTP/1.1" 200 512 120000`,
    ],
  ])('reads %s', (format, line) => {
    const { requests, refused } = given(format, line)
    expect(refused).toEqual([])
    expect(requests).toMatchObject([{ ...usual, vhost: 'shop.example', micros: 120_000 }])
  })

  it.each([
    ['$status', /lacks the client .*, the time .*, the request/],
    ['combined', /neither variables of nginx .* nor directives of Apache/],
    ['$remote_addr$time_local $request $status', /nothing separates \$remote_addr from \$time_local/],
    ['%h %{%d}t "%r" %>s', /write the time as %t/],
  ])('says what is wrong with %s', (format, message) => {
    expect(() => readFormatString(format)).toThrow(message)
  })

  const fields = {
    $remote_addr: fc.ipV4(),
    $time_iso8601: fc
      .integer({ min: 8e8, max: 2e9 })
      .map((at) => `${new Date(at * 1000).toISOString().slice(0, 19)}+00:00`),
    $status: fc.integer({ min: 100, max: 599 }).map(String),
    $request_uri: fc.webPath().map((path) => path || '/'),
    $body_bytes_sent: fc.nat(1e9).map(String),
    $host: fc
      .domain()
      .filter((name) => name.length < 60)
      .map((name) => name.toLowerCase()),
    $http_user_agent: fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.replaceAll(/["\\\s|]/g, '_')),
  } as const

  it('reads back what a line of any order and separator was written from', () => {
    const names = Object.keys(fields) as (keyof typeof fields)[]
    fc.assert(
      fc.property(
        fc.shuffledSubarray(names, { minLength: names.length }),
        fc.constantFrom(' ', '|', '\t', ' | ', '" "'),
        fc.record(fields),
        (order, separator, values) => {
          const around = (text: string) => (separator === '" "' ? `"${text}"` : text)
          const { requests, refused } = given(
            around(order.join(separator)),
            around(order.map((name) => values[name]).join(separator)),
          )
          expect(refused).toEqual([])
          expect(requests).toMatchObject([
            {
              clientip: values.$remote_addr,
              time: Date.parse(values.$time_iso8601) / 1000,
              response: values.$status,
              request: values.$request_uri,
              bytes: Number(values.$body_bytes_sent),
              vhost: values.$host,
              agent: values.$http_user_agent,
            },
          ])
        },
      ),
      { seed: 41 },
    )
  })
})
