import type { DnsCertificateAuthority, DnsHook } from '../../entities/SslConfig.ts'

/** Provider, hook, keys. The labels follow acme.sh. */
const rows: readonly (readonly [provider: string, hook: string, ...keys: readonly string[]])[] = [
  ['Transparent Edge DNS', 'dns_tcdn', 'TCDN_DNS_PROVIDER'],
  ['CNAME Verification', 'dns_cname', 'CNAME_VERIFICATION'],
  ['AWS (Route53)', 'dns_aws', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  ['Cloudflare', 'dns_cf', 'CF_Account_ID', 'CF_Token'],
  ['Cloudflare (Restricted by zone)', 'dns_cf_zone', 'CF_Zone_ID', 'CF_Zone_Token'],
  ['Azure', 'dns_azure', 'AZUREDNS_SUBSCRIPTIONID', 'AZUREDNS_TENANTID', 'AZUREDNS_APPID', 'AZUREDNS_CLIENTSECRET'],
  ['DigitalOcean', 'dns_dgon', 'DO_API_KEY'],
  ['NS1.com', 'dns_nsone', 'NS1_Key'],
  ['Zilore', 'dns_zilore', 'Zilore_Key'],
]

let key = 0

/** The DNS providers and the keys each needs. */
export const dnsHooks: readonly DnsHook[] = rows.map(([provider, hook_name, ...keys], i) => ({
  id: i + 1,
  hook_name,
  provider,
  keys: keys.map((key_name) => ({ key_name_id: ++key, key_name })),
}))

/** Let's Encrypt has id 1. */
export const certificateAuthorities: readonly DnsCertificateAuthority[] = [
  { id: 1, name: "Let's Encrypt", caa: 'letsencrypt.org' },
  { id: 2, name: 'ZeroSSL', caa: 'sectigo.com' },
]
