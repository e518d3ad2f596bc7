import {
  certRequestState,
  type DnsCertRequest,
  type SslConfig,
  type SslKind,
  type SslRequest,
  sslKindOf,
} from '../entities/SslConfig.ts'
import { expirationOf, requestWait } from './certificates.ts'
import { coversHost } from './pem/certificate.ts'

/** The state of a certificate or of the request for one. `days` are whole days until or since the expiry. */
export type CertificateState =
  | { readonly kind: 'valid' | 'expired'; readonly days: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'requested' | 'waitingDns'; readonly isLate: boolean }
  | { readonly kind: 'failed'; readonly text: string }

/** A certificate with the request that renews it, or a request without a certificate yet. */
export interface CertificateRow {
  /** `c`, `h` or `d` and the id of the certificate, the HTTP request or the DNS request. */
  readonly id: string
  readonly kind: SslKind
  readonly domains: readonly string[]
  readonly certificate: SslConfig | null
  readonly request: SslRequest | null
  readonly dnsRequest: DnsCertRequest | null
  readonly state: CertificateState
}

const DAY = 86_400
/** How long a finished request stands for its certificate while the list does not have it yet, seconds. */
const ARRIVES_WITHIN = 900

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** Returns the names of a request, each once. */
export function requestDomains(request: SslRequest | DnsCertRequest): string[] {
  return [...new Set(isDnsRequest(request) ? wordsOf(request.domains) : [request.cn, ...wordsOf(request.san)])]
}

const isDnsRequest = (request: SslRequest | DnsCertRequest): request is DnsCertRequest => 'credential' in request

function validity(certificate: SslConfig, now: number): CertificateState {
  const expiration = expirationOf(certificate)
  if (expiration === null) return { kind: 'unknown' }
  const left = expiration - now
  return left > 0 ? { kind: 'valid', days: Math.floor(left / DAY) } : { kind: 'expired', days: Math.floor(-left / DAY) }
}

function openRequest(
  request: SslRequest | DnsCertRequest,
  known: ReadonlySet<number>,
  now: number,
): CertificateState | null {
  const state = certRequestState(request)
  const isDns = isDnsRequest(request)
  const changed = Date.parse((isDns ? request.updated_at : request.last_modified_at) || request.created_at) / 1000
  if (state.state === 'failed') return { kind: 'failed', text: state.text }
  if (state.state === 'done' && (known.has(state.certificate) || now - changed > ARRIVES_WITHIN)) return null
  const isLate = now - changed > (isDns ? requestWait.dns : requestWait.http)
  return { kind: isDns ? 'waitingDns' : 'requested', isLate }
}

/** Joins certificates with the open requests at a moment (epoch seconds): requests first, then by expiry. */
export function certificateRows(
  certificates: readonly SslConfig[],
  requests: readonly SslRequest[],
  dnsRequests: readonly DnsCertRequest[],
  now: number,
): CertificateRow[] {
  const known = new Set(certificates.map(({ id }) => id))
  const open = [...requests, ...dnsRequests].flatMap((request): CertificateRow[] => {
    const state = openRequest(request, known, now)
    if (!state) return []
    const isDns = isDnsRequest(request)
    return [
      {
        id: `${isDns ? 'd' : 'h'}${request.id}`,
        kind: isDns ? 'dns' : 'http',
        domains: requestDomains(request),
        certificate: null,
        request: isDns ? null : request,
        dnsRequest: isDns ? request : null,
        state,
      },
    ]
  })
  const issued = certificates
    .map(
      (certificate): CertificateRow => ({
        id: `c${certificate.id}`,
        kind: sslKindOf(certificate),
        domains: certificate.domains.length > 0 ? certificate.domains : [certificate.name],
        certificate,
        request: requests.find((request) => request.certificate === certificate.id) ?? null,
        dnsRequest: dnsRequests.find((request) => request.certificate === certificate.id) ?? null,
        state: validity(certificate, now),
      }),
    )
    .sort((a, b) => expiryOrder(a) - expiryOrder(b))
  return [...open, ...issued]
}

const expiryOrder = ({ certificate }: CertificateRow) =>
  certificate ? (expirationOf(certificate) ?? Number.MAX_SAFE_INTEGER) : 0

/** Returns the sites that a row covers, and whether another valid certificate covers each, too. */
export function coveredSites(
  row: Pick<CertificateRow, 'id' | 'domains'>,
  rows: readonly CertificateRow[],
  sites: readonly string[],
): { site: string; isKept: boolean }[] {
  const others = rows.filter(({ id, state }) => id !== row.id && state.kind === 'valid')
  const covers = ({ domains }: Pick<CertificateRow, 'domains'>, site: string) =>
    domains.some((domain) => coversHost(domain, site))
  return sites
    .filter((site) => covers(row, site))
    .map((site) => ({ site, isKept: others.some((other) => covers(other, site)) }))
}
