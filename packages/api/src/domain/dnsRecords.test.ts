import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DnsRecordDraft, dnsRecordTypes, dnsTtls, fullName, recordProblems, relativeName } from './dnsRecords.ts'

const domain = 'example.com'
const draft = (over: Partial<DnsRecordDraft>): DnsRecordDraft => ({
  type: 'A',
  name: 'www',
  ttl: 300,
  value: '203.0.113.7',
  ...over,
})
const problemsOf = (over: Partial<DnsRecordDraft>, others: Partial<DnsRecordDraft>[] = []) =>
  recordProblems(draft(over), domain, others.map(draft)).map(({ field, fault }) => `${field} ${fault}`)

it('has the types and TTLs of §3', () => {
  expect(dnsRecordTypes).toEqual('A AAAA ALIAS CNAME CDN MX_1 MX_5 MX_10 MX_20 MX_30 NS SRV TXT'.split(' '))
  expect(dnsTtls).toEqual([300, 600, 3600, 86_400])
})

describe('names', () => {
  it.each([
    ['', '', 'example.com'],
    ['@', '', 'example.com'],
    ['Example.com.', '', 'example.com'],
    ['WWW', 'www', 'www.example.com'],
    ['www.example.com', 'www', 'www.example.com'],
    ['*.shop', '*.shop', '*.shop.example.com'],
    ['notexample.com', 'notexample.com', 'notexample.com.example.com'],
  ])('%s', (name, relative, full) => {
    expect(relativeName(name, domain)).toBe(relative)
    expect(fullName(name, domain)).toBe(full)
  })
})

const host = 'target.example.net'
const srv = { type: 'SRV', name: '_sip._tcp', value: host, priority: 1, weight: 2, port: 5060 } as const

describe('a single record', () => {
  it.each<Partial<DnsRecordDraft>>([
    { type: 'A' },
    { type: 'A', name: '' },
    { type: 'A', name: '*' },
    { type: 'AAAA', value: '2001:db8::1' },
    { type: 'ALIAS', name: '@', value: host },
    { type: 'CNAME', value: `${host}.` },
    { type: 'CDN', value: '' },
    { type: 'CDN', name: '', value: ' ' },
    { type: 'MX_10', name: '', value: host },
    { type: 'MX_10', name: 'mail', value: 'mail.example.com' },
    { type: 'NS', name: 'sub', value: host },
    { type: 'TXT', name: '_dmarc', value: 'v=DMARC1; p=none' },
    { type: 'TXT', name: '', value: 'x'.repeat(2048) },
    { type: 'TXT', value: 'ñandú' },
    { type: 'CNAME', name: 's1._domainkey', value: 's1._domainkey.u7.mail.example.net' },
    { type: 'CNAME', name: '_3f', value: '_9ab.validations.example.net.' },
    { ...srv, value: '.' },
    { type: 'MX_1', name: '', value: '.' },
    { type: 'A', name: 'España' },
    { type: 'CNAME', name: '*.ñ', value: 'MÜNCHEN.example.' },
    { type: 'A', value: '192.0.2.1\u200b' },
    srv,
    { ...srv, priority: 0, weight: 0, port: 65_535 },
  ])('accepts %j', (over) => {
    expect(problemsOf(over)).toEqual([])
  })

  it.each<[Partial<DnsRecordDraft>, string[]]>([
    [{ value: '' }, ['value needed']],
    [{ value: '2001:db8::1' }, ['value notIpv4']],
    [{ value: '203.0.113.0/24' }, ['value notIpv4']],
    [{ value: '127.1' }, ['value notIpv4']],
    [{ type: 'AAAA', value: '203.0.113.7' }, ['value notIpv6']],
    [{ type: 'CNAME', value: '203.0.113.7' }, ['value notHost']],
    [{ type: 'CNAME', name: '', value: host }, ['name notAtApex']],
    [{ type: 'CNAME', value: 'www.example.com' }, ['value pointsToItself']],
    [{ type: 'ALIAS', value: 'http://x.example' }, ['value notHost']],
    [{ type: 'CDN', value: host }, ['value notEmpty']],
    [{ type: 'MX_1', value: 'mail' }, ['value notHost']],
    [{ type: 'MX_1', value: '_mail.example.net' }, ['value notHost']],
    [{ type: 'CNAME', value: '.' }, ['value notHost']],
    [{ type: 'CNAME', value: '__a.example.net' }, ['value notHost']],
    [{ type: 'NS', name: '@', value: host }, ['name notAtApex']],
    [{ type: 'TXT', value: 'x'.repeat(2049) }, ['value tooLong']],
    [{ type: 'TXT', value: 'é'.repeat(1025) }, ['value tooLong']],
    [{ type: 'TXT', value: 'a\u0000b' }, ['value notPrintable']],
    [{ ...srv, name: 'sip' }, ['name notService']],
    [{ ...srv, name: '' }, ['name notAtApex']],
    [
      { ...srv, port: 65_536, weight: 1.5, priority: null },
      ['priority needed', 'weight notInRange', 'port notInRange'],
    ],
    [{ ttl: 60 }, ['ttl notTtl']],
    [{ name: 'a b' }, ['name notName']],
    [{ name: 'a..b' }, ['name notName']],
    [{ name: 'a.*' }, ['name notName']],
    [{ name: '-a' }, ['name notName']],
    [{ name: `${'a.'.repeat(124)}a` }, ['name tooLong']],
    [{ name: '!', ttl: 1, value: '' }, ['name notName', 'ttl notTtl', 'value needed']],
  ])('rejects %j', (over, problems) => {
    expect(problemsOf(over)).toEqual(problems)
  })
})

