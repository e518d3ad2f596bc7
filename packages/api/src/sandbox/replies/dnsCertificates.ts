import { array, check, maxLength, minLength, object, pipe, string } from 'valibot'
import { isCertificateName } from '../../domain/pem/certificate.ts'
import type { certificates } from '../../endpoints/certificates.ts'
import type { DnsCertRequest, DnsCredential } from '../../entities/SslConfig.ts'
import { bodyAs, id, text } from '../body.ts'
import { isoTime, Refusal, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import type { Answers } from '../replies.ts'
import { certificateAuthorities, dnsHooks } from '../world/dnsHooks.ts'
import type { DnsCertRequestRecord, DnsCredentialRecord } from '../world/records.ts'
import { doneAt, mayName, outcome, reserve, secondsOf } from './certificateRequests.ts'

const DnsBody = object({
  domains: pipe(
    text(20_000),
    check((text) => linesOf(text).every(isCertificateName), 'One domain a line; a star may be its first part.'),
  ),
  credential: id(),
  certificate_authority: id(),
})

const linesOf = (text: string) => [...new Set(text.toLowerCase().split(/\s*\n\s*/))].filter((line) => line !== '')

function ownCredential(req: SandboxRequest, number: number): DnsCredentialRecord {
  const row = req.world.dns_credentials.get(number)
  if (row?.company !== req.company.id)
    throw refusals.fields({ credential: [`Invalid pk "${number}" - object does not exist.`] })
  return row
}

function dnsError(req: SandboxRequest, domains: readonly string[], { creds }: DnsCredentialRecord): string | null {
  const isCname = creds.some(({ name }) => name === 'CNAME_VERIFICATION')
  if (!isCname && creds.some(({ value }) => value === '' || /wrong|invalid/i.test(value)))
    return 'The DNS provider refused the credential'
  const ends = req.world.sites.all().flatMap((site) => (site.company === req.company.id ? [`.${site.url}`] : []))
  const lost = isCname
    ? domains.find((domain) => !ends.some((url) => url.endsWith(`.${domain.replace(/^\*\./, '')}`)))
    : undefined
  return lost === undefined
    ? null
    : `_acme-challenge.${lost.replace(/^\*\./, '')} does not point to the verification name`
}

function putDnsRequest(
  req: SandboxRequest,
  row: Pick<DnsCertRequestRecord, 'id' | 'domains' | 'credential' | 'authority' | 'created_at'>,
) {
  const error = dnsError(req, row.domains, ownCredential(req, row.credential))
  const takes = secondsOf(row.id)
  const asked_at = Math.floor(req.now())
  const made = { kind: 'dns', domains: row.domains, standalone: false } as const
  const certificate = error === null ? reserve(req, made, asked_at, takes) : null
  return req.world.dns_cert_requests.put(row.id, {
    ...row,
    company: req.company.id,
    asked_at,
    takes,
    error,
    certificate,
  })
}

function dnsRequestAnswer(req: SandboxRequest, row: DnsCertRequestRecord): DnsCertRequest {
  const { certificate, error } = outcome(req, row)
  return {
    id: row.id,
    credential: row.credential,
    domains: row.domains.join('\n'),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(Math.min(doneAt(row), Math.floor(req.now()))),
    certificate,
    certificate_authority: row.authority,
    log: error === null ? null : JSON.stringify({ status: 'ERROR', en: error }),
  }
}

function ownDnsRequest(req: SandboxRequest): DnsCertRequestRecord {
  return ownRow(req.world.dns_cert_requests, req.params.request, req.company)
}

const CredentialBody = object({
  alias: text(100),
  creds: pipe(
    array(object({ hook_key_name: text(100), hook_key_value: pipe(string(), maxLength(4000)) })),
    minLength(1, 'This list may not be empty.'),
    maxLength(10),
  ),
})

function readCredential(req: SandboxRequest): Pick<DnsCredentialRecord, 'alias' | 'creds'> {
  const { alias, creds } = bodyAs(req.body, CredentialBody)
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

function pathCredential(req: SandboxRequest): DnsCredentialRecord {
  return ownRow(req.world.dns_credentials, req.params.credential, req.company)
}

/** Creates a request by DNS challenge. */
export function addDnsRequest(req: SandboxRequest): Response {
  const { domains: text, credential, certificate_authority: authority } = bodyAs(req.body, DnsBody)
  if (!certificateAuthorities.some((row) => row.id === authority))
    throw refusals.fields({ certificate_authority: [`Invalid pk "${authority}" - object does not exist.`] })
  const domains = linesOf(text)
  mayName(req, domains)
  const number = req.world.dns_cert_requests.nextId()
  const created_at = Math.floor(req.now())
  const row = putDnsRequest(req, { id: number, domains, credential, authority, created_at })
  return Response.json(dnsRequestAnswer(req, row), { status: 201 })
}

/** Requests by DNS challenge and their credentials. */
export const dnsAnswers: Answers<typeof certificates> = {
  dnsRequests(req) {
    return req.world.dns_cert_requests
      .all()
      .filter((row) => row.company === req.company.id)
      .map((row) => dnsRequestAnswer(req, row))
      .sort((a, b) => b.id - a.id)
  },
  dnsRequest: (req) => dnsRequestAnswer(req, ownDnsRequest(req)),
  addDnsRequest,
  saveDnsRequest(req) {
    const row = ownDnsRequest(req)
    const { credential } = bodyAs(req.body, object({ credential: id() }))
    ownCredential(req, credential)
    const isTriedAgain = row.error !== null && doneAt(row) <= req.now()
    const { domains, authority, created_at } = row
    const next = isTriedAgain
      ? putDnsRequest(req, { id: row.id, domains, credential, authority, created_at })
      : req.world.dns_cert_requests.put(row.id, { ...row, credential })
    return dnsRequestAnswer(req, next)
  },
  removeDnsRequest(req) {
    req.world.dns_cert_requests.remove(ownDnsRequest(req).id)
    return undefined
  },

  credentials(req) {
    return req.world.dns_credentials
      .all()
      .filter((row) => row.company === req.company.id)
      .map(credentialAnswer)
  },
  credential: (req) => credentialAnswer(pathCredential(req)),
  addCredential(req) {
    const number = req.world.dns_credentials.nextId()
    const row = { ...readCredential(req), id: number, company: req.company.id }
    return Response.json(credentialAnswer(req.world.dns_credentials.put(number, row)), { status: 201 })
  },
  saveCredential(req) {
    const row = pathCredential(req)
    return credentialAnswer(req.world.dns_credentials.put(row.id, { ...row, ...readCredential(req) }))
  },
  removeCredential(req) {
    const row = pathCredential(req)
    const user = req.world.dns_cert_requests.find((request) => request.credential === row.id)
    if (user) throw new Refusal(400, { message: `The credential is used by the DNS request ${user.id}` })
    req.world.dns_credentials.remove(row.id)
    return undefined
  },
}
