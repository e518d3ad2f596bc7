import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, filteredBy, gives, quiet, refreshes, takes } from '../call/call.ts'
import { listOf } from '../entities/List.ts'
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
      gives(listOf(SslConfig)),
    ),
    one: call('GET {company}/sslconfig/{certificate}/', gives(SslConfig)),
    add: call('POST {company}/sslconfig/', takes<NewSslConfig>(), gives(SslConfig)),
    /** Answers without the certificate: read it again. Only those brought along can be changed. */
    save: call('PUT {company}/sslconfig/{certificate}/', takes<NewSslConfig>()),
    remove: call('DELETE {company}/sslconfig/{certificate}/'),

    requests: call(
      'GET {company}/sslcertificaterequest/{?filters,search,limit,offset}',
      filteredBy<SslRequestFilter>(),
      gives(listOf(SslRequest)),
    ),
    request: call('GET {company}/sslcertificaterequest/{request}/', gives(SslRequest)),
    addRequest: call(
      'POST {company}/sslcertificaterequest/',
      takes<NewSslRequest>(),
      gives(SslRequest),
      refreshes('certificates.list'),
    ),
    /** Requests the certificate again, with changed names if needed. */
    saveRequest: call(
      'PUT {company}/sslcertificaterequest/{request}/',
      takes<NewSslRequest>(),
      gives(SslRequest),
      refreshes('certificates.list'),
    ),
    removeRequest: call('DELETE {company}/sslcertificaterequest/{request}/'),

    dnsRequests: call('GET {company}/dnscertrequest/{?search,limit,offset}', gives(listOf(DnsCertRequest))),
    dnsRequest: call('GET {company}/dnscertrequest/{request}/', gives(DnsCertRequest)),
    addDnsRequest: call(
      'POST {company}/dnscertrequest/',
      takes<NewDnsCertRequest>(),
      gives(DnsCertRequest),
      refreshes('certificates.list'),
    ),
    /** The credential is all that can be changed; a failed request is tried again with it. */
    saveDnsRequest: call(
      'PUT {company}/dnscertrequest/{request}/',
      takes<{ credential: number }>(),
      gives(DnsCertRequest),
      refreshes('certificates.list'),
    ),
    removeDnsRequest: call('DELETE {company}/dnscertrequest/{request}/'),

    credentials: call('GET {company}/dnscredential/{?search,limit,offset}', gives(listOf(DnsCredentialEntry))),
    credential: call('GET {company}/dnscredential/{credential}/', gives(DnsCredential)),
    addCredential: call('POST {company}/dnscredential/', takes<NewDnsCredential>(), gives(DnsCredential)),
    saveCredential: call('PUT {company}/dnscredential/{credential}/', takes<NewDnsCredential>(), gives(DnsCredential)),
    removeCredential: call('DELETE {company}/dnscredential/{credential}/'),

    hooks: call('GET dnshook/', gives(array(DnsHook))),
    hook: call('GET dnshook/{hook}/', gives(DnsHook), extension),
    authorities: call('GET dnscertificateauthority/{?search,limit,offset}', gives(listOf(DnsCertificateAuthority))),
    /** The same CNAME for every request of a company. */
    verificationCname: call('POST {company}/ssldnsverificationcname/', gives(VerificationCname), quiet),
  },
  { prefix: 'autoprovisioning' },
)
