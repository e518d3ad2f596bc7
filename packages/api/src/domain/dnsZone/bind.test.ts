import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dnsTtls } from '../dnsRecords.ts'
import { parseNetwork } from '../networks.ts'
import { quotedText, readBind, unquotedText, writeBind } from './bind.ts'
import { readZoneCsv, zoneCsvCell, zoneCsvColumns } from './csv.ts'
import { recordKey, type ZoneRecord, zoneRecord } from './zone.ts'

const domain = 'example.com'
const textOf = ({ name, type, ttl, value, priority, weight, port }: ZoneRecord) =>
  [name || '@', ttl, type, ...(type === 'SRV' ? [priority, weight, port] : []), value].join(' ').trim()
const records = (text: string) => readBind(text, domain).records.map(textOf)
const problems = (text: string) => readBind(text, domain).problems.map(({ line, fault }) => `${line} ${fault}`)
const notes = (text: string) => readBind(text, domain).notes.map(({ line, note }) => `${line} ${note}`)

describe('a zone file', () => {
  it('of BIND is parsed', () => {
    const text = `$TTL 1h ; an hour
@ IN SOA ns1.example.net. host.example.com. (
   2026112301 ; serial
   3600 900 604800 300 )
  IN NS ns1.example.net.
@ 300 IN A 192.0.2.1
  IN 10m AAAA 2001:db8::1
www CNAME @
*.shop.example.com. IN CNAME www
@ MX 10 mail
@ MX 20 mx.example.net.
_sip._tcp SRV 10 60 5060 sip.example.net.
@ TXT "v=spf1 mx " "-all"
q TXT "a \\"b\\" \\\\ ; \\195\\177"
sub NS ns.example.net.
$ORIGIN sub.example.com.
host A 192.0.2.2
alias 86400 ANAME x.example.net.
cdn CDN
`
    expect(problems(text)).toEqual([])
    expect(notes(text)).toEqual(['2 soa', '5 apexNs'])
    expect(records(text)).toEqual([
      '@ 300 A 192.0.2.1',
      '@ 600 AAAA 2001:db8::1',
      'www 3600 CNAME example.com',
      '*.shop 3600 CNAME www.example.com',
      '@ 3600 MX_10 mail.example.com',
      '@ 3600 MX_20 mx.example.net',
      '_sip._tcp 3600 SRV 10 60 5060 sip.example.net',
      '@ 3600 TXT v=spf1 mx -all',
      'q 3600 TXT a "b" \\ ; ñ',
      'sub 3600 NS ns.example.net',
      'host.sub 3600 A 192.0.2.2',
      'alias.sub 86400 ALIAS x.example.net',
      'cdn.sub 3600 CDN',
    ])
  })

  it.each([
    ['a A 192.0.2.256', '1 notIpv4'],
    ['\n\na CNAME', '3 notRecord'],
    ['a A 192.0.2.1 192.0.2.2', '1 notRecord'],
    ['a', '1 notRecord'],
    ['  A 192.0.2.1', '1 notRecord'],
    ['a CH A 192.0.2.1', '1 notClass'],
    ['a CAA 0 issue "ca.example"', '1 notType'],
    ['a MX 15 mail', '1 notPriority'],
    ['a MX mail', '1 notPriority'],
    ['a.example.net. A 192.0.2.1', '1 outsideZone'],
    ['a TXT "open', '1 openQuote'],
    ['a TXT (\n"x"', '1 openParenthesis'],
    ['$INCLUDE other.zone', '1 notDirective'],
    ['$TTL soon', '1 notDirective'],
    ['@ CNAME x.example.net.', '1 notAtApex'],
    ['sip SRV 1 2 x sip.example.net.', '1 notService'],
    ['_sip._tcp SRV 1 2 70000 sip.example.net.', '1 notInRange'],
    ['a b A 192.0.2.1', '1 notType'],
  ])('rejects %j', (text, problem) => {
    expect(problems(text)).toEqual([problem])
  })

  it('keeps long texts of any script', () => {
    const value = 'añ"\\€😀'.repeat(60)
    const written = writeBind([zoneRecord({ name: 'a', type: 'TXT', ttl: 300, value })], domain)
    expect(readBind(written, domain).records.map((one) => one.value)).toEqual([value])
  })

  it('is parsed beyond an error', () => {
    expect(records('a A x\nb A 192.0.2.1')).toEqual(['b 3600 A 192.0.2.1'])
  })

  it('gets TTLs and priorities the provider accepts', () => {
    const text = 'a 14400 A 192.0.2.1\nb 30 A 192.0.2.1\n@ 1h MX 0 mx.example.net.'
    expect(records(text)).toEqual(['a 3600 A 192.0.2.1', 'b 300 A 192.0.2.1', '@ 3600 MX_1 mx.example.net'])
    expect(notes(text)).toEqual(['1 ttl', '2 ttlRaised', '3 priority'])
  })

  it('of Windows is parsed without the age of its records', () => {
    const text = `@  [AGE:3634093]  600  A  192.0.2.10
   [AGE:3633973]  600  A  192.0.2.11
_gc._tcp  [AGE:3634093]  600  SRV  0 100 3268  dc01.example.com.
dc01  3600  A  192.0.2.10
`
    expect(problems(text)).toEqual([])
    expect(records(text)).toEqual([
      '@ 600 A 192.0.2.10',
      '@ 600 A 192.0.2.11',
      '_gc._tcp 600 SRV 0 100 3268 dc01.example.com',
      'dc01 3600 A 192.0.2.10',
    ])
    expect(notes(text)).toEqual(['1 age', '2 age', '3 age'])
  })

  it('may say that a domain takes no mail, or a name has no service', () => {
    const text = 'park 3600 IN MX 0 .\n_pop3._tcp 600 IN SRV 0 0 0 .'
    expect(records(text)).toEqual(['park 3600 MX_1 .', '_pop3._tcp 600 SRV 0 0 0 .'])
    expect(notes(text)).toEqual(['1 priority'])
    expect(writeBind(readBind(text, domain).records, domain)).toContain('MX 1 .\n')
  })

  it('gets names of any script in the form of DNS', () => {
    const text = 'España 300 A 192.0.2.5\nwww2 300 CNAME MÜNCHEN.example.\nq 300 TXT "ñ"'
    expect(records(text)).toEqual([
      'xn--espaa-rta 300 A 192.0.2.5',
      'www2 300 CNAME xn--mnchen-3ya.example',
      'q 300 TXT ñ',
    ])
    expect(notes(text)).toEqual(['1 idn', '2 idn'])
    expect(readBind('$ORIGIN ñandú.example.\nwww 300 A 192.0.2.5', 'xn--and-6ma2c.example').records).toHaveLength(1)
  })

  it('has decimal escapes, with a hint where octal ones were probably meant', () => {
    expect(records('\\052.apps 300 A 192.0.2.5')).toEqual(['4.apps 300 A 192.0.2.5'])
    expect(notes('\\052.apps 300 A 192.0.2.5')).toEqual(['1 octal'])
    expect(notes('q 300 TXT "\\052"')).toEqual([])
  })

  it('contains an unsupported record as one comment', () => {
    const strange = [
      zoneRecord({ name: 'a', type: 'CAA', ttl: 300, value: '0 issue\nb A 192.0.2.66' }),
      zoneRecord({ name: 'b\nc A 192.0.2.66 ;', type: 'A', ttl: 300, value: '192.0.2.1' }),
      zoneRecord({ name: 'd', type: 'CNAME', ttl: 300, value: 'x.\ne A 192.0.2.66' }),
    ]
    expect(readBind(writeBind(strange, domain), domain)).toEqual({ records: [], problems: [], notes: [] })
  })
})

