import { type DnsRecord, makeDnsDomain, makeDnsRecord } from '../../entities/Dns.ts'
import { makeLogConfig } from '../../entities/Logs.ts'
import { loadAll, type SeedInput } from './seedInput.ts'
import type { World } from './World.ts'

const noSecrets = { password: null, secret_access_key: null }

const domains: readonly (readonly [number, string, boolean])[] = [
  [300, 'auroramedia.example', true],
  [300, 'aurora-premios.example', true],
  [300, 'aurora-labs.example', false],
  [410, 'panaderiasol.example', true],
]

type RecordSeed = readonly [string, string, string, number?, (readonly [number, number, number])?]

const records: readonly RecordSeed[] = [
  ['', 'CDN', '', 300],
  ['www', 'CDN', '', 300],
  ['static', 'CDN', '', 300],
  ['origin', 'A', '192.0.2.10'],
  ['origin', 'AAAA', '2001:db8:300::10'],
  ['mail', 'A', '192.0.2.25'],
  ['', 'MX_10', 'mail.{domain}', 86_400],
  ['', 'MX_20', 'mx.backup.example', 86_400],
  ['', 'TXT', 'v=spf1 mx include:_spf.mail.example -all'],
  ['_dmarc', 'TXT', 'v=DMARC1; p=quarantine; rua=mailto:dmarc@{domain}'],
  ['_sip._tcp', 'SRV', 'sip.{domain}', 3600, [10, 60, 5060]],
  ['sip', 'A', '192.0.2.60', 600],
  ['intranet', 'NS', 'ns1.intranet.example', 86_400],
  ['intranet', 'NS', 'ns2.intranet.example', 86_400],
  ['shop', 'CNAME', 'shops.partner.example'],
  ['blog', 'ALIAS', 'blog.hosting.example', 600],
]

const traps: readonly RecordSeed[] = [
  ['', 'MX_5', 'lists.{domain}'],
  ['lists', 'CNAME', 'lists.hosting.example'],
  ['demo', 'NS', 'ns1.demo.example'],
  ['old.demo', 'A', '192.0.2.70'],
  ['', 'TXT', 'v=spf1 include:_spf.newsletter.example ~all'],
]
const trapDomain = 2

/** Delegated domains with their records, and where logs go. */
export function seedZones(world: World, { now, isHostile = false }: SeedInput) {
  const since = (days: number) => new Date((now - days * 86_400) * 1000).toISOString().replace(/\.\d+Z$/, 'Z')
  loadAll(
    world.dns_domains,
    domains.map(([company, name, delegated], i) => ({
      ...makeDnsDomain({ id: 7 + i, name, delegated }),
      company,
      created_at: since(400 - 90 * i),
    })),
  )
  const recordsOf = (seeds: readonly RecordSeed[], name: string, i: number): DnsRecord[] =>
    seeds.map(([host, type, value, ttl = 3600, numbers]) =>
      makeDnsRecord({
        domain: 7 + i,
        name: host,
        type,
        ttl,
        value: value.replace('{domain}', name),
        priority: numbers?.[0] ?? null,
        weight: numbers?.[1] ?? null,
        port: numbers?.[2] ?? null,
      }),
    )
  const rows = domains.flatMap(([, name], i) => recordsOf(records.slice(0, i === 0 ? records.length : 7), name, i))
  rows.push(...recordsOf(traps, domains[trapDomain]?.[1] ?? '', trapDomain))
  if (isHostile)
    rows.push(
      makeDnsRecord({ name: 'hostile', type: 'TXT', value: '=HYPERLINK("https://x.example")<script>1</script>' }),
    )
  loadAll(
    world.dns_records,
    rows.map((row, i) => ({ ...row, id: 31 + i })),
  )

  loadAll(world.log_configs, [
    { ...makeLogConfig({ id: 1, host: 'logs.auroramedia.example' }), ...noSecrets, company: 300, password: 'sandbox' },
    {
      ...makeLogConfig({
        id: 2,
        active: false,
        protocol: 's3',
        host: null,
        port: null,
        user: null,
        bucket: 's3.example/aurora',
      }),
      ...noSecrets,
      company: 300,
      access_key: 'AKSANDBOX',
      secret_access_key: 'sandbox',
    },
    {
      ...makeLogConfig({ id: 3, protocol: 'ftp', host: 'unreachable.invalid', port: 21 }),
      ...noSecrets,
      company: 411,
      password: 'sandbox',
    },
  ])
  loadAll(world.streaming_ips, [
    { id: 1, company: 300, ip: '192.0.2.40', active: true, created_at: Math.floor(now) - 9_000_000 },
    { id: 2, company: 300, ip: '192.0.2.41', active: true, created_at: Math.floor(now) - 80 },
  ])
}
