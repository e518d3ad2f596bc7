import { array, boolean, type InferOutput, nullish, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** A domain delegated to the provider. Known: id and name; the delegation state and the name servers are ours. */
export const DnsDomain = loose({
  id: number(),
  name: string(),
  company: optional(number()),
  delegated: optional(boolean()),
  name_servers: optional(array(string()), []),
  created_at: nullish(string(), null),
})
export type DnsDomain = InferOutput<typeof DnsDomain>

/**
 * A record of a domain. Known: id, domain id, name and type (§3); ttl, value and the three SRV numbers are ours. The
 * type is an open string: a provider may have more than the thirteen of §3.
 */
export const DnsRecord = loose({
  id: number(),
  domain: number(),
  name: string(),
  type: string(),
  ttl: optional(number(), 3600),
  value: optional(string(), ''),
  priority: nullish(number(), null),
  weight: nullish(number(), null),
  port: nullish(number(), null),
})
export type DnsRecord = InferOutput<typeof DnsRecord>

/** The body of a record; types beyond §3 are only sent back unchanged. */
export interface NewDnsRecord {
  name: string
  type: string
  ttl: number
  value: string
  priority?: number | null
  weight?: number | null
  port?: number | null
}

/** A domain for the sandbox, stories and tests. */
export function makeDnsDomain(over: Partial<DnsDomain> = {}): DnsDomain {
  return { id: 7, name: 'example.com', company: 300, delegated: true, name_servers: [], created_at: null, ...over }
}

/** A record for the sandbox, stories and tests. */
export function makeDnsRecord(over: Partial<DnsRecord> = {}): DnsRecord {
  return {
    id: 31,
    domain: 7,
    name: 'www',
    type: 'A',
    ttl: 3600,
    value: '203.0.113.7',
    priority: null,
    weight: null,
    port: null,
    ...over,
  }
}
