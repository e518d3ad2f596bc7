import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameAddress, framePolicy, readFrameOrigins } from './frameOrigins.ts'

const own = 'https://cdn.example'
const allowed = ['https://docs.example', 'https://status.example:8443']

describe('readFrameOrigins', () => {
  it.each<[unknown, readonly string[]]>([
    [undefined, []],
    ['https://docs.example', []],
    [{ 0: 'https://docs.example' }, []],
    [['https://docs.example', 'https://docs.example/', 'HTTPS://Docs.Example'], ['https://docs.example']],
    [
      ['https://status.example:8443', 'https://docs.example:443'],
      ['https://status.example:8443', 'https://docs.example'],
    ],
    [['self', "'self'", 'SELF'], ['self']],
    [
      ['http://docs.example', 'ftp://docs.example', 'blob:https://docs.example', 'data:text/html,x', 'javascript:1'],
      [],
    ],
    [['*', 'https:', 'https://*', 'https://*.example', '*.example', '//docs.example'], []],
    [
      ['https://docs.example/path', 'https://docs.example/?q', 'https://docs.example/#a', 'https://a:b@docs.example'],
      [],
    ],
    [['https://docs.example; script-src *', "https://docs.example 'unsafe-inline'", 'https://a;b', 'https://a,b'], []],
    [[null, 7, {}, ['https://docs.example'], ''], []],
  ])('reads %j as %j', (raw, origins) => {
    expect(readFrameOrigins(raw)).toEqual(origins)
  })
})

describe('frameAddress', () => {
  it.each<[string, string]>([
    ['https://docs.example', 'https://docs.example/'],
    ['https://docs.example/purge?by=tag#start', 'https://docs.example/purge?by=tag#start'],
    ['HTTPS://DOCS.EXAMPLE:443/a', 'https://docs.example/a'],
    ['//docs.example/a', 'https://docs.example/a'],
    ['https:\\\\docs.example\\a', 'https://docs.example/a'],
    ['https://status.example:8443/', 'https://status.example:8443/'],
  ])('allows %s', (address, shown) => {
    expect(frameAddress(address, allowed, own)).toBe(shown)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT://docs.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:1',
    'about:blank',
    'file:///etc/passwd',
    'blob:https://docs.example/5f0c',
    'blob:https://cdn.example/5f0c',
    'filesystem:https://docs.example/temporary/a',
    'view-source:https://docs.example/',
    'http://docs.example/',
    'wss://docs.example/',
    'https://docs.example:8443/',
    'https://status.example/',
    'https://docs.example.evil.example/',
    'https://evildocs.example/',
    'https://docs.example@evil.example/',
    'https://user:secret@docs.example/',
    'https://user@docs.example/',
    '//evil.example/https://docs.example',
    '/\\evil.example/',
    'https://evil.example/?https://docs.example',
    'https://docs.example%2eevil.example/',
    'https://dоcs.example/',
    'https://',
    '/user/invoices',
    'https://cdn.example/user/invoices',
  ])('refuses %j', (address) => {
    expect(frameAddress(address, allowed, own)).toBeNull()
  })

  it('allows pages of its own origin only when they are listed', () => {
    expect(frameAddress('/guide.html', ['self'], 'http://127.0.0.1:4173')).toBe('http://127.0.0.1:4173/guide.html')
    expect(frameAddress('/guide.html', allowed, own)).toBeNull()
    expect(frameAddress('https://docs.example/', ['self'], own)).toBeNull()
    expect(frameAddress('http://127.0.0.1:80/', ['self'], 'http://127.0.0.1:4173')).toBeNull()
  })

  it('never returns an address outside the list', () => {
    const parts = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      'blob:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '%2f',
      '\n',
    )
    const hosts = fc.constantFrom('docs.example', 'evil.example', 'cdn.example', 'status.example:8443', 'alert(1)')
    const text = fc
      .array(fc.oneof(parts, hosts, fc.string({ maxLength: 3 })), { maxLength: 8 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(fc.oneof(text, fc.webUrl()), (address) => {
        const shown = frameAddress(address, allowed, own)
        if (shown !== null) expect(allowed).toContain(/^https:\/\/[^/?#@\\]+/.exec(shown)?.[0])
      }),
      { numRuns: 2000 },
    )
  })
})

describe('framePolicy', () => {
  const policy = "default-src 'self'; frame-src blob:; object-src 'none'"

  it('adds the origins to the directive for frames', () => {
    expect(framePolicy(policy, [])).toBe(policy)
    expect(framePolicy(policy, ['self', 'https://docs.example'])).toBe(
      "default-src 'self'; frame-src blob: 'self' https://docs.example; object-src 'none'",
    )
  })

  it('never gains a directive or a wildcard, whatever the configuration says', () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.webUrl(),
      fc.string().map((text) => `https://${text}`),
    )
    fc.assert(
      fc.property(fc.array(entry), (frames) => {
        const made = framePolicy(policy, readFrameOrigins(frames))
        expect(made.split(';')).toHaveLength(3)
        expect(made).not.toMatch(/[*,\n]|unsafe|https?:(?!\/\/)/)
      }),
    )
  })
})
