import { area } from '../call/area.ts'
import { body, call, needsService, returns } from '../call/call.ts'
import { DnsDomain, DnsRecord, type NewDnsRecord } from '../entities/Dns.ts'
import { listOf } from '../entities/List.ts'
import { rows } from '../entities/rows.ts'

/** Delegated domains and their records (§7, DNS); domain/dnsRecords.ts validates records. */
export const dns = area(
  'dns',
  {
    domains: call('GET {company}/domain/', returns(rows(DnsDomain))),
    addDomain: call('POST {company}/domain/', body<{ name: string }>(), returns(DnsDomain)),
    removeDomain: call('DELETE {company}/domain/{domain}'),
    records: call('GET {company}/domain/{domain}/record/{?search,limit,offset}', returns(listOf(DnsRecord))),
    addRecord: call('POST {company}/domain/{domain}/record/', body<NewDnsRecord>(), returns(DnsRecord)),
    saveRecord: call('PUT {company}/domain/{domain}/record/{record}/', body<NewDnsRecord>(), returns(DnsRecord)),
    removeRecord: call('DELETE {company}/domain/{domain}/record/{record}/'),
  },
  { prefix: 'autoprovisioning', needs: needsService('dnsdelegation') },
)
