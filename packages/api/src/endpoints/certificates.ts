import { area } from '../call/area.ts'
import { body, call, filteredBy, needs, quiet, refreshes, returns } from '../call/call.ts'
import { listOf } from '../entities/List.ts'
import { rows } from '../entities/rows.ts'
import {
  DnsCertificateAuthority,
  DnsCertRequest,
  DnsCredential,
  DnsCredentialEntry,
  DnsHook,
  type NewDnsCertRequest,
  type NewDnsCredential,
  type NewSslConfig,
  type NewSslRequest,
  SslConfig,
  type SslConfigFilter,
  SslRequest,
  type SslRequestFilter,
  VerificationCname,
} from '../entities/SslConfig.ts'
import { needsProvisioning } from './needsProvisioning.ts'

/**
 * Certificates of three kinds: custom, by HTTP challenge, by DNS challenge (§7, Provisioning). Requests are polled
 * until they name a certificate or an error. Only §7 has PUT and DELETE of HTTP challenge requests.
 */
export const certificates = area(
  'certificates',
  {
    list: call(
      'GET {company}/sslconfig/{?filters,search,limit,offset}',
      filteredBy<SslConfigFilter>(),
      returns(listOf(SslConfig)),
    ),
    one: call('GET {company}/sslconfig/{certificate}/', returns(SslConfig)),
    add: call('POST {company}/sslconfig/', body<NewSslConfig>(), returns(SslConfig)),
    /** Answers without the certificate: read it again. Only those brought along can be changed. */
    save: call('PUT {company}/sslconfig/{certificate}/', body<NewSslConfig>()),
    remove: call('DELETE {company}/sslconfig/{certificate}/'),

    requests: call(
      'GET {company}/sslcertificaterequest/{?filters,search,limit,offset}',
      filteredBy<SslRequestFilter>(),
      returns(listOf(SslRequest)),
    ),
    request: call('GET {company}/sslcertificaterequest/{request}/', returns(SslRequest)),
    addRequest: call(
      'POST {company}/sslcertificaterequest/',
      body<NewSslRequest>(),
      returns(SslRequest),
      refreshes('certificates.list'),
    ),
    saveRequest: call(
      'PUT {company}/sslcertificaterequest/{request}/',
      body<NewSslRequest>(),
      returns(SslRequest),
      refreshes('certificates.list'),
    ),
    removeRequest: call('DELETE {company}/sslcertificaterequest/{request}/'),

    dnsRequests: call('GET {company}/dnscertrequest/{?search,limit,offset}', returns(listOf(DnsCertRequest))),
    dnsRequest: call('GET {company}/dnscertrequest/{request}/', returns(DnsCertRequest)),
    addDnsRequest: call(
      'POST {company}/dnscertrequest/',
      body<NewDnsCertRequest>(),
      returns(DnsCertRequest),
      refreshes('certificates.list'),
    ),
    /** The credential is all that can be changed; a failed request is tried again with it. */
    saveDnsRequest: call(
      'PUT {company}/dnscertrequest/{request}/',
      body<{ credential: number }>(),
      returns(DnsCertRequest),
      refreshes('certificates.list'),
    ),
    removeDnsRequest: call('DELETE {company}/dnscertrequest/{request}/'),

    credentials: call('GET {company}/dnscredential/{?search,limit,offset}', returns(listOf(DnsCredentialEntry))),
    credential: call('GET {company}/dnscredential/{credential}/', returns(DnsCredential)),
    addCredential: call('POST {company}/dnscredential/', body<NewDnsCredential>(), returns(DnsCredential)),
    saveCredential: call('PUT {company}/dnscredential/{credential}/', body<NewDnsCredential>(), returns(DnsCredential)),
    removeCredential: call('DELETE {company}/dnscredential/{credential}/'),

    hooks: call('GET dnshook/', returns(rows(DnsHook)), needs('member')),
    authorities: call(
      'GET dnscertificateauthority/{?search,limit,offset}',
      returns(listOf(DnsCertificateAuthority)),
      needs('member'),
    ),
    /** The same CNAME for every request of a company. */
    verificationCname: call('POST {company}/ssldnsverificationcname/', returns(VerificationCname), quiet),
  },
  { prefix: 'autoprovisioning', needs: needsProvisioning },
)
