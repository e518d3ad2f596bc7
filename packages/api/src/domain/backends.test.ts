import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBackend } from '../entities/Backend.ts'
import { type BackendDraft, backendCall, backendFaults, backendLimits, backendLines, siteLines } from './backends.ts'

const draft: BackendDraft = makeBackend()
const around = { sites: ['www.example.com'], ranges: ['203.0.113.0/24', 'not a range'], others: [{ name: 'origin2' }] }
const faults = (over: Partial<BackendDraft>) =>
  backendFaults({ ...draft, ...over }, around).map(({ field, fault }) => `${field} ${fault}`)

describe('backendFaults', () => {
  it.each<[string, Partial<BackendDraft>]>([
    ['as in the provider’s example', {}],
    ['an IPv4 origin', { origin: '192.0.2.7' }],
    ['an IPv6 origin', { origin: '2001:db8::7' }],
    ['no host of the probe', { host: '' }],
    ['two headers', { extra_headers: 'X-Probe: 1\nX-Other_2:yes\n' }],
    ['a pasted origin', { origin: 'https://origin.example.com:8443/', port: null }],
    ['an address in brackets', { origin: '[2001:db8::1]' }],
    ['a public address beside a private block', { origin: '172.32.0.1' }],
    ['a name that only sounds private', { origin: 'local.example.com' }],
    ['a name that only ends like the CDN', { origin: 'notedge2befaster.net' }],
    ['a name of any script', { origin: 'ñandú.example', host: 'ñandú.example' }],
    ['limits', { port: 80, status_code: 599, interval: 15 }],
    ['other limits', { port: 65_535, status_code: 200, interval: 300 }],
  ])('accepts %s', (_, over) => {
    expect(faults(over)).toEqual([])
  })

  it.each<[Partial<BackendDraft>, string]>([
    [{ name: '' }, 'name needed'],
    [{ name: '1origin' }, 'name notName'],
    [{ name: 'Origin' }, 'name notName'],
    [{ name: '-ab' }, 'name notName'],
    [{ name: 'a b' }, 'name notName'],
    [{ name: 'origin2' }, 'name taken'],
    [{ name: 'a'.repeat(41) }, 'name tooLong'],
    [{ origin: ' ' }, 'origin needed'],
    [{ origin: 'https://origin.example.com/app' }, 'origin notOrigin'],
    [{ origin: 'origin.example.com:79' }, 'port notInRange'],
    [{ origin: '192.0.2.0/24' }, 'origin notOrigin'],
    [{ origin: 'localhost' }, 'origin notOrigin'],
    [{ origin: 'WWW.example.com.' }, 'origin isSite'],
    [{ origin: 'caching.c300.edge2befaster.net' }, 'origin isCdn'],
    [{ origin: 'https://Caching.C412.edge2befaster.net./' }, 'origin isCdn'],
    [{ origin: '203.0.113.9' }, 'origin isCdn'],
    [{ origin: '10.0.0.7' }, 'origin isPrivate'],
    [{ origin: '172.31.255.255' }, 'origin isPrivate'],
    [{ origin: '192.168.1.1:8080' }, 'origin isPrivate'],
    [{ origin: '127.0.0.1' }, 'origin isPrivate'],
    [{ origin: '169.254.169.254' }, 'origin isPrivate'],
    [{ origin: '100.64.0.1' }, 'origin isPrivate'],
    [{ origin: '::1' }, 'origin isPrivate'],
    [{ origin: '[fd00::1]' }, 'origin isPrivate'],
    [{ origin: '::ffff:10.0.0.1' }, 'origin isPrivate'],
    [{ origin: 'shop.internal' }, 'origin isPrivate'],
    [{ origin: 'nas.local' }, 'origin isPrivate'],
    [{ port: 79 }, 'port notInRange'],
    [{ port: 65_536 }, 'port notInRange'],
    [{ port: 443.5 }, 'port notInRange'],
    [{ port: null }, 'port needed'],
    [{ extra_headers: 'X-Probe' }, 'extra_headers notHeaders'],
    [{ extra_headers: '1X: a' }, 'extra_headers notHeaders'],
    [{ extra_headers: 'X: "a"' }, 'extra_headers notHeaders'],
    [{ extra_headers: 'X: a:b' }, 'extra_headers notHeaders'],
    [{ host: 'a b' }, 'host notHost'],
    [{ health_check: '' }, 'health_check needed'],
    [{ health_check: 'favicon.ico' }, 'health_check notPath'],
    [{ health_check: '/a b' }, 'health_check notPath'],
    [{ status_code: 199 }, 'status_code notInRange'],
    [{ status_code: 600 }, 'status_code notInRange'],
    [{ interval: 14 }, 'interval notInRange'],
    [{ interval: 301 }, 'interval notInRange'],
    [{ no_probe: true, health_check: '' }, 'health_check needed'],
  ])('%j: %s', (over, fault) => {
    expect(faults(over)).toEqual([fault])
  })

  it('accept numbers exactly within their limits', () => {
    const field = fc.constantFrom('port', 'status_code', 'interval')
    fc.assert(
      fc.property(field, fc.integer({ min: -10, max: 70_000 }), (name, value) => {
        const { min, max } = backendLimits[name]
        expect(faults({ [name]: value })).toEqual(value >= min && value <= max ? [] : [`${name} notInRange`])
      }),
    )
  })
})

it('returns the VCL name with its prefix (§3)', () => {
  expect(backendCall({ company: 300, name: 'origin1' })).toBe('c300_origin1.backend()')
})

describe('backendLines', () => {
  it('names each line once, and ignores comments, texts and longer names', () => {
    const program = [
      'sub vcl_recv {',
      '  # c300_origin1.backend()',
      '  set req.backend_hint = c300_origin1.backend(); set req.http.a = c300_origin1.backend();',
      '  set req.http.X = "c300_origin1";',
      '  set req.backend_hint = c300_origin12.backend();',
      '  set req.backend_hint = c300_origin1.backend();',
      '}',
    ].join('\n')
    expect(backendLines(program, { company: 300, name: 'origin1' })).toEqual([3, 6])
    expect(backendLines('', { company: 300, name: 'origin1' })).toEqual([])
  })
})

describe('siteLines', () => {
  it('names each line with the whole host name, in texts and patterns, and ignores comments', () => {
    const program = [
      'sub vcl_recv {',
      '  # shop.example',
      '  if (req.http.host == "shop.example" || req.http.host == "www.shop.example") {',
      '  } elseif (req.http.host ~ "^(shop\\.example|blog\\.example)$") {',
      '  } elseif (req.http.host == "www.shop.example") {',
      '    set req.http.X = "https://SHOP.example/a";',
      '  }',
      '}',
    ].join('\n')
    expect(siteLines(program, 'shop.example')).toEqual([3, 4, 6])
    expect(siteLines(program, 'shop.exam')).toEqual([])
  })
})
