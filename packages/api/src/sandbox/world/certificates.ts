import type { SslKind } from '../../entities/SslConfig.ts'
import type { SslRecord, SslRequestRecord } from './records.ts'
import { loadAll, type SeedInput } from './seedInput.ts'
import { sitesOf, type World } from './World.ts'

const day = 86_400

/** Certificates of all kinds and ages: good, near their end, over, and on their way. */
export function seedCertificates(world: World, { now }: SeedInput) {
  const start = Math.floor(now)
  const companies = [300, 301, 411, 4].filter((company) => sitesOf(world, company).length > 0)
  const rows = companies.flatMap((company): Omit<SslRecord, 'id'>[] => {
    const urls = sitesOf(world, company).map(({ url }) => url)
    const row = (kind: SslKind, domains: string[], daysLeft: number, standalone = false): Omit<SslRecord, 'id'> => ({
      company,
      kind,
      standalone,
      domains,
      valid_from: start + (daysLeft - 90) * day,
      valid_to: start + daysLeft * day,
      available_at: start - 400 * day,
      pem: null,
    })
    const [first = '', ...others] = urls
    const apex = first.split('.').slice(1).join('.')
    if (company !== 300) return [row('http', urls, 61)]
    return [
      row('http', others.slice(0, 4), 61),
      row('custom', [first, ...others.slice(4, 5)], 9),
      row('dns', [apex, `*.${apex}`], 75),
      row('http', others.slice(5), 25, true),
      row('custom', [`antigua.${apex}`], -4),
    ].filter(({ domains }) => domains.length > 0)
  })
  loadAll(
    world.ssl_configs,
    rows.map((row, i) => ({ ...row, id: 521 + i })),
  )
  const done = rows.flatMap((row, i) => (row.kind === 'http' ? [{ ...row, certificate: 521 + i }] : []))
  const requested = start - 29 * day
  const [site] = sitesOf(world, 300)
  const requests: Omit<SslRequestRecord, 'id'>[] = [
    ...done.map(({ company, domains, standalone, certificate }) => ({
      company,
      domains,
      standalone,
      certificate,
      error: null,
      takes: 200,
      created_at: requested,
      asked_at: requested,
    })),
    {
      company: 300,
      domains: ['nueva.auroramedia.example'],
      standalone: true,
      certificate: null,
      takes: 180,
      created_at: start - 3 * day,
      asked_at: start - 3 * day,
      error: 'nueva.auroramedia.example does not point to caching.c300.edge2befaster.net',
    },
  ]
  loadAll(
    world.ssl_requests,
    requests.map((row, i) => ({ ...row, id: 451 + i })),
  )
  loadAll(world.dns_credentials, [
    {
      id: 16,
      company: 300,
      alias: 'AWS Example',
      creds: [
        { name: 'AWS_ACCESS_KEY_ID', value: 'sandbox-id' },
        { name: 'AWS_SECRET_ACCESS_KEY', value: 'sandbox-value' },
      ],
    },
    { id: 17, company: 300, alias: 'By CNAME', creds: [{ name: 'CNAME_VERIFICATION', value: '' }] },
    { id: 18, company: 411, alias: 'Cloudflare', creds: [{ name: 'CF_Token', value: 'sandbox-value' }] },
  ])
  if (!site) return
  const apex = site.url.split('.').slice(1).join('.')
  const certificate = 521 + rows.findIndex(({ kind }) => kind === 'dns')
  const common = { company: 300, domains: [apex, `*.${apex}`], credential: 16, authority: 1 }
  loadAll(world.dns_cert_requests, [
    { ...common, id: 17, created_at: requested, asked_at: requested, takes: 240, error: null, certificate },
    {
      ...common,
      id: 18,
      credential: 17,
      created_at: requested + day,
      asked_at: requested + day,
      takes: 300,
      domains: [`*.labs.${apex}`],
      certificate: null,
      error: `_acme-challenge.labs.${apex} does not point to the verification name`,
    },
  ])
}