describe('records of one name', () => {
  it.each<[Partial<DnsRecordDraft>, Partial<DnsRecordDraft>, string[]]>([
    [{}, { value: '203.0.113.8' }, []],
    [{}, { name: 'www.example.com.' }, ['value duplicate']],
    [{}, { name: 'other' }, []],
    [{ type: 'AAAA', value: '2001:DB8:0::1' }, { type: 'AAAA', value: '2001:db8::1' }, ['value duplicate']],
    [
      { type: 'NS', name: 'sub', value: 'NS.example.net.' },
      { type: 'NS', name: 'sub', value: 'ns.example.net' },
      ['value duplicate'],
    ],
    [{ type: 'TXT', value: 'A.' }, { type: 'TXT', value: 'a' }, []],
    [{ ...srv, port: 5061 }, srv, []],
    [{ ...srv, priority: 9 }, srv, []],
    [srv, srv, ['value duplicate']],
    [{}, { type: 'CNAME', value: host }, ['name besideCname']],
    [{ type: 'CNAME', value: host }, { type: 'TXT', value: 'x' }, ['name besideCname']],
    [{ type: 'CDN', value: '' }, {}, ['name besideCname']],
    [{}, { type: 'ALIAS', value: host }, ['name besideCname']],
    [{ type: 'CDN', name: '', value: '' }, { type: 'MX_10', name: '', value: host }, []],
    [{ type: 'TXT', value: 'x' }, { type: 'CDN', value: '' }, []],
    [{ type: 'MX_10', value: host }, { type: 'MX_20', value: host }, []],
  ])('report %j beside %j', (over, other, problems) => {
    expect(problemsOf(over, [other])).toEqual(problems)
  })
})

describe('any record', () => {
  const any = fc.record({
    type: fc.constantFrom(...dnsRecordTypes),
    name: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '@', 'www', '_a._tcp', '*')),
    ttl: fc.oneof(fc.integer(), fc.constantFrom(...dnsTtls)),
    value: fc.oneof(fc.string({ unit: 'binary' }), fc.ipV4(), fc.ipV6(), fc.domain()),
    priority: fc.option(fc.integer()),
    weight: fc.option(fc.integer()),
    port: fc.option(fc.integer()),
  })

  it('is validated without throwing, with at most one fault per field', () => {
    fc.assert(
      fc.property(any, fc.array(any, { maxLength: 3 }), (record, others) => {
        const fields = recordProblems(record, domain, others).map(({ field }) => field)
        expect(new Set(fields).size).toBe(fields.length)
      }),
    )
  })

  it('that is valid by itself stays valid with its full name', () => {
    fc.assert(
      fc.property(any, (record) => {
        if (recordProblems(record, domain).length > 0) return
        expect(recordProblems({ ...record, name: `${fullName(record.name, domain)}.` }, domain)).toEqual([])
      }),
    )
  })
})
