import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, gives, takes } from '../call/call.ts'
import { DnsDomain, DnsRecord, type NewDnsRecord } from '../entities/Dns.ts'
import { listOf } from '../entities/List.ts'

/** Delegated domains and their records (§7, DNS); domain/dnsRecords.ts validates records. */
export const dns = area(
  'dns',
  {
    domains: call('GET {company}/domain/', gives(array(DnsDomain))),
    domain: call('GET {company}/domain/{domain}/', gives(DnsDomain), extension),
    addDomain: call('POST {company}/domain/', takes<{ name: string }>(), gives(DnsDomain)),
    removeDomain: call('DELETE {company}/domain/{domain}'),
    records: call('GET {company}/domain/{domain}/record/{?search,limit,offset}', gives(listOf(DnsRecord))),
    record: call('GET {company}/domain/{domain}/record/{record}/', gives(DnsRecord), extension),
    addRecord: call('POST {company}/domain/{domain}/record/', takes<NewDnsRecord>(), gives(DnsRecord)),
    saveRecord: call('PUT {company}/domain/{domain}/record/{record}/', takes<NewDnsRecord>(), gives(DnsRecord)),
    removeRecord: call('DELETE {company}/domain/{domain}/record/{record}/'),
  },
  { prefix: 'autoprovisioning' },
)
