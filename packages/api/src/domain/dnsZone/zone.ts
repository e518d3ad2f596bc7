import { type DnsRecordDraft, dnsRecordTypes, fullName, relativeName, spelledValue } from '../dnsRecords.ts'

/** A record of a zone. The type is an open string: a provider may have more types than §3. */
export interface ZoneRecord {
  /** Relative to the domain; '' is the domain itself. */
  readonly name: string
  readonly type: string
  readonly ttl: number
  readonly value: string
  readonly priority: number | null
  readonly weight: number | null
  readonly port: number | null
}

/** A record with its id; a pending one has an id that starts with `new-`. */
export interface ZoneRow {
  readonly id: string
  readonly record: ZoneRecord
}

/** Moves the three numbers of SRV into the value of a record. */
export function zoneRecord(
  record: Pick<ZoneRecord, 'name' | 'type' | 'ttl' | 'value'> & Partial<ZoneRecord>,
): ZoneRecord {
  const { name, type, ttl, value, priority = null, weight = null, port = null } = record
  return type === 'SRV'
    ? { name, type, ttl, value, priority, weight, port }
    : { name, type, ttl, value, priority: null, weight: null, port: null }
}

/** Returns the record as a type of §3; null for other types. */
export function knownRecord(record: ZoneRecord): DnsRecordDraft | null {
  const type = dnsRecordTypes.find((known) => known === record.type)
  return type ? { ...record, type } : null
}

/** Whether a zone file can express the record: its type is known, and its name and host are single words. */
export function fitsText(record: ZoneRecord): boolean {
  const isWord = (text: string) => /^[^\s;()"\\]*$/.test(text)
  return knownRecord(record) !== null && isWord(record.name) && (record.type === 'TXT' || isWord(record.value))
}

/** Normalises names and values as the provider stores them. */
export function tidyRecord(record: ZoneRecord, domain: string): ZoneRecord {
  const value = record.type === 'CDN' ? '' : record.type === 'TXT' ? record.value.trim() : spelledValue(record)
  return zoneRecord({ ...record, name: relativeName(record.name, domain), value })
}

/** Identifies a record without its TTL: records with the same key are duplicates. */
export function recordKey(record: ZoneRecord, domain: string): string {
  const { type, priority, weight, port } = record
  const numbers = type === 'SRV' ? `${priority} ${weight} ${port} ` : ''
  return `${fullName(record.name, domain)} ${type} ${numbers}${spelledValue(record)}`
}

/** Whether two records are equal, TTL included. */
export const isSameRecord = (one: ZoneRecord, other: ZoneRecord, domain: string): boolean =>
  one.ttl === other.ttl && recordKey(one, domain) === recordKey(other, domain)

/** Groups rows by their full name. */
export function byName<Row extends ZoneRow>(rows: readonly Row[], domain: string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const name = fullName(row.record.name, domain)
    const group = groups.get(name)
    if (group) group.push(row)
    else groups.set(name, [row])
  }
  return groups
}