const label = fc.stringMatching(/^[a-z0-9_]([a-z0-9_-]{0,10}[a-z0-9])?$/)
const host = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(\.[a-z][a-z0-9]{0,8}){1,3}$/)
const port = fc.nat(65_535)
const name = fc.oneof(
  fc.constant(''),
  label,
  fc.tuple(label, label).map((labels) => labels.join('.')),
)
const inner = fc.oneof(
  label,
  fc.constant('*'),
  label.map((one) => `*.${one}`),
)
const data = fc.oneof(
  fc.record({ type: fc.constant('A'), name, value: fc.ipV4() }),
  fc.record({ type: fc.constant('AAAA'), name, value: fc.ipV6().filter((text) => parseNetwork(text)?.version === 6) }),
  fc.record({ type: fc.constantFrom('CNAME', 'NS'), name: inner, value: host.map((one) => `x.${one}`) }),
  fc.record({ type: fc.constantFrom('ALIAS', 'MX_1', 'MX_30'), name, value: host }),
  fc.record({ type: fc.constant('CDN'), name, value: fc.constant('') }),
  fc.record({
    type: fc.constant('TXT'),
    name,
    value: fc.oneof(
      fc
        .string({ unit: 'grapheme', maxLength: 700 })
        .filter((text) => /^\S/.test(text) && !/\p{Cc}|\p{Cs}/u.test(text)),
      fc.constantFrom('"v=spf1 -all"', '"a" "b"', '"'),
    ),
  }),
  fc.record({
    type: fc.constant('SRV'),
    name: fc.constantFrom('_sip._tcp', '_xmpp-server._tcp.chat'),
    value: fc.oneof(host, fc.constant('.')),
    priority: port,
    weight: port,
    port,
  }),
)
const record = fc.tuple(data, fc.constantFrom(...dnsTtls)).map(([made, ttl]) => zoneRecord({ ...made, ttl }))
const keys = (list: readonly ZoneRecord[]) => list.map((one) => `${recordKey(one, domain)} ${one.ttl}`).sort()

