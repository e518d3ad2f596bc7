import { asciiHost, isHostName } from './hosts.ts'
import { visibleText } from './lineText.ts'
import { canonicalNetwork, parseNetwork } from './networks.ts'

/** The record types of §3. `CDN` points the name to the provider; the number of `MX_…` is the priority. */
export const dnsRecordTypes = [
  'A',
  'AAAA',
  'ALIAS',
  'CNAME',
  'CDN',
  'MX_1',
  'MX_5',
  'MX_10',
  'MX_20',
  'MX_30',
  'NS',
  'SRV',
  'TXT',
] as const
export type DnsRecordType = (typeof dnsRecordTypes)[number]

/** The times to live of §9, in seconds. */
export const dnsTtls = [300, 600, 3600, 86_400] as const
export type DnsTtl = (typeof dnsTtls)[number]

/** A record as typed: `name` is relative to the domain ('' or '@' is the domain itself); SRV has three more numbers. */
export interface DnsRecordDraft {
  readonly type: DnsRecordType
  readonly name: string
  readonly ttl: number
  readonly value: string
  readonly priority?: number | null | undefined
  readonly weight?: number | null | undefined
  readonly port?: number | null | undefined
}

/** Another record of the domain, as far as it matters for validation. */
export type DnsNeighbour = Pick<DnsRecordDraft, 'type' | 'name' | 'value'> &
  Partial<Pick<DnsRecordDraft, 'priority' | 'weight' | 'port'>>

const numbers = ['priority', 'weight', 'port'] as const

export type DnsField = 'name' | 'ttl' | 'value' | 'priority' | 'weight' | 'port'

/** Why a field is refused; the words are the app's. */
export type DnsProblemCode =
  | 'needed'
  | 'notIpv4'
  | 'notIpv6'
  | 'notHost'
  | 'notName'
  | 'notTtl'
  | 'notInRange'
  | 'tooLong'
  | 'notPrintable'
  | 'notEmpty'
  | 'notAtApex'
  | 'notService'
  | 'besideCname'
  | 'duplicate'
  | 'pointsToItself'

/** One thing that is wrong with a record. */
export interface DnsProblem {
  readonly field: DnsField
  readonly fault: DnsProblemCode
}

/** The name of a record without its domain: '' for the domain itself, in ASCII, lower case, without a dot at the end. */
export function relativeName(name: string, domain: string): string {
  const plain = asciiHost(visibleText(name)).toLowerCase().replace(/\.$/, '')
  const zone = domain.toLowerCase()
  if (plain === '@' || plain === zone) return ''
  return plain.endsWith(`.${zone}`) ? plain.slice(0, -zone.length - 1) : plain
}

/** The whole name of a record: `www` in `example.com` → `www.example.com`. */
export function fullName(name: string, domain: string): string {
  const relative = relativeName(name, domain)
  return relative === '' ? domain.toLowerCase() : `${relative}.${domain.toLowerCase()}`
}

const longestText = 2048
const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/

function isRecordName(name: string): boolean {
  const labels = name.split('.')
  return labels.every((part, i) => label.test(part) || (part === '*' && i === 0))
}

const isTarget = (name: string) => isHostName(name.replace(/(^|\.)_(?=[a-z0-9])/g, '$1'))

const isOf = (text: string, version: 4 | 6) => !text.includes('/') && parseNetwork(text)?.version === version

function nameFault({ type, name }: DnsRecordDraft, domain: string): DnsProblemCode | null {
  const relative = relativeName(name, domain)
  if (relative === '') return type === 'CNAME' || type === 'NS' || type === 'SRV' ? 'notAtApex' : null
  if (!isRecordName(relative)) return 'notName'
  if (fullName(name, domain).length > 253) return 'tooLong'
  if (type === 'SRV' && !/^_[a-z0-9-]+\._[a-z]+(\.|$)/.test(relative)) return 'notService'
  return null
}

