import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findingsById, findingTone, zoneFindings } from './findings.ts'
import { mergeSpf, spfLookups } from './spf.ts'
import { zoneRecord } from './zone.ts'

const domain = 'example.com'
const rowsOf = (lines: readonly string[]) =>
  lines.map((line, index) => {
    const [name = '', type = '', ...rest] = line.split(' ')
    const ttl = rest[0]?.startsWith('ttl=') ? Number(rest.shift()?.slice(4)) : 3600
    return {
      id: `${index}`,
      record: zoneRecord({ name, type, ttl, value: rest.join(' '), priority: 1, weight: 1, port: 1 }),
    }
  })
const problemsOf = (...lines: string[]) =>
  zoneFindings(rowsOf(lines), domain).map((one) => `${one.kind} ${one.id}${'other' in one ? ` ${one.other}` : ''}`)

describe('findings of a zone', () => {
  it.each<[string, string[], string[]]>([
    ['without traps', ['@ A 192.0.2.1', 'www CNAME example.com', '@ MX_10 mail.example.com', 'mail A 192.0.2.2'], []],
    ['CNAME beside others', ['a CNAME x.example.net', 'a TXT x'], ['besideCname 0', 'besideCname 1']],
    ['ALIAS beside an address', ['a ALIAS x.example.net', 'a A 192.0.2.1'], ['besideCname 0', 'besideCname 1']],
    ['ALIAS beside mail', ['a ALIAS x.example.net', 'a TXT x'], []],
    ['CNAME of the domain itself', ['@ CNAME x.example.net'], ['apexCname 0']],
    ['a TTL that is not offered', ['a CNAME ttl=77 x.example.net', 'a TXT x'], ['besideCname 0', 'besideCname 1']],
    ['duplicates', ['a A 192.0.2.1', 'A A 192.0.2.1'], ['duplicate 1']],
    ['mail to an alias', ['@ MX_10 m.example.com', 'm CNAME x.example.net'], ['mailToAlias 0 m.example.com']],
    ['mail to the CDN', ['@ MX_10 m.example.com', 'm CDN'], ['mailToAlias 0 m.example.com']],
    ['name server at an alias', ['s NS n.example.com', 'n CNAME x.example.net'], ['nsToAlias 0 n.example.com']],
    ['service at an alias', ['_a._tcp SRV n.example.com', 'n ALIAS x.example.net'], ['srvToAlias 0 n.example.com']],
    ['a target that is not there', ['@ MX_10 m.example.com'], ['noTarget 0 m.example.com']],
    ['a target by a wildcard', ['@ MX_10 m.example.com', '* A 192.0.2.1'], []],
    ['a target that is another zone', ['@ MX_10 m.s.example.com', 's NS n.example.net'], []],
    ['a loop', ['a CNAME b.example.com', 'b CNAME a.example.com'], ['loop 0 b.example.com', 'loop 1 a.example.com']],
    ['below a delegated name', ['s NS n.example.net', 'w.s A 192.0.2.1'], ['shadowed 1 s.example.com']],
    ['beside a delegation', ['s NS n.example.net', 's A 192.0.2.1'], ['shadowed 1 s.example.com']],
    ['a name that a wildcard leaves out', ['* A 192.0.2.1', 'w TXT x'], ['wildcardHidden 1 *.example.com']],
    ['a name that answers beside a wildcard', ['* A 192.0.2.1', 'w AAAA 2001:db8::1'], []],
    ['services beside a wildcard', ['* A 192.0.2.1', '_dmarc TXT x'], []],
    ['a wildcard further up', ['* A 192.0.2.1', 'b A 192.0.2.1', 'a.b TXT x'], []],
    ['different TTLs', ['a A ttl=300 192.0.2.1', 'a A 192.0.2.2'], ['ttlDiffers 1']],
    ['two SPF policies', ['@ TXT v=spf1 -all', '@ TXT v=spf1 mx -all'], ['spfTwice 1']],
    ['SPF for everyone', ['@ TXT v=spf1 +all'], ['spfAll 0']],
    [
      'texts in literal quotation marks',
      ['@ TXT "v=spf1 -all"', 'a TXT "a" "b"', 'b TXT say "a"'],
      ['quotedText 0', 'quotedText 1'],
    ],
    ['a domain without mail', ['@ MX_1 .'], []],
    ['unknown types', ['@ CAA 0 issue "x"', 'a CNAME example.com'], []],
  ])('%s', (_, lines, findings) => {
    expect(problemsOf(...lines.map((line) => line.replace(/^@/, '')))).toEqual(findings)
  })

  it('list the most severe first, then by record', () => {
    const found = zoneFindings(rowsOf(['a A ttl=300 192.0.2.1', 'a A 192.0.2.2', 'b CNAME c.example.com']), domain)
    expect(found.map(findingTone)).toEqual(['bad', 'watch'])
    expect([...findingsById(found).keys()]).toEqual(['2', '1'])
  })

  it('count the SPF look-ups through its own policies', () => {
    const many = 'v=spf1 a mx ptr exists:x.example include:b.example.com include:c.example ip4:192.0.2.0/24 ?all'
    const others = new Map([
      ['b.example.com', 'v=spf1 include:1.example include:2.example mx:x.example redirect=b.example.com'],
    ])
    expect(spfLookups(many, (host) => others.get(host))).toBe(10)
    expect(
      problemsOf(`@ TXT ${many} include:d.example`.replace('@', ''), 'b TXT v=spf1 include:1.example a mx a:x mx:y'),
    ).toEqual(['spfLookups 0'])
  })

  it.each([
    [10, []],
    [11, ['spfLookups 0']],
  ])('for an SPF policy of %i look-ups: %j (RFC 7208)', (count, findings) => {
    const includes = Array.from({ length: count }, (_, index) => `include:s${index}.example`).join(' ')
    expect(problemsOf(` TXT v=spf1 ${includes} ip4:192.0.2.0/24 -all`)).toEqual(findings)
  })

  it('count at least one look-up per include, and none for mechanisms without a query', () => {
    const free = fc.constantFrom('ip4:192.0.2.1', 'ip6:2001:db8::1', 'all', '-all', 'exp=x.example')
    const asked = fc.constantFrom(
      'include:a.example',
      'a',
      'mx',
      '?ptr',
      'exists:x.example',
      'a:b.example',
      'redirect=c.example',
    )
    fc.assert(
      fc.property(fc.array(free), fc.array(asked), (without, terms) => {
        const text = ['v=spf1', ...without, ...terms].join(' ')
        expect(spfLookups(text, () => undefined)).toBe(terms.length)
        expect(spfLookups(text, () => 'v=spf1 a')).toBeGreaterThanOrEqual(terms.length)
      }),
    )
  })

  it('are fast for 10,000 records', () => {
    const lines = Array.from({ length: 10_000 }, (_, i) => `h${i} A 192.0.2.${i % 250}`)
    expect(problemsOf(...lines)).toEqual([])
  })
})

describe('SPF policies', () => {
  it.each([
    ['v=spf1 mx -all', 'v=spf1 include:x ~all', 'v=spf1 mx include:x -all'],
    ['v=spf1 mx', 'v=spf1 MX include:x ~all', 'v=spf1 mx include:x'],
    ['v=spf1 redirect=y', 'v=spf1 include:x', 'v=spf1 include:x redirect=y'],
    ['v=spf1 include:x -all', 'v=spf1 include:x ~all', 'v=spf1 include:x -all'],
  ])('%s with %s', (first, second, merged) => {
    expect(mergeSpf(first, second)).toBe(merged)
  })
})