describe('any zone', () => {
  it('round-trips through a zone file', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 20 }), (zone) => {
        const read = readBind(writeBind(zone, domain), domain)
        expect(read.problems).toEqual([])
        expect(keys(read.records)).toEqual(keys(zone))
      }),
    )
  })

  it('round-trips through CSV', () => {
    const cell = (value: string | number | null) =>
      typeof value === 'string'
        ? `"${(/^\s*[=+\-@]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
        : `${value ?? ''}`
    fc.assert(
      fc.property(fc.array(record, { maxLength: 20 }), (zone) => {
        const lines = zone.map((one) =>
          zoneCsvColumns.map((column) => cell(zoneCsvCell(one, column, domain))).join(','),
        )
        const read = readZoneCsv([zoneCsvColumns.join(','), ...lines].join('\r\n'), domain)
        expect(read.problems).toEqual([])
        expect(keys(read.records)).toEqual(keys(zone))
      }),
    )
  })

  it('is parsed without an exception, whatever the text', () => {
    const piece = fc.constantFrom(
      '@',
      '\n',
      ' ',
      '"',
      '\\',
      '(',
      ')',
      ';',
      'A',
      'IN',
      '1h',
      'TXT',
      '$ORIGIN',
      '.',
      '\\999',
      '😀',
      ',',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
        const text = pieces.join(' ')
        const lines = text.split(/\r\n?|\n/).length
        for (const read of [readBind(text, domain), readZoneCsv(text, domain)])
          for (const { line } of read.problems) expect(line >= 1 && line <= lines).toBe(true)
      }),
    )
  })
})

describe('a text', () => {
  it.each([
    ['"v=spf1 include:_spf.google.com ~all"', 'v=spf1 include:_spf.google.com ~all'],
    ['"v=DKIM1; k=rsa; p=AAAABBBB" "CCCCDDDD"', 'v=DKIM1; k=rsa; p=AAAABBBBCCCCDDDD'],
    [' "a \\"b\\" \\\\" ', 'a "b" \\'],
    ['""', ''],
    ['v=spf1 -all', null],
    ['say "yes"', null],
    ['"open', null],
    ['"a" b', null],
    ['', null],
  ])('pasted as %j is %j', (pasted, text) => {
    expect(unquotedText(pasted)).toBe(text)
  })

  it('is the same after it was quoted', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 600 }).filter((text) => !/\p{Cc}|\p{Cs}/u.test(text))
    fc.assert(
      fc.property(texts, (text) => {
        expect(unquotedText(quotedText(text))).toBe(text)
      }),
    )
  })
})

describe('CSV', () => {
  it('may hold texts as zone files quote them, and names of any script', () => {
    const read = readZoneCsv('name,type,value\n@,TXT,"""v=spf1 "" ""-all"""\nespaña,A,192.0.2.5', domain)
    expect(read.records.map(textOf)).toEqual(['@ 3600 TXT v=spf1 -all', 'xn--espaa-rta 3600 A 192.0.2.5'])
    expect(read.notes.map(({ line, note }) => `${line} ${note}`)).toEqual(['2 quotes', '3 idn'])
  })

  it('is parsed by its header, with errors by line', () => {
    const text = `Type;Name;Value;TTL;Priority
A;www;192.0.2.1;300;
MX;@;mail.example.com;;10
TXT;a;"x;""y""
z";600;
A;b;nonsense;;
SPF;c;x;;
A;d;192.0.2.1;soon;
`
    const read = readZoneCsv(text, domain)
    expect(read.records.map(textOf)).toEqual(['www 300 A 192.0.2.1', '@ 3600 MX_10 mail.example.com'])
    expect(read.problems.map(({ line, fault }) => `${line} ${fault}`)).toEqual([
      '4 notPrintable',
      '6 notIpv4',
      '7 notType',
      '8 notTtl',
    ])
  })
  it('requires a header', () => {
    expect(readZoneCsv('www,A,192.0.2.1', domain).problems).toEqual([{ line: 1, fault: 'noHeader' }])
    expect(readZoneCsv('', domain)).toEqual({ records: [], problems: [], notes: [] })
  })
})