function valueFault({ type, name, value }: DnsRecordDraft, domain: string): DnsProblemCode | null {
  const text = type === 'TXT' ? value.trim() : visibleText(value)
  if (type === 'CDN') return text === '' ? null : 'notEmpty'
  if (text === '') return 'needed'
  switch (type) {
    case 'A':
      return isOf(text, 4) ? null : 'notIpv4'
    case 'AAAA':
      return isOf(text, 6) ? null : 'notIpv6'
    case 'TXT':
      if (new TextEncoder().encode(text).length > longestText) return 'tooLong'
      return /\p{Cc}|\p{Cs}/u.test(text) ? 'notPrintable' : null
    default: {
      // A service that is expressly not there (RFC 2782), or a domain that takes no mail (RFC 7505).
      if ((type === 'SRV' || type.startsWith('MX_')) && text === '.') return null
      const target = asciiHost(text).toLowerCase().replace(/\.$/, '')
      if (!(type === 'CNAME' || type === 'ALIAS' ? isTarget(target) : isHostName(target))) return 'notHost'
      return type !== 'NS' && target === fullName(name, domain) && !type.startsWith('MX') ? 'pointsToItself' : null
    }
  }
}

function numberFault(value: number | null | undefined): DnsProblemCode | null {
  if (value === null || value === undefined) return 'needed'
  return Number.isInteger(value) && value >= 0 && value <= 65_535 ? null : 'notInRange'
}

/** Validates a record by itself and against the other records of its domain; empty if valid. */
export function recordProblems(
  draft: DnsRecordDraft,
  domain: string,
  others: readonly DnsNeighbour[] = [],
): DnsProblem[] {
  const found: readonly (readonly [DnsField, DnsProblemCode | null])[] = [
    ['name', nameFault(draft, domain)],
    ['ttl', dnsTtls.some((ttl) => ttl === draft.ttl) ? null : 'notTtl'],
    ['value', valueFault(draft, domain)],
    ...(draft.type === 'SRV' ? numbers : []).map((field) => [field, numberFault(draft[field])] as const),
  ]
  const own = found.flatMap(([field, fault]): DnsProblem[] => (fault ? [{ field, fault }] : []))
  return own.length > 0 ? own : recordConflicts(draft, domain, others)
}

/** Returns the conflicts of a record with other records of its name. */
export function recordConflicts(draft: DnsRecordDraft, domain: string, others: readonly DnsNeighbour[]): DnsProblem[] {
  const name = fullName(draft.name, domain)
  const beside = others.filter((other) => fullName(other.name, domain) === name)
  const pointing = (type: DnsRecordType) => type === 'CNAME' || type === 'ALIAS' || type === 'CDN'
  const addressing = (type: DnsRecordType) => pointing(type) || type === 'A' || type === 'AAAA'
  if (beside.some((other) => other.type === draft.type && isSameValue(other, draft)))
    return [{ field: 'value', fault: 'duplicate' }]
  const isCrowded = beside.some(
    (other) =>
      other.type === 'CNAME' ||
      draft.type === 'CNAME' ||
      (pointing(draft.type) && addressing(other.type)) ||
      (pointing(other.type) && addressing(draft.type)),
  )
  return isCrowded ? [{ field: 'name', fault: 'besideCname' }] : []
}

/** Normalises the value of a record, so that equal records have equal values. */
export function spelledValue({ type, value }: { readonly type: string; readonly value: string }): string {
  if (type === 'TXT') return value.trim()
  const text = visibleText(value)
  return (
    canonicalNetwork(text) ??
    asciiHost(text)
      .toLowerCase()
      .replace(/(?!^)\.$/, '')
  )
}

const isSameValue = (one: DnsNeighbour, other: DnsNeighbour) =>
  spelledValue(one) === spelledValue(other) &&
  (one.type !== 'SRV' || numbers.every((field) => one[field] === undefined || one[field] === other[field]))
