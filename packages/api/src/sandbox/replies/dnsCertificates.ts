import { array, check, maxLength, minLength, object, pipe, string } from 'valibot'
import { isCertificateName } from '../../domain/pem/certificate.ts'
import { certificates } from '../../endpoints/certificates.ts'
import type { DnsCertRequest, DnsCredential } from '../../entities/SslConfig.ts'
import { bodyAs, id, text } from '../body.ts'
import { isoTime, Refusal, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { replies } from '../replies.ts'
import type { DnsCertRequestRecord, DnsCredentialRecord } from '../world/certificates.ts'
import { certificateAuthorities, dnsHooks } from '../world/dnsHooks.ts'
import { doneAt, mayName, outcome, reserve, secondsOf } from './certificateRequests.ts'

const DnsBody = object({
  domains: pipe(
    text(20_000),
    check((said) => linesOf(said).every(isCertificateName), 'One domain a line; a star may be its first part.'),
  ),
  credential: id(),
  certificate_authority: id(),
})

const linesOf = (said: string) => [...new Set(said.toLowerCase().split(/\s*\n\s*/))].filter((line) => line !== '')

function ownCredential(ask: SandboxRequest, number: number): DnsCredentialRecord {
  const row = ask.world.dns_credentials.get(number)
  if (row?.company !== ask.company.id)
    throw refusals.fields({ credential: [`Invalid pk "${number}" - object does not exist.`] })
  return row
}

function dnsError(ask: SandboxRequest, domains: readonly string[], { creds }: DnsCredentialRecord): string | null {
  const isCname = creds.some(({ name }) => name === 'CNAME_VERIFICATION')
  if (!isCname && creds.some(({ value }) => value === '' || /wrong|invalid/i.test(value)))
    return 'The DNS provider refused the credential'
  const ends = ask.world.sites.all().flatMap((site) => (site.company === ask.company.id ? [`.${site.url}`] : []))
  const lost = isCname
    ? domains.find((domain) => !ends.some((url) => url.endsWith(`.${domain.replace(/^\*\./, '')}`)))
    : undefined
  return lost === undefined
    ? null
    : `_acme-challenge.${lost.replace(/^\*\./, '')} does not point to the verification name`
}

function putDnsRequest(
  ask: SandboxRequest,
  row: Pick<DnsCertRequestRecord, 'id' | 'domains' | 'credential' | 'authority' | 'created_at'>,
) {
  const error = dnsError(ask, row.domains, ownCredential(ask, row.credential))
  const takes = secondsOf(row.id)
  const asked_at = Math.floor(ask.now())
  const made = { kind: 'dns', domains: row.domains, standalone: false } as const
  const certificate = error === null ? reserve(ask, made, asked_at, takes) : null
  return ask.world.dns_cert_requests.put(row.id, {
    ...row,
    company: ask.company.id,
    asked_at,
    takes,
    error,
    certificate,
  })
}

function dnsRequestAnswer(ask: SandboxRequest, row: DnsCertRequestRecord): DnsCertRequest {
  const { certificate, error } = outcome(ask, row)
  return {
    id: row.id,
    credential: row.credential,
    domains: row.domains.join('\n'),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(Math.min(doneAt(row), Math.floor(ask.now()))),
    certificate,
    certificate_authority: row.authority,
    log: error === null ? null : JSON.stringify({ status: 'ERROR', en: error }),
  }
}

function ownDnsRequest(ask: SandboxRequest): DnsCertRequestRecord {
  return ownRow(ask.world.dns_cert_requests, ask.params.request, ask.company)
}

const CredentialBody = object({
  alias: text(100),
  creds: pipe(
    array(object({ hook_key_name: text(100), hook_key_value: pipe(string(), maxLength(4000)) })),
    minLength(1, 'This list may not be empty.'),
    maxLength(10),
  ),
})

function readCredential(ask: SandboxRequest): Pick<DnsCredentialRecord, 'alias' | 'creds'> {
  const { alias, creds } = bodyAs(ask.body, CredentialBody)
  const names = creds.map(({ hook_key_name }) => hook_key_name)
  const hook = dnsHooks.find(({ keys }) => keys.some(({ key_name }) => key_name === names[0]))
  const wanted = hook?.keys.map(({ key_name }) => key_name) ?? []
  const isWhole =
    wanted.length > 0 && wanted.length === new Set(names).size && names.every((name) => wanted.includes(name))
  if (!isWhole)
    throw new Refusal(400, {
      message: hook
        ? `${hook.provider} needs ${wanted.join(', ')}`
        : `There is no provider with the key ${names[0]?.slice(0, 60)}`,
    })
  return {
    alias,
    creds: creds.map(({ hook_key_name, hook_key_value }) => ({ name: hook_key_name, value: hook_key_value.trim() })),
  }
}

function credentialAnswer({ id: number, alias, creds }: DnsCredentialRecord): DnsCredential {
  const providerOf = (key: string) =>
    dnsHooks.find(({ keys }) => keys.some(({ key_name }) => key_name === key))?.provider
  return {
    id: number,
    alias,
    creds: creds.map(({ name, value }) => ({
      provider: providerOf(name) ?? '',
      dns_key_name: name,
      dns_key_value: value,
    })),
  }
}

function pathCredential(ask: SandboxRequest): DnsCredentialRecord {
  return ownRow(ask.world.dns_credentials, ask.params.credential, ask.company)
}

/** Creates a request by DNS challenge. */
export function addDnsRequest(ask: SandboxRequest): Response {
  const { domains: said, credential, certificate_authority: authority } = bodyAs(ask.body, DnsBody)
  if (!certificateAuthorities.some((row) => row.id === authority))
    throw refusals.fields({ certificate_authority: [`Invalid pk "${authority}" - object does not exist.`] })
  const domains = linesOf(said)
  mayName(ask, domains)
  const number = ask.world.dns_cert_requests.nextId()
  const created_at = Math.floor(ask.now())
  const row = putDnsRequest(ask, { id: number, domains, credential, authority, created_at })
  return Response.json(dnsRequestAnswer(ask, row), { status: 201 })
}

/** Requests by DNS challenge and their credentials. */
export const dnsCertificateReplies = replies(certificates, {
  dnsRequests(ask) {
    return ask.world.dns_cert_requests
      .all()
      .filter((row) => row.company === ask.company.id)
      .map((row) => dnsRequestAnswer(ask, row))
      .sort((a, b) => b.id - a.id)
  },
  dnsRequest: (ask) => dnsRequestAnswer(ask, ownDnsRequest(ask)),
  addDnsRequest,
  saveDnsRequest(ask) {
    const row = ownDnsRequest(ask)
    const { credential } = bodyAs(ask.body, object({ credential: id() }))
    ownCredential(ask, credential)
    const isTriedAgain = row.error !== null && doneAt(row) <= ask.now()
    const { domains, authority, created_at } = row
    const next = isTriedAgain
      ? putDnsRequest(ask, { id: row.id, domains, credential, authority, created_at })
      : ask.world.dns_cert_requests.put(row.id, { ...row, credential })
    return dnsRequestAnswer(ask, next)
  },
  removeDnsRequest(ask) {
    ask.world.dns_cert_requests.remove(ownDnsRequest(ask).id)
    return undefined
  },

  credentials(ask) {
    return ask.world.dns_credentials
      .all()
      .filter((row) => row.company === ask.company.id)
      .map(credentialAnswer)
  },
  credential: (ask) => credentialAnswer(pathCredential(ask)),
  addCredential(ask) {
    const number = ask.world.dns_credentials.nextId()
    const row = { ...readCredential(ask), id: number, company: ask.company.id }
    return Response.json(credentialAnswer(ask.world.dns_credentials.put(number, row)), { status: 201 })
  },
  saveCredential(ask) {
    const row = pathCredential(ask)
    return credentialAnswer(ask.world.dns_credentials.put(row.id, { ...row, ...readCredential(ask) }))
  },
  removeCredential(ask) {
    const row = pathCredential(ask)
    const user = ask.world.dns_cert_requests.find((request) => request.credential === row.id)
    if (user) throw new Refusal(400, { message: `The credential is used by the DNS request ${user.id}` })
    ask.world.dns_credentials.remove(row.id)
    return undefined
  },
})
