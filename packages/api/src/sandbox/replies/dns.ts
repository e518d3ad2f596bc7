import { type InferOutput, maxLength, nullish, object, picklist, pipe, string } from 'valibot'
import { type DnsProblemCode, dnsRecordTypes, recordProblems, relativeName } from '../../domain/dnsRecords.ts'
import { isHostName } from '../../domain/hosts.ts'
import type { DnsDomain, DnsRecord } from '../../entities/Dns.ts'
import { bodyAs, note, text, whole } from '../body.ts'
import { isoTime, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { callsOf } from '../publicCalls.ts'
import { replies } from '../replies.ts'
import type { DnsDomainRecord } from '../world/records.ts'

const words: Readonly<Record<DnsProblemCode, string>> = {
  needed: 'This field is required.',
  notIpv4: 'Enter a valid IPv4 address.',
  notIpv6: 'Enter a valid IPv6 address.',
  notHost: 'Enter a valid host name.',
  notName: 'Enter a valid record name.',
  notTtl: 'The TTL must be one of 300, 600, 3600, 86400.',
  notInRange: 'Ensure this value is a whole number from 0 to 65535.',
  tooLong: 'Too long.',
  notPrintable: 'Control characters are not allowed.',
  notEmpty: 'A CDN record has no value.',
  notAtApex: 'This type is not allowed at the domain itself.',
  notService: 'The name of an SRV record begins with _service._protocol.',
  besideCname: 'Another record already exists for this name.',
  duplicate: 'This record already exists.',
  pointsToItself: 'A record cannot point to itself.',
}

const port = nullish(whole(-1e9, 1e9), null)
const RecordBody = object({
  name: pipe(string(), maxLength(300)),
  type: picklist(dnsRecordTypes),
  ttl: whole(0, 1e9),
  value: note(5000),
  priority: port,
  weight: port,
  port,
})

const ownDomain = (req: SandboxRequest) => ownRow(req.world.dns_domains, req.params.domain, req.company)

const recordsOf = ({ world }: Pick<SandboxRequest, 'world'>, domain: number) =>
  world.dns_records.all().filter((row) => row.domain === domain)

function ownRecord(req: SandboxRequest): DnsRecord {
  const domain = ownDomain(req)
  const row = req.world.dns_records.get(req.params.record ?? '')
  if (row?.domain !== domain.id) throw refusals.notFound()
  return row
}

function recordFrom(req: SandboxRequest, domain: DnsDomain, but?: number): Omit<DnsRecord, 'id' | 'domain'> {
  const made: InferOutput<typeof RecordBody> = bodyAs(req.body, RecordBody)
  const value = made.value ?? ''
  const others = recordsOf(req, domain.id).flatMap((row) => {
    const type = dnsRecordTypes.find((known) => known === row.type)
    return type && row.id !== but ? [{ ...row, type }] : []
  })
  const problems = recordProblems({ ...made, value }, domain.name, others)
  if (problems.length > 0)
    throw refusals.fields(Object.fromEntries(problems.map(({ field, fault }) => [field, [words[fault]]])))
  const numbers = made.type === 'SRV' ? made : { priority: null, weight: null, port: null }
  return {
    name: relativeName(made.name, domain.name),
    type: made.type,
    ttl: made.ttl,
    value,
    priority: numbers.priority ?? null,
    weight: numbers.weight ?? null,
    port: numbers.port ?? null,
  }
}

const delegationSeconds = 300
const nameServers = ['ns1.dns.parapet.example', 'ns2.dns.parapet.example', 'ns3.dns.parapet.example']

function domainAnswer({ now }: SandboxRequest, row: DnsDomainRecord): DnsDomain {
  const isOld = Date.parse(row.created_at) / 1000 + delegationSeconds <= now()
  return { ...row, delegated: row.delegated ?? isOld, name_servers: nameServers }
}

export const dnsReplies = replies(callsOf('dns'), {
  domains(req) {
    if (req.scenario === 'empty') return []
    return req.world.dns_domains
      .all()
      .filter((row) => row.company === req.company.id)
      .map((row) => domainAnswer(req, row))
  },
  domain: (req) => domainAnswer(req, ownDomain(req)),
  addDomain(req) {
    const name = bodyAs(req.body, object({ name: text(253) }))
      .name.toLowerCase()
      .replace(/\.$/, '')
    if (!isHostName(name)) throw refusals.fields({ name: ['Enter a valid domain name.'] })
    const known = req.world.dns_domains.find((row) => row.name === name)
    if (known) {
      const isOwn = known.company === req.company.id
      throw refusals.fields({ name: [isOwn ? 'This domain already exists.' : 'Domain ownership denied.'] })
    }
    const number = req.world.dns_domains.nextId()
    const row: DnsDomainRecord = {
      id: number,
      name,
      company: req.company.id,
      name_servers: [],
      created_at: isoTime(req.now()),
    }
    return Response.json(domainAnswer(req, req.world.dns_domains.put(number, row)), { status: 201 })
  },
  removeDomain(req) {
    const domain = ownDomain(req)
    for (const row of recordsOf(req, domain.id)) req.world.dns_records.remove(row.id)
    req.world.dns_domains.remove(domain.id)
    return undefined
  },
  records(req) {
    const domain = ownDomain(req)
    return req.scenario === 'empty' ? [] : recordsOf(req, domain.id)
  },
  record: ownRecord,
  addRecord(req) {
    const domain = ownDomain(req)
    const made = recordFrom(req, domain)
    const number = req.world.dns_records.nextId()
    return Response.json(req.world.dns_records.put(number, { id: number, domain: domain.id, ...made }), { status: 201 })
  },
  saveRecord(req) {
    const row = ownRecord(req)
    return req.world.dns_records.put(row.id, { ...row, ...recordFrom(req, ownDomain(req), row.id) })
  },
  removeRecord(req) {
    req.world.dns_records.remove(ownRecord(req).id)
    return undefined
  },
})
